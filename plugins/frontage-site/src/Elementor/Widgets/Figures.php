<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Widgets;

use Frontage\Site\Elementor\Blocks\Block;
use Frontage\Site\Elementor\Blocks\Core;
use Frontage\Site\Elementor\Conversion;
use Frontage\Site\Elementor\Icons;
use Frontage\Site\Elementor\Look;
use Frontage\Site\Elementor\Read\Element;
use Frontage\Site\Elementor\Read\Html;

defined( 'ABSPATH' ) || exit;

/** Figures: counters, bars, steps, prices. */
final class Figures {

	/** @return list<Block> */
	public static function counter( Element $element ): array {
		$separator = $element->text( 'thousand_separator_char' );
		$grouped   = ! $element->has( 'thousand_separator' ) ? ! str_starts_with( $element->widget, 'ct_' ) : $element->is( 'thousand_separator' );
		$icon      = Icons::of( $element->icon( 'counter_icon', 'selected_icon' ) );
		$style     = Look::text( $element, 'number_color', '' );
		$given     = [
			'start'     => $element->number( 'starting_number' ) ?? 0,
			'end'       => $element->number( 'ending_number' ) ?? 100,
			'prefix'    => $element->plain( 'prefix' ),
			'suffix'    => $element->plain( 'suffix' ),
			'duration'  => $element->integer( 'duration', 2000, 0, 60000 ),
			'separator' => ! $grouped ? 'none' : ( in_array( $separator, [ ',', '.' ], true ) ? $separator : [ 'space' => 'space', ' ' => 'space', "'" => 'apostrophe' ][ $separator ] ?? 'locale' ),
			'title'     => $element->plain( 'title' ),
			'style'     => $style,
		];
		return [ new Block( 'frontage/counter', $given, '' === $icon ? [] : [ Core::icon( $icon ) ] ) ];
	}

	/** @return list<Block> */
	public static function bar( Element $element ): array {
		$rows  = $element->rows( 'progressbar_list', 'progressbar' ) ?: [ $element ];
		$items = array_map( static fn ( Element $row ): Block => new Block( 'frontage/progress-item', [ 'label' => $row->plain( 'title', 'label' ), 'value' => min( 100, max( 0, $row->number( 'percent' ) ?? 0 ) ), 'suffix' => '%' ] ), $rows );
		return [ new Block( 'frontage/progress', 'circle' === $element->text( 'progress_type' ) ? [ 'layout' => 'circle' ] : [], $items ) ];
	}

	/** @return list<Block> */
	public static function steps( Element $element, Conversion $page ): array {
		$steps = [];
		$image = false;
		foreach ( $element->rows( 'steps', 'content_list' ) as $row ) {
			$picture = $row->picture( 'icon_image', 'image' );
			$image   = $image || '' !== $picture->url;
			$inner   = '' === $picture->url ? [] : [ Core::image( $page->file( $picture ) ) ];
			array_push( $inner, ...Basic::of_text( $page, $row->text( 'content', 'desc', 'description' ) ) );
			$text = Html::unlinked( $row->text( 'btn_text' ) );
			array_push( $inner, ...( '' === $text ? [] : [ Core::buttons( [ Core::button( $text, $row->link( 'btn_link' ) ) ] ) ] ) );
			$steps[] = new Block( 'frontage/step', [ 'title' => $row->plain( 'title' ) ], $inner );
		}
		return $steps ? [ new Block( 'frontage/steps', $image ? [ 'marker' => 'image' ] : [], $steps ) ] : [];
	}

