<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Database;

defined( 'ABSPATH' ) || exit;

/**
 * A value that later requests need for some time, in the database. WordPress stores a transient in a persistent object cache
 * alone, which may lose it at any time. A cache that can be filled again may be a transient.
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
		$text = time() + $seconds . " $value";
		if ( ! update_option( self::PREFIX . $name, $text, false ) && get_option( self::PREFIX . $name ) !== $text ) {
			return false;
		}
		self::schedule();
		return true;
	}

	/** Null when it has expired or was never stored. */
	public static function read( string $name ): ?string {
		$text = get_option( self::PREFIX . $name );
		[ $expires, $value ] = is_string( $text ) ? [ ...explode( ' ', $text, 2 ), null ] : [ '0', null ];
		return (int) $expires > time() ? $value : null;
	}

	public static function delete( string $name ): void {
		delete_option( self::PREFIX . $name );
	}

	/** On `frontage_kit_sweep_transients`. */
	public static function sweep(): void {
		global $wpdb;
		$rows = Database::rows( (string) $wpdb->prepare( 'SELECT option_name AS name, SUBSTR(option_value, 1, 10) AS expires FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( self::PREFIX ) . '%' ) ) ?: [];
		$old  = array_filter( $rows, static fn ( array $row ): bool => (int) $row['expires'] <= time() );
		foreach ( $old as $row ) {
			delete_option( (string) $row['name'] );
		}
		if ( count( $old ) < count( $rows ) ) {
			self::schedule();
		}
	}

	private static function schedule(): void {
		if ( ! wp_next_scheduled( self::SWEEP ) ) {
			wp_schedule_single_event( time() + DAY_IN_SECONDS, self::SWEEP );
		}
	}
}
