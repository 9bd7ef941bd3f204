<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor;

use Frontage\Site\Elementor\Source\ElementorElement;

defined( 'ABSPATH' ) || exit;

/** Converts Elementor's style settings to the `style` attribute of a block. Large desktop values shrink on phones. */
final class StyleConverter {

	private const REVEALS = [
		'fadeIn'      => 'fade',
		'fadeInUp'    => 'fade-up',
		'fadeInDown'  => 'fade-down',
		'fadeInLeft'  => 'fade-right',
		'fadeInRight' => 'fade-left',
		'zoomIn'      => 'zoom-in',
		'slideInUp'   => 'slide-up',
		'slideInDown' => 'slide-down',
		'slideInLeft' => 'slide-right',
		'slideInRight' => 'slide-left',
		'flipInX'     => 'flip-x',
		'flipInY'     => 'flip-y',
	];

	/**
	 * Color, typography and alignment of a text.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function text( ElementorElement $element, string $colour, string $prefix = 'typography', string $align = '' ): array {
		$style  = [];
		$colour = $element->color( $colour );
		if ( '' !== $colour ) {
			$style['color']['text'] = $colour;
		}
		$prefix = self::typography( $element, $prefix );
		$align  = '' === $align ? '' : self::align( $element, $align );
		if ( '' !== $align ) {
			$prefix['textAlign'] = $align;
		}
		return $style + ( $prefix ? [ 'typography' => $prefix ] : [] );
	}

	/** @return array<string, string> */
	public static function typography( ElementorElement $element, string $prefix ): array {
		$typography = [ 'fontSize' => self::fluid_size( $element, "{$prefix}_font_size", 28, 0.6 ) ];
		foreach ( [ 'fontWeight' => [ 'font_weight', [ '100', '200', '300', '400', '500', '600', '700', '800', '900' ] ], 'textTransform' => [ 'text_transform', [ 'uppercase', 'lowercase', 'capitalize', 'none' ] ], 'fontStyle' => [ 'font_style', [ 'normal', 'italic' ] ], 'textDecoration' => [ 'text_decoration', [ 'underline', 'line-through' ] ] ] as $name => [ $setting, $of ] ) {
			$typography[ $name ] = $element->choice( "{$prefix}_$setting", $of );
		}
		$typography['letterSpacing'] = $element->length( "{$prefix}_letter_spacing", -20 );
		$height                      = $element->length( "{$prefix}_line_height" );
		$typography['lineHeight']    = str_ends_with( $height, 'em' ) && ! str_ends_with( $height, 'rem' ) ? substr( $height, 0, -2 ) : ( str_ends_with( $typography['fontSize'], ')' ) && str_ends_with( $height, 'px' ) ? (string) round( (float) $height / max( 1, $element->number( "{$prefix}_font_size" ) ?? 1 ), 2 ) : $height );
		return array_filter( $typography );
	}

	/** A length that shrinks with the window if it exceeds some pixels. */
	private static function fluid_size( ElementorElement $element, string $name, float $from, float $least ): string {
		return self::clamped_size( $element->length( $name ), $element->length( "{$name}_mobile" ), $from, $least );
	}

	private static function clamped_size( string $length, string $phone, float $from, float $least ): string {
		$size = (float) $length;
		if ( ! str_ends_with( $length, 'px' ) || $size <= $from ) {
			return $length;
		}
		$small = str_ends_with( $phone, 'px' ) || '0' === $phone ? (float) $phone : max( $from, $size * $least );
		return $small >= $size ? $length : sprintf( 'clamp(%spx,%svw,%spx)', round( $small, 1 ), round( $size / 12, 2 ), round( $size, 1 ) );
	}

	/** left, center or right, or ''. */
	public static function align( ElementorElement $element, string ...$names ): string {
		foreach ( $names as $name ) {
			$align = match ( $element->text( $name ) ) {
				'left', 'start', 'flex-start' => 'left',
				'center'                      => 'center',
				'right', 'end', 'flex-end'    => 'right',
				default                       => '',
			};
			if ( '' !== $align ) {
				return $align;
			}
		}
		return '';
	}

	/**
	 * Padding, margin, background, border, shadow.
	 *
	 * @param string $mark Prefix of the setting names: '_' for widgets.
	 * @return array<string, array<string, mixed>>
	 */
	public static function box( ElementorElement $element, string $mark = '' ): array {
		$style = [];
		foreach ( [ 'padding' => 0.0, 'margin' => 0.0 ] as $name => $least ) {
			$box   = $element->box_sides( "$mark$name", $least );
			$phone = $element->box_sides( "$mark{$name}_mobile", $least );
			$sides = 'margin' === $name ? [ 'top', 'bottom' ] : [ 'top', 'right', 'bottom', 'left' ]; // The theme sets the horizontal margins of a page.
			foreach ( $sides as $side ) {
				if ( isset( $box[ $side ] ) && ( 'padding' === $name || '0' !== $box[ $side ] ) ) {
					$style['spacing'][ $name ][ $side ] = self::clamped_size( $box[ $side ], $phone[ $side ] ?? '', 'left' === $side || 'right' === $side ? 24 : 48, 0.5 );
				}
			}
		}
		if ( isset( $style['spacing']['padding'] ) && ! array_filter( $style['spacing']['padding'] ) ) {
			unset( $style['spacing']['padding'] );
		}
		$colour = self::background( $element, $mark );
		return array_filter( $style ) + ( $colour ? [ 'color' => $colour ] : [] ) + self::edges( $element, $mark );
	}

