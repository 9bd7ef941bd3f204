<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Forms of an admin screen with several steps, each a plain POST request, so that the screen works without script. */
final class StepForm {

	private static ?WP_Error $error = null;

	/**
	 * Prints the hidden fields of a step.
	 *
	 * @param string $name The screen's nonce action, and the name of the field with the step.
	 */
	public static function print_fields( string $name, string $step ): void {
		wp_nonce_field( $name );
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $step ) );
	}

	/** The posted step, with its nonce verified; '' if none was posted. */
	public static function posted_step( string $name ): string {
		$step = AdminRequest::text( $name );
		if ( '' !== $step ) {
			check_admin_referer( $name );
		}
		return $step;
	}

	/** Before any output: redirects to the next URL, or keeps the error for this page. Null: nothing was posted. */
	public static function finish( string|WP_Error|null $next ): void {
		if ( is_string( $next ) ) {
			wp_safe_redirect( $next );
			exit;
		}
		self::$error = $next;
	}

	/** The message of the error that `finish()` kept, once; '' without an error. */
	public static function error_message(): string {
		$message     = self::$error?->get_error_message() ?? '';
		self::$error = null;
		return $message;
	}

	/** Prints a notice, read out at once; nothing for ''. */
	public static function print_error( string $message ): void {
		if ( '' !== $message ) {
			echo '<div class="notice notice-error" role="alert"><p>' . esc_html( $message ) . '</p></div>';
		}
	}
}
