<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Endpoints;

use Frontage\Accounts\AccountResponse;
use Frontage\Accounts\Registration\RegistrationService;
use Frontage\Accounts\Request\Origin;
use Frontage\Accounts\Request\PageLanguage;
use Frontage\Accounts\Request\PostedValues;
use Frontage\Accounts\Request\RequestData;
use Frontage\Accounts\Security\AttemptLimits;
use Frontage\Accounts\Security\SecurityEvents;
use Frontage\Accounts\SignIn\LostPasswordService;
use Frontage\Accounts\SignIn\SignInInterception;
use Frontage\Accounts\SignIn\SignInService;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX endpoints over admin-ajax.php, where WordPress's sign-in accepts user passwords only; in a REST request it would
 * accept application passwords.
 *
 * The nonce is the same for all guests, so the origin is checked first. Users who are already signed in are told so.
 */
final class AjaxController {

	/** Action names after `wp_ajax_` and `wp_ajax_nopriv_`. */
	public const SIGN_IN  = 'frontage_accounts_sign_in';
	public const REGISTER = 'frontage_accounts_register';
	public const LOST     = 'frontage_accounts_lost_password';
	public const NONCE    = 'frontage_accounts_nonce';

	/** The nonce action of old pages. */
	private const NONCE_ACTION = 'up-nonce-ajax';
	private const NONCE_FIELDS = [ '_ajax_nonce', '_wpnonce', 'nonce' ];

	/** On `wp_ajax_nopriv_…` of the same name, and `wp_ajax_…`. */
	public static function sign_in(): void {
		self::handle( SignInService::handle( ... ) );
	}

	public static function register(): void {
		self::handle( static fn ( PostedValues $sent ): AccountResponse => RegistrationService::handle( $sent, RequestData::fields() ) );
	}

	public static function lost_password(): void {
		self::handle( LostPasswordService::handle( ... ) );
	}

	/** Returns a fresh nonce for a page that may be days old. By itself it grants nothing. */
	public static function nonce(): void {
		self::headers();
		if ( ! RequestData::is_post() || ! Origin::is_own() ) {
			self::refuse();
		}
		$wait = AttemptLimits::nonces()->count();
		if ( $wait ) {
			self::send( AccountResponse::throttled( $wait ) );
		}
		wp_send_json( [ 'nonce' => wp_create_nonce( self::NONCE_ACTION ) ] );
	}

	/** @param callable( PostedValues ): AccountResponse $take */
	private static function handle( callable $take ): never {
		self::headers();
		if ( ! RequestData::is_post() || ! Origin::is_own() ) {
			SecurityEvents::record( SecurityEvents::FOREIGN );
			self::refuse();
		}
		if ( is_user_logged_in() ) {
			self::send( AccountResponse::success() );
		}
		if ( ! self::has_nonce() ) {
			self::refuse();
		}
		$sent = RequestData::data();
		self::send( PageLanguage::run_in_page_language( static fn (): AccountResponse => $sent ? SignInInterception::run( static fn (): AccountResponse => $take( $sent ) ) : AccountResponse::failure( [ AccountResponse::MESSAGE => __( 'Request Null', 'frontage-accounts' ) ] ) ) );
	}

	private static function has_nonce(): bool {
		$fields = RequestData::fields();
		foreach ( self::NONCE_FIELDS as $name ) {
			if ( $fields->has( $name ) ) {
				return (bool) wp_verify_nonce( $fields->text( $name ) ?? '', self::NONCE_ACTION );
			}
		}
		return false;
	}

	private static function send( AccountResponse $answer ): never {
		if ( $answer->retry_after && ! headers_sent() ) {
			header( "Retry-After: $answer->retry_after" );
		}
		wp_send_json( $answer->to_json(), $answer->status() );
	}

	/** As WordPress refuses a nonce: old scripts expect `-1`. */
	private static function refuse(): never {
		wp_die( -1, 403 );
	}

	private static function headers(): void {
		if ( ! headers_sent() ) {
			header( 'Cache-Control: no-store, private' );
		}
	}
}
