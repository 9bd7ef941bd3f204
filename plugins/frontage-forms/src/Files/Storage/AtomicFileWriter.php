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
	public function copy( string $from, string $to ): bool {
		$half = $to . self::HALF;
		$done = PrivateFolder::quietly( fn (): bool => $this->write_down( $from, $half ) && chmod( $half, 0600 ) && rename( $half, $to ) );
		if ( ! $done && is_file( $half ) ) {
			wp_delete_file( $half );
		}
		return $done;
	}

	private function write_down( string $from, string $to ): bool {
		$in  = fopen( $from, 'rb' );
		$out = $in ? fopen( $to, 'wb' ) : false;
		if ( ! $in || ! $out ) {
			return false;
		}
		$written = 0;
		while ( ! feof( $in ) ) {
			$piece = (string) fread( $in, self::PIECE );
			if ( strlen( $piece ) !== ( $this->write )( $out, $piece ) ) {
				break;
			}
			$written += strlen( $piece );
		}
		$is_whole = feof( $in ) && filesize( $from ) === $written && fflush( $out ) && fsync( $out );
		fclose( $in );
		return fclose( $out ) && $is_whole;
	}
	// phpcs:enable
}
