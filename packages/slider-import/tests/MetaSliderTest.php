<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\Slider\Model\Document\ModelReader;
use Frontage\SliderImport\Report\Finding;
use Frontage\SliderImport\SliderImporter;
use PHPUnit\Framework\TestCase;

/** Slideshows of MetaSlider: settings, and slides with an image and a caption. */
final class MetaSliderTest extends TestCase {

	/**
	 * @param array<mixed> $settings Other settings.
	 * @return array{ title: string, alias: string, settings: array<mixed>, slides: list<array<mixed>> }
	 */
	private static function slideshow( array $settings = [] ): array {
		$fixture = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/tests/fixtures/slider-plugins/metaslider.json' ), true );
		$fixture = is_array( $fixture ) && is_array( $fixture['slideshow'] ) && is_array( $fixture['slideshow']['settings'] ) ? $fixture['slideshow']['settings'] : [];
		return [
			'title'    => 'Shop window',
			'alias'    => '',
			'settings' => [ ...$fixture, ...$settings ],
			'slides'   => [
				[ 'id' => 31, 'type' => 'image', 'title' => 'Cups', 'image' => [ 'url' => 'https://example.test/cups.png', 'alt' => 'Three cups' ], 'caption' => '<strong>New</strong> cups & plates<script>alert(1)</script>', 'url' => 'https://example.test/cups', 'new_window' => true, 'crop_position' => 'left-top', 'hide_caption' => [ 'smartphone' ] ],
				[ 'id' => 32, 'type' => '', 'image' => [ 'url' => 'javascript:alert(2)' ], 'caption' => '', 'url' => 'javascript:alert(3)', 'hidden' => true ],
				[ 'id' => 33, 'type' => 'vimeo', 'image' => [ 'url' => 'https://example.test/film.png' ], 'hide_slide' => [ 'tablet' ] ],
			],
		];
	}

	public function test_settings(): void {
		$read    = SliderImporter::meta_slider( self::slideshow() );
		$options = ModelReader::map( $read['model'], 'options' );
		self::assertSame( [ 'Shop window', [ 900 ], [ 400 ], 4000, 'smart' ], [ $read['model']['title'] ?? '', $options['gridwidth'], $options['gridheight'], $options['duration'], $options['lazyType'] ] );
		self::assertSame( [ true, 0, 3 ], [ $options['stopLoop'], $options['stopAfterLoops'], $options['stopAtSlide'] ], 'It stops on the last of three slides.' );
		self::assertSame( [ 'margin' => [ 'left' => [ 'auto' ], 'right' => [ 'auto' ] ], 'className' => 'wide', 'maxWidth' => 900 ], [ 'margin' => ModelReader::map( $options, 'wrapper' )['margin'], 'className' => ModelReader::map( $options, 'wrapper' )['className'], 'maxWidth' => ModelReader::map( $options, 'wrapper' )['maxWidth'] ] );
		$navigation = ModelReader::map( $options, 'navigation' );
		self::assertSame( [ true, true, 480 ], [ ModelReader::map( $navigation, 'arrows' )['enable'], ModelReader::map( $navigation, 'arrows' )['hide_onleave'], ModelReader::map( $navigation, 'arrows' )['hide_under'] ] );
		self::assertSame( [ true, 120, 80 ], [ ModelReader::map( $navigation, 'thumbnails' )['enable'], ModelReader::map( $navigation, 'thumbnails' )['width'], ModelReader::map( $navigation, 'thumbnails' )['height'] ] );
		self::assertArrayNotHasKey( 'bullets', $navigation );
		$slides = ModelReader::maps( $read['model'], 'slides' );
		self::assertSame( [ 'name' => 'slidevertical', 'duration' => 700, 'easeIn' => 'power1.inOut', 'easeOut' => 'power1.inOut' ], $slides[0]['transition'] );
		self::assertSame( [ 'name' => 'fade' ], $slides[0]['firstTransition'] );
		$plain = ModelReader::map( SliderImporter::meta_slider( self::slideshow( [ 'autoPlay' => 'false', 'carouselMode' => 'true', 'minItems' => '4', 'links' => 'false', 'navigation' => 'true' ] ) )['model'], 'options' );
		self::assertSame( [ 'carousel', 4, true, 1, 0 ], [ $plain['sliderType'], ModelReader::map( $plain, 'carousel' )['maxVisibleItems'], $plain['stopLoop'], $plain['stopAtSlide'], $plain['stopAfterLoops'] ] );
		self::assertSame( [ false, true ], [ isset( ModelReader::map( $plain, 'navigation' )['arrows'] ), ModelReader::map( ModelReader::map( $plain, 'navigation' ), 'bullets' )['enable'] ] );
	}

