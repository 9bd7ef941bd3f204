<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Http;

use WP_Error;
use WpOrg\Requests\Capability;
use WpOrg\Requests\Transport\Curl;

defined( 'ABSPATH' ) || exit;

/**
 * Fetches a file that an owner requested: over HTTPS, from a public address, without redirects, within 5 seconds, up to 1 MB
 * (docs/reference/security.md §2). Error codes: https, curl, proxy, address, answer, size; callers have the messages.
 */
final class RemoteFile {

	private const BYTES = 1_048_576;

	private const SECONDS = 5;

	/**
	 * @param (\Closure( string ): list<string>)|null $resolve Returns the addresses of a host.
	 * @param bool|null                                $curl    Whether WordPress requests by curl; only curl can be restricted to an address.
	 * @param \WP_HTTP_Proxy                           $proxy   Proxy of wp-config.php, which resolves names itself.
	 */
	public function __construct( private readonly ?\Closure $resolve = null, private readonly ?bool $curl = null, private readonly \WP_HTTP_Proxy $proxy = new \WP_HTTP_Proxy() ) {}

	/** The file's content. */
	public function get( string $url ): string|WP_Error {
		$url  = (string) preg_replace( '~^(?:http:)?//~i', 'https://', $url );
		$host = wp_parse_url( $url, PHP_URL_HOST );
		if ( ! str_starts_with( $url, 'https://' ) || ! is_string( $host ) || null !== ( wp_parse_url( $url, PHP_URL_USER ) ?? wp_parse_url( $url, PHP_URL_PORT ) ) ) {
			return new WP_Error( 'https' );
		}
		if ( ! ( $this->curl ?? Curl::test( [ Capability::SSL => true ] ) ) ) {
			return new WP_Error( 'curl' );
		}
		if ( $this->proxy->is_enabled() && $this->proxy->send_through_proxy( $url ) ) {
			return new WP_Error( 'proxy' );
		}
		$addresses = null === $this->resolve ? self::resolve( $host ) : ( $this->resolve )( $host );
		foreach ( $addresses as $address ) {
			if ( ! PublicIpAddress::is( $address ) ) {
				$addresses = [];
				break;
			}
		}
		if ( ! $addresses ) {
			return new WP_Error( 'address' );
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
				]
			)
		);
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$content = wp_remote_retrieve_body( $answer );
		if ( 200 !== wp_remote_retrieve_response_code( $answer ) || '' === $content ) {
			return new WP_Error( 'answer' );
		}
		if ( strlen( $content ) > self::BYTES ) {
			return new WP_Error( 'size' );
		}
		return $content;
	}

	/** @return list<string> */
	private static function resolve( string $host ): array {
		$host = trim( $host, '[]' );
		if ( filter_var( $host, FILTER_VALIDATE_IP ) ) {
			return [ $host ];
		}
		$records = preg_match( '/^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/iD', $host ) ? dns_get_record( $host, DNS_A | DNS_AAAA ) : false;
		$found   = array_map( static fn( array $record ): string => is_string( $record['ip'] ?? $record['ipv6'] ?? null ) ? $record['ip'] ?? $record['ipv6'] : '', $records ?: [] );
		return array_values( $found );
	}
}
