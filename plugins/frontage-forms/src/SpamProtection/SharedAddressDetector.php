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
	public static function check_request(): void {
		$peer_address = IpAddress::normalize( RequestData::server( 'REMOTE_ADDR' ) );
		if ( '' === $peer_address || ( ! ProxyDetection::is_internal( $peer_address ) && ! self::has_foreign_host() ) || TrustedProxies::contains( $peer_address, ...TrustedProxies::confirmed_networks()['networks'] ) ) {
			return;
		}
		$seen_addresses = self::load_today();
		$bucket         = substr( self::hash_address( 'forms crowd', $peer_address ), 0, 16 );
		$visitor        = array_map( static fn ( string $header ): string => implode( ',', TrustedProxies::read( $header, RequestData::server( ... ) ) ), TrustedProxies::HEADERS );
		$bit            = hexdec( substr( self::hash_address( 'forms visitor ' . implode( "\n", [ ...$visitor, RequestData::server( 'HTTP_USER_AGENT' ) ] ), $peer_address ), 0, 2 ) ) % 64;
		$bits           = $seen_addresses['addresses'][ $bucket ] ?? str_repeat( '0', 64 );
		if ( '1' === $bits[ $bit ] || ( ! isset( $seen_addresses['addresses'][ $bucket ] ) && count( $seen_addresses['addresses'] ) >= self::ADDRESSES ) ) {
			return;
		}
		$bits[ $bit ]                           = '1';
		$seen_addresses['addresses'][ $bucket ] = $bits;
		if ( substr_count( $bits, '1' ) >= self::MANY ) {
			$seen_addresses['noticed'] = $seen_addresses['day'];
		}
		update_option( self::OPTION, $seen_addresses, true );
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
			'test'  => [ self::class, 'run_test' ],
		];
		return $tests;
	}

	/** @return array<string, mixed> */
	public static function run_test(): array {
		$is_detected = self::was_detected();
		return [
			'label'       => $is_detected ? __( 'Many visitors seem to share one IP address', 'frontage-forms' ) : __( 'Visitor IP addresses are distinct', 'frontage-forms' ),
			'status'      => $is_detected ? 'recommended' : 'good',
			'badge'       => [
				'label' => __( 'Forms', 'frontage-forms' ),
				'color' => 'blue',
			],
			'description' => '<p>' . esc_html(
				$is_detected
					? __( 'Messages from several visitors came from one IP address within a day. The site may be behind a proxy or CDN. Rate limits then count all visitors as one and put their messages on hold. Add your proxy to the trusted proxies.', 'frontage-forms' )
					: __( 'Rate limits count messages per IP address. No proxy that hides addresses was detected.', 'frontage-forms' )
			) . '</p>',
			'actions'     => $is_detected ? sprintf( '<p><a href="%s">%s</a></p>', esc_url( admin_url( 'admin.php?page=frontage-forms-settings' ) ), esc_html__( 'Add trusted proxy', 'frontage-forms' ) ) : '',
			'test'        => 'frontage_forms_crowd',
		];
	}

	/** Whether it was detected in the last week and no proxy has been confirmed since. */
	public static function was_detected(): bool {
		$seen_addresses = get_option( self::OPTION );
		$day            = is_array( $seen_addresses ) && is_string( $seen_addresses['noticed'] ?? null ) && '' !== $seen_addresses['noticed'] ? (int) strtotime( $seen_addresses['noticed'] . ' UTC' ) : 0;
		return $day > time() - WEEK_IN_SECONDS && ! TrustedProxies::confirmed_networks()['networks'];
	}

	private static function has_foreign_host(): bool {
		foreach ( TrustedProxies::HEADERS as $header ) {
			if ( TrustedProxies::read( $header, RequestData::server( ... ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return array{day: string, noticed: string, addresses: array<string, string>} */
	private static function load_today(): array {
		$seen_addresses = get_option( self::OPTION );
		$seen_addresses = is_array( $seen_addresses ) ? $seen_addresses : [];
		$addresses      = gmdate( 'Y-m-d' ) === ( $seen_addresses['day'] ?? '' ) && is_array( $seen_addresses['addresses'] ?? null ) ? $seen_addresses['addresses'] : [];
		return [
			'day'       => gmdate( 'Y-m-d' ),
			'noticed'   => is_string( $seen_addresses['noticed'] ?? null ) ? $seen_addresses['noticed'] : '',
			'addresses' => array_filter( $addresses, static fn ( mixed $bits ): bool => is_string( $bits ) && 64 === strlen( $bits ) ),
		];
	}

	private static function hash_address( string $kind, string $address ): string {
		return ( new RateLimitRule( $kind, $address, 1, 1 ) )->bucket;
	}
}
