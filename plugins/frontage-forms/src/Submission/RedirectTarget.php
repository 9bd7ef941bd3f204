<?php

declare( strict_types=1 );

namespace Frontage\Forms\Submission;

use Frontage\Forms\Document\ConfirmationSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Validates where a form may redirect visitors: to URLs of this site only.
 *
 * @phpstan-import-type Entry from ConfirmationSettings
 */
final class RedirectTarget {

	/**
	 * URL of a public page, or the URL as entered; '' when it is not allowed.
	 *
	 * @param Entry $entry
	 */
	public static function find_target( array $entry ): string {
		return 'page' === $entry['show'] ? self::page_url( $entry['page'] ) : self::allow_site_url( $entry['address'] );
	}

	/** Returns the URL if it belongs to this site (a path, or the site's scheme and host); else ''. */
	public static function allow_site_url( string $address ): string {
		if ( '' === $address || preg_match( '/[\x00-\x20\x7F\\\\]/', $address ) ) {
			return '';
		}
		$home = (array) wp_parse_url( home_url() );
		$port = isset( $home['port'] ) ? ':' . $home['port'] : '';
		$base = ( $home['scheme'] ?? 'http' ) . '://' . ( $home['host'] ?? '' ) . $port;
		$url  = preg_match( '~^/(?!/)~', $address ) ? $base . $address : $address;
		// A user name before the host, or another spelling of it, is another address, so it must begin exactly like the site's URL.
		return preg_match( '~^' . preg_quote( $base, '~' ) . '(?:[/?#]|$)~iD', $url ) ? sanitize_url( $url, [ 'http', 'https' ] ) : '';
	}

	private static function page_url( int $id ): string {
		$url = $id > 0 && 'publish' === get_post_status( $id ) && is_post_publicly_viewable( $id ) ? get_permalink( $id ) : false;
		return $url ? self::allow_site_url( $url ) : '';
	}
}
