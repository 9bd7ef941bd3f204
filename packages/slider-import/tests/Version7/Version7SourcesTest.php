<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\Slider\Model\Document\ModelReader;
use Frontage\SliderImport\SliderImporter;
use Frontage\SliderImport\Source\ExportArchive;
use Frontage\SliderImport\Source\ImportRefusedException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Version7Fixtures.php';

/** Where data of version 7 come from: scripts of a page, files, answers of a site, and zips of them. */
final class Version7SourcesTest extends TestCase {

	private const MODULE = '<sr7-module data-alias="tide" data-id="4" id="SR7_4_1" data-version="7.0.4"><sr7-content><sr7-slide data-key="8"><sr7-bg id="SR7_4_1-8-1"><noscript><img src="/b.jpg" alt="Sea"></noscript></sr7-bg><sr7-txt id="SR7_4_1-8-2">One <b>boat</b></sr7-txt><a id="SR7_4_1-8-3" href="/go/">Go</a></sr7-slide></sr7-content></sr7-module>';

	private string $file = '';

	protected function setUp(): void {
		$this->file = (string) tempnam( sys_get_temp_dir(), 'slider' );
	}

	protected function tearDown(): void {
		unlink( $this->file );
	}

	/** @return iterable<string, array{string}> */
	public static function literals(): iterable {
		yield 'strict JSON' => [ 'SR7.JSON["SR7_4_1"] = {"settings":{"title":"Tide","default":{"len":3000}},"slides":{"8":{"id":8,"slide":{"order":1},"layers":{"2":{"id":2,"type":"text","content":{"text":"One"}}}}},"id":"4","addOns":[]};' ];
		yield 'bare keys, comments, a comma at the end' => [ "SR7.JSON['SR7_4_1'] = { // settings\n settings: { title: 'Tide', default: { len: 3e3, }, }, /* slides */ slides: { 8: { id: 8, slide: { order: 1 }, layers: { 2: { id: 2, type: `text`, content: { text: 'One' } }, }, }, }, id: '4', };" ];
		yield 'a name after a dot' => [ "window.SR7.JSON.SR7_4_1 = { settings: { title: 'Tide', default: { len: 3000 } }, slides: [ { id: 8, slide: { order: 1 }, layers: [ { id: 2, type: 'text', content: { text: 'One' } } ] } ] };" ];
		yield 'for another id, alone on the page' => [ "SR7.JSON['SR7_4_7'] = { settings: { title: 'Tide', default: { len: 3000 } }, slides: { 8: { id: 8, slide: {}, layers: { 2: { id: 2, type: 'text', content: { text: 'One' } } } } } };" ];
	}

	#[DataProvider( 'literals' )]
	public function test_data_in_a_script( string $script ): void {
		$model = SliderImporter::text( self::MODULE . "<script>$script</script>" )[0]['model'];
		self::assertSame( [ 'SR7_4_1', 'tide', 'Tide', 3000 ], [ $model['id'], $model['alias'], $model['title'], ModelReader::map( $model, 'options' )['duration'] ] );
		self::assertSame( [ 'One' ], array_column( Version7Fixtures::layers( $model, 0 ), 'html' ) );
	}

	public function test_a_page_without_data_has_its_texts_and_its_size(): void {
		$heights = '<script>SR7.PMH["SR7_4_1"] = {fn: function() { _tpt.prepareModuleHeight({id:"SR7_4_1",type:"standard",gh:[500,500,400,300,200],gw:[1000,1000,900,700,300],vpt:["-100px"],size:{fullWidth:true, fullHeight:false},mh:"120",bg:{color:\'{"type":"solid","orig":"#112233","string":"#112233"}\'},plType:"2",plColor:"#fff"}); }};</script>';
		$read    = SliderImporter::text( self::MODULE . $heights )[0];
		$options = ModelReader::map( $read['model'], 'options' );
		self::assertSame( [ [ 1000, 900, 700, 300 ], [ 500, 400, 300, 200 ], 'fullwidth', 120, '2', '#112233' ], [ $options['gridwidth'], $options['gridheight'], $options['sliderLayout'], $options['minHeight'], $options['spinner'], ModelReader::map( $options, 'wrapper' )['background'] ] );
		$slide = ModelReader::maps( $read['model'], 'slides' )[0];
		self::assertSame( [ 'url' => '/b.jpg', 'alt' => 'Sea' ], Version7Fixtures::at( $slide, 'background.image' ) );
		self::assertSame( [ 'One <b>boat</b>', 'Go' ], array_column( ModelReader::maps( $slide, 'layers' ), 'html' ) );
		self::assertSame( '/go/', Version7Fixtures::at( ModelReader::maps( $slide, 'layers' )[1], 'link.url' ) );
		$found = $read['report']->findings()[0];
		self::assertSame( [ 'slide-incomplete', '8', '/wp-json/sliderrevolution/sliders/4?srengine=7&slideid=8' ], [ $found->code, $found->what, $found->as ] );
	}

