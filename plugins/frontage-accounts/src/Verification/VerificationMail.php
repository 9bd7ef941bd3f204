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
				sprintf( __( 'Verify your email address: %s', 'frontage-accounts' ), $site ),
				sprintf(
					/* translators: 1: the name of the site, 2: an address of the web. */
					__( "You (or someone else) created an account at %1\$s with this address. To activate it, open this link and select the button:\n\n%2\$s\n\nThe link is valid for 24 hours. If this was not you, ignore this email. The account stays inactive.", 'frontage-accounts' ),
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
				sprintf( __( 'You already have an account: %s', 'frontage-accounts' ), $site ),
				sprintf(
					/* translators: 1: the name of the site, 2: an address of the web. */
					__( "You (or someone else) tried to create an account at %1\$s with this address, but it already has one. If you lost your password, reset it here:\n\n%2\$s\n\nIf this was not you, ignore this email.", 'frontage-accounts' ),
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
