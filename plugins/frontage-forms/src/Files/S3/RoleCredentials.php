<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\S3;

use Frontage\Kit\LocalFile;

defined( 'ABSPATH' ) || exit;

/**
 * Temporary credentials of the role that AWS gave to this machine (EC2), container (ECS, EKS Pod Identity) or pod (EKS service
 * account). They stay in the memory of the process, and are replaced before they expire.
 */
final class RoleCredentials {

	/** Seconds: these services are on the same machine or next to it. */
	private const TIMEOUT = 3;

	private const CONTAINER = 'http://169.254.170.2';

	private const MACHINE = 'http://169.254.169.254/latest/';

	private static ?Credentials $credentials = null;

	public static function current( string $region ): ?Credentials {
		if ( ! self::$credentials?->is_current() ) {
			self::$credentials = match ( true ) {
				'' !== self::env( 'AWS_WEB_IDENTITY_TOKEN_FILE' )           => self::for_pod( $region ),
				'' !== self::env( 'AWS_CONTAINER_CREDENTIALS_FULL_URI' )     => self::for_container( self::env( 'AWS_CONTAINER_CREDENTIALS_FULL_URI' ) ),
				'' !== self::env( 'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI' ) => self::for_container( self::CONTAINER . self::env( 'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI' ) ),
				default                                                      => self::for_machine(),
			};
		}
		return self::$credentials;
	}

	/** Forgets the credentials, for tests. */
	public static function reset(): void {
		self::$credentials = null;
	}

	private static function for_pod( string $region ): ?Credentials {
		$url    = "https://sts.$region.amazonaws.com/?"; // phpcs:ignore PluginCheck.CodeAnalysis.Offloading.OffloadedContent -- The service that signs in the owner's server; pages load nothing from it.
		$answer = self::fetch(
			$url . SignatureV4::build_query(
				[
					'Action'           => 'AssumeRoleWithWebIdentity',
					'Version'          => '2011-06-15',
					'RoleArn'          => self::env( 'AWS_ROLE_ARN' ),
					'RoleSessionName'  => 'frontage-forms',
					'WebIdentityToken' => trim( (string) LocalFile::read( self::env( 'AWS_WEB_IDENTITY_TOKEN_FILE' ) ) ),
				]
			)
		);
		$reply  = new S3Response( 200, $answer );
		return Credentials::create( $reply->element_text( 'AccessKeyId' ), $reply->element_text( 'SecretAccessKey' ), $reply->element_text( 'SessionToken' ), $reply->element_text( 'Expiration' ) );
	}

	private static function for_container( string $url ): ?Credentials {
		$file  = self::env( 'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE' );
		$token = '' === $file ? self::env( 'AWS_CONTAINER_AUTHORIZATION_TOKEN' ) : trim( (string) LocalFile::read( $file ) );
		return Credentials::from_json( self::fetch( $url, '' === $token ? [] : [ 'Authorization' => $token ] ) );
	}

	private static function for_machine(): ?Credentials {
		$token = self::fetch( self::MACHINE . 'api/token', [ 'X-aws-ec2-metadata-token-ttl-seconds' => '60' ], 'PUT' );
		if ( '' === $token ) {
			return null;
		}
		$headers = [ 'X-aws-ec2-metadata-token' => $token ];
		$role    = trim( self::fetch( self::MACHINE . 'meta-data/iam/security-credentials/', $headers ) );
		return '' === $role ? null : Credentials::from_json( self::fetch( self::MACHINE . 'meta-data/iam/security-credentials/' . rawurlencode( $role ), $headers ) );
	}

	/**
	 * The body of a response; '' for any error.
	 *
	 * @param array<string, string> $headers
	 */
	private static function fetch( string $url, array $headers = [], string $method = 'GET' ): string {
		$answer = wp_remote_request(
			$url,
			[
				'method'      => $method,
				'headers'     => $headers,
				'timeout'     => self::TIMEOUT,
				'redirection' => 0,
			]
		);
		return 200 === wp_remote_retrieve_response_code( $answer ) ? wp_remote_retrieve_body( $answer ) : '';
	}

	private static function env( string $name ): string {
		return (string) getenv( $name );
	}
}
