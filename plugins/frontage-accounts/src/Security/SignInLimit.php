<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Security;

use Frontage\Accounts\AccountResponse;

defined( 'ABSPATH' ) || exit;

/** Limits failed sign-ins wherever WordPress authenticates by name and password: wp-login.php, XML-RPC, third-party forms. */
final class SignInLimit {

	/** Option: whether it is on. Default: on for new installations. */
	public const OPTION = 'frontage_accounts_limit_all';

	/** Priority after all code that checks passwords or locks out: WordPress's own checks ignore an earlier refusal. */
	public const LATE = PHP_INT_MAX - 1;

	/** True while the plugin's own forms sign a user in; these count separately. */
	private static bool $is_counted = false;

	public static function is_on(): bool {
		return (bool) get_option( self::OPTION );
	}

	/**
	 * @template T
	 * @param callable(): T $sign_in
	 * @return T
	 */
	public static function run_counted( callable $sign_in ): mixed {
		self::$is_counted = true;
		try {
			return $sign_in();
		} finally {
			self::$is_counted = false;
		}
	}

	/**
	 * On `authenticate`. While the limit is reached, the right password is refused too: otherwise the limit would reveal
	 * which one it is.
	 *
	 * @param mixed $user     The result so far.
	 * @param mixed $name     As typed.
	 * @param mixed $password As typed.
	 */
	public static function check( mixed $user, mixed $name = '', #[\SensitiveParameter] mixed $password = '' ): mixed {
		if ( ! is_string( $name ) || ! is_string( $password ) || '' === $name || '' === $password || self::$is_counted || ! self::is_on() ) {
			return $user;
		}
		$limits = AttemptLimits::sign_in( $name );
		$wait   = $limits->count(); // Counted first, so that simultaneous attempts cannot all pass.
		if ( $wait ) {
			SecurityEvents::record( SecurityEvents::THROTTLED );
			if ( did_action( 'login_init' ) && ! headers_sent() ) {
				status_header( 429 );
				header( "Retry-After: $wait" );
			}
			return new \WP_Error( 'frontage_sign_in_limit', esc_html( AccountResponse::throttled( $wait )->texts[ AccountResponse::MESSAGE ] ) );
		}
		if ( $user instanceof \WP_User ) {
			$limits->uncount();
		}
		return $user;
	}
}
