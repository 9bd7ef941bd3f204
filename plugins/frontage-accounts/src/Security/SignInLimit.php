<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Security;

use Frontage\Accounts\AccountResponse;

defined( 'ABSPATH' ) || exit;

/** The limit for failed sign-ins wherever WordPress is asked for a name and a password: wp-login.php, XML-RPC, forms of others. */
final class SignInLimit {

	/** The owner's switch; on from the beginning where the plugin is new. */
	public const OPTION = 'frontage_accounts_limit_all';

	/** Behind all that check a password or shut people out: WordPress's own checks do not look at what was refused before them. */
	public const LATE = PHP_INT_MAX - 1;

	/** While our own forms sign somebody in, which count by themselves. */
	private static bool $is_counted = false;

	public static function is_on(): bool {
		return (bool) get_option( self::OPTION );
	}

	/**
	 * @template T
	 * @param callable(): T $sign_in
	 * @return T
	 */
	public static function counted( callable $sign_in ): mixed {
		self::$is_counted = true;
		try {
			return $sign_in();
		} finally {
			self::$is_counted = false;
		}
	}

	/**
	 * On `authenticate`. Whoever has to wait is refused with the right password, too: else the limit would tell which it is.
	 *
	 * @param mixed $user     What was found before.
	 * @param mixed $name     As it was typed.
	 * @param mixed $password Likewise.
	 */
	public static function judge( mixed $user, mixed $name = '', #[\SensitiveParameter] mixed $password = '' ): mixed {
		if ( ! is_string( $name ) || ! is_string( $password ) || '' === $name || '' === $password || self::$is_counted || ! self::is_on() ) {
			return $user;
		}
		$limits = AttemptLimits::sign_in( $name );
		$wait   = $limits->count(); // First: tries at the same moment do not pass together.
		if ( $wait ) {
			SecurityEvents::note( SecurityEvents::THROTTLED );
			if ( did_action( 'login_init' ) && ! headers_sent() ) {
				status_header( 429 );
				header( "Retry-After: $wait" );
			}
			return new \WP_Error( 'frontage_sign_in_limit', esc_html( AccountResponse::throttled( $wait )->texts[ AccountResponse::MESSAGE ] ) );
		}
		if ( $user instanceof \WP_User ) {
			$limits->take_back();
		}
		return $user;
	}
}
