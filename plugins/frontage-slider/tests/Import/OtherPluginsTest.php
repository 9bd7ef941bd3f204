<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Import;

use Frontage\Kit\Admin\SettingsHub;
use Frontage\Slider\Import\ImportReportStore;
use Frontage\Slider\Import\Media\MediaImporter;
use Frontage\Slider\Import\Screens\ImportScreen;
use Frontage\Slider\Import\Screens\ImportStepUrls;
use Frontage\Slider\Import\SliderCommand;
use Frontage\Slider\Import\SliderCreator;
use Frontage\Slider\Import\Sources\SiteSources;
use Frontage\Slider\Model\Document\ModelReader;
use Frontage\Slider\Tests\MoveInTestCase;
use Frontage\SliderImport\Tests\SmartSliderExport;
use PHPUnit\Framework\Attributes\Group;

require_once __DIR__ . '/../MoveInTestCase.php';
require_once __DIR__ . '/../../../../packages/slider-import/tests/SmartSliderExport.php';
require_once __DIR__ . '/../../../../tests/support/wp-cli.php';

/** Sliders of Smart Slider 3 and MetaSlider on this site, and exports of Smart Slider. */
#[Group( 'database' )]
final class OtherPluginsTest extends MoveInTestCase {

	private const TABLES = [
		'smartslider3_sliders' => [ 'id', 'alias', 'title', 'type', 'params', 'slider_status', 'time', 'thumbnail', 'ordering' ],
		'smartslider3_slides'  => [ 'id', 'title', 'slider', 'publish_up', 'publish_down', 'published', 'first', 'slide', 'description', 'thumbnail', 'params', 'ordering', 'generator_id' ],
		'section_storage'      => [ 'id', 'application', 'section', 'referencekey', 'value', 'isSystem', 'editable' ],
	];

