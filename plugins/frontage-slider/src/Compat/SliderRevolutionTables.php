<?php

namespace Frontage\Slider\Compat;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the sliders of Slider Revolution 6 from this site's database, also while it is inactive or deleted; never
 * writes them.
 *
 * @phpstan-type Row array<string, string|null>
 */
final class SliderRevolutionTables {

	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Another plugin's tables, read while its owner moves in.

	private const SLIDERS = 'revslider_sliders';

	private const SLIDES = 'revslider_slides';

	private const STATIC_SLIDES = 'revslider_static_slides';

	private const STYLES = 'revslider_navigations';

	/** Maximum number of sliders, the same as for a file. */
	private const MOST = 200;

	public static function exist(): bool {
		return self::table_exists( self::SLIDERS ) && self::table_exists( self::SLIDES );
	}

	/** @return list<array{ id: int, title: string, alias: string, slides: int }> */
	public static function list(): array {
		global $wpdb;
		if ( ! self::exist() ) {
			return [];
		}
		/** @var list<Row> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT s.id, s.title, s.alias, s.type, ( SELECT COUNT(*) FROM %i WHERE slider_id = s.id ) AS slides FROM %i s ORDER BY s.id LIMIT %d", $wpdb->prefix . self::SLIDES, $wpdb->prefix . self::SLIDERS, self::MOST ), ARRAY_A );
		$rows = array_filter( $rows, static fn ( array $row ): bool => ! in_array( $row['type'] ?? '', [ 'folder', 'template' ], true ) );
		return array_values(
			array_map(
				static fn ( array $row ): array => [
					'id'     => (int) $row['id'],
					'title'  => (string) $row['title'],
					'alias'  => (string) $row['alias'],
					'slides' => (int) $row['slides'],
				],
				$rows
			)
		);
	}

	/**
	 * Returns one slider in the format of its export, with the site's styles of arrows and bullets, which an export has
	 * in a separate file.
	 *
	 * @return array<string, mixed>|null
	 */
	public static function export( int $id ): ?array {
		global $wpdb;
		if ( ! self::exist() ) {
			return null;
		}
		/** @var Row|null $slider */
		$slider = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', $wpdb->prefix . self::SLIDERS, $id ), ARRAY_A );
		if ( ! is_array( $slider ) ) {
			return null;
		}
		return [
			'id'            => $id,
			'title'         => (string) $slider['title'],
			'alias'         => (string) $slider['alias'],
			'params'        => self::decode_json( $slider['params'] ?? null ),
			'settings'      => self::decode_json( $slider['settings'] ?? null ),
			'slides'        => self::slides( self::SLIDES, $id ),
			'static_slides' => self::table_exists( self::STATIC_SLIDES ) ? self::slides( self::STATIC_SLIDES, $id ) : [],
			'navigations'   => self::table_exists( self::STYLES ) ? self::styles() : [],
		];
	}

	/** @return list<array<string, mixed>> */
	private static function slides( string $table, int $slider ): array {
		global $wpdb;
		/** @var list<Row> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE slider_id = %d ORDER BY id LIMIT 501', $wpdb->prefix . $table, $slider ), ARRAY_A );
		return array_map(
			static fn ( array $row ): array => [
				'id'          => (int) $row['id'],
				'slide_order' => (int) ( $row['slide_order'] ?? 0 ),
				'params'      => self::decode_json( $row['params'] ?? null ),
				'layers'      => self::decode_json( $row['layers'] ?? null ),
				'settings'    => self::decode_json( $row['settings'] ?? null ),
			],
			$rows
		);
	}

	/** @return list<Row> */
	private static function styles(): array {
		global $wpdb;
		/** @var list<Row> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i ORDER BY id LIMIT %d', $wpdb->prefix . self::STYLES, self::MOST ), ARRAY_A );
		return $rows;
	}

	/**
	 * Parses JSON of the original; empty if it is invalid.
	 *
	 * @return array<mixed>
	 */
	private static function decode_json( ?string $json ): array {
		$read = null === $json ? null : json_decode( $json, true, 64 );
		return is_array( $read ) ? $read : [];
	}

	private static function table_exists( string $table ): bool {
		global $wpdb;
		$name = $wpdb->prefix . $table;
		return $name === $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $name ) ) );
	}
	// phpcs:enable
}
