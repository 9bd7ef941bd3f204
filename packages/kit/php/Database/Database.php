<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Database;

defined( 'ABSPATH' ) || exit;

/**
 * The suite's own database tables: creates them, and runs statements on them during front-end requests.
 *
 * WordPress would print an error, log the visitor's data, or end the request with an HTML page when the server has gone
 * away. Here each of these returns `false`, and a statement that lost a race for a lock is run once more.
 */
final class Database {

	/** Deadlock (1213), lock wait timeout (1205), and SQLite's error when another process holds the file too long. */
	private const LOST_RACE = '/Deadlock found|Lock wait timeout exceeded|database is locked/i';

	/** The filters by which WordPress chooses how to end a request. */
	private const ENDINGS = [ 'wp_die_handler', 'wp_die_json_handler', 'wp_die_ajax_handler' ];

	/** Whether a transaction is open: when a statement loses a lock race, the statements before it are lost, too. */
	private static bool $is_in_transaction = false;

	/** The name of a table on this site: `frontage_limits` → `wp_frontage_limits`. */
	public static function table( string $name ): string {
		global $wpdb;
		return $wpdb->prefix . $name;
	}

	/**
	 * Creates tables, or upgrades them to their current definition. Also converts them to utf8mb4, in case somebody moved
	 * them to another server by hand.
	 *
	 * @param list<string> $definitions  `CREATE TABLE …`, as dbDelta() reads them.
	 * @param bool         $only_missing Leaves existing tables unchanged: a newer version created them.
	 * @return bool False when a table with many rows is left to the background: the step is DatabaseUpgrader::DEFERRED.
	 */
	public static function install( array $definitions, bool $only_missing = false ): bool {
		global $wpdb;
		$is_there = static fn ( string $table ): bool => [] !== self::rows( (string) $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) );
		$large    = [];
		foreach ( $definitions as $key => $definition ) {
			$table = preg_match( '/^CREATE TABLE (\w+)/', $definition, $name ) ? $name[1] : '';
			if ( '' === $table || ! $is_there( $table ) ) {
				continue;
			}
			if ( $only_missing ) {
				unset( $definitions[ $key ] );
			} elseif ( ! DatabaseUpgrader::is_in_background() && self::is_large( $table ) ) {
				$large[] = $definition;
			}
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta( array_values( array_diff( $definitions, $large ) ) );
		$is_whole = true;
		foreach ( $large as $definition ) {
			// This version needs the new columns now, and adding one takes a moment. An index reads all rows.
			dbDelta( [ (string) preg_replace( '/^\s*(?:PRIMARY |UNIQUE |FULLTEXT )?KEY .*\R/m', '', $definition ) ] );
			$is_whole = [] === dbDelta( [ $definition ], false ) && $is_whole;
		}
		return TableCharsets::convert_to_utf8mb4( $definitions ) && $is_whole;
	}

	/** Whether a table has too many rows for a step in a visitor's request. */
	public static function is_large( string $table ): bool {
		global $wpdb;
		return (bool) self::rows( (string) $wpdb->prepare( 'SELECT 1 FROM %i LIMIT 1 OFFSET %d', $table, DatabaseUpgrader::MOST_ROWS ) );
	}

