<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Sanitizer;

use Frontage\Kit\Import\SvgElementCounter;

defined( 'ABSPATH' ) || exit;

/** Sanitizes inline SVG: shapes, gradients and text; no script, no events, nothing that loads files (docs/reference/slider.md E). */
final class SvgSanitizer {

	private const BYTES = 262_144;

	private const ELEMENTS = [
		'svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'title', 'desc', 'defs', 'use', 'symbol', 'clipPath', 'mask', 'pattern',
		'linearGradient', 'radialGradient', 'stop', 'filter', 'feGaussianBlur', 'feOffset', 'feMerge', 'feMergeNode', 'feColorMatrix', 'feFlood', 'feComposite', 'feBlend',
	];

	private const ATTRIBUTES = '/^(?:id|class|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|fx|fy|d|dx|dy|width|height|viewBox|preserveAspectRatio|points|transform|gradientTransform|gradientUnits|spreadMethod|offset|patternUnits|patternTransform|patternContentUnits|clipPathUnits|maskUnits|maskContentUnits|filterUnits|primitiveUnits|stdDeviation|in|in2|result|mode|operator|values|type|k[1-4]|fill|fill-opacity|fill-rule|clip-rule|clip-path|mask|filter|opacity|stroke|stroke-[a-z]+|stop-color|stop-opacity|flood-color|flood-opacity|color|display|visibility|font-[a-z]+|letter-spacing|text-anchor|dominant-baseline|pathLength|role|aria-label|aria-hidden|focusable|vector-effect|href)$/';

	/** Functions allowed in an SVG's CSS; none of them loads a file. */
	private const FUNCTIONS = [
		'matrix', 'matrix3d', 'translate', 'translatex', 'translatey', 'translatez', 'translate3d', 'scale', 'scalex', 'scaley', 'scale3d', 'rotate', 'rotatex', 'rotatey', 'rotatez',
		'rotate3d', 'skew', 'skewx', 'skewy', 'perspective', 'rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix', 'calc', 'min', 'max', 'clamp',
		'var', 'blur', 'brightness', 'contrast', 'drop-shadow', 'grayscale', 'hue-rotate', 'invert', 'opacity', 'saturate', 'sepia', 'circle', 'ellipse', 'inset', 'polygon', 'path',
	];

	/** Returns the sanitized SVG. Null if it is no SVG, or if its references repeat so often that it could not be drawn. */
	public static function clean( string $svg ): ?string {
		if ( strlen( $svg ) > self::BYTES || 1 === preg_match( '/<!(?:DOCTYPE|ENTITY|\[)/i', $svg ) || 1 !== preg_match( '/<svg[\s>].*<\/svg\s*>|<svg(?:\s[^<>]*)?\/>/is', $svg, $found ) ) {
			return null;
		}
		$text = str_contains( substr( $found[0], 0, (int) strpos( $found[0], '>' ) ), 'xlink:' ) || ! str_contains( $found[0], 'xlink:' ) ? $found[0] : preg_replace( '/<svg/i', '<svg xmlns:xlink="http://www.w3.org/1999/xlink"', $found[0], 1 );
		$page = new \DOMDocument();
		$old  = libxml_use_internal_errors( true );
		$read = $page->loadXML( mb_scrub( (string) $text, 'UTF-8' ), LIBXML_NONET | LIBXML_NOERROR | LIBXML_NOWARNING );
		libxml_clear_errors();
		libxml_use_internal_errors( $old );
		$root = $page->documentElement;
		if ( ! $read || ! $root instanceof \DOMElement || 'svg' !== $root->localName ) {
			return null;
		}
		return SvgElementCounter::is_drawable( $root ) ? self::element( $root, 0 ) : null;
	}

	private static function element( \DOMElement $element, int $depth ): string {
		$name = (string) $element->localName;
		if ( 40 < $depth || ! in_array( $name, self::ELEMENTS, true ) ) {
			return '';
		}
		$out = "<$name" . ( 0 === $depth ? ' xmlns="http://www.w3.org/2000/svg"' : '' );
		foreach ( $element->attributes as $attribute ) {
			$key   = (string) $attribute->localName;
			$value = (string) $attribute->nodeValue;
			if ( 'style' === $key ) {
				$value = self::style( $value );
			} elseif ( 1 !== preg_match( self::ATTRIBUTES, $key ) || ! self::safe( $key, $value ) ) {
				continue;
			}
			$out .= '' === $value && 'style' === $key ? '' : " $key=\"" . htmlspecialchars( $value, ENT_QUOTES | ENT_HTML401, 'UTF-8' ) . '"';
		}
		$inside = '';
		foreach ( $element->childNodes as $child ) {
			if ( $child instanceof \DOMElement ) {
				$inside .= self::element( $child, $depth + 1 );
			} elseif ( $child instanceof \DOMText && in_array( $name, [ 'text', 'tspan', 'title', 'desc' ], true ) ) {
				$inside .= htmlspecialchars( $child->data, ENT_NOQUOTES | ENT_XML1, 'UTF-8' );
			}
		}
		return "$out>$inside</$name>";
	}

	/** URLs may only refer to the same SVG. */
	private static function safe( string $key, string $value ): bool {
		if ( 'href' === $key ) {
			return 1 === preg_match( '/^#[\w.-]+$/', $value );
		}
		if ( 'aria-label' !== $key ) {
			preg_match_all( '/([\w-]+)\s*\(/', $value, $found );
			if ( array_diff( array_map( strtolower( ... ), $found[1] ), self::FUNCTIONS, [ 'url' ] ) ) {
				return false;
			}
		}
		$bare = (string) preg_replace( '/url\(\s*[\'"]?#[\w.-]+[\'"]?\s*\)/', '', $value );
		return 1 !== preg_match( '/url\s*\(|javascript|expression|[\\\\<>{}]|&/i', $bare );
	}

	private static function style( string $style ): string {
		$declarations = [];
		foreach ( explode( ';', $style ) as $declaration ) {
			[ $property, $value ] = array_map( trim( ... ), [ ...explode( ':', $declaration, 2 ), '' ] );
			if ( 1 === preg_match( '/^(?:fill|stroke|stop|opacity|color|display|font|letter|text|clip-path|mask|filter)[a-z-]*$/', $property ) && self::safe( $property, $value ) ) {
				$declarations[] = "$property:$value";
			}
		}
		return implode( ';', $declarations );
	}
}
