<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Security;

use Frontage\Accounts\Request\PostedValues;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a program filled in a form: a field that nobody sees, and the time when the page was made, in the server's own
 * hand. Both are the same for everybody, so a page may be cached for ever; who sends neither has an old page's form.
 */
final class BotCheck {

	public const STAMP = 'frontage_stamp';
	public const TRAP  = 'frontage_website';

	/** From the making of the page to its sending, in seconds. */
	private const FASTEST = 2;

	public static function stamp( ?int $now = null ): string {
		$time = (string) ( $now ?? time() );
		return "$time." . self::signature( $time );
	}

	/** What is to be said to who seems to be a program; '' for people. */
	public static function doubt( PostedValues $sent ): string {
		if ( '' !== $sent->text( self::TRAP ) ) {
			return __( 'A field that must stay empty was filled in, perhaps by your browser. Please empty it and try again.', 'frontage-accounts' );
		}
		return self::is_too_fast( $sent->text( self::STAMP ) ?? '' )
			? __( 'That was very fast. Please press the button once more.', 'frontage-accounts' )
			: '';
	}

	/** Of what we have not written nobody can tell. */
	private static function is_too_fast( string $stamp ): bool {
		if ( ! preg_match( '/^(\d{1,12})\.([0-9a-f]{32})$/D', $stamp, $part ) || ! hash_equals( self::signature( $part[1] ), $part[2] ) ) {
			return false;
		}
		$age = time() - (int) $part[1];
		/**
		 * Filters how many seconds a person needs at least, from the making of the page to sending a registration.
		 *
		 * @since 0.1.0
		 *
		 * @param int $seconds 0: the time is not looked at.
		 */
		$fastest = apply_filters( 'frontage_accounts_fastest', self::FASTEST );
		return $age >= 0 && is_int( $fastest ) && $age < $fastest; // Below zero two servers' clocks differ, so nobody knows.
	}

	private static function signature( string $time ): string {
		return substr( hash_hmac( 'sha256', "frontage accounts stamp $time", wp_salt( 'nonce' ) ), 0, 32 );
	}
}
