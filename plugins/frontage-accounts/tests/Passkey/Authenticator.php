<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests\Passkey;

use Frontage\Accounts\Passkey\Base64Url;

/** A browser with an authenticator that holds one ES256 credential: what a visitor's would answer, with whatever a test makes wrong. */
final class Authenticator {

	public const PRESENT_AND_VERIFIED = 0x05;

	public int $count = 0;

	private readonly \OpenSSLAsymmetricKey $key;

	public function __construct( public readonly string $id, public string $handle = '', public string $site = 'example.test', public string $origin = 'https://example.test' ) {
		$key = openssl_pkey_new( [ 'private_key_type' => OPENSSL_KEYTYPE_EC, 'curve_name' => 'prime256v1' ] );
		assert( false !== $key );
		$this->key = $key;
	}

	/**
	 * @param array<string, mixed> $client     What is said otherwise.
	 * @param string               $extensions What stands last, where the flags say so.
	 */
	public function make( string $challenge, array $client = [], int $flags = self::PRESENT_AND_VERIFIED, string $extensions = '' ): string {
		$data = $this->data( $flags | 0x40 ) . str_repeat( "\0", 16 ) . pack( 'n', strlen( $this->id ) ) . $this->id . $this->cose() . $extensions;
		return $this->answer(
			[
				'clientDataJSON'    => $this->client( 'webauthn.create', $challenge, $client ),
				'attestationObject' => "\xa3" . self::text( 'fmt' ) . self::text( 'none' ) . self::text( 'attStmt' ) . "\xa0" . self::text( 'authData' ) . "\x59" . pack( 'n', strlen( $data ) ) . $data,
			]
		);
	}

	/**
	 * @param array<string, mixed> $client     What is said otherwise.
	 * @param string               $extensions As above.
	 */
	public function use( string $challenge, array $client = [], int $flags = self::PRESENT_AND_VERIFIED, string $extensions = '' ): string {
		$data   = $this->data( $flags ) . $extensions;
		$client = $this->client( 'webauthn.get', $challenge, $client );
		openssl_sign( $data . hash( 'sha256', $client, true ), $signature, $this->key, OPENSSL_ALGO_SHA256 );
		return $this->answer(
			[
				'clientDataJSON'    => $client,
				'authenticatorData' => $data,
				'signature'         => $signature,
				'userHandle'        => $this->handle,
			]
		);
	}

	private function data( int $flags ): string {
		return hash( 'sha256', $this->site, true ) . chr( $flags ) . pack( 'N', $this->count );
	}

	/** @param array<string, mixed> $client */
	private function client( string $type, string $challenge, array $client ): string {
		return (string) wp_json_encode(
			$client + [
				'type'        => $type,
				'challenge'   => $challenge,
				'origin'      => $this->origin,
				'crossOrigin' => false,
			],
			JSON_UNESCAPED_SLASHES
		);
	}

	private function cose(): string {
		$details = openssl_pkey_get_details( $this->key );
		assert( is_array( $details ) );
		$part = static fn ( string $name ): string => "\x58\x20" . str_pad( $details['ec'][ $name ], 32, "\0", STR_PAD_LEFT );
		return "\xa5\x01\x02\x03\x26\x20\x01\x21" . $part( 'x' ) . "\x22" . $part( 'y' );
	}

	/** @param array<string, string> $response */
	private function answer( array $response ): string {
		return (string) wp_json_encode(
			[
				'id'       => Base64Url::encode( $this->id ),
				'rawId'    => Base64Url::encode( $this->id ),
				'type'     => 'public-key',
				'response' => array_map( Base64Url::encode( ... ), $response ),
			]
		);
	}

	private static function text( string $text ): string {
		return chr( 0x60 | strlen( $text ) ) . $text;
	}
}
