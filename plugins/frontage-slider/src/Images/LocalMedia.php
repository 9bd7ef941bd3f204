<?php

namespace Frontage\Slider\Images;

defined( 'ABSPATH' ) || exit;

/** Finds what an address of this site means: a file of the media library, or one that lies beside it. */
final class LocalMedia {

	/** Relative, or of this site's own host. */
	public static function is_here( string $url ): bool {
		$host = wp_parse_url( self::absolute( $url ), PHP_URL_HOST );
		return is_string( $host ) && strtolower( $host ) === strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
	}

	/** The attachment that an address shows, also as one of its smaller sizes; 0 when there is none. */
	public static function attachment( string $url ): int {
		$base = self::path_of( wp_get_upload_dir()['baseurl'] );
		$path = self::path_of( self::absolute( $url ) );
		if ( ! str_starts_with( $path, "$base/" ) ) {
			return 0;
		}
		$name  = substr( $path, strlen( $base ) + 1 );
		$whole = (string) preg_replace( '/-\d{1,5}x\d{1,5}(?=\.\w+$)/', '', $name );
		foreach ( array_unique( [ $name, $whole, (string) preg_replace( '/(?=\.\w+$)/', '-scaled', $whole ) ] ) as $file ) {
			$found = attachment_url_to_postid( wp_get_upload_dir()['baseurl'] . '/' . $file );
			if ( $found > 0 ) {
				return $found;
			}
		}
		return 0;
	}

	/** Whether there should be a file of wp-content: what else this site answers with may be made by a program. */
	public static function is_content( string $url ): bool {
		return str_starts_with( self::path_of( self::absolute( $url ) ), self::path_of( content_url() ) . '/' );
	}

	/** Whether there should be a file of wp-content, and is none: a page that shows it has a hole. What the library knows may lie elsewhere. */
	public static function is_missing( string $url ): bool {
		if ( ! self::is_here( $url ) || ! self::is_content( $url ) ) {
			return false;
		}
		$path = self::path_of( self::absolute( $url ) );
		foreach ( [ wp_get_upload_dir()['baseurl'] => wp_get_upload_dir()['basedir'], content_url() => WP_CONTENT_DIR ] as $base => $folder ) {
			$base = self::path_of( $base ) . '/';
			$name = str_starts_with( $path, $base ) ? substr( $path, strlen( $base ) ) : '';
			if ( '' !== $name && ( 0 !== validate_file( $name ) || file_exists( trailingslashit( $folder ) . $name ) ) ) {
				return false;
			}
		}
		return 0 === self::attachment( $url );
	}

	/** A file below wp-content that is served under this address but stands in no library. */
	public static function file( string $url ): ?string {
		$base = self::path_of( content_url() );
		$path = self::path_of( self::absolute( $url ) );
		$name = str_starts_with( $path, "$base/" ) ? substr( $path, strlen( $base ) + 1 ) : '';
		$root = trailingslashit( (string) realpath( WP_CONTENT_DIR ) );
		$file = '' !== $name && 0 === validate_file( $name ) ? realpath( $root . $name ) : false;
		if ( ! is_string( $file ) || ! is_file( $file ) || ! str_starts_with( $file, $root ) ) {
			return null;
		}
		$real = wp_normalize_path( substr( $file, strlen( $root ) ) ); // An address may be written in many ways.
		return 1 === preg_match( '~^(?:uploads|plugins|themes)/(?!(?:.+/)?(?:frontage-private|woocommerce_uploads)/)~', $real ) ? $file : null;
	}

	private static function absolute( string $url ): string {
		return \WP_Http::make_absolute_url( $url, home_url( '/' ) );
	}

	/** Without host, question and slash at the end, as it is on the disk. */
	private static function path_of( string $url ): string {
		return rtrim( rawurldecode( (string) wp_parse_url( $url, PHP_URL_PATH ) ), '/' );
	}
}
