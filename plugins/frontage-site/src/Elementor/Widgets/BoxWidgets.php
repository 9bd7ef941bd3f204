<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Widgets;

use Frontage\Site\Elementor\Blocks\BlockNode;
use Frontage\Site\Elementor\Blocks\CoreBlocks;
use Frontage\Site\Elementor\ConversionContext;
use Frontage\Site\Elementor\IconMap;
use Frontage\Site\Elementor\Source\ElementorElement;
use Frontage\Site\Elementor\Source\LinkReader;
use Frontage\Site\Elementor\Source\SafeHtml;
use Frontage\Site\Elementor\StyleConverter;

defined( 'ABSPATH' ) || exit;

/** Boxes: an icon, a title, a text, and one link over all of it. */
final class BoxWidgets {

	/**
	 * Elementor's image box and icon box.
	 *
	 * @return list<BlockNode>
	 */
	public static function elementor_box( ElementorElement $element, ConversionContext $page ): array {
		$picture = $element->picture( 'image' );
		$layout  = in_array( $element->text( 'position' ), [ 'left', 'right', 'inline-start', 'inline-end' ], true ) ? 'side-icon' : ( '' === $picture->url ? 'plain' : 'image-top' );
		$align   = StyleConverter::align( $element, 'text_align' ) ?: ( 'side-icon' === $layout ? '' : 'center' );
		$inner   = '' === $picture->url ? self::icon_or_image( $element, $page, 'primary_color', '' === $align ? '' : $align ) : [ CoreBlocks::image( $page->file( $picture ) ) ];
		array_push( $inner, ...BasicWidgets::title( $page, $element, BasicWidgets::inline_html( $page, $element, 'title_text' ), $element->text( 'title_size' ) ?: 'h3', BasicWidgets::with_alignment( StyleConverter::text( $element, 'title_color', 'title_typography' ), 'left' === $align ? '' : $align ) ) );
		array_push( $inner, ...BasicWidgets::text_blocks( $page, $element->text( 'description_text' ), BasicWidgets::with_alignment( StyleConverter::text( $element, 'description_color', 'description_typography' ), 'left' === $align ? '' : $align ) ) );
		return self::box_group( $layout, $inner, $element->link( 'link' ), [], 'is-style-bare' );
	}

	/**
	 * The imported theme's boxes: layouts by number.
	 *
	 * @return list<BlockNode>
	 */
	public static function theme_box( ElementorElement $element, ConversionContext $page ): array {
		$back    = $element->text( 'description_hover' );
		$picture = $element->picture( 'item_image' );
		$layout  = match ( true ) {
			'' !== $back                                                            => 'flip',
			'' !== $picture->url                                                    => 'image-top',
			in_array( $element->text( 'layout' ), [ '2', '4', '6', '10' ], true ) => 'side-icon',
			default                                                                 => 'plain',
		};
		$inner = '' === $picture->url ? [] : [ CoreBlocks::image( $page->file( $picture ) ) ];
		array_push( $inner, ...self::icon_or_image( $element, $page, 'icon_color', '' ) );
		$kind = BasicWidgets::inline_html( $page, $element, 'category' );
		array_push( $inner, ...( '' === $kind ? [] : [ CoreBlocks::paragraph( $kind, [ 'className' => 'is-style-eyebrow' ] ) ] ) );
		array_push( $inner, ...BasicWidgets::title( $page, $element, SafeHtml::without_links( $element->text( 'title_text' ) ), $element->text( 'title_tag' ) ?: 'h3', StyleConverter::text( $element, 'title_color', 'title_typography' ) ) );
		array_push( $inner, ...BasicWidgets::text_blocks( $page, $element->text( 'description_text' ), StyleConverter::text( $element, 'desc_color', 'desc_typography' ) ) );
		if ( '' !== $back ) {
			$page->add_finding( 'two-faces', $element->plain_text( 'title_text' ) );
			array_push( $inner, ...BasicWidgets::text_blocks( $page, $back ) );
		}
		$text = SafeHtml::without_links( $element->text( 'btn_text' ) );
		$link = $element->link( 'item_link', 'btn_link' );
		if ( '' !== $text ) {
			$inner[] = CoreBlocks::buttons( [ CoreBlocks::button( $text, $element->link( 'btn_link', 'item_link' ), [ 'className' => 'is-style-text' ] ) ] );
		}
		return self::box_group( $layout, $inner, '' === $text ? $link : $element->link( 'item_link' ), $element->is_on( 'item_active' ) ? [ 'active' => true ] : [], '' );
	}

