<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Storage;

defined( 'ABSPATH' ) || exit;

/** Stores files in the private folder; several web servers of a site must share it. */
final class LocalFileStorage implements FileStorage {

	// phpcs:disable WordPress.WP.AlternativeFunctions -- As in PrivateFolder.

	/** @var ?\Closure(resource, string): (int|false) */
	private readonly ?\Closure $write;

	/** @param ?\Closure(resource, string): (int|false) $write As `fwrite()`; tests simulate a full disk. */
	public function __construct( ?\Closure $write = null ) {
		$this->write = $write;
	}

	public function store( StoredFile $file, string $path ): string {
		return '' !== PrivateFolder::create( substr( $file->token, 0, 2 ) ) && ( new AtomicFileWriter( $this->write ) )->copy_file( $path, $file->path() ) ? '' : 'full';
	}

	public function check( StoredFile $file ): string {
		return is_file( $file->path() ) ? '' : 'gone';
	}

	public function copy_bytes( StoredFile $file, $output, int $from, int $length ): string {
		$input = is_file( $file->path() ) ? fopen( $file->path(), 'rb' ) : false;
		if ( ! $input ) {
			return 'gone';
		}
		fseek( $input, $from );
		$copied = $length > 0 ? stream_copy_to_stream( $input, $output, $length ) : 0;
		fclose( $input );
		return $copied === $length ? '' : 'gone';
	}

	public function delete( StoredFile $file ): bool {
		foreach ( [ $file->path(), $file->partial_path() ] as $path ) {
			if ( is_file( $path ) ) {
				wp_delete_file( $path );
			}
		}
		return ! is_file( $file->path() );
	}

	public function open_partial( StoredFile $file ): PartialUpload|string {
		return LocalPartialUpload::open( $file, $this->write );
	}

	public function run_exclusively( \Closure $callback ): mixed {
		return FolderLock::run_locked( $callback );
	}

	public function free_bytes(): ?int {
		return PrivateFolder::free_bytes();
	}

	public function remove_empty_folders(): void {
		foreach ( glob( PrivateFolder::path() . '/??', GLOB_ONLYDIR ) ?: [] as $folder ) {
			PrivateFolder::run_without_warnings( static fn (): bool => rmdir( $folder ) ); // rmdir() removes empty folders only.
		}
	}

	/** Requests a file of the folder as any visitor could. */
	public function run_probe(): StorageProbe {
		$folder = PrivateFolder::create();
		$probe  = "$folder/probe-" . bin2hex( random_bytes( 8 ) ) . '.txt';
		$secret = bin2hex( random_bytes( 16 ) );
		if ( '' === $folder || ! PrivateFolder::run_without_warnings( static fn (): bool => strlen( $secret ) === file_put_contents( $probe, $secret ) ) ) {
			return new StorageProbe( StorageProbe::REFUSED, __( 'WordPress cannot write to the private folder inside the uploads folder. Until this is fixed, forms with a file field reject files.', 'frontage-forms' ) );
		}
		$uploads          = wp_upload_dir( null, false );
		$is_public_folder = str_starts_with( $probe, $uploads['basedir'] . '/' );
		$fetched          = $is_public_folder ? wp_remote_get( $uploads['baseurl'] . substr( $probe, strlen( $uploads['basedir'] ) ), [ 'timeout' => 3, 'sslverify' => false, 'redirection' => 1 ] ) : null;
		wp_delete_file( $probe );
		if ( is_array( $fetched ) && str_contains( wp_remote_retrieve_body( $fetched ), $secret ) ) {
			$path = (string) wp_parse_url( $uploads['baseurl'] . substr( $folder, strlen( $uploads['basedir'] ) ), PHP_URL_PATH );
			return new StorageProbe( StorageProbe::PUBLIC, __( 'Anyone who knows a file name can open files in the private folder. With nginx, add this to the site’s configuration. Or move the folder outside the web root with the filter frontage_forms_private_folder:', 'frontage-forms' ) . " location ^~ $path/ { deny all; }" );
		}
		return is_wp_error( $fetched ) ? new StorageProbe( StorageProbe::UNKNOWN, $fetched->get_error_message() ) : new StorageProbe( StorageProbe::PRIVATE );
	}
	// phpcs:enable
}
