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
				sprintf( __( 'New passkey for your account at %s', 'frontage-accounts' ), $site ),
				implode(
					"\n\n",
					[
						/* translators: 1: what a person calls a passkey, 2: name of the site. */
						sprintf( __( 'The passkey “%1$s” was added to your account at %2$s. Anyone who can unlock that device can sign in with it.', 'frontage-accounts' ), $name, $site ),
						__( 'If this was not you, sign in and remove the passkey in your profile. Then sign out everywhere else and choose a new password.', 'frontage-accounts' ),
						admin_url( 'profile.php#frontage-accounts' ),
					]
				) . "\n",
			]
		);
	}
}
