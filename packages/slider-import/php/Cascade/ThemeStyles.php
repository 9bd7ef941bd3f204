<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Cascade;

use Frontage\Slider\Model\Document\Json;

defined( 'ABSPATH' ) || exit;

/**
 * Writes what the old theme's stylesheets say about the classes of layers into the page, since the new site lacks these
 * stylesheets. Elements inside a layer get a `style`; what applies to a layer itself goes into its attribute LOOK.
 */
final class ThemeStyles {

	/** Attribute of a layer with its look, for LayerLook: `{property: [[value, important] per breakpoint]}`; with `hover:` those of the state. */
	public const LOOK = 'fr-look';

	/** Widths of the window for which the four breakpoints are read, in px. */
	private const WIDTHS = [ 1440.0, 1024.0, 778.0, 480.0 ];

	/** Elements that are compared with rules at most; those inside nested layers count for each. */
	private const ELEMENTS = 10_000;

	private const LAYER = "self::rs-layer or self::rs-group or self::rs-row or self::rs-column or @data-type or contains(concat(' ', normalize-space(@class), ' '), ' rs-layer ') or contains(concat(' ', normalize-space(@class), ' '), ' tp-caption ')";

	/** @param list<\DOMElement> $modules Elements of the sliders. */
	public static function apply( \DOMXPath $page, array $modules, string $css ): void {
		foreach ( $page->query( '//*[@' . self::LOOK . ']' ) ?: [] as $element ) {
			$element instanceof \DOMElement && $element->removeAttribute( self::LOOK );
		}
		$cascade = new Cascade( [] === $modules ? [] : CascadeRules::parse( $css ) );
		$left    = self::ELEMENTS;
		foreach ( $cascade->is_empty() ? [] : $modules as $module ) {
			foreach ( $page->query( './/*[' . self::LAYER . ']', $module ) ?: [] as $layer ) {
				--$left;
				if ( ! $layer instanceof \DOMElement || $left < 0 ) {
					return;
				}
				$look = self::look( $cascade, $layer );
				if ( $look ) {
					$layer->setAttribute( self::LOOK, Json::encode( $look ) );
				}
				foreach ( $page->query( './/*[not(' . self::LAYER . ')]', $layer ) ?: [] as $inner ) {
					--$left;
					if ( ! $inner instanceof \DOMElement || $left < 0 ) {
						return;
					}
					$nearest = $page->query( 'ancestor::*[' . self::LAYER . '][1]', $inner );
					$nearest = $nearest ? $nearest->item( 0 ) : null;
					if ( $nearest instanceof \DOMElement && $nearest->isSameNode( $layer ) ) {
						self::style( $cascade, $inner, $layer );
					}
				}
			}
		}
	}

	/** @return array<string, list<array{string, bool}|null>> */
	private static function look( Cascade $cascade, \DOMElement $layer ): array {
		$levels = array_map( static fn( float $width ): array => $cascade->computed( $layer, $layer, $width ), self::WIDTHS );
		$look   = [];
		foreach ( array_keys( $levels[0] ) as $property ) {
			$look[ $property ] = array_map( static fn( array $level ): ?array => $level[ $property ] ?? null, $levels );
		}
		foreach ( $cascade->computed( $layer, $layer, self::WIDTHS[0], true ) as $property => $value ) {
			$look[ "hover:$property" ] = [ $value ];
		}
		return $look;
	}

	/** Adds the computed properties to an element's own style, which wins over rules that are not important. */
	private static function style( Cascade $cascade, \DOMElement $element, \DOMElement $layer ): void {
		$computed = $cascade->computed( $element, $layer, self::WIDTHS[0] );
		if ( [] === $computed ) {
			return;
		}
		$own   = CascadeRules::declarations( $element->getAttribute( 'style' ) );
		$style = '';
		foreach ( $computed as $property => [ $value, $is_important ] ) {
			$is_own = array_filter( array_keys( $own ), static fn( string $name ): bool => $property === $name || str_starts_with( $property, "$name-" ) || ( str_starts_with( $property, 'border-' ) && 1 === preg_match( '/^border-(?:width|style|color|radius)$/D', $name ) && str_ends_with( $property, substr( $name, 6 ) ) ) );
			if ( $is_important || ! $is_own ) {
				unset( $own[ $property ] );
				$style .= "$property:$value;";
			}
		}
		$rest = implode( '', array_map( static fn( string $name, array $one ): string => "$name:{$one[0]};", array_keys( $own ), $own ) );
		$element->setAttribute( 'style', $style . $rest );
	}
}
