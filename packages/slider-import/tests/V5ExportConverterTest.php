<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\Slider\Model\Document\DocumentValidator;
use Frontage\SliderImport\SliderImporter;
use Frontage\SliderImport\Source\ImportRefusedException;
use Frontage\SliderImport\Source\PhpSerializedParser;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Exports of versions 4 and 5, in PHP's own notation. */
final class V5ExportConverterTest extends TestCase {

	/** @return array<mixed> As version 5.4 wrote one. */
	private static function export(): array {
		$level = static fn( mixed ...$values ): \stdClass => (object) array_combine( array_slice( [ 'desktop', 'notebook', 'tablet', 'mobile' ], 0, count( $values ) ), $values );
		$text  = [
			'text' => 'Our <b>house</b>', 'type' => 'text', 'unique_id' => 4, 'left' => $level( 10, 20 ), 'top' => $level( -30 ), 'align_hor' => $level( 'center' ), 'align_vert' => $level( 'middle' ),
			'static_styles' => (object) [ 'font-size' => $level( '40', '30', '20px' ), 'line-height' => $level( '44' ), 'font-weight' => $level( '700' ), 'color' => $level( '#ff0000' ) ],
			'deformation' => (object) [ 'font-family' => 'Roboto', 'padding' => [ '5', '0', '5', '0' ], 'background-color' => '#000000', 'background-transparency' => '0.5', 'text-align' => 'center', 'border-radius' => [ '3', '3', '3', '3' ], 'border-style' => 'none' ],
			'time' => 500, 'speed' => 800, 'easing' => 'Power3.easeInOut', 'x_start' => '-50px', 'opacity_start' => '0', 'scale_x_start' => '1', 'endWithSlide' => true, 'endspeed' => 300, 'opacity_end' => '0', 'visible-mobile' => false, 'visible-desktop' => true,
			'layer_action' => (object) [ 'tooltip_event' => [ 'click', 'click' ], 'action' => [ 'link', 'next' ], 'image_link' => [ 'https://a.test/', '' ], 'link_open_in' => [ '_blank', '' ] ],
		];
		$image = [ 'type' => 'image', 'unique_id' => 7, 'image_url' => 'uploads/a.png', 'scaleX' => $level( '704px' ), 'scaleY' => $level( '294px' ), 'left' => 0, 'top' => 0, 'align_hor' => 'left', 'align_vert' => 'top', 'animation' => 'sft', 'time' => 0, 'speed' => 300, 'endtime' => 4000 ];
		return [
			'params' => [ 'title' => 'Main', 'alias' => 'main', 'slider-type' => 'standard', 'slider_type' => 'fullwidth', 'width' => '1170', 'height' => '620', 'width_tablet' => '778', 'height_tablet' => '500', 'enable_custom_size_tablet' => 'on', 'delay' => '7000', 'touchenabled' => 'on', 'enable_arrows' => 'on', 'navigation_arrow_style' => 'zeus', 'leftarrow_offset_hor' => '30', 'stop_slider' => 'off', 'custom_css' => 'a{}', 'custom_javascript' => 'alert(1)' ],
			'slides' => [
				[ 'id' => '9', 'slide_order' => '2', 'params' => [ 'background_type' => 'solid', 'slide_bg_color' => '#E7E7E7', 'title' => 'Two', 'state' => 'unpublished' ], 'layers' => [] ],
				[ 'id' => '8', 'slide_order' => '1', 'params' => [ 'background_type' => 'image', 'image' => 'uploads/b.jpg', 'bg_fit' => 'percentage', 'bg_fit_x' => '120', 'bg_fit_y' => '100', 'title' => 'One', 'slide_transition' => [ 'fade', 'boxslide' ], 'transition_duration' => [ '400', 'default' ], 'kenburn_effect' => 'on', 'kb_start_fit' => '100', 'kb_end_fit' => '110', 'kb_duration' => '7000', 'kb_easing' => 'Linear.easeNone' ], 'layers' => [ $text, $image ] ],
			],
		];
	}

