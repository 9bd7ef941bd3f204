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
	public static function ask(): never {
		nocache_headers();
		$user = wp_get_current_user();
		if ( ! RelyingParty::offers() || ! $user->exists() || ! RequestData::is_post() || ! wp_verify_nonce( RequestData::field( '_wpnonce' ), self::ASK ) ) {
			wp_send_json( [ 'message' => __( 'Please load the page again.', 'frontage-accounts' ) ], 403 );
		}
		$known = PasskeyRepository::of( $user->ID );
		if ( count( $known ) >= PasskeyRepository::MOST ) {
			wp_send_json( [ 'message' => __( 'You have as many passkeys as you may have. Please remove one before.', 'frontage-accounts' ) ], 409 );
		}
		wp_send_json( self::options( $user, $known ) );
	}

	/** Stores the credential from the browser's response. */
	public static function keep( int $user, string $json, string $name ): bool {
		try {
			$answer    = CeremonyVerifier::answer( $json );
			$challenge = CeremonyVerifier::challenge_of( $answer );
			Challenge::must_hold( $challenge, Challenge::to_make( $user ) );
			$made = ( new CeremonyVerifier( RelyingParty::here(), $challenge ) )->made( $answer );
			Challenge::use_up( $challenge );
			return PasskeyRepository::add( $user, PasskeyRepository::handle( $user ), $made, $name );
		} catch ( CeremonyException $refused ) {
			/** This action is documented in Passkey/PasskeySignIn.php */
			do_action( 'frontage_accounts_passkey_refused', $refused->getMessage() );
			return false;
		}
	}

	/**
	 * In the format of `PublicKeyCredential.parseCreationOptionsFromJSON()`.
	 *
	 * @param list<Passkey> $known
	 * @return array<string, mixed>
	 */
	private static function options( \WP_User $user, array $known ): array {
		$site = RelyingParty::here();
		return [
			'challenge'              => Challenge::make( Challenge::to_make( $user->ID ) ),
			'rp'                     => [
				'id'   => $site->id,
				'name' => wp_specialchars_decode( (string) get_bloginfo( 'name' ), ENT_QUOTES ) ?: $site->id,
			],
			'user'                   => [
				'id'          => Base64Url::encode( PasskeyRepository::handle( $user->ID ) ),
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
				array_values( array_filter( $known, static fn ( Passkey $passkey ): bool => '' !== $passkey->credential ) )
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
