<?php

declare( strict_types=1 );

namespace Frontage\Forms\Webhook;

use Frontage\Kit\CoreHooks;
use Frontage\Kit\Http\DnsLookup;
use Frontage\Kit\Http\PublicIpAddress;

defined( 'ABSPATH' ) || exit;

/**
 * Validates the URL of a webhook (docs/reference/security.md §2): https, a public host name, and no IP address in the server's own network.
 */
final class WebhookUrl {

	private const NAME = '/^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/Di';

	/** The URL as it is stored; '' when it is not allowed. Makes no network request. */
	public static function clean( mixed $url ): string {
		$url  = is_string( $url ) ? trim( $url ) : '';
		$part = strlen( $url ) <= 2000 && ! preg_match( '/[\x00-\x20\x7f]/', $url ) ? wp_parse_url( $url ) : false;
		$host = is_array( $part ) ? (string) ( $part['host'] ?? '' ) : '';
		if ( ! is_array( $part ) || '' === $host || isset( $part['user'] ) || isset( $part['pass'] ) || isset( $part['fragment'] ) ) {
			return '';
		}
		$is_valid = 'https' === strtolower( $part['scheme'] ?? '' ) && 1 === preg_match( self::NAME, $host ) && 443 === ( $part['port'] ?? 443 );
		return $is_valid || self::is_allowed( $host, $url ) ? sanitize_url( $url, [ 'http', 'https' ] ) : '';
	}

	/** The IP address to call, after a DNS lookup; '' when it must not be called. */
	public static function resolve( string $host ): string {
		$addresses = [ ...( gethostbynamel( $host ) ?: [] ), ...array_column( DnsLookup::records( $host, DNS_AAAA ), 'ipv6' ) ];
		foreach ( $addresses as $address ) {
			if ( ! is_string( $address ) || ! self::is_public( $address ) ) {
				return ''; // One address inside the network is enough to refuse the name.
			}
		}
		return (string) ( $addresses[0] ?? '' );
	}

	public static function is_public( string $address ): bool {
		return PublicIpAddress::is_public( $address );
	}

	/** WordPress's own filter with which a site allows requests to a host of its network. */
	public static function is_allowed( string $host, string $url ): bool {
		return (bool) CoreHooks::filter( 'http_request_host_is_external', false, $host, $url );
	}
}
