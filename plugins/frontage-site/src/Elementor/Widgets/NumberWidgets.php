<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Widgets;

use Frontage\Site\Elementor\Blocks\BlockNode;
use Frontage\Site\Elementor\Blocks\CoreBlocks;
use Frontage\Site\Elementor\ConversionContext;
use Frontage\Site\Elementor\IconMap;
use Frontage\Site\Elementor\Source\ElementorElement;
use Frontage\Site\Elementor\Source\SafeHtml;
use Frontage\Site\Elementor\StyleConverter;

defined( 'ABSPATH' ) || exit;

/** Numbers: counters, progress bars, steps, prices. */
final class NumberWidgets {

	/** @return list<BlockNode> */
	public static function counter( ElementorElement $element ): array {
		$separator  = $element->text( 'thousand_separator_char' );
		$grouped    = ! $element->has( 'thousand_separator' ) ? ! str_starts_with( $element->widget, 'ct_' ) : $element->is_on( 'thousand_separator' );
		$icon       = IconMap::registry_name( $element->icon( 'counter_icon', 'selected_icon' ) );
		$style      = StyleConverter::text( $element, 'number_color', '' );
		$attributes = [
			'start'     => $element->number( 'starting_number' ) ?? 0,
			'end'       => $element->number( 'ending_number' ) ?? 100,
			'prefix'    => $element->plain_text( 'prefix' ),
			'suffix'    => $element->plain_text( 'suffix' ),
			'duration'  => $element->integer( 'duration', 2000, 0, 60000 ),
			'separator' => ! $grouped ? 'none' : ( in_array( $separator, [ ',', '.' ], true ) ? $separator : [ 'space' => 'space', ' ' => 'space', "'" => 'apostrophe' ][ $separator ] ?? 'locale' ),
			'title'     => $element->plain_text( 'title' ),
			'style'     => $style,
		];
		return [ new BlockNode( 'frontage/counter', $attributes, '' === $icon ? [] : [ CoreBlocks::icon( $icon ) ] ) ];
	}

	/** @return list<BlockNode> */
	public static function progress_bars( ElementorElement $element ): array {
		$rows  = $element->rows( 'progressbar_list', 'progressbar' ) ?: [ $element ];
		$items = array_map( static fn ( ElementorElement $row ): BlockNode => new BlockNode( 'frontage/progress-item', [ 'label' => $row->plain_text( 'title', 'label' ), 'value' => min( 100, max( 0, $row->number( 'percent' ) ?? 0 ) ), 'suffix' => '%' ] ), $rows );
		return [ new BlockNode( 'frontage/progress', 'circle' === $element->text( 'progress_type' ) ? [ 'layout' => 'circle' ] : [], $items ) ];
	}

	/** @return list<BlockNode> */
	public static function steps( ElementorElement $element, ConversionContext $page ): array {
		$steps = [];
		$image = false;
		foreach ( $element->rows( 'steps', 'content_list' ) as $row ) {
			$picture = $row->picture( 'icon_image', 'image' );
			$image   = $image || '' !== $picture->url;
			$inner   = '' === $picture->url ? [] : [ CoreBlocks::image( $page->file( $picture ) ) ];
			array_push( $inner, ...BasicWidgets::text_blocks( $page, $row->text( 'content', 'desc', 'description' ) ) );
			$text = SafeHtml::without_links( $row->text( 'btn_text' ) );
			array_push( $inner, ...( '' === $text ? [] : [ CoreBlocks::buttons( [ CoreBlocks::button( $text, $row->link( 'btn_link' ) ) ] ) ] ) );
			$steps[] = new BlockNode( 'frontage/step', [ 'title' => $row->plain_text( 'title' ) ], $inner );
		}
		return $steps ? [ new BlockNode( 'frontage/steps', $image ? [ 'marker' => 'image' ] : [], $steps ) ] : [];
	}

