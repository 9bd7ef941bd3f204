<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests\Passkey;

use Frontage\Accounts\Passkey\AuthenticatorData;
use Frontage\Accounts\Passkey\Base64Url;
use Frontage\Accounts\Passkey\CborReader;
use Frontage\Accounts\Passkey\CeremonyException;
use Frontage\Accounts\Passkey\CeremonyVerifier;
use Frontage\Accounts\Passkey\CosePublicKey;
use Frontage\Accounts\Passkey\RelyingParty;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once __DIR__ . '/Authenticator.php';

/** The standard's own test vectors, and each part of an answer made wrong. */
#[Group( 'crypto' )]
#[Group( 'database' )]
final class CeremonyVerifierTest extends WordPressTestCase {

	private const UNVERIFIED = 'The authenticator did not verify who is there.';
	private const OTHER_KEY  = 'The public key is of a kind that was not asked for.';
	private const FRAME      = 'The page stands in a frame of another site.';

	/** Vectors of what no site of ours asks for; of all others those are good in which the person was verified. */
	private const REFUSED = [
		'ES256 Credential with "crossOrigin": true in clientDataJSON' => self::FRAME,
		'ES256 Credential with "topOrigin" in clientDataJSON' => self::FRAME,
		'Packed Attestation with ES384 Credential' => self::OTHER_KEY,
		'Packed Attestation with ES512 Credential' => self::OTHER_KEY,
		'Packed Attestation with Ed448 Credential' => self::OTHER_KEY,
	];

	/** @return iterable<string, array{array<string, array<string, string>>}> */
	public static function vectors(): iterable {
		foreach ( self::fixture( 'accounts/passkey-vectors.json' )['vectors'] as $vector ) {
			yield $vector['name'] => [ $vector ];
		}
	}

	public function test_all_vectors_are_there(): void {
		$vectors = iterator_to_array( self::vectors() );
		self::assertCount( 15, $vectors );
		self::assertSame( [], array_diff_key( self::REFUSED, $vectors ) );
	}

	/** @param array{ name: string, made: array<string, string>, used: array<string, string> } $vector */
	#[DataProvider( 'vectors' )]
	public function test_of_the_standard( array $vector ): void {
		$object   = CborReader::read_single( (string) hex2bin( $vector['made']['attestationObject'] ) );
		$verified = static fn ( string $data ): string => ord( $data[32] ) & 4 ? '' : self::UNVERIFIED;
		self::assertIsArray( $object );
		self::assertSame( self::REFUSED[ $vector['name'] ] ?? $verified( $object['authData'] ), self::refusal( static fn () => self::ceremony( $vector['made'] )->verify_registration( self::answer( $vector, 'made' ) ) ), 'made' );
		self::assertSame( self::REFUSED[ $vector['name'] ] ?? $verified( (string) hex2bin( $vector['used']['authenticatorData'] ) ), self::refusal( static fn () => self::ceremony( $vector['used'] )->verify_assertion( self::answer( $vector, 'used' ), self::key( $vector ) ) ), 'used' );
	}

	/** @return iterable<string, array{string}> One of each algorithm. */
	public static function algorithms(): iterable {
		yield 'ES256' => [ 'ES256 Credential with No Attestation' ];
		yield 'RS256' => [ 'Packed Attestation with RS256 Credential' ];
		yield 'EdDSA' => [ 'Packed Attestation with Ed25519 Credential' ];
	}

	#[DataProvider( 'algorithms' )]
	public function test_no_byte_of_what_was_signed_may_change( string $name ): void {
		$vector   = iterator_to_array( self::vectors() )[ $name ][0];
		$ceremony = self::ceremony( $vector['used'] );
		foreach ( [ 'authenticatorData', 'clientDataJSON', 'signature' ] as $part ) {
			$bytes = (string) hex2bin( $vector['used'][ $part ] );
			for ( $at = 0; $at < strlen( $bytes ); $at++ ) {
				$changed        = $bytes;
				$changed[ $at ] = chr( ord( $bytes[ $at ] ) ^ 1 );
				$wrong          = $vector;
				$wrong['used'][ $part ] = bin2hex( $changed );
				self::assertNotSame( '', self::refusal( static fn () => $ceremony->verify_assertion( self::answer( $wrong, 'used' ), self::key( $vector ) ) ), "$part, byte $at" );
			}
		}
	}

