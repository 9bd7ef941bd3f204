<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Blocks;

defined( 'ABSPATH' ) || exit;

/** Blocks whose markup has several elements: accordions, tabs, videos, profiles, post lists. */
final class CompositeBlocks {

	/** @param list<array{ title: string, inner: list<BlockNode> }> $items */
	public static function accordion( array $items, int $level, bool $first_open ): BlockNode {
		$panels = [];
		foreach ( $items as $n => $item ) {
			$heading  = new BlockNode( 'core/accordion-heading', 3 === $level ? [] : [ 'level' => $level ], [], "<h$level class=\"wp-block-accordion-heading has-icon has-icon-right\"><button type=\"button\" class=\"wp-block-accordion-heading__toggle\"><span class=\"wp-block-accordion-heading__toggle-title\">{$item['title']}</span><span class=\"wp-block-accordion-heading__toggle-icon\" aria-hidden=\"true\">+</span></button></h$level>" );
			$panel    = new BlockNode( 'core/accordion-panel', [], $item['inner'], '<div role="region" class="wp-block-accordion-panel">', '</div>' );
			$open     = $first_open && 0 === $n;
			$panels[] = new BlockNode( 'core/accordion-item', $open ? [ 'openByDefault' => true ] : [], [ $heading, $panel ], '<div class="wp-block-accordion-item' . ( $open ? ' is-open' : '' ) . '">', '</div>' );
		}
		return new BlockNode( 'core/accordion', [], $panels, '<div role="group" class="wp-block-accordion">', '</div>' );
	}

	/** @param list<array{ title: string, inner: list<BlockNode> }> $items */
	public static function tabs( array $items ): BlockNode {
		$buttons = implode( '', array_map( static fn ( array $item ): string => "<button type=\"button\" role=\"tab\">{$item['title']}</button>", $items ) );
		$list    = new BlockNode( 'core/tab-list', [], [], "<div role=\"tablist\" class=\"wp-block-tab-list\">$buttons</div>" );
		$panel   = static fn ( array $item ): BlockNode => new BlockNode( 'core/tab-panel', [ 'label' => html_entity_decode( wp_strip_all_tags( $item['title'] ), ENT_QUOTES | ENT_HTML5 ) ], $item['inner'], '<section role="tabpanel" tabindex="0" class="wp-block-tab-panel">', '</section>' );
		$panels  = new BlockNode( 'core/tab-panels', [], array_map( $panel, $items ), '<div class="wp-block-tab-panels">', '</div>' );
		return new BlockNode( 'core/tabs', [], [ $list, $panels ], '<div class="wp-block-tabs">', '</div>' );
	}

	/** @param array{ autoplay?: bool, loop?: bool, muted?: bool, controls?: bool, poster?: string } $how */
	public static function video( string $url, array $how ): BlockNode {
		$flags = implode( '', array_map( static fn ( string $flag ): string => empty( $how[ $flag ] ) ? '' : " $flag", [ 'autoplay', 'controls', 'loop', 'muted' ] ) );
		$image = empty( $how['poster'] ) ? '' : ' poster="' . esc_url( $how['poster'] ) . '"';
		return new BlockNode( 'core/video', [], [], "<figure class=\"wp-block-video\"><video$flags$image src=\"" . esc_url( $url ) . '"></video></figure>' );
	}

	/** A video of YouTube or Vimeo, by the URL of its page. */
	public static function embed( string $url, string $provider ): BlockNode {
		$attributes = [ 'url' => $url, 'type' => 'video', 'providerNameSlug' => $provider, 'responsive' => true, 'className' => 'wp-embed-aspect-16-9 wp-has-aspect-ratio' ];
		return new BlockNode( 'core/embed', $attributes, [], "<figure class=\"wp-block-embed is-type-video is-provider-$provider wp-block-embed-$provider wp-embed-aspect-16-9 wp-has-aspect-ratio\"><div class=\"wp-block-embed__wrapper\">\n" . esc_url( $url ) . "\n</div></figure>" );
	}

	/** @param list<array{ service: string, url: string }> $links */
	public static function profiles( array $links, string $justify = '' ): BlockNode {
		$inner = array_map( static fn ( array $link ): BlockNode => new BlockNode( 'core/social-link', [ 'url' => $link['url'], 'service' => $link['service'] ] ), $links );
		return new BlockNode( 'core/social-links', '' === $justify ? [] : [ 'layout' => [ 'type' => 'flex', 'justifyContent' => $justify ] ], $inner, '<ul class="wp-block-social-links">', '</ul>' );
	}

	/**
	 * @param array<string, mixed> $query
	 * @param list<BlockNode>          $inner
	 * @param array<string, mixed> $attributes
	 */
	public static function query( array $query, array $inner, array $attributes = [] ): BlockNode {
		$query += [ 'perPage' => 6, 'pages' => 0, 'offset' => 0, 'postType' => 'post', 'order' => 'desc', 'orderBy' => 'date', 'author' => '', 'search' => '', 'exclude' => [], 'sticky' => '', 'inherit' => false ]; // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_exclude -- Empty, as the editor saves the block; nothing is left out.
		return new BlockNode( 'core/query', [ 'queryId' => 0, 'query' => $query ] + $attributes, $inner, '<div class="wp-block-query">', '</div>' );
	}
}
