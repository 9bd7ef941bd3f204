<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

use Frontage\Accounts\LocalizedMail;

defined( 'ABSPATH' ) || exit;

/** Tells a person by mail that his account has a new key, as WordPress does of a new password: it may have been somebody else, at his desk. */
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
