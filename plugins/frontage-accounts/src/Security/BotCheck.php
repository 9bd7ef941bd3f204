<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Security;

use Frontage\Accounts\Request\PostedValues;

defined( 'ABSPATH' ) || exit;

/**
 * Detects bots: a hidden honeypot field, and a signed timestamp of when the page was rendered. Both are the same for all
 * visitors, so pages may be cached indefinitely. Forms that send neither come from old pages and pass.
 */
final class BotCheck {

	public const STAMP = 'frontage_stamp';
	public const TRAP  = 'frontage_website';

	/** Minimum seconds between rendering the page and submitting the form. */
	private const FASTEST = 2;

	public static function timestamp( ?int $now = null ): string {
		$time = (string) ( $now ?? time() );
		return "$time." . self::signature( $time );
	}

	/** The message for a suspected bot; '' for people. */
	public static function bot_message( PostedValues $sent ): string {
		if ( '' !== $sent->text( self::TRAP ) ) {
			return __( 'A hidden field was filled in, possibly by your browser. Clear it and try again.', 'frontage-accounts' );
		}
		return self::is_too_fast( $sent->text( self::STAMP ) ?? '' )
			? __( 'That was very fast. Select the button again.', 'frontage-accounts' )
			: '';
	}

	/** Timestamps without our signature cannot be judged. */
	private static function is_too_fast( string $timestamp ): bool {
		if ( ! preg_match( '/^(\d{1,12})\.([0-9a-f]{32})$/D', $timestamp, $part ) || ! hash_equals( self::signature( $part[1] ), $part[2] ) ) {
			return false;
		}
		$age = time() - (int) $part[1];
		/**
		 * Filters the minimum number of seconds between rendering a page and submitting a registration.
		 *
		 * @since 0.1.0
		 * @param int $seconds 0: the time is not checked.
		 */
		$fastest = apply_filters( 'frontage_accounts_fastest', self::FASTEST );
		return $age >= 0 && is_int( $fastest ) && $age < $fastest; // Negative if the clocks of two servers differ; then it cannot be judged.
	}

	private static function signature( string $time ): string {
		return substr( hash_hmac( 'sha256', "frontage accounts stamp $time", wp_salt( 'nonce' ) ), 0, 32 );
	}
}
