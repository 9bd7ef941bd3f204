<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Source;

defined( 'ABSPATH' ) || exit;

/** Parses the rules of a stylesheet one by one, without those in media queries and other at-rules. */
final class StylesheetParser {

	private const MOST = 10_000;

	private const BYTES = 1_048_576;

	private const LONGEST = 4000;

	/** @return list<array{list<string>, string}> Selectors, and the unparsed declarations. */
	public static function rules( string $css ): array {
		$css   = (string) preg_replace( [ '~/\*[^*]*+(?:\*(?!/)[^*]*+)*+(?:\*/|$)~D', '/@[\w-]++[^{};@]{0,1000}+\{(?:[^{}]*+\{[^{}]*+\})*+[^{}]*+\}/' ], '', substr( $css, 0, self::BYTES ) );
		$rules = [];
		foreach ( array_slice( explode( '}', $css ), 0, self::MOST ) as $piece ) {
			$at = strrpos( $piece, '{' );
			if ( false !== $at && $at < self::LONGEST && strlen( $piece ) - $at <= self::LONGEST + 1 ) {
				$selectors = ltrim( (string) strrchr( ';' . substr( $piece, 0, $at ), ';' ), ';' ); // After an `@import …;`.
				$rules[]   = [ array_map( trim( ... ), explode( ',', $selectors ) ), substr( $piece, $at + 1 ) ];
			}
		}
		return $rules;
	}

	/** A value without `!important`. */
	public static function without_important( string $value ): string {
		return trim( (string) preg_replace( '/\s*!\s*important\s*$/i', '', $value ) );
	}

	/**
	 * Declarations by lowercase property; the last one wins.
	 *
	 * @return array<string, string>
	 */
	public static function declarations( string $text ): array {
		$read = [];
		foreach ( AttributeSyntax::parts( $text ) as [ $key, $value ] ) {
			$read[ strtolower( $key ) ] = self::without_important( $value );
		}
		unset( $read[''] );
		return $read;
	}
}
