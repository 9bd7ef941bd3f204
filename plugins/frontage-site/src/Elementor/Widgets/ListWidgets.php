<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Widgets;

use Frontage\Site\Elementor\Blocks\BlockNode;
use Frontage\Site\Elementor\Blocks\CompositeBlocks;
use Frontage\Site\Elementor\Blocks\CoreBlocks;
use Frontage\Site\Elementor\ConversionContext;
use Frontage\Site\Elementor\IconMap;
use Frontage\Site\Elementor\Source\ElementorElement;
use Frontage\Site\Elementor\Source\SafeHtml;
use Frontage\Site\Elementor\StyleConverter;

defined( 'ABSPATH' ) || exit;

/** Lists, accordions and tabs, social profiles. */
final class ListWidgets {

	/** @return list<BlockNode> */
	public static function points( ElementorElement $element, ConversionContext $page ): array {
		$style = StyleConverter::text( $element, $element->has( 'content_color' ) ? 'content_color' : 'text_color', $element->has( 'icon_typography_typography' ) ? 'icon_typography' : 'content_typography' );
		$items = [];
		foreach ( $element->rows( 'icon_list', 'list', 'menu_item', 'items' ) as $row ) {
			$text = $row->link( 'link' )->wrap( SafeHtml::without_links( $row->text( 'text', 'content', 'title', 'label' ) ) );
			$page->check_for_code( $row->text( 'text', 'content' ) );
			array_push( $items, ...( '' === $text ? [] : [ CoreBlocks::item( $text ) ] ) );
		}
		return $items ? [ CoreBlocks::list( $items, false, $style ? [ 'style' => $style ] : [] ) ] : [];
	}

	/**
	 * One list item with a custom number.
	 *
	 * @return list<BlockNode>
	 */
	public static function point( ElementorElement $element, ConversionContext $page ): array {
		$text = BasicWidgets::inline_html( $page, $element, 'list_content' );
		return '' === $text ? [] : [ CoreBlocks::paragraph( trim( '<strong>' . SafeHtml::inline( $element->text( 'list_number' ) ) . '</strong> ' . $text ) ) ];
	}

	/** @return list<BlockNode> */
	public static function accordion( ElementorElement $element, ConversionContext $page ): array {
		$items = self::items( $element, $page );
		$level = preg_match( '/^h([1-6])$/', $element->text( 'title_html_tag', 'title_tag' ), $found ) ? (int) $found[1] : 3;
		return $items ? [ CompositeBlocks::accordion( $items, $level, 'toggle' !== $element->widget ) ] : [];
	}

	/** @return list<BlockNode> */
	public static function tabs( ElementorElement $element, ConversionContext $page ): array {
		$items = self::items( $element, $page );
		$intro = [ ...BasicWidgets::title( $page, $element, BasicWidgets::inline_html( $page, $element, 'wg_title' ), 'h3' ), ...BasicWidgets::text_blocks( $page, $element->text( 'wg_desc' ) ) ];
		return $items ? [ ...$intro, CompositeBlocks::tabs( $items ) ] : $intro;
	}

	/** @return list<BlockNode> */
	public static function profiles( ElementorElement $element, ConversionContext $page ): array {
		$links = self::links( $element->rows( 'social_icon_list', 'icons', 'icons_l2' ) );
		$label = BasicWidgets::inline_html( $page, $element, 'social_label' );
		$align = StyleConverter::align( $element, 'align' );
		return [ ...( '' === $label ? [] : [ CoreBlocks::paragraph( $label ) ] ), ...( $links ? [ CompositeBlocks::profiles( $links, 'left' === $align ? '' : $align ) ] : [] ) ];
	}

	/**
	 * @param list<ElementorElement> $rows
	 * @return list<array{ service: string, url: string }>
	 */
	public static function links( array $rows ): array {
		$links = [];
		foreach ( $rows as $row ) {
			$link = $row->link( 'link', 'icon_link', 'url' );
			if ( '' !== $link->url ) {
				$links[] = [ 'service' => IconMap::service( $row->icon( 'social_icon', 'ct_icon', 'social', 'icon' ), $link->url ), 'url' => $link->url ];
			}
		}
		return $links;
	}

	/**
	 * Repeater rows that the imported theme stores as JSON text.
	 *
	 * @return list<ElementorElement>
	 */
	public static function decode_rows( string $json ): array {
		$rows = '' === $json ? null : json_decode( $json, true, 8 );
		return array_map( ElementorElement::from_row( ... ), array_slice( array_values( array_filter( is_array( $rows ) ? $rows : [], is_array( ... ) ) ), 0, 100 ) );
	}

	/** @return list<array{ title: string, inner: list<BlockNode> }> */
	private static function items( ElementorElement $element, ConversionContext $page ): array {
		$items = [];
		foreach ( $element->rows( 'tabs', 'ct_accordion', 'items', 'accordion' ) as $n => $row ) {
			$nested  = $element->children[ $n ] ?? null; // Newer versions have a container for each.
			$inner   = $nested ? $page->blocks( $nested->children ) : BasicWidgets::text_blocks( $page, $row->text( 'tab_content', 'ac_content', 'item_content', 'content' ) );
			$items[] = [ 'title' => SafeHtml::without_links( $row->text( 'tab_title', 'ac_title', 'item_title', 'title' ) ), 'inner' => $inner ];
		}
		return $items;
	}
}
