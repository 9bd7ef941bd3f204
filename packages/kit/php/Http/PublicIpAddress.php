<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Whether an address is a public host that a site may call on a user's request (docs/reference/security.md §2). All modules
 * use it.
 */
final class PublicIpAddress {

	/**
	 * Not public, although PHP's filter accepts them: IPv4 embedded in IPv6, multicast, documentation and test ranges,
	 * site-local.
	 */
	private const ELSEWHERE = [
		'64:ff9b::/96', '64:ff9b:1::/48', '2002::/16', '2001::/32', '::/96', '::ffff:0:0:0/96', '2001:db8::/32', '3fff::/20', '5f00::/16',
		'ff00::/8', 'fec0::/10', '100::/64', '224.0.0.0/4', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24',
	];

	public static function is_public( string $address ): bool {
		$address = IpAddress::normalize( $address );
		return '' !== $address
			&& false !== filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE )
			&& ! ProxyDetection::is_internal( $address )
			&& ! TrustedProxies::contains( $address, ...self::ELSEWHERE );
	}
}
