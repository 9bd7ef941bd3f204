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
	public static function of( array $blocks ): array {
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
			$given = new BlockAttributes( $block['attrs'] ?? [] );
			$id    = 'taxonomy' === $given->text( 'kind' ) ? 0 : $given->integer( 'id', 0, 0, PHP_INT_MAX );
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
			$given = new BlockAttributes( $block['attrs'] ?? [] );
			array_push(
				$items,
				...match ( $block['blockName'] ?? '' ) {
					'' => [], // White space between blocks.
					'core/navigation-link', 'core/navigation-submenu' => self::link( $given, $block ),
					'core/home-link' => [ self::home( $given ) ],
					'core/page-list' => self::pages( $given->integer( 'parentPageID', 0, 0, PHP_INT_MAX ) ),
					default => self::other( $block ),
				}
			);
		}
		return $items;
	}

	/**
	 * @param Block $block
	 * @return list<MenuItem>
	 */
	private static function link( BlockAttributes $given, array $block ): array {
		$label = $given->rich_without_links( 'label' );
		if ( '' === trim( $label ) || ! self::is_published( $block ) ) {
			return [];
		}
		$url = $given->text( 'url' );
		return [
			new MenuItem(
				label: $label,
				url: '#' === $url ? '' : $given->address( 'url' ),
				is_current: CurrentPage::is( $url, $given->integer( 'id', 0, 0, PHP_INT_MAX ), 'taxonomy' === $given->text( 'kind' ) ),
				children: self::items( $block['innerBlocks'] ?? [] ),
				more: array_filter(
					[
						'target' => $given->is( 'opensInNewTab' ) ? '_blank' : '',
						'rel'    => $given->text( 'rel' ) ?: ( $given->is( 'nofollow' ) ? 'nofollow' : '' ),
						'title'  => $given->text( 'title' ),
					]
				),
				description: $given->rich_without_links( 'description' ),
				icon: $given->text( 'frIcon' ),
				panel: $given->text( 'frPanel' ),
				is_wide: $given->is( 'frPanelWide' ),
				is_above: CurrentPage::is_above( $url )
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

	private static function home( BlockAttributes $given ): MenuItem {
		$url = home_url( '/' );
		return new MenuItem( $given->rich_without_links( 'label' ) ?: esc_html__( 'Home', 'frontage-site' ), esc_url( $url ), CurrentPage::is( $url ), icon: $given->text( 'frIcon' ) );
	}

	/**
	 * All published pages below a parent, each with its own children.
	 *
	 * @return list<MenuItem>
	 */
	private static function pages( int $parent ): array {
		$below = [];
		foreach ( get_pages( [ 'sort_column' => 'menu_order,post_title' ] ) ?: [] as $page ) {
			$below[ $page->post_parent ][] = $page;
		}
		$of = static function ( int $id ) use ( &$of, $below ): array {
			return array_map(
				static fn ( \WP_Post $page ): MenuItem => new MenuItem(
					wp_kses_post( get_the_title( $page ) ) ?: esc_html__( '(no title)', 'frontage-site' ),
					esc_url( (string) get_permalink( $page ) ),
					CurrentPage::is( '', $page->ID ),
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
	private static function other( array $block ): array {
		$html = trim( render_block( $block ) );
		return '' === $html ? [] : [ new MenuItem( '', html: $html ) ];
	}
}
