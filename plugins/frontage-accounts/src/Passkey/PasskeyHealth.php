<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

defined( 'ABSPATH' ) || exit;

/** Reports under Tools → Site Health why passkeys are not offered. */
final class PasskeyHealth {

	/**
	 * For `site_status_tests`.
	 *
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_test( array $tests ): array {
		if ( RelyingParty::is_enabled() ) {
			$tests['direct']['frontage_accounts_passkeys'] = [
				'label' => __( 'Passkey sign-in is available', 'frontage-accounts' ),
				'test'  => [ self::class, 'test' ],
			];
		}
		return $tests;
	}

	/** @return array<string, mixed> */
	public static function test(): array {
		$can = RelyingParty::is_supported();
		return [
			'label'       => $can ? __( 'Passkey sign-in is available', 'frontage-accounts' ) : __( 'Passkey sign-in is not available', 'frontage-accounts' ),
			'status'      => $can ? 'good' : 'recommended',
			'badge'       => [
				'label' => __( 'Accounts', 'frontage-accounts' ),
				'color' => 'blue',
			],
			'description' => '<p>' . esc_html( self::label( $can ) ) . '</p>',
			'actions'     => $can ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( admin_url( 'options-general.php?page=frontage-accounts-settings' ) ), esc_html__( 'Turn off passkeys', 'frontage-accounts' ) ),
			'test'        => 'frontage_accounts_passkeys',
		];
	}

	private static function label( bool $can ): string {
		if ( $can ) {
			return __( 'Users create passkeys on their profile page and sign in with a fingerprint, face, or security key instead of a password. Passkeys are tied to this site’s domain. If the domain changes, users sign in with passwords and create new passkeys.', 'frontage-accounts' );
		}
		return RelyingParty::can_verify()
			? __( 'Passkeys require HTTPS and a domain name. Until this site has both, users sign in with passwords.', 'frontage-accounts' )
			: __( 'Passkeys require the PHP extension OpenSSL, which this server does not have. Users sign in with passwords.', 'frontage-accounts' );
	}
}
