<?php

declare( strict_types = 1 );

namespace Frontage\Shop\Request;

defined( 'ABSPATH' ) || exit;

/** Query parameters of the current page. */
final class QueryParameters {

	/** A value of lowercase letters; '' for anything else. It changes nothing, so it needs no nonce. */
	public static function keyword( string $name ): string {
		$value = wp_unslash( $_GET[ $name ] ?? '' ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- It chooses a look, and the next line lets words through alone.
		return is_string( $value ) && preg_match( '/^[a-z]{1,20}$/D', $value ) ? $value : '';
	}
}
