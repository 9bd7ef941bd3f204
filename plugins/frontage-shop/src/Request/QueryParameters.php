<?php

declare( strict_types = 1 );

namespace Frontage\Shop\Request;

defined( 'ABSPATH' ) || exit;

/** What the address of a page asks for. */
final class QueryParameters {

	/** A word of small letters; anything else is nothing. Changes nothing, so it needs no nonce. */
	public static function word( string $name ): string {
		$value = wp_unslash( $_GET[ $name ] ?? '' ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- It chooses a look, and the next line lets words through alone.
		return is_string( $value ) && preg_match( '/^[a-z]{1,20}$/D', $value ) ? $value : '';
	}
}
