<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * One-time tokens: emailed links, answered challenges. A single SQL statement decides whether a token is used for the first
 * time, so that of two concurrent requests only one succeeds. Only hashes are stored.
 */
final class OneTimeToken {

	/** Without the table prefix. */
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
	 * Stores a secret that one browser of one user may use within this many seconds.
	 *
	 * @param string $browser The browser's proof; stored as a hash of what `hash()` returns, so that a task may carry that instead.
	 */
	public static function issue( string $secret, int $user, string $browser, int $seconds ): bool {
		return self::insert( $secret, $user, $browser, $seconds );
	}

	/** Uses the token: returns the user's ID; 0 if it no longer exists or belongs to another browser. */
	public static function redeem( string $secret, string $browser ): int {
		global $wpdb;
		$rows = Database::rows( (string) $wpdb->prepare( 'SELECT user_id FROM %i WHERE what = %s AND browser = %s AND ends > UTC_TIMESTAMP()', Database::table( self::TABLE ), self::hash( $secret ), self::hash( $browser ) ) );
		$user = $rows ? (int) $rows[0]['user_id'] : 0;
		return $user && self::redeem_anywhere( $secret ) ? $user : 0;
	}

	/** @return array{user: int, browser: string}|null The owner and the hashed proof of the browser; does not use the token. */
	public static function find( string $secret ): ?array {
		global $wpdb;
		$rows = Database::rows( (string) $wpdb->prepare( 'SELECT user_id, browser FROM %i WHERE what = %s AND ends > UTC_TIMESTAMP()', Database::table( self::TABLE ), self::hash( $secret ) ) );
		return $rows ? [
			'user'    => (int) $rows[0]['user_id'],
			'browser' => (string) $rows[0]['browser'],
		] : null;
	}

	/** Uses the token in any browser; false if it no longer exists. */
	public static function redeem_anywhere( string $secret ): bool {
		global $wpdb;
		return 1 === Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE what = %s', Database::table( self::TABLE ), self::hash( $secret ) ) );
	}

	/** Deletes the tokens of one user in one browser. */
	public static function revoke_in_browser( int $user, string $browser ): void {
		global $wpdb;
		Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE user_id = %d AND browser = %s', Database::table( self::TABLE ), $user, self::hash( $browser ) ) );
	}

	/** Whether this secret occurs for the first time; within this many seconds it then counts as used. */
	public static function is_first_use( string $secret, int $seconds ): bool {
		return self::insert( $secret, 0, '', $seconds );
	}

	/** Deletes all tokens of one user. */
	public static function revoke_all( int $user ): void {
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
