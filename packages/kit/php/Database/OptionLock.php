<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Database;

defined( 'ABSPATH' ) || exit;

/**
 * A lock in the options table: one process of a site at a time does a piece of work. Its times are the database's, so several web servers
 * share one clock.
 */
final class OptionLock {

	/**
	 * @var array<string, string> Ends of the values of the locks that this process took. A slow process may have lost its lock to another one
	 *                            meanwhile.
	 */
	private static array $held_values = [];

	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- A lock is one statement that only one request can win; a cache would let two in.
	/**
	 * Takes the lock; of several concurrent requests, one succeeds. The options API cannot do this, since it overwrites.
	 *
	 * @param string $name  The option that holds the lock.
	 * @param int    $lasts Seconds after which the process that holds it is considered dead.
	 * @param int    $more  Seconds that this process may hold it beyond that: it is stored as taken that much later.
	 */
	public static function acquire( string $name, int $lasts, int $more = 0 ): bool {
		global $wpdb;
		$owner    = self::new_owner();
		// The inner parentheses are for WordPress's SQLite integration, which joins texts by an operator that binds tighter than plus.
		$inserted = $wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, CONCAT((UNIX_TIMESTAMP() + %d), %s), %s)', $wpdb->options, $name, $more, $owner, 'off' ) );
		if ( ! $inserted ) {
			$inserted = $wpdb->query( $wpdb->prepare( 'UPDATE %i SET option_value = CONCAT((UNIX_TIMESTAMP() + %d), %s) WHERE option_name = %s AND option_value < CONCAT((UNIX_TIMESTAMP() - %d), %s)', $wpdb->options, $more, $owner, $name, $lasts, '' ) );
		}
		if ( 1 === $inserted ) {
			self::$held_values[ "$wpdb->options $name" ] = $owner;
		}
		return 1 === $inserted;
	}

	/**
	 * Renews the lock for another `$lasts` seconds. Returns false when another process has taken it since, so that this
	 * process no longer has it exclusively.
	 */
	public static function renew( string $name ): bool {
		global $wpdb;
		$key     = "$wpdb->options $name";
		$owner   = self::new_owner(); // A new one: a second renewal within a second would change no row.
		$is_held = isset( self::$held_values[ $key ] ) && 1 === $wpdb->query( $wpdb->prepare( 'UPDATE %i SET option_value = CONCAT(UNIX_TIMESTAMP(), %s) WHERE option_name = %s AND option_value LIKE %s', $wpdb->options, $owner, $name, '%' . self::$held_values[ $key ] ) );
		if ( $is_held ) {
			self::$held_values[ $key ] = $owner;
		}
		return $is_held;
	}

	/** Releases the lock if this process holds it; never one that another process took since. */
	public static function release( string $name ): void {
		global $wpdb;
		$key = "$wpdb->options $name";
		if ( isset( self::$held_values[ $key ] ) ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE option_name = %s AND option_value LIKE %s', $wpdb->options, $name, '%' . self::$held_values[ $key ] ) );
		}
		unset( self::$held_values[ $key ] );
		wp_cache_delete( $name, 'options' ); // acquire() bypassed the options API.
	}
	// phpcs:enable

	/** The end of a lock's value, after the time when it was taken: a unique owner id. */
	private static function new_owner(): string {
		return ' ' . bin2hex( random_bytes( 8 ) );
	}
}
