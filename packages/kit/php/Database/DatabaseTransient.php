<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Database;

defined( 'ABSPATH' ) || exit;

/**
 * A value that later requests need for some time, in the database. WordPress stores a transient in a persistent object cache
 * alone, which may lose it at any time. A cache that can be filled again may be a transient.
 *
 * It bypasses the options API, which would cache each name that a visitor asks for and that does not exist.
 */
final class DatabaseTransient {

	/** Cron event: deletes what has expired. */
	public const SWEEP = 'frontage_kit_sweep_transients';

	/** Prefix of the options. Each holds the Unix time at which it expires, a space, and the value. */
	private const PREFIX = 'frontage_transient_';

	/**
	 * @param string $name    At most 150 characters.
	 * @param string $value   ASCII, such as JSON: tables with 3-byte characters refuse an emoji.
	 * @param int    $seconds For which it can be read.
	 * @return bool Whether the database has it.
	 */
	public static function store( string $name, string $value, int $seconds ): bool {
		global $wpdb;
		$is_stored = false !== Database::run( (string) $wpdb->prepare( 'INSERT INTO %i (option_name, option_value, autoload) VALUES (%s, %s, %s) ON DUPLICATE KEY UPDATE option_value = VALUES(option_value)', $wpdb->options, self::PREFIX . $name, time() + $seconds . " $value", 'off' ) );
		if ( $is_stored ) {
			self::schedule();
		}
		return $is_stored;
	}

	/** Null when it has expired or was never stored. */
	public static function read( string $name ): ?string {
		global $wpdb;
		$text                = (string) Database::value( (string) $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, self::PREFIX . $name ) );
		[ $expires, $value ] = [ ...explode( ' ', $text, 2 ), null ];
		return (int) $expires > time() ? $value : null;
	}

	public static function delete( string $name ): void {
		global $wpdb;
		Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE option_name = %s', $wpdb->options, self::PREFIX . $name ) );
	}

	/** On `frontage_kit_sweep_transients`. */
	public static function sweep(): void {
		global $wpdb;
		$all = $wpdb->esc_like( self::PREFIX ) . '%';
		Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE option_name LIKE %s AND option_value < %s', $wpdb->options, $all, (string) time() ) );
		if ( Database::rows( (string) $wpdb->prepare( 'SELECT 1 FROM %i WHERE option_name LIKE %s LIMIT 1', $wpdb->options, $all ) ) ) {
			self::schedule();
		}
	}

	private static function schedule(): void {
		if ( ! wp_next_scheduled( self::SWEEP ) ) {
			wp_schedule_single_event( time() + DAY_IN_SECONDS, self::SWEEP );
		}
	}
}
