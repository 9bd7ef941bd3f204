<?php

declare( strict_types=1 );

namespace Frontage\Forms\SpamProtection;

defined( 'ABSPATH' ) || exit;

/**
 * When a page with a form was made, in the server's own hand: `<unix time>.<signature>`.
 *
 * It is the same for everybody who sees the page, so a page may be cached for ever; an old one is as good as a new one.
 */
final class SignedTimestamp {

	public const FIELD = '_frontage_stamp';

	/** From the making of the page to its sending, in seconds. */
	private const FASTEST = 2;

	public static function make( int $form_id, ?int $now = null ): string {
		$time = (string) ( $now ?? time() );
		return $time . '.' . self::signature( $form_id, $time );
	}

	/** How many seconds ago, less than none where the server that wrote it has a clock ahead of ours; null for what we have not written, or not for this form. */
	public static function age( string $stamp, int $form_id, ?int $now = null ): ?int {
		if ( ! preg_match( '/^(\d{1,12})\.([0-9a-f]{32})$/D', $stamp, $part ) || ! hash_equals( self::signature( $form_id, $part[1] ), $part[2] ) ) {
			return null;
		}
		return ( $now ?? time() ) - (int) $part[1];
	}

	/** Whether no person can have been so fast; of what we have not written nobody can tell. */
	public static function is_too_fast( string $stamp, int $form_id ): bool {
		$age = self::age( $stamp, $form_id );
		/**
		 * Filters how many seconds a person needs at least, from the making of the page to sending its form.
		 *
		 * @since 0.1.0
		 *
		 * @param int $seconds 0: the time is not looked at.
		 * @param int $form_id 0: the sign-up for news.
		 */
		$fastest = apply_filters( 'frontage_forms_fastest', self::FASTEST, $form_id );
		return null !== $age && $age >= 0 && is_int( $fastest ) && $age < $fastest; // Below zero: two servers' clocks differ, so nobody knows.
	}

	private static function signature( int $form_id, string $time ): string {
		return substr( hash_hmac( 'sha256', "frontage stamp $form_id $time", wp_salt( 'nonce' ) ), 0, 32 );
	}
}
