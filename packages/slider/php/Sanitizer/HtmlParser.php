<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Sanitizer;

defined( 'ABSPATH' ) || exit;

/** Parses HTML without loading, running or resolving anything. */
final class HtmlParser {

	/** Maximum number of attributes per element; real pages never have that many. */
	private const ATTRIBUTES = 200;

	public static function page( string $html ): \DOMDocument {
		$page = new \DOMDocument();
		$old  = libxml_use_internal_errors( true );
		$html = str_replace( "\0", '', mb_scrub( $html, 'UTF-8' ) );
		// The XML declaration sets the encoding for libxml, regardless of any meta element.
		$page->loadHTML( '<?xml encoding="utf-8"?>' . ( '' === trim( $html ) ? '<p></p>' : $html ), LIBXML_NONET | LIBXML_NOERROR | LIBXML_NOWARNING );
		libxml_clear_errors();
		libxml_use_internal_errors( $old );
		return $page;
	}

	/** @return array<string, string> */
	public static function attributes( \DOMElement $element ): array {
		$attributes = [];
		foreach ( $element->attributes as $attribute ) {
			if ( count( $attributes ) >= self::ATTRIBUTES ) {
				break;
			}
			$attributes[ strtolower( $attribute->nodeName ) ] = (string) $attribute->nodeValue;
		}
		return $attributes;
	}
}
