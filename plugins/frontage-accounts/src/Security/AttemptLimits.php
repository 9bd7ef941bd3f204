<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Security;

use Frontage\Accounts\Request\RequestData;
use Frontage\Kit\Http\IpAddress;
use Frontage\Kit\Http\RateLimiter;
use Frontage\Kit\Http\RateLimitRule;

defined( 'ABSPATH' ) || exit;

/** Limits attempts per visitor with the kit's rate limiter. It counts before checking, so that simultaneous attempts cannot all pass. */
final class AttemptLimits {

	/** @param list<RateLimitRule> $limits */
	private function __construct( private readonly array $limits ) {}

	/**
	 * Failed sign-ins: for a name plus IP address, and for an IP address. Guesses by others never lock out an owner. A
	 * username and its email address are counted separately: a common count would reveal that they belong together.
	 */
	public static function sign_in( string $name ): self {
		$quarter = 15 * MINUTE_IN_SECONDS;
		return new self(
			[
				self::limit( 'sign-in ' . self::normalize( $name ), 'sign-in', 5, $quarter ),
				self::limit( 'sign-in', 'sign-in-address', 20, $quarter ),
			]
		);
	}

	/** Accounts created. */
	public static function registration(): self {
		return new self( [ self::limit( 'registration', 'registration', 5, HOUR_IN_SECONDS ) ] );
	}

	/** Requests that reveal whether a name or an email address is known. */
	public static function lookups(): self {
		return new self( [ self::limit( 'lookup', 'lookup', 30, HOUR_IN_SECONDS ) ] );
	}

	/** Emails sent because a visitor entered a name: per IP address, and per name. */
	public static function emails( string $to ): self {
		return new self(
			[
				self::limit( 'mail', 'mail', 5, HOUR_IN_SECONDS ),
				new RateLimitRule( 'accounts mail ' . self::normalize( $to ), '', self::maximum( 'mail-name', 3 ), HOUR_IN_SECONDS ),
			]
		);
	}

	/** Requests for a magic link: per IP address and per name, within the link's lifetime. */
	public static function links( string $to, int $seconds ): self {
		return new self(
			[
				self::limit( 'link', 'link', 10, HOUR_IN_SECONDS ),
				new RateLimitRule( 'accounts link for ' . self::normalize( $to ), '', self::maximum( 'link-name', 3 ), $seconds ),
			]
		);
	}

	/**
	 * Wrong codes: five per emailed code, and a limit per network and day. For IPv6 that is a network as assigned to a
	 * household, since an attacker would have 65,536 of the usual ones. Wrong codes per account are counted but refuse
	 * nobody: see are_guessed().
	 *
	 * @param string $code Identifies the code, or the browser that waits for none.
	 * @param int    $user 0 if the browser waits for none.
	 */
	public static function codes( string $code, int $user, int $seconds ): self {
		return new self(
			[
				new RateLimitRule( "accounts code $code", '', self::maximum( 'code', 5 ), $seconds ),
				new RateLimitRule( 'accounts code', IpAddress::network( RequestData::address(), 32, 48 ), self::maximum( 'code-network', 20 ), DAY_IN_SECONDS ),
				self::guesses( $user ?: "nobody $code", PHP_INT_MAX ),
			]
		);
	}

	/** Whether codes of this account are being guessed: nobody is locked out by that, but its next codes are longer. */
	public static function are_guessed( int $user ): bool {
		return [] !== RateLimiter::exceeded( self::guesses( $user, self::maximum( 'code-account', 10 ) ) );
	}

	private static function guesses( int|string $user, int $most ): RateLimitRule {
		return new RateLimitRule( "accounts code for $user", '', $most, DAY_IN_SECONDS );
	}

	/**
	 * Emails to the owner of an account when others register with its address. Counted separately: a shared count with
	 * `emails()` could be probed there, and would reveal the account.
	 */
	public static function registered_addresses( string $to ): self {
		return new self( [ new RateLimitRule( 'accounts known ' . self::normalize( $to ), '', self::maximum( 'mail-name', 3 ), HOUR_IN_SECONDS ) ] );
	}

	public static function nonces(): self {
		return new self( [ self::limit( 'nonce', 'nonce', 30, 10 * MINUTE_IN_SECONDS ) ] );
	}

	/** Forms posted without script: each result is stored for the next page. */
	public static function outcomes(): self {
		return new self( [ self::limit( 'outcome', 'outcome', 30, 10 * MINUTE_IN_SECONDS ) ] );
	}

	/**
	 * A name normalized as WordPress and its database compare names (accents, invisible characters and tags removed):
	 * another spelling is the same mailbox. No lookup is involved, so a limit reveals nothing about accounts.
	 */
	public static function normalize( string $name ): string {
		$name = sanitize_user( $name );
		$name = function_exists( 'normalizer_normalize' ) ? (string) normalizer_normalize( $name, \Normalizer::FORM_KD ) : $name;
		return hash( 'sha256', mb_strtolower( (string) preg_replace( '/[\p{C}\p{M}\s]+/u', '', $name ) ) );
	}

	/**
	 * Counts one attempt; returns the seconds to wait, 0 when it is allowed. Blocked attempts are not counted: each invented
	 * name would create a row.
	 */
	public function count(): int {
		$wait = RateLimiter::seconds_to_wait( ...$this->limits );
		if ( $wait ) {
			return $wait;
		}
		RateLimiter::count( ...$this->limits );
		return RateLimiter::seconds_to_wait( ...$this->limits );
	}

	/** Reverts the count of an attempt. */
	public function uncount(): void {
		RateLimiter::uncount( ...$this->limits );
	}

	private static function limit( string $what, string $kind, int $most, int $seconds ): RateLimitRule {
		return new RateLimitRule( "accounts $what", RequestData::address(), self::maximum( $kind, $most ), $seconds );
	}

	private static function maximum( string $kind, int $most ): int {
		/**
		 * Filters how often one visitor may do something within its time.
		 *
		 * @since 0.1.0
		 * @param int    $most
		 * @param string $kind `sign-in` (failed, for a name, in 15 minutes), `sign-in-address` (failed, in 15 minutes), `registration` (in an hour), `lookup` (registrations that were refused, in an hour),
		 *                        `mail` and `mail-name` (emails for a lost password, a confirmation or an existing account, in an hour),
		 *                        `link` (sign-in links requested from one address, in an hour), `link-name` (those for one name, in 15 minutes), `code` (wrong attempts of one code, within its lifetime), `code-network` (those of one network, in a day), `code-account` (those for one account in a day, after which its codes are longer), `nonce` and `outcome` (forms that were posted without script; in ten minutes).
		 */
		$filtered = apply_filters( 'frontage_accounts_limit', $most, $kind );
		return is_int( $filtered ) ? max( 0, $filtered ) : $most;
	}
}
