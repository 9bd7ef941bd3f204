<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Endpoints;

use Frontage\Accounts\AccountResponse;
use Frontage\Accounts\Registration\RegistrationService;
use Frontage\Accounts\Request\Origin;
use Frontage\Accounts\Request\PageLanguage;
use Frontage\Accounts\Request\PostedValues;
use Frontage\Accounts\Request\RequestData;
use Frontage\Accounts\SafeRedirects;
use Frontage\Accounts\Security\AttemptLimits;
use Frontage\Accounts\Security\SecurityEvents;
use Frontage\Accounts\SignIn\LostPasswordService;

defined( 'ABSPATH' ) || exit;

/** Forms submitted without script, to admin-post.php: redirects back to the page, which shows the result. */
final class FormPostController {

	/** Action names after `admin_post_` and `admin_post_nopriv_`. */
	public const REGISTER = 'frontage_accounts_register';
	public const LOST     = 'frontage_accounts_lost_password';

	/** Hidden fields: the form's page, and which form of the page it is. */
	public const PAGE = 'frontage_page';
	public const UNIT = 'frontage_unit';

	public static function register(): void {
		self::handle( static fn ( PostedValues $sent ): AccountResponse => RegistrationService::handle( $sent, RequestData::fields() ) );
	}

	public static function lost_password(): void {
		self::handle( LostPasswordService::handle( ... ) );
	}

	/** @param callable( PostedValues ): AccountResponse $take */
	private static function handle( callable $take ): never {
		nocache_headers();
		$fields = RequestData::fields();
		$page   = SafeRedirects::local_url( $fields->text( self::PAGE ) ?? '' );
		$page   = '' === $page ? home_url( '/' ) : (string) strtok( $page, '#' );
		if ( ! RequestData::is_post() || ! Origin::is_own() ) {
			SecurityEvents::record( SecurityEvents::FOREIGN );
			wp_die( esc_html( PageLanguage::run_in_page_language( static fn (): string => __( 'Only pages on this site can send this form.', 'frontage-accounts' ) ) ), '', [ 'response' => 403 ] );
		}
		if ( is_user_logged_in() ) {
			self::redirect( $page );
		}
		$wait = AttemptLimits::outcomes()->count();
		if ( $wait ) { // Each result is stored as a row in the database.
			if ( ! headers_sent() ) {
				header( "Retry-After: $wait" );
			}
			wp_die( esc_html( PageLanguage::run_in_page_language( static fn (): AccountResponse => AccountResponse::throttled( $wait ) )->texts[ AccountResponse::MESSAGE ] ), '', [ 'response' => 429, 'back_link' => true ] );
		}
		$sent   = RequestData::data() ?? new PostedValues( [] );
		$answer = PageLanguage::run_in_page_language( static fn (): AccountResponse => $take( $sent ) );
		if ( $answer->is_done && ! $answer->texts ) {
			self::redirect( '' === $answer->redirect ? remove_query_arg( NoScriptResponse::PARAMETER, $page ) : $answer->redirect );
		}
		$unit = preg_match( '/^[\w-]{1,64}$/D', $fields->text( self::UNIT ) ?? '', $found ) ? $found[0] : '';
		self::redirect( add_query_arg( NoScriptResponse::PARAMETER, NoScriptResponse::store( $answer, $unit, $sent ), $page ) . ( '' === $unit ? '' : "#$unit" ) );
	}

	private static function redirect( string $to ): never {
		wp_safe_redirect( $to, 303 );
		exit;
	}
}
