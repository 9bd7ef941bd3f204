<?php

namespace Frontage\Slider\Request;

defined( 'ABSPATH' ) || exit;

/** Query parameters of a request; callers must check nonce and permissions. */
final class QueryParameters {

	public static function number( string $name ): int {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Who asks checks; a number is all that comes out.
		$value = wp_unslash( $_GET[ $name ] ?? '' );
		return is_string( $value ) && ctype_digit( $value ) && strlen( $value ) < 19 ? (int) $value : 0;
	}
}
