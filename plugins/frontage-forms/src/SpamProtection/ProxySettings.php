<?php

declare( strict_types=1 );

namespace Frontage\Forms\SpamProtection;

use Frontage\Forms\Request\RequestData;
use Frontage\Kit\Admin\WhatIsThis;
use Frontage\Kit\Http\IpAddress;
use Frontage\Kit\Http\ProxyDetection;
use Frontage\Kit\Http\TrustedProxies;

defined( 'ABSPATH' ) || exit;

/** Forms → Settings: whether visitors come through a proxy or CDN, with a proposal from the headers of the current request. */
final class ProxySettings {

	/** More networks than the largest CDN has. */
	private const MOST = 100;

	public static function register( string $group ): void {
		register_setting(
			$group,
			TrustedProxies::OPTION,
			[
				'type'              => 'object',
				'description'       => __( 'Trusted proxies in front of this site, and the header that contains the visitor’s IP address.', 'frontage-forms' ),
				'sanitize_callback' => [ self::class, 'sanitize' ],
				'show_in_rest'      => false,
				'default'           => [],
			]
		);
	}

	public static function add_fields( string $page ): void {
		add_settings_section( 'visitors', __( 'Proxy or CDN', 'frontage-forms' ), [ self::class, 'render_description' ], $page );
		add_settings_field( 'frontage-proxies', __( 'Trusted proxies', 'frontage-forms' ), [ self::class, 'render_field' ], $page, 'visitors' );
	}

	public static function render_description(): void {
		echo '<p>' . esc_html__( 'Rate limits count messages per IP address. Behind a proxy, load balancer, or CDN, all visitors seem to share one address unless you name the trusted proxies.', 'frontage-forms' ) . '</p>';
	}

	public static function render_field(): void {
		$confirmed = TrustedProxies::confirmed_networks();
		$proposal  = ProxyDetection::from_request( RequestData::server( ... ) );
		if ( $proposal ) {
			printf(
				'<div class="notice notice-info inline"><p>%s</p><p><label><input type="checkbox" name="%s[proposal]" value="1"> %s</label></p></div>',
				esc_html(
					sprintf(
						/* translators: 1: an address, 2: a header's name, 3: an address. */
						__( 'Your own request reached this server from %1$s. Its “%2$s” header says it was forwarded for %3$s.', 'frontage-forms' ),
						$proposal->peer,
						$proposal->header,
						$proposal->visitor
					)
				),
				esc_attr( TrustedProxies::OPTION ),
				esc_html(
					sprintf(
						/* translators: 1: an address, 2: one or more networks. */
						__( 'That is my host’s proxy or CDN, and %1$s is my address: trust it (%2$s).', 'frontage-forms' ),
						$proposal->visitor,
						self::shorten_list( $proposal->networks )
					)
				)
			);
		}
		printf(
			'<p><label for="frontage-proxies">%s</label></p><textarea id="frontage-proxies" name="%s[networks]" rows="4" cols="40" class="code" dir="ltr" aria-describedby="frontage-proxies-means">%s</textarea><p class="description" id="frontage-proxies-means">%s</p>',
			esc_html__( 'Proxy IP addresses or networks, one per line. Leave empty if visitors reach this server directly.', 'frontage-forms' ),
			esc_attr( TrustedProxies::OPTION ),
			esc_textarea( implode( "\n", $confirmed['networks'] ) ),
			esc_html__( 'For example, 10.0.0.0/8 or 2001:db8::/32. List only proxies run by your host: a trusted proxy can pose as any visitor.', 'frontage-forms' )
		);
		printf( '<p><label>%s <select name="%s[header]">', esc_html__( 'IP address header', 'frontage-forms' ), esc_attr( TrustedProxies::OPTION ) );
		foreach ( TrustedProxies::HEADERS as $header ) {
			printf( '<option%s>%s</option>', selected( $header, $confirmed['header'], false ), esc_html( $header ) );
		}
		echo '</select></label></p>';
		WhatIsThis::print( __( 'Trusted proxies', 'frontage-forms' ), __( 'Services such as Cloudflare receive visitors before your server does, so it sees their address instead of the visitor’s. If your site uses none, leave this empty.', 'frontage-forms' ) );
	}

	/**
	 * @param mixed $input From the settings screen: `networks` as text, `header`, `proposal`; from code: as stored.
	 * @return array{}|array{networks: list<string>, header: string}
	 */
	public static function sanitize( mixed $input ): array {
		$input    = is_array( $input ) ? $input : [];
		$proposal = empty( $input['proposal'] ) ? null : ProxyDetection::from_request( RequestData::server( ... ) );
		if ( $proposal ) {
			return [
				'networks' => array_values( array_unique( [ ...TrustedProxies::confirmed_networks()['networks'], ...$proposal->networks ] ) ),
				'header'   => $proposal->header,
			];
		}
		$lines    = is_string( $input['networks'] ?? null ) ? preg_split( '/[\s,]+/', $input['networks'], -1, PREG_SPLIT_NO_EMPTY ) : ( $input['networks'] ?? [] );
		$networks = [];
		foreach ( is_array( $lines ) ? array_slice( $lines, 0, self::MOST ) : [] as $line ) {
			if ( is_string( $line ) && self::is_network( $line ) ) {
				$networks[] = $line;
			} elseif ( function_exists( 'add_settings_error' ) ) {
				/* translators: %s: what somebody typed. */
				add_settings_error( TrustedProxies::OPTION, 'network', sprintf( __( '“%s” is not a valid IP address or network and was skipped.', 'frontage-forms' ), is_scalar( $line ) ? sanitize_text_field( (string) $line ) : '' ) );
			}
		}
		$header = $input['header'] ?? '';
		return $networks ? [
			'networks' => array_values( array_unique( $networks ) ),
			'header'   => is_string( $header ) && in_array( $header, TrustedProxies::HEADERS, true ) ? $header : TrustedProxies::HEADERS[0],
		] : [];
	}

	/** A network of 0 bits is refused: every visitor would be trusted as a proxy. */
	private static function is_network( string $text ): bool {
		[ $address, $bits ] = explode( '/', $text, 2 ) + [ 1 => '128' ];
		return '' !== IpAddress::normalize( $address ) && 1 === preg_match( '/^[1-9]\d{0,2}$/D', $bits ) && (int) $bits <= 128;
	}

	/** @param list<string> $networks */
	private static function shorten_list( array $networks ): string {
		return implode( ', ', array_slice( $networks, 0, 2 ) ) . ( count( $networks ) > 2 ? ' …' : '' );
	}
}
