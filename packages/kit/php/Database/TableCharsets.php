<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Tables of WordPress and the suite that cannot store every character: created before 2015, or moved to another server by
 * hand.
 */
final class TableCharsets {

	/** The Site Health test, added once however many plugins of the suite do so. */
	public const TEST = 'frontage_table_charsets';

	/**
	 * utf8 and utf8mb3 hold three bytes per character: no emoji, no rare Chinese characters. latin1 holds Western letters
	 * only.
	 */
	private const NARROW = [ 'utf8', 'utf8mb3', 'latin1' ];

	/** @return array<string, string> Character set by table name; for a table with several, the narrowest. */
	public static function utf8mb3_tables(): array {
		global $wpdb;
		$tables = $wpdb->tables();
		$rows   = Database::rows(
			Database::prepared(
				'SELECT TABLE_NAME AS name, MIN(CHARACTER_SET_NAME) AS charset FROM information_schema.COLUMNS
				WHERE TABLE_SCHEMA = DATABASE() AND (TABLE_NAME LIKE %s OR TABLE_NAME IN (' . implode( ', ', array_fill( 0, count( $tables ), '%s' ) ) . ')) AND CHARACTER_SET_NAME IN (%s, %s, %s)
				GROUP BY TABLE_NAME ORDER BY TABLE_NAME',
				[ $wpdb->esc_like( $wpdb->prefix . 'frontage_' ) . '%', ...array_values( $tables ), ...self::NARROW ]
			)
		);
		$narrow = [];
		foreach ( $rows ?: [] as $row ) {
			$narrow[ (string) $row['name'] ] = (string) $row['charset'];
		}
		return $narrow;
	}

	/**
	 * Converts tables with such a character set, which dbDelta() does not check.
	 *
	 * @param array<string> $definitions `CREATE TABLE …`.
	 * @return bool False when a table has too many rows for a visitor's request: it is left to the background. One that the database
	 *                 refuses to convert does not count, as it would refuse every time: Site Health names it.
	 */
	public static function convert_to_utf8mb4( array $definitions ): bool {
		global $wpdb;
		$narrow  = self::utf8mb3_tables();
		$is_done = true;
		foreach ( $narrow ? $definitions : [] as $definition ) {
			$table = preg_match( '/^CREATE TABLE (\w+)/', $definition, $name ) ? $name[1] : '';
			if ( ! isset( $narrow[ $table ] ) ) {
				continue;
			}
			if ( ! DatabaseUpgrader::is_in_background() && Database::is_large( $table ) ) {
				$is_done = false;
				continue;
			}
			// Otherwise a unique key would treat words that differ only in accents as equal.
			$collation = str_contains( $definition, 'COLLATE utf8mb4_bin' ) ? ' COLLATE utf8mb4_bin' : '';
			Database::run( (string) $wpdb->prepare( 'ALTER TABLE %i CONVERT TO CHARACTER SET utf8mb4', $table ) . $collation );
		}
		return $is_done;
	}

	/**
	 * For `site_status_tests`.
	 *
	 * @param array<string, array<string, mixed>>                                          $tests
	 * @param array{ badge: string, good: string, good_text: string, bad: string, description: string } $texts `description` has a placeholder for the tables.
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_test( array $tests, array $texts ): array {
		$tests['direct'][ self::TEST ] = [
			'label' => $texts['good'],
			'test'  => static function () use ( $texts ): array {
				$names = [];
				foreach ( self::utf8mb3_tables() as $table => $charset ) {
					$names[] = "$table ($charset)";
				}
				return [
					'label'       => $names ? $texts['bad'] : $texts['good'],
					'status'      => $names ? 'recommended' : 'good',
					'badge'       => [
						'label' => $texts['badge'],
						'color' => 'blue',
					],
					'description' => '<p>' . esc_html( $names ? sprintf( $texts['description'], implode( ', ', $names ) ) : $texts['good_text'] ) . '</p>',
					'actions'     => '',
					'test'        => self::TEST,
				];
			},
		];
		return $tests;
	}
}
