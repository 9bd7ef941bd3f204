<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests\Passkey;

use Frontage\Accounts\Passkey\Base64Url;
use Frontage\Accounts\Passkey\CborReader;
use Frontage\Accounts\Passkey\CeremonyException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class CborReaderTest extends TestCase {

	/** @return iterable<string, array{string, mixed}> Examples of RFC 8949, appendix A. */
	public static function examples(): iterable {
		foreach (
			[
				'00'                       => 0,
				'17'                       => 23,
				'1818'                     => 24,
				'1903e8'                   => 1000,
				'1a000f4240'               => 1000000,
				'1b000000e8d4a51000'       => 1000000000000,
				'20'                       => -1,
				'3863'                     => -100,
				'3903e7'                   => -1000,
				'f4'                       => false,
				'f5'                       => true,
				'f6'                       => null,
				'40'                       => '',
				'4401020304'               => "\1\2\3\4",
				'6449455446'               => 'IETF',
				'62c3bc'                   => 'ü',
				'80'                       => [],
				'8301820203820405'         => [ 1, [ 2, 3 ], [ 4, 5 ] ],
				'a0'                       => [],
				'a201020304'               => [ 1 => 2, 3 => 4 ],
				'a26161016162820203'       => [ 'a' => 1, 'b' => [ 2, 3 ] ],
			] as $hex => $value
		) {
			yield (string) $hex => [ (string) $hex, $value ];
		}
	}

	#[DataProvider( 'examples' )]
	public function test_reads( string $hex, mixed $value ): void {
		self::assertSame( $value, CborReader::read_single( (string) hex2bin( $hex ) ) );
	}

	#[DataProvider( 'examples' )]
	public function test_refuses_what_ends_too_early_or_goes_on( string $hex ): void {
		$bytes = (string) hex2bin( $hex );
		for ( $length = 0; $length < strlen( $bytes ); $length++ ) {
			self::assertRefused( substr( $bytes, 0, $length ) );
		}
		self::assertRefused( "$bytes\0" );
	}

	/** @return iterable<string, array{string}> */
	public static function refused(): iterable {
		yield 'bytes of a length that is not said' => [ '5f42010243030405ff' ];
		yield 'a list of a length that is not said' => [ '9fff' ];
		yield 'a tag' => [ 'c074323031332d30332d32315432303a30343a30305a' ];
		yield 'a fraction' => [ 'fb3ff199999999999a' ];
		yield 'undefined' => [ 'f7' ];
		yield 'the break alone' => [ 'ff' ];
		yield 'a number above what PHP holds' => [ '1bffffffffffffffff' ];
		yield 'a length above what PHP holds' => [ '5bffffffffffffffff' ];
		yield 'a list of more than there is' => [ '9a7fffffff00' ];
		yield 'a key twice' => [ 'a201020103' ];
		yield 'a list as a key' => [ 'a18001' ];
		yield 'a key that is null' => [ 'a1f601' ];
		yield 'what is nested deep' => [ str_repeat( '81', 50 ) . '00' ];
	}

	#[DataProvider( 'refused' )]
	public function test_refuses( string $hex ): void {
		self::assertRefused( (string) hex2bin( $hex ) );
	}

	public function test_bytes_have_one_text(): void {
		self::assertSame( "\xff\xef", Base64Url::decode( Base64Url::encode( "\xff\xef" ) ) );
		foreach ( [ '_-8=', '/+8', '_-9', "_-8\n", '_ -8', 'a', '💡' ] as $text ) {
			try {
				Base64Url::decode( $text );
				self::fail( $text );
			} catch ( CeremonyException $refused ) {
				self::assertSame( 'Base64url is not as it should be.', $refused->getMessage() );
			}
		}
	}

	private static function assertRefused( string $bytes ): void {
		try {
			CborReader::read_single( $bytes );
			self::fail( bin2hex( $bytes ) );
		} catch ( CeremonyException $refused ) {
			self::assertNotSame( '', $refused->getMessage() );
		}
	}
}
