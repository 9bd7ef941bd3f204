<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\Slider\Model\Document\DocumentValidator;
use Frontage\SliderImport\SliderImporter;
use Frontage\SliderImport\Source\ImportRefusedException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Pages.php';

/** Pages of versions 5 and 6 become models. */
final class PagesTest extends TestCase {

	private const FOLDER = __DIR__ . '/../../../tests/fixtures/slider';

	/** @return iterable<string, array{string, list<array<string, int>>}> Slides, layers, static layers, actions of each slider. */
	public static function fixtures(): iterable {
		yield 'standard and hero' => [ 'standard-static-hero', [ [ 'slides' => 3, 'layers' => 18 ], [ 'slides' => 1, 'layers' => 20 ] ] ];
		yield '3D' => [ 'd3-progress', [ [ 'slides' => 9, 'layers' => 36 ] ] ];
		yield 'actions' => [ 'actions-frames', [ [ 'slides' => 1, 'layers' => 12, 'actions' => 13 ], [ 'slides' => 1, 'layers' => 42, 'actions' => 36 ] ] ];
		yield 'video' => [ 'hero-video', [ [ 'slides' => 1, 'layers' => 1 ] ] ];
		yield 'carousel' => [ 'carousel', [ [ 'slides' => 3, 'layers' => 3 ] ] ];
		yield 'version 5' => [ 'legacy-rs5', [ [ 'slides' => 3, 'layers' => 10 ] ] ];
		yield 'export' => [ 'export-6.2.2', [ [ 'slides' => 3, 'layers' => 21 ] ] ];
	}

	/** @param list<array<string, int>> $counts */
	#[DataProvider( 'fixtures' )]
	public function test_every_recorded_slider_becomes_a_valid_model( string $name, array $counts ): void {
		$sliders = SliderImporter::file( self::FOLDER . "/$name.json" );
		self::assertCount( count( $counts ), $sliders );
		foreach ( $sliders as $n => $slider ) {
			self::assertSame( [], DocumentValidator::problems( $slider['model'] ) );
			$report = json_decode( (string) json_encode( $slider['report'] ), true );
			self::assertIsArray( $report );
			self::assertIsArray( $report['counts'] );
			self::assertSame( $counts[ $n ], array_intersect_key( [ ...$counts[ $n ], ...$report['counts'] ], $counts[ $n ] ) );
			$unknown = is_array( $report['unknown'] ) ? array_filter( $report['unknown'], is_string( ... ) ) : [];
			self::assertSame( [], array_diff( $unknown, array_column( self::list( $slider['model']['extras'] ?? [] ), 'path' ) ) );
			self::assertLessThan( 24, count( $unknown ), 'What nobody can see is kept and not told.' );
		}
	}

	/** @param list<array<string, int>> $counts */
	#[DataProvider( 'fixtures' )]
	public function test_a_page_written_back_to_html_gives_the_same_model( string $name, array $counts ): void {
		$fixture = json_decode( (string) file_get_contents( self::FOLDER . "/$name.json" ), true );
		self::assertIsArray( $fixture );
		if ( ! isset( $fixture['modules'] ) ) {
			self::assertCount( 1, $counts, 'An export has no page.' );
			return;
		}
		$from_page = SliderImporter::text( Pages::html( $fixture ) );
		self::assertEquals( self::plain( SliderImporter::file( self::FOLDER . "/$name.json" ) ), self::plain( $from_page ) );
	}

