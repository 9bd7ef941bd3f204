<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\SignIn;

use Frontage\Accounts\AccountResponse;
use Frontage\Accounts\DeferredTask;
use Frontage\Accounts\Request\PostedValues;
use Frontage\Accounts\Request\RequestData;
use Frontage\Accounts\Rules\ValidationMessages;
use Frontage\Accounts\Security\AttemptLimits;
use Frontage\Accounts\Security\SecurityEvents;
use Frontage\Accounts\UserLookup;

defined( 'ABSPATH' ) || exit;

/** Sends WordPress's password reset email. The response is the same for unknown users. */
final class LostPasswordService {

	/** Task that sends the email, after the response. */
	public const TASK = 'frontage_accounts_mail_lost_password';

	/** @param PostedValues $sent `user`: a name or an address. */
	public static function handle( PostedValues $sent ): AccountResponse {
		$name = $sent->name( 'user' );
		if ( null === $name || '' === $name ) {
			return AccountResponse::failure( [ 'user' => null === $name ? ValidationMessages::for_key( '' ) : ValidationMessages::tips()['validate'] ] );
		}
		$wait = AttemptLimits::emails( $name )->count();
		if ( $wait ) {
			SecurityEvents::record( SecurityEvents::MAIL_LIMIT );
			return AccountResponse::throttled( $wait );
		}
		SecurityEvents::record( SecurityEvents::LOST );
		DeferredTask::run_separately( self::TASK, [ $name ] );
		return AccountResponse::success( __( 'If an account with this username or email address exists, we sent it an email with a link to reset the password.', 'frontage-accounts' ) );
	}

	/**
	 * On `frontage_accounts_mail_lost_password`. The email contains the requester's IP address, which is the server's own if
	 * cron sends it.
	 */
	public static function send( string $name ): void {
		if ( ! UserLookup::is_storable( $name ) ) {
			return;
		}
		$mail = static fn () => retrieve_password( wp_slash( $name ) );
		wp_doing_cron() ? RequestData::without_address( $mail ) : $mail();
	}
}
