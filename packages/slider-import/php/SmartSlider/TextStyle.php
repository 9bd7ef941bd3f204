<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SmartSlider;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\PoseReader;
use Frontage\SliderImport\Model\SourceFields;

defined( 'ABSPATH' ) || exit;

/** Applies font and style settings to a layer: typography, background, border, shadow, and the colors on hover. */
final class TextStyle {

	/** Font size that `%` and `em` refer to, in px. */
	private const BASE = 16.0;

	/** Values that the original uses where a font has none. */
	private const DEFAULTS = [ 'color' => '000000ff', 'size' => '14||px', 'lineheight' => '1.5', 'align' => 'inherit' ];

	/**
	 * @param list<array<mixed>> $states Normal and hover; of a paragraph normal, link and link on hover.
	 * @param list<float>        $scales Percent of the font size, by breakpoint.
	 * @param string             $align  Alignment of the surrounding box.
	 */
	public static function font( array $states, array $scales, string $align, ModelBuilder $layer, bool $has_hover ): void {
		$font = self::values( $states[0] ?? [] ) + self::DEFAULTS;
		$size = self::size( $font['size'] );
		$layer->set( 'style.color', ColorValue::css( $font['color'] ) ?? 'transparent' );
		$layer->set( 'style.fontSize', array_map( static fn( float $scale ): int => (int) max( 1, round( $size * $scale / 100 ) ), $scales ) );
		$line = self::line_height( $font['lineheight'], $size );
		if ( null !== $line ) {
			$layer->set( 'style.lineHeight', array_map( static fn( float $scale ): int => (int) max( 1, round( $line * $scale / 100 ) ), $scales ) );
		}
		$layer->set( 'style.fontFamily', $font['afont'] ?? '' );
		$weight = (int) SourceFields::to_number( $font['weight'] ?? $font['bold'] ?? '0' );
		$layer->set( 'style.fontWeight', [ $weight > 1 ? $weight : ( 1 === $weight ? 700 : 400 ) ] );
		if ( '1' === ( $font['italic'] ?? '' ) ) {
			$layer->set( 'style.fontStyle', 'italic' );
		}
		if ( '1' === ( $font['underline'] ?? '' ) ) {
			$layer->set( 'style.textDecoration', 'underline' );
		}
		$own = $font['align'];
		$layer->set( 'style.textAlign', [ in_array( $own, [ 'left', 'center', 'right', 'justify' ], true ) ? $own : $align ] );
		if ( 1 === preg_match( '/^-?[\d.]{1,8}(?:px|em)$/D', $font['letterspacing'] ?? '' ) ) {
			$layer->set( 'style.letterSpacing', [ $font['letterspacing'] ] );
		}
		if ( in_array( $font['texttransform'] ?? '', [ 'uppercase', 'lowercase', 'capitalize' ], true ) ) {
			$layer->set( 'style.textTransform', $font['texttransform'] );
		}
		self::shadow( explode( '|*|', $font['tshadow'] ?? '' ), 3, $layer, 'style.textShadow' );
		$hover = ColorValue::css( self::values( $states[1] ?? [] )['color'] ?? '' );
		if ( $has_hover && null !== $hover && $hover !== ColorValue::css( $font['color'] ) ) {
			$layer->set( 'hover.to.color', $hover );
		}
	}

	/** @param list<array<mixed>> $states Normal and hover. */
	public static function box( array $states, ModelBuilder $layer ): void {
		$style = self::values( $states[0] ?? [] );
		$color = ColorValue::css( $style['backgroundcolor'] ?? '' );
		if ( null !== $color ) {
			$layer->set( 'style.background', $color );
		}
		$padding = explode( '|*|', $style['padding'] ?? '' );
		self::sides( array_slice( $padding, 0, 4 ), in_array( $padding[4] ?? 'px', [ 'px', 'px+', '' ], true ) ? '' : $padding[4], $layer, 'style.padding' );
		$border = [ ...explode( '|*|', $style['border'] ?? '' ), '', '', '' ];
		self::border( $border[0], $border[1], $border[2], $layer );
		$radius = SourceFields::to_number( $style['borderradius'] ?? '' );
		if ( $radius > 0 ) {
			PoseReader::set_sides( (string) $radius, $layer, 'style.borderRadius', PoseReader::CORNERS );
		}
		self::shadow( explode( '|*|', $style['boxshadow'] ?? '' ), 4, $layer, 'style.boxShadow' );
		$opacity = SourceFields::to_number( $style['opacity'] ?? '', 100 );
		if ( $opacity < 100 ) {
			$layer->set( 'style.opacity', [ max( 0, $opacity ) / 100 ] );
		}
		$hover = self::values( $states[1] ?? [] );
		$color = ColorValue::css( $hover['backgroundcolor'] ?? '' );
		if ( null !== $color ) {
			$layer->set( 'hover.to.background', $color );
		}
		$color = ColorValue::css( [ ...explode( '|*|', $hover['border'] ?? '' ), '', '', '' ][2] );
		if ( null !== $color && null !== $layer->get( 'style.borderWidth' ) ) {
			$layer->set( 'hover.to.borderColor', $color );
		}
	}

