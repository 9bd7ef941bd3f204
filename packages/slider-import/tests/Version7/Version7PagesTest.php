<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\Slider\Model\Document\ModelReader;
use Frontage\SliderImport\Report\Finding;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Version7Fixtures.php';

/** What the recorded sliders of version 7 become; figures of the levels were measured with the original. */
final class Version7PagesTest extends TestCase {

	/** @return iterable<string, array{string, bool}> */
	public static function heroes(): iterable {
		yield 'page' => [ 'sr7-hero-page.html', true ];
		yield 'export' => [ 'sr7-hero-export.json', false ];
	}

	#[DataProvider( 'heroes' )]
	public function test_the_slider_of_the_hero( string $file, bool $is_page ): void {
		[ $model ] = Version7Fixtures::file( $file );
		$options   = ModelReader::map( $model, 'options' );
		self::assertSame( [ $is_page ? 'SR7_7_1' : null, 'harbour-hero', 'Harbour hero' ], [ $model['id'] ?? null, $model['alias'], $model['title'] ] );
		$wanted = [
			'sliderType' => 'standard', 'sliderLayout' => 'fullwidth', 'duration' => 7000, 'lazyType' => 'smart', 'perspectiveType' => 'local', 'spinner' => '2', 'spinnerclr' => '#0a5c6b', 'navigation.onHoverStop' => true,
			'stopLoop' => null, 'navigation.touch.touchenabled' => true, 'wrapper.background' => 'rgba(13, 27, 42, 1)', 'viewPort' => [ 'globalDist' => -200, 'global' => true ], 'wholeType' => 'near',
			'responsiveLevels' => [ 1239, 1023, 777, 479 ], 'visibilityLevels' => [ 1239, 1023, 777, 479 ], 'gridwidth' => [ 1200, null, 768, 400 ], 'gridheight' => [ 640, null, 600, 560 ], 'progressBar.disableProgressBar' => true,
		];
		foreach ( $wanted as $path => $value ) {
			self::assertSame( $value, Version7Fixtures::at( $options, $path ), $path );
		}
		self::assertSame( [ 'rs-11', 'rs-12' ], array_column( ModelReader::maps( $model, 'slides' ), 'key' ) );
		$second = ModelReader::maps( $model, 'slides' )[1];
		self::assertSame( [ 'Boats', 12000, 'boats', 'Under sail' ], [ $second['title'], $second['duration'], $second['deeplink'], $second['description'] ] );
		$static = ModelReader::maps( $model, 'static' );
		self::assertSame( [ 1, 'Moored at pier four', [ 'start' => 2, 'end' => -1 ] ], [ count( $static ), $static[0]['html'], $static[0]['onSlides'] ] );
	}

	#[DataProvider( 'heroes' )]
	public function test_the_first_slide_of_the_hero( string $file, bool $is_page ): void {
		[ $model ]  = Version7Fixtures::file( $file );
		$slide      = ModelReader::maps( $model, 'slides' )[0];
		$background = ModelReader::map( $slide, 'background' );
		self::assertSame( [ ( $is_page ? 'https://example.test/wp-content/uploads/' : '' ) . '2026/01/quay.jpg', 'cover', '50% 0%' ], [ ModelReader::map( $background, 'image' )['url'], $background['fit'], $background['position'] ] );
		self::assertSame( [ 1, 1.12, 9000, 'none' ], array_map( static fn( string $key ): mixed => ModelReader::map( $background, 'panZoom' )[ $key ], [ 'scaleStart', 'scaleEnd', 'duration', 'ease' ] ) );
		self::assertSame( [ 'duration' => 900, 'in' => [ 'opacity' => 0 ], 'out' => [ 'own' => false ], 'easeIn' => 'power2.inOut', 'easeOut' => 'power2.inOut' ], $slide['transition'] );
		$layers = Version7Fixtures::layers( $model, 0 );
		self::assertSame( [ 'Card', 'Headline', 'Button' ], array_column( $layers, 'alias' ) );
		self::assertSame( [ 'Lantern', 'Price' ], array_column( ModelReader::maps( $layers[0], 'layers' ), 'alias' ), 'By their parent, not by the order of the object.' );
	}