	/**
	 * Whether the database responds and one of these tables does not exist.
	 *
	 * @param list<string> $names
	 */
	public static function is_missing( array $names ): bool {
		global $wpdb;
		foreach ( $names as $name ) {
			if ( [] === self::rows( (string) $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( self::table( $name ) ) ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * For `wpmu_drop_tables`: adds the suite's tables of a site that is deleted from its network.
	 *
	 * @param list<string>  $names
	 * @param array<string> $tables The tables that WordPress knows.
	 * @return array<string> Both, each once: several plugins may name a table that they share. WordPress's keep their array keys, by which a site may keep one.
	 */
	public static function tables_to_drop( int $site, array $names, array $tables ): array {
		global $wpdb;
		$own = array_map( static fn ( string $name ): string => $wpdb->get_blog_prefix( $site ) . $name, $names );
		return array_unique( [ ...$tables, ...$own ] );
	}

	/** Table options after the columns: transactions, utf8mb4, and the site's collation. */
	public static function table_options(): string {
		global $wpdb;
		return 'ENGINE=InnoDB DEFAULT CHARACTER SET utf8mb4' . ( str_starts_with( $wpdb->collate, 'utf8mb4' ) ? " COLLATE {$wpdb->collate}" : '' );
	}

	/**
	 * A statement that is put together: lists of any length, optional conditions. Its parts are constants of our code; every
	 * name and value uses a placeholder.
	 *
	 * @param array<string|int|float> $values
	 */
	public static function prepared( string $sql, array $values ): string {
		global $wpdb;
		return (string) $wpdb->prepare( $sql, ...$values ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared, WordPress.DB.PreparedSQLPlaceholders -- The sniffs read literals only.
	}

	/**
	 * Changes rows of a table of WordPress past its functions, which would filter the values for the current user. The caller
	 * clears the caches.
	 *
	 * @param array<string, mixed> $fields
	 * @param array<string, mixed> $where
	 */
	public static function update( string $table, array $fields, array $where ): void {
		global $wpdb;
		$wpdb->update( $table, $fields, $where ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As the docblock says.
	}

	/** Makes WordPress read an option from the database, such as one that another process may have written. */
	public static function clear_option_cache( string $name ): void {
		foreach ( [ $name, 'alloptions', 'notoptions' ] as $key ) {
			wp_cache_delete( $key, 'options' );
		}
	}

	/** The first column of the first row; null when there is none. */
	public static function value( string $prepared ): ?string {
		$rows = self::rows( $prepared );
		return $rows ? array_values( $rows[0] )[0] ?? null : null;
	}

	/** The number of rows inserted or changed; false when the statement failed. */
	public static function run( string $prepared ): int|false {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared, WordPress.DB.DirectDatabaseQuery, PluginCheck.Security.DirectDB.UnescapedDBParameter -- Callers pass what wpdb::prepare() made; WordPress has no functions for tables of our own.
		$done = self::without_error_output( static fn (): int|bool => $wpdb->query( $prepared ) );
		return is_int( $done ) ? $done : false;
	}

	/**
	 * The rows found; false when the query failed.
	 *
	 * @return list<array<string, string|null>>|false
	 */
	public static function rows( string $prepared ): array|false {
		global $wpdb;
		// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared, WordPress.DB.DirectDatabaseQuery, PluginCheck.Security.DirectDB.UnescapedDBParameter -- As above; what is counted must be true now, so it is not cached.
		$rows = self::without_error_output(
			static function () use ( $wpdb, $prepared ): array|false {
				$rows = $wpdb->get_results( $prepared, ARRAY_A );
				return is_array( $rows ) && '' === $wpdb->last_error ? $rows : false;
			}
		);
		// phpcs:enable
		/** @var list<array<string, string|null>>|false $rows */
		return $rows;
	}

	/**
	 * Runs the work in one transaction: all of it is committed, or nothing. Never wrap third-party code in it. A transaction
	 * locks its rows, and on SQLite the whole database.
	 *
	 * @template T
	 * @param callable(): (T|false) $work Returns false when a statement failed. It is run once more when a lock race was lost or the server connection was lost meanwhile.
	 * @return T|false
	 */
	public static function transaction( callable $work ): mixed {
		for ( $try = 0; $try < 2; ++$try ) {
			[ $answer, $is_lost ] = self::run_in_transaction( $work );
			if ( ! $is_lost ) {
				return $answer;
			}
		}
		return false;
	}

	/**
	 * @template T
	 * @param callable(): (T|false) $work
	 * @return array{T|false, bool} The result, and whether the work may be tried once more.
	 */
	private static function run_in_transaction( callable $work ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared, WordPress.DB.DirectDatabaseQuery, PluginCheck.Security.DirectDB.UnescapedDBParameter -- One of three words.
		$say        = static fn ( string $word ): bool => false !== self::without_error_output( static fn (): int|bool => $wpdb->query( $word ) );
		$connection = static fn (): mixed => $wpdb->__get( 'dbh' );
		if ( ! $say( 'START TRANSACTION' ) ) {
			return [ false, false ];
		}
		$begun                   = $connection();
		self::$is_in_transaction = true;
		try {
			$answer = $work();
			// WordPress reconnects when the server has gone away. Then earlier statements are lost, and later ones ran
			// outside the transaction.
			$is_another = $connection() !== $begun;
			if ( ! $is_another && false !== $answer && $say( 'COMMIT' ) ) {
				return [ $answer, false ];
			}
			$is_lost = $is_another || 1 === preg_match( self::LOST_RACE, $wpdb->last_error );
			$say( 'ROLLBACK' );
			return [ false, $is_lost ];
		} catch ( \Throwable $exception ) {
			$say( 'ROLLBACK' );
			throw $exception;
		} finally {
			self::$is_in_transaction = false;
		}
	}

	/**
	 * @template T
	 * @param callable(): T $query
	 * @return T|false
	 */
	private static function without_error_output( callable $query ): mixed {
		global $wpdb;
		$throw   = static fn (): \Closure => static fn (): never => throw new \RuntimeException( 'The database has gone away.' );
		$charset = static fn ( mixed $table_charset, mixed $table ): mixed => is_string( $table ) && str_starts_with( $table, $wpdb->prefix . 'frontage_' ) ? 'utf8mb4' : $table_charset;
		foreach ( self::ENDINGS as $ending ) {
			add_filter( $ending, $throw, PHP_INT_MAX );
		}
		// Otherwise WordPress would query the table's character set before it writes anything but ASCII.
		add_filter( 'pre_get_table_charset', $charset, 10, 2 );
		$suppressed = $wpdb->suppress_errors( true );
		try {
			$answer = $query();
			if ( false === $answer && ! self::$is_in_transaction && 1 === preg_match( self::LOST_RACE, $wpdb->last_error ) ) {
				$answer = $query();
			}
			return $answer;
		} catch ( \RuntimeException ) {
			return false;
		} finally {
			$wpdb->suppress_errors( $suppressed );
			remove_filter( 'pre_get_table_charset', $charset );
			foreach ( self::ENDINGS as $ending ) {
				remove_filter( $ending, $throw, PHP_INT_MAX );
			}
		}
	}
}
