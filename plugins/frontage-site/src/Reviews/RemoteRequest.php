<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

use Frontage\Kit\Http\PinnedRequest;
use Frontage\Kit\Http\PublicIpAddress;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Requests JSON from another server: over HTTPS, from a public address, without redirects, within 5 seconds, up to 256 KB
 * (docs/reference/security.md §2).
 */
final class RemoteRequest {

	/** Maximum size of a response, or of a file of this site. */
	public const BYTES = 262_144;

	private const SECONDS = 5;

	private const DEPTH = 64;

	/** @param (\Closure( string ): list<string>)|null $resolve Returns the addresses of a host. */
	public function __construct( private readonly ?\Closure $resolve = null ) {}

	/**
	 * @param array<string, string> $headers A key belongs here, not in the URL, which servers log.
	 * @return array<array-key, mixed>|WP_Error
	 */
	public function json( string $url, array $headers = [] ): array|WP_Error {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		if ( ! str_starts_with( $url, 'https://' ) || ! is_string( $host ) || null !== ( wp_parse_url( $url, PHP_URL_USER ) ?? wp_parse_url( $url, PHP_URL_PORT ) ) ) {
			return new WP_Error( 'frontage_reviews_address', __( 'Its address has to begin with https://.', 'frontage-site' ) );
		}
		$addresses = null === $this->resolve ? self::resolve( $host ) : ( $this->resolve )( $host );
		if ( ! $addresses || array_filter( $addresses, static fn ( string $address ): bool => ! PublicIpAddress::is( $address ) ) ) {
			return new WP_Error( 'frontage_reviews_address', __( 'Its server was not found, or is no public one.', 'frontage-site' ) );
		}
		$answer = PinnedRequest::held(
			$host,
			$addresses,
			static fn () => wp_safe_remote_get(
				$url,
				[
					'timeout'             => self::SECONDS,
					'redirection'         => 0,
					'limit_response_size' => self::BYTES + 1,
					'user-agent'          => 'Frontage',
					'headers'             => [ 'Accept' => 'application/json' ] + $headers,
				]
			)
		);
		if ( is_wp_error( $answer ) ) {
			return new WP_Error( 'frontage_reviews_away', __( 'Its server could not be reached.', 'frontage-site' ) ); // Its own message may contain paths and addresses.
		}
		$status = (int) wp_remote_retrieve_response_code( $answer );
		if ( 200 !== $status ) {
			/* translators: %d: an HTTP status such as 403. */
			return new WP_Error( 'frontage_reviews_status', sprintf( __( 'Its server answered with status %d.', 'frontage-site' ), $status ), [ 'status' => $status ] );
		}
		return self::decode( wp_remote_retrieve_body( $answer ) );
	}

	/** @return array<array-key, mixed>|WP_Error */
	public static function decode( string $text ): array|WP_Error {
		if ( strlen( $text ) > self::BYTES ) {
			return new WP_Error( 'frontage_reviews_size', __( 'It sent more than 256 KB.', 'frontage-site' ) );
		}
		$data = json_decode( $text, true, self::DEPTH, JSON_INVALID_UTF8_SUBSTITUTE ); // One invalid byte must not discard all other reviews.
		return is_array( $data ) ? $data : new WP_Error( 'frontage_reviews_format', __( 'What it sent could not be read.', 'frontage-site' ) );
	}

	/** @return list<string> */
	private static function resolve( string $host ): array {
		$records = preg_match( '/^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/iD', $host ) ? self::records( $host ) : [];
		$found   = array_map( static fn ( array $record ): mixed => $record['ip'] ?? $record['ipv6'] ?? '', $records );
		return array_values( array_filter( $found, 'is_string' ) );
	}

	/** @return array<array<mixed>> */
	private static function records( string $host ): array {
		set_error_handler( static fn (): bool => true ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- A resolver that does not answer is a warning of PHP's, and for us no address.
		try {
			return dns_get_record( $host, DNS_A | DNS_AAAA ) ?: [];
		} finally {
			restore_error_handler();
		}
	}
}
