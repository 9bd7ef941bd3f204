<?php

declare( strict_types = 1 );

namespace Frontage\Site\Migration\Safety;

use Frontage\Kit\Import\SvgElementCounter;

defined( 'ABSPATH' ) || exit;

/**
 * Checks that an SVG only draws, and within a browser's limits. It is accepted unchanged or not at all: opened by its URL,
 * an SVG with scripts would act as a page of the site.
 */
final class SvgCheck {

	private const BYTES = 1_048_576;

	private const NAMESPACE = 'http://www.w3.org/2000/svg';

	private const ELEMENTS = [
		'svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'title', 'desc', 'defs', 'use', 'symbol', 'clipPath', 'mask', 'pattern', 'style',
		'linearGradient', 'radialGradient', 'stop', 'filter', 'feGaussianBlur', 'feOffset', 'feMerge', 'feMergeNode', 'feColorMatrix', 'feFlood', 'feComposite', 'feBlend',
	];

	/** Constructs that no image needs: entities, CDATA, processing instructions, and other encodings, which could hide these. */
	private const FOREIGN = '/<!(?:DOCTYPE|ENTITY|\[CDATA)|<\?(?!xml\s)|<\?xml[^>]*\bencoding\s*=\s*["\'](?!utf-8["\'])|[\x00-\x08\x0B\x0C\x0E-\x1F]/i';

	/** CSS that loads something or hides its content. */
	private const LOADS = '/@|\\\\|expression|(?:image|image-set|cross-fade|element|src)\s*\(|url\s*\(\s*["\']?(?!#)/i';

	public static function is_harmless( string $svg ): bool {
		if ( strlen( $svg ) > self::BYTES || ! mb_check_encoding( $svg, 'UTF-8' ) || preg_match( self::FOREIGN, $svg ) || ! class_exists( \DOMDocument::class ) ) {
			return false;
		}
		$page = new \DOMDocument();
		$old  = libxml_use_internal_errors( true );
		$read = $page->loadXML( $svg, LIBXML_NONET | LIBXML_NOERROR | LIBXML_NOWARNING );
		libxml_clear_errors();
		libxml_use_internal_errors( $old );
		$root = $page->documentElement;
		return $read && null === $page->doctype && $root instanceof \DOMElement && 'svg' === $root->localName && self::is_harmless_element( $root, 0 ) && SvgElementCounter::is_drawable( $root );
	}

	private static function is_harmless_element( \DOMElement $element, int $depth ): bool {
		if ( 40 < $depth || self::NAMESPACE !== $element->namespaceURI || ! in_array( $element->localName, self::ELEMENTS, true ) ) {
			return false;
		}
		foreach ( $element->attributes as $attribute ) {
			$name  = (string) $attribute->localName;
			$value = trim( (string) $attribute->nodeValue );
			if ( 0 === stripos( $name, 'on' ) || preg_match( self::LOADS, $value ) || preg_match( '/(?:javascript|vbscript|data)\s*:/i', $value ) || ( in_array( strtolower( $name ), [ 'href', 'src', 'base' ], true ) && ! str_starts_with( $value, '#' ) ) ) {
				return false;
			}
		}
		foreach ( $element->childNodes as $child ) {
			if ( $child instanceof \DOMElement ? ! self::is_harmless_element( $child, $depth + 1 ) : ( 'style' === $element->localName && preg_match( self::LOADS, (string) $child->nodeValue ) ) ) {
				return false;
			}
		}
		return true;
	}
}
