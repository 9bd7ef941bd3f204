<?php

declare( strict_types=1 );

namespace Frontage\Forms\SpamProtection;

defined( 'ABSPATH' ) || exit;

/**
 * The time at which a page with a form was rendered, signed by the server: `<unix time>.<signature>`.
 *
 * It is the same for all visitors and never expires, so the page may be cached without limit.
 */
final class SignedTimestamp {

	public const FIELD = '_frontage_stamp';

	/** Minimum time from rendering the page to sending the form, in seconds. */
	private const FASTEST = 2;

	public static function create( int $form_id, ?int $now = null ): string {
		$time = (string) ( $now ?? time() );
		return $time . '.' . self::create_signature( $form_id, $time );
	}

	/**
	 * Age in seconds; negative when the clock of the server that signed it is ahead of ours. Null for a stamp that this site did not sign,
	 * or not for this form.
	 */
	public static function age( string $timestamp, int $form_id, ?int $now = null ): ?int {
		if ( ! preg_match( '/^(\d{1,12})\.([0-9a-f]{32})$/D', $timestamp, $part ) || ! hash_equals( self::create_signature( $form_id, $part[1] ), $part[2] ) ) {
			return null;
		}
		return ( $now ?? time() ) - (int) $part[1];
	}

	/** Whether the form was sent faster than a person can. False for a stamp that this site did not sign. */
	public static function is_too_fast( string $timestamp, int $form_id ): bool {
		$age = self::age( $timestamp, $form_id );
		/**
		 * Filters the minimum number of seconds from rendering the page to sending its form.
		 *
		 * @since 0.1.0
		 *
		 * @param int $seconds 0: the time is not checked.
		 * @param int $form_id 0: the newsletter form.
		 */
		$min_seconds = apply_filters( 'frontage_forms_fastest', self::FASTEST, $form_id );
		return null !== $age && $age >= 0 && is_int( $min_seconds ) && $age < $min_seconds; // Below zero the clocks of two servers differ, so the time is unknown.
	}

	private static function create_signature( int $form_id, string $time ): string {
		return substr( hash_hmac( 'sha256', "frontage stamp $form_id $time", wp_salt( 'nonce' ) ), 0, 32 );
	}
}
