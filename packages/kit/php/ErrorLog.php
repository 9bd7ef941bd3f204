<?php

declare( strict_types = 1 );

namespace Frontage\Kit;

defined( 'ABSPATH' ) || exit;

/** Notes for whoever looks after the site, in PHP's error log: WordPress has no other. */
final class ErrorLog {

	/** @param string $message Names the plugin, and contains no data of visitors and no folder of the server. */
	public static function write( string $message ): void {
		error_log( $message ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- Not for debugging: code of an add-on or of another server failed, and the site goes on.
	}
}
