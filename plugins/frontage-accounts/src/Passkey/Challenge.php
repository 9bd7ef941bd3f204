<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

use Frontage\Accounts\OneTimeToken;

defined( 'ABSPATH' ) || exit;

/**
 * What an authenticator has to sign: random, signed by this site with its purpose and the end of its time, so that nothing is
 * kept for whoever asks for one. What was answered is kept until it could not be used any more: it is good for one time.
 */
final class Challenge {

	public const SIGN_IN = 'sign in';

	/** Seconds. The script asks for a new one before. */
	public const LASTS = 5 * MINUTE_IN_SECONDS;

	private const RANDOM = 16;

	/** To make a passkey in this one session of a person. */
	public static function to_make( int $user ): string {
		return "make $user " . hash( 'sha256', wp_get_session_token() );
	}

	public static function make( string $purpose ): string {
		$begins = random_bytes( self::RANDOM ) . pack( 'J', time() + self::LASTS );
		return Base64Url::encode( $begins . self::proof( $begins, $purpose ) );
	}

	/** It was given by us for this, and its time is not over. */
	public static function must_hold( string $challenge, string $purpose ): void {
		$bytes  = Base64Url::decode( $challenge );
		$begins = substr( $bytes, 0, self::RANDOM + 8 );
		if ( strlen( $bytes ) !== self::RANDOM + 8 + 32 || ! hash_equals( self::proof( $begins, $purpose ), substr( $bytes, self::RANDOM + 8 ) ) ) {
			throw new CeremonyException( 'This challenge was not given by this site for this.' );
		}
		if ( hexdec( bin2hex( substr( $begins, self::RANDOM ) ) ) < time() ) {
			throw new CeremonyException( 'The time of this challenge is over.' );
		}
	}

	/** After everything else was found good. */
	public static function use_up( string $challenge ): void {
		if ( ! OneTimeToken::first_time( "challenge $challenge", self::LASTS ) ) {
			throw new CeremonyException( 'This challenge was answered before.' );
		}
	}

	private static function proof( string $begins, string $purpose ): string {
		return hash_hmac( 'sha256', "frontage passkey $purpose $begins", wp_salt( 'nonce' ), true );
	}
}