	#[DataProvider( 'heroes' )]
	public function test_the_headline( string $file ): void {
		$h1 = Version7Fixtures::named( Version7Fixtures::layers( Version7Fixtures::file( $file )[0], 0 ), 'Headline' );
		foreach ( [ 'tag' => 'h1', 'html' => "Slow boats,\nlong evenings", 'style.whiteSpace' => [ 'full' ], 'style.fontFamily' => 'Lora', 'style.fontWeight' => [ 700 ], 'style.fontSize' => [ 56, null, 40, 20.8333 ], 'style.lineHeight' => [ 64, null, 48, 25 ], 'style.color' => [ '#ffffff', null, null, '#ffe9c7' ], 'box.width' => [ 700, null, 448, 340 ], 'box.x' => [ 'center' ], 'box.y' => [ 'middle' ], 'box.offsetX' => [ 0 ], 'box.offsetY' => [ -60, null, -48, -25 ] ] as $path => $value ) {
			self::assertSame( $value, Version7Fixtures::at( $h1, $path ), $path );
		}
		self::assertStringNotContainsString( '999px', (string) json_encode( $h1 ) );
		self::assertDoesNotMatchRegularExpression( '/\b9(?:px)?[",\]]/', (string) json_encode( $h1['style'] ), 'The slot of a level that is off.' );
		$frames = ModelReader::maps( $h1, 'frames' );
		self::assertSame( [ 'id' => 'frame_0', 'to' => [ 'opacity' => [ 1 ] ], 'mask' => [ 'x' => [ 0 ] ], 'split' => [ [ 'by' => 'words', 'pose' => [ 'y' => [ '100%' ], 'opacity' => [ 0 ] ] ] ] ], $frames[0], 'Its words are hidden, so it is.' );
		self::assertSame( [ 400, 800, 'power4.out', 60, 'forward', [ 'y' => [ 0 ], 'opacity' => [ 1 ] ] ], [ $frames[1]['at'], $frames[1]['duration'], $frames[1]['ease'], ...array_map( static fn( string $key ): mixed => ModelReader::maps( $frames[1], 'split' )[0][ $key ], [ 'step', 'order', 'pose' ] ) ] );
		self::assertSame( [ 'id' => 'frame_999', 'at' => 'slideEnd', 'duration' => 300, 'ease' => 'power3.inOut', 'to' => [ 'opacity' => [ 0 ] ] ], $frames[2] );
	}

	#[DataProvider( 'heroes' )]
	public function test_the_button( string $file ): void {
		$button = Version7Fixtures::named( Version7Fixtures::layers( Version7Fixtures::file( $file )[0], 0 ), 'Button' );
		foreach ( [ 'type' => 'button', 'link' => [ 'url' => 'https://example.test/trips/', 'target' => '_blank', 'rel' => 'noopener' ], 'actions' => null, 'style.fontSize' => [ 18, null, 11.52, 16 ], 'style.lineHeight' => [ 52, null, 33.28, 44 ], 'style.padding.left' => [ 32, null, 20.48, 20 ], 'style.padding.top' => [ 0 ], 'hover' => [ 'to' => [ 'color' => [ '#0d1b2a' ], 'background' => [ 'rgba(255, 255, 255, 1)' ], 'scaleX' => [ 1.05 ], 'scaleY' => [ 1.05 ] ], 'duration' => 250, 'ease' => 'power1.out' ], 'frames.0.to' => [ 'opacity' => [ 0 ] ], 'frames.1.at' => 1300, 'frames.1.duration' => 500 ] as $path => $value ) {
			self::assertSame( $value, Version7Fixtures::at( $button, $path ), $path );
		}
	}

