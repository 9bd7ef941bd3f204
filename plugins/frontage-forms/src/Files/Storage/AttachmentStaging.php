<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Storage;

defined( 'ABSPATH' ) || exit;

/** Puts files under their display names for as long as one process needs them: read-only, in a separate folder that no web server serves. */
final class AttachmentStaging {

	// phpcs:disable WordPress.WP.AlternativeFunctions -- As in PrivateFolder.

	private const FOLDER = 'request';

	private const A_DAY = DAY_IN_SECONDS;

	private string $folder = '';

	/** Whether a file is missing only because its storage does not answer right now (`FileRepository::copy_to_staging()`). */
	public bool $is_storage_away = false;

	/**
	 * Adds a file and returns its path; '' when the disk refuses.
	 *
	 * @param \Closure(string): bool $write Writes the file to the path that it receives.
	 */
	public function add_file( string $name, \Closure $write ): string {
		$folder = $this->create_folder();
		if ( '' === $folder ) {
			return '';
		}
		$path = $folder . '/' . FileNames::find_free_name( $folder, $name );
		return $write( $path ) && chmod( $path, 0400 ) ? $path : '';
	}

	/** Deletes all files, whatever the outcome was. */
	public function delete_files(): void {
		if ( '' !== $this->folder ) {
			self::delete_folder( $this->folder );
			$this->folder = '';
		}
	}

	/** On cron: deletes folders of processes that were killed. */
	public static function sweep(): void {
		foreach ( glob( PrivateFolder::path() . '/' . self::FOLDER . '/*', GLOB_ONLYDIR ) ?: [] as $folder ) {
			if ( filemtime( $folder ) < time() - self::A_DAY ) {
				self::delete_folder( $folder );
			}
		}
	}

	/** A folder with a name that cannot be guessed. */
	private function create_folder(): string {
		if ( '' === $this->folder ) {
			$this->folder = PrivateFolder::create( self::FOLDER . '/' . bin2hex( random_bytes( 16 ) ) );
		}
		return $this->folder;
	}

	private static function delete_folder( string $folder ): void {
		if ( ! is_dir( $folder ) ) {
			return;
		}
		// A glob pattern for hidden files needs GLOB_BRACE, which not every system has.
		foreach ( array_diff( scandir( $folder ) ?: [], [ '.', '..' ] ) as $name ) {
			chmod( $folder . '/' . $name, 0600 ); // Windows does not delete read-only files.
			wp_delete_file( $folder . '/' . $name );
		}
		rmdir( $folder );
	}
	// phpcs:enable
}
