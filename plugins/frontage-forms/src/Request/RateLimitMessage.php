<?php

declare( strict_types=1 );

namespace Frontage\Forms\Request;

defined( 'ABSPATH' ) || exit;

/** What a visitor reads who asked for something too often. */
final class RateLimitMessage {

	/** @param int $wait Seconds until it may be asked for again; said in whole minutes, above an hour in whole hours, never too short. */
	public static function text( int $wait ): string {
		$unit = $wait > HOUR_IN_SECONDS ? HOUR_IN_SECONDS : MINUTE_IN_SECONDS; // WordPress rounds hours to the nearest.
		return sprintf(
			/* translators: %s: a length of time, such as “37 minutes”. */
			__( 'This was asked for too often. Please try again in %s.', 'frontage-forms' ),
			human_time_diff( 0, (int) ceil( $wait / $unit ) * $unit )
		);
	}
}
