<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Blocks;

defined( 'ABSPATH' ) || exit;

/** A block's `style` in its saved markup: classes and inline styles, as core's block supports write them. */
final class BlockStyle {

	private const TYPOGRAPHY = [
		'fontSize'       => 'font-size',
		'fontStyle'      => 'font-style',
		'fontWeight'     => 'font-weight',
		'letterSpacing'  => 'letter-spacing',
		'lineHeight'     => 'line-height',
		'textDecoration' => 'text-decoration',
		'textTransform'  => 'text-transform',
	];

	private const CORNERS = [
		'topLeft'     => 'border-top-left-radius',
		'topRight'    => 'border-top-right-radius',
		'bottomLeft'  => 'border-bottom-left-radius',
		'bottomRight' => 'border-bottom-right-radius',
	];

	/**
	 * @param array<string, array<string, mixed>|string> $style
	 * @return list<string>
	 */
	public static function classes( array $style ): array {
		$color   = self::part( $style, 'color' );
		$align   = self::part( $style, 'typography' )['textAlign'] ?? '';
		$classes = is_string( $align ) && '' !== $align ? [ "has-text-align-$align" ] : [];
		if ( isset( self::part( $style, 'border' )['color'] ) ) {
			$classes[] = 'has-border-color';
		}
		if ( isset( $color['text'] ) ) {
			$classes[] = 'has-text-color';
		}
		if ( isset( $color['background'] ) || isset( $color['gradient'] ) ) {
			$classes[] = 'has-background';
		}
		return $classes;
	}

	/** @param array<string, array<string, mixed>|string> $style */
	public static function css( array $style ): string {
		$css    = [];
		$border = self::part( $style, 'border' );
		$radius = $border['radius'] ?? null;
		foreach ( [ 'color', 'style', 'width' ] as $name ) {
			$css[ "border-$name" ] = $border[ $name ] ?? null;
		}
		$css['border-radius'] = is_array( $radius ) ? null : $radius;
		foreach ( self::CORNERS as $name => $property ) {
			$css[ $property ] = is_array( $radius ) ? $radius[ $name ] ?? null : null;
		}
		$color                   = self::part( $style, 'color' );
		$css['color']            = $color['text'] ?? null;
		$css['background']       = $color['gradient'] ?? null;
		$css['background-color'] = $color['background'] ?? null;
		$css['min-height']       = self::part( $style, 'dimensions' )['minHeight'] ?? null;
		$spacing                 = self::part( $style, 'spacing' );
		foreach ( [ 'margin', 'padding' ] as $name ) {
			foreach ( [ 'top', 'right', 'bottom', 'left' ] as $side ) {
				$css[ "$name-$side" ] = is_array( $spacing[ $name ] ?? null ) ? $spacing[ $name ][ $side ] ?? null : null;
			}
		}
		foreach ( self::TYPOGRAPHY as $name => $property ) {
			$css[ $property ] = self::part( $style, 'typography' )[ $name ] ?? null;
		}
		$css['box-shadow'] = $style['shadow'] ?? null;
		$declarations      = array_filter( $css, static fn ( mixed $value ): bool => is_string( $value ) && '' !== $value );
		return implode( ';', array_map( static fn ( string $property, string $value ): string => "$property:" . self::value( $value ), array_keys( $declarations ), $declarations ) );
	}

	/** A preset in CSS notation. */
	private static function value( string $value ): string {
		return preg_replace( '~^var:preset\|([a-z-]+)\|([a-z0-9-]+)$~', 'var(--wp--preset--$1--$2)', $value ) ?? '';
	}

	/**
	 * @param array<string, array<string, mixed>|string> $style
	 * @return array<string, mixed>
	 */
	private static function part( array $style, string $name ): array {
		return is_array( $style[ $name ] ?? null ) ? $style[ $name ] : [];
	}
}
