<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

use Frontage\Accounts\Request\Origin;

defined( 'ABSPATH' ) || exit;

/** Whom a passkey is for: WebAuthn's relying party. */
final class Site {

	/**
	 * @param string       $id      The host that credentials are bound to.
	 * @param list<string> $origins The places whose pages may ask for them.
	 */
	public function __construct( public readonly string $id, public readonly array $origins ) {}

	/** This site. Pages stand below its home, the sign-in page below the folder of WordPress, maybe with another host below the first. */
	public static function here(): self {
		$home  = self::address( 'home' );
		$login = self::address( 'siteurl' );
		return new self(
			$home['host'] === $login['host'] || str_ends_with( $login['host'], ".{$home['host']}" ) ? $home['host'] : $login['host'],
			array_values( array_unique( [ $home['origin'], $login['origin'] ] ) )
		);
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
