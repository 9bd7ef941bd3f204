<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Http;

defined( 'ABSPATH' ) || exit;

/** How long the current request may run. */
final class TimeLimit {

	/** Sets the limit anew, for work that an owner started and that cannot be cut in two. 0: no limit. */
	public static function set( int $seconds ): void {
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( $seconds ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions.Discouraged -- For this request alone.
		}
	}
}