	#[DataProvider( 'heroes' )]
	public function test_the_group_with_its_image_and_text( string $file ): void {
		$layers = Version7Fixtures::layers( Version7Fixtures::file( $file )[0], 0 );
		$card   = Version7Fixtures::named( $layers, 'Card' );
		foreach ( [ 'type' => 'group', 'box.base' => 'slide', 'box.x' => [ 'right' ], 'box.y' => [ 'bottom' ], 'box.offsetX' => [ 40 ], 'box.offsetY' => [ 40 ], 'box.width' => [ 260 ], 'box.height' => [ 180 ], 'style.background' => 'linear-gradient(90deg,rgba(10,92,107,1) 0%,rgba(13,27,42,1) 100%)', 'visible' => [ true, true, true, false ], 'frames.0.to' => [ 'opacity' => [ 1 ], 'x' => [ 'right' ] ], 'frames.1.at' => 900, 'frames.1.duration' => 700 ] as $path => $value ) {
			self::assertSame( $value, Version7Fixtures::at( $card, $path ), $path );
		}
		$lantern = Version7Fixtures::named( $layers, 'Lantern' );
		foreach ( [ 'type' => 'image', 'box.width' => [ 80 ], 'box.height' => [ 80 ], 'style.objectFit' => 'contain', 'image.alt' => 'A lantern', 'loop.from' => [ 'rotateZ' => [ -4 ], 'originY' => [ '0%' ] ], 'loop.to' => [ 'rotateZ' => [ 4 ], 'originY' => [ '0%' ] ], 'loop.duration' => 2000, 'loop.yoyo.rotate' => true, 'loop.end' => null, 'actions' => [ [ 'on' => 'click', 'do' => 'jumptoslide', 'slide' => 'rs-12' ] ], 'frames.0.to' => [ 'opacity' => [ 0 ] ], 'frames.1.at' => 900 ] as $path => $value ) {
			self::assertSame( $value, Version7Fixtures::at( $lantern, $path ), $path );
		}
		$price = Version7Fixtures::named( $layers, 'Price' );
		foreach ( [ 'style.fontSize' => [ 20, null, 12.8, 6.6667 ], 'frames.1.at' => 1600, 'frames.2' => [ 'id' => 'frame_999', 'at' => 5200, 'duration' => 300, 'ease' => 'power3.inOut', 'to' => [ 'opacity' => [ 0 ] ] ], 'frames.3' => null ] as $path => $value ) {
			self::assertSame( $value, Version7Fixtures::at( $price, $path ), $path );
		}
	}

	public function test_the_second_slide_of_the_export_is_complete(): void {
		[ $model, $findings ] = Version7Fixtures::file( 'sr7-hero-export.json' );
		$slide                = ModelReader::maps( $model, 'slides' )[1];
		foreach ( [ 'background.video.sources' => [ [ 'url' => '2026/01/sail.mp4', 'type' => 'video/mp4' ] ], 'background.video.muted' => true, 'background.video.loop' => 'loop', 'background.video.controls' => false, 'background.video.poster.url' => '2026/01/sail.jpg', 'transition.in.x' => [ 'mirrored' => '100%' ], 'transition.out.x' => [ 'mirrored' => '-100%' ], 'transition.duration' => 800, 'transition.easeIn' => 'power3.inOut', 'transition.name' => null, 'layers.0.style.fontSize' => [ 32, null, 20.48, 22 ], 'layers.0.style.lineHeight' => [ 40, null, 25.6, 28 ], 'layers.0.html' => 'Nine boats,  one crew' ] as $path => $value ) {
			self::assertSame( $value, Version7Fixtures::at( $slide, $path ), $path );
		}
		self::assertSame( [ 'icon-left fa-anchor' ], Version7Fixtures::to_review( $findings ) );
	}

	public function test_the_second_slide_of_the_page_has_its_text_and_one_finding(): void {
		[ $model, $findings ] = Version7Fixtures::file( 'sr7-hero-page.html' );
		self::assertSame( [ 'Nine boats,  one crew' ], array_column( Version7Fixtures::layers( $model, 1 ), 'html' ) );
		$review = array_values( array_filter( $findings, static fn( Finding $one ): bool => Finding::LOOK === $one->weight && 'icon-left' !== $one->code ) );
		self::assertCount( 1, $review, 'Nothing about acc, tledit, asmig, listen, imgs, fonts.' );
		self::assertSame( [ 'slide-incomplete', 1, '12', 'https://example.test/wp-json/sliderrevolution/sliders/7?srengine=7&slideid=12' ], [ $review[0]->code, $review[0]->slide, $review[0]->what, $review[0]->as ] );
		self::assertSame( [], array_filter( $findings, static fn( Finding $one ): bool => 'setting' === $one->code ) );
	}

	#[DataProvider( 'heroes' )]
	public function test_arrows_and_bullets_of_the_hero( string $file ): void {
		$navigation = ModelReader::map( ModelReader::map( Version7Fixtures::file( $file )[0], 'options' ), 'navigation' );
		foreach ( [ 'arrows.enable' => true, 'arrows.style' => 'quay', 'arrows.left.h_offset' => 30, 'arrows.right.h_offset' => 30, 'arrows.background' => '#0a5c6b', 'arrows.size' => 40, 'arrows.border_radius' => '50%', 'arrows.hide_under' => 480, 'arrows.hide_over' => 9999, 'arrows.hide_onleave' => true, 'arrows.hide_delay' => 200, 'arrows.hide_delay_mobile' => 1200, 'bullets.style' => 'buoy', 'bullets.size' => 12, 'bullets.color' => '#ffffff', 'bullets.space' => 8, 'bullets.h_align' => 'center', 'bullets.v_align' => 'bottom', 'bullets.v_offset' => 24, 'bullets.hide_onleave' => false ] as $path => $value ) {
			self::assertSame( $value, Version7Fixtures::at( $navigation, $path ), $path );
		}
	}