	/** @return array<string, string> */
	public static function background( ElementorElement $element, string $mark = '' ): array {
		$kind   = $element->text( "{$mark}background_background" );
		$colour = $element->color( "{$mark}background_color" );
		$second = $element->color( "{$mark}background_color_b" );
		if ( 'gradient' === $kind && '' !== $colour ) {
			return [ 'gradient' => self::gradient( $colour, '' === $second ? '#f2295b' : $second, (int) ( $element->number( "{$mark}background_gradient_angle" ) ?? 180 ), $element->integer( "{$mark}background_color_stop", 0, 0, 100 ), $element->integer( "{$mark}background_color_b_stop", 100, 0, 100 ) ) ];
		}
		return '' === $colour || '' === $kind ? [] : [ 'background' => $colour ];
	}

	public static function gradient( string $from, string $to, int $angle = 90, int $start = 0, int $end = 100 ): string {
		return sprintf( 'linear-gradient(%ddeg,%s %d%%,%s %d%%)', $angle, $from, $start, $to, $end );
	}

	/** @return array<string, array<string, mixed>> */
	public static function edges( ElementorElement $element, string $mark = '', string $radius = 'border_radius' ): array {
		$style  = [];
		$border = [];
		$kind   = $element->choice( "{$mark}border_border", [ 'solid', 'dashed', 'dotted', 'double' ] );
		$width  = $element->box_sides( "{$mark}border_width" );
		if ( '' !== $kind && 1 === count( array_unique( $width ) ) && count( $width ) === 4 && '0' !== $width['top'] ) {
			$border = [ 'width' => $width['top'], 'style' => $kind, 'color' => $element->color( "{$mark}border_color" ) ];
		}
		$corners = $element->box_sides( "$mark$radius" );
		if ( count( $corners ) === 4 && array_filter( $corners ) ) {
			$border['radius'] = 1 === count( array_unique( $corners ) ) ? $corners['top'] : [ 'topLeft' => $corners['top'], 'topRight' => $corners['right'], 'bottomRight' => $corners['bottom'], 'bottomLeft' => $corners['left'] ];
		}
		$border = array_filter( $border );
		if ( $border ) {
			$style['border'] = $border;
		}
		return $style;
	}

	/**
	 * Attributes that the markup does not contain: entrance animation, hidden breakpoints.
	 *
	 * @return array<string, mixed>
	 */
	public static function advanced_attributes( ElementorElement $element ): array {
		$attributes = [];
		$animation  = (string) preg_replace( '/^wow\s+/', '', $element->text( 'ct_animate', '_animation', 'animation' ) );
		if ( isset( self::REVEALS[ $animation ] ) ) {
			$delay                  = $element->integer( $element->has( 'ct_animate_delay' ) ? 'ct_animate_delay' : ( $element->has( '_animation_delay' ) ? '_animation_delay' : 'animation_delay' ), 0, 0, 10000 );
			$attributes['frReveal'] = [ 'animation' => self::REVEALS[ $animation ] ] + ( $delay ? [ 'delay' => $delay ] : [] );
		}
		$hidden = array_filter( [ 'mobile', 'tablet', 'desktop' ], static fn ( string $device ): bool => '' !== $element->text( "hide_$device" ) );
		if ( $hidden ) {
			$attributes['metadata'] = [ 'blockVisibility' => [ 'viewport' => array_fill_keys( array_values( $hidden ), false ) ] ];
		}
		return $attributes;
	}

	/** Whether a color is closer to white than to black. */
	public static function is_light( string $colour ): bool {
		if ( preg_match( '/^#([0-9a-f]{3,8})$/', $colour, $found ) ) {
			$hex  = strlen( $found[1] ) < 6 ? preg_replace( '/(.)/', '$1$1', $found[1] ) ?? '' : $found[1];
			$part = array_map( hexdec( ... ), str_split( substr( $hex, 0, 6 ), 2 ) );
		} else {
			preg_match_all( '/\d+(?:\.\d+)?/', $colour, $found );
			$part = array_map( floatval( ... ), array_slice( $found[0], 0, 3 ) );
		}
		return count( $part ) === 3 && 0.299 * $part[0] + 0.587 * $part[1] + 0.114 * $part[2] > 150;
	}
}