	public function test_no_algorithm_is_checked_by_the_key_of_another(): void {
		$keys = array_map( self::key( ... ), array_map( static fn ( array $one ): array => iterator_to_array( self::vectors() )[ $one[0] ][0], iterator_to_array( self::algorithms() ) ) );
		foreach ( self::algorithms() as $algorithm => [ $name ] ) {
			$vector = iterator_to_array( self::vectors() )[ $name ][0];
			foreach ( array_diff_key( $keys, [ $algorithm => 0 ] ) as $other => $key ) {
				self::assertSame( 'The signature is not the one of this credential.', self::refusal( static fn () => self::ceremony( $vector['used'] )->verify_assertion( self::answer( $vector, 'used' ), $key ) ), "$algorithm by $other" );
			}
		}
	}

	/** @return iterable<string, array{string, array<string, mixed>, int, string}> */
	public static function wrong(): iterable {
		$fine = Authenticator::PRESENT_AND_VERIFIED;
		yield 'another challenge' => [ 'other', [], $fine, 'The browser answers to another challenge.' ];
		yield 'no challenge' => [ 'asked', [ 'challenge' => null ], $fine, 'The browser names no challenge.' ];
		yield 'another deed' => [ 'asked', [ 'type' => 'payment.get' ], $fine, 'The browser did something else than it was asked.' ];
		foreach ( [ 'http://example.test', 'https://example.test.evil.test', 'https://www.example.test', 'https://example.test:8443', 'https://example.test/', 'null', '' ] as $origin ) {
			yield "the page of $origin" => [ 'asked', [ 'origin' => $origin ], $fine, 'The browser stands at another site.' ];
		}
		yield 'origins in a list' => [ 'asked', [ 'origin' => [ 'https://example.test' ] ], $fine, 'The browser stands at another site.' ];
		yield 'a frame' => [ 'asked', [ 'crossOrigin' => true ], $fine, self::FRAME ];
		yield 'a frame that says a number' => [ 'asked', [ 'crossOrigin' => 0 ], $fine, self::FRAME ];
		yield 'a frame in a page' => [ 'asked', [ 'topOrigin' => 'https://evil.test' ], $fine, self::FRAME ];
		yield 'nobody there' => [ 'asked', [], 0x04, 'Nobody was present.' ];
		yield 'somebody there' => [ 'asked', [], 0x01, self::UNVERIFIED ];
		yield 'copied, and not to be copied' => [ 'asked', [], $fine | 0x10, 'A credential that cannot be copied says that it was.' ];
		yield 'extensions that are not there' => [ 'asked', [], $fine | 0x80, 'CBOR ends too early.' ];
	}

	/** @param array<string, mixed> $client */
	#[DataProvider( 'wrong' )]
	public function test_is_refused( string $challenge, array $client, int $flags, string $why ): void {
		$ceremony      = new CeremonyVerifier( new RelyingParty( 'example.test', [ 'https://example.test' ] ), 'asked' );
		$authenticator = new Authenticator( 'one' );
		$key           = $ceremony->verify_registration( CeremonyVerifier::decode_response( $authenticator->make( 'asked' ) ) )->key;
		self::assertSame( '', self::refusal( static fn () => $ceremony->verify_assertion( CeremonyVerifier::decode_response( $authenticator->use( 'asked' ) ), $key ) ) );
		self::assertSame( $why, self::refusal( static fn () => $ceremony->verify_registration( CeremonyVerifier::decode_response( $authenticator->make( $challenge, $client, $flags ) ) ) ), 'made' );
		self::assertSame( $why, self::refusal( static fn () => $ceremony->verify_assertion( CeremonyVerifier::decode_response( $authenticator->use( $challenge, $client, $flags ) ), $key ) ), 'used' );
	}

