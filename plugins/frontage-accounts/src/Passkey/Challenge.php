<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

use Frontage\Accounts\OneTimeToken;

defined( 'ABSPATH' ) || exit;

/**
 * The challenge that an authenticator signs: random bytes, signed by this site with a purpose and an expiry, so that issuing
 * one stores nothing. An answered challenge is stored until it expires, since it is valid once.
 */
final class Challenge {

	public const SIGN_IN = 'sign in';

	/** Seconds. The script requests a new one before. */
	public const LASTS = 5 * MINUTE_IN_SECONDS;

	private const RANDOM = 16;

	/** Purpose: creating a passkey in the user's current session. */
	public static function registration_purpose( int $user ): string {
		return "make $user " . hash( 'sha256', wp_get_session_token() );
	}

	public static function create( string $purpose ): string {
		$begins = random_bytes( self::RANDOM ) . pack( 'J', time() + self::LASTS );
		return Base64Url::encode( $begins . self::signature( $begins, $purpose ) );
	}

	/** Requires that this site issued the challenge for this purpose, and that it has not expired. */
	public static function verify( string $challenge, string $purpose ): void {
		$bytes  = Base64Url::decode( $challenge );
		$begins = substr( $bytes, 0, self::RANDOM + 8 );
		if ( strlen( $bytes ) !== self::RANDOM + 8 + 32 || ! hash_equals( self::signature( $begins, $purpose ), substr( $bytes, self::RANDOM + 8 ) ) ) {
			throw new CeremonyException( 'This challenge was not given by this site for this.' );
		}
		if ( hexdec( bin2hex( substr( $begins, self::RANDOM ) ) ) < time() ) {
			throw new CeremonyException( 'The time of this challenge is over.' );
		}
	}

	/** Marks the challenge as used; call it after all other checks. */
	public static function consume( string $challenge ): void {
		if ( ! OneTimeToken::is_first_use( "challenge $challenge", self::LASTS ) ) {
			throw new CeremonyException( 'This challenge was answered before.' );
		}
	}

	private static function signature( string $begins, string $purpose ): string {
		return hash_hmac( 'sha256', "frontage passkey $purpose $begins", wp_salt( 'nonce' ), true );
	}
}
