<?php

declare( strict_types = 1 );

namespace Frontage\Kit;

defined( 'ABSPATH' ) || exit;

/** Whose address a request comes from when it came through proxies (docs/reference/security.md §2). */
final class Proxies {

	/**
	 * The visitor's address: what the server sees, or, where that is a proxy the owner trusts, what that proxy saw.
	 *
	 * Read from the right, since everything left of a trusted proxy's entry is whatever its sender wrote.
	 */
	public static function visitor( string $remote, string $forwarded ): string {
		$address = Address::plain( $remote );
		/**
		 * Filters which proxies stand before this site: the name that `frontage_proxies` had when only forms asked.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $proxies As for `frontage_proxies`.
		 */
		$proxies = apply_filters( 'frontage_forms_proxies', [] );
		/**
		 * Filters which proxies stand before this site: only what comes from one of them is believed to be forwarded.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $proxies Addresses and networks such as `192.0.2.10`, `10.0.0.0/8`, `2001:db8::/32`. Default: none.
		 */
		$proxies = apply_filters( 'frontage_proxies', $proxies );
		$proxies = is_array( $proxies ) ? array_filter( $proxies, 'is_string' ) : [];
		foreach ( $proxies ? array_reverse( explode( ',', $forwarded ) ) : [] as $hop ) {
			$hop = Address::plain( trim( $hop ) );
			if ( '' === $hop || ! self::is_one( $address, $proxies ) ) {
				break;
			}
			$address = $hop;
		}
		return $address;
	}

	/** @param array<string> $proxies */
	private static function is_one( string $address, array $proxies ): bool {
		foreach ( $proxies as $proxy ) {
			[ $network, $bits ] = explode( '/', $proxy ) + [ 1 => '128' ];
			$network           = Address::plain( $network );
			if ( '' !== $network && ctype_digit( $bits ) && self::begins( $address, $network, (int) $bits ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether two addresses of one kind are equal in so many of their first bits. */
	private static function begins( string $address, string $network, int $bits ): bool {
		$one   = '' === $address ? '' : (string) inet_pton( $address );
		$other = (string) inet_pton( $network );
		$bytes = intdiv( min( $bits, 8 * strlen( $other ) ), 8 );
		$rest  = $bytes < strlen( $other ) ? 0xff & ~( 0xff >> ( $bits % 8 ) ) : 0;
		return strlen( $one ) === strlen( $other )
			&& substr( $one, 0, $bytes ) === substr( $other, 0, $bytes )
			&& ( ! $rest || ( ord( $one[ $bytes ] ) & $rest ) === ( ord( $other[ $bytes ] ) & $rest ) );
	}
}
