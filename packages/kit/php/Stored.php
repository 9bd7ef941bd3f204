<?php

declare( strict_types = 1 );

namespace Frontage\Kit;

defined( 'ABSPATH' ) || exit;

/**
 * Whether what was written through WordPress's functions stands in the database. They tell no refusal from a value that did not
 * change, and a table of three bytes a character (made before 2015) refuses every text with an emoji in it.
 */
final class Stored {

	/**
	 * Whether a value was refused or cut: what is read is what stood there before, nothing, or the beginning of what was written.
	 * Another value is what a filter of the site made of it.
	 *
	 * @param mixed $wanted Unslashed.
	 * @param mixed $stored As it is read now.
	 * @param mixed $before As it was read before; null when there was none.
	 */
	public static function is_lost( mixed $wanted, mixed $stored, mixed $before ): bool {
		if ( $stored === $wanted ) {
			return false;
		}
		if ( is_string( $wanted ) && is_string( $stored ) ) {
			return $stored === $before || str_starts_with( $wanted, $stored );
		}
		return $stored === $before || ! $stored;
	}

	/** The first character that takes four bytes and that an old table refuses, such as an emoji; '' for none. */
	public static function first_long_character( mixed $value ): string {
		$text = is_string( $value ) ? $value : (string) wp_json_encode( $value, JSON_UNESCAPED_UNICODE );
		return preg_match( '/[\x{10000}-\x{10FFFF}]/u', $text, $found ) ? $found[0] : '';
	}
}