	/**
	 * The anchor theme's two lists of plans, for a month and for a year: one plan with two prices.
	 *
	 * @return list<Block>
	 */
	public static function pricing( Element $element, Conversion $page ): array {
		$monthly = $element->rows( 'content_monthly' );
		$yearly  = $element->rows( 'content_year' );
		$plans   = [];
		foreach ( $monthly ?: $yearly as $n => $row ) {
			$other   = $monthly ? $yearly[ $n ] ?? null : null;
			$prices  = [ 'monthly' => self::price( $row, 'button_link' ) ] + ( $other ? [ 'yearly' => self::price( $other, 'button_link_y' ) ] : [] );
			$plans[] = self::plan( $row, $page, $prices );
		}
		if ( count( $monthly ) !== count( $yearly ) && $monthly && $yearly ) {
			$page->note( 'plans' );
		}
		$periods = [ [ 'key' => 'monthly', 'label' => $element->plain( 'tab_title_monthly' ) ?: __( 'Monthly', 'frontage-site' ), 'badge' => $element->plain( 'tab_label_monthly' ) ] ];
		if ( $monthly && $yearly ) {
			$periods[] = [ 'key' => 'yearly', 'label' => $element->plain( 'tab_title_year' ) ?: __( 'Yearly', 'frontage-site' ), 'badge' => $element->plain( 'tab_label_year' ) ];
		}
		return $plans ? [ new Block( 'frontage/pricing', [ 'periods' => $periods, 'columns' => $element->integer( 'col_monthly', min( 4, count( $plans ) ), 1, 4 ) ], $plans ) ] : [];
	}

	/**
	 * One plan: Elementor's price table, the anchor theme's single price.
	 *
	 * @return list<Block>
	 */
	public static function single_price( Element $element, Conversion $page ): array {
		$price = $element->plain( 'price' );
		$sign  = [ 'dollar' => '$', 'euro' => '€', 'pound' => '£', 'yen' => '¥' ][ $element->text( 'currency_symbol' ) ] ?? $element->plain( 'currency_symbol_custom', 'currency' );
		$plan  = self::plan( $element, $page, [ 'once' => array_filter( [ 'amount' => '' === $sign ? self::amount( $price ) : ltrim( $price, $sign ), 'currency' => '' === $sign ? self::currency( $price ) : $sign, 'suffix' => $element->plain( 'time', 'period' ) ] ) ] );
		return [ new Block( 'frontage/pricing', [ 'periods' => [ [ 'key' => 'once', 'label' => __( 'Price', 'frontage-site' ) ] ], 'columns' => 1 ], [ $plan ] ) ];
	}

	/** @param array<string, array<string, string>> $prices */
	private static function plan( Element $row, Conversion $page, array $prices ): Block {
		$points = [];
		foreach ( [ ...Lists::stored( $row->text( 'feature' ) ), ...$row->rows( 'features_list', 'content_list' ) ] as $point ) {
			$text = Html::inline( $point->text( 'content_pricing', 'item_text', 'content', 'text' ) );
			array_push( $points, ...( '' === $text ? [] : [ Core::item( $text ) ] ) );
			if ( 'active' === $point->text( 'class_pricing' ) ) {
				$page->note( 'features' );
			}
		}
		$text  = Html::unlinked( $row->text( 'button_text' ) );
		$inner = [ ...( $points ? [ Core::list( $points ) ] : [] ), ...( '' === $text ? [] : [ Core::buttons( [ Core::button( $text, $row->link( 'button_link', 'button_url', 'link' ) ) ] ) ] ) ];
		return new Block( 'frontage/price-plan', [ 'title' => $row->plain( 'title', 'heading' ), 'subtitle' => $row->plain( 'sub_title', 'sub_heading', 'desc' ), 'popular' => $row->plain( 'popular', 'pricing_popular', 'ribbon_title' ), 'prices' => $prices ], $inner );
	}

	/** @return array<string, string> */
	private static function price( Element $row, string $link ): array {
		$price = $row->plain( 'price' );
		return array_filter( [ 'amount' => self::amount( $price ), 'currency' => self::currency( $price ), 'suffix' => $row->plain( 'time' ), 'url' => $row->link( $link )->url ] );
	}

	private static function amount( string $price ): string {
		return preg_match( '/\d(?:[\d.,\s]*\d)?/', $price, $found ) && strlen( $price ) < 20 ? $found[0] : $price;
	}

	private static function currency( string $price ): string {
		return preg_match( '/^\D{1,4}(?=\d)|(?<=\d)\s*[^\d.,\s]{1,4}$/u', $price, $found ) ? trim( $found[0] ) : '';
	}
}
