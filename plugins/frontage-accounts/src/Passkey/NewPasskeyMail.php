<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

use Frontage\Accounts\LocalizedMail;

defined( 'ABSPATH' ) || exit;

/** Notifies a user by email about a new passkey, as WordPress does about a new password: somebody else may have created it. */
final class NewPasskeyMail {

	/** On `frontage_accounts_passkey_made`. */
	public static function send( int $user, string $name ): void {
		LocalizedMail::send(
			$user,
			static fn ( string $site ): array => [
				/* translators: %s: name of the site. */
				sprintf( __( 'A new passkey for your account at %s', 'frontage-accounts' ), $site ),
				implode(
					"\n\n",
					[
						/* translators: 1: what a person calls a passkey, 2: name of the site. */
						sprintf( __( 'The passkey “%1$s” was made for your account at %2$s. Whoever has that device, and may unlock it, can sign in with it.', 'frontage-accounts' ), $name, $site ),
						__( 'If it was not you: sign in, remove it on your profile, sign out everywhere else there, and choose a new password.', 'frontage-accounts' ),
						admin_url( 'profile.php#frontage-accounts' ),
					]
				) . "\n",
			]
		);
	}
}