	public function test_attributes_become_values(): void {
		$layer = self::layer( '<rs-layer id="a" data-type="text" data-xy="x:r,r,c;xo:38px,,0;y:m;" data-dim="w:48%,46%,500px,295px;h:auto;" data-text="w:normal;s:20,10;ls:-1px;fw:700;" data-vbility="t,t,t,f" data-rsp_bd="off" data-frame_0="x:-100%;rZ:45deg;" data-frame_0_mask="u:t;" data-frame_1="st:275;sp:1000;e:power4.inOut;" data-frame_1_chars="d:5;dir:backward;" data-frame_999="o:0;st:w;e:nothing;" data-loop_999="x:20;sp:2000;yym:t;" style="z-index:9;">Hi</rs-layer>' );
		self::assertSame( [ 'x' => [ 'right', 'right', 'center' ], 'offsetX' => [ 38, null, 0 ], 'y' => [ 'middle' ], 'width' => [ '48%', '46%', 500, 295 ], 'height' => [ 'auto' ] ], $layer['box'] );
		self::assertSame( [ 'whiteSpace' => [ 'normal' ], 'fontSize' => [ 20, 10 ], 'letterSpacing' => [ -1 ], 'fontWeight' => [ 700 ], 'zIndex' => 9, 'color' => [ '#ffffff' ], 'lineHeight' => [ 25 ], 'textAlign' => [ 'left' ] ], $layer['style'] );
		self::assertSame( [ true, true, true, false ], $layer['visible'] );
		self::assertSame( [ 'size' => false ], $layer['responsive'] );
		self::assertSame(
			[
				[ 'id' => 'frame_0', 'to' => [ 'x' => [ '-100%' ], 'rotateZ' => [ 45 ], 'opacity' => [ 0 ] ], 'mask' => [ 'x' => [ 0 ] ] ],
				[ 'id' => 'frame_1', 'at' => 275, 'duration' => 1000, 'ease' => 'power4.inOut', 'split' => [ [ 'by' => 'chars', 'step' => 50, 'order' => 'backward' ] ] ],
				[ 'id' => 'frame_999', 'to' => [ 'opacity' => [ 0 ] ], 'at' => 'slideEnd', 'ease' => 'power4.inOut' ],
			],
			$layer['frames']
		);
		self::assertSame( [ 'to' => [ 'x' => [ 20 ] ], 'duration' => 2000, 'yoyo' => [ 'move' => true ] ], $layer['loop'] );
		self::assertSame( 'Hi', $layer['html'] );
	}

	public function test_a_film_that_nobody_may_touch(): void {
		$layer = static fn ( string $more ): array => self::layer( '<rs-layer id="a" data-type="video" data-mp4="/f.mp4" data-video="l:loop;' . $more . '"></rs-layer>' );
		self::assertSame( [ false, 'loop' ], [ $layer( 'noint:t;' )['video']['interactive'] ?? null, $layer( '' )['video']['loop'] ?? null ] );
		self::assertArrayNotHasKey( 'interactive', self::list( $layer( '' )['video'] ?? null ) );
	}

	public function test_a_slide_may_follow_the_scroll_for_itself(): void {
		$model = SliderImporter::text( '<rs-module id="s"><rs-slides><rs-slide data-key="a" data-sba="t"><rs-layer id="l" data-type="text" data-sba="f">Hi</rs-layer></rs-slide></rs-slides></rs-module>' )[0]['model'];
		$slide = self::list( $model['slides'] )[0];
		self::assertTrue( $slide['scrollBound'] ?? null );
		self::assertFalse( self::list( $slide['layers'] ?? null )[0]['scrollBound'] ?? null );
	}

	public function test_the_order_of_frames_is_that_of_data_ford(): void {
		$layer = self::layer( '<rs-layer data-type="shape" data-frame_2="st:a;" data-ford="frame_0;frame_2;frame_1;frame_999;" data-frame_999="st:w;"></rs-layer>' );
		self::assertIsArray( $layer['frames'] );
		self::assertSame( [ 'frame_0', 'frame_2', 'frame_1', 'frame_999' ], array_column( $layer['frames'], 'id' ) );
	}

	public function test_rows_know_how_high_their_zone_lies(): void {
		$layer = self::layer( '<rs-zone class="rev_row_zone_top" style="z-index: 49;"><rs-row style="z-index:1;"></rs-row></rs-zone>' );
		self::assertSame( [ 'zone' => 'top', 'zoneIndex' => 49 ], $layer['box'] );
	}

	public function test_x_in_px_is_measured_from_the_left(): void {
		$layer = self::layer( '<rs-layer data-type="text" data-xy="x:181px,c;xo:10,0;y:757px;">Hi</rs-layer>' );
		self::assertSame( [ 'x' => [ 'left', 'center' ], 'offsetX' => [ 191, 0 ], 'y' => [ 'top' ], 'offsetY' => [ 757 ] ], $layer['box'] );
	}