	/** Outside of the tests: to make a table ends a transaction. */
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		global $wpdb;
		foreach ( self::TABLES as $table => $columns ) {
			$wpdb->query( $wpdb->prepare( 'CREATE TABLE %i (id int(11) NOT NULL AUTO_INCREMENT, ' . implode( ', ', array_map( static fn ( string $column ): string => "`$column` " . ( in_array( $column, [ 'slider', 'ordering' ], true ) ? 'int(11) NULL' : 'longtext NULL' ), array_slice( $columns, 1 ) ) ) . ', PRIMARY KEY (id))', "{$wpdb->prefix}nextend2_$table" ) );
		}
	}

	public static function tearDownAfterClass(): void {
		global $wpdb;
		foreach ( array_keys( self::TABLES ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', "{$wpdb->prefix}nextend2_$table" ) );
		}
		parent::tearDownAfterClass();
	}

	private static function fill_smart_slider(): void {
		global $wpdb;
		$fixture = SmartSliderExport::fixture();
		foreach ( [ 'sliders' => 'smartslider3_sliders', 'slides' => 'smartslider3_slides', 'section_storage' => 'section_storage' ] as $key => $table ) {
			foreach ( is_array( $fixture[ $key ] ?? null ) ? $fixture[ $key ] : [] as $row ) {
				self::assertIsArray( $row );
				$wpdb->insert( "{$wpdb->prefix}nextend2_$table", $row );
			}
		}
	}

	private static function jpeg( int $width ): string {
		$image = imagecreatetruecolor( max( 1, $width ), 40 );
		self::assertNotFalse( $image );
		ob_start();
		imagejpeg( $image );
		return (string) ob_get_clean();
	}

	/** Adds an image to the media library, without its smaller sizes. */
	private static function image( string $name, string $month = '2026/01' ): int {
		$folder = wp_get_upload_dir()['basedir'] . "/$month";
		wp_mkdir_p( $folder );
		file_put_contents( "$folder/$name", self::png() );
		$id = wp_insert_attachment( [ 'post_title' => "Title of $name", 'post_excerpt' => "Caption of $name", 'post_mime_type' => 'image/png', 'guid' => wp_get_upload_dir()['baseurl'] . "/$month/$name" ], "$folder/$name" );
		self::assertIsInt( $id );
		update_post_meta( $id, '_wp_attachment_image_alt', "Alt of $name" );
		return $id;
	}

	/** @return array{int, list<int>} The slideshow and its slides. */
	private static function fill_metaslider(): array {
		global $wpdb;
		$fixture = json_decode( (string) file_get_contents( __DIR__ . '/../../../../tests/fixtures/slider-plugins/metaslider.json' ), true );
		self::assertIsArray( $fixture );
		$slideshow = (int) wp_insert_post( [ 'post_type' => 'ml-slider', 'post_status' => 'publish', 'post_title' => $fixture['slideshow']['post_title'] ] );
		update_post_meta( $slideshow, 'ml-slider_settings', $fixture['slideshow']['settings'] );
		$wpdb->insert( $wpdb->terms, [ 'name' => (string) $slideshow, 'slug' => (string) $slideshow ] );
		$wpdb->insert( $wpdb->term_taxonomy, [ 'term_id' => $wpdb->insert_id, 'taxonomy' => 'ml-slider', 'description' => '' ] );
		$term   = $wpdb->insert_id;
		$slides = [];
		foreach ( $fixture['slides'] as $order => $row ) {
			$slide = (int) wp_insert_post( [ 'post_type' => 'ml-slide', 'post_status' => 'publish', 'post_title' => $row['post_title'], 'post_excerpt' => $row['post_excerpt'], 'menu_order' => $order ] );
			foreach ( [ ...$row['meta'], '_thumbnail_id' => self::image( $row['image'] ) ] as $key => $value ) {
				update_post_meta( $slide, $key, $value );
			}
			$wpdb->insert( $wpdb->term_relationships, [ 'object_id' => $slide, 'term_taxonomy_id' => $term ] );
			$slides[] = $slide;
		}
		$trash = (int) wp_insert_post( [ 'post_type' => 'ml-slide', 'post_status' => 'trash', 'post_title' => 'gone' ] );
		$wpdb->insert( $wpdb->term_relationships, [ 'object_id' => $trash, 'term_taxonomy_id' => $term ] );
		return [ $slideshow, $slides ];
	}

	/**
	 * Imports all that is found of a plugin, as an owner does.
	 *
	 * @return array{string, string} What the review and the report show.
	 */
	private function import( string $plugin, int $count ): array {
		$plan   = $this->post( [ ImportStepUrls::NAME => 'database', 'plugin' => $plugin ] );
		$review = self::open( $plan );
		$next   = $this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $plan ), 'sliders' => array_map( strval( ... ), range( 0, $count - 1 ) ), 'status' => 'draft' ] );
		return [ $review, self::open( $next ) ];
	}

	public function test_nothing_is_offered_of_plugins_that_left_nothing(): void {
		$html = self::shown();
		self::assertStringNotContainsString( 'name="plugin"', $html );
		self::assertStringContainsString( '.ss3', $html );
		$parts = array_column( array_filter( ImportScreen::add_part( [] ), static fn ( array $part ): bool => SettingsHub::MOVE === $part['group'] ), 'count', 'name' );
		self::assertSame( [ 'Slider Revolution', 'Smart Slider 3', 'MetaSlider' ], array_keys( $parts ) );
		self::assertSame( [ 'not found', 'not found' ], [ $parts['Smart Slider 3'](), $parts['MetaSlider']() ] );
	}

	public function test_sliders_of_smart_slider_are_imported_and_undone(): void {
		global $wpdb;
		self::fill_smart_slider();
		$image  = self::image( 'Harbor.jpg' );
		$before = $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}nextend2_smartslider3_slides", ARRAY_A );
		self::assertStringContainsString( '1 slider found in the database of this site. The original will not be changed, and Smart Slider 3 does not need to be active.', self::shown(), 'Neither the group nor the trash.' );
		[ $review, $report ] = $this->import( 'smart-slider', 1 );
		self::assertStringContainsString( '1 slider from Smart Slider 3 on this site.', $review );
		self::assertMatchesRegularExpression( '/value="draft" +checked/', $review );
		self::assertStringNotContainsString( 'as soon as Slider Revolution is deactivated', $review );
		self::assertStringContainsString( '1 of 1 slider imported.', $report );
		foreach ( [ 'Not supported: Ken Burns effect.', 'Not supported: Text bar.', 'A layer of type “iframe” was not imported.', 'Custom JavaScript was not imported.', 'slide 3' ] as $text ) {
			self::assertStringContainsString( $text, $report );
		}
		self::assertSame( [], $this->asked, 'No site was asked for anything.' );
		$id    = self::sliders()[0];
		$model = self::model( $id );
		self::assertSame( [ 'home', 'Home', 'draft' ], [ get_post( $id )?->post_name, get_post( $id )?->post_title, get_post_status( $id ) ] );
		$slides = ModelReader::maps( $model, 'slides' );
		self::assertSame( $image, ModelReader::map( ModelReader::map( $slides[0], 'background' ), 'image' )['id'] ?? 0, 'The image of the media library.' );
		self::assertStringContainsString( 'Boats &amp; <em>birds</em>', (string) wp_json_encode( $model, JSON_UNESCAPED_SLASHES ) );
		self::assertStringNotContainsString( 'mainAnimationStart', (string) get_post( $id )?->post_content );
		self::assertSame( $before, $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}nextend2_smartslider3_slides", ARRAY_A ), 'The original is unchanged.' );
		self::assertStringContainsString( 'Boats &amp; <em>birds</em>', do_blocks( (string) get_post( $id )?->post_content ) );
		$this->post( [ ImportStepUrls::NAME => 'undo', 'report' => (string) $id ] );
		self::assertSame( [ 'trash', 'inherit' ], [ get_post_status( $id ), get_post( $image )?->post_status ], 'An image that was there before stays.' );
	}

	public function test_an_export_of_smart_slider_brings_its_images(): void {
		$file = tempnam( sys_get_temp_dir(), 'ss3' ) . '.ss3';
		$zip  = new \ZipArchive();
		$zip->open( $file, \ZipArchive::CREATE );
		foreach ( [ 'data' => SmartSliderExport::text(), 'images/harbor.jpg' => self::jpeg( 61 ), 'images/1harbor.jpg' => self::jpeg( 62 ), 'images/boat.jpg' => self::jpeg( 63 ) ] as $name => $content ) {
			$zip->addFromString( $name, $content );
			$zip->setCompressionName( $name, \ZipArchive::CM_STORE );
		}
		$zip->close();
		$_FILES = [ 'frontage_slider_file' => [ 'name' => 'Home.ss3', 'tmp_name' => $file, 'error' => UPLOAD_ERR_OK, 'size' => 1 ] ];
		$plan   = $this->post( [ ImportStepUrls::NAME => 'file' ] );
		self::assertStringContainsString( '1 slider from Home.ss3.', self::open( $plan ) );
		$this->post( [ ImportStepUrls::NAME => 'take', 'source' => self::token( $plan ), 'sliders' => [ '0' ] ] );
		unlink( $file );
		$slides = ModelReader::maps( self::model( self::sliders()[0] ), 'slides' );
		$widths = array_map( static fn ( array $slide ): int => (int) ( wp_get_attachment_metadata( (int) ( ModelReader::map( ModelReader::map( $slide, 'background' ), 'image' )['id'] ?? 0 ) )['width'] ?? 0 ), array_slice( $slides, 0, 2 ) );
		self::assertSame( [ 61, 62 ], $widths, 'Its names are in lower case, and one of two equal names begins with a number.' );
		self::assertSame( [], $this->asked );
		$left = array_column( ImportReportStore::images( ImportReportStore::read( self::sliders()[0] ) ?? [] ), 'url' );
		self::assertSame( [ 'https://old.test/wp-content/uploads/2026/02/waves.mp4', 'https://old.test/wp-content/uploads/2026/01/logo.png' ], array_values( array_unique( $left ) ), 'What the export does not contain.' );
	}

	public function test_slideshows_of_metaslider_are_imported(): void {
		[ , $slides ] = self::fill_metaslider();
		self::assertStringContainsString( '1 slider found in the database of this site. The original will not be changed, and MetaSlider does not need to be active.', self::shown() );
		[ $review, $report ] = $this->import( 'meta-slider', 1 );
		self::assertMatchesRegularExpression( '~<td>3</td>~', $review, 'Without the slide in the trash.' );
		foreach ( [ '1 of 1 slider imported.', 'Not supported: Theme.', 'Of a slide of type “vimeo”, only the image, link, and caption were imported.' ] as $text ) {
			self::assertStringContainsString( $text, $report );
		}
		$id     = self::sliders()[0];
		$model  = self::model( $id );
		$found  = ModelReader::maps( $model, 'slides' );
		$images = array_map( static fn ( array $slide ): array => ModelReader::map( ModelReader::map( $slide, 'background' ), 'image' ), $found );
		self::assertSame( array_map( static fn ( int $slide ): int => get_post_thumbnail_id( $slide ), $slides ), array_column( $images, 'id' ) );
		self::assertSame( [ 'Three cups', 'Alt of plates.png' ], [ $images[0]['alt'] ?? '', $images[1]['alt'] ?? '' ], 'Its own, or that of the image.' );
		self::assertSame( [ 'Cups', 'Title of plates.png' ], [ $found[0]['title'], $found[1]['title'] ] );
		self::assertSame( [ '<strong>New</strong> cups &amp; plates', 'Caption of plates.png' ], [ ModelReader::maps( $found[0], 'layers' )[0]['html'], ModelReader::maps( $found[1], 'layers' )[0]['html'] ] );
		self::assertStringContainsString( '<strong>New</strong> cups &amp; plates', do_blocks( (string) get_post( $id )?->post_content ) );
		self::assertSame( 'publish', get_post_status( $slides[0] ) );
	}

	public function test_the_command_imports_them_by_the_name_of_their_plugin(): void {
		self::fill_metaslider();
		$run = static function ( array $options ): string {
			\WP_CLI::$said = [];
			( new SliderCommand() )->import( [], $options + [ 'media' => 'leave' ] );
			return implode( "\n", \WP_CLI::$said );
		};
		self::assertStringContainsString( 'shop-window', $run( [ 'from' => 'meta-slider', 'dry-run' => '' ] ) );
		self::assertSame( [], self::sliders() );
		self::assertStringContainsString( 'Success: 1 of 1 slider imported.', $run( [ 'from' => 'meta-slider' ] ) );
		self::assertCount( 1, self::sliders() );
		self::assertStringContainsString( 'slider-revolution, smart-slider, meta-slider', $run( [ 'from' => 'other' ] ) );
	}

	public function test_hostile_rows_are_imported_without_what_they_bring(): void {
		global $wpdb;
		$wpdb->insert( "{$wpdb->prefix}nextend2_smartslider3_sliders", [ 'title' => '<script>alert(1)</script>Evil', 'type' => 'simple', 'params' => '{"width":[],"autoplay":{"a":1},"background":"javascript:alert(2)"}' ] );
		$slider = $wpdb->insert_id;
		$layers = [ [ 'type' => 'layer', 'pm' => 'absolute', 'class' => '"><script>', 'item' => [ 'type' => 'heading', 'values' => [ 'heading' => '<img src=x onerror=alert(3)>Text', 'href' => "java\tscript:alert(4)", 'font' => 'a:1:{i:0;O:8:"stdClass":0:{}}' ] ] ], 'x', [ 'item' => 5 ] ];
		$wpdb->insert( "{$wpdb->prefix}nextend2_smartslider3_slides", [ 'title' => 'One', 'slider' => $slider, 'params' => '{"backgroundImage":"javascript:alert(5)","href":"data:text/html,x"}', 'slide' => (string) wp_json_encode( $layers ) ] );
		$made = ( new SliderCreator( new MediaImporter( MediaImporter::COPY ) ) )->create( SiteSources::open( 'smart-slider' ) );
		self::assertIsArray( $made );
		$content = (string) get_post( $made[0]['id'] )?->post_content;
		self::assertStringContainsString( 'Text', $content );
		foreach ( [ 'javascript:', '<script>', 'onerror', 'data:text' ] as $needle ) {
			self::assertStringNotContainsString( $needle, $content . get_post( $made[0]['id'] )?->post_title . do_blocks( $content ), $needle );
		}
	}
}
