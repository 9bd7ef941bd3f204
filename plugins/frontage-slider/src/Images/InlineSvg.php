<?php

namespace Frontage\Slider\Images;

use Frontage\Kit\LocalFile;
use Frontage\Slider\Model\Sanitizer\SvgSanitizer;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitized SVG files of this site for inlining. Files are read from the disk and no server is requested. So a URL in a
 * slider can only refer to SVGs that visitors may see anyway.
 */
final class InlineSvg {

	private const BYTES = 262_144;

	/** Sanitized SVG at a URL of this site; null if there is none. */
	public static function from_url( string $url ): ?string {
		$file = self::file( $url, 'svg' );
		$svg  = null === $file ? null : LocalFile::read( $file, 0, self::BYTES + 1 );
		return is_string( $svg ) && strlen( $svg ) <= self::BYTES ? SvgSanitizer::clean( $svg ) : null;
	}

	/** File of a URL: one with this extension inside the uploads, the content folder or WordPress's own files, also through links. */
	public static function file( string $url, string $extension ): ?string {
		$url   = (string) preg_replace( '/[?#].*$/s', '', \WP_Http::make_absolute_url( $url, home_url( '/' ) ) );
		$bases = [
			wp_get_upload_dir()['baseurl'] => wp_get_upload_dir()['basedir'],
			content_url()                  => WP_CONTENT_DIR,
			includes_url()                 => ABSPATH . 'wp-includes',
		];
		foreach ( $bases as $address => $folder ) {
			$address = trailingslashit( (string) preg_replace( '/^https?:/i', '', $address ) );
			$bare    = (string) preg_replace( '/^https?:/i', '', $url );
			if ( ! str_starts_with( $bare, $address ) ) {
				continue;
			}
			$inside = realpath( $folder );
			$path   = rawurldecode( substr( $bare, strlen( $address ) ) );
			$file   = false === $inside || str_contains( $path, "\0" ) ? false : realpath( "$inside/$path" );
			if ( false !== $file && str_starts_with( $file, "$inside/" ) && strtolower( pathinfo( $file, PATHINFO_EXTENSION ) ) === $extension && is_file( $file ) ) {
				return $file;
			}
		}
		return null;
	}
}
