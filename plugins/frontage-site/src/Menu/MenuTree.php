<?php

declare( strict_types = 1 );

namespace Frontage\Site\Menu;

use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the items of a menu from the blocks of core's navigation: owners edit their menus on core's own screens, in core's
 * own post type.
 *
 * @phpstan-type Block array{ blockName?: string|null, attrs?: array<string, mixed>, innerBlocks?: array<array<string, mixed>>, innerHTML?: string, innerContent?: array<mixed> }
 */
final class MenuTree {

	/**
	 * The blocks of a menu; without one, core's fallback: the newest menu, or all pages.
	 *
	 * @return list<array<string, mixed>> Empty for an unpublished menu.
	 */
	public static function blocks( int $ref ): array {
		if ( ! $ref ) {
			/** @var list<array<string, mixed>> $blocks */
			$blocks = block_core_navigation_get_fallback_blocks() ?: []; // A filter may return null.
			return $blocks;
		}
		$menu = get_post( $ref );
		if ( ! $menu || 'wp_navigation' !== $menu->post_type || 'publish' !== $menu->post_status ) {
			return [];
		}
		/** @var list<array<string, mixed>> $blocks */
		$blocks = parse_blocks( apply_block_hooks_to_content_from_post_object( $menu->post_content, $menu ) );
		return $blocks;
	}

	/**
	 * @param array<array<string, mixed>> $blocks
	 * @return list<MenuItem>
	 */
	public static function from_blocks( array $blocks ): array {
		_prime_post_caches( self::posts( $blocks ), false, false ); // One query for all posts that are needed below.
		return self::items( $blocks );
	}

	/**
	 * Whether the menu contains a page list, so that each new page makes it longer.
	 *
	 * @param array<array<string, mixed>> $blocks
	 */
	public static function lists_pages( array $blocks ): bool {
		return in_array( 'core/page-list', array_column( $blocks, 'blockName' ), true );
	}

	/**
	 * IDs of the posts that items link to.
	 *
	 * @param array<array<string, mixed>> $blocks
	 * @return list<int>
	 */
	private static function posts( array $blocks ): array {
		$ids = [];
		/** @var Block $block */
		foreach ( $blocks as $block ) {
			$settings = new BlockAttributes( $block['attrs'] ?? [] );
			$id       = 'taxonomy' === $settings->text( 'kind' ) ? 0 : $settings->integer( 'id', 0, 0, PHP_INT_MAX );
			array_push( $ids, ...( $id ? [ $id ] : [] ), ...self::posts( $block['innerBlocks'] ?? [] ) );
		}
		return $ids;
	}

	/**
	 * @param array<array<string, mixed>> $blocks
	 * @return list<MenuItem>
	 */
	private static function items( array $blocks ): array {
		$items = [];
		/** @var Block $block */
		foreach ( $blocks as $block ) {
			$settings = new BlockAttributes( $block['attrs'] ?? [] );
			array_push(
				$items,
				...match ( $block['blockName'] ?? '' ) {
					'' => [], // White space between blocks.
					'core/navigation-link', 'core/navigation-submenu' => self::link( $settings, $block ),
					'core/home-link' => [ self::home_item( $settings ) ],
					'core/page-list' => self::pages( $settings->integer( 'parentPageID', 0, 0, PHP_INT_MAX ) ),
					default => self::other_block( $block ),
				}
			);
		}
		return $items;
	}

	/**
	 * @param Block $block
	 * @return list<MenuItem>
	 */
	private static function link( BlockAttributes $settings, array $block ): array {
		$label = $settings->rich_text_without_links( 'label' );
		if ( '' === trim( $label ) || ! self::is_published( $block ) ) {
			return [];
		}
		$url = $settings->text( 'url' );
		return [
			new MenuItem(
				label: $label,
				url: '#' === $url ? '' : $settings->address( 'url' ),
				is_current: CurrentPage::is_current( $url, $settings->integer( 'id', 0, 0, PHP_INT_MAX ), 'taxonomy' === $settings->text( 'kind' ) ),
				children: self::items( $block['innerBlocks'] ?? [] ),
				more: array_filter(
					[
						'target' => $settings->is_true( 'opensInNewTab' ) ? '_blank' : '',
						'rel'    => $settings->text( 'rel' ) ?: ( $settings->is_true( 'nofollow' ) ? 'nofollow' : '' ),
						'title'  => $settings->text( 'title' ),
					]
				),
				description: $settings->rich_text_without_links( 'description' ),
				icon: $settings->text( 'frIcon' ),
				panel: $settings->text( 'frPanel' ),
				is_wide: $settings->is_true( 'frPanelWide' ),
				is_above: CurrentPage::is_ancestor( $url )
			),
		];
	}

	/**
	 * As core decides, including its filter.
	 *
	 * @param Block $block
	 */
	private static function is_published( array $block ): bool {
		return block_core_shared_navigation_item_should_render( $block['attrs'] ?? [], new \WP_Block( $block ) );
	}

	private static function home_item( BlockAttributes $settings ): MenuItem {
		$url = home_url( '/' );
		return new MenuItem( $settings->rich_text_without_links( 'label' ) ?: esc_html__( 'Home', 'frontage-site' ), esc_url( $url ), CurrentPage::is_current( $url ), icon: $settings->text( 'frIcon' ) );
	}

	/**
	 * All published pages below a parent, each with its own children.
	 *
	 * @return list<MenuItem>
	 */
	private static function pages( int $parent ): array {
		$below = [];
		foreach ( PageOutline::list_pages() as $page ) {
			$below[ $page->post_parent ][] = $page;
		}
		$of = static function ( int $id ) use ( &$of, $below ): array {
			return array_map(
				static fn ( \WP_Post $page ): MenuItem => new MenuItem(
					wp_kses_post( get_the_title( $page ) ) ?: esc_html__( '(no title)', 'frontage-site' ),
					esc_url( (string) get_permalink( $page ) ),
					CurrentPage::is_current( '', $page->ID ),
					$of( $page->ID )
				),
				$below[ $id ] ?? []
			);
		};
		/** @var list<MenuItem> $items */
		$items = $of( $parent );
		return $items;
	}

	/**
	 * @param Block $block
	 * @return list<MenuItem>
	 */
	private static function other_block( array $block ): array {
		$html = trim( render_block( $block ) );
		return '' === $html ? [] : [ new MenuItem( '', html: $html ) ];
	}
}
