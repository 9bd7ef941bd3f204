<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

defined( 'ABSPATH' ) || exit;

/** How long to wait before the next attempt: 1, 5, 15, 60 minutes, then 6 hours, up to three days. */
final class RetryDelays {

	private const FIRST = [ MINUTE_IN_SECONDS, 5 * MINUTE_IN_SECONDS, 15 * MINUTE_IN_SECONDS, HOUR_IN_SECONDS ];

	private const THEN = 6 * HOUR_IN_SECONDS;

	public const LONGEST = 3 * DAY_IN_SECONDS;

	/** Seconds to wait after this many attempts; null when the three days are over. */
	public static function delay_after( int $attempts ): ?int {
		$elapsed = array_sum( array_slice( self::FIRST, 0, $attempts ) ) + max( 0, $attempts - count( self::FIRST ) ) * self::THEN;
		return $elapsed > self::LONGEST ? null : self::FIRST[ max( 1, $attempts ) - 1 ] ?? self::THEN;
	}
}