	public function test_extensions_of_a_shape_of_their_own_refuse_nobody(): void {
		$ceremony      = new CeremonyVerifier( new RelyingParty( 'example.test', [ 'https://example.test' ] ), 'asked' );
		$authenticator = new Authenticator( 'one' );
		$flags         = Authenticator::PRESENT_AND_VERIFIED | 0x80;
		$file          = (string) tempnam( sys_get_temp_dir(), 'log' );
		$log           = (string) ini_set( 'error_log', $file );
		$key           = '';
		foreach ( [ 'a map' => "\xa0", 'a fraction' => "\xa1\x61\x61\xfb\x3f\xf1\x99\x99\x99\x99\x99\x9a", 'no map' => "\x01", 'two values' => "\xa0\xa0", 'a list of no length' => "\x9f\xff" ] as $what => $extensions ) {
			$key = $ceremony->verify_registration( CeremonyVerifier::decode_response( $authenticator->make( 'asked', [], $flags, $extensions ) ) )->key;
			self::assertSame( '', self::refusal( static fn () => $ceremony->verify_assertion( CeremonyVerifier::decode_response( $authenticator->use( 'asked', [], $flags, $extensions ) ), $key ) ), $what );
		}
		ini_set( 'error_log', $log );
		self::assertSame( 6, substr_count( (string) file_get_contents( $file ), 'the extensions of a passkey could not be read' ) );
		unlink( $file );
		self::assertSame( 'Bytes are left over.', self::refusal( static fn () => $ceremony->verify_assertion( CeremonyVerifier::decode_response( $authenticator->use( 'asked', [], Authenticator::PRESENT_AND_VERIFIED, "\xa0" ) ), $key ) ) );
	}

	public function test_what_extensions_tell_the_page_may_be_deep(): void {
		$deep   = '{"a":' . str_repeat( '[', 20 ) . str_repeat( ']', 20 ) . '}';
		$answer = substr( ( new Authenticator( 'one' ) )->make( 'asked' ), 0, -1 ) . ",\"clientExtensionResults\":$deep}";
		self::assertSame( 'one', CeremonyVerifier::credential_id( CeremonyVerifier::decode_response( $answer ) ) );
	}

	public function test_of_another_site_or_deed_is_refused(): void {
		$site  = new CeremonyVerifier( new RelyingParty( 'example.test', [ 'https://example.test' ] ), 'asked' );
		$other = new Authenticator( 'one', '', 'evil.test' );
		self::assertSame( 'The authenticator speaks to another site.', self::refusal( static fn () => $site->verify_registration( CeremonyVerifier::decode_response( $other->make( 'asked' ) ) ) ) );
		$own = new Authenticator( 'one' );
		$key = $site->verify_registration( CeremonyVerifier::decode_response( $own->make( 'asked' ) ) )->key;
		self::assertSame( 'The browser did something else than it was asked.', self::refusal( static fn () => $site->verify_assertion( CeremonyVerifier::decode_response( $own->make( 'asked' ) ), $key ) ) );
		self::assertSame( 'The browser did something else than it was asked.', self::refusal( static fn () => $site->verify_registration( CeremonyVerifier::decode_response( $own->use( 'asked' ) ) ) ) );
		self::assertSame( 'The signature is not the one of this credential.', self::refusal( static fn () => $site->verify_assertion( CeremonyVerifier::decode_response( ( new Authenticator( 'one' ) )->use( 'asked' ) ), $key ) ) );
		$renamed = str_replace( Base64Url::encode( 'one' ), Base64Url::encode( 'two' ), $own->make( 'asked' ) );
		self::assertSame( 'The browser names another credential than the authenticator made.', self::refusal( static fn () => $site->verify_registration( CeremonyVerifier::decode_response( $renamed ) ) ) );
	}

