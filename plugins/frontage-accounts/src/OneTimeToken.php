<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * What is good for one time: links that were mailed, challenges that were answered. One statement says whether this is the
 * time, so of two requests that come at once one wins. Only hashes are kept.
 */
final class OneTimeToken {

	/** Without the site's prefix. */
	public const TABLE = 'frontage_accounts_once';

	/** For `Database::install()`. */
	public static function definition(): string {
		$table   = Database::table( self::TABLE );
		$options = Database::table_options();
		return "CREATE TABLE $table (
				what char(64) NOT NULL,
				user_id bigint(20) unsigned NOT NULL,
				browser char(64) NOT NULL,
				ends datetime NOT NULL,
				PRIMARY KEY  (what),
				KEY ends (ends),
				KEY user_id (user_id)
			) $options;";
	}

	/**
	 * Keeps a secret that one browser of one person may use in so many seconds.
	 *
	 * @param string $browser What proves the browser; kept as a hash of `hash()`'s answer, so that a task may carry that in its place.
	 */
	public static function keep( string $secret, int $user, string $browser, int $seconds ): bool {
		return self::insert( $secret, $user, $browser, $seconds );
	}

	/** Uses it up: the person's number; 0 when it is not there any more, or not in this browser. */
	public static function take( string $secret, string $browser ): int {
		global $wpdb;
		$rows = Database::rows( (string) $wpdb->prepare( 'SELECT user_id FROM %i WHERE what = %s AND browser = %s AND ends > UTC_TIMESTAMP()', Database::table( self::TABLE ), self::hash( $secret ), self::hash( $browser ) ) );
		$user = $rows ? (int) $rows[0]['user_id'] : 0;
		return $user && self::drop( $secret ) ? $user : 0;
	}

	/** @return array{user: int, browser: string}|null Whose it is and what proves the browser, as hashed; nothing is used up. */
	public static function look( string $secret ): ?array {
		global $wpdb;
		$rows = Database::rows( (string) $wpdb->prepare( 'SELECT user_id, browser FROM %i WHERE what = %s AND ends > UTC_TIMESTAMP()', Database::table( self::TABLE ), self::hash( $secret ) ) );
		return $rows ? [
			'user'    => (int) $rows[0]['user_id'],
			'browser' => (string) $rows[0]['browser'],
		] : null;
	}

	/** Uses it up, whoever asks; false when it was not there any more. */
	public static function drop( string $secret ): bool {
		global $wpdb;
		return 1 === Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE what = %s', Database::table( self::TABLE ), self::hash( $secret ) ) );
	}

	/** Takes away what one person was given for one browser. */
	public static function forget_browser( int $user, string $browser ): void {
		global $wpdb;
		Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE user_id = %d AND browser = %s', Database::table( self::TABLE ), $user, self::hash( $browser ) ) );
	}

	/** Whether this comes for the first time; from then on it does not, for so many seconds. */
	public static function first_time( string $secret, int $seconds ): bool {
		return self::insert( $secret, 0, '', $seconds );
	}

	/** Takes away what one person was given. */
	public static function forget( int $user ): void {
		global $wpdb;
		Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE user_id = %d', Database::table( self::TABLE ), $user ) );
	}

	/** On cron. */
	public static function sweep(): void {
		global $wpdb;
		Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE ends <= UTC_TIMESTAMP()', Database::table( self::TABLE ) ) );
	}

	private static function insert( string $secret, int $user, string $browser, int $seconds ): bool {
		global $wpdb;
		return 1 === Database::run(
			(string) $wpdb->prepare(
				'INSERT IGNORE INTO %i (what, user_id, browser, ends) VALUES (%s, %d, %s, DATE_ADD(UTC_TIMESTAMP(), INTERVAL %d SECOND))',
				Database::table( self::TABLE ),
				self::hash( $secret ),
				$user,
				self::hash( $browser ),
				$seconds
			)
		);
	}

	public static function hash( string $secret ): string {
		return hash( 'sha256', $secret );
	}
}