	public function test_a_popup_says_so_in_the_markup(): void {
		$page  = str_replace( 'data-version', 'data-modal="bg:rgba(1,2,3,0.5);sp:800;h:left;v:top;x:1" data-version', self::MODULE );
		$modal = Version7Fixtures::at( SliderImporter::text( $page )[0]['model'], 'options.modal' );
		self::assertEquals( [ 'useAsModal' => true, 'horizontal' => 'left', 'vertical' => 'top', 'coverColor' => 'rgba(1,2,3,0.5)', 'coverSpeed' => 0.8 ], $modal );
	}

	public function test_a_message_in_place_of_a_slider_is_none(): void {
		$error = '<sr7-module data-id="ERROR" id="SR7_ERROR_1"><sr7-slide data-key="1"><sr7-txt>Not found</sr7-txt></sr7-slide></sr7-module>';
		self::assertCount( 1, SliderImporter::text( $error . self::MODULE ) );
		$this->expectException( ImportRefusedException::class );
		SliderImporter::text( $error );
	}

	public function test_sliders_of_version_6_may_stand_on_the_same_page(): void {
		$page = '<rs-module-wrap data-alias="old"><rs-module id="old"><rs-slides><rs-slide data-key="a"></rs-slide></rs-slides></rs-module></rs-module-wrap>' . self::MODULE;
		self::assertSame( [ 'old', 'tide' ], array_map( static fn( array $one ): mixed => $one['model']['alias'], SliderImporter::text( $page ) ) );
	}

	public function test_a_page_may_hold_the_form_of_version_6(): void {
		$export = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/tests/fixtures/slider/export-6.2.2.json' ), true );
		self::assertIsArray( $export );
		$data   = [ 'id' => 4, 'alias' => 'tide', 'title' => 'Tide', 'slider_params' => $export['params'], 'slider_settings' => [ 'version' => '6.2.2' ], 'slides' => array_map( static fn( mixed $slide ): array => is_array( $slide ) ? [ 'id' => $slide['id'], 'order' => $slide['slide_order'], 'params' => $slide['params'], 'layers' => $slide['layers'] ] : [], is_array( $export['slides'] ) ? $export['slides'] : [] ), 'static_slide' => [], 'navs' => [], 'trans' => [], 'v6v7ids' => [], 'addOns' => [] ];
		$model  = SliderImporter::text( self::MODULE . "<script>SR7.JSON['SR7_4_1'] = " . json_encode( $data, JSON_HEX_TAG ) . ';</script>' )[0]['model'];
		$direct = SliderImporter::text( (string) json_encode( $export ) )[0]['model'];
		self::assertSame( [ 'tide', array_column( ModelReader::maps( $direct, 'slides' ), 'key' ) ], [ $model['alias'], array_column( ModelReader::maps( $model, 'slides' ), 'key' ) ] );
		self::assertEquals( ModelReader::maps( $direct, 'slides' )[0]['layers'], ModelReader::maps( $model, 'slides' )[0]['layers'] );
	}

	public function test_an_answer_of_the_site_is_a_file_of_its_own(): void {
		$answer = self::answer();
		$model  = SliderImporter::text( (string) json_encode( $answer ) )[0]['model'];
		self::assertSame( [ 'Boats' ], array_column( Version7Fixtures::layers( $model, 0 ), 'alias' ) );
		self::assertSame( 'Harbour hero', SliderImporter::text( (string) json_encode( $answer + [ 'settings' => [ 'title' => 'Harbour hero' ], 'id' => '7' ] ) )[0]['model']['title'] );
	}

	public function test_an_answer_completes_the_page_that_it_is_zipped_with(): void {
		$this->zip( [ 'page/harbour.html' => (string) file_get_contents( Version7Fixtures::path( 'sr7-hero-page.html' ) ), 'page/slide-12.json' => (string) json_encode( self::answer() ) ] );
		$read = SliderImporter::file( $this->file );
		self::assertCount( 1, $read );
		self::assertSame( [ 'Boats' ], array_column( Version7Fixtures::layers( $read[0]['model'], 1 ), 'alias' ) );
		self::assertSame( [ 'icon-left fa-anchor' ], Version7Fixtures::to_review( $read[0]['report']->findings() ) );
	}

