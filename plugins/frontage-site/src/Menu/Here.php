<?php

declare( strict_types = 1 );

namespace Frontage\Site\Menu;

defined( 'ABSPATH' ) || exit;

/** Whether a link leads to the page that is shown. */
final class Here {

	/** @param int $id Of a post or a term; 0 for what has an address alone. */
	public static function is( string $url, int $id = 0, bool $is_term = false ): bool {
		if ( $id ) {
			$shown = get_queried_object();
			return get_queried_object_id() === $id && ( $is_term ? $shown instanceof \WP_Term : $shown instanceof \WP_Post );
		}
		if ( '' === $url || strpbrk( $url, '?#' ) ) {
			return false; // A part of a page, or one of many answers of it.
		}
		$home = home_url( '/' );
		if ( '/' === $url[0] && ! str_starts_with( $url, '//' ) ) {
			$url = ( preg_match( '~^\w+://[^/]+~', $home, $root ) ? $root[0] : '' ) . $url;
		}
		$wp    = $GLOBALS['wp'] ?? null;
		$asked = $wp instanceof \WP ? (string) $wp->request : '';
		$here  = is_front_page() ? $home : ( '' === $asked ? '' : home_url( $asked ) );
		return '' !== $here && untrailingslashit( $here ) === untrailingslashit( $url );
	}
}
