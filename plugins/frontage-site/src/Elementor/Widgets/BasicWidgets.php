<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Widgets;

use Frontage\Site\Elementor\Blocks\BlockNode;
use Frontage\Site\Elementor\Blocks\CoreBlocks;
use Frontage\Site\Elementor\Blocks\TextBlocks;
use Frontage\Site\Elementor\ConversionContext;
use Frontage\Site\Elementor\IconMap;
use Frontage\Site\Elementor\Source\ElementorElement;
use Frontage\Site\Elementor\Source\SafeHtml;
use Frontage\Site\Elementor\StyleConverter;

defined( 'ABSPATH' ) || exit;

/** Headings, texts, buttons, and dividers. */
final class BasicWidgets {

	/** @return list<BlockNode> */
	public static function heading( ElementorElement $element, ConversionContext $page ): array {
		return self::title( $page, $element, $element->link( 'link' )->wrap( self::inline_html( $page, $element, 'title' ) ), $element->text( 'header_size' ), StyleConverter::text( $element, 'title_color', 'typography', 'align' ) );
	}

	/**
	 * The imported theme's heading: a small line above, animated words, a text below.
	 *
	 * @return list<BlockNode>
	 */
	public static function section_heading( ElementorElement $element, ConversionContext $page ): array {
		$align = StyleConverter::align( $element, 'text_align' );
		$shape = match ( $element->text( 'sub_title_style' ) ) {
			'style-line-right'     => 'eyebrow-line',
			'style-line-leftright' => 'eyebrow-lines',
			'style-dot-leftright'  => 'eyebrow-dot',
			'style-box-gr'         => 'eyebrow-box',
			default                => 'eyebrow',
		};
		$small  = self::inline_html( $page, $element, 'sub_title' );
		$blocks = '' === $small ? [] : [ CoreBlocks::paragraph( $small, [ 'className' => "is-style-$shape" ] + self::style_attributes( StyleConverter::text( $element, 'sub_title_color', '' ), $align ) ) ];
		$title  = preg_replace( '~\[highlight\s+text=(?:"|&quot;|”|″)(.*?)(?:"|&quot;|”|″)\s*\]~s', '<mark class="fr-highlight">$1</mark>', $element->text( 'title' ) ) ?? '';
		$page->check_for_code( $title );
		array_push( $blocks, ...self::title( $page, $element, SafeHtml::inline( $title ), $element->text( 'title_tag' ) ?: 'h3', self::with_alignment( StyleConverter::text( $element, 'title_color', 'title_typography' ), $align ) ) );
		$below = self::inline_html( $page, $element, 'text_below' );
		return '' === $below ? $blocks : [ ...$blocks, CoreBlocks::paragraph( $below, self::style_attributes( StyleConverter::text( $element, 'text_below_color', 'text_below_typography' ), $align ) ) ];
	}

	/** @return list<BlockNode> */
	public static function text( ElementorElement $element, ConversionContext $page ): array {
		$html = $element->text( 'editor', 'text_editor', 'text', 'content' );
		return self::text_blocks( $page, $html, StyleConverter::text( $element, 'text_color', 'typography', 'align' ) );
	}

	/** @return list<BlockNode> */
	public static function button( ElementorElement $element, ConversionContext $page ): array {
		$text = self::inline_html( $page, $element, 'text', 'btn_text', 'button_text' );
		if ( '' === $text ) {
			return [];
		}
		$style = StyleConverter::text( $element, $element->has( 'btn_color' ) ? 'btn_color' : 'button_text_color' );
		$fill  = $element->color( 'background_color', 'btn_bg_color', 'button_background_color' );
		$other = $element->color( 'background_color_b', 'btn_bg_color_gradient' );
		if ( '' !== $fill ) {
			$style['color'] = [ ...( $style['color'] ?? [] ), ...( '' === $other ? [ 'background' => $fill ] : [ 'gradient' => StyleConverter::gradient( $fill, $other ) ] ) ];
		}
		$padding = $element->box_sides( $element->has( 'btn_padding' ) ? 'btn_padding' : 'text_padding' );
		$high    = is_string( $style['typography']['lineHeight'] ?? null ) ? $style['typography']['lineHeight'] : '';
		$size    = $element->number( 'typography_font_size' ) ?? 16;
		if ( str_ends_with( $high, 'px' ) && (float) $high > 1.8 * $size ) {
			// A line height as button height would pull two-line text apart.
			unset( $style['typography']['lineHeight'] );
			$block_padding = round( ( (float) $high - 1.5 * $size ) / 2 ) . 'px';
			$padding       = array_filter( $padding ) + [ 'top' => $block_padding, 'bottom' => $block_padding ];
		}
		$style     += $padding ? [ 'spacing' => [ 'padding' => $padding ] ] : [];
		$style     += StyleConverter::edges( $element, '', $element->has( 'btn_border_radius' ) ? 'btn_border_radius' : 'border_radius' );
		$icon       = IconMap::registry_name( $element->icon( 'selected_icon', 'btn_icon', 'icon' ) );
		$attributes = ( $style ? [ 'style' => $style ] : [] ) + ( '' === $icon ? [] : [ 'frIcon' => [ 'name' => $icon, 'position' => in_array( $element->text( 'icon_align' ), [ 'right', 'row-reverse', '' ], true ) && $element->has( 'icon_align' ) || $element->has( 'btn_icon' ) && 'left' !== $element->text( 'icon_align' ) ? 'end' : 'start' ] ] );
		$align      = StyleConverter::align( $element, 'align' );
		return [ CoreBlocks::buttons( [ CoreBlocks::button( SafeHtml::without_links( $text ), $element->link( 'link', 'btn_link', 'button_link' ), $attributes ) ], 'left' === $align ? '' : $align ) ];
	}

