<?php

namespace Frontage\Slider\Compat;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the sliders of Slider Revolution 6 and 7 from this site's database, also while it is inactive or deleted; never
 * writes them. Version 7 has tables of its own. A slider that it took over from version 6 is in both, and is read from
 * those of version 7.
 *
 * @phpstan-type Row array<string, string|null>
 */
final class SliderRevolutionTables {

	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Another plugin's tables, read while its owner moves in.

	private const SLIDERS = 'revslider_sliders';

	private const SLIDES = 'revslider_slides';

	private const STATIC_SLIDES = 'revslider_static_slides';

	private const STYLES = 'revslider_navigations';

	/** Tables of version 7. */
	private const SLIDERS_7 = 'revslider_sliders7';

	private const SLIDES_7 = 'revslider_slides7';

	/** Maximum number of sliders, the same as for a file. */
	private const MOST = 200;

	public static function exist(): bool {
		return self::exist_of( 6 ) || self::exist_of( 7 );
	}

	private static function exist_of( int $version ): bool {
		return 7 === $version
			? self::table_exists( self::SLIDERS_7 ) && self::table_exists( self::SLIDES_7 )
			: self::table_exists( self::SLIDERS ) && self::table_exists( self::SLIDES );
	}

	/** @return list<array{ id: int, version: int, title: string, alias: string, slides: int }> */
	public static function list(): array {
		$sliders = self::exist_of( 7 ) ? self::rows( 7 ) : [];
		$known   = array_filter( array_column( $sliders, 'alias' ), static fn ( string $alias ): bool => '' !== $alias );
		foreach ( self::exist_of( 6 ) ? self::rows( 6 ) : [] as $row ) {
			if ( ! in_array( $row['alias'], $known, true ) ) {
				$sliders[] = $row;
			}
		}
		return array_slice( $sliders, 0, self::MOST );
	}

	/** @return list<array{ id: int, version: int, title: string, alias: string, slides: int }> */
	private static function rows( int $version ): array {
		global $wpdb;
		[ $sliders, $slides ] = 7 === $version ? [ self::SLIDERS_7, self::SLIDES_7 ] : [ self::SLIDERS, self::SLIDES ];
		/** @var list<Row> $rows */
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT s.id, s.title, s.alias, s.type, ( SELECT COUNT(*) FROM %i WHERE slider_id = s.id ) AS slides FROM %i s ORDER BY s.id LIMIT %d", $wpdb->prefix . $slides, $wpdb->prefix . $sliders, self::MOST ), ARRAY_A );
		$rows = array_filter( $rows, static fn ( array $row ): bool => ! in_array( $row['type'] ?? '', [ 'folder', 'template' ], true ) );
		return array_values(
			array_map(
				static fn ( array $row ): array => [
					'id'      => (int) $row['id'],
					'version' => $version,
					'title'   => (string) $row['title'],
					'alias'   => (string) $row['alias'],
					'slides'  => (int) $row['slides'],
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
	public static function export( int $id, int $version = 6 ): ?array {
		global $wpdb;
		if ( ! self::exist_of( $version ) ) {
			return null;
		}
		/** @var Row|null $slider */
		$slider = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', $wpdb->prefix . ( 7 === $version ? self::SLIDERS_7 : self::SLIDERS ), $id ), ARRAY_A );
		if ( ! is_array( $slider ) ) {
			return null;
		}
		if ( 7 === $version ) {
			$settings = self::decode_json( $slider['settings'] ?? null );
			return [
				'id'       => $id,
				'title'    => (string) $slider['title'],
				'alias'    => (string) $slider['alias'],
				// The table names its own version, so that a slider without layers is not taken for version 6.
				'params'   => self::decode_json( $slider['params'] ?? null ) + [ 'version' => $settings['version'] ?? '7.0.0' ],
				'settings' => $settings,
				'slides'   => self::slides( self::SLIDES_7, $id ),
			];
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
			] + ( isset( $row['static'] ) && ! in_array( $row['static'], [ '', '0' ], true ) ? [ 'static' => true ] : [] ),
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
