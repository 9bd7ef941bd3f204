<?php

namespace Frontage\Slider\Rendering;

use Frontage\Kit\Database\Database;
use Frontage\Kit\Database\DatabaseUpgrader;

defined( 'ABSPATH' ) || exit;

/**
 * Table of compiled sliders that belong to no post: those of templates, widgets and patterns. One row each, by its key.
 *
 * It is unknown which rows are still in use, so each is deleted after a week. While the table is full, further sliders
 * are compiled at every view.
 */
final class CompiledSliderTable {

	/** Without the table prefix. */
	public const NAME = 'frontage_slider_compiled';

	/** Increased with every change of the definition. */
	private const VERSION = 1;

	private const LASTS = WEEK_IN_SECONDS;

	private const MOST_ROWS = 100;

	private const MOST_BYTES = 8 * MB_IN_BYTES;

	/**
	 * On `admin_init`, since an owner visits the dashboard after activation and pages work without the table; and on
	 * `frontage_upgrade`.
	 */
	public static function install(): void {
		self::upgrader()->run(
			static function ( int $done ): ?bool {
				$table    = Database::table( self::NAME );
				$options  = Database::table_options();
				$is_whole = Database::install(
					[
						"CREATE TABLE $table (
							name char(64) NOT NULL,
							made int(10) unsigned NOT NULL,
							bytes int(10) unsigned NOT NULL,
							content longtext NOT NULL,
							PRIMARY KEY  (name),
							KEY made (made)
						) $options;",
					],
					$done > self::VERSION
				);
				if ( Database::is_missing( [ self::NAME ] ) ) {
					return false;
				}
				return $is_whole ? true : DatabaseUpgrader::DEFERRED;
			}
		);
	}

	/**
	 * For `site_status_tests`.
	 *
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_test( array $tests ): array {
		return self::upgrader()->add_test(
			$tests,
			[
				'badge'       => __( 'Sliders', 'frontage-slider' ),
				'label'       => __( 'A newer version of Frontage Slider has updated this database', 'frontage-slider' ),
				'description' => __( 'Another server of this site runs a newer version, or the plugin was rolled back. Sliders still work, and the database stays unchanged. Install the newer version on every server.', 'frontage-slider' ),
			]
		);
	}

	private static function upgrader(): DatabaseUpgrader {
		return new DatabaseUpgrader( 'frontage_slider', self::VERSION );
	}

	/** @param string $name Key of 64 characters. */
	public static function read( string $name ): ?string {
		global $wpdb;
		$rows = Database::rows( (string) $wpdb->prepare( 'SELECT content FROM %i WHERE name = %s', Database::table( self::NAME ), $name ) );
		return $rows ? $rows[0]['content'] : null;
	}

	public static function store( string $name, string $content ): void {
		global $wpdb;
		$table = Database::table( self::NAME );
		Database::run( (string) $wpdb->prepare( 'DELETE FROM %i WHERE made < %d', $table, time() - self::LASTS ) );
		$rows = Database::rows( (string) $wpdb->prepare( 'SELECT COUNT(*) AS many, SUM(bytes) AS bytes FROM %i', $table ) );
		if ( $rows && (int) $rows[0]['many'] < self::MOST_ROWS && (int) $rows[0]['bytes'] + strlen( $content ) <= self::MOST_BYTES ) {
			Database::run( (string) $wpdb->prepare( 'INSERT IGNORE INTO %i (name, made, bytes, content) VALUES (%s, %d, %d, %s)', $table, $name, time(), strlen( $content ), $content ) );
		}
	}

	public static function delete_all(): void {
		global $wpdb;
		Database::run( (string) $wpdb->prepare( 'DELETE FROM %i', Database::table( self::NAME ) ) );
	}

	/**
	 * On `wpmu_drop_tables`.
	 *
	 * @param array<string> $tables
	 * @return array<string>
	 */
	public static function add_dropped_table( array $tables, int $site ): array {
		return Database::tables_to_drop( $site, [ self::NAME ], $tables );
	}
}
