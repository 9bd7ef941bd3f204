<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Database;

defined( 'ABSPATH' ) || exit;

/** A lock in the options table: one process of a site at a time does a piece of work. */
final class OptionLock {

	/**
	 * @var array<string, string> Values of the locks that this process took. A slow process may have lost its lock to another one meanwhile.
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
		$now      = time();
		$value    = self::new_value( $more );
		$inserted = $wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, %s)', $wpdb->options, $name, $value, 'off' ) );
		if ( ! $inserted ) {
			$inserted = $wpdb->query( $wpdb->prepare( 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value < %s', $wpdb->options, $value, $name, (string) ( $now - $lasts ) ) );
		}
		if ( 1 === $inserted ) {
			self::$held_values[ "$wpdb->options $name" ] = $value;
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
		$value   = self::new_value();
		$is_held = isset( self::$held_values[ $key ] ) && 1 === $wpdb->update(
			$wpdb->options,
			[ 'option_value' => $value ],
			[
				'option_name'  => $name,
				'option_value' => self::$held_values[ $key ],
			]
		);
		if ( $is_held ) {
			self::$held_values[ $key ] = $value;
		}
		return $is_held;
	}

	/** Releases the lock if this process holds it; never one that another process took since. */
	public static function release( string $name ): void {
		global $wpdb;
		$held = [
			'option_name'  => $name,
			'option_value' => self::$held_values[ "$wpdb->options $name" ] ?? '',
		];
		unset( self::$held_values[ "$wpdb->options $name" ] );
		// acquire() bypassed the options API, so its cache is cleared here.
		$wpdb->delete( $wpdb->options, $held );
		wp_cache_delete( $name, 'options' );
	}
	// phpcs:enable

	/** The lock's value: the time when it was taken, and a unique owner id. */
	private static function new_value( int $more = 0 ): string {
		return time() + $more . ' ' . bin2hex( random_bytes( 8 ) );
	}
}
