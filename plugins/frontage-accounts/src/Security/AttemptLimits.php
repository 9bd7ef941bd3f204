<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Security;

use Frontage\Accounts\Request\RequestData;
use Frontage\Kit\Http\IpAddress;
use Frontage\Kit\Http\RateLimiter;
use Frontage\Kit\Http\RateLimitRule;

defined( 'ABSPATH' ) || exit;

/** How often one visitor may try, by the kit's counters: counted first, so that tries at the same moment do not pass together. */
final class AttemptLimits {

	/** @param list<RateLimitRule> $limits */
	private function __construct( private readonly array $limits ) {}

	/**
	 * Failed ones: for a name and address, and for an address. Nobody locks out an owner with guesses of his own. An account's
	 * name and its mailbox are two names here: one count for both would tell that they belong together.
	 */
	public static function sign_in( string $name ): self {
		$quarter = 15 * MINUTE_IN_SECONDS;
		return new self(
			[
				self::limit( 'sign-in ' . self::plain( $name ), 'sign-in', 5, $quarter ),
				self::limit( 'sign-in', 'sign-in-address', 20, $quarter ),
			]
		);
	}

	/** Accounts that were made. */
	public static function registration(): self {
		return new self( [ self::limit( 'registration', 'registration', 5, HOUR_IN_SECONDS ) ] );
	}

	/** What asks whether a name or an address is known. */
	public static function lookups(): self {
		return new self( [ self::limit( 'lookup', 'lookup', 30, HOUR_IN_SECONDS ) ] );
	}

	/** Mails that are sent because somebody typed a name: for an address of the net, and for that name. */
	public static function mails( string $to ): self {
		return new self(
			[
				self::limit( 'mail', 'mail', 5, HOUR_IN_SECONDS ),
				new RateLimitRule( 'accounts mail ' . self::plain( $to ), '', self::most( 'mail-name', 3 ), HOUR_IN_SECONDS ),
			]
		);
	}

	/** Questions for a link by mail: of an address of the net, and for a name, in the time for which a link is good. */
	public static function links( string $to, int $seconds ): self {
		return new self(
			[
				self::limit( 'link', 'link', 10, HOUR_IN_SECONDS ),
				new RateLimitRule( 'accounts link for ' . self::plain( $to ), '', self::most( 'link-name', 3 ), $seconds ),
			]
		);
	}

	/**
	 * Wrong codes beside a link: five for each code that was mailed, and for a network in a day (of IPv6 one that a household gets, since
	 * who guesses would have 65,536 of the usual ones). For an account they are counted and refuse nobody: see are_guessed().
	 *
	 * @param string $code What tells the code, or the browser that waits for none, from others.
	 * @param int    $user 0 where the browser waits for none.
	 */
	public static function codes( string $code, int $user, int $seconds ): self {
		return new self(
			[
				new RateLimitRule( "accounts code $code", '', self::most( 'code', 5 ), $seconds ),
				new RateLimitRule( 'accounts code', IpAddress::network( RequestData::address(), 32, 48 ), self::most( 'code-network', 20 ), DAY_IN_SECONDS ),
				self::guesses( $user ?: "nobody $code", PHP_INT_MAX ),
			]
		);
	}

	/** Whether somebody guesses the codes of this account: nobody is locked out by that, the next codes are longer. */
	public static function are_guessed( int $user ): bool {
		return [] !== RateLimiter::over( self::guesses( $user, self::most( 'code-account', 10 ) ) );
	}

	private static function guesses( int|string $user, int $most ): RateLimitRule {
		return new RateLimitRule( "accounts code for $user", '', $most, DAY_IN_SECONDS );
	}

	/** Mails to who has an account, when others register with the address. Of their own: what counts in `mails()` could be asked for there, and would tell that there is one. */
	public static function known( string $to ): self {
		return new self( [ new RateLimitRule( 'accounts known ' . self::plain( $to ), '', self::most( 'mail-name', 3 ), HOUR_IN_SECONDS ) ] );
	}

	public static function nonces(): self {
		return new self( [ self::limit( 'nonce', 'nonce', 30, 10 * MINUTE_IN_SECONDS ) ] );
	}

	/** Forms that were posted without script: what is said of each is kept for the page after it. */
	public static function outcomes(): self {
		return new self( [ self::limit( 'outcome', 'outcome', 30, 10 * MINUTE_IN_SECONDS ) ] );
	}

	/**
	 * A name without what WordPress and its database leave out when they look for it (accents, marks that nobody sees, tags): in
	 * another spelling it is the same mailbox. It asks nobody, so that a limit tells nothing of accounts.
	 */
	public static function plain( string $name ): string {
		$name = sanitize_user( $name );
		$name = function_exists( 'normalizer_normalize' ) ? (string) normalizer_normalize( $name, \Normalizer::FORM_KD ) : $name;
		return hash( 'sha256', mb_strtolower( (string) preg_replace( '/[\p{C}\p{M}\s]+/u', '', $name ) ) );
	}

	/** Counts one; gives the seconds until one passes again, 0: this one does. Who has to wait is counted no more: each name that he makes up would be a row. */
	public function count(): int {
		$wait = RateLimiter::wait( ...$this->limits );
		if ( $wait ) {
			return $wait;
		}
		RateLimiter::count( ...$this->limits );
		return RateLimiter::wait( ...$this->limits );
	}

	/** It was none of what is counted. */
	public function take_back(): void {
		RateLimiter::take_back( ...$this->limits );
	}

	private static function limit( string $what, string $kind, int $most, int $seconds ): RateLimitRule {
		return new RateLimitRule( "accounts $what", RequestData::address(), self::most( $kind, $most ), $seconds );
	}

	private static function most( string $kind, int $most ): int {
		/**
		 * Filters how often one visitor may do something within its time.
		 *
		 * @since 0.1.0
		 *
		 * @param int    $most
		 * @param string $kind `sign-in` (failed, for a name, in 15 minutes), `sign-in-address` (failed, in 15 minutes), `registration` (in an hour), `lookup` (registrations that were refused, in an hour),
		 *                     `mail` and `mail-name` (mails to who lost a password, did not confirm or has an account already, in an hour),
		 *                     `link` (links to sign in that one address asks for, in an hour), `link-name` (those for one name, in a quarter of one), `code` (wrong tries of one code beside a link), `code-network` (those of one network, in a day), `code-account` (those for one account in a day, after which its codes are longer), `nonce` and `outcome` (forms that were posted without script; in ten minutes).
		 */
		$filtered = apply_filters( 'frontage_accounts_limit', $most, $kind );
		return is_int( $filtered ) ? max( 0, $filtered ) : $most;
	}
}
