<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

use Frontage\Accounts\Request\RequestData;

defined( 'ABSPATH' ) || exit;

/** Creates a passkey for a signed-in user: sends the options to the browser and stores its response. */
final class PasskeyRegistration {

	/** AJAX action, for signed-in users. */
	public const ASK = 'frontage_accounts_new_passkey';

	/** On `wp_ajax_frontage_accounts_new_passkey`. */
	public static function send_options(): never {
		nocache_headers();
		$user = wp_get_current_user();
		if ( ! RelyingParty::is_available() || ! $user->exists() || ! RequestData::is_post() || ! wp_verify_nonce( RequestData::field( '_wpnonce' ), self::ASK ) ) {
			wp_send_json( [ 'message' => __( 'Reload the page.', 'frontage-accounts' ) ], 403 );
		}
		$existing = PasskeyRepository::for_user( $user->ID );
		if ( count( $existing ) >= PasskeyRepository::MOST ) {
			wp_send_json( [ 'message' => __( 'You have reached the passkey limit. Remove a passkey first.', 'frontage-accounts' ) ], 409 );
		}
		wp_send_json( self::options( $user, $existing ) );
	}

	/** Stores the credential from the browser's response. */
	public static function store( int $user, string $json, string $name ): bool {
		try {
			$answer    = CeremonyVerifier::decode_response( $json );
			$challenge = CeremonyVerifier::challenge_of( $answer );
			Challenge::verify( $challenge, Challenge::registration_purpose( $user ) );
			$credential = ( new CeremonyVerifier( RelyingParty::current(), $challenge ) )->verify_registration( $answer );
			Challenge::consume( $challenge );
			return PasskeyRepository::add( $user, PasskeyRepository::user_handle( $user ), $credential, $name );
		} catch ( CeremonyException $refused ) {
			/** This action is documented in Passkey/PasskeySignIn.php */
			do_action( 'frontage_accounts_passkey_refused', $refused->getMessage() );
			return false;
		}
	}

	/**
	 * In the format of `PublicKeyCredential.parseCreationOptionsFromJSON()`.
	 *
	 * @param list<Passkey> $existing
	 * @return array<string, mixed>
	 */
	private static function options( \WP_User $user, array $existing ): array {
		$site = RelyingParty::current();
		return [
			'challenge'              => Challenge::create( Challenge::registration_purpose( $user->ID ) ),
			'rp'                     => [
				'id'   => $site->id,
				'name' => wp_specialchars_decode( (string) get_bloginfo( 'name' ), ENT_QUOTES ) ?: $site->id,
			],
			'user'                   => [
				'id'          => Base64Url::encode( PasskeyRepository::user_handle( $user->ID ) ),
				'name'        => $user->user_login,
				'displayName' => $user->display_name,
			],
			'pubKeyCredParams'       => array_map(
				static fn ( int $algorithm ): array => [
					'type' => 'public-key',
					'alg'  => $algorithm,
				],
				CosePublicKey::ALGORITHMS
			),
			'excludeCredentials'     => array_map(
				static fn ( Passkey $passkey ): array => [
					'type' => 'public-key',
					'id'   => Base64Url::encode( $passkey->credential ),
				],
				array_values( array_filter( $existing, static fn ( Passkey $passkey ): bool => '' !== $passkey->credential ) )
			),
			'authenticatorSelection' => [
				'residentKey'        => 'required',
				'requireResidentKey' => true,
				'userVerification'   => 'required',
			],
			'attestation'            => 'none',
			'timeout'                => Challenge::LASTS * 1000,
		];
	}
}
