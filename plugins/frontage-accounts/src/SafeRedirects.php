<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

use Frontage\Kit\CoreHooks;

defined( 'ABSPATH' ) || exit;

/** Redirect targets: on this host only. */
final class SafeRedirects {

	/** @param string $requested_url The requested target. Returns '' to stay on the page. */
	public static function after_sign_in( string $requested_url, \WP_User $user ): string {
		$to = self::local_url( $requested_url );
		/** This filter is documented in wp-login.php. */
		return self::local_url( CoreHooks::filter( 'login_redirect', $to, $to, $user ) );
	}

	public static function after_registration( string $requested_url, int $user ): string {
		/** This filter is documented in wp-login.php. */
		return self::local_url( CoreHooks::filter( 'registration_redirect', self::local_url( $requested_url ), $user ) );
	}

	/** The URL, if it is on this host; '' otherwise. */
	public static function local_url( mixed $address ): string {
		$address = is_string( $address ) ? trim( $address ) : '';
		return '' === $address ? '' : wp_validate_redirect( wp_sanitize_redirect( $address ), '' );
	}
}
