<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

use Frontage\Accounts\Request\Origin;

defined( 'ABSPATH' ) || exit;

/** Whom a passkey is for: WebAuthn's relying party. */
final class RelyingParty {

	/**
	 * @param string       $id      The domain that new credentials are bound to.
	 * @param list<string> $origins The places whose pages may ask for them.
	 * @param string       $older   The host that credentials were bound to before the domain of the network; '' where it is the same.
	 */
	public function __construct( public readonly string $id, public readonly array $origins, public readonly string $older = '' ) {}

	/** This site. Pages stand below its home, the sign-in page below the folder of WordPress, maybe with another host below the first. */
	public static function here(): self {
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

	/** Whether the passkeys of this site are those of all sites under one domain. */
	public static function is_shared(): bool {
		$home  = self::address( 'home' )['host'];
		$login = self::address( 'siteurl' )['host'];
		return '' !== self::shared_domain( $home === $login || str_ends_with( $login, ".$home" ) ? $home : $login );
	}

	/** The domain of a network of subdomains that this host stands under; '' where it stands alone, or has a domain of its own. */
	private static function shared_domain( string $host ): string {
		$domain = is_multisite() && is_subdomain_install() ? (string) preg_replace( '/^www\./', '', get_network()->domain ?? '' ) : '';
		/**
		 * Filters the domain that new passkeys are bound to: one passkey is good on all hosts below it. Passkeys that were bound to the site's own host go on to work.
		 *
		 * @since 0.1.0
		 *
		 * @param string $domain Such as `example.org`: the network's, in a network of subdomains; else ''. It counts where the site's host is that domain or one below it.
		 */
		$domain = apply_filters( 'frontage_accounts_passkey_domain', $domain );
		$domain = is_string( $domain ) ? Origin::host( (string) preg_replace( '/:\d+$/D', '', $domain ) ) : ''; // A network's may have a port, a host for browsers has none.
		return '' !== $domain && ( $host === $domain || ( str_contains( $domain, '.' ) && str_ends_with( $host, ".$domain" ) ) ) ? $domain : '';
	}

	/** The owner's switch; on at first: nobody is offered a passkey to sign in with before somebody has made one. */
	public const OPTION = 'frontage_accounts_passkeys';

	public static function is_wanted(): bool {
		return (bool) get_option( self::OPTION, true );
	}

	/** Whether people of this site may make and use passkeys. */
	public static function offers(): bool {
		return self::is_wanted() && self::can();
	}

	/** Browsers have passkeys on https alone, and on one's own machine; PHP checks their signatures by OpenSSL. */
	public static function can(): bool {
		$host   = self::address( 'home' )['host'];
		$secure = 'https' === wp_parse_url( home_url(), PHP_URL_SCHEME ) || self::is_own_machine( $host );
		return $secure && ! \WP_Http::is_ip_address( $host ) && self::can_check();
	}

	public static function can_check(): bool {
		return function_exists( 'openssl_verify' ) && function_exists( 'sodium_crypto_sign_verify_detached' );
	}

	/**
	 * As it is stored: behind a proxy WordPress may not know of https, which browsers ask for everywhere but on one's own machine.
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
		$usual  = 'https' === $scheme ? [ 0, 443, $own ? 0 : 80 ] : [ 0, 80 ]; // What a proxy hears of by http is https for browsers.
		return [
			'host'   => $host,
			'origin' => "$scheme://$host" . ( in_array( $port, $usual, true ) ? '' : ":$port" ),
		];
	}

	private static function is_own_machine( string $host ): bool {
		return 'localhost' === $host || str_ends_with( $host, '.localhost' );
	}
}
