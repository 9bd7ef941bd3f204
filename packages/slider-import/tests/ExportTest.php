<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\Slider\Model\Document\ModelReader;
use Frontage\SliderImport\SliderImporter;
use PHPUnit\Framework\TestCase;

/** An export means the editor's defaults where it is silent, and holds its layers as a flat list. */
final class ExportTest extends TestCase {

	public function test_the_recorded_export(): void {
		$model   = SliderImporter::file( dirname( __DIR__, 3 ) . '/tests/fixtures/slider/export-6.2.2.json' )[0]['model'];
		$options = ModelReader::map( $model, 'options' );
		self::assertSame( [ 'demo-slider', 'Title', 'fullwidth' ], [ $model['alias'] ?? '', $model['title'] ?? '', $options['sliderLayout'] ?? '' ] );
		self::assertSame( [ [ 1230, 1024, 778, 480 ], [ 785, 700, 680, 480 ], [ 1240, 1023, 777, 479 ] ], [ $options['gridwidth'], $options['gridheight'], $options['responsiveLevels'] ] );
		$navigation = ModelReader::map( $options, 'navigation' );
		self::assertSame( [ true, false ], [ ModelReader::map( $navigation, 'arrows' )['enable'], ModelReader::map( $navigation, 'arrows' )['hide_onleave'] ] );
		self::assertSame( [ 'h_align' => 'left', 'v_align' => 'bottom', 'h_offset' => 84, 'v_offset' => 60, 'container' => 'layergrid' ], array_intersect_key( ModelReader::map( ModelReader::map( $navigation, 'arrows' ), 'right' ), array_flip( [ 'h_align', 'v_align', 'h_offset', 'v_offset', 'container' ] ) ) );
		self::assertTrue( ModelReader::map( $navigation, 'touch' )['touchenabled'] );
		$layers = ModelReader::maps( ModelReader::maps( $model, 'slides' )[0], 'layers' );
		self::assertSame( [ 'slide-81-layer-0', 'slide-81-layer-1', 'slide-81-layer-12' ], array_column( $layers, 'id' ) );
		self::assertSame( [ 'slide-81-layer-11', 'slide-81-layer-10', 'slide-81-layer-13', 'slide-81-layer-14' ], array_column( ModelReader::maps( $layers[2], 'layers' ), 'id' ) );
		$text = ModelReader::maps( $layers[2], 'layers' )[1];
		self::assertSame( [ [ 24, 24, 22 ], [ '#2c2c2c' ], 'Text 1' ], [ ModelReader::map( $text, 'style' )['fontSize'], ModelReader::map( $text, 'style' )['color'], $text['html'] ] );
		self::assertSame( [ 'by' => 'chars', 'pose' => [ 'x' => [ '105%' ], 'opacity' => [ 1 ], 'rotateY' => [ 45 ], 'rotateZ' => [ 90 ] ] ], ModelReader::maps( ModelReader::maps( $text, 'frames' )[0], 'split' )[0] );
		self::assertSame( [ 'frame_1', 1200, [ [ 'by' => 'chars', 'step' => 100, 'ease' => 'power4.inOut', 'pose' => [ 'rotateZ' => [ 0 ] ] ] ] ], [ ModelReader::maps( $text, 'frames' )[1]['id'], ModelReader::maps( $text, 'frames' )[1]['duration'], ModelReader::maps( $text, 'frames' )[1]['split'] ] );
		$button = ModelReader::maps( $layers[2], 'layers' )[3];
		self::assertSame( [ [ '#000000' ], [ 120 ] ], [ ModelReader::map( ModelReader::map( $button, 'hover' ), 'to' )['background'], ModelReader::map( ModelReader::map( $button, 'hover' ), 'to' )['brightness'] ] );
		self::assertSame( [ 'bottom' ], ModelReader::map( $button, 'box' )['y'] );
	}

