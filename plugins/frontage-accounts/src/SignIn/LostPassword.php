<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\SignIn;

use Frontage\Accounts\Afterwards;
use Frontage\Accounts\Answer;
use Frontage\Accounts\Guard\Events;
use Frontage\Accounts\Guard\Limits;
use Frontage\Accounts\Request\Sent;
use Frontage\Accounts\Request\Values;
use Frontage\Accounts\Rules\Texts;
use Frontage\Accounts\UserLookup;

defined( 'ABSPATH' ) || exit;

/** Sends the mail by which WordPress lets somebody choose a new password. The answer is the same for who is not known. */
final class LostPassword {

	/** Mails it, after the answer. */
	public const TASK = 'frontage_accounts_mail_lost_password';

	/** @param Values $sent `user`: a name or an address. */
	public static function take( Values $sent ): Answer {
		$name = $sent->name( 'user' );
		if ( null === $name || '' === $name ) {
			return Answer::refused( [ 'user' => null === $name ? Texts::of( '' ) : Texts::tips()['validate'] ] );
		}
		$wait = Limits::mails( $name )->count();
		if ( $wait ) {
			Events::note( Events::MAIL_LIMIT );
			return Answer::throttled( $wait );
		}
		Events::note( Events::LOST );
		Afterwards::run_apart( self::TASK, [ $name ] );
		return Answer::done( __( 'If there is an account of that name or address, a mail is on its way to it with a link to choose a new password.', 'frontage-accounts' ) );
	}

	/** On `frontage_accounts_mail_lost_password`. The mail names the address of who asks, which is this server's own where cron sends it. */
	public static function send( string $name ): void {
		if ( ! UserLookup::is_storable( $name ) ) {
			return;
		}
		$mail = static fn () => retrieve_password( wp_slash( $name ) );
		wp_doing_cron() ? Sent::without_address( $mail ) : $mail();
	}
}
