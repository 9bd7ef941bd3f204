<?php

declare( strict_types=1 );

namespace Frontage\Forms\Request;

defined( 'ABSPATH' ) || exit;

/** Message for a visitor who reached a rate limit. */
final class RateLimitMessage {

	/** @param int $wait Seconds to wait; displayed in minutes, above an hour in hours, always rounded up. */
	public static function create_message( int $wait ): string {
		$unit = $wait > HOUR_IN_SECONDS ? HOUR_IN_SECONDS : MINUTE_IN_SECONDS; // WordPress rounds hours to the nearest one.
		return sprintf(
			/* translators: %s: a length of time, such as “37 minutes”. */
			__( 'Too many requests. Try again in %s.', 'frontage-forms' ),
			human_time_diff( 0, (int) ceil( $wait / $unit ) * $unit )
		);
	}
}
