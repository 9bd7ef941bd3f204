<?php

declare( strict_types = 1 );

namespace Frontage\Site\Menu;

defined( 'ABSPATH' ) || exit;

/** Whether a link points to the current page. */
final class CurrentPage {

	/** @param int $id ID of a post or a term; 0 for a custom link. */
	public static function is_current( string $url, int $id = 0, bool $is_term = false ): bool {
		if ( $id ) {
			$shown = get_queried_object();
			return get_queried_object_id() === $id && ( $is_term ? $shown instanceof \WP_Term : $shown instanceof \WP_Post );
		}
		if ( '' === $url || strpbrk( $url, '?#' ) ) {
			return false; // A fragment of a page, or one of several query results of it.
		}
		$wp           = $GLOBALS['wp'] ?? null;
		$request_path = $wp instanceof \WP ? (string) $wp->request : '';
		$current_url  = is_front_page() ? home_url( '/' ) : ( '' === $request_path ? '' : home_url( $request_path ) );
		return self::is_same_url( $current_url, $url );
	}

	/**
	 * Whether a link points to the archive that the current entry or category belongs to: the posts page, a post type
	 * archive. If the front page is that archive, there is none.
	 */
	public static function is_ancestor( string $url ): bool {
		$shown = get_queried_object();
		$type  = match ( true ) {
			$shown instanceof \WP_Post => $shown->post_type,
			$shown instanceof \WP_Term => ( get_taxonomy( $shown->taxonomy ) ?: null )?->object_type[0] ?? '',
			default => is_author() || is_date() ? 'post' : '',
		};
		$list = '' === $type || 'page' === $type ? '' : (string) get_post_type_archive_link( $type );
		return untrailingslashit( home_url( '/' ) ) !== untrailingslashit( $list ) && self::is_same_url( $list, $url );
	}

	private static function is_same_url( string $address, string $url ): bool {
		if ( str_starts_with( $url, '/' ) && ! str_starts_with( $url, '//' ) ) {
			$url = ( preg_match( '~^\w+://[^/]+~', home_url( '/' ), $root ) ? $root[0] : '' ) . $url;
		}
		return '' !== $address && untrailingslashit( $address ) === untrailingslashit( $url );
	}
}