	/** @return list<BlockNode> */
	public static function image( ElementorElement $element, ConversionContext $page ): array {
		$picture = $element->picture( 'image' );
		if ( '' === $picture->url ) {
			return [];
		}
		if ( in_array( $element->text( '_position' ), [ 'absolute', 'fixed' ], true ) ) {
			$page->add_finding( 'floating-picture', $picture->url );
			return [];
		}
		$align      = StyleConverter::align( $element, 'align', 'image_align' );
		$width      = $element->length( 'width' );
		$radius     = StyleConverter::edges( $element, 'image_' );
		$own        = 'custom' === $element->text( 'caption_source' ) ? self::inline_html( $page, $element, 'caption' ) : '';
		$link       = 'custom' === $element->text( 'link_to' ) ? $element->link( 'link' ) : null;
		$attributes = ( 'center' === $align ? [ 'align' => $align ] : [] ) + ( str_ends_with( $width, 'px' ) ? [ 'width' => $width ] : [] ) + ( $radius ? [ 'style' => $radius ] : [] );
		return [ CoreBlocks::image( $page->file( $picture ), $own, $link, $attributes ) ];
	}

	/**
	 * Decorative images that float over the page; they have no content.
	 *
	 * @return list<BlockNode>
	 */
	public static function floating_images( ElementorElement $element, ConversionContext $page ): array {
		foreach ( [ $element, ...$element->rows( 'content_list' ) ] as $one ) {
			$picture = $one->picture( 'image', 'image_section', 'particle_image', 'shape_image' );
			'' === $picture->url ?: $page->add_finding( 'floating-picture', $picture->url );
		}
		return [];
	}

	/** @return list<BlockNode> */
	public static function icon( ElementorElement $element, ConversionContext $page ): array {
		$icon = IconMap::registry_name( $element->icon( 'selected_icon', 'icon' ) );
		if ( '' === $icon ) {
			$page->add_finding( 'icon', $element->icon( 'selected_icon', 'icon' ) );
			return [];
		}
		$colour = $element->color( 'primary_color' );
		$align  = StyleConverter::align( $element, 'align' );
		return [ CoreBlocks::icon( $icon, ( '' === $colour ? [] : [ 'style' => [ 'color' => [ 'text' => $colour ] ] ] ) + ( 'center' === $align ? [ 'align' => $align ] : [] ) ) ];
	}

	/** @return list<BlockNode> */
	public static function spacer( ElementorElement $element ): array {
		$height = $element->length( 'space' );
		return [ CoreBlocks::spacer( '' === $height || '0' === $height ? '50px' : $height ) ];
	}

	/** @return list<BlockNode> */
	public static function divider( ElementorElement $element ): array {
		if ( '' !== $element->text( '_position' ) || ( $element->number( 'weight' ) ?? 1 ) > 20 ) {
			return []; // A decorative line over the page, or a vertical one.
		}
		return [ CoreBlocks::separator( $element->color( 'color' ) ) ];
	}

	/** @return list<BlockNode> */
	public static function html( ElementorElement $element, ConversionContext $page ): array {
		$html   = $element->text( 'html' );
		$blocks = MediaWidgets::embeds( $html, $page );
		$page->check_for_code( $html );
		$safe = trim( SafeHtml::safe( $html ) );
		return '' === $safe ? $blocks : [ ...$blocks, CoreBlocks::html( $safe ) ];
	}

