<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Verification;

use Frontage\Accounts\Afterwards;

defined( 'ABSPATH' ) || exit;

/** Mails to an address that somebody registered with; nothing in them was typed by a stranger but that address. */
final class Letter {

	public static function confirm( int $user, string $link ): void {
		/* translators: %s: the name of the site. */
		$subject = sprintf( __( 'Please confirm your address: %s', 'frontage-accounts' ), self::site() );
		$text    = sprintf(
			/* translators: 1: the name of the site, 2: an address of the web. */
			__( 'Somebody, hopefully you, made an account at %1$s with this address. Open the page behind this link and press its button, then you can sign in:

%2$s

The link works for 24 hours. If it was not you, do nothing: nobody can sign in with that account.', 'frontage-accounts' ),
			self::site(),
			$link
		);
		self::send( $user, $subject, $text );
	}

	/** To who has an account already, when somebody registers with the address: the page says the same in both cases. */
	public static function known( int $user ): void {
		/* translators: %s: the name of the site. */
		$subject = sprintf( __( 'You have an account already: %s', 'frontage-accounts' ), self::site() );
		$text    = sprintf(
			/* translators: 1: the name of the site, 2: an address of the web. */
			__( 'Somebody, hopefully you, wanted to make an account at %1$s with this address. There is one already. If you have lost its password, you can choose a new one here:

%2$s

If it was not you, do nothing.', 'frontage-accounts' ),
			self::site(),
			wp_lostpassword_url()
		);
		self::send( $user, $subject, $text );
	}

	private static function send( int $user, string $subject, string $text ): void {
		$to = get_userdata( $user );
		if ( $to ) {
			Afterwards::run( static fn () => wp_mail( $to->user_email, $subject, $text, [ 'Auto-Submitted: auto-generated' ] ) );
		}
	}

	private static function site(): string {
		return trim( (string) preg_replace( '/[\x00-\x1f<>"]+/', ' ', wp_specialchars_decode( (string) get_bloginfo( 'name' ), ENT_QUOTES ) ) );
	}
}
