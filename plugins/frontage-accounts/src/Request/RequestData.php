<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Request;

use Frontage\Kit\Http\TrustedProxies;

defined( 'ABSPATH' ) || exit;

/** Data of the current request. The only class of the plugin that reads superglobals. */
final class RequestData {

	/** The fields of an admin-ajax.php request (`data[…]`); null if there are none. */
	public static function data(): ?PostedValues {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Who asks has checked it (Door\Ajax); Values says what each is.
		$data = wp_unslash( $_POST['data'] ?? null );
		return is_array( $data ) ? new PostedValues( $data ) : null;
	}

	/** The fields of a form posted without script. */
	public static function fields(): PostedValues {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- A guest's nonce is every guest's, and a cached page has an old one: who asks looks at the origin.
		return new PostedValues( wp_unslash( $_POST ) );
	}

	/** One posted field; '' if there is none, or if it is longer than the limit. */
	public static function field( string $name, int $longest = 200 ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Each reader checks its own nonce or proof, and cleans it for what it is.
		return self::truncate( wp_unslash( $_POST[ $name ] ?? '' ), $longest );
	}

	/** Likewise, posted or from the query string, such as the redirect target. */
	public static function posted_or_query( string $name, int $longest = 200 ): string {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- As above.
		return self::truncate( wp_unslash( $_POST[ $name ] ?? $_GET[ $name ] ?? '' ), $longest );
	}

	public static function cookie( string $name ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- As above.
		return self::truncate( wp_unslash( $_COOKIE[ $name ] ?? '' ), 200 );
	}

	public static function is_post(): bool {
		return 'POST' === self::server( 'REQUEST_METHOD' );
	}

	/** A parameter of the page's URL; '' if there is none. */
	public static function parameter( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Looked up by its shape, never printed.
		$value = wp_unslash( $_GET[ $name ] ?? '' );
		return is_string( $value ) ? $value : '';
	}

	/** A server variable, unslashed; '' if there is none. */
	public static function server( string $name ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Each reader cleans it for what it is.
		$value = wp_unslash( $_SERVER[ $name ] ?? '' );
		return is_string( $value ) ? $value : '';
	}

	/** The visitor's IP address, also behind a proxy that the owner confirmed. */
	public static function address(): string {
		return TrustedProxies::address( self::server( ... ) );
	}

	/**
	 * Runs code that would otherwise treat this request's address as a visitor's.
	 *
	 * @param callable(): mixed $work
	 */
	public static function without_address( callable $work ): void {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Put back as it was.
		$address                = $_SERVER['REMOTE_ADDR'] ?? '';
		$_SERVER['REMOTE_ADDR'] = '';
		try {
			$work();
		} finally {
			$_SERVER['REMOTE_ADDR'] = $address;
		}
	}

	private static function truncate( mixed $value, int $longest ): string {
		return is_string( $value ) && strlen( $value ) <= $longest ? $value : '';
	}

	/** The URL of the current page, as visitors see it. */
	public static function page(): string {
		$origin = (string) preg_replace( '~^(https?://[^/]+).*$~', '$1', home_url() );
		return $origin . '/' . ltrim( self::server( 'REQUEST_URI' ), '/' );
	}
}
