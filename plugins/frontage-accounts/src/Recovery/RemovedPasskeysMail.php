<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Recovery;

use Frontage\Accounts\LocalizedMail;

defined( 'ABSPATH' ) || exit;

/** Tells a user which passkeys were removed with the old password, so that the user can create them again. */
final class RemovedPasskeysMail {

	/** @param list<string> $names */
	public static function send( int $user, array $names ): void {
		LocalizedMail::send(
			$user,
			static fn ( string $site ): array => [
				/* translators: %s: name of the site. */
				sprintf( __( 'The passkeys of your account at %s are removed', 'frontage-accounts' ), $site ),
				implode(
					"\n\n",
					[
						/* translators: %s: name of the site. */
						sprintf( __( 'A new password was chosen for your account at %s by a link in a mail. In case somebody else was in your account before, it was signed out everywhere and its passkeys were removed:', 'frontage-accounts' ), $site ),
						implode( "\n", array_map( static fn ( string $name ): string => '– ' . ( '' === $name ? __( 'Passkey', 'frontage-accounts' ) : $name ), $names ) ),
						__( 'Those that were yours you can make anew on your profile:', 'frontage-accounts' ),
						admin_url( 'profile.php#frontage-accounts' ),
					]
				) . "\n",
			]
		);
	}
}