	public function test_version_5_attributes_are_read(): void {
		$html   = '<div class="rev_slider" id="s"><ul><li data-transition="boxslide,fade" data-masterspeed="300,d" data-delay="5000"><img src="a.jpg" data-bgfit="contain" data-kenburns="on"><h2 class="tp-caption" data-x="[\'center\',\'left\']" data-y="20" data-transform_in="x:50px;s:1000;e:Power3.easeInOut;" data-transform_out="opacity:0;s:300;" data-start="500" data-splitin="chars" data-elementdelay="0.05" data-fontsize="[\'45\',\'32\']">Hi</h2></li></ul></div><script>jQuery("#s").revolution({delay:4000,startwidth:900,hideTimerBar:"on"})</script>';
		$model  = SliderImporter::text( $html )[0]['model'];
		$slide  = self::list( $model['slides'] )[0];
		$layers = self::list( $slide['layers'] );
		self::assertIsArray( $model['options'] );
		self::assertSame( [ 4000, [ 900 ], [ 'disableProgressBar' => true ] ], [ $model['options']['duration'], $model['options']['gridwidth'], $model['options']['progressBar'] ] );
		self::assertSame( [ 'name' => 'boxslide', 'duration' => 300, 'list' => [ [ 'name' => 'fade' ] ] ], $slide['transition'] );
		self::assertSame( 5000, $slide['duration'] );
		self::assertSame( [ 'image' => [ 'url' => 'a.jpg' ], 'fit' => 'contain' ], $slide['background'] );
		self::assertSame( 'h2', $layers[0]['tag'] );
		self::assertIsArray( $layers[0]['frames'] );
		self::assertSame( [ 'id' => 'frame_1', 'at' => 500, 'duration' => 1000, 'ease' => 'power3.inOut', 'split' => [ [ 'by' => 'chars', 'step' => 50 ] ] ], $layers[0]['frames'][1] );
		self::assertSame( [ 'x' => [ 'center', 'left' ], 'y' => [ 'top' ], 'offsetY' => [ 20 ] ], $layers[0]['box'] );
	}

	public function test_script_is_never_taken_over(): void {
		$page   = '<rs-module id="s"><rs-slides><rs-slide data-key="a"><rs-layer id="l" data-type="text" onmouseover="alert(4)" href="java&#10;script:alert(5)" data-actions="o:click;a:callback;call:alert(1);||o:click;a:simplelink;url:javascript:alert(1);||o:mouseenter;a:warp;x:1;"><b onclick="x()">Hi</b><script>alert(2)</script></rs-layer></rs-slide></rs-slides></rs-module>'
			. '<script>jQuery("#s").revolutionInit({ duration: 1e3, __proto__: {a: 1}, onInit: function(){ alert("}") }, jsFileLocation: "//x/" + base, navigation: { onHoverStop: !1 } });</script>';
		$slider = SliderImporter::text( $page )[0];
		$report = json_decode( (string) json_encode( $slider['report'] ), true );
		$layer  = self::list( self::list( $slider['model']['slides'] )[0]['layers'] )[0];
		self::assertSame( [ 'duration' => 1000, 'navigation' => [ 'onHoverStop' => false ], 'wholeType' => 'near' ], $slider['model']['options'] );
		self::assertSame( '<b>Hi</b>', $layer['html'] );
		self::assertSame( [ [ 'do' => 'simplelink', 'on' => 'click' ], [ 'do' => 'unknown', 'name' => 'warp', 'on' => 'mouseenter' ] ], $layer['actions'] );
		self::assertIsArray( $report );
		self::assertSame( [ 'init.onInit', 'init.jsFileLocation' ], array_values( array_filter( array_column( self::list( $report['dropped'] ), 'path' ), static fn( mixed $path ): bool => is_string( $path ) && str_starts_with( $path, 'init' ) ) ) );
		self::assertStringNotContainsString( 'alert', (string) json_encode( $slider['model'] ), 'Not in the extras either.' );
		self::assertSame( [ 1, 1, 1, 1, 1, 1 ], array_map( static fn( string $text ): int => (int) str_contains( (string) json_encode( $slider['report'] ), $text ), [ 'call:alert(1)', 'url', 'alert(2)', 'alert(4)', 'alert(5)', 'alert(\"}\")' ] ) );
		self::assertStringNotContainsString( 'onclick', (string) json_encode( $slider['model'] ) );
	}

