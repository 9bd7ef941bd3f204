<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Import\Sources;

use Frontage\SliderImport\SmartSlider\SliderReader;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the sliders of Smart Slider 3 from this site's database, also while it is inactive or deleted; never writes them.
 *
 * @phpstan-import-type SmartSliderData from SliderReader
 * @phpstan-type Row array<string, string|null>
 */
final class SmartSliderTables {

	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Another plugin's tables, read while its owner moves in.

	private const SLIDERS = 'nextend2_smartslider3_sliders';

	private const SLIDES = 'nextend2_smartslider3_slides';

	/** Saved fonts and styles. */
	private const VISUALS = 'nextend2_section_storage';

	/** Maximum number of sliders, the same as for a file. */
	private const MOST = 200;

	private const MOST_VISUALS = 2000;

	/**
	 * The sliders, also those in groups, without those in the trash.
	 *
	 * @return list<array{ id: int, title: string, alias: string, slides: int }>
	 */
	public static function list(): array {
		global $wpdb;
		if ( ! self::exist() ) {
			return [];
		}
		/** @var list<Row> $rows */
		$rows  = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT s.*, ( SELECT COUNT(*) FROM %i WHERE slider = s.id ) AS slides FROM %i s ORDER BY s.id LIMIT %d', $wpdb->prefix . self::SLIDES, $wpdb->prefix . self::SLIDERS, self::MOST ), ARRAY_A );
		$found = [];
		foreach ( $rows as $row ) {
			if ( 'group' !== ( $row['type'] ?? '' ) && 'trash' !== ( $row['slider_status'] ?? $row['status'] ?? '' ) ) { // Before version 3.5 the column was `status`.
				$found[] = [
					'id'     => (int) ( $row['id'] ?? 0 ),
					'title'  => (string) ( $row['title'] ?? '' ),
					'alias'  => (string) ( $row['alias'] ?? '' ),
					'slides' => (int) ( $row['slides'] ?? 0 ),
				];
			}
		}
		return $found;
	}

	/** @return SmartSliderData|null Null if there is no such slider. */
	public static function data( int $id ): ?array {
		global $wpdb;
		if ( ! self::exist() ) {
			return null;
		}
		$slider = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', $wpdb->prefix . self::SLIDERS, $id ), ARRAY_A );
		if ( ! is_array( $slider ) ) {
			return null;
		}
		$visuals = self::table_exists( self::VISUALS ) ? $wpdb->get_results( $wpdb->prepare( "SELECT id, value FROM %i WHERE section IN ( 'font', 'style' ) ORDER BY id LIMIT %d", $wpdb->prefix . self::VISUALS, self::MOST_VISUALS ), ARRAY_A ) : [];
		return [
			'slider'  => $slider,
			'slides'  => (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE slider = %d ORDER BY ordering, id LIMIT 501', $wpdb->prefix . self::SLIDES, $id ), ARRAY_A ),
			'visuals' => (array) $visuals,
			'folders' => [
				'$upload$' => wp_get_upload_dir()['baseurl'],
				'$'        => content_url(),
			],
			'files'   => [],
		];
	}

	private static function exist(): bool {
		return self::table_exists( self::SLIDERS ) && self::table_exists( self::SLIDES );
	}

	private static function table_exists( string $table ): bool {
		global $wpdb;
		$name = $wpdb->prefix . $table;
		return $name === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $name ) ) );
	}
	// phpcs:enable
}
