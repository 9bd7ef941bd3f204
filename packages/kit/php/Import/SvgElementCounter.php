<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Import;

defined( 'ABSPATH' ) || exit;

/**
 * Counts the elements that a browser renders for an SVG. Thirty lines that use, fill, mask or clip with each other can
 * multiply to ten billion elements.
 */
final class SvgElementCounter {

	public const MOST = 20_000;

	private const RULE      = '/([^{}]*+)\{([^{}]*+)\}/';
	private const REFERENCE = '/url\(\s*+["\']?#([^)"\'\s]++)/i';

	/** @var array<string, \DOMElement> Elements by id; the first of each id. */
	private array $elements_by_id = [];

	/**
	 * @var array<string, list<string>> Ids that CSS rules refer to, by class (.a), id (#a) or element name; * for rules that may match anything.
	 */
	private array $rule_references = [];

	/**
	 * @var array<string, int> Counts by id; above the maximum while the count is in progress, so that a circular reference is too large.
	 */
	private array $counts = [];

	private function __construct( \DOMElement $root ) {
		$css = '';
		foreach ( ( new \DOMXPath( $root->ownerDocument ?? new \DOMDocument() ) )->query( '//*[@id] | //*[local-name()="style"]' ) ?: [] as $element ) {
			if ( $element instanceof \DOMElement && '' !== $element->getAttribute( 'id' ) ) {
				$this->elements_by_id[ $element->getAttribute( 'id' ) ] ??= $element;
			}
			$css .= $element instanceof \DOMElement && 'style' === $element->localName ? "$element->textContent\n" : '';
		}
		preg_match_all( self::RULE, $css, $rules, PREG_SET_ORDER );
		foreach ( $rules as [ , $selectors, $declarations ] ) {
			$ids = $this->ids( $declarations );
			foreach ( $ids ? explode( ',', $selectors ) : [] as $selector ) {
				// One part of the selector is enough: this may count more elements than match, never fewer.
				$one                           = preg_match( '/(?:^|[\s>+~}])([.#]?[\w-]++)(?:[.#][\w-]++)*+\s*$/D', $selector, $part ) ? strtolower( $part[1] ) : '*';
				$this->rule_references[ $one ] = [ ...( $this->rule_references[ $one ] ?? [] ), ...$ids ];
			}
		}
	}

	/** Whether a browser can render it: a count within the limit. Circular references count as too large. */
	public static function is_drawable( \DOMElement $root ): bool {
		return ( new self( $root ) )->rendered_count( $root ) <= self::MOST;
	}

	/** How many elements are rendered for this one: itself, its descendants, and what they refer to. */
	private function rendered_count( \DOMElement $element ): int {
		$count = 1;
		foreach ( $this->references( $element ) as $id ) {
			if ( ! isset( $this->counts[ $id ] ) ) {
				$this->counts[ $id ] = self::MOST + 1;
				$this->counts[ $id ] = $this->rendered_count( $this->elements_by_id[ $id ] );
			}
			$count += $this->counts[ $id ];
		}
		foreach ( $element->childNodes as $child ) {
			$count += $child instanceof \DOMElement && $count <= self::MOST ? $this->rendered_count( $child ) : 0;
		}
		return min( $count, self::MOST + 1 );
	}

	/** @return list<string> Ids of existing elements, each as often as it is referenced. */
	private function references( \DOMElement $element ): array {
		$ids  = [];
		$keys = [ '*', strtolower( (string) $element->localName ), '#' . strtolower( $element->getAttribute( 'id' ) ) ];
		foreach ( $element->attributes as $attribute ) {
			$value = trim( (string) $attribute->nodeValue );
			if ( 'class' === $attribute->localName ) {
				array_push( $keys, ...array_map( static fn ( string $name ): string => '.' . strtolower( $name ), preg_split( '/\s+/', $value ) ?: [] ) );
			}
			array_push( $ids, ...$this->ids( 'href' === $attribute->localName ? "url($value" : $value ) );
		}
		foreach ( array_intersect_key( $this->rule_references, array_flip( $keys ) ) as $more ) {
			array_push( $ids, ...$more );
		}
		return $ids;
	}

	/** @return list<string> */
	private function ids( string $text ): array {
		return preg_match_all( self::REFERENCE, $text, $found ) ? array_values( array_filter( $found[1], fn ( string $id ): bool => isset( $this->elements_by_id[ $id ] ) ) ) : [];
	}
}
