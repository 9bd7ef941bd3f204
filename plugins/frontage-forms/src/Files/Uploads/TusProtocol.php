<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Uploads;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Headers of tus 1.0 (https://tus.io/protocols/resumable-upload), the protocol for resumable uploads: reads those of a request, and lists
 * those of every response.
 */
final class TusProtocol {

	public const VERSION     = '1.0.0';
	public const TYPE        = 'application/offset+octet-stream';
	private const EXTENSIONS = 'creation,creation-with-upload,expiration,checksum,termination';
	private const ALGORITHMS = [ 'sha1', 'sha256', 'md5' ];

	/** Maximum bytes of metadata that are read. */
	private const MOST_METADATA = 8192;

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public static function is_tus_request( WP_REST_Request $request ): bool {
		return self::VERSION === $request->get_header( 'tus_resumable' );
	}

	/** @return array<string, string> Headers of every response. */
	public static function list_headers(): array {
		return [
			'Tus-Resumable'          => self::VERSION,
			'Tus-Version'            => self::VERSION,
			'Tus-Extension'          => self::EXTENSIONS,
			'Tus-Checksum-Algorithm' => implode( ',', self::ALGORITHMS ),
			'Cache-Control'          => 'no-store',
			'X-Content-Type-Options' => 'nosniff',
		];
	}

	/**
	 * A header with a number of bytes; null when it is invalid.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function parse_bytes( WP_REST_Request $request, string $header ): ?int {
		$value = (string) $request->get_header( $header );
		return preg_match( '/^\d{1,15}$/D', $value ) ? (int) $value : null;
	}

	/**
	 * Parses `Upload-Metadata`: pairs of a key and its Base64 value.
	 *
	 * @return array<string, string>
	 */
	public static function parse_metadata( string $header ): array {
		$read = [];
		foreach ( strlen( $header ) > self::MOST_METADATA ? [] : explode( ',', $header ) as $pair ) {
			[ $word, $value ] = [ ...explode( ' ', trim( $pair ), 2 ), '' ];
			$read[ $word ]    = (string) base64_decode( trim( $value ), true ); // The protocol's encoding of text.
		}
		return $read;
	}

	/** @param array<string, string> $metadata */
	public static function encode_metadata( array $metadata ): string {
		return implode( ',', array_map( static fn ( string $word, string $value ): string => $word . ' ' . base64_encode( $value ), array_keys( $metadata ), $metadata ) ); // As above.
	}

	/**
	 * Parses `Upload-Checksum`: an algorithm and a Base64 checksum.
	 *
	 * @return array{algorithm: string, sum: string}|null|false Null without a checksum, false when it is invalid.
	 */
	public static function parse_checksum( string $header ): array|null|false {
		if ( '' === $header ) {
			return null;
		}
		[ $algorithm, $checksum ] = [ ...explode( ' ', trim( $header ), 2 ), '' ];
		$checksum                 = base64_decode( trim( $checksum ), true ); // As above.
		return in_array( $algorithm, self::ALGORITHMS, true ) && is_string( $checksum ) ? [
			'algorithm' => $algorithm,
			'sum'       => $checksum,
		] : false;
	}
}
