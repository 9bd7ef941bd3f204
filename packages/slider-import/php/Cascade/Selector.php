<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Cascade;

defined( 'ABSPATH' ) || exit;

/** A selector of elements, classes and ids with descendants and children: `.hero a.button:hover`, `#main > .button`. */
final class Selector {

	private const COMPOUNDS = 8;

	private const COMPOUND = '/^(\*|[a-z][\w-]{0,60})?((?:[.#][\w-]{1,100})*)((?::(?:hover|link|root))*)$/Di';

	/** Ancestors that are compared with one selector at most. */
	private const ANCESTORS = 200;

	/**
	 * @param non-empty-list<array{tag: string, id: string, classes: list<string>, child: bool}> $compounds   From the element itself outward. `child`: the next one is its parent.
	 * @param int                                                                              $specificity Ids × 10,000 + classes and states × 100 + elements.
	 */
	private function __construct( private readonly array $compounds, public readonly int $specificity, public readonly bool $is_hover, public readonly bool $is_root ) {}

	/** Null for a selector of another kind. */
	public static function parse( string $text ): ?self {
		$text  = trim( (string) preg_replace( [ '/\s*>\s*/', '/\s+/' ], [ '>', ' ' ], trim( $text ) ) );
		$parts = preg_split( '/([ >])/', $text, -1, PREG_SPLIT_DELIM_CAPTURE ) ?: [];
		if ( '' === $text || count( $parts ) > 2 * self::COMPOUNDS ) {
			return null;
		}
		$compounds   = [];
		$specificity = 0;
		$states      = '';
		$last        = count( $parts ) - 1;
		foreach ( $parts as $n => $part ) {
			if ( 1 === $n % 2 ) {
				continue;
			}
			if ( '' === $part || 1 !== preg_match( self::COMPOUND, $part, $found ) || ( '' !== $found[3] && $n !== $last ) ) {
				return null;
			}
			$states = strtolower( $found[3] );
			preg_match_all( '/([.#])([\w-]+)/', $found[2], $names, PREG_SET_ORDER );
			$classes      = array_values( array_column( array_filter( $names, static fn( array $one ): bool => '.' === $one[1] ), 2 ) );
			$ids          = array_values( array_column( array_filter( $names, static fn( array $one ): bool => '#' === $one[1] ), 2 ) );
			$tag          = '*' === $found[1] ? '' : strtolower( $found[1] );
			$specificity += 10_000 * count( $ids ) + 100 * ( count( $classes ) + substr_count( $states, ':' ) ) + ( '' === $tag ? 0 : 1 );
			if ( count( $ids ) > 1 ) {
				return null;
			}
			array_unshift( $compounds, [ 'tag' => $tag, 'id' => $ids[0] ?? '', 'classes' => $classes, 'child' => '>' === ( $parts[ $n - 1 ] ?? '' ) ] );
		}
		return [] === $compounds ? null : new self( $compounds, $specificity, str_contains( $states, ':hover' ), str_contains( $states, ':root' ) || ( 1 === count( $compounds ) && in_array( $compounds[0]['tag'], [ 'html', 'body' ], true ) && [] === $compounds[0]['classes'] && '' === $compounds[0]['id'] ) );
	}

	/** Name by which the element itself is found: `.class`, `#id`, or its element; '' for all. */
	public function key(): string {
		$first = $this->compounds[0];
		return isset( $first['classes'][0] ) ? ".{$first['classes'][0]}" : ( '' === $first['id'] ? $first['tag'] : "#{$first['id']}" );
	}

	/** @return list<string> Classes of the element itself. */
	public function classes(): array {
		return $this->compounds[0]['classes'];
	}

	/** @return list<list<string>> Classes of each compound around the element that has some. */
	public function outer_classes(): array {
		return array_values( array_filter( array_column( array_slice( $this->compounds, 1 ), 'classes' ) ) );
	}

	public function matches( \DOMElement $element ): bool {
		if ( $this->is_root || ! self::matches_compound( $element, $this->compounds[0] ) ) {
			return false;
		}
		$budget = self::ANCESTORS;
		return $this->matches_around( $element, 1, $budget );
	}

	private function matches_around( \DOMElement $element, int $n, int &$budget ): bool {
		if ( ! isset( $this->compounds[ $n ] ) ) {
			return true;
		}
		for ( $up = $element->parentNode; $up instanceof \DOMElement && --$budget > 0; $up = $up->parentNode ) {
			if ( self::matches_compound( $up, $this->compounds[ $n ] ) && $this->matches_around( $up, $n + 1, $budget ) ) {
				return true;
			}
			if ( $this->compounds[ $n - 1 ]['child'] ) {
				return false;
			}
		}
		return false;
	}

	/** @param array{tag: string, id: string, classes: list<string>} $compound */
	private static function matches_compound( \DOMElement $element, array $compound ): bool {
		return ( '' === $compound['tag'] || strtolower( $element->nodeName ) === $compound['tag'] )
			&& ( '' === $compound['id'] || $element->getAttribute( 'id' ) === $compound['id'] )
			&& ( [] === $compound['classes'] || [] === array_diff( $compound['classes'], self::class_names( $element ) ) );
	}

	/** @return list<string> */
	public static function class_names( \DOMElement $element ): array {
		return preg_split( '/\s+/', $element->getAttribute( 'class' ), -1, PREG_SPLIT_NO_EMPTY ) ?: [];
	}
}
