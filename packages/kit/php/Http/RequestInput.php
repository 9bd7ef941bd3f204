<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Http;

defined( 'ABSPATH' ) || exit;

/**
 * The raw data of the current request, unslashed. Only a plugin's `Request` folder and `Admin\AdminRequest` use it: they
 * give each value the type and length that it may have, and their callers check nonces and rights.
 */
final class RequestInput {

	/** @return array<mixed> The fields of the posted body. */
	public static function posted(): array {
		return wp_unslash( $_POST ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Forms of visitors are also posted from cached pages; each endpoint checks a nonce or the origin.
	}

	/** @return array<mixed> The parameters of the query string. */
	public static function query(): array {
		return wp_unslash( $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A link without a nonce may choose what is shown; whatever changes something checks one.
	}

	/** @return array<mixed> In the format of PHP's `$_FILES`, with paths that PHP made. */
	public static function files(): array {
		return $_FILES; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- As for the posted fields.
	}

	/** A server variable; '' if there is none. */
	public static function server( string $name ): string {
		$value = wp_unslash( array_intersect_key( $_SERVER, [ $name => true ] ) )[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/** A cookie; '' if there is none. */
	public static function cookie( string $name ): string {
		$value = wp_unslash( array_intersect_key( $_COOKIE, [ $name => true ] ) )[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/** @return list<string> The command line arguments, beginning with the program's name. */
	public static function arguments(): array {
		$all = array_intersect_key( $_SERVER, [ 'argv' => true ] );
		return array_values( array_filter( (array) ( $all['argv'] ?? [] ), is_string( ... ) ) );
	}
}
