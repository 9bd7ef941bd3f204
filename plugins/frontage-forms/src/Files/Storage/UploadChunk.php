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
	 * @param resource                                   $input
	 * @param resource                                   $output
	 * @param array{algorithm: string, sum: string}|null $checksum
	 * @param \Closure(resource, string): (int|false)    $write As `fwrite()`.
	 * @return string '' when it is complete and its checksum matches; `cut`, `checksum` or `full`.
	 */
	public static function copy( $input, $output, int $length, ?array $checksum, \Closure $write ): string {
		$hash = hash_init( $checksum['algorithm'] ?? 'sha1' );
		for ( $remaining = $length; $remaining > 0; ) {
			$chunk = (string) fread( $input, min( self::AT_ONCE, $remaining ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As in AtomicFileWriter.
			if ( '' === $chunk ) {
				return 'cut';
			}
			hash_update( $hash, $chunk );
			if ( ! PrivateFolder::run_without_warnings( static fn (): bool => strlen( $chunk ) === $write( $output, $chunk ) ) ) {
				return 'full';
			}
			$remaining -= strlen( $chunk );
		}
		return $checksum && ! hash_equals( $checksum['sum'], hash_final( $hash, true ) ) ? 'checksum' : '';
	}
}
