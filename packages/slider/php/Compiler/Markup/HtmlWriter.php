<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Markup;

use Frontage\Slider\Model\Document\Json;

defined( 'ABSPATH' ) || exit;

/**
 * Writes an element tree as HTML.
 *
 * A node has a tag, attributes and children. A child is a node, or `html`: markup that the sanitizer returned. An
 * attribute that is null or false is omitted; `style` is a map of custom properties.
 *
 * @phpstan-type Node array{ tag: string, attrs: array<string, mixed>, children?: list<array<string, mixed>>, html?: string, text?: string }
 */
final class HtmlWriter {

	private const VOID = [ 'img', 'source', 'br' ];

	/** Start tags that implicitly close an open element, by the HTML parser's rules. */
	private const ENDS = [
		'p'  => '/<(?:address|article|aside|blockquote|center|dd|details|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|li|main|menu|nav|ol|p|pre|search|section|summary|table|ul)\b/i',
		'h'  => '/<h[1-6]\b/i',
		'li' => '/<li\b/i',
	];

	/** @param array<mixed> $node */
	public static function write( array $node ): string {
		$tag = is_string( $node['tag'] ?? null ) ? $node['tag'] : 'div';
		$out = '<' . $tag . self::attributes( is_array( $node['attrs'] ?? null ) ? $node['attrs'] : [] ) . '>';
		if ( in_array( $tag, self::VOID, true ) ) {
			return $out;
		}
		if ( is_string( $node['text'] ?? null ) ) {
			$out .= self::escape( $node['text'] );
		}
		if ( is_string( $node['html'] ?? null ) ) {
			$out .= str_replace( '&apos;', '&#039;', $node['html'] ); // Same escaping as escape(); the sanitizer writes `&apos;`, as WordPress stores it.
		}
		foreach ( is_array( $node['children'] ?? null ) ? $node['children'] : [] as $child ) {
			$out .= is_array( $child ) ? self::write( $child ) : '';
		}
		return "$out</$tag>";
	}

	/** @param array<mixed> $attributes */
	private static function attributes( array $attributes ): string {
		$out = '';
		foreach ( $attributes as $name => $value ) {
			if ( null === $value || false === $value || ( 'style' === $name && [] === $value ) ) {
				continue;
			}
			if ( is_array( $value ) ) {
				$value = self::style( $value );
			}
			$out .= true === $value ? " $name" : " $name=\"" . self::escape( is_scalar( $value ) ? (string) $value : '' ) . '"';
		}
		return $out;
	}

	/** @param array<mixed> $properties */
	private static function style( array $properties ): string {
		$out = [];
		foreach ( $properties as $name => $value ) {
			if ( is_string( $value ) && '' !== $value && ! preg_match( '/[;{}]/', $value ) ) {
				$out[] = "$name:$value";
			}
		}
		return implode( ';', $out );
	}

	/** Returns the tag that may wrap the markup. A paragraph inside a paragraph would end the outer one, which would leave it empty. */
	public static function wrapper_tag( string $tag, string $html ): string {
		$ends = self::ENDS[ preg_match( '/^h[1-6]$/', $tag ) ? 'h' : $tag ] ?? null;
		return null !== $ends && preg_match( $ends, $html ) ? 'div' : $tag;
	}

	/** Writes ' as a number, since WordPress filters do not know `&apos;` and would escape it again. */
	public static function escape( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML401, 'UTF-8' );
	}

	/** JSON that is safe inside a script element. */
	public static function json( mixed $value ): string {
		$json = Json::encode( $value, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE );
		return str_replace( [ "\u{2028}", "\u{2029}" ], [ '\u2028', '\u2029' ], $json );
	}
}