	/** Border, corners and shadow of a row or column, which have them as own values. */
	public static function block( SourceFields $fields, ModelBuilder $layer ): void {
		$fill = ColorValue::fill( $fields->text( 'bgcolor' ), $fields->text( 'bgcolorgradient', 'off' ), $fields->text( 'bgcolorgradientend' ) );
		if ( null !== $fill ) {
			$layer->set( 'style.background', $fill );
		}
		$widths = array_slice( $fields->parts( 'borderwidth', '1|*|1|*|1|*|1' ), 0, 4 );
		$style  = $fields->text( 'borderstyle', 'none' );
		$color  = $fields->text( 'bordercolor', 'ffffffff' );
		if ( 'none' !== $style ) {
			self::border( implode( ' ', $widths ), $style, $color, $layer );
		}
		$radius = $fields->number( 'borderradius' );
		if ( $radius > 0 ) {
			PoseReader::set_sides( (string) $radius, $layer, 'style.borderRadius', PoseReader::CORNERS );
		}
		self::shadow( $fields->parts( 'boxshadow' ), 4, $layer, 'style.boxShadow' );
	}

	/**
	 * Own CSS of a set, which is only shown in the report.
	 *
	 * @param list<array<mixed>> $states
	 */
	public static function report_css( array $states, SourceFields $fields, string $key ): void {
		foreach ( $states as $state ) {
			$css = trim( self::values( $state )['extra'] ?? '' );
			if ( '' !== $css ) {
				$fields->report->add_dropped( $fields->path( $key ), 'css', $css );
			}
		}
	}

	private static function border( string $widths, string $style, string $color, ModelBuilder $layer ): void {
		if ( 0.0 === array_sum( array_map( static fn( string $width ): float => SourceFields::to_number( $width ), explode( ' ', $widths ) ) ) ) {
			return;
		}
		self::sides( explode( ' ', $widths ), '', $layer, 'style.borderWidth' );
		$layer->set( 'style.borderStyle', [ $style ] );
		$layer->set( 'style.borderColor', [ ColorValue::css( $color ) ?? 'transparent' ] );
	}

	/** @param array<int, string> $sides */
	private static function sides( array $sides, string $unit, ModelBuilder $layer, string $at ): void {
		$numbers = array_map( static fn( string $side ): float => SourceFields::to_number( $side ), array_values( $sides ) );
		if ( array_filter( $numbers ) ) {
			PoseReader::set_sides( implode( ' ', array_map( static fn( float $number ): string => $number . $unit, $numbers ) ), $layer, $at, PoseReader::SIDES );
		}
	}

	/**
	 * @param array<int, string> $parts  Lengths in px, then the color.
	 * @param int                $length Number of lengths: x, y, blur, and spread of a box.
	 */
	private static function shadow( array $parts, int $length, ModelBuilder $layer, string $at ): void {
		$parts   = array_values( $parts );
		$lengths = array_map( static fn( string $part ): float => SourceFields::to_number( $part ), array_slice( $parts, 0, $length ) );
		$color   = ColorValue::css( $parts[ $length ] ?? '' );
		if ( ! array_filter( $lengths ) || null === $color ) {
			return;
		}
		foreach ( [ 'x', 'y', 'blur', 'spread' ] as $n => $name ) {
			if ( isset( $lengths[ $n ] ) ) {
				$layer->set( "$at.$name", [ $lengths[ $n ] ] );
			}
		}
		$layer->set( "$at.color", $color );
	}

	/** A font size such as `36||px` in px. */
	private static function size( string $text ): float {
		[ $number, $unit ] = [ ...explode( '||', $text ), '' ];
		$size              = SourceFields::to_number( trim( $number ), 14 );
		return max( 1.0, min( 1000.0, match ( trim( $unit ) ) {
			'%'         => $size * self::BASE / 100,
			'em', 'rem' => $size * self::BASE,
			default     => $size,
		} ) );
	}

	/** A line height in px; null for `normal`. */
	private static function line_height( string $text, float $size ): ?float {
		$text = str_replace( '||', '', trim( $text ) );
		return match ( true ) {
			is_numeric( $text )                                          => SourceFields::to_number( $text ) * $size,
			1 === preg_match( '/^([\d.]{1,8})px$/D', $text, $found )     => SourceFields::to_number( $found[1] ),
			1 === preg_match( '/^([\d.]{1,8})%$/D', $text, $found )      => SourceFields::to_number( $found[1] ) * $size / 100,
			1 === preg_match( '/^([\d.]{1,8})r?em$/D', $text, $found )   => SourceFields::to_number( $found[1] ) * $size,
			default                                                      => null,
		};
	}

	/**
	 * @param array<mixed> $state
	 * @return array<string, string> Values that are text, numbers or switches; without empty ones.
	 */
	private static function values( array $state ): array {
		$values = [];
		foreach ( $state as $key => $value ) {
			if ( is_scalar( $value ) && '' !== (string) $value ) {
				$values[ (string) $key ] = (string) $value;
			}
		}
		return $values;
	}
}
