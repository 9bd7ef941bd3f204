<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Http;

use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Counts events per address, in one table for the whole suite.
 *
 * A window begins with its first count. Counter keys change at midnight (UTC); counts from before it, in a window that is
 * not over, are added to those since. All times are the database's own, so several web servers share one clock. Any plugin
 * that counts creates the table (`definition()`); the last plugin of the suite removes it.
 */
final class RateLimiter {

	/** Without the table prefix. */
	public const TABLE = 'frontage_limits';

	/** For `Database::install()`. */
	public static function definition(): string {
		$table   = Database::table( self::TABLE );
		$options = Database::table_options();
		return "CREATE TABLE $table (
				bucket varchar(64) NOT NULL,
				hits int(10) unsigned NOT NULL,
				ends datetime NOT NULL,
				PRIMARY KEY  (bucket),
				KEY ends (ends)
			) $options;";
	}

	/** Adds one to each of these counters, in one query. */
	public static function count( RateLimitRule ...$limits ): void {
		global $wpdb;
		$rows   = [];
		$values = [];
		foreach ( $limits as $limit ) {
			$rows[] = '(%s, 1, DATE_ADD(UTC_TIMESTAMP(), INTERVAL %d SECOND))';
			array_push( $values, $limit->bucket, $limit->seconds );
		}
		if ( ! $rows ) {
			return;
		}
		// CASE, since IF() is always false in WordPress's SQLite integration when its condition is a comparison. `hits`
		// comes first, because it reads the old `ends`.
		Database::run(
			Database::prepared(
				'INSERT INTO %i (bucket, hits, ends) VALUES ' . implode( ', ', $rows ) . ' ON DUPLICATE KEY UPDATE hits = CASE WHEN ends <= UTC_TIMESTAMP() THEN 1 ELSE hits + 1 END,
				ends = CASE WHEN ends <= UTC_TIMESTAMP() THEN VALUES(ends) ELSE ends END',
				[ Database::table( self::TABLE ), ...$values ]
			)
		);
	}

	/** Reverts a count that turned out not to apply, such as a sign-in that did not fail. One query. */
	public static function uncount( RateLimitRule ...$limits ): void {
		global $wpdb;
		$buckets = array_map( static fn ( RateLimitRule $limit ): string => $limit->bucket, $limits );
		if ( $buckets ) {
			Database::run( Database::prepared( 'UPDATE %i SET hits = hits - 1 WHERE hits > 0 AND bucket IN (' . implode( ', ', array_fill( 0, count( $buckets ), '%s' ) ) . ')', [ Database::table( self::TABLE ), ...$buckets ] ) );
		}
	}

	/** Seconds until all of these limits allow one more; 0 when none is reached. One query. */
	public static function seconds_to_wait( RateLimitRule ...$limits ): int {
		return max( 0, 0, ...array_column( self::exceeded( ...$limits ), 'seconds' ) );
	}

	/**
	 * The counters that have reached one of these limits. One query.
	 *
	 * @return array<string, array{hits: int, seconds: int}> By bucket; `seconds` until its window is over.
	 */
	public static function exceeded( RateLimitRule ...$limits ): array {
		$running = self::current_buckets( ...array_merge( ...array_map( static fn ( RateLimitRule $limit ): array => [ $limit->bucket, $limit->earlier ], $limits ) ) );
		$over    = [];
		foreach ( $limits as $limit ) {
			$current = $running[ $limit->bucket ] ?? null;
			$before  = $running[ $limit->earlier ] ?? null;
			$hits    = ( $current['hits'] ?? 0 ) + ( $before['hits'] ?? 0 );
			if ( $hits > $limit->most ) {
				$is_today = ! $before || ( $current['hits'] ?? 0 ) > $limit->most; // Otherwise the limit is free again when yesterday's window ends.

				$over[ $limit->bucket ] = [
					'hits'    => $hits,
					'seconds' => max( $is_today ? $current['seconds'] ?? 1 : $before['seconds'], $over[ $limit->bucket ]['seconds'] ?? 0 ),
				];
			}
		}
		return $over;
	}

	/**
	 * SQL condition that none of these limits is reached, for the WHERE of another statement. It locks counters in the order
	 * of `count()`, so that two statements cannot deadlock. Yesterday's counters no longer change, so they are read
	 * beforehand.
	 */
	public static function not_reached_sql( RateLimitRule ...$limits ): string {
		global $wpdb;
		$limits     = array_filter( $limits, static fn ( RateLimitRule $limit ): bool => $limit->most < PHP_INT_MAX );
		$before     = self::current_buckets( ...array_map( static fn ( RateLimitRule $limit ): string => $limit->earlier, $limits ) );
		$conditions = [ '1 = 1' ];
		foreach ( $limits as $limit ) {
			$conditions[] = (string) $wpdb->prepare( 'NOT EXISTS (SELECT 1 FROM %i WHERE bucket = %s AND hits > %d AND ends > UTC_TIMESTAMP())', Database::table( self::TABLE ), $limit->bucket, $limit->most - ( $before[ $limit->earlier ]['hits'] ?? 0 ) );
		}
		return implode( ' AND ', $conditions );
	}

	/**
	 * Counters whose window is running. One query.
	 *
	 * @param string ...$buckets '': none.
	 * @return array<string, array{hits: int, seconds: int}> By bucket.
	 */
	private static function current_buckets( string ...$buckets ): array {
		global $wpdb;
		$buckets = array_values( array_unique( array_filter( $buckets, static fn ( string $bucket ): bool => '' !== $bucket ) ) );
		$rows    = $buckets ? Database::rows(
			Database::prepared(
				'SELECT bucket, hits, ends, UTC_TIMESTAMP() AS now FROM %i WHERE ends > UTC_TIMESTAMP() AND bucket IN (' . implode( ', ', array_fill( 0, count( $buckets ), '%s' ) ) . ')',
				[ Database::table( self::TABLE ), ...$buckets ]
			)
		) : [];
		$running = [];
		foreach ( $rows ?: [] as $row ) {
			$running[ (string) $row['bucket'] ] = [
				'hits'    => (int) $row['hits'],
				'seconds' => max( 1, (int) strtotime( $row['ends'] . ' UTC' ) - (int) strtotime( $row['now'] . ' UTC' ) ),
			];
		}
		return $running;
	}

	/** On cron, by every plugin that counts: deletes counters whose window is over. */
	public static function sweep(): void {
		global $wpdb;
		Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE ends <= UTC_TIMESTAMP()', Database::table( self::TABLE ) ) );
	}
}
