<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

use Frontage\Kit\Http\RateLimiter;
use Frontage\Kit\Http\RateLimitRule;

defined( 'ABSPATH' ) || exit;

/** The mail provider's limit: how many emails all servers of the site send in an hour, which begins with its first email. */
final class DeliveryLimit {

	/** Option: emails per hour; 0 for no limit. */
	public const SETTING = 'frontage_forms_delivery_limit';

	public static function sanitize( mixed $value ): int {
		return is_numeric( $value ) ? min( 1_000_000, max( 0, (int) $value ) ) : 0;
	}

	/** Counts an email that is to be sent now. Returns 0, or the seconds to wait because the limit is reached; then it is not counted. */
	public static function count(): int {
		$limit = self::sanitize( get_option( self::SETTING, 0 ) );
		if ( 0 === $limit ) {
			return 0;
		}
		// It is counted first, so that several processes cannot pass the limit together.
		$rule = self::rule( $limit );
		RateLimiter::count( $rule );
		$seconds = RateLimiter::seconds_to_wait( $rule );
		if ( $seconds > 0 ) {
			RateLimiter::uncount( $rule );
		}
		return $seconds;
	}

	/** Takes back a count: the email was not sent by this process. */
	public static function uncount(): void {
		if ( self::sanitize( get_option( self::SETTING, 0 ) ) > 0 ) {
			RateLimiter::uncount( self::rule( 0 ) );
		}
	}

	/** Whether the next email has to wait. */
	public static function is_reached(): bool {
		$limit = self::sanitize( get_option( self::SETTING, 0 ) );
		return $limit > 0 && RateLimiter::seconds_to_wait( self::rule( $limit - 1 ) ) > 0;
	}

	private static function rule( int $most ): RateLimitRule {
		return new RateLimitRule( 'forms delivery', '', $most, HOUR_IN_SECONDS );
	}
}
