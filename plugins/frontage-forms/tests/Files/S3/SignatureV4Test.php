<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Files\S3;

use Frontage\Forms\Files\S3\SignatureV4;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Signatures against the examples that AWS publishes ("Signature Calculations for the Authorization Header", Amazon S3 API Reference). */
final class SignatureV4Test extends WordPressTestCase {

	private const HOST  = 'https://examplebucket.s3.amazonaws.com';
	private const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

	/** @return iterable<string, array{string, string, array<string, string>, string, string, string}> */
	public static function published_examples(): iterable {
		yield 'a part of an object' => [ 'GET', '/test.txt', [ 'Range' => 'bytes=0-9' ], self::EMPTY, 'host;range;x-amz-content-sha256;x-amz-date', 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41' ];
		yield 'an object to keep' => [ 'PUT', '/test$file.text', [ 'Date' => 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class' => 'REDUCED_REDUNDANCY' ], hash( 'sha256', 'Welcome to Amazon S3.' ), 'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class', '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd' ];
		yield 'a word without a value' => [ 'GET', '/?lifecycle', [], self::EMPTY, 'host;x-amz-content-sha256;x-amz-date', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543' ];
		yield 'words in order' => [ 'GET', '/?prefix=J&max-keys=2', [], self::EMPTY, 'host;x-amz-content-sha256;x-amz-date', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7' ];
	}

	/** @param array<string, string> $headers */
	#[DataProvider( 'published_examples' )]
	public function test_signs_as_published( string $method, string $path, array $headers, string $hash, string $names, string $signature ): void {
		$signed = self::signer()->sign( $method, self::HOST . $path, $headers, $hash, (int) strtotime( '2013-05-24T00:00:00Z' ) );
		self::assertSame( "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=$names,Signature=$signature", $signed['Authorization'] );
		self::assertSame( [ '20130524T000000Z', $hash ], [ $signed['x-amz-date'], $signed['x-amz-content-sha256'] ] );
	}

	public function test_a_signature_is_good_for_its_own_request_alone(): void {
		$now  = (int) strtotime( '2013-05-24T00:00:00Z' );
		$made = [];
		foreach ( [ [ 'GET', '/a' ], [ 'PUT', '/a' ], [ 'GET', '/b' ], [ 'GET', '/a?uploads=' ] ] as [ $method, $path ] ) {
			$made[] = self::signer()->sign( $method, self::HOST . $path, [], self::EMPTY, $now )['Authorization'];
		}
		$made[] = self::signer()->sign( 'GET', self::HOST . ':8443/a', [], self::EMPTY, $now )['Authorization'];
		$made[] = self::signer()->sign( 'GET', self::HOST . '/a', [], hash( 'sha256', 'x' ), $now )['Authorization'];
		$made[] = self::signer()->sign( 'GET', self::HOST . '/a', [], self::EMPTY, $now + 1 )['Authorization'];
		self::assertCount( 7, array_unique( $made ) );
		self::assertSame( $made[0], self::signer()->sign( 'GET', self::HOST . ':443/a', [], self::EMPTY, $now )['Authorization'], 'The usual port is not said.' );
	}

	private static function signer(): SignatureV4 {
		return new SignatureV4( 'us-east-1', 'AKIAIOSFODNN7EXAMPLE', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' );
	}
}
