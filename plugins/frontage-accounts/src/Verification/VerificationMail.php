<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Verification;

use Frontage\Accounts\DeferredTask;
use Frontage\Accounts\LocalizedMail;

defined( 'ABSPATH' ) || exit;

/** Emails to an address entered at registration; apart from the address, they contain no input of the registrant. */
final class VerificationMail {

	public static function send_link( int $user, string $link ): void {
		self::send(
			$user,
			static fn ( string $site ): array => [
				/* translators: %s: the name of the site. */
				sprintf( __( 'Please confirm your address: %s', 'frontage-accounts' ), $site ),
				sprintf(
					/* translators: 1: the name of the site, 2: an address of the web. */
					__( 'Somebody, hopefully you, made an account at %1$s with this address. Open the page behind this link and press its button, then you can sign in:

%2$s

The link works for 24 hours. If it was not you, do nothing: nobody can sign in with that account.', 'frontage-accounts' ),
					$site,
					$link
				),
			]
		);
	}

	/** To an existing user, when somebody registers with the address: the page shows the same in both cases. */
	public static function send_to_existing_user( int $user ): void {
		self::send(
			$user,
			static fn ( string $site ): array => [
				/* translators: %s: the name of the site. */
				sprintf( __( 'You have an account already: %s', 'frontage-accounts' ), $site ),
				sprintf(
					/* translators: 1: the name of the site, 2: an address of the web. */
					__( 'Somebody, hopefully you, wanted to make an account at %1$s with this address. There is one already. If you have lost its password, you can choose a new one here:

%2$s

If it was not you, do nothing.', 'frontage-accounts' ),
					$site,
					wp_lostpassword_url()
				),
			]
		);
	}

	/** @param \Closure(string): array{string, string} $write */
	private static function send( int $user, \Closure $write ): void {
		DeferredTask::run( static fn () => LocalizedMail::send( $user, $write ) );
	}
}
