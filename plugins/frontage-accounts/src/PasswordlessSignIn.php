<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

use Frontage\Accounts\Request\RequestData;

defined( 'ABSPATH' ) || exit;

/**
 * What signing in without a password has in common: the proof is posted to WordPress's own sign-in page, beside or in place of
 * a password, and answered on `authenticate`. So everything runs that runs for a password: second factors, lock-outs,
 * `wp_login`, session tokens. It counts there alone, never in REST, XML-RPC or a call of a script.
 */
final class PasswordlessSignIn {

	/** What was posted under that name; '' when it is not to be judged in this request. */
	public static function posted( string $name, int $longest ): string {
		return did_action( 'login_init' ) && ! wp_is_serving_rest_request() && RequestData::is_post() ? RequestData::field( $name, $longest ) : '';
	}

	/** The person, if the site lets him in: code that locks people out listens where WordPress checks a password. As there, anybody of a network signs in on each of its sites. */
	public static function person( int $user ): \WP_User|\WP_Error {
		$person = get_userdata( $user );
		if ( ! $person ) {
			return self::refused( __( 'Your account is not there any more.', 'frontage-accounts' ) );
		}
		/** This filter is documented in wp-includes/user.php */
		$person = apply_filters( 'wp_authenticate_user', $person, '' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
		return $person instanceof \WP_User || is_wp_error( $person ) ? wp_authenticate_spam_check( $person ) : self::refused( __( 'Your account is locked.', 'frontage-accounts' ) );
	}

	/** Says so on the sign-in page, and `wp_login_failed` fires. */
	public static function refused( string $words ): \WP_Error {
		return new \WP_Error( 'frontage_accounts_refused', esc_html( $words ) );
	}
}
