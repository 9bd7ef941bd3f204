<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Http;

use WP_Error;
use WpOrg\Requests\Capability;
use WpOrg\Requests\Transport\Curl;

defined( 'ABSPATH' ) || exit;

/**
 * Requests another server: over HTTPS, from a public address, without redirects, within 5 seconds, up to a size
 * (docs/reference/security.md §2). Error codes of its own: https, curl, proxy, address, answer, size; callers have the messages.
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

	/** The content of a file that an owner requested, up to 1 MB. Refuses where the address cannot be pinned. */
	public function get( string $url ): string|WP_Error {
		$url  = (string) preg_replace( '~^(?:http:)?//~i', 'https://', $url );
		$host = self::host( $url );
		if ( '' !== $host && ! ( $this->curl ?? Curl::test( [ Capability::SSL => true ] ) ) ) {
			return new WP_Error( 'curl' );
		}
		if ( '' !== $host && $this->proxy->is_enabled() && $this->proxy->send_through_proxy( $url ) ) {
			return new WP_Error( 'proxy' );
		}
		$response = $this->response( $url, self::BYTES );
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		$content = wp_remote_retrieve_body( $response );
		if ( 200 !== wp_remote_retrieve_response_code( $response ) || '' === $content ) {
			return new WP_Error( 'answer' );
		}
		return strlen( $content ) > self::BYTES ? new WP_Error( 'size' ) : $content;
	}

	/**
	 * WordPress's response, whatever its status. A body of one byte more than allowed is cut off there.
	 *
	 * @param array{ user-agent?: string, headers?: array<string, string> } $arguments Further arguments of `wp_safe_remote_get()`.
	 * @return array<string, mixed>|WP_Error
	 */
	public function response( string $url, int $max_bytes, array $arguments = [] ): array|WP_Error {
		$host = self::host( $url );
		if ( '' === $host ) {
			return new WP_Error( 'https' );
		}
		$addresses = null === $this->resolve ? self::resolve( $host ) : ( $this->resolve )( $host );
		if ( ! $addresses || array_filter( $addresses, static fn ( string $address ): bool => ! PublicIpAddress::is_public( $address ) ) ) {
			return new WP_Error( 'address' );
		}
		$limits = [
			'timeout'             => self::SECONDS,
			'redirection'         => 0,
			'limit_response_size' => $max_bytes + 1,
		];
		return PinnedRequest::send( $host, $addresses, static fn () => wp_safe_remote_get( $url, $limits + $arguments ) );
	}

	/** The host of an HTTPS URL without user and port; '' for any other URL. */
	private static function host( string $url ): string {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		$more = wp_parse_url( $url, PHP_URL_USER ) ?? wp_parse_url( $url, PHP_URL_PORT );
		return str_starts_with( $url, 'https://' ) && is_string( $host ) && null === $more ? $host : '';
	}

	/** @return list<string> */
	private static function resolve( string $host ): array {
		$host = trim( $host, '[]' );
		if ( filter_var( $host, FILTER_VALIDATE_IP ) ) {
			return [ $host ];
		}
		$records   = preg_match( '/^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/iD', $host ) ? DnsLookup::records( $host, DNS_A | DNS_AAAA ) : [];
		$addresses = array_map( static fn ( array $record ): mixed => $record['ip'] ?? $record['ipv6'] ?? '', $records );
		return array_values( array_filter( $addresses, 'is_string' ) );
	}
}
