<?php

declare( strict_types = 1 );

namespace Frontage\Site\Menu;

use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/** All published pages with what a menu needs: title, address and parent. Their content would be most of the bytes of a page view. */
final class PageOutline {

	private const GROUP = 'frontage_site_pages';

	/**
	 * In the order of get_pages().
	 *
	 * @return list<\WP_Post> Without content, so never put them into a cache.
	 */
	public static function list_pages(): array {
		if ( has_filter( 'get_pages' ) || has_filter( 'get_pages_query_args' ) ) { // Plugins leave pages out there, and expect whole ones.
			return array_values( get_pages( [ 'sort_column' => 'menu_order,post_title' ] ) ?: [] );
		}
		$query = new \WP_Query();
		/** @var list<int> $ids */
		$ids = $query->query(
			[
				'post_type'           => 'page',
				'post_status'         => 'publish',
				'posts_per_page'      => -1,
				'orderby'             => [
					'menu_order' => 'ASC',
					'post_title' => 'ASC',
				],
				'fields'              => 'ids',
				'no_found_rows'       => true,
				'ignore_sticky_posts' => true,
			]
		);
		$rows  = array_column( self::rows( $ids ), null, 'ID' );
		$pages = [];
		foreach ( $ids as $id ) {
			if ( isset( $rows[ $id ] ) ) {
				$pages[] = new \WP_Post( (object) ( [ 'filter' => 'raw' ] + self::with_numbers( $rows[ $id ] ) ) );
			}
		}
		// The address of a page holds the names of those above it.
		_prime_post_caches( array_values( array_unique( array_filter( array_column( $pages, 'post_parent' ) ) ) ), false, false );
		return $pages;
	}

	/**
	 * @param list<int> $ids
	 * @return list<array<string, string|null>>
	 */
	private static function rows( array $ids ): array {
		global $wpdb;
		if ( ! $ids ) {
			return [];
		}
		$key    = md5( implode( ' ', $ids ) ) . ':' . wp_cache_get_last_changed( 'posts' );
		$cached = wp_cache_get( $key, self::GROUP );
		if ( is_array( $cached ) ) {
			/** @var list<array<string, string|null>> $cached */
			return $cached;
		}
		$rows = Database::rows( Database::prepared( 'SELECT ID, post_title, post_name, post_parent, post_status, post_type, post_password FROM %i WHERE ID IN (' . implode( ', ', array_fill( 0, count( $ids ), '%d' ) ) . ')', [ $wpdb->posts, ...$ids ] ) ) ?: [];
		wp_cache_set( $key, $rows, self::GROUP, DAY_IN_SECONDS );
		return $rows;
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, int|string|null>
	 */
	private static function with_numbers( array $row ): array {
		return [
			'ID'          => (int) $row['ID'],
			'post_parent' => (int) $row['post_parent'],
		] + $row;
	}
}
