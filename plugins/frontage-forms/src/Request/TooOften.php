<?php

declare( strict_types=1 );

namespace Frontage\Forms\Request;

defined( 'ABSPATH' ) || exit;

/** What a visitor reads who asked for something too often. */
final class TooOften {

	/** @param int $wait Seconds until it may be asked for again; said in whole minutes, never too short. */
	public static function text( int $wait ): string {
		return sprintf(
			/* translators: %s: a length of time, such as “37 minutes”. */
			__( 'This was asked for too often. Please try again in %s.', 'frontage-forms' ),
			human_time_diff( 0, (int) ceil( $wait / MINUTE_IN_SECONDS ) * MINUTE_IN_SECONDS )
		);
	}
}
