<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Sessions;

defined( 'ABSPATH' ) || exit;

/** A readable device name from the user agent: browser and operating system, no versions. */
final class DeviceName {

	/** The first match counts; browsers that imitate another come before it. */
	private const BROWSERS = [
		'EdgiOS|EdgA|Edge?\/' => 'Edge',
		'OPR\/|OPiOS'         => 'Opera',
		'SamsungBrowser'      => 'Samsung Internet',
		'Vivaldi'             => 'Vivaldi',
		'FxiOS|Firefox'       => 'Firefox',
		'CriOS|Chrom(?:e|ium)' => 'Chrome',
		'Safari'              => 'Safari',
	];

	private const SYSTEMS = [
		'iPhone|iPod'          => 'iPhone',
		'iPad'                 => 'iPad',
		'Android'              => 'Android',
		'Windows'              => 'Windows',
		'CrOS'                 => 'ChromeOS',
		'Macintosh|Mac OS X'   => 'macOS',
		'Linux|X11'            => 'Linux',
	];

	public static function describe( string $user_agent ): string {
		$user_agent = substr( $user_agent, 0, 500 );
		$browser    = self::first_match( self::BROWSERS, $user_agent );
		$system     = self::first_match( self::SYSTEMS, $user_agent );
		if ( '' === $browser || '' === $system ) {
			return $browser . $system ?: __( 'Unknown device', 'frontage-accounts' );
		}
		/* translators: 1: a browser, 2: a system: Firefox on Windows. */
		return sprintf( __( '%1$s on %2$s', 'frontage-accounts' ), $browser, $system );
	}

	/** @param array<string, string> $names */
	private static function first_match( array $names, string $user_agent ): string {
		foreach ( $names as $sign => $name ) {
			if ( preg_match( "/$sign/", $user_agent ) ) {
				return $name;
			}
		}
		return '';
	}
}
