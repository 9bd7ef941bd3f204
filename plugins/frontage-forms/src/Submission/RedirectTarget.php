<?php

declare( strict_types=1 );

namespace Frontage\Forms\Submission;

use Frontage\Forms\Document\ConfirmationSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Where a form may lead its visitors: to this site and nowhere else.
 *
 * @phpstan-import-type Entry from ConfirmationSettings
 */
final class RedirectTarget {

	/**
	 * Of a page that everybody may see, or as it was written; '' where it leads nowhere.
	 *
	 * @param Entry $entry
	 */
	public static function of_entry( array $entry ): string {
		return 'page' === $entry['show'] ? self::of_page( $entry['page'] ) : self::of( $entry['address'] );
	}

	/** The address if it is one of this site: a path, or with the site's own scheme and host; else ''. */
	public static function of( string $address ): string {
		if ( '' === $address || preg_match( '/[\x00-\x20\x7F\\\\]/', $address ) ) {
			return '';
		}
		$home = (array) wp_parse_url( home_url() );
		$port = isset( $home['port'] ) ? ':' . $home['port'] : '';
		$base = ( $home['scheme'] ?? 'http' ) . '://' . ( $home['host'] ?? '' ) . $port;
		$url  = preg_match( '~^/(?!/)~', $address ) ? $base . $address : $address;
		// Another way to write the host, or a name before it, is another address: it has to begin as the site's own does.
		return preg_match( '~^' . preg_quote( $base, '~' ) . '(?:[/?#]|$)~iD', $url ) ? sanitize_url( $url, [ 'http', 'https' ] ) : '';
	}

	private static function of_page( int $id ): string {
		$url = $id > 0 && 'publish' === get_post_status( $id ) && is_post_publicly_viewable( $id ) ? get_permalink( $id ) : false;
		return $url ? self::of( $url ) : '';
	}
}
