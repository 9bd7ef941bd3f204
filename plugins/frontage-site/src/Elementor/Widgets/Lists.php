<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Widgets;

use Frontage\Site\Elementor\Blocks\Block;
use Frontage\Site\Elementor\Blocks\Core;
use Frontage\Site\Elementor\Blocks\Rich;
use Frontage\Site\Elementor\Conversion;
use Frontage\Site\Elementor\Icons;
use Frontage\Site\Elementor\Look;
use Frontage\Site\Elementor\Read\Element;
use Frontage\Site\Elementor\Read\Html;

defined( 'ABSPATH' ) || exit;

/** Lists, what opens and closes, profiles. */
final class Lists {

	/** @return list<Block> */
	public static function points( Element $element, Conversion $page ): array {
		$style = Look::text( $element, $element->has( 'content_color' ) ? 'content_color' : 'text_color', $element->has( 'icon_typography_typography' ) ? 'icon_typography' : 'content_typography' );
		$items = [];
		foreach ( $element->rows( 'icon_list', 'list', 'menu_item', 'items' ) as $row ) {
			$text = $row->link( 'link' )->around( Html::unlinked( $row->text( 'text', 'content', 'title', 'label' ) ) );
			$page->watch( $row->text( 'text', 'content' ) );
			array_push( $items, ...( '' === $text ? [] : [ Core::item( $text ) ] ) );
		}
		return $items ? [ Core::list( $items, false, $style ? [ 'style' => $style ] : [] ) ] : [];
	}

	/**
	 * One point, with a number of its own.
	 *
	 * @return list<Block>
	 */
	public static function point( Element $element, Conversion $page ): array {
		$text = Basic::line( $page, $element, 'list_content' );
		return '' === $text ? [] : [ Core::paragraph( trim( '<strong>' . Html::inline( $element->text( 'list_number' ) ) . '</strong> ' . $text ) ) ];
	}

	/** @return list<Block> */
	public static function accordion( Element $element, Conversion $page ): array {
		$items = self::items( $element, $page );
		$level = preg_match( '/^h([1-6])$/', $element->text( 'title_html_tag', 'title_tag' ), $found ) ? (int) $found[1] : 3;
		return $items ? [ Rich::accordion( $items, $level, 'toggle' !== $element->widget ) ] : [];
	}

	/** @return list<Block> */
	public static function tabs( Element $element, Conversion $page ): array {
		$items = self::items( $element, $page );
		$intro = [ ...Basic::title( $page, $element, Basic::line( $page, $element, 'wg_title' ), 'h3' ), ...Basic::of_text( $page, $element->text( 'wg_desc' ) ) ];
		return $items ? [ ...$intro, Rich::tabs( $items ) ] : $intro;
	}

	/** @return list<Block> */
	public static function profiles( Element $element, Conversion $page ): array {
		$links = self::links( $element->rows( 'social_icon_list', 'icons', 'icons_l2' ) );
		$label = Basic::line( $page, $element, 'social_label' );
		$align = Look::align( $element, 'align' );
		return [ ...( '' === $label ? [] : [ Core::paragraph( $label ) ] ), ...( $links ? [ Rich::profiles( $links, 'left' === $align ? '' : $align ) ] : [] ) ];
	}

	/**
	 * @param list<Element> $rows
	 * @return list<array{ service: string, url: string }>
	 */
	public static function links( array $rows ): array {
		$links = [];
		foreach ( $rows as $row ) {
			$link = $row->link( 'link', 'icon_link', 'url' );
			if ( '' !== $link->url ) {
				$links[] = [ 'service' => Icons::service( $row->icon( 'social_icon', 'ct_icon', 'social', 'icon' ), $link->url ), 'url' => $link->url ];
			}
		}
		return $links;
	}

	/**
	 * Rows that a field of the anchor theme stores as text.
	 *
	 * @return list<Element>
	 */
	public static function stored( string $json ): array {
		$rows = '' === $json ? null : json_decode( $json, true, 8 );
		return array_map( Element::row( ... ), array_slice( array_values( array_filter( is_array( $rows ) ? $rows : [], is_array( ... ) ) ), 0, 100 ) );
	}

	/** @return list<array{ title: string, inner: list<Block> }> */
	private static function items( Element $element, Conversion $page ): array {
		$items = [];
		foreach ( $element->rows( 'tabs', 'ct_accordion', 'items', 'accordion' ) as $n => $row ) {
			$nested  = $element->children[ $n ] ?? null; // Newer ones hold a container for each.
			$inner   = $nested ? $page->blocks( $nested->children ) : Basic::of_text( $page, $row->text( 'tab_content', 'ac_content', 'item_content', 'content' ) );
			$items[] = [ 'title' => Html::unlinked( $row->text( 'tab_title', 'ac_title', 'item_title', 'title' ) ), 'inner' => $inner ];
		}
		return $items;
	}
}
