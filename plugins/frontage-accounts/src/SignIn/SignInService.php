<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\SignIn;

use Frontage\Accounts\AccountResponse;
use Frontage\Accounts\Request\PostedValues;
use Frontage\Accounts\Rules\RuleValidator;
use Frontage\Accounts\Rules\ValidationMessages;
use Frontage\Accounts\Rules\ValidationRules;
use Frontage\Accounts\SafeRedirects;
use Frontage\Accounts\Security\AttemptLimits;
use Frontage\Accounts\Security\SecurityEvents;
use Frontage\Accounts\Security\SignInLimit;
use Frontage\Kit\CoreHooks;

defined( 'ABSPATH' ) || exit;

/** Signs a user in with WordPress's own functions, so that all hooks run; does not reveal which names exist. */
final class SignInService {

	/** WordPress's error codes for a wrong name or password. */
	private const WRONG = [ 'invalid_username', 'invalid_email', 'incorrect_password', 'invalidcombo', 'authentication_failed', 'empty_username', 'empty_password' ];

	/** Codes for which WordPress has not hashed a password. */
	private const UNKNOWN = [ 'invalid_username', 'invalid_email', 'invalidcombo' ];

	/** @param PostedValues $sent `user` (a name or an address), `pass`, `rememberme`, `redirect_to`. */
	public static function handle( PostedValues $sent ): AccountResponse {
		$name     = $sent->name( 'user' ) ?: $sent->text( 'user' );
		$password = $sent->text( 'pass' );
		if ( null === $name || null === $password ) {
			return AccountResponse::failure( array_filter( [ 'user' => null === $name ? ValidationMessages::for_key( '' ) : '', 'pass' => null === $password ? ValidationMessages::for_key( ValidationMessages::TOO_LONG ) : '' ] ) );
		}
		$breaches = RuleValidator::violations( ValidationRules::for_form( ValidationRules::SIGN_IN ), [ 'user' => $name, 'pass' => $password ] );
		if ( $breaches ) {
			return AccountResponse::failure( array_map( static fn ( array $row ): string => ValidationMessages::for_key( $row['key'] ), $breaches ) );
		}
		$limits = AttemptLimits::sign_in( $name );
		$wait   = $limits->count();
		if ( $wait ) {
			SecurityEvents::record( SecurityEvents::THROTTLED );
			/** This action is documented in wp-includes/pluggable.php: plugins that block addresses are notified of these, too. */
			CoreHooks::action( 'wp_login_failed', sanitize_user( $name ), new \WP_Error( 'frontage_sign_in_limit' ) );
			return AccountResponse::throttled( $wait );
		}
		// Failed sign-ins are counted. A sign-in that continues with a second factor did not fail, and this request ends
		// there.
		$succeeded = static fn () => $limits->uncount();
		add_action( 'wp_login', $succeeded, 0 );
		$user      = SignInLimit::run_counted( static fn (): \WP_User|\WP_Error => self::sign_in( $name, $password, $sent->is_checked( 'rememberme' ) ) );
		remove_action( 'wp_login', $succeeded, 0 );
		if ( ! $user instanceof \WP_User ) {
			SecurityEvents::record( SecurityEvents::REFUSED );
			return self::refusal( $user, $password );
		}
		SecurityEvents::record( SecurityEvents::SIGNED_IN );
		return AccountResponse::success( redirect: SafeRedirects::after_sign_in( $sent->text( 'redirect_to' ) ?? '', $user ) );
	}

	/**
	 * Signs in with `wp_signon()` and all its hooks; the caller has already collected the credentials.
	 *
	 * Never in a REST request: there it accepts application passwords and sets full cookies for them.
	 *
	 * @param string $password As typed. WordPress's own forms keep the slashes that it adds to posted data, and so do its stored passwords.
	 */
	public static function sign_in( string $name, #[\SensitiveParameter] string $password, bool $remember ): \WP_User|\WP_Error {
		if ( wp_is_rest_endpoint() ) {
			return new \WP_Error( 'frontage_sign_in_rest' );
		}
		$user = wp_signon(
			[
				'user_login'    => $name,
				'user_password' => wp_slash( $password ),
				'remember'      => $remember,
			]
		);
		if ( $user instanceof \WP_User ) {
			wp_set_current_user( $user->ID );
		}
		return $user;
	}

	/** One text for all failures, after the same amount of work; messages of plugins, such as a lockout, are passed on. */
	private static function refusal( \WP_Error $error, #[\SensitiveParameter] string $password ): AccountResponse {
		$code = (string) $error->get_error_code();
		if ( in_array( $code, self::UNKNOWN, true ) ) {
			wp_hash_password( $password ); // Takes as long as comparing a password.
		}
		$text = in_array( $code, self::WRONG, true ) ? '' : trim( wp_specialchars_decode( wp_strip_all_tags( $error->get_error_message() ), ENT_QUOTES ) );
		return AccountResponse::failure(
			'' === $text
				? [ 'pass' => __( 'The username or password is incorrect.', 'frontage-accounts' ) ]
				: [ AccountResponse::MESSAGE => $text ]
		);
	}
}
