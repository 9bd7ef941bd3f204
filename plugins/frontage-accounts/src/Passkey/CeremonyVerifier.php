<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

defined( 'ABSPATH' ) || exit;

/**
 * Verifies a browser's response when a passkey was created or used (WebAuthn Level 3, §7.1 and §7.2), against this site and
 * its challenge. It does not use the database. Attestation is neither requested nor trusted.
 */
final class CeremonyVerifier {

	/** Maximum size in bytes: the longest id and key, and what authenticators add. */
	public const LONGEST = 16 * KB_IN_BYTES;

	public function __construct( private readonly RelyingParty $site, private readonly string $challenge ) {}

	/**
	 * The challenge that the response claims to be for; trust it only after verification.
	 *
	 * @param array<mixed> $answer
	 */
	public static function challenge_of( array $answer ): string {
		$client = self::client( $answer );
		return is_string( $client['challenge'] ?? null ) ? $client['challenge'] : throw new CeremonyException( 'The browser names no challenge.' );
	}

	/**
	 * Decodes a browser's response in the format of `PublicKeyCredential.toJSON()`.
	 *
	 * @return array<mixed>
	 */
	public static function decode_response( string $json ): array {
		$answer = strlen( $json ) > self::LONGEST ? null : json_decode( $json, true, 64 ); // Extension data may be nested deeply.
		return is_array( $answer ) && 'public-key' === ( $answer['type'] ?? null ) ? $answer : throw new CeremonyException( 'This is no answer of a browser.' );
	}

	/**
	 * Verifies a new credential: returns its id, public key and counter.
	 *
	 * @param array<mixed> $answer
	 */
	public function verify_registration( array $answer ): AuthenticatorData {
		$this->verify_client_data( $answer, 'webauthn.create' );
		$object = CborReader::read_single( self::bytes( $answer, 'attestationObject' ) );
		if ( ! is_array( $object ) || ! is_string( $object['fmt'] ?? null ) || ! is_array( $object['attStmt'] ?? null ) || ! is_string( $object['authData'] ?? null ) ) {
			throw new CeremonyException( 'The attestation object is none.' );
		}
		$data = AuthenticatorData::read( $object['authData'] );
		if ( '' === $data->id || self::credential_id( $answer ) !== $data->id ) {
			throw new CeremonyException( 'The browser names another credential than the authenticator made.' );
		}
		CosePublicKey::read( $data->key );
		$data->verify( $this->site->id );
		return $data;
	}

	/**
	 * Verifies the use of a credential: returns the authenticator data with the new counter.
	 *
	 * @param array<mixed> $answer
	 * @param string       $key    In COSE, as stored.
	 */
	public function verify_assertion( array $answer, string $key ): AuthenticatorData {
		$this->verify_client_data( $answer, 'webauthn.get' );
		$bytes  = self::bytes( $answer, 'authenticatorData' );
		$signed = $bytes . hash( 'sha256', self::bytes( $answer, 'clientDataJSON' ), true );
		if ( ! CosePublicKey::read( $key )->is_valid_signature( $signed, self::bytes( $answer, 'signature' ) ) ) {
			throw new CeremonyException( 'The signature is not the one of this credential.' );
		}
		$data = AuthenticatorData::read( $bytes );
		$data->verify( $this->site->id, $this->site->older );
		return $data;
	}

	/**
	 * The id of the credential in a response.
	 *
	 * @param array<mixed> $answer
	 */
	public static function credential_id( array $answer ): string {
		$id = $answer['rawId'] ?? null;
		return is_string( $id ) && '' !== $id && ( $answer['id'] ?? null ) === $id ? Base64Url::decode( $id ) : throw new CeremonyException( 'The browser names no credential.' );
	}

	/**
	 * The user handle, by which an authenticator identifies the user.
	 *
	 * @param array<mixed> $answer
	 */
	public static function user_handle( array $answer ): string {
		return self::bytes( $answer, 'userHandle' );
	}

	/** @param array<mixed> $answer */
	private function verify_client_data( array $answer, string $type ): void {
		$client = self::client( $answer );
		if ( ( $client['type'] ?? null ) !== $type ) {
			throw new CeremonyException( 'The browser did something else than it was asked.' );
		}
		if ( ! hash_equals( $this->challenge, self::challenge_of( $answer ) ) ) {
			throw new CeremonyException( 'The browser answers to another challenge.' );
		}
		if ( ! in_array( $client['origin'] ?? null, $this->site->origins, true ) ) {
			throw new CeremonyException( 'The browser stands at another site.' );
		}
		if ( ! in_array( $client['crossOrigin'] ?? false, [ false ], true ) || isset( $client['topOrigin'] ) ) {
			throw new CeremonyException( 'The page stands in a frame of another site.' );
		}
	}

	/**
	 * @param array<mixed> $answer
	 * @return array<mixed>
	 */
	private static function client( array $answer ): array {
		$client = json_decode( self::bytes( $answer, 'clientDataJSON' ), true, 8 );
		return is_array( $client ) ? $client : throw new CeremonyException( 'The client data are none.' );
	}

	/** @param array<mixed> $answer */
	private static function bytes( array $answer, string $name ): string {
		$response = $answer['response'] ?? null;
		$text     = is_array( $response ) ? ( $response[ $name ] ?? null ) : null;
		return is_string( $text ) && '' !== $text ? Base64Url::decode( $text ) : throw new CeremonyException( "The browser leaves out $name." ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- No output: a name of ours, for the log.
	}
}
