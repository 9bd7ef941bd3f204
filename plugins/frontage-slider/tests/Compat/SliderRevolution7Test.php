<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Compat;

use Frontage\Slider\Compat\SliderRevolutionTables;
use Frontage\Slider\Import\DatabaseSource;
use Frontage\SliderImport\SliderImporter;
use Frontage\Tests\WordPressTestCase;

/** Sliders of Slider Revolution 7 in this site's database, alone and beside those of version 6. */
final class SliderRevolution7Test extends WordPressTestCase {

	/** As Slider Revolution makes them. Outside of the tests: to make a table ends a transaction. */
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		global $wpdb;
		foreach ( [ 'sliders', 'sliders7' ] as $table ) {
			$wpdb->query( $wpdb->prepare( "CREATE TABLE %i (id int(9) NOT NULL AUTO_INCREMENT, title varchar(255) NOT NULL, alias varchar(255), params longtext NOT NULL, settings text NULL, type varchar(191) NOT NULL DEFAULT '', PRIMARY KEY (id))", "{$wpdb->prefix}revslider_$table" ) );
		}
		$wpdb->query( $wpdb->prepare( 'CREATE TABLE %i (id int(9) NOT NULL AUTO_INCREMENT, slider_id int(9) NOT NULL, slide_order int NOT NULL DEFAULT 0, params longtext NOT NULL, layers longtext NOT NULL, settings text NOT NULL, PRIMARY KEY (id))', "{$wpdb->prefix}revslider_slides" ) );
		$wpdb->query( $wpdb->prepare( "CREATE TABLE %i (id int(9) NOT NULL AUTO_INCREMENT, slider_id int(9) NOT NULL, slide_order int NOT NULL DEFAULT 0, params longtext NOT NULL, layers longtext NOT NULL, settings text NOT NULL, static varchar(20) NOT NULL DEFAULT '', PRIMARY KEY (id))", "{$wpdb->prefix}revslider_slides7" ) );
	}

	public static function tearDownAfterClass(): void {
		global $wpdb;
		foreach ( [ 'sliders', 'slides', 'sliders7', 'slides7' ] as $table ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', "{$wpdb->prefix}revslider_$table" ) );
		}
		parent::tearDownAfterClass();
	}

	/** @return array<mixed> The recorded export, whose slides are put into the tables. */
	private static function fill_tables(): array {
		global $wpdb;
		$export = json_decode( (string) file_get_contents( __DIR__ . '/../../../../tests/fixtures/slider/version-7/sr7-hero-export.json' ), true );
		self::assertIsArray( $export );
		$wpdb->insert( "{$wpdb->prefix}revslider_sliders7", [ 'id' => 7, 'title' => 'Harbour hero', 'alias' => 'harbour-hero', 'params' => (string) wp_json_encode( $export['params'] ), 'settings' => '{"version":"7.0.4"}' ] );
		foreach ( is_array( $export['slides'] ) ? $export['slides'] : [] as $slide ) {
			self::assertIsArray( $slide );
			$wpdb->insert( "{$wpdb->prefix}revslider_slides7", [ 'id' => $slide['id'], 'slider_id' => 7, 'slide_order' => $slide['slide_order'], 'params' => (string) wp_json_encode( $slide['params'] ), 'layers' => (string) wp_json_encode( $slide['layers'] ), 'settings' => '', 'static' => $slide['static'] ? '1' : '' ] );
		}
		return $export;
	}

	public function test_a_slider_of_version_7_is_read_as_its_export(): void {
		$export = self::fill_tables();
		self::assertSame( [ [ 'id' => 7, 'version' => 7, 'title' => 'Harbour hero', 'alias' => 'harbour-hero', 'slides' => 3 ] ], SliderRevolutionTables::list() );
		$read = ( new DatabaseSource() )->read( 0 );
		self::assertSame( SliderImporter::text( (string) wp_json_encode( $export ) )[0]['model'], $read['model'] );
		self::assertCount( 1, is_array( $read['model']['static'] ) ? $read['model']['static'] : [] );
	}

	public function test_a_slider_that_version_7_took_over_is_listed_once(): void {
		global $wpdb;
		self::fill_tables();
		foreach ( [ 'harbour-hero', 'older' ] as $alias ) {
			$wpdb->insert( "{$wpdb->prefix}revslider_sliders", [ 'title' => $alias, 'alias' => $alias, 'params' => '{"version":"6.7.1"}', 'settings' => '' ] );
		}
		self::assertSame( [ [ 'harbour-hero', 7 ], [ 'older', 6 ] ], array_map( static fn ( array $one ): array => [ $one['alias'], $one['version'] ], SliderRevolutionTables::list() ) );
		self::assertSame( 'older', ( new DatabaseSource() )->read( 1 )['model']['alias'] );
	}

	public function test_a_slider_without_layers_is_of_version_7_by_its_table(): void {
		global $wpdb;
		$wpdb->insert( "{$wpdb->prefix}revslider_sliders7", [ 'title' => 'Empty', 'alias' => 'empty', 'params' => '{"type":"hero"}', 'settings' => 'no JSON' ] );
		$model = ( new DatabaseSource() )->read( 0 )['model'];
		self::assertSame( [ 'Empty', 'hero', 'fullwidth' ], [ $model['title'], $model['options']['sliderType'] ?? '', $model['options']['sliderLayout'] ?? '' ] );
	}
}
