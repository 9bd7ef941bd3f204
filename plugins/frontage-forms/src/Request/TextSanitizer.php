<?php

namespace Frontage\Forms\Request;

defined( 'ABSPATH' ) || exit;

/** Makes of whatever came, or was kept, clean text: valid UTF-8 without control characters. */
final class TextSanitizer {

	/** Bytes that are no UTF-8 become U+FFFD, so that the rest of the message is kept; of the control characters only tab and line ends stay. */
	public static function clean( mixed $value ): string {
		$text = self::scrub( $value );
		return trim( preg_replace( '/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]|\xc2[\x80-\x9f]/', '', $text ) ?? $text );
	}

	/** As it came, in valid UTF-8. */
	public static function scrub( mixed $value ): string {
		return wp_scrub_utf8( is_scalar( $value ) ? (string) $value : '' );
	}

	/**
	 * Any decoded JSON or posted array as names with a text or a list of texts each; deeper levels are dropped.
	 *
	 * @param bool $clean False: the texts as they came, for the rules; names are clean all the same.
	 * @return array<string, string|list<string>>
	 */
	public static function shape( mixed $raw, bool $clean = true ): array {
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
