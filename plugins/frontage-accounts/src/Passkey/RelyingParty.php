<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

use Frontage\Accounts\Request\Origin;

defined( 'ABSPATH' ) || exit;

/** WebAuthn's relying party: the domain and origins that passkeys are for. */
final class RelyingParty {

	/**
	 * @param string       $id      The domain that new credentials are bound to.
	 * @param list<string> $origins The origins whose pages may request them.
	 * @param string       $older   The host that credentials were bound to before the domain of the network; '' if it is the same.
	 */
	public function __construct( public readonly string $id, public readonly array $origins, public readonly string $older = '' ) {}

	/** This site. Pages are below the home URL, the sign-in page below the site URL, which may be on another host below the first. */
	public static function current(): self {
		$home   = self::address( 'home' );
		$login  = self::address( 'siteurl' );
		$own    = $home['host'] === $login['host'] || str_ends_with( $login['host'], ".{$home['host']}" ) ? $home['host'] : $login['host'];
		$shared = self::shared_domain( $own );
		return new self(
			'' === $shared ? $own : $shared,
			array_values( array_unique( [ $home['origin'], $login['origin'] ] ) ),
			in_array( $shared, [ '', $own ], true ) ? '' : $own
		);
	}

	/** Whether this site shares its passkeys with all sites under one domain. */
	public static function is_shared(): bool {
		$home  = self::address( 'home' )['host'];
		$login = self::address( 'siteurl' )['host'];
		return '' !== self::shared_domain( $home === $login || str_ends_with( $login, ".$home" ) ? $home : $login );
	}

	/** The domain of a subdomain network that this host belongs to; '' if it is no such network, or the site has its own domain. */
	private static function shared_domain( string $host ): string {
		$domain = is_multisite() && is_subdomain_install() ? (string) preg_replace( '/^www\./', '', get_network()->domain ?? '' ) : '';
		/**
		 * Filters the domain that new passkeys are bound to: one passkey is valid on all hosts below it. Passkeys bound to
		 * the site's own host keep working.
		 *
		 * @since 0.1.0
		 * @param string $domain Such as `example.org`: the network's, in a network of subdomains; else ''. It is used only if the site's host is that domain or below it.
		 */
		$domain = apply_filters( 'frontage_accounts_passkey_domain', $domain );
		$domain = is_string( $domain ) ? Origin::host( (string) preg_replace( '/:\d+$/D', '', $domain ) ) : ''; // A network's domain may have a port; a relying party ID has none.
		return '' !== $domain && ( $host === $domain || ( str_contains( $domain, '.' ) && str_ends_with( $host, ".$domain" ) ) ) ? $domain : '';
	}

	/** Option: whether passkeys are on. Default: on; sign-in with a passkey is offered once a user has one. */
	public const OPTION = 'frontage_accounts_passkeys';

	public static function is_enabled(): bool {
		return (bool) get_option( self::OPTION, true );
	}

	/** Whether users of this site may create and use passkeys. */
	public static function is_available(): bool {
		return self::is_enabled() && self::is_supported();
	}

	/** Browsers support passkeys only over HTTPS and on localhost; PHP verifies their signatures with OpenSSL. */
	public static function is_supported(): bool {
		$host   = self::address( 'home' )['host'];
		$secure = 'https' === wp_parse_url( home_url(), PHP_URL_SCHEME ) || self::is_own_machine( $host );
		return $secure && ! \WP_Http::is_ip_address( $host ) && self::can_verify();
	}

	public static function can_verify(): bool {
		return function_exists( 'openssl_verify' ) && function_exists( 'sodium_crypto_sign_verify_detached' );
	}

	/**
	 * The stored option: behind a proxy, WordPress may not know that the site uses HTTPS, which browsers require except on
	 * localhost.
	 *
	 * @return array{ host: string, origin: string } `https://example.org/blog/` → `example.org`, `https://example.org`.
	 */
	private static function address( string $option ): array {
		$url    = get_option( $option );
		$parts  = wp_parse_url( is_string( $url ) ? $url : '' ) ?: [];
		$host   = Origin::host( $parts['host'] ?? '' );
		$own    = self::is_own_machine( $host );
		$scheme = $own ? strtolower( $parts['scheme'] ?? 'http' ) : 'https';
		$port   = $parts['port'] ?? 0;
		$usual  = 'https' === $scheme ? [ 0, 443, $own ? 0 : 80 ] : [ 0, 80 ]; // Behind a proxy, port 80 in the URL can be HTTPS for browsers.
		return [
			'host'   => $host,
			'origin' => "$scheme://$host" . ( in_array( $port, $usual, true ) ? '' : ":$port" ),
		];
	}

	private static function is_own_machine( string $host ): bool {
		return 'localhost' === $host || str_ends_with( $host, '.localhost' );
	}
}
