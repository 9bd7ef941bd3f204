<?php

namespace Frontage\Forms\Request;

defined( 'ABSPATH' ) || exit;

/**
 * Data of the current request. This is the only class that reads superglobals (docs/reference/contact-forms.md §5); callers must sanitize
 * the values.
 */
final class RequestData {

	/** @return array<mixed> The posted fields, unslashed. */
	public static function fields(): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Anyone may submit a form, also from a cached page; SpamStage and FormPostHandler check nonces of members' forms.
		return wp_unslash( $_POST );
	}

	/** @return array<mixed> Query parameters as received. */
	public static function query(): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Compared with a separate key.
		return $_GET;
	}

	/** @return array<mixed> In the format of PHP's `$_FILES`. */
	public static function files(): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- As for the fields.
		return $_FILES;
	}

	/** The raw body. */
	public static function body(): string {
		return (string) file_get_contents( 'php://input' );
	}

	/** Value of a cookie; '' when it is not set. */
	public static function cookie( string $name ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Callers sanitize it for their purpose.
		$value = wp_unslash( $_COOKIE[ $name ] ?? '' );
		return is_string( $value ) ? $value : '';
	}

	/** @return array<string, string> All cookies, for a loopback request on behalf of the current user. */
	public static function cookies(): array {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Only sent back to this site.
		return array_filter( wp_unslash( $_COOKIE ), 'is_string' );
	}

	/** A server variable of the request, unslashed; '' when it is not set. */
	public static function server( string $name ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Callers sanitize it for their purpose.
		$value = wp_unslash( $_SERVER[ $name ] ?? '' );
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Values of a query parameter (`get`) or posted field (`post`), as the source of a field's default.
	 *
	 * @return list<string>
	 */
	public static function parameter( string $source, string $name ): array {
		// phpcs:ignore WordPress.Security.NonceVerification -- It only fills a field that the visitor sees and may change.
		$raw = 'post' === $source ? $_POST : $_GET;
		return array_map( [ TextSanitizer::class, 'clean' ], array_values( array_filter( (array) wp_unslash( $raw[ $name ] ?? [] ), 'is_scalar' ) ) );
	}

	/** @return list<string> Names of all query parameters and posted fields. */
	public static function names(): array {
		// phpcs:ignore WordPress.Security.NonceVerification -- Only names, compared with constants.
		return array_map( 'strval', array_keys( $_GET + $_POST ) );
	}

	/** @return list<string> Command-line arguments, beginning with the program's name. */
	public static function arguments(): array {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared with constants.
		return array_values( array_filter( (array) ( $_SERVER['argv'] ?? [] ), 'is_string' ) );
	}

	/** File name of the running script, such as `plugins.php`. */
	public static function script(): string {
		return basename( self::server( 'PHP_SELF' ) );
	}

	/**
	 * Temporarily removes fields from the request; returns the data for `put_back()`.
	 *
	 * @param array<string> $names
	 * @return array<mixed>
	 */
	public static function take_out( array $names ): array {
		// phpcs:disable WordPress.Security.NonceVerification.Missing -- Moved, not read.
		$taken = array_intersect_key( $_POST, array_flip( $names ) );
		$_POST = array_diff_key( $_POST, $taken );
		// phpcs:enable
		return $taken;
	}

	/** @param array<mixed> $taken */
	public static function put_back( array $taken ): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Restored unchanged.
		$_POST = $taken + $_POST;
	}
}
