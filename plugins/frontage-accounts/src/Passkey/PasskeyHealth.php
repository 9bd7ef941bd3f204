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
				'label' => __( 'People can sign in with passkeys', 'frontage-accounts' ),
				'test'  => [ self::class, 'test' ],
			];
		}
		return $tests;
	}

	/** @return array<string, mixed> */
	public static function test(): array {
		$can = RelyingParty::is_supported();
		return [
			'label'       => $can ? __( 'People can sign in with passkeys', 'frontage-accounts' ) : __( 'Passkeys are offered to nobody', 'frontage-accounts' ),
			'status'      => $can ? 'good' : 'recommended',
			'badge'       => [
				'label' => __( 'Accounts', 'frontage-accounts' ),
				'color' => 'blue',
			],
			'description' => '<p>' . esc_html( self::label( $can ) ) . '</p>',
			'actions'     => $can ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( admin_url( 'options-general.php?page=frontage-accounts-settings' ) ), esc_html__( 'Switch passkeys off', 'frontage-accounts' ) ),
			'test'        => 'frontage_accounts_passkeys',
		];
	}

	private static function label( bool $can ): string {
		if ( $can ) {
			return __( 'Whoever makes a passkey on the profile page signs in with a finger, a face or a key in place of a password. They are bound to the address of this site: should it change, people sign in with their passwords and make new ones.', 'frontage-accounts' );
		}
		return RelyingParty::can_verify()
			? __( 'Browsers have passkeys only on sites with https and a name. Until this site has both, people sign in with their passwords.', 'frontage-accounts' )
			: __( 'PHP of this server lacks OpenSSL, without which no passkey can be checked. People sign in with their passwords.', 'frontage-accounts' );
	}
}