	public function test_slides_and_what_is_reported(): void {
		$read   = SliderImporter::meta_slider( self::slideshow() );
		$slides = ModelReader::maps( $read['model'], 'slides' );
		self::assertSame( [ 'ml-31', 'ml-32', 'ml-33' ], array_column( $slides, 'key' ) );
		self::assertSame( [ 'Cups', [ 'url' => 'https://example.test/cups', 'target' => '_blank' ], 'left top' ], [ $slides[0]['title'], $slides[0]['link'], ModelReader::map( $slides[0], 'background' )['position'] ] );
		$caption = ModelReader::maps( $slides[0], 'layers' )[0];
		self::assertSame( [ '<strong>New</strong> cups &amp; plates', [ 'bottom' ], [ true, true, true, false ] ], [ $caption['html'], ModelReader::map( $caption, 'box' )['y'], $caption['visible'] ] );
		self::assertSame( [ false, false, false ], [ $slides[1]['visible'], isset( $slides[1]['link'] ), isset( $slides[1]['background'] ) ] );
		self::assertSame( [], $slides[2]['layers'] );
		self::assertStringNotContainsString( 'alert', (string) json_encode( array_diff_key( $read['model'], [ 'extras' => 1 ] ) ) );
		$look = array_map( static fn( Finding $one ): string => "{$one->code} {$one->what}", array_values( array_filter( $read['report']->findings(), static fn( Finding $one ): bool => Finding::LOOK === $one->weight ) ) );
		self::assertEqualsCanonicalizing( [ 'feature-left smooth-height', 'feature-left play-button', 'feature-left theme', 'feature-left device-visibility', 'script-left <strong>New</strong> cups & plates<script>alert(1)</script>', 'script-left javascript:alert(3)', 'script-left javascript:alert(2)', 'slide-type vimeo' ], array_values( array_unique( $look ) ) );
	}

	public function test_odd_values_never_end_the_import(): void {
		mt_srand( 9 );
		$values = [ null, true, -1, 1e300, '', 'x', [], [ [ 'x' ] ], "\xFF", '9e999', '<b onclick=x>', 'javascript:1' ];
		for ( $round = 0; $round < 100; $round++ ) {
			$slideshow = self::slideshow();
			foreach ( $slideshow['settings'] as $key => $value ) {
				$slideshow['settings'][ $key ] = 0 === mt_rand( 0, 5 ) ? $values[ mt_rand( 0, count( $values ) - 1 ) ] : $value;
			}
			foreach ( $slideshow['slides'] as $n => $slide ) {
				foreach ( $slide as $key => $value ) {
					$slideshow['slides'][ $n ][ $key ] = 0 === mt_rand( 0, 5 ) ? $values[ mt_rand( 0, count( $values ) - 1 ) ] : $value;
				}
			}
			$read = SliderImporter::meta_slider( $slideshow );
			self::assertCount( 3, ModelReader::maps( $read['model'], 'slides' ) );
			self::assertDoesNotMatchRegularExpression( '/"url":"javascript|<[^>]*onclick/', (string) json_encode( array_diff_key( $read['model'], [ 'extras' => 1 ] ), JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR ) );
		}
	}
}