	public function test_an_export_of_version_5_becomes_a_model(): void {
		$slider = SliderImporter::text( serialize( self::export() ) )[0]; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As the old version wrote it.
		$model  = $slider['model'];
		self::assertSame( [], DocumentValidator::problems( $model ) );
		self::assertSame( [ 'main', 'Main' ], [ $model['alias'], $model['title'] ] );
		$options = self::map( $model['options'] );
		self::assertSame( [ 'standard', 'fullwidth', 7000 ], [ $options['sliderType'], $options['sliderLayout'], $options['duration'] ] );
		self::assertSame( [ [ 1170, null, 778 ], [ 620, null, 500 ] ], [ $options['gridwidth'], $options['gridheight'] ] );
		$arrows = self::map( self::map( $options['navigation'] )['arrows'] );
		self::assertSame( [ true, 'zeus', 30 ], [ $arrows['enable'], $arrows['style'], self::map( $arrows['left'] )['h_offset'] ] );
		[ $one, $two ] = self::list( $model['slides'] );
		self::assertSame( [ 'rs-8', 'One', 'rs-9', false ], [ $one['key'], $one['title'], $two['key'], $two['visible'] ?? null ] );
		self::assertSame( [ 'uploads/b.jpg', '120% 100%' ], [ self::map( self::map( $one['background'] )['image'] )['url'], self::map( $one['background'] )['fit'] ] );
		self::assertSame( '#E7E7E7', self::map( $two['background'] )['color'] );
		self::assertSame( [ 'name' => 'fade', 'duration' => 400, 'list' => [ [ 'name' => 'boxslide' ] ] ], $one['transition'] );
		[ $text, $image ] = self::list( $one['layers'] );
		self::assertSame( 'Our <b>house</b>', $text['html'] );
		self::assertSame( [ 'x' => [ 'center' ], 'offsetX' => [ 10, 20 ], 'y' => [ 'middle' ], 'offsetY' => [ -30 ] ], array_intersect_key( self::map( $text['box'] ), [ 'x' => 1, 'y' => 1, 'offsetX' => 1, 'offsetY' => 1 ] ) );
		$style = self::map( $text['style'] );
		self::assertSame( [ [ 40, 30, 20 ], [ 44 ], [ 700 ], [ '#ff0000' ], [ 'center' ], 'rgba(0,0,0,0.5)' ], [ $style['fontSize'], $style['lineHeight'], $style['fontWeight'], $style['color'], $style['textAlign'], $style['background'] ] );
		self::assertSame( [ true, true, true, false ], $text['visible'] );
		self::assertSame( [ [ 'do' => 'simplelink', 'on' => 'click', 'url' => 'https://a.test/', 'target' => '_blank' ], [ 'do' => 'jumptoslide', 'on' => 'click', 'slide' => 'next' ] ], $text['actions'] );
		self::assertSame( [ [ 'x' => [ -50 ], 'opacity' => [ 0 ] ], [ 500, 800, 'power3.inOut' ], [ 'slideEnd', 300 ] ], [ self::list( $text['frames'] )[0]['to'], [ self::list( $text['frames'] )[1]['at'], self::list( $text['frames'] )[1]['duration'], self::list( $text['frames'] )[1]['ease'] ], [ self::list( $text['frames'] )[2]['at'], self::list( $text['frames'] )[2]['duration'] ] ] );
		self::assertSame( [ 'uploads/a.png', [ 704 ], [ 294 ] ], [ self::map( $image['image'] )['url'], self::map( $image['box'] )['width'], self::map( $image['box'] )['height'] ] );
		self::assertStringNotContainsString( 'alert', (string) json_encode( $model ) );
		self::assertStringContainsString( 'alert(1)', (string) json_encode( $slider['report'] ) );
	}

