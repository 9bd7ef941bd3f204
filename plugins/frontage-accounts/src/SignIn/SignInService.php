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

defined( 'ABSPATH' ) || exit;

/** Signs somebody in by WordPress's own way, so that whatever listens there is asked; tells nobody which names there are. */
final class SignInService {

	/** What WordPress says of a name or a password that is not right. */
	private const WRONG = [ 'invalid_username', 'invalid_email', 'incorrect_password', 'invalidcombo', 'authentication_failed', 'empty_username', 'empty_password' ];

	/** Of these it has looked at no password. */
	private const UNKNOWN = [ 'invalid_username', 'invalid_email', 'invalidcombo' ];

	/** @param PostedValues $sent `user` (a name or an address), `pass`, `rememberme`, `redirect_to`. */
	public static function take( PostedValues $sent ): AccountResponse {
		$name     = $sent->name( 'user' ) ?: $sent->text( 'user' );
		$password = $sent->text( 'pass' );
		if ( null === $name || null === $password ) {
			return AccountResponse::refused( array_filter( [ 'user' => null === $name ? ValidationMessages::of( '' ) : '', 'pass' => null === $password ? ValidationMessages::of( ValidationMessages::TOO_LONG ) : '' ] ) );
		}
		$breaches = RuleValidator::breaches( ValidationRules::of( ValidationRules::SIGN_IN ), [ 'user' => $name, 'pass' => $password ] );
		if ( $breaches ) {
			return AccountResponse::refused( array_map( static fn ( array $row ): string => ValidationMessages::of( $row['key'] ), $breaches ) );
		}
		$limits = AttemptLimits::sign_in( $name );
		$wait   = $limits->count();
		if ( $wait ) {
			SecurityEvents::note( SecurityEvents::THROTTLED );
			/** This action is documented in wp-includes/pluggable.php: whoever shuts addresses out hears of these, too. */
			do_action( 'wp_login_failed', sanitize_user( $name ), new \WP_Error( 'frontage_sign_in_limit' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
			return AccountResponse::throttled( $wait );
		}
		// Failed ones are counted. Who goes on with a second factor did not fail, and this request ends there.
		$succeeded = static fn () => $limits->take_back();
		add_action( 'wp_login', $succeeded, 0 );
		$user = SignInLimit::counted( static fn (): \WP_User|\WP_Error => self::enter( $name, $password, $sent->is_ticked( 'rememberme' ) ) );
		remove_action( 'wp_login', $succeeded, 0 );
		if ( ! $user instanceof \WP_User ) {
			SecurityEvents::note( SecurityEvents::REFUSED );
			return self::refusal( $user, $password );
		}
		SecurityEvents::note( SecurityEvents::SIGNED_IN );
		return AccountResponse::done( redirect: SafeRedirects::after_sign_in( $sent->text( 'redirect_to' ) ?? '', $user ) );
	}

	/**
	 * The one way in, for whoever has proved who somebody is: `wp_signon()` with everything that listens to it.
	 *
	 * Never in a REST request: there it takes application passwords and gives full cookies for them.
	 *
	 * @param string $password As it was typed. WordPress's own forms leave the slashes in that it adds to what is posted, and so do the passwords it has stored.
	 */
	public static function enter( string $name, #[\SensitiveParameter] string $password, bool $remember ): \WP_User|\WP_Error {
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

	/** One text for all who did not get in, after the same work; what a plugin has to say, such as one that shuts out, is passed on. */
	private static function refusal( \WP_Error $error, #[\SensitiveParameter] string $password ): AccountResponse {
		$code = (string) $error->get_error_code();
		if ( in_array( $code, self::UNKNOWN, true ) ) {
			wp_hash_password( $password ); // As long as it takes to compare one.
		}
		$text = in_array( $code, self::WRONG, true ) ? '' : trim( wp_specialchars_decode( wp_strip_all_tags( $error->get_error_message() ), ENT_QUOTES ) );
		return AccountResponse::refused(
			'' === $text
				? [ 'pass' => __( 'The user name or the password is not right.', 'frontage-accounts' ) ]
				: [ AccountResponse::MESSAGE => $text ]
		);
	}
}
