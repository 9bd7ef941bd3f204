<?php

declare( strict_types = 1 );

namespace Frontage\Site\Portfolio;

use Frontage\Kit\Database\PostQueryArgs;
use Frontage\Kit\Frontend\Behaviors;
use Frontage\Site\Request\PageQuery;

defined( 'ABSPATH' ) || exit;

/** The block `frontage/term-filter`: the terms are in the URL, and the server filters the query around it. */
final class TermFilter {

	/** @var array<int, list<string>> By query ID: the taxonomies of the filters inside it. */
	private static array $taxonomies = [];

	/**
	 * On `pre_render_block`: a list may come before its filter, so a query is searched before it is rendered.
	 *
	 * @param array<string, mixed> $block
	 */
	public static function collect_filters( mixed $nothing, array $block ): mixed {
		if ( 'core/query' === ( $block['blockName'] ?? '' ) ) {
			$attributes                                                          = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
			self::$taxonomies[ self::to_integer( $attributes['queryId'] ?? 0 ) ] = self::nested_taxonomies( $block );
		}
		return $nothing;
	}

	/**
	 * For `query_loop_block_query_vars`.
	 *
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	public static function filter_list_query( array $query, \WP_Block $block ): array {
		foreach ( self::$taxonomies[ self::to_integer( $block->context['queryId'] ?? 0 ) ] ?? [] as $taxonomy ) {
			$query = PostQueryArgs::terms( self::with_selected_terms( $query['tax_query'] ?? [], $taxonomy ) ) + $query;
		}
		return $query;
	}

	/** On `pre_get_posts`: a list may inherit the page's main query (archive, blog, category or search). */
	public static function filter_main_query( \WP_Query $query ): void {
		if ( ! $query->is_main_query() || is_admin() || $query->is_singular() ) {
			return;
		}
		foreach ( PageQuery::taxonomies() as $taxonomy ) {
			$query->get_queried_object(); // WordPress caches it; later it would mistake our first term for the queried object.
			$query->set( 'tax_query', self::with_selected_terms( $query->get( 'tax_query' ), $taxonomy ) );
		}
	}

	/** Whether the taxonomy's terms are public. */
	public static function is_public_taxonomy( string $taxonomy ): bool {
		return is_taxonomy_viewable( $taxonomy );
	}

	/** The number of entries that the list around the filter finds. */
	public static function result_count( \WP_Block $block ): int {
		global $wp_query;
		$query = is_array( $block->context['query'] ?? null ) ? $block->context['query'] : [];
		// The list runs the same query, and WordPress caches its result.
		return ! empty( $query['inherit'] ) ? $wp_query->found_posts : ( new \WP_Query( build_query_vars_from_query_block( $block, 1 ) ) )->found_posts;
	}

	/** The URL with all terms: without the list's pagination, which restarts. */
	public static function address( string $taxonomy, \WP_Block $block ): string {
		$query = is_array( $block->context['query'] ?? null ) ? $block->context['query'] : [];
		$key   = 'query-' . self::to_integer( $block->context['queryId'] ?? 0 ) . '-page';
		return ! empty( $query['inherit'] )
			? remove_query_arg( [ "fr_$taxonomy" ], get_pagenum_link( 1, false ) )
			: '/' . ltrim( remove_query_arg( [ "fr_$taxonomy", $key ] ), '/' ); // Two leading slashes would name a host.
	}

	/** Enqueues the script that replaces the list in place, and its texts. */
	public static function enqueue_in_place(): void {
		Behaviors::use( 'frontage/in-place' );
	}

	/**
	 * @return list<array<array-key, mixed>>|array<array-key, mixed>
	 */
	private static function with_selected_terms( mixed $tax_query, string $taxonomy ): array {
		$tax_query = is_array( $tax_query ) ? $tax_query : [];
		$slugs     = self::is_public_taxonomy( $taxonomy ) ? PageQuery::terms( $taxonomy ) : [];
		return ! $slugs ? $tax_query : [
			'relation' => 'AND',
			...( $tax_query ? [ $tax_query ] : [] ),
			[
				'taxonomy' => $taxonomy,
				'field'    => 'slug',
				'terms'    => $slugs,
			],
		];
	}

	/**
	 * @param array<mixed> $block
	 * @param list<string> $seen  Patterns being read: a pattern may contain itself.
	 * @return list<string>
	 */
	private static function nested_taxonomies( array $block, array $seen = [] ): array {
		$found = [];
		foreach ( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [] as $inner ) {
			$name       = is_array( $inner ) ? $inner['blockName'] ?? '' : 'core/query';
			$attributes = is_array( $inner ) && is_array( $inner['attrs'] ?? null ) ? $inner['attrs'] : [];
			if ( 'frontage/term-filter' === $name ) {
				$taxonomy = $attributes['taxonomy'] ?? 'category';
				$found[]  = is_string( $taxonomy ) ? $taxonomy : '';
			} elseif ( 'core/block' === $name || 'core/pattern' === $name ) {
				$which   = $attributes['ref'] ?? $attributes['slug'] ?? '';
				$which   = is_scalar( $which ) ? (string) $which : '';
				$pattern = in_array( $which, $seen, true ) ? '' : self::pattern( $name, $which );
				array_push( $found, ...( '' === $pattern ? [] : self::nested_taxonomies( [ 'innerBlocks' => parse_blocks( $pattern ) ], [ ...$seen, $which ] ) ) );
			} elseif ( is_array( $inner ) && 'core/query' !== $name ) {
				array_push( $found, ...self::nested_taxonomies( $inner, $seen ) );
			}
		}
		return array_values( array_filter( array_unique( $found ) ) );
	}

	/** The content of a pattern: a synced one by its ID, one of a theme or plugin by its name. */
	private static function pattern( string $block, string $which ): string {
		if ( 'core/block' === $block ) {
			$post = get_post( (int) $which );
			return $post && 'wp_block' === $post->post_type ? $post->post_content : '';
		}
		$content = \WP_Block_Patterns_Registry::get_instance()->get_registered( $which )['content'] ?? '';
		return is_string( $content ) ? $content : '';
	}

	private static function to_integer( mixed $id ): int {
		return is_numeric( $id ) ? (int) $id : 0;
	}
}
