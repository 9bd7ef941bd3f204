<?php

declare( strict_types=1 );

namespace Frontage\Forms\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the inbox's SQL statements, whose conditions are assembled from parts. The parts are constant strings of this plugin; every name and
 * value uses a placeholder.
 */
final class SqlQuery {

	// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared, PluginCheck.Security.DirectDB.UnescapedDBParameter -- The sniffs look for a literal; all go through prepare() below.
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no functions for custom tables, and a cached list would be wrong.

	/**
	 * One placeholder for each value, for a list in parentheses.
	 *
	 * @param array<mixed> $values
	 */
	public static function create_placeholders( array $values, string $mark = '%d' ): string {
		return implode( ',', array_fill( 0, count( $values ), $mark ) );
	}

	/**
	 * The numbers in the first column.
	 *
	 * @param array<string|int> $values
	 * @return list<int>
	 */
	public static function select_numbers( string $sql, array $values ): array {
		global $wpdb;
		return array_values( array_map( 'intval', $wpdb->get_col( self::prepare( $sql, $values ) ) ) );
	}

	/** @param array<string|int> $values */
	public static function select_number( string $sql, array $values ): int {
		return self::select_numbers( $sql, $values )[0] ?? 0;
	}

	/**
	 * @param array<string|int> $values
	 * @return list<array<string, string>>
	 */
	public static function select_rows( string $sql, array $values ): array {
		global $wpdb;
		$rows = [];
		foreach ( (array) $wpdb->get_results( self::prepare( $sql, $values ), ARRAY_A ) as $row ) {
			if ( is_array( $row ) ) {
				$rows[] = array_map( static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '', $row );
			}
		}
		/** @var list<array<string, string>> $rows */
		return $rows;
	}

	/**
	 * Returns false when the database refused, for example because it is read-only or full.
	 *
	 * @param array<string|int> $values
	 */
	public static function execute( string $sql, array $values ): bool {
		global $wpdb;
		return false !== $wpdb->query( self::prepare( $sql, $values ) );
	}

	/**
	 * Like `execute()`, but returns the number of changed rows.
	 *
	 * @param array<string|int> $values
	 */
	public static function count_changed( string $sql, array $values ): int|false {
		global $wpdb;
		$changed_count = $wpdb->query( self::prepare( $sql, $values ) );
		return is_int( $changed_count ) ? $changed_count : false;
	}

	/** @param array<string|int> $values */
	private static function prepare( string $sql, array $values ): string {
		global $wpdb;
		return (string) $wpdb->prepare( $sql, ...$values );
	}
	// phpcs:enable
}
