<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

use Frontage\Kit\CoreHooks;

defined( 'ABSPATH' ) || exit;

/** Redirect targets: on this host only. */
final class SafeRedirects {

	/** @param string $wanted The requested target. Returns '' to stay on the page. */
	public static function after_sign_in( string $wanted, \WP_User $user ): string {
		$to = self::own( $wanted );
		/** This filter is documented in wp-login.php. */
		return self::own( CoreHooks::filter( 'login_redirect', $to, $to, $user ) );
	}

	public static function after_registration( string $wanted, int $user ): string {
		/** This filter is documented in wp-login.php. */
		return self::own( CoreHooks::filter( 'registration_redirect', self::own( $wanted ), $user ) );
	}

	/** The URL, if it is on this host; '' otherwise. */
	public static function own( mixed $address ): string {
		$address = is_string( $address ) ? trim( $address ) : '';
		return '' === $address ? '' : wp_validate_redirect( wp_sanitize_redirect( $address ), '' );
	}
}