	public function test_order_levels_switches_and_script(): void {
		$slide  = static fn( string $id, int $order, mixed $layers ): array => [ 'id' => $id, 'slide_order' => $order, 'params' => [ 'timeline' => [ 'transition' => [ 'fade', 'boxslide' ], 'duration' => [ 300, 'd' ] ] ], 'layers' => $layers ];
		$export = [
			'params' => [
				'version'  => '6.5.0',
				'size'     => [ 'custom' => [ 'd' => true, 'n' => false, 't' => true, 'm' => false ], 'width' => [ 'd' => 1000, 'n' => 900, 't' => 700, 'm' => 400 ] ],
				'codes'    => [ 'javascript' => 'alert(1)', 'css' => 'a{}' ],
				'parallax' => [ 'set' => true, 'mouse' => [ 'type' => 'mouse' ] ],
				'modal'    => [ 'coverSpeed' => 1500 ],
				'carousel' => [ 'maxOpacity' => 70, 'scale' => true, 'scaleDown' => 50, 'rotation' => false, 'maxRotation' => 20 ],
				'addOns'   => [ 'revslider-particles-addon' => [ 'enable' => true ] ],
			],
			'slides' => [
				$slide( '2', 2, [] ),
				$slide( '1', 1, [
					'5'   => [ 'uid' => 5, 'type' => 'text', 'text' => 'x<script>alert(2)</script>', 'group' => [ 'puid' => '4' ], 'actions' => [ 'action' => [ [ 'action' => 'start_in', 'tooltip_event' => 'click', 'layer_target' => '3' ], [ 'action' => 'callback', 'actioncallback' => 'alert(3)' ], [ 'action' => 'next_slide' ] ] ] ],
					'4'   => [ 'uid' => 4, 'type' => 'column', 'group' => [ 'puid' => '3', 'columnSize' => '1/3' ] ],
					'3'   => [ 'uid' => 3, 'type' => 'row', 'group' => [ 'puid' => 'top' ] ],
					'top' => [ 'uid' => 'top', 'type' => 'zone' ],
				] ),
			],
		];
		$slider = SliderImporter::text( (string) json_encode( $export ) )[0];
		$model  = $slider['model'];
		$report = json_decode( (string) json_encode( $slider['report'] ), true );
		self::assertIsArray( $report );
		$options = ModelReader::map( $model, 'options' );
		self::assertSame( [ [ 1000, null, 700 ], 'global', 1.5 ], [ $options['gridwidth'], $options['perspectiveType'], ModelReader::map( $options, 'modal' )['coverSpeed'] ] );
		self::assertSame( [ 'minScale' => 0.5, 'maxOpacity' => 0.7 ], array_intersect_key( ModelReader::map( $options, 'carousel' ), [ 'maxOpacity' => 1, 'minScale' => 1, 'maxRotation' => 1 ] ) );
		self::assertSame( 'mouse', ModelReader::map( $options, 'parallax' )['type'] );
		self::assertSame( [ 'rs-1', 'rs-2' ], array_column( ModelReader::maps( $model, 'slides' ), 'key' ) );
		self::assertSame( [ 'name' => 'fade', 'duration' => 300, 'list' => [ [ 'name' => 'boxslide' ] ] ], ModelReader::maps( $model, 'slides' )[0]['transition'] );
		$row    = ModelReader::maps( ModelReader::maps( $model, 'slides' )[0], 'layers' )[0];
		$column = ModelReader::maps( $row, 'layers' )[0];
		$text   = ModelReader::maps( $column, 'layers' )[0];
		self::assertSame( [ 'top', '33.3333%', 'x' ], [ ModelReader::map( $row, 'box' )['zone'], ModelReader::map( $column, 'column' )['width'], $text['html'] ] );
		self::assertSame( [ [ 'do' => 'startlayer', 'layer' => 'slide-1-layer-3', 'on' => 'click' ], [ 'do' => 'jumptoslide', 'slide' => 'next' ] ], $text['actions'] );
		self::assertStringNotContainsString( 'alert', (string) json_encode( $model ) );
		self::assertSame( [ 'revslider-particles-addon' ], $report['addons'] );
		self::assertStringContainsString( 'alert(1)', (string) json_encode( $report['dropped'] ) );
	}

	public function test_of_long_texts_the_extras_keep_the_beginning_and_the_report_the_whole(): void {
		$slider = SliderImporter::text( (string) json_encode( [ 'params' => [ 'addOns' => [ 'revslider-x-addon' => [ 'settings' => [ 'text' => str_repeat( 'ä', 40_000 ) ] ] ] ], 'slides' => [] ] ) )[0];
		$extras = array_column( ModelReader::maps( $slider['model'], 'extras' ), 'value', 'path' );
		array_walk_recursive( $extras, static fn( mixed $value ) => self::assertSame( 65_536, strlen( is_string( $value ) ? $value : '' ) ) );
		self::assertNotSame( [], $extras );
		self::assertStringContainsString( str_repeat( 'ä', 40_000 ), (string) json_encode( $slider['report'], JSON_UNESCAPED_UNICODE ) );
	}
}
