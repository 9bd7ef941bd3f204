<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Files\S3;

use Frontage\Forms\Files\S3\BucketConfig;
use Frontage\Forms\Files\S3\RoleCredentials;
use Frontage\Forms\Files\S3\S3Client;
use Frontage\Tests\WordPressTestCase;

/** What signs requests to a bucket: fixed keys, session tokens, and the roles of machines, containers and pods. */
final class CredentialsTest extends WordPressTestCase {

	private const BUCKET = [ 'bucket' => 'visitors', 'region' => 'eu-central-1', 'endpoint' => 'https://files.example.test' ];

	private const NAMES = [ 'AWS_WEB_IDENTITY_TOKEN_FILE', 'AWS_ROLE_ARN', 'AWS_CONTAINER_CREDENTIALS_FULL_URI', 'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI', 'AWS_CONTAINER_AUTHORIZATION_TOKEN', 'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE' ];

	/** @var list<array{string, string, array<string, string>}> Methods, addresses and headers of all requests. */
	private array $requests = [];

	protected function setUp(): void {
		parent::setUp();
		RoleCredentials::reset();
		array_map( static fn ( string $name ): bool => putenv( $name ), self::NAMES );
	}

	protected function tearDown(): void {
		RoleCredentials::reset();
		array_map( static fn ( string $name ): bool => putenv( $name ), self::NAMES );
		parent::tearDown();
	}

	public function test_a_session_token_is_sent_and_signed(): void {
		$this->answer( [] );
		$this->ask( [ 'key' => 'KEY', 'secret' => 'x', 'token' => 'session' ] );
		[ , , $headers ] = $this->requests[0];
		self::assertSame( 'session', $headers['x-amz-security-token'] );
		self::assertStringContainsString( 'x-amz-security-token,Signature=', $headers['Authorization'] );
	}

	public function test_fixed_keys_send_none(): void {
		$this->answer( [] );
		$this->ask( [ 'key' => 'KEY', 'secret' => 'x' ] );
		self::assertArrayNotHasKey( 'x-amz-security-token', $this->requests[0][2] );
	}

	public function test_a_machine_gets_those_of_its_role_once(): void {
		$this->answer(
			[
				'169.254.169.254/latest/api/token' => 'imds',
				'security-credentials/web'         => self::json( '+6 hours' ),
				'security-credentials/'            => "web\n",
			]
		);
		$client = new S3Client( BucketConfig::from_constant( self::BUCKET + [ 'role' => true ] ) );
		self::assertTrue( $client->request( 'HEAD', 'abcdef' )->is_success() );
		self::assertTrue( $client->request( 'HEAD', 'abcdef' )->is_success() );
		self::assertSame( [ 'PUT', 'GET', 'GET', 'HEAD', 'HEAD' ], array_column( $this->requests, 0 ) );
		self::assertSame( 'imds', $this->requests[1][2]['X-aws-ec2-metadata-token'] );
		self::assertStringContainsString( 'Credential=ROLE/', $this->requests[4][2]['Authorization'] );
	}

	public function test_they_are_replaced_before_they_expire(): void {
		$this->answer( [ '169.254.170.2/v2' => self::json( '+4 minutes' ) ] );
		putenv( 'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI=/v2/credentials/1' );
		$this->ask( [ 'role' => true ] );
		$this->ask( [ 'role' => true ] );
		self::assertSame( [ 'GET', 'HEAD', 'GET', 'HEAD' ], array_column( $this->requests, 0 ) );
	}

	public function test_a_container_shows_its_token(): void {
		$this->answer( [ '169.254.170.23/v1' => self::json( '+1 hour' ) ] );
		$file = (string) tempnam( sys_get_temp_dir(), 'token' );
		file_put_contents( $file, "pod-token\n" );
		putenv( 'AWS_CONTAINER_CREDENTIALS_FULL_URI=http://169.254.170.23/v1/credentials' );
		putenv( "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE=$file" );
		self::assertTrue( $this->ask( [ 'role' => true ] )->is_success() );
		unlink( $file );
		self::assertSame( 'pod-token', $this->requests[0][2]['Authorization'] );
	}

	public function test_a_pod_trades_the_token_of_its_service_account(): void {
		$this->answer( [ 'sts.eu-central-1' => '<R><Credentials><AccessKeyId>ROLE</AccessKeyId><SecretAccessKey>x</SecretAccessKey><SessionToken>session</SessionToken><Expiration>' . gmdate( 'Y-m-d\TH:i:s\Z', time() + 3600 ) . '</Expiration></Credentials></R>' ] );
		$file = (string) tempnam( sys_get_temp_dir(), 'token' );
		file_put_contents( $file, 'jwt' );
		putenv( "AWS_WEB_IDENTITY_TOKEN_FILE=$file" );
		putenv( 'AWS_ROLE_ARN=arn:aws:iam::1:role/web' );
		self::assertTrue( $this->ask( [ 'role' => true ] )->is_success() );
		unlink( $file );
		self::assertStringContainsString( 'WebIdentityToken=jwt', $this->requests[0][1] );
		self::assertSame( 'session', $this->requests[1][2]['x-amz-security-token'] );
	}

	public function test_a_server_without_a_role_says_so(): void {
		$this->answer( [ '169.254' => '' ] );
		$reply = $this->ask( [ 'role' => true ] );
		self::assertSame( [ 0, true ], [ $reply->status, str_starts_with( $reply->error, 'This server has no role' ) ] );
	}

	/** @param array<string, string|true> $settings */
	private function ask( array $settings ): \Frontage\Forms\Files\S3\S3Response {
		return ( new S3Client( BucketConfig::from_constant( self::BUCKET + $settings ) ) )->request( 'HEAD', 'abcdef' );
	}

	/** @param array<string, string> $bodies By a part of the address; the bucket answers 200. */
	private function answer( array $bodies ): void {
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $args, string $url ) use ( $bodies ): array {
				$this->requests[] = [ $args['method'], $url, $args['headers'] ];
				$body             = '';
				foreach ( $bodies as $part => $text ) {
					if ( str_contains( $url, $part ) ) {
						$body = $text;
						break;
					}
				}
				return [ 'response' => [ 'code' => 200, 'message' => '' ], 'headers' => [], 'body' => $body, 'cookies' => [], 'filename' => null ];
			},
			10,
			3
		);
	}

	private static function json( string $expires ): string {
		return (string) wp_json_encode( [ 'AccessKeyId' => 'ROLE', 'SecretAccessKey' => 'x', 'Token' => 'session', 'Expiration' => gmdate( 'Y-m-d\TH:i:s\Z', (int) strtotime( $expires ) ) ] );
	}
}
