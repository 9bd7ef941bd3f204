<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Storage;

defined( 'ABSPATH' ) || exit;

/** Copies a chunk from the request to the disk. */
final class UploadChunk {

	private const AT_ONCE = 65536;

	/**
	 * Copies it as a stream, without holding it in memory.
	 *
	 * @param resource                                   $in
	 * @param resource                                   $out
	 * @param array{algorithm: string, sum: string}|null $sum
	 * @param \Closure(resource, string): (int|false)    $write As `fwrite()`.
	 * @return string '' when it is complete and its checksum matches; `cut`, `checksum` or `full`.
	 */
	public static function copy( $in, $out, int $length, ?array $sum, \Closure $write ): string {
		$hash = hash_init( $sum['algorithm'] ?? 'sha1' );
		for ( $left = $length; $left > 0; ) {
			$piece = (string) fread( $in, min( self::AT_ONCE, $left ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As in AtomicFileWriter.
			if ( '' === $piece ) {
				return 'cut';
			}
			hash_update( $hash, $piece );
			if ( ! PrivateFolder::quietly( static fn (): bool => strlen( $piece ) === $write( $out, $piece ) ) ) {
				return 'full';
			}
			$left -= strlen( $piece );
		}
		return $sum && ! hash_equals( $sum['sum'], hash_final( $hash, true ) ) ? 'checksum' : '';
	}
}
