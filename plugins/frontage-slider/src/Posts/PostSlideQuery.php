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
		$wanted = is_array( $source['query'] ?? null ) ? $source['query'] : [];
		$type   = self::type( $source, $wanted );
		if ( null === $type ) {
			return [];
		}
		$shown = get_post();
		$args  = [
			'post_type'           => $type,
			'post_status'         => 'publish',
			'has_password'        => false,
			'posts_per_page'      => self::whole( $source['limit'] ?? self::LIMIT, 1, self::MOST ),
			'offset'              => self::whole( $wanted['offset'] ?? 0, 0, 100 ),
			'orderby'             => in_array( $wanted['orderBy'] ?? '', self::ORDERS, true ) ? $wanted['orderBy'] : 'date',
			'order'               => 'asc' === ( $wanted['order'] ?? '' ) ? 'ASC' : 'DESC',
			'post__not_in'        => null === $shown ? [] : [ $shown->ID ], // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_post__not_in -- One: a page has no slide of itself.
			...PostQueryArgs::terms( self::terms( $type, $wanted ) ),
			'ignore_sticky_posts' => true,
			'no_found_rows'       => true,
		];
		if ( true === ( $wanted['withPicture'] ?? false ) ) {
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
		$posts = array_filter( $query->posts ?? [], static fn( mixed $post ): bool => $post instanceof WP_Post && self::may_be_seen( $post ) );
		cache_users( array_map( intval( ... ), array_unique( array_column( $posts, 'post_author' ) ) ) );
		/** @var list<WP_Post> */
		return array_values( array_slice( $posts, 0, self::MOST ) );
	}

	/**
	 * Whether the post is published, public and has no password, regardless of the current user, since a slider is the
	 * same for everyone.
	 */
	public static function may_be_seen( WP_Post $post ): bool {
		return 'publish' === $post->post_status && '' === $post->post_password && is_post_publicly_viewable( $post );
	}

	/**
	 * @param array<string, mixed> $source
	 * @param array<mixed>         $wanted
	 */
	private static function type( array $source, array $wanted ): ?string {
		if ( 'products' === ( $source['type'] ?? '' ) ) {
			return function_exists( 'wc_get_product' ) && post_type_exists( 'product' ) ? 'product' : null;
		}
		$type = is_string( $wanted['postType'] ?? null ) && '' !== $wanted['postType'] ? $wanted['postType'] : 'post';
		return 'attachment' !== $type && is_post_type_viewable( $type ) ? $type : null;
	}

	/**
	 * @param array<mixed> $wanted
	 * @return array<int|string, mixed>
	 */
	private static function terms( string $type, array $wanted ): array {
		$taxonomy = is_string( $wanted['taxonomy'] ?? null ) ? $wanted['taxonomy'] : '';
		$terms    = array_filter( is_array( $wanted['terms'] ?? null ) ? $wanted['terms'] : [], is_int( ... ) );
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

	private static function whole( mixed $value, int $low, int $high ): int {
		return max( $low, min( $high, is_numeric( $value ) ? (int) $value : $low ) );
	}
}