	public function test_a_finding_names_its_layer_and_how_much_it_weighs(): void {
		$page   = '<rs-module id="s"><rs-slides>text between<rs-slide data-key="a"><rs-layer id="l" data-type="text" data-no-retina data-zz="5" data-frame_1="sR:5;" data-actions="o:click;a:warp;||o:click;a:startlayer;layer:gone;">Our <b>house</b></rs-layer></rs-slide></rs-slides></rs-module>';
		$report = json_decode( (string) json_encode( SliderImporter::text( $page )[0]['report'] ), true );
		self::assertIsArray( $report );
		$layer = [ 'slide' => 0, 'layer' => 'l', 'label' => 'Our house' ];
		$found = array_values( array_filter( self::list( $report['findings'] ), static fn( array $one ): bool => 'version' !== $one['code'] ) );
		self::assertEquals(
			[
				[ 'code' => 'missing-target', 'weight' => 'look', 'path' => 'slides.0.layers.0.actions.1.layer', 'what' => 'gone', 'as' => '' ] + $layer,
				[ 'code' => 'unknown-action', 'weight' => 'look', 'path' => 'slides.0.layers.0.data-actions.0', 'what' => 'warp', 'as' => '' ] + $layer,
				[ 'code' => 'setting', 'weight' => 'detail', 'path' => 'slides.0.layers.0.data-zz', 'what' => 'data-zz', 'as' => '5' ] + $layer,
			],
			$found
		);
		self::assertSame( [ 'slides.0.layers.0.data-zz' ], $report['unknown'] );
	}

	public function test_one_id_twice_is_renamed_and_a_missing_target_is_named(): void {
		$page   = '<rs-module id="s"><rs-slides><rs-slide data-key="a"><rs-layer id="l" data-type="shape"></rs-layer></rs-slide><rs-slide data-key="a"><rs-layer id="l" data-type="shape" data-actions="o:click;a:startlayer;layer:l;||o:click;a:stoplayer;layer:gone;"></rs-layer></rs-slide></rs-slides></rs-module>';
		$slider = SliderImporter::text( $page )[0];
		$report = json_decode( (string) json_encode( $slider['report'] ), true );
		self::assertIsArray( $report );
		self::assertSame( [ 'a' => 'a-2', 'l' => 'l-2' ], array_column( self::list( $report['renamed'] ), 'to', 'from' ) );
		self::assertSame( [ 'gone' ], array_column( self::list( $report['missingTargets'] ), 'target' ) );
		self::assertStringContainsString( '"layer":"l-2"', (string) json_encode( $slider['model'] ) );
	}

	public function test_what_a_script_wrapped_around_the_layers_is_unwrapped(): void {
		$layer = self::layer( '<rs-layer-wrap><rs-loop-wrap><rs-mask-wrap><rs-layer id="l" data-type="text">Hi</rs-layer></rs-mask-wrap></rs-loop-wrap></rs-layer-wrap>' );
		self::assertSame( 'l', $layer['id'] );
	}

	/** @return iterable<string, array{string, string}> */
	public static function refusals(): iterable {
		yield 'a page without a slider' => [ '<p>Hello</p>', 'no-slider' ];
		yield 'version 7' => [ '<sr7-module id="a"></sr7-module>', 'no-slider' ];
		yield 'broken JSON' => [ '{"params":', 'not-json' ];
		yield 'JSON of something else' => [ '{"a":1}', 'not-a-slider' ];
		yield 'serialised by PHP, and cut off' => [ 'a:2:{s:6:"params";O:8:"stdClass":0:{}}', 'serialized' ];
		yield 'too deep' => [ str_repeat( '[', 200 ) . str_repeat( ']', 200 ), 'not-json' ];
		yield 'too many layers' => [ '{"modules":[{"slides":[{"layers":[' . implode( ',', array_fill( 0, 201, '{"el":"rs-layer","attrs":{"data-type":"shape"}}' ) ) . ']}]}]}', 'too-many' ];
	}

	#[DataProvider( 'refusals' )]
	public function test_refused_as_a_whole( string $text, string $reason ): void {
		try {
			SliderImporter::text( $text );
			self::fail( 'Nothing was refused.' );
		} catch ( ImportRefusedException $refused ) {
			self::assertSame( $reason, $refused->reason );
			self::assertStringEndsWith( '.', $refused->getMessage() );
		}
	}

	/** @return array<mixed> The one layer of a slider with one slide. */
	private static function layer( string $html ): array {
		$model = SliderImporter::text( "<rs-module id=\"s\"><rs-slides><rs-slide data-key=\"a\">$html</rs-slide></rs-slides></rs-module>" )[0]['model'];
		return self::list( self::list( $model['slides'] )[0]['layers'] )[0];
	}

	/** @return list<array<mixed>> */
	private static function list( mixed $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, is_array( ... ) ) ) : [];
	}

	private static function plain( mixed $value ): mixed {
		return json_decode( (string) json_encode( $value ), true );
	}
}