	/** @return list<BlockNode> */
	public static function shortcode( ElementorElement $element, ConversionContext $page ): array {
		$text = trim( wp_strip_all_tags( SafeHtml::without_code( $element->text( 'shortcode' ) ) ) );
		if ( '' === $text ) {
			return [];
		}
		$name = preg_match( '/^\[([\w-]+)/', $text, $found ) ? $found[1] : '';
		if ( ! shortcode_exists( $name ) ) {
			$page->add_finding( 'shortcode', "[$name]" );
		}
		return [ CoreBlocks::shortcode( $text ) ];
	}

	/** @return list<BlockNode> */
	public static function alert( ElementorElement $element, ConversionContext $page ): array {
		$title  = self::inline_html( $page, $element, 'alert_title' );
		$inner  = '' === $title ? [] : [ CoreBlocks::paragraph( "<strong>$title</strong>" ) ];
		$inner  = [ ...$inner, ...self::text_blocks( $page, $element->text( 'alert_description' ) ) ];
		$colour = match ( $element->text( 'alert_type' ) ) {
			'success' => '#dff0d8',
			'warning' => '#fcf8e3',
			'danger'  => '#f2dede',
			default   => '#d9edf7',
		};
		return $inner ? [ CoreBlocks::group( $inner, [ 'style' => [ 'color' => [ 'background' => $colour, 'text' => '#1d2327' ], 'spacing' => [ 'padding' => [ 'top' => '1rem', 'right' => '1.25rem', 'bottom' => '1rem', 'left' => '1.25rem' ] ] ] ] ) ] : [];
	}

	/** @return list<BlockNode> */
	public static function star_rating( ElementorElement $element, ConversionContext $page ): array {
		$most  = $element->integer( 'rating_scale', 5, 1, 10 );
		$value = min( $most, max( 0, $element->number( 'rating' ) ?? $element->number( 'rating_value' ) ?? $most ) );
		$title = self::inline_html( $page, $element, 'title' );
		/* translators: 1: a rating, 2: the best that it could be */
		$words = sprintf( __( '%1$s out of %2$s', 'frontage-site' ), number_format_i18n( $value, $value === floor( $value ) ? 0 : 1 ), number_format_i18n( $most ) );
		return [ CoreBlocks::paragraph( trim( "$title " . str_repeat( '★', (int) round( $value ) ) . str_repeat( '☆', $most - (int) round( $value ) ) . ' ' . esc_html( $words ) ) ) ];
	}

	/**
	 * @param array<string, mixed> $style
	 * @return list<BlockNode>
	 */
	public static function text_blocks( ConversionContext $page, string $html, array $style = [] ): array {
		if ( '' === $html ) {
			return [];
		}
		$blocks = MediaWidgets::embeds( $html, $page );
		$page->check_for_code( $html );
		return [ ...$blocks, ...( new TextBlocks( static fn ( $picture ) => $page->file( $picture ), $style ) )->blocks( $html ) ];
	}

	public static function inline_html( ConversionContext $page, ElementorElement $element, string ...$names ): string {
		$text = $element->text( ...$names );
		$page->check_for_code( $text );
		return SafeHtml::inline( $text );
	}

	/**
	 * @param array<string, mixed> $style
	 * @return list<BlockNode>
	 */
	public static function title( ConversionContext $page, ElementorElement $element, string $html, string $tag, array $style = [] ): array {
		if ( '' === trim( wp_strip_all_tags( $html ) ) ) {
			return [];
		}
		$attributes = $style ? [ 'style' => $style ] : [];
		return [ preg_match( '/^h([1-6])$/', $tag, $found ) ? CoreBlocks::heading( $html, (int) $found[1], $attributes ) : ( '' === $tag ? CoreBlocks::heading( $html, 2, $attributes ) : CoreBlocks::paragraph( $html, $attributes ) ) ];
	}

	/**
	 * @param array<string, array<string, mixed>> $style
	 * @return array<string, mixed>
	 */
	private static function style_attributes( array $style, string $align ): array {
		$style = self::with_alignment( $style, $align );
		return $style ? [ 'style' => $style ] : [];
	}

	/**
	 * @param array<string, array<string, mixed>> $style
	 * @return array<string, array<string, mixed>>
	 */
	public static function with_alignment( array $style, string $align ): array {
		return '' === $align ? $style : [ 'typography' => [ 'textAlign' => $align ] + ( $style['typography'] ?? [] ) ] + $style;
	}
}
