<?php

namespace Frontage\Slider\Request;

defined( 'ABSPATH' ) || exit;

/** What the address of a request names; whoever acts upon it checks nonce and rights. */
final class QueryParameters {

	public static function number( string $name ): int {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Who asks checks; a number is all that comes out.
		$value = wp_unslash( $_GET[ $name ] ?? '' );
		return is_string( $value ) && ctype_digit( $value ) && strlen( $value ) < 19 ? (int) $value : 0;
	}
}
