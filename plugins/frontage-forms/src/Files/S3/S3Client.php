<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\S3;

defined( 'ABSPATH' ) || exit;

/**
 * Sends requests to object storage through the WordPress HTTP API, so a site's settings for proxies, certificates and hosts apply. Bodies
 * are streamed from and to files and never held in memory.
 */
final class S3Client {

	/** Timeouts in seconds: for a connection; for a response, and for a stalled transfer; for a whole file. */
	private const CONNECT = 5;
	private const ANSWER  = 15;
	private const FILE    = 600;

	/** Seconds without further requests after a failed one: a page with ten files would wait ten times. */
	private const DEAF = 10;

	/** HTTP statuses after which the request is repeated once, at once. */
	private const AGAIN = [ 500, 502, 503 ];

	private float $offline_until = 0;

	/** @param int $timeout Seconds to wait for a response; tests use less. */
	public function __construct( private readonly BucketConfig $bucket, private readonly int $timeout = self::ANSWER ) {}

	/**
	 * @param array<string, string> $query
	 * @param array<string, string> $headers
	 * @param ?string               $source_path Path of a file to send as the body.
	 * @param ?string               $target_path Path to write the response body to.
	 */
	public function request( string $method, string $token, array $query = [], array $headers = [], string $body = '', ?string $source_path = null, ?string $target_path = null ): S3Response {
		$fault = match ( true ) {
			'' !== $this->bucket->fault           => $this->bucket->fault,
			! function_exists( 'curl_init' )      => __( 'The PHP extension cURL is required.', 'frontage-forms' ),
			microtime( true ) < $this->offline_until => __( 'The storage did not respond.', 'frontage-forms' ),
			default                               => '',
		};
		if ( '' !== $fault ) {
			return new S3Response( 0, error: $fault );
		}
		$credentials = $this->bucket->credentials();
		if ( ! $credentials ) {
			$this->offline_until = microtime( true ) + self::DEAF;
			return new S3Response( 0, error: __( 'This server has no role for the object storage. Attach one, or add key and secret to wp-config.php.', 'frontage-forms' ) );
		}
		$headers += '' === $credentials->token ? [] : [ 'x-amz-security-token' => $credentials->token ];
		$signer   = new SignatureV4( $this->bucket->region, $credentials->key, $credentials->secret );
		$url      = $this->bucket->url( $token, $query );
		$hash     = null === $source_path ? hash( 'sha256', $body ) : (string) hash_file( 'sha256', $source_path );
		$send     = fn (): S3Response => $this->send_request(
			method: $method,
			url: $url,
			headers: $signer->sign( $method, $url, $headers, $hash, time() ),
			body: $body,
			source_path: $source_path,
			target_path: $target_path,
		);
		$reply    = $send();
		return in_array( $reply->status, self::AGAIN, true ) ? $send() : $reply;
	}

	/** Sends an unsigned request, as anyone could. */
	public function request_unsigned( string $token ): S3Response {
		return $this->send_request( 'GET', $this->bucket->url( $token ) );
	}

	/** @param array<string, string> $headers */
	private function send_request( string $method, string $url, array $headers = [], string $body = '', ?string $source_path = null, ?string $target_path = null ): S3Response {
		$set = function ( \CurlHandle $handle ) use ( $source_path ): void {
			// phpcs:disable WordPress.WP.AlternativeFunctions -- Options of WordPress's own request, which accepts a body only as a string and has no timeout for stalled transfers.
			curl_setopt_array( $handle, [ CURLOPT_CONNECTTIMEOUT => self::CONNECT, CURLOPT_LOW_SPEED_LIMIT => 1024, CURLOPT_LOW_SPEED_TIME => $this->timeout ] );
			$file = null === $source_path ? false : fopen( $source_path, 'rb' );
			if ( $file ) {
				curl_setopt_array( $handle, [ CURLOPT_UPLOAD => true, CURLOPT_INFILE => $file, CURLOPT_INFILESIZE => (int) filesize( (string) $source_path ) ] );
			}
			// phpcs:enable
		};
		add_action( 'http_api_curl', $set, PHP_INT_MAX );
		$answer = wp_remote_request(
			$url,
			[
				'method'      => $method,
				'headers'     => $headers + ( null === $source_path ? [] : [ 'Expect' => '' ] ),
				'body'        => $body,
				'timeout'     => null === $source_path && null === $target_path ? $this->timeout : self::FILE,
				'redirection' => 0,
				'decompress'  => false,
				'stream'      => null !== $target_path,
				'filename'    => (string) $target_path,
			]
		);
		remove_action( 'http_api_curl', $set, PHP_INT_MAX );
		if ( is_wp_error( $answer ) ) {
			$this->offline_until = microtime( true ) + self::DEAF;
			return new S3Response( 0, error: $answer->get_error_message() );
		}
		$header = static function ( string $name ) use ( $answer ): string {
			$value = wp_remote_retrieve_header( $answer, $name );
			return is_array( $value ) ? (string) end( $value ) : $value;
		};
		$status = (int) wp_remote_retrieve_response_code( $answer );
		$reply  = new S3Response( $status, null === $target_path ? wp_remote_retrieve_body( $answer ) : '', $header( 'etag' ), (int) $header( 'content-length' ) );
		return $reply->is_success() ? $reply : new S3Response( $status, $reply->body, error: trim( "HTTP $status " . $reply->element_text( 'Code' ) . ' ' . $reply->element_text( 'Message' ) ) );
	}
}
