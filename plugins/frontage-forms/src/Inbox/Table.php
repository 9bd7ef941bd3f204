<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

/** The tables of the inbox: submissions, one row each, and the counters of the rate limit. */
final class Table {

	public const SUBMISSIONS = 'frontage_submissions';
	public const LIMITS      = 'frontage_limits';

	public static function name( string $table = self::SUBMISSIONS ): string {
		global $wpdb;
		return $wpdb->prefix . $table;
	}

	/** Makes the tables, or brings them to the shape of this version. */
	public static function install(): void {}
}
