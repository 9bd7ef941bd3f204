<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\S3;

defined( 'ABSPATH' ) || exit;

/** Signs requests to object storage with AWS Signature Version 4 in the `Authorization` header, for the service S3. */
final class SignatureV4 {

	private const ALGORITHM = 'AWS4-HMAC-SHA256';

	public function __construct( private readonly string $region, private readonly string $key, #[\SensitiveParameter] private readonly string $secret ) {}

	/**
	 * Returns the headers of a request, including those that authenticate it.
	 *
	 * @param array<string, string> $headers Headers to send; all of them are signed.
	 * @param string                $hash    SHA-256 of the body.
	 * @param int                   $now     Unix time.
	 * @return array<string, string>
	 */
	public function sign( string $method, string $url, array $headers, string $hash, int $now ): array {
		$date           = gmdate( 'Ymd', $now );
		$signed_headers = $headers + [
			'x-amz-content-sha256' => $hash,
			'x-amz-date'           => gmdate( 'Ymd\THis\Z', $now ),
		];
		$signed         = array_change_key_case( $signed_headers ) + [ 'host' => self::host_header( $url ) ];
		ksort( $signed, SORT_STRING );
		$names   = implode( ';', array_keys( $signed ) );
		$scope   = "$date/{$this->region}/s3/aws4_request";
		$request = implode( "\n", [ $method, self::encode_path( $url ), self::sort_query( $url ), ...array_map( static fn ( string $name, string $value ): string => $name . ':' . trim( (string) preg_replace( '/ +/', ' ', $value ) ), array_keys( $signed ), $signed ), '', $names, $hash ] );
		$text    = implode( "\n", [ self::ALGORITHM, gmdate( 'Ymd\THis\Z', $now ), $scope, hash( 'sha256', $request ) ] );
		$key     = 'AWS4' . $this->secret;
		foreach ( [ $date, $this->region, 's3', 'aws4_request' ] as $word ) {
			$key = hash_hmac( 'sha256', $word, $key, true );
		}
		return $signed_headers + [ 'Authorization' => sprintf( '%s Credential=%s/%s,SignedHeaders=%s,Signature=%s', self::ALGORITHM, $this->key, $scope, $names, hash_hmac( 'sha256', $text, $key ) ) ];
	}

	/**
	 * Builds the query string in the order in which it is signed and sent.
	 *
	 * @param array<string, string> $query
	 */
	public static function build_query( array $query ): string {
		ksort( $query, SORT_STRING );
		return implode( '&', array_map( static fn ( string $name, string $value ): string => rawurlencode( $name ) . '=' . rawurlencode( $value ), array_keys( $query ), $query ) );
	}

	/** Host with its port, unless that is the default one, as in the `Host` header. */
	private static function host_header( string $url ): string {
		$signed_at = wp_parse_url( $url );
		$port      = (int) ( $signed_at['port'] ?? 0 );
		return ( $signed_at['host'] ?? '' ) . ( in_array( $port, [ 0, 'https' === ( $signed_at['scheme'] ?? '' ) ? 443 : 80 ], true ) ? '' : ":$port" );
	}

	private static function encode_path( string $url ): string {
		$path = (string) wp_parse_url( $url, PHP_URL_PATH );
		return '' === $path ? '/' : implode( '/', array_map( static fn ( string $part ): string => rawurlencode( rawurldecode( $part ) ), explode( '/', $path ) ) );
	}

	private static function sort_query( string $url ): string {
		$query = [];
		foreach ( array_filter( explode( '&', (string) wp_parse_url( $url, PHP_URL_QUERY ) ) ) as $pair ) {
			[ $name, $value ]               = [ ...explode( '=', $pair, 2 ), '' ];
			$query[ rawurldecode( $name ) ] = rawurldecode( $value );
		}
		return self::build_query( $query );
	}
}
