<?php

namespace Frontage\Slider\Posts;

use Frontage\Kit\Database\PostQueryArgs;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/** Queries the posts for a slider's slides: published ones that anyone may read, twenty at most, with at most five queries. */
final class PostSlideQuery {

	private const LIMIT = 6;

	private const MOST = 20;

	private const ORDERS = [ 'date', 'modified', 'title', 'menu_order', 'rand' ];

	/**
	 * @param array<string, mixed> $source `options.source` of a slider, as stored.
	 * @return list<WP_Post>
	 */
	public static function posts( array $source ): array {
		$query_settings = is_array( $source['query'] ?? null ) ? $source['query'] : [];
		$type           = self::type( $source, $query_settings );
		if ( null === $type ) {
			return [];
		}
		$current_post = get_post();
		$args         = [
			'post_type'           => $type,
			'post_status'         => 'publish',
			'has_password'        => false,
			'posts_per_page'      => self::clamped_integer( $source['limit'] ?? self::LIMIT, 1, self::MOST ),
			'offset'              => self::clamped_integer( $query_settings['offset'] ?? 0, 0, 100 ),
			'orderby'             => in_array( $query_settings['orderBy'] ?? '', self::ORDERS, true ) ? $query_settings['orderBy'] : 'date',
			'order'               => 'asc' === ( $query_settings['order'] ?? '' ) ? 'ASC' : 'DESC',
			'post__not_in'        => null === $current_post ? [] : [ $current_post->ID ], // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_post__not_in -- One: a page has no slide of itself.
			...PostQueryArgs::terms( self::terms( $type, $query_settings ) ),
			'ignore_sticky_posts' => true,
			'no_found_rows'       => true,
		];
		if ( true === ( $query_settings['withPicture'] ?? false ) ) {
			$args += PostQueryArgs::meta( '_thumbnail_id' );
		}
		/**
		 * Filters the query for slides made of posts. Only posts that anyone may read are shown, regardless of the query.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, mixed> $args   Arguments for WP_Query.
		 * @param array<string, mixed> $source The slider's `options.source`.
		 */
		$args  = (array) apply_filters( 'frontage_slider_posts_query', $args, $source );
		$query = new WP_Query( $args );
		update_post_thumbnail_cache( $query );
		$posts = array_filter( $query->posts ?? [], static fn( mixed $post ): bool => $post instanceof WP_Post && self::is_public( $post ) );
		cache_users( array_map( intval( ... ), array_unique( array_column( $posts, 'post_author' ) ) ) );
		/** @var list<WP_Post> */
		return array_values( array_slice( $posts, 0, self::MOST ) );
	}

	/**
	 * Whether the post is published, public and has no password, regardless of the current user, since a slider is the
	 * same for everyone.
	 */
	public static function is_public( WP_Post $post ): bool {
		return 'publish' === $post->post_status && '' === $post->post_password && is_post_publicly_viewable( $post );
	}

	/**
	 * @param array<string, mixed> $source
	 * @param array<mixed>         $query_settings
	 */
	private static function type( array $source, array $query_settings ): ?string {
		if ( 'products' === ( $source['type'] ?? '' ) ) {
			return function_exists( 'wc_get_product' ) && post_type_exists( 'product' ) ? 'product' : null;
		}
		$type = is_string( $query_settings['postType'] ?? null ) && '' !== $query_settings['postType'] ? $query_settings['postType'] : 'post';
		return 'attachment' !== $type && is_post_type_viewable( $type ) ? $type : null;
	}

	/**
	 * @param array<mixed> $query_settings
	 * @return array<int|string, mixed>
	 */
	private static function terms( string $type, array $query_settings ): array {
		$taxonomy = is_string( $query_settings['taxonomy'] ?? null ) ? $query_settings['taxonomy'] : '';
		$terms    = array_filter( is_array( $query_settings['terms'] ?? null ) ? $query_settings['terms'] : [], is_int( ... ) );
		$query    = [];
		if ( $terms && is_object_in_taxonomy( $type, $taxonomy ) && is_taxonomy_viewable( $taxonomy ) ) {
			$query[] = [
				'taxonomy' => $taxonomy,
				'terms'    => array_slice( $terms, 0, self::MOST ),
			];
		}
		if ( 'product' === $type && taxonomy_exists( 'product_visibility' ) ) {
			// Products hidden from the catalog are excluded.
			$query[] = [
				'taxonomy' => 'product_visibility',
				'field'    => 'name',
				'terms'    => [ 'exclude-from-catalog' ],
				'operator' => 'NOT IN',
			];
		}
		return $query;
	}

	private static function clamped_integer( mixed $value, int $low, int $high ): int {
		return max( $low, min( $high, is_numeric( $value ) ? (int) $value : $low ) );
	}
}
