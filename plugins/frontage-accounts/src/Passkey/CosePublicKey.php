<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

defined( 'ABSPATH' ) || exit;

/**
 * A credential's public key in COSE (RFC 9053), and verification of its signatures. Supports the three algorithms that
 * WebAuthn recommends: ES256 on P-256, EdDSA on Ed25519, RS256.
 */
final class CosePublicKey {

	public const ES256 = -7;
	public const EDDSA = -8;
	public const RS256 = -257;

	/** Algorithms for the browser, in order of preference. */
	public const ALGORITHMS = [ self::ES256, self::EDDSA, self::RS256 ];

	/** COSE labels: key type, algorithm, and the parameters of each type. */
	private const KIND      = 1;
	private const ALGORITHM = 3;
	private const FIRST     = -1;
	private const SECOND    = -2;
	private const THIRD     = -3;

	/** The X.509 (DER) prefix of a key of that type: algorithm and curve; the bit string with the key follows. */
	private const P256 = '3059301306072a8648ce3d020106082a8648ce3d030107034200';
	private const RSA  = '300d06092a864886f70d0101010500';

	/** Bytes of a modulus: 2048 to 4096 bits. */
	private const SHORTEST_RSA = 256;
	private const LONGEST_RSA  = 512;

	private function __construct( private readonly int $algorithm, private readonly string $key ) {}

	/** @param string $cose As stored. */
	public static function read( string $cose ): self {
		$key = CborReader::read_single( $cose );
		if ( ! is_array( $key ) ) {
			throw new CeremonyException( 'The public key is no map.' );
		}
		$kind = [ $key[ self::KIND ] ?? null, $key[ self::ALGORITHM ] ?? null ];
		return match ( $kind ) {
			[ 2, self::ES256 ] => self::from_ec2( $key ),
			[ 1, self::EDDSA ] => self::from_okp( $key ),
			[ 3, self::RS256 ] => self::from_rsa( $key ),
			default            => throw new CeremonyException( 'The public key is of a kind that was not asked for.' ),
		};
	}

	/** Whether the private key signed this data. */
	public function is_valid_signature( string $data, string $signature ): bool {
		if ( self::EDDSA === $this->algorithm ) {
			return SODIUM_CRYPTO_SIGN_BYTES === strlen( $signature ) && '' !== $this->key && sodium_crypto_sign_verify_detached( $signature, $data, $this->key );
		}
		$key = openssl_pkey_get_public( $this->key );
		return $key && 1 === openssl_verify( $data, $signature, $key, OPENSSL_ALGO_SHA256 );
	}

	/** @param array<mixed> $key */
	private static function from_ec2( array $key ): self {
		$x = self::bytes( $key, self::SECOND, 32 );
		$y = self::bytes( $key, self::THIRD, 32 );
		if ( 1 !== ( $key[ self::FIRST ] ?? null ) ) {
			throw new CeremonyException( 'The curve of the public key is not P-256.' );
		}
		return self::from_der( self::ES256, hex2bin( self::P256 ) . "\x04$x$y" );
	}

	/** @param array<mixed> $key */
	private static function from_okp( array $key ): self {
		if ( 6 !== ( $key[ self::FIRST ] ?? null ) ) {
			throw new CeremonyException( 'The curve of the public key is not Ed25519.' );
		}
		return new self( self::EDDSA, self::bytes( $key, self::SECOND, SODIUM_CRYPTO_SIGN_PUBLICKEYBYTES ) );
	}

	/** @param array<mixed> $key */
	private static function from_rsa( array $key ): self {
		$modulus  = ltrim( self::bytes( $key, self::FIRST ), "\0" );
		$exponent = ltrim( self::bytes( $key, self::SECOND ), "\0" );
		if ( strlen( $modulus ) < self::SHORTEST_RSA || strlen( $modulus ) > self::LONGEST_RSA ) {
			throw new CeremonyException( 'The modulus of the public key is too short, or too long.' );
		}
		if ( '' === $exponent || strlen( $exponent ) > 4 ) {
			throw new CeremonyException( 'The exponent of the public key is no exponent.' );
		}
		$numbers = self::der( 0x30, self::der_number( $modulus ) . self::der_number( $exponent ) );
		return self::from_der( self::RS256, self::der( 0x30, hex2bin( self::RSA ) . self::der( 0x03, "\0$numbers" ) ) );
	}

	private static function from_der( int $algorithm, string $der ): self {
		$pem = "-----BEGIN PUBLIC KEY-----\n" . chunk_split( base64_encode( $der ), 64, "\n" ) . "-----END PUBLIC KEY-----\n";
		// OpenSSL rejects a point that is not on its curve.
		return openssl_pkey_get_public( $pem ) ? new self( $algorithm, $pem ) : throw new CeremonyException( 'The public key is none.' );
	}

	/** @param array<mixed> $key */
	private static function bytes( array $key, int $name, ?int $length = null ): string {
		$bytes = $key[ $name ] ?? null;
		return is_string( $bytes ) && strlen( $bytes ) === ( $length ?? strlen( $bytes ) ) ? $bytes : throw new CeremonyException( 'A part of the public key is missing, or has another length.' );
	}

	/** A positive integer: if its first bit is set, a zero byte precedes it. */
	private static function der_number( string $bytes ): string {
		return self::der( 0x02, ord( $bytes[0] ) > 127 ? "\0$bytes" : $bytes );
	}

	private static function der( int $kind, string $content ): string {
		$length = strlen( $content );
		return chr( $kind ) . ( $length < 128 ? chr( $length ) : "\x82" . pack( 'n', $length ) ) . $content;
	}
}
