<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Source;

defined( 'ABSPATH' ) || exit;

/** Parses untrusted JSON: limited in size and depth, without keys that could pollute prototypes in JavaScript. */
final class JsonParser {

	public const REFUSED_KEYS = [ '__proto__', 'constructor', 'prototype' ];

	public const BYTES = 20_971_520;

	private const DEPTH = 64;

	/**
	 * @return array<mixed>
	 * @throws ImportRefusedException If it is no JSON object or list, too large or too deep.
	 */
	public static function read( string $text ): array {
		if ( strlen( $text ) > self::BYTES ) {
			throw new ImportRefusedException( 'too-big', 'The export is larger than 20 MB.' );
		}
		$text = str_starts_with( $text, "\xEF\xBB\xBF" ) ? substr( $text, 3 ) : $text;
		$read = json_decode( $text, true, self::DEPTH );
		if ( ! is_array( $read ) ) {
			throw new ImportRefusedException( 'not-json', 'This is no JSON that can be read: ' . json_last_error_msg() . '.' ); // phpcs:ignore WordPress.Security.EscapeOutput -- No output: who shows the message escapes it.
		}
		return self::clean( $read );
	}

	/**
	 * @param array<mixed> $values
	 * @return array<mixed>
	 */
	private static function clean( array $values ): array {
		foreach ( $values as $key => $value ) {
			if ( in_array( $key, self::REFUSED_KEYS, true ) ) {
				unset( $values[ $key ] );
			} elseif ( is_array( $value ) ) {
				$values[ $key ] = self::clean( $value );
			}
		}
		return $values;
	}
}
