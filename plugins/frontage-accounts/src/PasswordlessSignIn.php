<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

use Frontage\Accounts\Request\RequestData;
use Frontage\Kit\CoreHooks;

defined( 'ABSPATH' ) || exit;

/**
 * Common code of sign-ins without a password. The proof is posted to WordPress's own sign-in page, with or without a
 * password, and verified on `authenticate`. So everything runs that runs for a password: second factors, lockouts,
 * `wp_login`, session tokens. It is accepted there only, never in REST, XML-RPC or AJAX.
 */
final class PasswordlessSignIn {

	/** The posted proof; '' if it must not be verified in this request. */
	public static function posted_response( string $name, int $longest ): string {
		return did_action( 'login_init' ) && ! wp_is_serving_rest_request() && RequestData::is_post() ? RequestData::field( $name, $longest ) : '';
	}

	/**
	 * The user, if the site allows the sign-in: lockout plugins hook where WordPress checks a password. As there, any user
	 * of a network may sign in on each of its sites.
	 */
	public static function allowed_user( int $user ): \WP_User|\WP_Error {
		$person = get_userdata( $user );
		if ( ! $person ) {
			return self::error( __( 'Your account no longer exists.', 'frontage-accounts' ) );
		}
		/** This filter is documented in wp-includes/user.php */
		$person = CoreHooks::filter( 'wp_authenticate_user', $person, '' );
		return $person instanceof \WP_User || is_wp_error( $person ) ? wp_authenticate_spam_check( $person ) : self::error( __( 'Your account is locked.', 'frontage-accounts' ) );
	}

	/** Shows the error on the sign-in page; `wp_login_failed` fires. */
	public static function error( string $words ): \WP_Error {
		return new \WP_Error( 'frontage_accounts_refused', esc_html( $words ) );
	}
}