	public function test_the_carousel(): void {
		[ $model, $findings ] = Version7Fixtures::file( 'sr7-carousel-page.html' );
		$options              = ModelReader::map( $model, 'options' );
		self::assertSame( 'seed-rows', $model['alias'] );
		foreach ( [
			'sliderType' => 'carousel', 'sliderLayout' => 'auto', 'gridwidth' => [ 900, 800, 600, 360 ], 'gridheight' => [ 420, 373, 300, 320 ], 'stopLoop' => true, 'stopAtSlide' => 1, 'stopAfterLoops' => 0, 'navigation.keyboardNavigation' => true, 'navigation.keyboard_direction' => 'horizontal', 'navigation.touch.touchOnDesktop' => true, 'forceOverflow' => true,
			'progressBar.disableProgressBar' => false, 'progressBar.vertical' => 'top', 'progressBar.size' => 3, 'progressBar.color' => '#7a9e3f', 'carousel.orientation' => 'h', 'carousel.maxVisibleItems' => 3, 'carousel.space' => 24, 'carousel.infinity' => true, 'carousel.snap' => true, 'carousel.minScale' => 0.7, 'carousel.vary_scale' => true, 'carousel.maxRotation' => 12, 'carousel.vary_rotation' => false, 'carousel.fadeout' => true, 'carousel.maxOpacity' => 0.6, 'carousel.vary_fade' => true, 'carousel.border_radius' => 12, 'carousel.padding_top' => 10, 'carousel.padding_bottom' => 20, 'carousel.showLayersAllTime' => 'all', 'carousel.speed' => 650, 'carousel.easing' => 'power3.out',
			'parallax.type' => 'mouse', 'parallax.levels.0' => 8, 'parallax.levels.1' => 14, 'parallax.speed' => 2000, 'parallax.origo' => 'slidercenter',
		] as $path => $value ) {
			self::assertSame( $value, Version7Fixtures::at( $options, $path ), $path );
		}
		$slides = ModelReader::maps( $model, 'slides' );
		self::assertSame( [ [ 'Peas', 'Squash', 'Beets' ], [ 'rs-41', 'rs-43', 'rs-42' ] ], [ array_column( $slides, 'title' ), array_column( $slides, 'key' ) ] );
		foreach ( [ 1, 2, 1 ] as $n => $level ) {
			self::assertArrayNotHasKey( 'image', ModelReader::map( $slides[ $n ], 'background' ) );
			self::assertStringStartsWith( '#', ModelReader::text( ModelReader::map( $slides[ $n ], 'background' ), 'color' ) );
			$row = Version7Fixtures::layers( $model, $n )[0];
			foreach ( [ 'type' => 'row', 'box.zone' => 'middle', 'breakAt' => 3, 'layers.0.column.width' => '33.3333%', 'layers.1.column' => [ 'width' => '66.6667%', 'align' => 'middle' ], 'layers.1.layers.0.style.textTransform' => 'uppercase', 'layers.1.layers.0.style.fontFamily' => 'Georgia', 'layers.1.layers.0.style.fontSize' => [ 36, 32, 24 ], 'layers.1.layers.0.style.lineHeight' => [ 44, 39.1111, 29.3333, 30 ], 'layers.1.layers.0.parallax' => $level ] as $path => $value ) {
				self::assertSame( $value, Version7Fixtures::at( $row, $path ), $path );
			}
			self::assertCount( 1, Version7Fixtures::layers( $model, $n ) );
		}
		self::assertSame( [], Version7Fixtures::to_review( $findings ) );
	}

	#[DataProvider( 'heroes' )]
	public function test_layers_are_counted( string $file, bool $is_page ): void {
		$report = json_decode( (string) json_encode( \Frontage\SliderImport\SliderImporter::file( Version7Fixtures::path( $file ) )[0]['report'] ), true );
		self::assertIsArray( $report );
		self::assertSame( [ 2, 7 ], [ Version7Fixtures::at( $report, 'counts.slides' ), Version7Fixtures::at( $report, 'counts.layers' ) ], $is_page ? 'page' : 'export' );
	}
}
