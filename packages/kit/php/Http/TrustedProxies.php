<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Http;

defined( 'ABSPATH' ) || exit;

/** The client's address of a request that came through proxies (docs/reference/security.md §2). */
final class TrustedProxies {

	/** The proxies that the owner confirmed, for the whole suite: `{ networks: list<string>, header: string }`. */
	public const OPTION = 'frontage_proxies';

	/**
	 * Headers in which proxies send the client's address. The first two are lists that each proxy appends to, the others one
	 * address.
	 */
	public const HEADERS = [ 'X-Forwarded-For', 'Forwarded', 'CF-Connecting-IP', 'True-Client-IP', 'X-Real-IP' ];

	/**
	 * The visitor's address: the peer's, or, if the peer is a confirmed proxy, the address that the proxy reports.
	 *
	 * @param callable( string ): string $server A value of `$_SERVER`, '' when there is none.
	 */
	public static function address( callable $server ): string {
		$set    = self::confirmed_networks();
		$header = $set['header'];
		return self::client_address( $server( 'REMOTE_ADDR' ), self::read( $header, $server ), self::networks( $set['networks'] ), str_contains( $header, 'Forwarded' ) );
	}

	/** As `address()`, for callers that have only the peer's address and the value of `X-Forwarded-For`. */
	public static function visitor( string $remote, string $forwarded ): string {
		return self::client_address( $remote, explode( ',', $forwarded ), self::networks( self::confirmed_networks()['networks'] ), true );
	}

	/** @return array{ networks: list<string>, header: string } The proxies that the owner confirmed. */
	public static function confirmed_networks(): array {
		$option   = get_option( self::OPTION );
		$networks = is_array( $option ) && is_array( $option['networks'] ?? null ) ? $option['networks'] : [];
		$header   = is_array( $option ) ? ( $option['header'] ?? '' ) : '';
		return [
			'networks' => array_values( array_filter( $networks, 'is_string' ) ),
			'header'   => is_string( $header ) && in_array( $header, self::HEADERS, true ) ? $header : self::HEADERS[0],
		];
	}

	/** Whether an address is in one of these networks: `192.0.2.10`, `10.0.0.0/8`, `2001:db8::/32`. */
	public static function contains( string $address, string ...$networks ): bool {
		foreach ( $networks as $proxy ) {
			[ $network, $bits ] = explode( '/', $proxy ) + [ 1 => '128' ];
			$network            = IpAddress::normalize( $network );
			if ( '' !== $network && ctype_digit( $bits ) && self::shares_prefix( $address, $network, (int) $bits ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The addresses that a header of this request lists, unchecked.
	 *
	 * @param callable( string ): string $server
	 * @return list<string>
	 */
	public static function read( string $header, callable $server ): array {
		$value = $server( 'HTTP_' . strtoupper( str_replace( '-', '_', $header ) ) );
		if ( 'Forwarded' !== $header ) {
			return '' === trim( $value ) ? [] : explode( ',', $value );
		}
		$hops = [];
		foreach ( '' === trim( $value ) ? [] : explode( ',', $value ) as $hop ) {
			$hops[] = preg_match( '/(?:^|;)\s*for\s*=\s*("[^"]*"|[^;\s]+)/i', $hop, $found ) ? $found[1] : '';
		}
		return $hops;
	}

	/**
	 * Reads the list from the right: everything left of a trusted proxy's entry may be forged by the client.
	 *
	 * @param list<string>  $hops
	 * @param array<string> $networks
	 */
	private static function client_address( string $remote, array $hops, array $networks, bool $is_list ): string {
		$address = IpAddress::normalize( $remote );
		if ( ! $is_list && 1 < count( $hops ) ) {
			return $address; // The header holds one address but was sent twice.
		}
		foreach ( $networks ? array_reverse( $hops ) : [] as $hop ) {
			$hop = IpAddress::from_hop( $hop );
			if ( '' === $hop || ! self::contains( $address, ...$networks ) ) {
				break;
			}
			$address = $hop;
		}
		return $address;
	}

	/**
	 * @param list<string> $confirmed
	 * @return list<string>
	 */
	private static function networks( array $confirmed ): array {
		/**
		 * Filters the trusted proxies of this site: the earlier name of `frontage_proxies`, from when only forms used it.
		 *
		 * @since 0.1.0
		 * @param list<string> $proxies As for `frontage_proxies`.
		 */
		$proxies = apply_filters( 'frontage_forms_proxies', $confirmed );
		/**
		 * Filters the trusted proxies of this site: forwarded addresses are accepted only from these.
		 *
		 * @since 0.1.0
		 * @param list<string> $proxies Addresses and networks such as `192.0.2.10`, `10.0.0.0/8`, `2001:db8::/32`. Default: what the owner confirmed.
		 */
		$proxies = apply_filters( 'frontage_proxies', $proxies );
		return array_values( array_filter( is_array( $proxies ) ? $proxies : [], 'is_string' ) );
	}

	/** Whether two addresses of one family share this number of leading bits. */
	private static function shares_prefix( string $address, string $network, int $bits ): bool {
		$one   = '' === $address ? '' : (string) inet_pton( $address );
		$other = (string) inet_pton( $network );
		$bytes = intdiv( min( $bits, 8 * strlen( $other ) ), 8 );
		$rest  = $bytes < strlen( $other ) ? 0xff & ~( 0xff >> ( $bits % 8 ) ) : 0;
		return strlen( $one ) === strlen( $other )
			&& substr( $one, 0, $bytes ) === substr( $other, 0, $bytes )
			&& ( ! $rest || ( ord( $one[ $bytes ] ) & $rest ) === ( ord( $other[ $bytes ] ) & $rest ) );
	}
}
