<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Registration;

use Frontage\Accounts\AccountResponse;
use Frontage\Accounts\Request\PostedValues;
use Frontage\Accounts\Rules\ValidationMessages;
use Frontage\Accounts\SafeRedirects;
use Frontage\Accounts\Security\AttemptLimits;
use Frontage\Accounts\Security\BotCheck;
use Frontage\Accounts\Security\SecurityEvents;
use Frontage\Accounts\SignIn\SignInService;
use Frontage\Accounts\UserLookup;
use Frontage\Accounts\Verification\PendingAccounts;
use Frontage\Accounts\Verification\VerificationMail;
use Frontage\Kit\CoreHooks;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Registers a user as WordPress's own form does, with all its hooks, and with a password chosen by the visitor. */
final class RegistrationService {

	/** WordPress's error codes => keys of the response. */
	private const KEYS = [
		'empty_username'        => 'user_null',
		'user_name'             => 'user_invalid',
		'invalid_username'      => 'user_invalid',
		'user_login_too_long'   => 'user_invalid',
		'username_exists'       => 'user_exists',
		'existing_user_login'   => 'user_exists',
		'empty_email'           => 'email_null',
		'invalid_email'         => 'email_format',
		'user_email'            => 'email_format',
		'user_email_too_long'   => 'email_format',
		'email_exists'          => 'email_exists',
		'existing_user_email'   => 'email_exists',
	];

	/** In a network, one code per field stands for several errors: taken, too short, or invalid characters. Its message is shown. */
	private const IN_ITS_WORDS = [ 'user_name', 'user_email' ];

	/**
	 * @param PostedValues $sent  `user`, `pass`, `email`, `passconfirm`; `consent` where the owner wants it, `redirect_to`.
	 * @param PostedValues $form_fields All posted fields, for the bot check.
	 */
	public static function handle( PostedValues $sent, PostedValues $form_fields ): AccountResponse {
		$closed = RegistrationPolicy::closed_reason();
		if ( '' !== $closed ) {
			return self::failure( [ AccountResponse::MESSAGE => $closed ] );
		}
		$registration = new RegistrationData( $sent );
		$texts        = $registration->texts + ( RegistrationConsent::is_missing( $sent ) ? [ RegistrationConsent::KEY => RegistrationConsent::error_message() ] : [] );
		if ( $texts ) {
			return self::failure( $texts );
		}
		$bot_message = BotCheck::bot_message( $form_fields );
		if ( '' !== $bot_message ) {
			SecurityEvents::record( SecurityEvents::PROGRAM );
			return AccountResponse::failure( [ AccountResponse::MESSAGE => $bot_message ] );
		}
		// From here on, the response reveals which names and addresses are taken.
		$lookups = AttemptLimits::lookups();
		$limits  = AttemptLimits::registration();
		$wait    = max( $lookups->count(), $limits->count() );
		if ( $wait ) {
			SecurityEvents::record( SecurityEvents::TOO_MANY );
			return AccountResponse::throttled( $wait );
		}
		$answer = is_multisite() ? MultisiteSignup::handle( $registration ) : self::create_user( $registration, $sent );
		if ( ! $answer->is_done ) {
			$limits->uncount();
			return self::failure( $answer->texts );
		}
		$lookups->uncount();
		SecurityEvents::record( SecurityEvents::REGISTERED );
		return $answer;
	}

	/** @return array<string, string> Errors of WordPress or a plugin by our keys, without markup. */
	public static function texts_of( WP_Error $errors ): array {
		$texts = [];
		foreach ( $errors->get_error_codes() as $code ) {
			$key             = self::KEYS[ $code ] ?? AccountResponse::MESSAGE;
			$text            = AccountResponse::MESSAGE === $key || in_array( $code, self::IN_ITS_WORDS, true ) ? trim( wp_specialchars_decode( wp_strip_all_tags( $errors->get_error_message( $code ) ), ENT_QUOTES ) ) : ValidationMessages::for_key( $key );
			$texts[ $key ] ??= '' === $text ? __( 'Could not create the account. Please try again later.', 'frontage-accounts' ) : $text;
		}
		return $texts;
	}

