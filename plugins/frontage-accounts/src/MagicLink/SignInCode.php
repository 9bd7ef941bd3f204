<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\MagicLink;

use Frontage\Accounts\OneTimeToken;
use Frontage\Accounts\PasswordlessSignIn;
use Frontage\Accounts\Request\Origin;
use Frontage\Accounts\Security\AttemptLimits;
use Frontage\Accounts\Verification\PendingAccounts;
use Frontage\Rules\TypedValue;

defined( 'ABSPATH' ) || exit;

/**
 * Six digits beside the link, for who reads the mail in an app whose links open in a browser of its own: they are typed into the
 * page that waits. They count in the browser that asked for them alone, once, as long as the link; a new mail ends the old
 * ones. Wrong ones are counted for each code and for the network, so that nobody comes far by guessing, and nobody else is locked out
 * by it: an account whose codes are guessed gets codes of eight digits.
 */
final class SignInCode {

	/** The field of the page that waits. */
	public const FIELD = 'frontage_accounts_code';

	/** Of the error with which the page that waits is shown again. */
	public const ERROR = 'frontage_accounts_code';

	private const DIGITS = 6;

	/** While somebody guesses. */
	private const MORE_DIGITS = 8;

	/**
	 * Makes the one code of a browser; an older one of it is good no more.
	 *
	 * @param string $browser As `OneTimeToken::hash()` gives it.
	 * @return string Six digits, or eight; '' when the database refused.
	 */
	public static function make( int $user, string $browser, int $seconds ): string {
		$digits = AttemptLimits::are_guessed( $user ) ? self::MORE_DIGITS : self::DIGITS;
		$code   = str_pad( (string) random_int( 0, 10 ** $digits - 1 ), $digits, '0', STR_PAD_LEFT );
		OneTimeToken::drop( self::name( $browser ) );
		return OneTimeToken::keep( self::name( $browser ), $user, self::proof( $code, $browser ), $seconds ) ? $code : '';
	}

	/**
	 * On `authenticate`, before WordPress looks at name and password.
	 *
	 * @param mixed $user What was found before.
	 */
	public static function authenticate( mixed $user ): mixed {
		$typed = $user instanceof \WP_User ? '' : PasswordlessSignIn::posted( self::FIELD, 40 );
		if ( '' === $typed || ! MagicLink::is_on() ) {
			return $user;
		}
		$browser = MagicLink::known_browser();
		$found   = '' !== $browser && Origin::is_own() ? self::person( self::digits( $typed ), OneTimeToken::hash( $browser ) ) : 0;
		if ( ! $found ) {
			return new \WP_Error( self::ERROR, esc_html__( 'This code is not right, was used already, or was tried too often. Check it, open the link in the email, or ask for a new one.', 'frontage-accounts' ) );
		}
		PendingAccounts::hand_over( $found );
		return PasswordlessSignIn::person( $found );
	}

	/** The person whose code it is; 0 for a wrong one, with the same work whether this browser waits for one or not. */
	private static function person( string $code, string $browser ): int {
		$kept   = OneTimeToken::look( self::name( $browser ) );
		$limits = AttemptLimits::codes( $kept['browser'] ?? $browser, $kept['user'] ?? 0, MagicLink::MINUTES * MINUTE_IN_SECONDS );
		$waits  = 0 !== $limits->count(); // Counted first: tries at the same moment do not pass together.
		$is_it  = hash_equals( $kept['browser'] ?? str_repeat( '0', 64 ), OneTimeToken::hash( self::proof( $code, $browser ) ) );
		if ( $waits || ! $kept || ! $is_it || ! OneTimeToken::drop( self::name( $browser ) ) ) {
			return 0;
		}
		$limits->take_back();
		OneTimeToken::forget_browser( $kept['user'], $browser ); // The link of the same mail.
		return $kept['user'];
	}

	/** Ends the code of a browser whose link was used. */
	public static function end( string $browser ): void {
		OneTimeToken::drop( self::name( OneTimeToken::hash( $browser ) ) );
	}

	private static function name( string $browser ): string {
		return "code of $browser";
	}

	/** Keyed by what is not in the database: six digits could be found out by trying them all. */
	private static function proof( string $code, string $browser ): string {
		return hash_hmac( 'sha256', "code $code $browser", wp_salt( 'auth' ) );
	}

	/** What was typed, as digits; '' for anything but as many as a code may have. */
	private static function digits( string $typed ): string {
		$digits = (string) preg_replace( '/[\p{Z}\p{C}\p{Pd}]+/u', '', TypedValue::clean( 'tel', $typed ) );
		return 1 === preg_match( '/^\d+$/D', $digits ) && in_array( strlen( $digits ), [ self::DIGITS, self::MORE_DIGITS ], true ) ? $digits : '';
	}
}
