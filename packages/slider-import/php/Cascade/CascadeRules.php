<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Cascade;

use Frontage\SliderImport\Source\AttributeSyntax;

defined( 'ABSPATH' ) || exit;

/**
 * Parses stylesheets into rules that Selector can match, also those in media queries about the width of the window.
 * Everything else is skipped: other at-rules, selectors with states, attributes or siblings, and nested rules.
 * Declarations are by property: value, and whether it is important.
 *
 * @phpstan-type Declarations array<string, array{string, bool}>
 * @phpstan-type CascadeRule array{selector: Selector, declarations: Declarations, min: float, max: float}
 */
final class CascadeRules {

	private const BYTES = 2_097_152;

	private const RULES = 20_000;

	/** Maximum length of selectors or of the declarations of one rule, in bytes. */
	private const LONGEST = 4000;

	private const DEPTH = 6;

	/** Groups whose rules apply as if they stood outside. */
	private const TRANSPARENT = '/^@(?:layer|supports|container)\b/i';

	/** @return list<CascadeRule> In the order of the text. */
	public static function parse( string $css ): array {
		$css   = (string) preg_replace( '~/\*[^*]*+(?:\*(?!/)[^*]*+)*+(?:\*/|$)~D', '', substr( $css, 0, self::BYTES ) );
		$rules = [];
		$stack = []; // Of open groups: [min, max], or null for a group that does not apply.
		$from  = 0;
		$end   = strlen( $css );
		while ( $from < $end && count( $rules ) < self::RULES ) {
			$at = $from + strcspn( $css, '{};', $from );
			if ( $at >= $end ) {
				break;
			}
			$head = trim( substr( $css, $from, min( $at - $from, self::LONGEST ) ) );
			$from = $at + 1;
			if ( ';' === $css[ $at ] ) {
				continue; // `@import …;` and declarations outside rules.
			}
			if ( '}' === $css[ $at ] ) {
				array_pop( $stack );
				continue;
			}
			if ( str_starts_with( $head, '@' ) ) {
				$stack[] = count( $stack ) < self::DEPTH && ! in_array( null, $stack, true ) ? self::group( $head ) : null;
				continue;
			}
			$length = strcspn( $css, '{}', $from );
			if ( $from + $length >= $end ) {
				break;
			}
			if ( '{' === $css[ $from + $length ] ) {
				$stack[] = null; // A rule with nested rules.
				continue;
			}
			if ( ! in_array( null, $stack, true ) && $length <= self::LONGEST && strlen( $head ) < self::LONGEST ) {
				$min          = max( [ 0.0, ...array_column( $stack, 0 ) ] );
				$max          = min( [ INF, ...array_column( $stack, 1 ) ] );
				$declarations = self::declarations( substr( $css, $from, $length ) );
				foreach ( $declarations ? explode( ',', $head ) : [] as $text ) {
					$selector = Selector::parse( $text );
					if ( null !== $selector ) {
						$rules[] = [ 'selector' => $selector, 'declarations' => $declarations, 'min' => $min, 'max' => $max ];
					}
				}
			}
			$from += $length + 1;
		}
		return $rules;
	}

	/**
	 * Declarations by lowercase property; the last one wins, unless an earlier one is important.
	 *
	 * @return Declarations
	 */
	public static function declarations( string $text ): array {
		$read = [];
		foreach ( AttributeSyntax::parts( $text ) as [ $key, $value ] ) {
			$key          = str_starts_with( $key, '--' ) ? $key : strtolower( $key );
			$bare         = (string) preg_replace( '/\s*!\s*important\s*$/i', '', $value, 1, $count );
			$is_important = 1 === $count;
			if ( '' !== $key && '' !== $bare && ( $is_important || ! ( $read[ $key ][1] ?? false ) ) ) {
				unset( $read[ $key ] ); // A later shorthand replaces earlier single properties, so the order counts.
				$read[ $key ] = [ $bare, $is_important ];
			}
		}
		return $read;
	}

	/** @return array{float, float}|null Narrowest and widest window to which a group applies; null if it never does. */
	private static function group( string $head ): ?array {
		if ( 1 === preg_match( self::TRANSPARENT, $head ) ) {
			return [ 0.0, INF ];
		}
		if ( 1 !== preg_match( '/^@media\s+(?:(?:only\s+)?(?:screen|all)\s*(?:and\s*|$))?((?:\(\s*(?:min|max)-width\s*:\s*[\d.]+(?:px|em|rem)\s*\)(?:\s*and\s*)?)*)$/Di', $head, $found ) ) {
			return null;
		}
		$range = [ 0.0, INF ];
		preg_match_all( '/(min|max)-width\s*:\s*([\d.]+)(px|em|rem)/i', $found[1], $limits, PREG_SET_ORDER );
		foreach ( $limits as [ , $side, $number, $unit ] ) {
			$px    = (float) $number * ( 'px' === strtolower( $unit ) ? 1 : 16 );
			$range = 'min' === strtolower( $side ) ? [ max( $range[0], $px ), $range[1] ] : [ $range[0], min( $range[1], $px ) ];
		}
		return $range;
	}
}
