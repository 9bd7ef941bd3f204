<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Source;

defined( 'ABSPATH' ) || exit;

/**
 * Parses attributes such as `x:c;xo:0,2px;`: parts separated by `;`, key and value by the first `:`, values by `,`.
 * Separators inside brackets or quotes do not count.
 */
final class AttributeSyntax {

	/**
	 * @return list<array{string, string}> Key and value; a part without `:` is a value without a key.
	 */
	public static function parts( string $text ): array {
		$parts = [];
		foreach ( self::split( $text, ';' ) as $part ) {
			[ $key, $value ] = str_contains( $part, ':' ) ? explode( ':', $part, 2 ) : [ '', $part ];
			$parts[]         = [ trim( $key ), trim( $value ) ];
		}
		return $parts;
	}

	/**
	 * A list of values for up to four breakpoints: `40,35,,30`. An empty item stays empty and means the value before
	 * it.
	 *
	 * @return list<string>
	 */
	public static function values( string $text ): array {
		return self::split( $text, ',', true );
	}

	/**
	 * Several actions in one attribute, `o:click;a:…;||o:mouseenter;…`.
	 *
	 * @return list<string>
	 */
	public static function actions( string $text ): array {
		return self::split( $text, '||' );
	}

	/** @return list<string> */
	private static function split( string $text, string $separator, bool $keep_empty = false ): array {
		$pieces = [];
		$piece  = '';
		$depth  = 0;
		$quote  = '';
		$size   = strlen( $separator );
		$begins = true; // Only here does a quote begin a text; elsewhere it is an ordinary character.
		for ( $at = 0, $end = strlen( $text ); $at < $end; $at++ ) {
			$sign = $text[ $at ];
			if ( 0 === $depth && '' === $quote && 0 === substr_compare( $text, $separator, $at, $size ) ) {
				$pieces[] = trim( $piece );
				$piece    = '';
				$begins   = true;
				$at      += $size - 1;
				continue;
			}
			if ( '' !== $quote ) {
				$quote = $sign === $quote ? '' : $quote;
			} elseif ( '(' === $sign ) {
				++$depth;
			} elseif ( ')' === $sign ) {
				$depth = max( 0, $depth - 1 );
			} elseif ( ( '"' === $sign || "'" === $sign ) && $begins && false !== strpos( $text, $sign, $at + 1 ) ) {
				$quote = $sign;
			}
			$piece .= $sign;
			$begins = str_contains( " \t\n\r\f\v", $sign ) ? $begins : ':' === $sign || ',' === $sign;
		}
		$pieces[] = trim( $piece );
		return $keep_empty ? $pieces : array_values( array_filter( $pieces, static fn( string $one ): bool => '' !== $one ) );
	}
}
