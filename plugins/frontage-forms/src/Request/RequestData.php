<?php

namespace Frontage\Forms\Request;

defined( 'ABSPATH' ) || exit;

/** What the browser sent with this request. The only module that reads superglobals (docs/reference/contact-forms.md §5); who asks cleans what it gets. */
final class RequestData {

	/** @return array<mixed> The posted fields, without slashes. */
	public static function fields(): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Anyone may send a form, also from a cached page; what needs a nonce (members' forms) asks Spam and Receiver.
		return wp_unslash( $_POST );
	}

	/** @return array<mixed> What the address says behind the question mark, as it came. */
	public static function query(): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Compared with a key of its own.
		return $_GET;
	}

	/** @return array<mixed> As PHP's `$_FILES`. */
	public static function files(): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- As for the fields.
		return $_FILES;
	}

	/** The body as it was sent. */
	public static function body(): string {
		return (string) file_get_contents( 'php://input' );
	}

	/** A cookie of the visitor's; '' when there is none. */
	public static function cookie( string $name ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Each reader cleans it for what it is.
		$value = wp_unslash( $_COOKIE[ $name ] ?? '' );
		return is_string( $value ) ? $value : '';
	}

	/** @return array<string, string> All cookies, for a request to this site in the name of who asks for it. */
	public static function cookies(): array {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Sent back to where they came from, and read by nobody here.
		return array_filter( wp_unslash( $_COOKIE ), 'is_string' );
	}

	/** A text of the server's about the request, without slashes; '' when there is none. */
	public static function server( string $name ): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Each reader cleans it for what it is.
		$value = wp_unslash( $_SERVER[ $name ] ?? '' );
		return is_string( $value ) ? $value : '';
	}

	/**
	 * What the page's own address (`get`) or the body posted to it (`post`) says under a name: the source of a field's default.
	 *
	 * @return list<string>
	 */
	public static function parameter( string $source, string $name ): array {
		// phpcs:ignore WordPress.Security.NonceVerification -- It only fills a field that the visitor sees and may change.
		$raw = 'post' === $source ? $_POST : $_GET;
		return array_map( [ TextSanitizer::class, 'clean' ], array_values( array_filter( (array) wp_unslash( $raw[ $name ] ?? [] ), 'is_scalar' ) ) );
	}

	/** @return list<string> The names of all that the address and the body say. */
	public static function names(): array {
		// phpcs:ignore WordPress.Security.NonceVerification -- Names alone, compared with words.
		return array_map( 'strval', array_keys( $_GET + $_POST ) );
	}

	/** @return list<string> The words of a command line, the program's own name first. */
	public static function arguments(): array {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared with words, nothing else.
		return array_values( array_filter( (array) ( $_SERVER['argv'] ?? [] ), 'is_string' ) );
	}

	/** The name of the file that the server runs, such as `plugins.php`. */
	public static function script(): string {
		return basename( self::server( 'PHP_SELF' ) );
	}

	/**
	 * Removes fields from the request for a while; gives what `put_back()` needs.
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
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- As it was.
		$_POST = $taken + $_POST;
	}
}
