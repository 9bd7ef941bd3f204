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
				sprintf( __( 'Passkeys removed from your account at %s', 'frontage-accounts' ), $site ),
				implode(
					"\n\n",
					[
						/* translators: %s: name of the site. */
						sprintf( __( 'The password of your account at %s was reset with an email link. As a precaution, all sessions were ended and these passkeys were removed:', 'frontage-accounts' ), $site ),
						implode( "\n", array_map( static fn ( string $name ): string => '– ' . ( '' === $name ? __( 'Passkey', 'frontage-accounts' ) : $name ), $names ) ),
						__( 'You can create your passkeys again in your profile:', 'frontage-accounts' ),
						admin_url( 'profile.php#frontage-accounts' ),
					]
				) . "\n",
			]
		);
	}
}
