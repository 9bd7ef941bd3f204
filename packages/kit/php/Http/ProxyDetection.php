<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Detects, from the owner's own request, whether a reverse proxy stands in front of this site and in which header it sends
 * the client's address. The owner is asked to confirm it. Other visitors' requests never lead to a suggestion.
 */
final class ProxyDetection {

	/** Private address ranges: a client with such an address is part of the server's own network. */
	private const INNER = [ '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', 'fc00::/7', 'fe80::/10', '::1' ];

	/** As Cloudflare publishes them (www.cloudflare.com/ips). Suggested only if this very request came from one of them. */
	private const CLOUDFLARE = [
		'173.245.48.0/20', '103.21.244.0/22', '103.22.200.0/22', '103.31.4.0/22', '141.101.64.0/18', '108.162.192.0/18', '190.93.240.0/20',
		'188.114.96.0/20', '197.234.240.0/22', '198.41.128.0/17', '162.158.0.0/15', '104.16.0.0/13', '104.24.0.0/14', '172.64.0.0/13', '131.0.72.0/22',
		'2400:cb00::/32', '2606:4700::/32', '2803:f800::/32', '2405:b500::/32', '2405:8100::/32', '2a06:98c0::/29', '2c0f:f248::/32',
	];

	/**
	 * @param list<string> $networks Networks to trust.
	 * @param string       $header   The header with the visitor's address.
	 * @param string       $peer     The address that the server sees now.
	 * @param string       $visitor  The address that it would see then.
	 */
	private function __construct( public readonly array $networks, public readonly string $header, public readonly string $peer, public readonly string $visitor ) {}

	/**
	 * Null if nothing indicates a proxy, or the owner has confirmed it already.
	 *
	 * @param callable( string ): string $server A value of `$_SERVER`, '' when there is none.
	 */
	public static function from_request( callable $server ): ?self {
		$peer = IpAddress::normalize( $server( 'REMOTE_ADDR' ) );
		if ( '' === $peer || TrustedProxies::contains( $peer, ...TrustedProxies::confirmed_networks()['networks'] ) ) {
			return null;
		}
		foreach ( TrustedProxies::contains( $peer, ...self::CLOUDFLARE ) ? [ 'CF-Connecting-IP', ...TrustedProxies::HEADERS ] : TrustedProxies::HEADERS as $header ) {
			$hops    = TrustedProxies::read( $header, $server );
			$visitor = IpAddress::from_hop( (string) end( $hops ) );
			if ( '' !== $visitor && $visitor !== $peer ) {
				return new self( self::networks_of( $peer ), $header, $peer, $visitor );
			}
		}
		return null;
	}

	/** Whether the peer is in the server's own network, so that requests from it cannot come directly from visitors. */
	public static function is_internal( string $address ): bool {
		return TrustedProxies::contains( IpAddress::normalize( $address ), ...self::INNER );
	}

	/** @return list<string> The whole network if it is a known one; otherwise this address only. */
	private static function networks_of( string $peer ): array {
		foreach ( self::INNER as $network ) {
			if ( TrustedProxies::contains( $peer, $network ) ) {
				return [ $network ];
			}
		}
		return TrustedProxies::contains( $peer, ...self::CLOUDFLARE ) ? self::CLOUDFLARE : [ $peer ];
	}
}
