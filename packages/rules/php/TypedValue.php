<?php

declare( strict_types = 1 );

namespace Frontage\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * Cleans typed and pasted values: phone numbers copied from contacts contain directional marks, those from a PDF typographic
 * dashes. ../src/typed-value.ts returns the same; `typed` in ../cases.json has the test cases.
 */
final class TypedValue {

	/** Formats whose values lose invisible characters everywhere, not only at the ends. */
	public const KINDS = [ 'email', 'url', 'tel', 'number', 'date', 'time' ];

	/** Unicode's format characters, variation selectors, and fillers. */
	private const UNSEEN = '\p{Cf}\x{34F}\x{115F}\x{1160}\x{17B4}\x{17B5}\x{180B}-\x{180F}\x{2065}\x{2800}\x{3164}\x{FE00}-\x{FE0F}\x{FFA0}\x{FFF0}-\x{FFF8}\x{E0000}-\x{E0FFF}';

	/**
	 * The value as it is validated and stored. Control characters stay: they make a value invalid.
	 *
	 * @param string $kind One of KINDS; `text` for other single-line fields, which are cleaned at the ends only; other kinds are not changed.
	 */
	public static function clean( string $kind, string $text ): string {
		if ( 'text' === $kind ) {
			$out = '[' . FormValues::BLANKS . self::UNSEEN . ']';
			// A symbol keeps the characters that make it an emoji: a heart its color, a flag its country.
			return preg_replace( "/^$out*+(.*?(?:\p{So}(?:\x{FE0F}|[\x{E0020}-\x{E007F}]++)|(?!$out).))?$out*+\z/su", '$1', $text ) ?? $text;
		}
		if ( '' === $text || ! in_array( $kind, self::KINDS, true ) ) {
			return $text;
		}
		$text = FormValues::trim( self::without_invisible( $text ) );
		if ( 'url' === $kind || ! preg_match( '/[^\x00-\x7f]/u', $text ) ) {
			return self::without_scheme( $kind, $text );
		}
		$text = strtr( $text, self::full_width_map() );
		if ( 'email' === $kind ) {
			return self::without_scheme( $kind, strtr( $text, [ '。' => '.', '｡' => '.' ] ) );
		}
		$text = strtr( $text, self::digits() + ( 'number' === $kind ? [ '٫' => '.', '٬' => ',' ] : [] ) );
		$text = (string) preg_replace( [ '/[^\x00-\x7f\P{Z}]/u', '/[\p{Pd}\x{2043}\x{2212}\x{30FC}]/u' ], [ ' ', '-' ], $text );
		return self::without_scheme( $kind, $text );
	}

	/** Whether the text contains no visible character. */
	public static function is_blank( string $text ): bool {
		return '' === FormValues::trim( (string) preg_replace( '/[\x00-\x1f\x7f]++/', '', self::without_invisible( $text ) ) );
	}

	private static function without_invisible( string $text ): string {
		return preg_replace( '/[' . self::UNSEEN . ']++/u', '', $text ) ?? $text;
	}

	/** Removes the scheme that browsers copy with a link, and mail clients with an address. */
	private static function without_scheme( string $kind, string $text ): string {
		return match ( $kind ) {
			'email' => (string) preg_replace( [ '/^mailto:/i', '/^<([^<>]*+)>\z/' ], [ '', '$1' ], $text ),
			'tel'   => (string) preg_replace( '/^tel:/i', '', $text ),
			default => $text,
		};
	}

	/** @return array<string, string> Full-width forms U+FF01 to U+FF5E => ASCII. */
	private static function full_width_map(): array {
		$table = [];
		for ( $sign = 0x21; $sign < 0x7F; $sign++ ) {
			$table[ "\xEF" . ( $sign < 0x60 ? "\xBC" . chr( $sign + 0x60 ) : "\xBD" . chr( $sign + 0x20 ) ) ] = chr( $sign );
		}
		return $table;
	}

	/** @return array<string, string> Arabic and Persian digits => ASCII. */
	private static function digits(): array {
		$table = [];
		foreach ( range( 0, 9 ) as $digit ) {
			$table[ "\xD9" . chr( 0xA0 + $digit ) ] = (string) $digit;
			$table[ "\xDB" . chr( 0xB0 + $digit ) ] = (string) $digit;
		}
		return $table;
	}
}
