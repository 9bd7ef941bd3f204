<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Storage;

defined( 'ABSPATH' ) || exit;

/** Writes a file atomically: after a power cut, too, it exists either completely or not at all. */
final class AtomicFileWriter {

	// phpcs:disable WordPress.WP.AlternativeFunctions -- As in PrivateFolder; WP_Filesystem has no fsync and no atomic rename.

	private const PIECE = 1_048_576;

	/** Suffix of a file while it is written. */
	public const HALF = '.part';

	/** @var \Closure(resource, string): (int|false) */
	private readonly \Closure $write;

	/** @param ?\Closure(resource, string): (int|false) $write As `fwrite()`; tests simulate a full disk. */
	public function __construct( ?\Closure $write = null ) {
		$this->write = $write ?? fwrite( ... );
	}

	/** Copies to a temporary name, flushes it to the disk, and renames it; on any failure nothing is left. */
	public function copy_file( string $source, string $target ): bool {
		$temporary_path = $target . self::HALF;
		$is_copied      = PrivateFolder::run_without_warnings( fn (): bool => $this->write_file( $source, $temporary_path ) && chmod( $temporary_path, 0600 ) && rename( $temporary_path, $target ) );
		if ( ! $is_copied && is_file( $temporary_path ) ) {
			wp_delete_file( $temporary_path );
		}
		return $is_copied;
	}

	private function write_file( string $source, string $target ): bool {
		$input  = fopen( $source, 'rb' );
		$output = $input ? fopen( $target, 'wb' ) : false;
		if ( ! $input || ! $output ) {
			return false;
		}
		$written_bytes = 0;
		while ( ! feof( $input ) ) {
			$chunk = (string) fread( $input, self::PIECE );
			if ( strlen( $chunk ) !== ( $this->write )( $output, $chunk ) ) {
				break;
			}
			$written_bytes += strlen( $chunk );
		}
		$is_whole = feof( $input ) && filesize( $source ) === $written_bytes && fflush( $output ) && fsync( $output );
		fclose( $input );
		return fclose( $output ) && $is_whole;
	}
	// phpcs:enable
}