	/**
	 * The imported theme's banner: an image with a card on it.
	 *
	 * @return list<BlockNode>
	 */
	public static function banner( ElementorElement $element, ConversionContext $page ): array {
		$picture = $element->picture( 'banner_image', 'image' );
		$inner   = self::icon_or_image( $element, $page, 'icon_color', '' );
		array_push( $inner, ...BasicWidgets::title( $page, $element, BasicWidgets::inline_html( $page, $element, 'banner_title' ), 'h3' ), ...BasicWidgets::text_blocks( $page, $element->text( 'banner_desc' ) ) );
		$figure = $element->number( 'counter_number' );
		if ( null !== $figure ) {
			$inner[] = new BlockNode( 'frontage/counter', [ 'end' => $figure, 'title' => $element->plain_text( 'counter_title' ) ] );
		} elseif ( '' !== $element->plain_text( 'counter_number', 'counter_title' ) ) {
			array_push( $inner, ...BasicWidgets::text_blocks( $page, $element->text( 'counter_number' ) . ' ' . $element->text( 'counter_title' ) ) );
		}
		if ( '' === $picture->url ) {
			return $inner;
		}
		$second = $element->picture( 'banner_image2' );
		if ( '' !== $second->url ) {
			$page->add_finding( 'floating-picture', $second->url );
		}
		$padding = [ 'top' => 'var:preset|spacing|30', 'right' => 'var:preset|spacing|40', 'bottom' => 'var:preset|spacing|30', 'left' => 'var:preset|spacing|40' ];
		$card    = $inner ? [ CoreBlocks::group( $inner, [ 'style' => [ 'color' => [ 'background' => '#ffffff', 'text' => '#1d2327' ], 'border' => [ 'radius' => '16px' ], 'spacing' => [ 'padding' => $padding ] ], 'layout' => [ 'type' => 'default' ] ] ) ] : [];
		return [ CoreBlocks::cover( $card, $page->file( $picture ), [ 'colour' => '#000000', 'gradient' => '', 'dim' => 0 ], [ 'className' => 'fr-banner', 'minHeight' => $element->length( 'box_height' ) ?: '32rem', 'isDark' => false, 'layout' => [ 'type' => 'default' ] ] ) ];
	}

	/**
	 * A call to action: title, text, button, in front of an image.
	 *
	 * @return list<BlockNode>
	 */
	public static function call_to_action( ElementorElement $element, ConversionContext $page ): array {
		$picture = $element->picture( 'bg_image', 'image', 'box_image', 'author_image', 'graphic_image' );
		$small   = BasicWidgets::inline_html( $page, $element, 'sub_title', 'ribbon_title', 'author_position' );
		$inner   = '' === $picture->url ? self::icon_or_image( $element, $page, 'icon_color', '' ) : [ CoreBlocks::image( $page->file( $picture ) ) ];
		array_push( $inner, ...( '' === $small ? [] : [ CoreBlocks::paragraph( $small, [ 'className' => 'is-style-eyebrow' ] ) ] ) );
		array_push( $inner, ...BasicWidgets::title( $page, $element, BasicWidgets::inline_html( $page, $element, 'title', 'wg_title', 'title_text', 'title_text_a' ), $element->text( 'title_tag' ) ?: 'h3' ) );
		foreach ( [ 'description', 'desc', 'description_text', 'description_text_a', 'phone_number', 'title_text_b', 'description_text_b' ] as $name ) {
			array_push( $inner, ...BasicWidgets::text_blocks( $page, $element->text( $name ) ) );
		}
		$text = SafeHtml::without_links( $element->text( 'button', 'button_text', 'btn_text' ) );
		array_push( $inner, ...( '' === $text ? [] : [ CoreBlocks::buttons( [ CoreBlocks::button( $text, $element->link( 'link', 'btn_link', 'button_link', 'item_link' ) ) ] ) ] ) );
		return self::box_group( '' === $picture->url ? 'plain' : 'image-top', $inner, '' === $text ? $element->link( 'item_link', 'link' ) : LinkReader::from_setting( null ), [], '' );
	}

	/** @return list<BlockNode> */
	private static function icon_or_image( ElementorElement $element, ConversionContext $page, string $colour, string $align ): array {
		$picture = $element->picture( 'icon_image' );
		if ( '' !== $picture->url ) {
			return [ CoreBlocks::image( $page->file( $picture ), '', null, [ 'width' => '64px' ] ) ];
		}
		$name = $element->icon( 'selected_icon', 'icon', 'banner_icon', 'ct_icon' );
		$icon = IconMap::registry_name( $name );
		if ( '' === $icon ) {
			'' === $name ?: $page->add_finding( 'icon', $name );
			return [];
		}
		$colour = $element->color( $colour );
		return [ CoreBlocks::icon( $icon, ( '' === $colour ? [] : [ 'style' => [ 'color' => [ 'text' => $colour ] ] ] ) + ( 'center' === $align ? [ 'align' => $align ] : [] ) ) ];
	}

	/**
	 * @param list<BlockNode>      $inner
	 * @param array<string, mixed> $attributes
	 * @return list<BlockNode>
	 */
	private static function box_group( string $layout, array $inner, LinkReader $link, array $attributes, string $class ): array {
		if ( ! $inner ) {
			return [];
		}
		$layout = 'side-icon' === $layout && ! in_array( $inner[0]->name, [ 'core/icon', 'core/image' ], true ) ? 'plain' : $layout; // That layout needs an icon beside the title.
		return [ new BlockNode( 'frontage/fancy-box', [ 'layout' => $layout, 'url' => $link->url, 'linkTarget' => '' !== $link->url && $link->new_tab ? '_blank' : '', 'rel' => '' === $link->url ? '' : $link->rel(), 'className' => $class ] + $attributes, $inner ) ];
	}
}
