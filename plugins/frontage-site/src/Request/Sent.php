<?php

declare( strict_types = 1 );

namespace Frontage\Site\Request;

defined( 'ABSPATH' ) || exit;

/** What the browser sent to a screen of ours; who asks has checked the nonce. */
final class Sent {

	/** A text of the form that was posted, without slashes and control characters. */
	public static function text( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Who asks has checked; cleaned in the next line.
		$value = wp_unslash( $_POST[ $name ] ?? '' );
		return is_string( $value ) ? sanitize_text_field( $value ) : '';
	}

	/** @return list<string> What was ticked under a name. */
	public static function list( string $name ): array {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- As above.
		$values = wp_unslash( $_POST[ $name ] ?? [] );
		return array_values( array_map( sanitize_text_field( ... ), array_filter( is_array( $values ) ? array_slice( $values, 0, 200 ) : [], is_string( ... ) ) ) );
	}

	/** What the screen's own address says under a name: it only chooses what is shown. */
	public static function asked( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Changes nothing; cleaned in the next line.
		$value = wp_unslash( $_GET[ $name ] ?? '' );
		return is_string( $value ) ? sanitize_text_field( $value ) : '';
	}

	/** Where PHP put the file that was posted under a name, or ''. No path comes out of the request. */
	public static function file( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- As above; what PHP wrote itself is not changed.
		$file = $_FILES[ $name ] ?? null;
		return is_array( $file ) && UPLOAD_ERR_OK === ( $file['error'] ?? null ) && is_string( $file['tmp_name'] ?? null ) ? $file['tmp_name'] : '';
	}

	/** Whether a form was posted, or was so large that PHP threw all of it away. */
	public static function posted(): bool {
		return isset( $_SERVER['REQUEST_METHOD'] ) && 'POST' === $_SERVER['REQUEST_METHOD'];
	}
}