	public function test_a_text_of_an_old_export_passes_the_sanitiser(): void {
		$export = [ 'params' => [ 'slider_type' => 'auto', 'alias' => 'x' ], 'slides' => [ [ 'params' => [], 'layers' => [ [ 'type' => 'text', 'text' => '<img src=x onerror=alert(1)><script>alert(2)</script>Hi', 'layer_action' => [ 'action' => [ 'callback', 'link' ], 'image_link' => [ '', 'javascript:alert(3)' ] ] ] ] ] ] ];
		$model  = SliderImporter::text( serialize( $export ) )[0]['model']; // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As the old version wrote it.
		self::assertStringNotContainsString( 'alert', (string) json_encode( [ ...$model, 'extras' => [] ] ) );
		self::assertStringContainsString( 'Hi', (string) json_encode( $model ) );
	}

	/** @return iterable<string, array{mixed}> */
	public static function values(): iterable {
		yield 'texts with quotes and signs of several bytes' => [ [ 'a' => 'x";i:5;}"', 'ü' => 'äöü€', '' => '' ] ];
		yield 'numbers' => [ [ 0, -5, PHP_INT_MAX, 1.5, -0.25, 1.0E+25 ] ];
		yield 'nothing, yes, no' => [ [ null, true, false, [] ] ];
		yield 'deep' => [ [ [ [ [ 'a' => [ 1 => [ 'b' => 'c' ] ] ] ] ] ] ];
	}

	#[DataProvider( 'values' )]
	public function test_arrays_and_scalars_are_read_as_they_were_written( mixed $value ): void {
		self::assertSame( $value, PhpSerializedParser::read( serialize( $value ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- What it reads.
	}

	public function test_plain_objects_are_arrays_and_names_that_poison_are_left_out(): void {
		self::assertSame( [ 'a' => [ 'b' => 1 ] ], PhpSerializedParser::read( 'a:1:{s:1:"a";O:8:"stdClass":1:{s:1:"b";i:1;}}' ) );
		self::assertSame( [ 'a' => 1 ], PhpSerializedParser::read( "a:3:{s:9:\"__proto__\";i:1;s:4:\"\0*\0b\";i:2;s:1:\"a\";i:1;}" ) );
	}

	/** @return iterable<string, array{string}> */
	public static function hostile(): iterable {
		yield 'another class' => [ 'a:1:{i:0;O:9:"Exception":0:{}}' ];
		yield 'a class that unserialises itself' => [ 'a:1:{i:0;C:11:"ArrayObject":2:{{}}}' ];
		yield 'an enumeration' => [ 'a:1:{i:0;E:7:"Foo:Bar";}' ];
		yield 'a reference' => [ 'a:2:{i:0;a:0:{}i:1;R:2;}' ];
		yield 'a reference to itself' => [ 'a:1:{i:0;r:1;}' ];
		yield 'a length over the end' => [ 'a:1:{i:0;s:999999999:"x";}' ];
		yield 'a length that is wrong' => [ 'a:1:{i:0;s:2:"xyz";}' ];
		yield 'a length below zero' => [ 'a:1:{i:0;s:-1:"x";}' ];
		yield 'more announced than there is' => [ 'a:999999:{i:0;i:1;}' ];
		yield 'a count that fills the memory' => [ 'a:999999999:{' ];
		yield 'less announced than there is' => [ 'a:1:{i:0;i:1;i:1;i:2;}' ];
		yield 'something behind it' => [ 'a:0:{}a:0:{}' ];
		yield 'an array as a key' => [ 'a:1:{a:0:{}i:1;}' ];
		yield 'too deep' => [ str_repeat( 'a:1:{i:0;', 70 ) . 'i:1;' . str_repeat( '}', 70 ) ];
		yield 'no array' => [ 's:2:"ab";' ];
		yield 'nothing' => [ 'a:1:{' ];
		yield 'a number of many figures' => [ 'a:1:{i:0;i:' . str_repeat( '9', 400 ) . ';}' ];
	}

	#[DataProvider( 'hostile' )]
	public function test_what_is_no_export_is_refused( string $text ): void {
		$this->expectException( ImportRefusedException::class );
		SliderImporter::text( $text );
	}

	/** @return array<mixed> */
	private static function map( mixed $value ): array {
		return is_array( $value ) ? $value : [];
	}

	/** @return list<array<mixed>> */
	private static function list( mixed $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, is_array( ... ) ) ) : [];
	}
}
