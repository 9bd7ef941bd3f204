<?php

declare( strict_types = 1 );

namespace Frontage\Kit;

defined( 'ABSPATH' ) || exit;

/**
 * Files of this server that code of ours named: its own, uploads (which may be a stream of the host's, such as s3://),
 * temporary ones. Callers pass no path that a request named; web addresses are no files to `is_file()`. WP_Filesystem is
 * for what an owner's FTP account may have to write; it may ask for a password.
 */
final class LocalFile {

	/**
	 * The content, or a part of it; null if there is no such file.
	 *
	 * @param int<0, max>|null $length
	 */
	public static function read( string $path, int $start = 0, ?int $length = null ): ?string {
		if ( ! is_file( $path ) ) {
			return null;
		}
		$content = file_get_contents( $path, false, null, $start, $length ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file: see above.
		return false === $content ? null : $content;
	}

	/** Writes a file, such as one that `wp_tempnam()` made. False if not all of it could be written. */
	public static function write( string $path, string $content ): bool {
		return strlen( $content ) === file_put_contents( $path, $content ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A local file: see above.
	}

	/** Sends a file as the response, whatever its size. */
	public static function send( string $path ): void {
		if ( is_file( $path ) ) {
			readfile( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A local file: see above; WP_Filesystem would read it into memory.
		}
	}
}