	public function test_keys_that_are_none_are_refused(): void {
		$zero = str_repeat( "\0", 32 );
		$keys = [
			'no map'                 => [ "\x01", 'The public key is no map.' ],
			'another algorithm'      => [ "\xa5\x01\x02\x03\x38\x22\x20\x01\x21\x58\x20$zero\x22\x58\x20$zero", self::OTHER_KEY ],
			'an algorithm as text'   => [ "\xa5\x01\x02\x03\x62-7\x20\x01\x21\x58\x20$zero\x22\x58\x20$zero", self::OTHER_KEY ],
			'a point off its curve'  => [ "\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20$zero\x22\x58\x20$zero", 'The public key is none.' ],
			'another curve'          => [ "\xa5\x01\x02\x03\x26\x20\x02\x21\x58\x20$zero\x22\x58\x20$zero", 'The curve of the public key is not P-256.' ],
			'half a point'           => [ "\xa4\x01\x02\x03\x26\x20\x01\x21\x58\x20$zero", 'A part of the public key is missing, or has another length.' ],
			'a short Ed25519'        => [ "\xa4\x01\x01\x03\x27\x20\x06\x21\x44aaaa", 'A part of the public key is missing, or has another length.' ],
			'another Edwards curve'  => [ "\xa4\x01\x01\x03\x27\x20\x07\x21\x58\x20$zero", 'The curve of the public key is not Ed25519.' ],
			'RSA of 1024 bits'       => [ "\xa4\x01\x03\x03\x39\x01\x00\x20\x58\x80" . str_repeat( "\xff", 128 ) . "\x21\x43\x01\x00\x01", 'The modulus of the public key is too short, or too long.' ],
			'RSA of 8192 bits'       => [ "\xa4\x01\x03\x03\x39\x01\x00\x20\x59\x04\x00" . str_repeat( "\xff", 1024 ) . "\x21\x43\x01\x00\x01", 'The modulus of the public key is too short, or too long.' ],
			'RSA without exponent'   => [ "\xa4\x01\x03\x03\x39\x01\x00\x20\x59\x01\x00" . str_repeat( "\xff", 256 ) . "\x21\x40", 'The exponent of the public key is no exponent.' ],
		];
		foreach ( $keys as $what => [ $cose, $why ] ) {
			self::assertSame( $why, self::refusal( static fn () => CosePublicKey::read( $cose ) ), $what );
		}
	}

	public function test_authenticator_data_are_read_to_their_end(): void {
		$vector = iterator_to_array( self::vectors() )['ES256 Credential with No Attestation'][0];
		$bytes  = (string) hex2bin( $vector['used']['authenticatorData'] );
		self::assertSame( 'Bytes are left over.', self::refusal( static fn () => AuthenticatorData::read( "$bytes\0" ) ) );
		for ( $length = 0; $length < strlen( $bytes ); $length++ ) {
			self::assertNotSame( '', self::refusal( static fn () => AuthenticatorData::read( substr( $bytes, 0, $length ) ) ), "$length" );
		}
		$none = substr( $bytes, 0, 32 ) . "\x45\0\0\0\0" . str_repeat( "\0", 16 );
		self::assertSame( 'The id of the credential has no length that can be.', self::refusal( static fn () => AuthenticatorData::read( "$none\0\0\xa0" ) ) );
		self::assertSame( 'The id of the credential has no length that can be.', self::refusal( static fn () => AuthenticatorData::read( "$none\x04\x00" . str_repeat( 'a', 1024 ) . "\xa0" ) ) );
	}

	/** @param array<string, string> $part */
	private static function ceremony( array $part ): CeremonyVerifier {
		return new CeremonyVerifier( new RelyingParty( 'example.org', [ 'https://example.org' ] ), Base64Url::encode( (string) hex2bin( $part['challenge'] ) ) );
	}

	/**
	 * @param array{ made: array<string, string>, used: array<string, string> } $vector
	 * @param 'made'|'used'                                                      $part
	 * @return array<mixed>
	 */
	private static function answer( array $vector, string $part ): array {
		$id = Base64Url::encode( (string) hex2bin( $vector['made']['credential_id'] ) );
		return [
			'id'       => $id,
			'rawId'    => $id,
			'type'     => 'public-key',
			'response' => array_map( static fn ( string $hex ): string => Base64Url::encode( (string) hex2bin( $hex ) ), $vector[ $part ] ),
		];
	}

	/**
	 * The credential's key as the vector's authenticator data hold it.
	 *
	 * @param array{ made: array<string, string> } $vector
	 */
	private static function key( array $vector ): string {
		$object = CborReader::read_single( (string) hex2bin( $vector['made']['attestationObject'] ) );
		self::assertIsArray( $object );
		return AuthenticatorData::read( (string) $object['authData'] )->key;
	}

	private static function refusal( callable $deed ): string {
		try {
			$deed();
			return '';
		} catch ( CeremonyException $refused ) {
			return $refused->getMessage();
		}
	}
}
