<?php

declare( strict_types = 1 );

namespace Frontage\Site\Page;

defined( 'ABSPATH' ) || exit;

/** With page transitions, the image of a card becomes the image of the page that it leads to: both have the post's name. */
final class SharedImages {

	/** @var array<int, true> A name that stands on a page twice would cancel its transition. */
	private static array $named = [];

	/**
	 * On `render_block`, for featured images and covers that show one.
	 *
	 * @param array<string, mixed> $block
	 */
	public static function add_name( string $html, array $block ): string {
		$id         = (int) get_the_ID();
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$is_of_post = 'core/cover' !== ( $block['blockName'] ?? '' ) || ! empty( $attributes['useFeaturedImage'] );
		$tags       = new \WP_HTML_Tag_Processor( $html );
		if ( ! $id || ! $is_of_post || isset( self::$named[ $id ] ) || ! $tags->next_tag( [ 'tag_name' => 'IMG' ] ) ) {
			return $html;
		}
		self::$named[ $id ] = true;
		$style              = $tags->get_attribute( 'style' );
		$tags->set_attribute( 'style', ( is_string( $style ) ? rtrim( $style, '; ' ) . ';' : '' ) . "view-transition-name:fr-post-$id" );
		return $tags->get_updated_html();
	}

	/** For tests: the next page begins. */
	public static function reset(): void {
		self::$named = [];
	}
}
