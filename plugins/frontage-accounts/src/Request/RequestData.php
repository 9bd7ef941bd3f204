<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Request;

use Frontage\Kit\Http\TrustedProxies;

defined( 'ABSPATH' ) || exit;

/** What the browser sent with this request. The only room that reads superglobals. */
final class RequestData {

	/** The fields of a call over admin-ajax.php (`data[…]`); null when there are none. */
	public static function data(): ?PostedValues {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Who asks has checked it (Door\Ajax); Values says what each is.
		$data = wp_unslash( $_POST['data'] ?? null );
		return is_array( $data ) ? new PostedValues( $data ) : null;
	}

	/** The fields of a form that was posted without script. */
	public static function fields(): PostedValues {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- A guest's nonce is every guest's, and a cached page has an old one: who asks looks at the origin.
		return new PostedValues( wp_unslash( $_POST ) );
	}

	/** One posted field; '' when there is none, or when it is longer than anybody of ours sends. */
	public static function field( string $name, int $longest = 200 ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Each reader checks its own nonce or proof, and cleans it for what it is.
		return self::short( wp_unslash( $_POST[ $name ] ?? '' ), $longest );
	}

	/** Likewise, of what was posted or of the address: where to go on to stands in either. */
	public static function said( string $name, int $longest = 200 ): string {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- As above.
		return self::short( wp_unslash( $_POST[ $name ] ?? $_GET[ $name ] ?? '' ), $longest );
	}

	public static function cookie( string $name ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- As above.
		return self::short( wp_unslash( $_COOKIE[ $name ] ?? '' ), 200 );
	}

	public static function is_post(): bool {
		return 'POST' === self::server( 'REQUEST_METHOD' );
	}

	/** What the page's own address says under a name; '' when it says nothing. */
	public static function parameter( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Looked up by its shape, never printed.
		$value = wp_unslash( $_GET[ $name ] ?? '' );
		return is_string( $value ) ? $value : '';
	}

	/** A text of the server's about the request, without slashes; '' when there is none. */
	public static function server( string $name ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Each reader cleans it for what it is.
		$value = wp_unslash( $_SERVER[ $name ] ?? '' );
		return is_string( $value ) ? $value : '';
	}

	/** The visitor's address, where a proxy that the owner confirmed told it. */
	public static function address(): string {
		return TrustedProxies::address( self::server( ... ) );
	}

	/**
	 * Runs what would take the address of this request for a visitor's.
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

	private static function short( mixed $value, int $longest ): string {
		return is_string( $value ) && strlen( $value ) <= $longest ? $value : '';
	}

	/** The page that is being printed, as visitors know its address. */
	public static function page(): string {
		$origin = (string) preg_replace( '~^(https?://[^/]+).*$~', '$1', home_url() );
		return $origin . '/' . ltrim( self::server( 'REQUEST_URI' ), '/' );
	}
}
