<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Storage;

defined( 'ABSPATH' ) || exit;

/** Lays files out under the names that people know, for as long as one process needs them: read-only, in a folder of their own that no web server shows. */
final class AttachmentStaging {

	// phpcs:disable WordPress.WP.AlternativeFunctions -- As in Folder.

	private const FOLDER = 'request';

	private const A_DAY = DAY_IN_SECONDS;

	private string $folder = '';

	/** Whether a file could not be laid out since its storage does not answer (`FileRepository::lay_out()`): later it can. */
	public bool $is_storage_away = false;

	/**
	 * The path under which it lies now; '' when the disk refuses.
	 *
	 * @param \Closure(string): bool $put Gets the path to put it at.
	 */
	public function lay( string $name, \Closure $put ): string {
		$folder = $this->folder();
		if ( '' === $folder ) {
			return '';
		}
		$path = $folder . '/' . FileNames::in_folder( $folder, $name );
		return $put( $path ) && chmod( $path, 0400 ) ? $path : '';
	}

	/** Takes everything away, however the matter ended. */
	public function clear(): void {
		if ( '' !== $this->folder ) {
			self::remove( $this->folder );
			$this->folder = '';
		}
	}

	/** On cron: a process that was killed leaves its folder behind. */
	public static function sweep(): void {
		foreach ( glob( PrivateFolder::path() . '/' . self::FOLDER . '/*', GLOB_ONLYDIR ) ?: [] as $folder ) {
			if ( filemtime( $folder ) < time() - self::A_DAY ) {
				self::remove( $folder );
			}
		}
	}

	/** A folder with a name that cannot be guessed. */
	private function folder(): string {
		if ( '' === $this->folder ) {
			$this->folder = PrivateFolder::make( self::FOLDER . '/' . bin2hex( random_bytes( 16 ) ) );
		}
		return $this->folder;
	}

	private static function remove( string $folder ): void {
		if ( ! is_dir( $folder ) ) {
			return;
		}
		// Not by a glob pattern: GLOB_BRACE, which hidden files would need, is not there on every system.
		foreach ( array_diff( scandir( $folder ) ?: [], [ '.', '..' ] ) as $name ) {
			chmod( $folder . '/' . $name, 0600 ); // Windows does not remove what is read-only.
			wp_delete_file( $folder . '/' . $name );
		}
		rmdir( $folder );
	}
	// phpcs:enable
}
