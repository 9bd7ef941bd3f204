<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

defined( 'ABSPATH' ) || exit;

/** Sanitized request data for admin screens; the caller has verified the nonce. */
final class AdminRequest {

	/** A text field of the posted form, unslashed and without control characters. */
	public static function text( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Who asks has checked; cleaned in the next line.
		$value = wp_unslash( $_POST[ $name ] ?? '' );
		return is_string( $value ) ? sanitize_text_field( $value ) : '';
	}

	/** @return list<string> The checked values of a field. */
	public static function list( string $name ): array {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- As above.
		$values = wp_unslash( $_POST[ $name ] ?? [] );
		return array_values( array_map( sanitize_text_field( ... ), array_filter( is_array( $values ) ? array_slice( $values, 0, 2000 ) : [], is_string( ... ) ) ) );
	}

	/** A query parameter of the screen's URL, which only selects what is displayed. */
	public static function query_arg( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Changes nothing; cleaned in the next line.
		$value = wp_unslash( $_GET[ $name ] ?? '' );
		return is_string( $value ) ? sanitize_text_field( $value ) : '';
	}

	/**
	 * An uploaded file; its path is PHP's temporary path, never taken from the request.
	 *
	 * @return array{ path: string, name: string, error: int }
	 */
	public static function file( string $name ): array {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- As above; what PHP wrote itself is not changed.
		$file  = isset( $_FILES[ $name ] ) && is_array( $_FILES[ $name ] ) ? $_FILES[ $name ] : [];
		$error = is_int( $file['error'] ?? null ) ? $file['error'] : UPLOAD_ERR_NO_FILE;
		$path  = UPLOAD_ERR_OK === $error && is_string( $file['tmp_name'] ?? null ) ? $file['tmp_name'] : '';
		return [
			'path'  => $path,
			'name'  => is_string( $file['name'] ?? null ) ? sanitize_text_field( $file['name'] ) : '',
			'error' => '' === $path && UPLOAD_ERR_OK === $error ? UPLOAD_ERR_NO_FILE : $error,
		];
	}

	/** @return list<string> The names of all parameters in the query string and the body. */
	public static function names(): array {
		// phpcs:ignore WordPress.Security.NonceVerification -- Names alone, compared with words.
		return array_map( 'strval', array_keys( $_GET + $_POST ) );
	}

	/** A parameter from the query string or else the body; '' if neither has it. */
	public static function parameter( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Changes nothing; cleaned in the next line.
		$value = wp_unslash( $_GET[ $name ] ?? $_POST[ $name ] ?? '' );
		return is_string( $value ) ? sanitize_text_field( $value ) : '';
	}

	/** @return list<string> The command line arguments, beginning with the program's name. */
	public static function arguments(): array {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared with words, nothing else.
		return array_values( array_filter( (array) ( $_SERVER['argv'] ?? [] ), is_string( ... ) ) );
	}

	/** The file name of the running PHP script, such as `plugins.php`. */
	public static function script(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared with names, nothing else.
		$path = $_SERVER['PHP_SELF'] ?? '';
		return is_string( $path ) ? basename( $path ) : '';
	}

	/** Whether the posted form exceeded PHP's limit, so that PHP discarded all of it, including the nonce. */
	public static function is_truncated(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Asks only whether there is anything.
		return 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) && ! $_POST && ! $_FILES && ! in_array( $_SERVER['CONTENT_LENGTH'] ?? '', [ '', '0' ], true );
	}
}
