<?php

declare( strict_types=1 );

namespace Frontage\Forms\SpamProtection;

use Frontage\Forms\Request\RequestData;
use Frontage\Kit\Http\IpAddress;
use Frontage\Kit\Http\ProxyDetection;
use Frontage\Kit\Http\RateLimitRule;
use Frontage\Kit\Http\TrustedProxies;

defined( 'ABSPATH' ) || exit;

/**
 * Detects that many visitors seem to share one address, and reports it in Site Health.
 *
 * It works only where the request suggests a proxy that the owner has not confirmed. Each visitor is stored as one of 64 bits, set by a
 * keyed hash whose key changes every day. That is at most eight addresses (hashed, too) with 64 writes each a day, and no visitor can be
 * identified from it.
 */
final class SharedAddressDetector {

	public const OPTION = 'frontage_forms_crowd';

	private const ADDRESSES = 8;

	/** This many different visitors from one address in a day are more than a household. */
	private const MANY = 5;

	/** On `frontage_forms_submitted`. */
	public static function notice(): void {
		$peer = IpAddress::normalize( RequestData::server( 'REMOTE_ADDR' ) );
		if ( '' === $peer || ( ! ProxyDetection::is_internal( $peer ) && ! self::names_another() ) || TrustedProxies::includes( $peer, ...TrustedProxies::confirmed_networks()['networks'] ) ) {
			return;
		}
		$seen    = self::today();
		$bucket  = substr( self::limit( 'forms crowd', $peer ), 0, 16 );
		$visitor = array_map( static fn ( string $header ): string => implode( ',', TrustedProxies::read( $header, RequestData::server( ... ) ) ), TrustedProxies::HEADERS );
		$bit     = hexdec( substr( self::limit( 'forms visitor ' . implode( "\n", [ ...$visitor, RequestData::server( 'HTTP_USER_AGENT' ) ] ), $peer ), 0, 2 ) ) % 64;
		$bits    = $seen['addresses'][ $bucket ] ?? str_repeat( '0', 64 );
		if ( '1' === $bits[ $bit ] || ( ! isset( $seen['addresses'][ $bucket ] ) && count( $seen['addresses'] ) >= self::ADDRESSES ) ) {
			return;
		}
		$bits[ $bit ]                 = '1';
		$seen['addresses'][ $bucket ] = $bits;
		if ( substr_count( $bits, '1' ) >= self::MANY ) {
			$seen['noticed'] = $seen['day'];
		}
		update_option( self::OPTION, $seen, true );
	}

	/**
	 * For `site_status_tests`.
	 *
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_test( array $tests ): array {
		$tests['direct']['frontage_forms_crowd'] = [
			'label' => __( 'Visitor IP addresses are distinct', 'frontage-forms' ),
			'test'  => [ self::class, 'test' ],
		];
		return $tests;
	}

	/** @return array<string, mixed> */
	public static function test(): array {
		$crowded = self::was_noticed();
		return [
			'label'       => $crowded ? __( 'Many visitors seem to share one IP address', 'frontage-forms' ) : __( 'Visitor IP addresses are distinct', 'frontage-forms' ),
			'status'      => $crowded ? 'recommended' : 'good',
			'badge'       => [
				'label' => __( 'Forms', 'frontage-forms' ),
				'color' => 'blue',
			],
			'description' => '<p>' . esc_html(
				$crowded
					? __( 'Messages from several visitors came from one IP address within a day. The site may be behind a proxy or CDN. Rate limits then count all visitors as one and put their messages on hold. Add your proxy to the trusted proxies.', 'frontage-forms' )
					: __( 'Rate limits count messages per IP address. No proxy that hides addresses was detected.', 'frontage-forms' )
			) . '</p>',
			'actions'     => $crowded ? sprintf( '<p><a href="%s">%s</a></p>', esc_url( admin_url( 'admin.php?page=frontage-forms-settings' ) ), esc_html__( 'Add trusted proxy', 'frontage-forms' ) ) : '',
			'test'        => 'frontage_forms_crowd',
		];
	}

	/** Whether it was detected in the last week and no proxy has been confirmed since. */
	public static function was_noticed(): bool {
		$seen = get_option( self::OPTION );
		$day  = is_array( $seen ) && is_string( $seen['noticed'] ?? null ) && '' !== $seen['noticed'] ? (int) strtotime( $seen['noticed'] . ' UTC' ) : 0;
		return $day > time() - WEEK_IN_SECONDS && ! TrustedProxies::confirmed_networks()['networks'];
	}

	private static function names_another(): bool {
		foreach ( TrustedProxies::HEADERS as $header ) {
			if ( TrustedProxies::read( $header, RequestData::server( ... ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return array{day: string, noticed: string, addresses: array<string, string>} */
	private static function today(): array {
		$seen      = get_option( self::OPTION );
		$seen      = is_array( $seen ) ? $seen : [];
		$addresses = gmdate( 'Y-m-d' ) === ( $seen['day'] ?? '' ) && is_array( $seen['addresses'] ?? null ) ? $seen['addresses'] : [];
		return [
			'day'       => gmdate( 'Y-m-d' ),
			'noticed'   => is_string( $seen['noticed'] ?? null ) ? $seen['noticed'] : '',
			'addresses' => array_filter( $addresses, static fn ( mixed $bits ): bool => is_string( $bits ) && 64 === strlen( $bits ) ),
		];
	}

	private static function limit( string $what, string $address ): string {
		return ( new RateLimitRule( $what, $address, 1, 1 ) )->bucket;
	}
}