	/** The steps of WordPress's register_new_user(), with the visitor's own password. */
	private static function create_user( RegistrationData $registration, PostedValues $sent ): AccountResponse {
		/** This filter is documented in wp-includes/user.php. */
		$email         = CoreHooks::filter( 'user_registration_email', $registration->email );
		$email         = is_string( $email ) ? $email : '';
		$name          = sanitize_user( $registration->name );
		$errors        = self::name_errors( $registration->name, $name, $email );
		$existing_user = PendingAccounts::is_enabled() && $errors->get_error_message( 'email_exists' ) ? email_exists( $email ) : false;
		if ( $existing_user ) {
			$errors->remove( 'email_exists' ); // The owner is told by email; the page does not reveal it.
		}
		/** This action is documented in wp-includes/user.php. */
		CoreHooks::action( 'register_post', $name, $email, $errors );
		/** This filter is documented in wp-includes/user.php. */
		$errors = CoreHooks::filter( 'registration_errors', $errors, $name, $email );
		if ( $errors instanceof WP_Error && $errors->has_errors() ) {
			return AccountResponse::failure( self::texts_of( $errors ) );
		}
		if ( $existing_user ) {
			wp_hash_password( $registration->password ); // Takes as long as creating an account does.
			if ( ! AttemptLimits::registered_addresses( $email )->count() ) {
				VerificationMail::send_to_existing_user( $existing_user );
			}
			return self::confirmation_response();
		}
		// The role is the site's default, whatever was sent.
		$id = wp_create_user( $name, wp_slash( $registration->password ), $email );
		if ( is_wp_error( $id ) ) {
			return AccountResponse::failure( self::texts_of( $id ) );
		}
		if ( PendingAccounts::is_enabled() ) {
			PendingAccounts::mark_pending( $id );
		}
		RegistrationConsent::store( $id );
		self::notify_admin( $id );
		if ( PendingAccounts::is_enabled() ) {
			return self::confirmation_response();
		}
		$user = SignInService::sign_in( $name, $registration->password, false );
		if ( is_wp_error( $user ) ) { // A plugin requires more of a new account first, such as an approval.
			$text = trim( wp_specialchars_decode( wp_strip_all_tags( $user->get_error_message() ), ENT_QUOTES ) );
			return AccountResponse::success( '' === $text ? __( 'Account created. You can sign in now.', 'frontage-accounts' ) : $text );
		}
		return AccountResponse::success( redirect: SafeRedirects::after_registration( $sent->text( 'redirect_to' ) ?? '', $id ) );
	}

	private static function confirmation_response(): AccountResponse {
		return AccountResponse::success( __( 'Open the email we just sent you and verify your address. Then you can sign in.', 'frontage-accounts' ) );
	}

	/** WordPress's own checks of name and address. */
	private static function name_errors( string $submitted_name, string $name, string $email ): WP_Error {
		$errors = new WP_Error();
		/** This filter is documented in wp-includes/user.php. */
		$illegal = array_map( 'strtolower', array_filter( (array) CoreHooks::filter( 'illegal_user_logins', [] ), 'is_string' ) );
		if ( '' === $name || ! validate_username( $submitted_name ) || in_array( strtolower( $name ), $illegal, true ) || ! UserLookup::is_storable( $name ) ) {
			$errors->add( 'invalid_username', ValidationMessages::for_key( 'user_invalid' ) );
		} elseif ( username_exists( $name ) ) {
			$errors->add( 'username_exists', ValidationMessages::for_key( 'user_exists' ) );
		}
		if ( ! is_email( $email ) || ! UserLookup::is_storable( $email ) ) {
			$errors->add( 'invalid_email', ValidationMessages::for_key( 'email_format' ) );
		} elseif ( email_exists( $email ) ) {
			$errors->add( 'email_exists', ValidationMessages::for_key( 'email_exists' ) );
		}
		return $errors;
	}

	/** Notifies the administrator; the visitor needs no email with a link to set a password. */
	private static function notify_admin( int $id ): void {
		add_filter( 'wp_send_new_user_notification_to_user', '__return_false' );
		/** This action is documented in wp-includes/user.php. */
		CoreHooks::action( 'register_new_user', $id );
		remove_filter( 'wp_send_new_user_notification_to_user', '__return_false' );
	}

	/** @param array<string, string> $texts */
	private static function failure( array $texts ): AccountResponse {
		SecurityEvents::record( SecurityEvents::NOT_MADE );
		return AccountResponse::failure( $texts );
	}
}
