<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Http;

defined( 'ABSPATH' ) || exit;

/** Visitors' IP addresses: normalized, or truncated to a network. */
final class IpAddress {

	/** Prefix of IPv4 addresses as written by a server that listens on IPv6 (`::ffff:192.0.2.1`). */
	private const MAPPED = "\0\0\0\0\0\0\0\0\0\0\xff\xff";

	/** The normalized address; IPv4-mapped IPv6 becomes IPv4. '' for an invalid address. */
	public static function normalize( string $address ): string {
		$packed = filter_var( $address, FILTER_VALIDATE_IP ) ? (string) inet_pton( $address ) : '';
		if ( str_starts_with( $packed, self::MAPPED ) ) {
			return (string) inet_ntop( substr( $packed, strlen( self::MAPPED ) ) );
		}
		return '' === $packed ? '' : $address;
	}

	/**
	 * An address as proxies write it: with a port (`192.0.2.1:4711`), in brackets (`[2001:db8::1]:4711`), quoted; '' if
	 * invalid.
	 */
	public static function from_hop( string $hop ): string {
		$hop = trim( $hop, " \t\"" );
		if ( preg_match( '/^\[([0-9a-f:.]+)(?:%[^\]]*)?\](?::\d{1,5})?$/Di', $hop, $found ) || preg_match( '/^([0-9.]+):\d{1,5}$/D', $hop, $found ) ) {
			$hop = $found[1];
		}
		return self::normalize( $hop );
	}

	/** The network of an address, by its number of leading bits; '' for an invalid address. */
	public static function network( string $address, int $bits_v4, int $bits_v6 ): string {
		$address = self::normalize( $address );
		if ( '' === $address ) {
			return '';
		}
		$packed = (string) inet_pton( $address );
		$bytes  = intdiv( 4 === strlen( $packed ) ? $bits_v4 : $bits_v6, 8 );
		return (string) inet_ntop( str_pad( substr( $packed, 0, $bytes ), strlen( $packed ), "\0" ) );
	}
}
