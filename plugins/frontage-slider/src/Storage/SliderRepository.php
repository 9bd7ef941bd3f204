<?php

namespace Frontage\Slider\Storage;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Finds sliders in posts of their own, by id or alias, and returns their block. */
final class SliderRepository {

	public const BLOCK = 'frontage/slider';

	/** Post type of sliders; post_name is the alias. */
	public const POST_TYPE = 'frontage_slider';

	/** @var array<string, array<mixed>|null> Blocks by site and id, for pages that show a slider twice. */
	private static array $blocks = [];

	/**
	 * The slider's block in the format of parse_blocks(); null if there is none that the current user may see.
	 *
	 * @return array<mixed>|null
	 */
	public static function block( int $id ): ?array {
		if ( $id <= 0 ) {
			return null; // WordPress would use the current post.
		}
		$key = get_current_blog_id() . ":$id";
		if ( ! array_key_exists( $key, self::$blocks ) ) {
			$post                 = self::post( $id );
			self::$blocks[ $key ] = null === $post ? null : self::first_slider( parse_blocks( $post->post_content ) );
		}
		return self::$blocks[ $key ];
	}

	/** The slider's own post, if the current user may see it. Its content is not parsed. */
	public static function post( int $id ): ?WP_Post {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && self::can_view( $post ) ? $post : null;
	}

	/** @param string $alias Plain, or URL-encoded as a slug, since a title may be in any script. */
	public static function by_alias( string $alias ): ?WP_Post {
		$slug = sanitize_title( rawurldecode( $alias ) );
		$post = '' === $slug ? null : get_page_by_path( $slug, OBJECT, self::POST_TYPE );
		return $post instanceof WP_Post && self::can_view( $post ) ? $post : null;
	}

	/** Trashed sliders are hidden from all users, so that everyone sees the page as visitors do. */
	private static function can_view( WP_Post $post ): bool {
		return self::POST_TYPE === $post->post_type && 'trash' !== $post->post_status && ! post_password_required( $post ) && ( 'publish' === $post->post_status || current_user_can( 'read_post', $post->ID ) );
	}

	/**
	 * Loads all sliders that a page references with two queries, when the first of them is rendered.
	 */
	public static function prime( string $content ): void {
		static $seen = [];
		$key         = md5( $content );
		if ( isset( $seen[ $key ] ) || ! preg_match_all( '/<!-- wp:frontage\/slider \{[^>]*?"ref":(\d+)/', $content, $found ) ) {
			return;
		}
		$seen[ $key ] = true;
		_prime_post_caches( array_slice( array_map( intval( ... ), array_unique( $found[1] ) ), 0, NestedSliderLimit::MOST ), false, true ); // With their meta, which contains the compiled sliders.
	}

	/**
	 * @param array<mixed> $blocks
	 * @return array<mixed>|null
	 */
	private static function first_slider( array $blocks ): ?array {
		foreach ( $blocks as $block ) {
			$attributes = is_array( $block ) && is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
			if ( is_array( $block ) && self::BLOCK === ( $block['blockName'] ?? '' ) && ! isset( $attributes['ref'] ) ) {
				return $block;
			}
		}
		return null;
	}

	/** A title as plain text: for users who may not write any HTML, WordPress stores `&amp;`. */
	public static function plain_title( string $title ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/** Clears the cache, for tests and for a slider saved in this request. */
	public static function clear_cache(): void {
		self::$blocks = [];
	}
}
