<?php

namespace Frontage\Forms\Request;

defined( 'ABSPATH' ) || exit;

/** Converts any received or stored value to clean text: valid UTF-8 without control characters. */
final class TextSanitizer {

	/** Invalid UTF-8 becomes U+FFFD, so that the rest of the text is kept. Of control characters only tabs and line breaks remain. */
	public static function clean( mixed $value ): string {
		$text = self::scrub( $value );
		return trim( preg_replace( '/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]|\xc2[\x80-\x9f]/', '', $text ) ?? $text );
	}

	/** The text as received, in valid UTF-8. */
	public static function scrub( mixed $value ): string {
		return wp_scrub_utf8( is_scalar( $value ) ? (string) $value : '' );
	}

	/**
	 * Converts decoded JSON or a posted array to a text or a list of texts per name; deeper levels are dropped.
	 *
	 * @param bool $clean False keeps the texts as received, for validation; names are always cleaned.
	 * @return array<string, string|list<string>>
	 */
	public static function normalize( mixed $raw, bool $clean = true ): array {
		$shaped = [];
		$text   = $clean ? self::clean( ... ) : self::scrub( ... );
		foreach ( is_array( $raw ) ? $raw : [] as $name => $value ) {
			if ( is_array( $value ) ) {
				$shaped[ self::clean( (string) $name ) ] = array_values( array_map( $text, array_filter( $value, 'is_scalar' ) ) );
			} elseif ( is_scalar( $value ) ) {
				$shaped[ self::clean( (string) $name ) ] = $text( $value );
			}
		}
		return $shaped;
	}
}
