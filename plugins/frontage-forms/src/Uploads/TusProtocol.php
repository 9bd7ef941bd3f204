<?php

declare( strict_types=1 );

namespace Frontage\Forms\Uploads;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The words of tus 1.0 (https://tus.io/protocols/resumable-upload), by which files come in pieces: what a request's headers say, and what every answer says. */
final class TusProtocol {

	public const VERSION    = '1.0.0';
	public const TYPE       = 'application/offset+octet-stream';
	private const EXTENSIONS = 'creation,creation-with-upload,expiration,checksum,termination';
	private const ALGORITHMS = [ 'sha1', 'sha256', 'md5' ];

	/** Bytes of metadata that are read at all. */
	private const MOST_METADATA = 8192;

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public static function is_spoken( WP_REST_Request $request ): bool {
		return self::VERSION === $request->get_header( 'tus_resumable' );
	}

	/** @return array<string, string> What every answer says. */
	public static function headers(): array {
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
	 * A header that is a count of bytes; null when it is none.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function bytes( WP_REST_Request $request, string $header ): ?int {
		$value = (string) $request->get_header( $header );
		return preg_match( '/^\d{1,15}$/D', $value ) ? (int) $value : null;
	}

	/**
	 * `Upload-Metadata`: pairs of a word and its value in Base64.
	 *
	 * @return array<string, string>
	 */
	public static function metadata( string $header ): array {
		$read = [];
		foreach ( strlen( $header ) > self::MOST_METADATA ? [] : explode( ',', $header ) as $pair ) {
			[ $word, $value ] = [ ...explode( ' ', trim( $pair ), 2 ), '' ];
			$read[ $word ]    = (string) base64_decode( trim( $value ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- The protocol's own way to write text.
		}
		return $read;
	}

	/** @param array<string, string> $metadata */
	public static function as_metadata( array $metadata ): string {
		return implode( ',', array_map( static fn ( string $word, string $value ): string => $word . ' ' . base64_encode( $value ), array_keys( $metadata ), $metadata ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As above.
	}

	/**
	 * `Upload-Checksum`: an algorithm and a sum in Base64.
	 *
	 * @return array{algorithm: string, sum: string}|null|false Null when nothing is said, false when it cannot be used.
	 */
	public static function checksum( string $header ): array|null|false {
		if ( '' === $header ) {
			return null;
		}
		[ $algorithm, $sum ] = [ ...explode( ' ', trim( $header ), 2 ), '' ];
		$sum                 = base64_decode( trim( $sum ), true ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As above.
		return in_array( $algorithm, self::ALGORITHMS, true ) && is_string( $sum ) ? [
			'algorithm' => $algorithm,
			'sum'       => $sum,
		] : false;
	}
}
