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
 * Six digits sent with the link, for users whose mail app opens links in its own browser: they type them into the waiting
 * page. A code is valid only in the browser that requested it, once, as long as the link; a new email invalidates older
 * codes. Wrong codes are counted per code and per network, which limits guessing without locking anybody out. An account
 * whose codes are being guessed gets codes of eight digits.
 */
final class SignInCode {

	/** The field of the waiting page. */
	public const FIELD = 'frontage_accounts_code';

	/** Code of the error that shows the waiting page again. */
	public const ERROR = 'frontage_accounts_code';

	private const DIGITS = 6;

	/** While codes are being guessed. */
	private const MORE_DIGITS = 8;

	/**
	 * Creates the browser's code and invalidates its older one.
	 *
	 * @param string $browser As `OneTimeToken::hash()` returns it.
	 * @return string Six or eight digits; '' when the database refused.
	 */
	public static function create( int $user, string $browser, int $seconds ): string {
		$digits = AttemptLimits::are_guessed( $user ) ? self::MORE_DIGITS : self::DIGITS;
		$code   = str_pad( (string) random_int( 0, 10 ** $digits - 1 ), $digits, '0', STR_PAD_LEFT );
		OneTimeToken::redeem_anywhere( self::name( $browser ) );
		return OneTimeToken::issue( self::name( $browser ), $user, self::hash( $code, $browser ), $seconds ) ? $code : '';
	}

	/**
	 * On `authenticate`, before WordPress checks name and password.
	 *
	 * @param mixed $user The result so far.
	 */
	public static function authenticate( mixed $user ): mixed {
		$submitted = $user instanceof \WP_User ? '' : PasswordlessSignIn::posted_response( self::FIELD, 40 );
		if ( '' === $submitted || ! MagicLink::is_on() ) {
			return $user;
		}
		$browser = MagicLink::stored_browser_secret();
		$found   = '' !== $browser && Origin::is_own() ? self::user_of_code( self::digits( $submitted ), OneTimeToken::hash( $browser ) ) : 0;
		if ( ! $found ) {
			return new \WP_Error( self::ERROR, esc_html__( 'This code is wrong, expired, or already used. Check it, open the link in the email, or request a new one.', 'frontage-accounts' ) );
		}
		PendingAccounts::after_confirmation( $found );
		return PasswordlessSignIn::allowed_user( $found );
	}

	/** The user whose code it is; 0 for a wrong one. The work is the same whether this browser waits for a code or not. */
	private static function user_of_code( string $code, string $browser ): int {
		$stored = OneTimeToken::find( self::name( $browser ) );
		$limits = AttemptLimits::codes( $stored['browser'] ?? $browser, $stored['user'] ?? 0, MagicLink::MINUTES * MINUTE_IN_SECONDS );
		$waits  = 0 !== $limits->count(); // Counted first, so that simultaneous attempts cannot all pass.
		$is_it  = hash_equals( $stored['browser'] ?? str_repeat( '0', 64 ), OneTimeToken::hash( self::hash( $code, $browser ) ) );
		if ( $waits || ! $stored || ! $is_it || ! OneTimeToken::redeem_anywhere( self::name( $browser ) ) ) {
			return 0;
		}
		$limits->uncount();
		OneTimeToken::revoke_in_browser( $stored['user'], $browser ); // Invalidates the link of the same email.
		return $stored['user'];
	}

	/** Invalidates the code of a browser whose link was used. */
	public static function delete( string $browser ): void {
		OneTimeToken::redeem_anywhere( self::name( OneTimeToken::hash( $browser ) ) );
	}

	private static function name( string $browser ): string {
		return "code of $browser";
	}

	/** Keyed with a secret outside the database: six digits could be found by trying all of them. */
	private static function hash( string $code, string $browser ): string {
		return hash_hmac( 'sha256', "code $code $browser", wp_salt( 'auth' ) );
	}

	/** The typed digits; '' for anything but a valid number of digits. */
	private static function digits( string $submitted ): string {
		$digits = (string) preg_replace( '/[\p{Z}\p{C}\p{Pd}]+/u', '', TypedValue::clean( 'tel', $submitted ) );
		return 1 === preg_match( '/^\d+$/D', $digits ) && in_array( strlen( $digits ), [ self::DIGITS, self::MORE_DIGITS ], true ) ? $digits : '';
	}
}