	public function test_an_export_is_read_out_of_its_zip(): void {
		$json = (string) file_get_contents( Version7Fixtures::path( 'sr7-hero-export.json' ) );
		$this->zip( [ 'slider_data.json' => $json, 'media/2026/01/quay.jpg' => 'x', 'info.cfg' => 'y', 'navigation.json' => '[]', 'animations.json' => '[]', 'static-captions.css' => '' ] );
		self::assertSame( SliderImporter::text( $json )[0]['model'], SliderImporter::file( $this->file )[0]['model'] );
		$archive = ExportArchive::open( $this->file );
		self::assertSame( [ [ 'media/2026/01/quay.jpg' ], [ 'info.cfg' ] ], [ $archive->media(), $archive->other_files() ] );
	}

	public function test_an_html_export_is_read_out_of_its_zip(): void {
		$data = '{"settings":{"title":"Tide"},"slides":{"8":{"id":8,"slide":{"order":1},"layers":{"2":{"id":2,"type":"text","content":{"text":"One"}}}}}}';
		$page = '<html><body>' . self::MODULE . "<script>SR7.JSON['SR7_4_1'] = 'assets/SR7_4_1.json';</script></body></html>";
		$this->zip( [ 'tide/index.html' => $page, 'tide/assets/SR7_4_1.json' => $data, 'tide/public/js/sr7.js' => 'x', 'tide/images/b.jpg' => 'x' ] );
		$read = SliderImporter::file( $this->file );
		self::assertSame( [ 'Tide', [ 'One' ] ], [ $read[0]['model']['title'], array_column( Version7Fixtures::layers( $read[0]['model'], 0 ), 'html' ) ] );
	}

	/** @return iterable<string, array{array<mixed>, bool}> */
	public static function forms(): iterable {
		$slide = static fn( array $layer ): array => [ 'params' => [], 'slides' => [ [ 'id' => 1, 'params' => [], 'layers' => [ '1' => $layer ] ] ] ];
		yield 'layers with tl' => [ $slide( [ 'id' => 1, 'type' => 'text', 'tl' => [], 'content' => [ 'text' => 'x' ] ] ), true ];
		yield 'layers with timeline' => [ $slide( [ 'uid' => 1, 'type' => 'text', 'timeline' => [ 'frames' => [] ], 'text' => 'x' ] ), false ];
		yield 'no layers, by the version' => [ [ 'params' => [ 'version' => '7.0.1' ], 'slides' => [] ], true ];
		yield 'no layers, version 6' => [ [ 'params' => [ 'version' => '6.7.1' ], 'slides' => [] ], false ];
		yield 'no layers, by its levels' => [ [ 'params' => [ 'uSize' => [ false, true ] ], 'slides' => [] ], true ];
	}

	/** @param array<mixed> $export */
	#[DataProvider( 'forms' )]
	public function test_exports_are_told_apart_by_their_content( array $export, bool $is_version_7 ): void {
		$options = ModelReader::map( SliderImporter::text( (string) json_encode( $export ) )[0]['model'], 'options' );
		self::assertSame( ! $is_version_7, isset( $options['parallax'] ), 'Only exports of version 6 have the editor\'s own levels.' );
	}

	/** @return array<mixed> The second slide of the recorded slider, as the site answers with it. */
	private static function answer(): array {
		$export = json_decode( (string) file_get_contents( Version7Fixtures::path( 'sr7-hero-export.json' ) ), true );
		self::assertIsArray( $export );
		$slide = is_array( $export['slides'] ) ? $export['slides'][1] : [];
		self::assertIsArray( $slide );
		return [ 'success' => true, 'slides' => [ '12' => [ 'id' => 12, 'slide' => $slide['params'], 'layers' => $slide['layers'] ] ] ];
	}

	/** @param array<string, string> $entries */
	private function zip( array $entries ): void {
		$zip = new \ZipArchive();
		$zip->open( $this->file, \ZipArchive::CREATE | \ZipArchive::OVERWRITE );
		foreach ( $entries as $name => $text ) {
			$zip->addFromString( $name, $text );
		}
		$zip->close();
	}
}
