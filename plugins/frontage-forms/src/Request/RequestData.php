<?php

namespace Frontage\Forms\Request;

defined( 'ABSPATH' ) || exit;

/**
 * Data of the current request. This is the only class that reads superglobals (docs/reference/contact-forms.md §5); callers must sanitize
 * the values. The kit's class for this, `Frontage\Kit\Http\RequestInput`, is not loaded yet when this one is first asked.
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
		return self::cookies()[ $name ] ?? '';
	}

	/** @return array<string, string> All cookies, for a loopback request on behalf of the current user. */
	public static function cookies(): array {
		return array_filter( wp_unslash( $_COOKIE ), 'is_string' );
	}

	/** A server variable of the request, unslashed; '' when it is not set. */
	public static function server( string $name ): string {
		$value = wp_unslash( array_intersect_key( $_SERVER, [ $name => true ] ) )[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Values of a query parameter (`get`) or posted field (`post`), as the source of a field's default.
	 *
	 * @return list<string>
	 */
	public static function parameter( string $source, string $name ): array {
		$raw = 'post' === $source ? self::fields() : wp_unslash( self::query() );
		return array_map( [ TextSanitizer::class, 'clean' ], array_values( array_filter( (array) ( $raw[ $name ] ?? [] ), 'is_scalar' ) ) );
	}

	/** @return list<string> Names of all query parameters and posted fields. */
	public static function names(): array {
		return array_map( 'strval', array_keys( self::query() + self::fields() ) );
	}

	/** @return list<string> Command-line arguments, beginning with the program's name. */
	public static function arguments(): array {
		$all = array_intersect_key( $_SERVER, [ 'argv' => true ] );
		return array_values( array_filter( (array) ( $all['argv'] ?? [] ), 'is_string' ) );
	}

	/** File name of the running script, such as `plugins.php`. */
	public static function script(): string {
		return basename( self::server( 'PHP_SELF' ) );
	}

	// phpcs:disable WordPress.Security.NonceVerification.Missing -- Moved and restored, not read.
	/**
	 * Temporarily removes fields from the request; returns the data for `restore_fields()`.
	 *
	 * @param array<string> $names
	 * @return array<mixed>
	 */
	public static function remove_fields( array $names ): array {
		$removed_fields = array_intersect_key( $_POST, array_flip( $names ) );
		$_POST          = array_diff_key( $_POST, $removed_fields );
		return $removed_fields;
	}

	/** @param array<mixed> $removed_fields */
	public static function restore_fields( array $removed_fields ): void {
		$_POST = $removed_fields + $_POST;
	}

	/**
	 * In a test request of our own: code that reads PHP's variables finds these fields as posted.
	 *
	 * @param array<string, string|list<string>> $fields Unslashed.
	 */
	public static function simulate_post( array $fields ): void {
		$_POST                     = wp_slash( $fields );
		$_SERVER['REQUEST_METHOD'] = 'POST';
	}

	/**
	 * Removes parameters from the requested URL, which forms and emails of the page contain. `query()` still has them.
	 *
	 * @param list<string> $names
	 */
	public static function hide_parameters( array $names ): void {
		$_SERVER['REQUEST_URI'] = remove_query_arg( $names, self::server( 'REQUEST_URI' ) );
	}
	// phpcs:enable
}
