<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

defined( 'ABSPATH' ) || exit;

/** Keeps files in the private folder; several web servers of a site must share it. */
final class FolderStorage implements Storage {

	// phpcs:disable WordPress.WP.AlternativeFunctions -- As in Folder.

	/** @var ?\Closure(resource, string): (int|false) */
	private readonly ?\Closure $write;

	/** @param ?\Closure(resource, string): (int|false) $write As `fwrite()`; tests bring a disk that is full. */
	public function __construct( ?\Closure $write = null ) {
		$this->write = $write;
	}

	public function put( Kept $file, string $path ): string {
		return '' !== Folder::make( substr( $file->token, 0, 2 ) ) && ( new Bytes( $this->write ) )->copy( $path, $file->path() ) ? '' : 'full';
	}

	public function look( Kept $file ): string {
		return is_file( $file->path() ) ? '' : 'gone';
	}

	public function read( Kept $file, $out, int $from, int $length ): string {
		$in = is_file( $file->path() ) ? fopen( $file->path(), 'rb' ) : false;
		if ( ! $in ) {
			return 'gone';
		}
		fseek( $in, $from );
		$copied = $length > 0 ? stream_copy_to_stream( $in, $out, $length ) : 0;
		fclose( $in );
		return $copied === $length ? '' : 'gone';
	}

	public function remove( Kept $file ): bool {
		foreach ( [ $file->path(), $file->half() ] as $path ) {
			if ( is_file( $path ) ) {
				wp_delete_file( $path );
			}
		}
		return ! is_file( $file->path() );
	}

	public function half( Kept $file ): Half|string {
		return FolderHalf::open( $file, $this->write );
	}

	public function one_at_a_time( \Closure $work ): mixed {
		return Lock::hold( $work );
	}

	public function free(): ?int {
		return Folder::free();
	}

	public function tidy(): void {
		foreach ( glob( Folder::path() . '/??', GLOB_ONLYDIR ) ?: [] as $folder ) {
			Folder::quietly( static fn (): bool => rmdir( $folder ) ); // Only an empty one goes.
		}
	}

	/** Fetches a file of the folder as any visitor could. */
	public function probe(): Probe {
		$folder = Folder::make();
		$probe  = "$folder/probe-" . bin2hex( random_bytes( 8 ) ) . '.txt';
		$secret = bin2hex( random_bytes( 16 ) );
		if ( '' === $folder || ! Folder::quietly( static fn (): bool => strlen( $secret ) === file_put_contents( $probe, $secret ) ) ) {
			return new Probe( Probe::REFUSED, __( 'The folder for them, in the uploads folder, cannot be written to. Until it can, forms with a file field refuse files.', 'frontage-forms' ) );
		}
		$uploads = wp_upload_dir( null, false );
		$inside  = str_starts_with( $probe, $uploads['basedir'] . '/' );
		$fetched = $inside ? wp_remote_get( $uploads['baseurl'] . substr( $probe, strlen( $uploads['basedir'] ) ), [ 'timeout' => 3, 'sslverify' => false, 'redirection' => 1 ] ) : null;
		wp_delete_file( $probe );
		if ( is_array( $fetched ) && str_contains( wp_remote_retrieve_body( $fetched ), $secret ) ) {
			$path = (string) wp_parse_url( $uploads['baseurl'] . substr( $folder, strlen( $uploads['basedir'] ) ), PHP_URL_PATH );
			return new Probe( Probe::PUBLIC, __( 'Your web server hands out the private folder to whoever knows a name in it. With nginx, add this to the site’s configuration; or move the folder out of what the server shows (filter frontage_forms_private_folder):', 'frontage-forms' ) . " location ^~ $path/ { deny all; }" );
		}
		return is_wp_error( $fetched ) ? new Probe( Probe::UNKNOWN, $fetched->get_error_message() ) : new Probe( Probe::PRIVATE );
	}
	// phpcs:enable
}
