<?php

declare( strict_types=1 );

namespace Frontage\Forms\Guard;

defined( 'ABSPATH' ) || exit;

/**
 * When a page with a form was made, in the server's own hand: `<unix time>.<signature>`.
 *
 * It is the same for everybody who sees the page, so a page may be cached for ever; an old one is as good as a new one.
 */
final class Stamp {

	public const FIELD = '_frontage_stamp';

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

	private static function signature( int $form_id, string $time ): string {
		return substr( hash_hmac( 'sha256', "frontage stamp $form_id $time", wp_salt( 'nonce' ) ), 0, 32 );
	}
}
