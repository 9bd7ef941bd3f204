<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

use Frontage\Kit\Http\RequestInput;

defined( 'ABSPATH' ) || exit;

/** Sanitized request data for admin screens; the caller has verified the nonce. */
final class AdminRequest {

	/** A text field of the posted form, unslashed and without control characters. */
	public static function text( string $name ): string {
		$value = RequestInput::posted()[ $name ] ?? '';
		return is_string( $value ) ? sanitize_text_field( $value ) : '';
	}

	/** @return list<string> The checked values of a field. */
	public static function list( string $name ): array {
		$values = RequestInput::posted()[ $name ] ?? [];
		return array_values( array_map( sanitize_text_field( ... ), array_filter( is_array( $values ) ? array_slice( $values, 0, 2000 ) : [], is_string( ... ) ) ) );
	}

	/** A query parameter of the screen's URL, which only selects what is displayed. */
	public static function query_arg( string $name ): string {
		$value = RequestInput::query()[ $name ] ?? '';
		return is_string( $value ) ? sanitize_text_field( $value ) : '';
	}

	/**
	 * An uploaded file; its path is PHP's temporary path, never taken from the request.
	 *
	 * @return array{ path: string, name: string, error: int }
	 */
	public static function file( string $name ): array {
		$file  = RequestInput::files()[ $name ] ?? null;
		$file  = is_array( $file ) ? $file : [];
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
		return array_map( 'strval', array_keys( RequestInput::query() + RequestInput::posted() ) );
	}

	/** A parameter from the query string or else the body; '' if neither has it. */
	public static function parameter( string $name ): string {
		$value = RequestInput::query()[ $name ] ?? RequestInput::posted()[ $name ] ?? '';
		return is_string( $value ) ? sanitize_text_field( $value ) : '';
	}

	/** @return list<string> The command line arguments, beginning with the program's name. */
	public static function arguments(): array {
		return RequestInput::arguments();
	}

	/** The file name of the running PHP script, such as `plugins.php`. */
	public static function script(): string {
		return basename( RequestInput::server( 'PHP_SELF' ) );
	}

	/** Whether the posted form exceeded PHP's limit, so that PHP discarded all of it, including the nonce. */
	public static function is_truncated(): bool {
		return 'POST' === RequestInput::server( 'REQUEST_METHOD' ) && ! RequestInput::posted() && ! RequestInput::files() && ! in_array( RequestInput::server( 'CONTENT_LENGTH' ), [ '', '0' ], true );
	}
}