	/**
	 * The imported theme's two lists of plans, monthly and yearly, become plans with two prices.
	 *
	 * @return list<BlockNode>
	 */
	public static function pricing( ElementorElement $element, ConversionContext $page ): array {
		$monthly = $element->rows( 'content_monthly' );
		$yearly  = $element->rows( 'content_year' );
		$plans   = [];
		foreach ( $monthly ?: $yearly as $n => $row ) {
			$other   = $monthly ? $yearly[ $n ] ?? null : null;
			$prices  = [ 'monthly' => self::price( $row, 'button_link' ) ] + ( $other ? [ 'yearly' => self::price( $other, 'button_link_y' ) ] : [] );
			$plans[] = self::price_plan( $row, $page, $prices );
		}
		if ( count( $monthly ) !== count( $yearly ) && $monthly && $yearly ) {
			$page->add_finding( 'plans' );
		}
		$periods = [ [ 'key' => 'monthly', 'label' => $element->plain_text( 'tab_title_monthly' ) ?: __( 'Monthly', 'frontage-site' ), 'badge' => $element->plain_text( 'tab_label_monthly' ) ] ];
		if ( $monthly && $yearly ) {
			$periods[] = [ 'key' => 'yearly', 'label' => $element->plain_text( 'tab_title_year' ) ?: __( 'Yearly', 'frontage-site' ), 'badge' => $element->plain_text( 'tab_label_year' ) ];
		}
		return $plans ? [ new BlockNode( 'frontage/pricing', [ 'periods' => $periods, 'columns' => $element->integer( 'col_monthly', min( 4, count( $plans ) ), 1, 4 ) ], $plans ) ] : [];
	}

	/**
	 * One plan: Elementor's price table, or the imported theme's single price.
	 *
	 * @return list<BlockNode>
	 */
	public static function single_price( ElementorElement $element, ConversionContext $page ): array {
		$price = $element->plain_text( 'price' );
		$sign  = [ 'dollar' => '$', 'euro' => '€', 'pound' => '£', 'yen' => '¥' ][ $element->text( 'currency_symbol' ) ] ?? $element->plain_text( 'currency_symbol_custom', 'currency' );
		$plan  = self::price_plan( $element, $page, [ 'once' => array_filter( [ 'amount' => '' === $sign ? self::amount( $price ) : ltrim( $price, $sign ), 'currency' => '' === $sign ? self::currency( $price ) : $sign, 'suffix' => $element->plain_text( 'time', 'period' ) ] ) ] );
		return [ new BlockNode( 'frontage/pricing', [ 'periods' => [ [ 'key' => 'once', 'label' => __( 'Price', 'frontage-site' ) ] ], 'columns' => 1 ], [ $plan ] ) ];
	}

	/** @param array<string, array<string, string>> $prices */
	private static function price_plan( ElementorElement $row, ConversionContext $page, array $prices ): BlockNode {
		$points = [];
		foreach ( [ ...ListWidgets::decode_rows( $row->text( 'feature' ) ), ...$row->rows( 'features_list', 'content_list' ) ] as $point ) {
			$text = SafeHtml::inline( $point->text( 'content_pricing', 'item_text', 'content', 'text' ) );
			array_push( $points, ...( '' === $text ? [] : [ CoreBlocks::item( $text ) ] ) );
			if ( 'active' === $point->text( 'class_pricing' ) ) {
				$page->add_finding( 'features' );
			}
		}
		$text  = SafeHtml::without_links( $row->text( 'button_text' ) );
		$inner = [ ...( $points ? [ CoreBlocks::list( $points ) ] : [] ), ...( '' === $text ? [] : [ CoreBlocks::buttons( [ CoreBlocks::button( $text, $row->link( 'button_link', 'button_url', 'link' ) ) ] ) ] ) ];
		return new BlockNode( 'frontage/price-plan', [ 'title' => $row->plain_text( 'title', 'heading' ), 'subtitle' => $row->plain_text( 'sub_title', 'sub_heading', 'desc' ), 'popular' => $row->plain_text( 'popular', 'pricing_popular', 'ribbon_title' ), 'prices' => $prices ], $inner );
	}

	/** @return array<string, string> */
	private static function price( ElementorElement $row, string $link ): array {
		$price = $row->plain_text( 'price' );
		return array_filter( [ 'amount' => self::amount( $price ), 'currency' => self::currency( $price ), 'suffix' => $row->plain_text( 'time' ), 'url' => $row->link( $link )->url ] );
	}

	private static function amount( string $price ): string {
		return preg_match( '/\d(?:[\d.,\s]*\d)?/', $price, $found ) && strlen( $price ) < 20 ? $found[0] : $price;
	}

	private static function currency( string $price ): string {
		return preg_match( '/^\D{1,4}(?=\d)|(?<=\d)\s*[^\d.,\s]{1,4}$/u', $price, $found ) ? trim( $found[0] ) : '';
	}
}
