<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\Slider\Model\Document\ModelReader;
use Frontage\SliderImport\Report\Finding;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Version7Fixtures.php';

/** Single settings, layers, frames, transitions and actions of version 7. */
final class Version7DetailsTest extends TestCase {

	/** @return iterable<string, array{list<bool>, list<int|null>, list<int>, list<int|float|null>}> */
	public static function levels(): iterable {
		yield 'without the widest' => [ [ false, true, true, true, true ], [ 1200, 1000, 800, 400 ], [ 1239, 1023, 777, 479 ], [ 60, 50, 40, 20 ] ];
		yield 'all five' => [ [ true, true, true, true, true ], [ 1200, 1000, 800, 400 ], [ 1239, 1023, 777, 479 ], [ 60, 50, 40, 20 ] ];
		yield 'the widest, without the notebook' => [ [ true, true, false, true, true ], [ 1600, 1200, 800, 400 ], [ 4064, 1239, 777, 479 ], [ 80, 60, 40, 20 ] ];
		yield 'desktop alone' => [ [ false, true, false, false, false ], [ 1200 ], [ 1239, 1023, 777, 479 ], [ 60 ] ];
	}

	/**
	 * @param list<bool>           $used
	 * @param list<int|null>       $grid
	 * @param list<int>            $responsive
	 * @param list<int|float|null> $sizes
	 */
	#[DataProvider( 'levels' )]
	public function test_five_levels_become_four( array $used, array $grid, array $responsive, array $sizes ): void {
		[ $model, $findings ] = Version7Fixtures::slider( [ '2' => [ 'id' => 2, 'type' => 'text', 'font' => [ 'size' => [ '#a', '60px', '#a', '', null ] ] ] ], [ 'uSize' => $used, 'size' => [ 'width' => [ 1600, 1200, 1000, 800, 400 ] ] ] );
		$options              = ModelReader::map( $model, 'options' );
		self::assertSame( [ $grid, $responsive, [ 1239, 1023, 777, 479 ] ], [ $options['gridwidth'], $options['responsiveLevels'], $options['visibilityLevels'] ] );
		self::assertSame( $sizes, Version7Fixtures::at( Version7Fixtures::layers( $model, 0 )[0], 'style.fontSize' ) );
		self::assertSame( ! in_array( false, $used, true ), in_array( 'wide-level', array_column( $findings, 'code' ), true ) );
	}

	/** @return iterable<string, array{array<mixed>, array<string, mixed>}> Settings, and options. */
	public static function settings(): iterable {
		yield 'defaults' => [ [], [ 'sliderLayout' => 'fullwidth', 'perspectiveType' => 'global', 'navigation.onHoverStop' => false, 'gridheight' => [ 900, 750, 600, 300 ], 'stopLoop' => null, 'wholeType' => 'near' ] ];
		yield 'full screen with offsets' => [ [ 'size' => [ 'width' => Version7Fixtures::WIDTHS, 'fullHeight' => true, 'fullHeightOffset' => '#a,.b,20px' ] ], [ 'sliderLayout' => 'fullscreen', 'fullScreenOffset' => 20, 'fullScreenOffsetContainer' => '#a,.b' ] ];
		yield 'switches of 7.0 that are off' => [ [ 'size' => [ 'width' => Version7Fixtures::WIDTHS, 'minHeight' => 200, 'MMOU' => false, 'm' => [ 't' => 10 ], 'MSOU' => false, 'overflow' => 'true', 'MPOU' => false ], 'general' => [ 'perspective' => 900, 'D3OU' => false ] ], [ 'minHeight' => null, 'wrapper.margin' => null, 'forceOverflow' => null, 'perspective' => null ] ];
		yield 'margins' => [ [ 'size' => [ 'width' => Version7Fixtures::WIDTHS, 'm' => [ 't' => [ '#a', 40, '#a', '#a', 10 ] ], 'p' => [ 'l' => 5 ] ] ], [ 'wrapper.margin.top' => [ 40, 33.3333, 26.6667, 10 ], 'wrapper.padding.left' => [ 5 ] ] ];
		yield 'slideshow' => [ [ 'slideshow' => [ 'loop' => 2, 'stopAt' => 3, 'shuffle' => true, 'initDelay' => '500', 'waitApi' => true, 'firstSlide' => 2 ] ], [ 'stopLoop' => true, 'stopAfterLoops' => 2, 'stopAtSlide' => 3, 'shuffle' => true, 'startDelay' => 500, 'waitForInit' => true, 'startWithSlide' => 2 ] ];
		yield 'wheel and keys' => [ [ 'nav' => [ 'k' => [ 'use' => 'vertical' ], 'm' => [ 'use' => 'carousel', 'v' => 50, 'st' => 20 ] ] ], [ 'navigation.keyboard_direction' => 'vertical', 'navigation.mouseScrollNavigation' => 'carousel', 'navigation.wheelViewPort' => 0.5, 'navigation.wheelThreshold' => 20, 'navigation.wheelCallDelay' => 1500 ] ];
		yield 'a popup' => [ [ 'modal' => [ 'bC' => 'open', 'h' => 'left', 'v' => 'top', 'cover' => false, 'pS' => true, 'bg' => 'rgba(1,2,3,0.5)', 'sp' => 600 ] ], [ 'modal.bodyclass' => 'open', 'modal.horizontal' => 'left', 'modal.vertical' => 'top', 'modal.cover' => false, 'modal.allowPageScroll' => true, 'modal.coverColor' => 'rgba(1,2,3,0.5)', 'modal.coverSpeed' => 0.6 ] ];
		yield 'scroll-based timeline' => [ [ 'sbt' => [ 'use' => true, 'f' => true, 's' => 2, 'e' => 'none', 'layers' => true ] ], [ 'sbtimeline.set' => true, 'sbtimeline.fixed' => true, 'sbtimeline.fixStart' => 2000, 'sbtimeline.fixEnd' => 4000, 'sbtimeline.speed' => 2000, 'sbtimeline.layers' => true ] ];
		yield 'overlay and background' => [ [ 'bg' => [ 'color' => '#123456', 'image' => [ 'src' => 'https://example.test/a.jpg', 'size' => 'contain', 'rx' => true ], 'overlay' => [ 'type' => '3', 'size' => 2, 'cA' => '#111111' ] ] ], [ 'wrapper.background' => '#123456', 'wrapper.image.url' => 'https://example.test/a.jpg', 'wrapper.imageFit' => 'contain', 'wrapper.imageRepeat' => 'repeat-x', 'dottedOverlay' => '3', 'dottedOverlaySize' => 2, 'dottedOverlayColorA' => '#111111' ] ];
		yield 'thumbnails and tabs' => [ [ 'nav' => [ 'thumbs' => [ 'set' => true, 'm' => 4, 'size' => [ 'w' => [ '#a', 80, '#a', '#a', '#a' ], 'h' => 40 ], 'wr' => [ 'c' => '#000000', 'p' => 3, 's' => true ], 'io' => 'o', 'd' => 'vertical', 'show' => [ false, false, true, true, true ] ], 'tabs' => [ 'set' => false, 'html' => 'x' ] ] ], [ 'navigation.thumbnails.visibleAmount' => 4, 'navigation.thumbnails.width' => 80, 'navigation.thumbnails.wrapper_color' => '#000000', 'navigation.thumbnails.span' => true, 'navigation.thumbnails.position' => 'outer-left', 'navigation.thumbnails.hide_over' => 1023, 'navigation.thumbnails.h_offset' => 0, 'navigation.tabs' => null ] ];
		yield 'no carousel, though its values are there' => [ [ 'carousel' => [ 'type' => 'h', 'maxV' => 5, 'scale' => true ] ], [ 'carousel' => null ] ];
		yield 'a vertical carousel without scale' => [ [ 'type' => 'carousel', 'carousel' => [ 'type' => 'v', 'align' => 'bottom', 'minS' => 60 ] ], [ 'carousel.orientation' => 'v', 'carousel.vertical_align' => 'bottom', 'carousel.minScale' => null, 'carousel.maxOpacity' => 1 ] ];
		yield 'posts' => [ [ 'source' => [ 'type' => 'woo' ] ], [ 'source.type' => 'products' ] ];
		yield 'space in 3D' => [ [ 'mod' => [ 'use' => true, 'd3' => true, 'd3z' => 40 ] ], [ 'parallax.type' => '3D', 'parallax.ddd_z_correction' => 40 ] ];
		yield 'a switch written as text' => [ [ 'browser' => [ 'useURLDeeplink' => 'true' ], 'pbar' => [ 'set' => 'true', 'vis' => [ true, true, true, true, false ] ] ], [ 'deepLink' => true, 'progressBar.disableProgressBar' => false, 'progressBar.visibility' => [ true, true, true, false ] ] ];
	}

	/**
	 * @param array<mixed>         $settings
	 * @param array<string, mixed> $wanted
	 */
	#[DataProvider( 'settings' )]
	public function test_settings_become_options( array $settings, array $wanted ): void {
		[ $model, $findings ] = Version7Fixtures::slider( [], $settings );
		foreach ( $wanted as $path => $value ) {
			self::assertSame( $value, Version7Fixtures::at( ModelReader::map( $model, 'options' ), $path ), $path );
		}
		self::assertSame( [], array_values( array_map( static fn( Finding $one ): string => $one->path, array_filter( $findings, static fn( Finding $one ): bool => in_array( $one->code, [ 'setting', 'not-storable' ], true ) ) ) ) );
	}

	/** @return iterable<string, array{array<mixed>, array<string, mixed>}> A layer, and what it becomes. */
	public static function layers(): iterable {
		$frames = static fn( array ...$all ): array => [ 'tl' => [ 'in' => [ 'content' => [ 'all' => $all ] ] ] ];
		yield 'a silent text' => [ [ 'content' => [ 'text' => 'x' ] ], [ 'style.color' => [ '#ffffff' ], 'style.fontSize' => [ 20, 16.6667, 13.3333, 6.6667 ], 'style.whiteSpace' => [ 'full' ], 'style.fontWeight' => [ 400 ], 'responsive' => [ 'size' => false, 'offset' => false ], 'frames' => null ] ];
		yield 'one value for all levels' => [ [ 'font' => [ 'size' => 18, 'style' => true ], 'lh' => '20px' ], [ 'style.fontSize' => [ 18 ], 'style.lineHeight' => [ 20 ], 'style.fontStyle' => 'italic' ] ];
		yield 'a look' => [ [ 'border' => [ 's' => 'solid', 'c' => '#ff0000', 'w' => [ 't' => 1, 'r' => 2, 'b' => 3, 'l' => 4 ] ], 'radius' => [ 't' => '1px', 'r' => '2px', 'b' => '3px', 'l' => '4px' ], 'tr' => [ 'rZ' => '12deg', 'o' => 0.5 ], 'blend' => 'multiply', 'oflow' => 'hidden', 'bShdw' => [ 'use' => true, 'set' => [ [ 'color' => '#000000', 'v' => 4 ], [ 'v' => 9 ] ] ] ], [ 'style.borderStyle' => [ 'solid' ], 'style.borderWidth.bottom' => [ 3 ], 'style.borderRadius' => [ 'topLeft' => [ 1 ], 'topRight' => [ 2 ], 'bottomRight' => [ 3 ], 'bottomLeft' => [ 4 ] ], 'transform.rotateZ' => [ 12 ], 'style.opacity' => [ 0.5 ], 'style.blend' => 'multiply', 'style.overflow' => 'hidden', 'style.boxShadow.y' => [ 4 ], 'style.boxShadow.color' => '#000000' ] ];
		yield 'a gradient without its text' => [ [ 'bg' => [ 'color' => [ 'type' => 'linear', 'angle' => 45, 'orig' => [ [ 'rgba' => '#000000', 'p' => 0 ], [ 'rgba' => '#000000', 'p' => 0 ], [ 'rgba' => '#ffffff', 'p' => 100 ] ] ] ] ], [ 'style.background' => 'linear-gradient(45deg,#000000 0%,#ffffff 100%)' ] ];
		yield 'a shape over everything' => [ [ 'type' => 'shape', 'size' => [ 'cMode' => 'cover-proportional', 'w' => '10px' ] ], [ 'type' => 'shape', 'box.width' => [ '100%' ], 'box.height' => [ '100%' ] ] ];
		yield 'an inset shape' => [ [ 'type' => 'shape', 'size' => [ 'cMode' => 'fullinset' ] ], [ 'box.inset' => true ] ];
		yield 'an image that repeats its background' => [ [ 'type' => 'shape', 'bg' => [ 'image' => [ 'src' => 'a.jpg', 'ry' => true, 'pos' => [ 'x' => '10%', 'y' => 20 ] ] ] ], [ 'style.backgroundImage.url' => 'a.jpg', 'style.backgroundRepeat' => 'repeat-y', 'style.backgroundPosition' => '10% 20px', 'style.backgroundFit' => 'cover' ] ];
		yield 'an image that is off' => [ [ 'type' => 'shape', 'bg' => [ 'image' => [ 'src' => 'a.jpg', 'u' => false ] ] ], [ 'style.backgroundImage' => null ] ];
		yield 'a video' => [ [ 'type' => 'shape', 'subtype' => 'video', 'bg' => [ 'video' => [ 'type' => 'youtube', 'src' => 'https://youtu.be/abcdefghijk', 'autoPlay' => '1sttime', 'volume' => 50, 'start' => '01:30', 'noInteract' => true, 'controls' => 'xl' ] ] ], [ 'type' => 'video', 'video.provider' => 'youtube', 'video.id' => 'abcdefghijk', 'video.autoplay' => 'first', 'video.volume' => 0.5, 'video.start' => 90_000, 'video.interactive' => false, 'video.controls' => true, 'video.muted' => true ] ];
		yield 'sound' => [ [ 'type' => 'audio', 'content' => [ 'src' => 'https://example.test/a.mp3', 'autoPlay' => false ] ], [ 'type' => 'audio', 'video.provider' => 'audio', 'video.sources' => [ [ 'url' => 'https://example.test/a.mp3', 'type' => 'audio/mpeg' ] ], 'video.autoplay' => 'never' ] ];
		yield 'a drawing' => [ [ 'type' => 'svg', 'content' => [ 'src' => 'https://example.test/a.svg', 'color' => '#123456', 'stroke' => [ 'c' => '#654321', 'w' => 2 ] ] ], [ 'svg.url' => 'https://example.test/a.svg', 'style.svgFill' => [ '#123456' ], 'style.svgStroke' => '#654321' ] ];
		yield 'two texts' => [ [ 'content' => [ 'text' => 'a' ], 'tog' => [ 'u' => true, 't' => 'b' ] ], [ 'html' => 'a', 'toggleHtml' => 'b' ] ];
		yield 'attributes' => [ [ 'attr' => [ 'id' => 'one', 'class' => 'two', 'wrapClass' => 'three', 't' => 'Four' ], 'viOC' => true, 'sbt' => [ 'u' => true ], 'acc' => [ 'label' => 'x', 'role' => 'banner' ] ], [ 'elementId' => 'one', 'className' => 'two', 'wrapperClass' => 'three', 'title' => 'Four', 'showsInCarousel' => true, 'scrollBound' => true ] ];
		yield 'waits for an action' => [ $frames( [ 'o' => 0 ], [ 't' => 'w', 'd' => 200, 'o' => 1 ] ), [ 'frames.1.at' => 'action', 'frames.1.duration' => 200 ] ];
		yield 'several frames, of which each keeps the last' => [ $frames( [ 'o' => 0, 'x' => -50 ], [ 't' => 100, 'd' => 200, 'o' => 1 ], [ 't' => 900, 'd' => 100, 'rZ' => '90deg' ] ), [ 'frames.1.to.x' => [ -50 ], 'frames.2.to.rotateZ' => [ 90 ], 'frames.2.to.x.0' => -50 ] ];
		yield 'random, in turn, mirrored, edges' => [ $frames( [ 'o' => 0, 'x' => '{-40,40}', 'y' => 'bottom', 'rZ' => '(20deg)', 'sX' => '150%' ], [ 't' => 0, 'd' => 5, 'o' => 1, 'x' => 0, 'y' => 0, 'rZ' => 0, 'sX' => 1 ] ), [ 'frames.0.to.x' => [ [ 'random' => [ -40, 40 ] ] ], 'frames.0.to.y' => [ 'bottom' ], 'frames.0.to.rotateZ' => [ [ 'mirrored' => 20 ] ], 'frames.0.to.scaleX' => [ 1.5 ] ] ];
		yield 'percent of the module' => [ $frames( [ 'o' => 0, 'x' => '50%', 'xRe' => 2 ], [ 't' => 0, 'd' => 5, 'o' => 1, 'x' => 0 ] ), [ 'frames.0.to.x' => [ 600 ] ] ];
		yield 'colors of frames count with their switch' => [ $frames( [ 'o' => 0, 'col' => '#111111' ], [ 't' => 0, 'd' => 5, 'o' => 1, 'col' => '#222222', 'cU' => true ] ), [ 'frames.0.to.color' => null, 'frames.1.to.color' => [ '#222222' ] ] ];
		yield 'a colored wipe' => [ $frames( [ 'o' => 1 ], [ 't' => 10, 'd' => 500, 'fx' => 'ctop', 'fxc' => '#00ff00' ] ), [ 'frames.1.sfx' => [ 'effect' => 'blocktotop', 'color' => '#00ff00' ] ] ];
		yield 'hidden until it appears' => [ $frames( [ 'o' => 1 ], [ 't' => 700, 'd' => 300 ] ), [ 'frames.0.to.opacity' => [ 0 ], 'frames.1.at' => 700, 'frames.1.duration' => 1 ] ];
		yield 'filters and a clip' => [ [ 'tl' => [ 'in' => [ 'content' => [ 'all' => [ [ 'o' => 0 ], [ 't' => 5, 'd' => 5, 'o' => 1 ] ] ], 'filter' => [ 'all' => [ [ 'fu' => true, 'b' => '5px', 'g' => '50%', 'r' => 80, 'bu' => true, 'bb' => 4 ], [ 'b' => 0, 'g' => 0, 'r' => 100, 'bb' => 0 ] ] ], 'clip' => [ 'orig' => 'r', 'type' => 'c', 'all' => [ [ 'c' => '0%' ], [ 'c' => '100%' ] ] ] ] ] ], [ 'frames.0.to.blur' => [ 5 ], 'frames.0.to.grayscale' => [ 50 ], 'frames.0.to.brightness' => [ 80 ], 'frames.0.to.backdropBlur' => [ 4 ], 'frames.1.to.blur' => null, 'clip' => [ 'shape' => 'circle', 'origin' => 'right' ], 'frames.0.to.clip' => [ 0 ], 'frames.1.to.clip' => [ 100 ] ] ];
		yield 'letters from the end' => [ [ 'tl' => [ 'in' => [ 'content' => [ 'all' => [ [ 'o' => 1 ], [ 't' => 5, 'd' => 5 ] ] ], 'chars' => [ 'ex' => false, 'all' => [ [ 'o' => 0 ], [ 'o' => 1, 'dir' => 'end', 'delay' => 4 ] ] ] ] ] ], [ 'frames.1.split' => [ [ 'by' => 'chars', 'pose' => [ 'opacity' => [ 1 ] ], 'step' => 40, 'order' => 'backward' ] ] ] ];
		yield 'a part that is off' => [ [ 'tl' => [ 'in' => [ 'content' => [ 'all' => [ [ 'o' => 0 ], [ 't' => 5, 'd' => 5, 'o' => 1 ] ] ], 'words' => [ 'd' => true, 'all' => [ [ 'o' => 0 ], [ 'o' => 1 ] ] ], 'mask' => [ 'd' => true, 'all' => [ [ 'oflow' => 'hidden' ] ] ] ] ] ], [ 'frames.0.split' => null, 'frames.0.mask' => null ] ];
	}

	/**
	 * @param array<mixed>         $layer
	 * @param array<string, mixed> $wanted
	 */
	#[DataProvider( 'layers' )]
	public function test_a_layer( array $layer, array $wanted ): void {
		$read = Version7Fixtures::layer( $layer );
		foreach ( $wanted as $path => $value ) {
			self::assertSame( $value, Version7Fixtures::at( $read, $path ), $path );
		}
	}

	/** @return iterable<string, array{array<mixed>, array<string, mixed>}> A transition, and what it becomes. */
	public static function transitions(): iterable {
		yield 'flat, as before 7.0' => [ [ 'ms' => 700, 'd' => 15, 'e' => 'basic', 'f' => 'edges', 'in' => [ 'o' => 0, 'row' => 2, 'col' => 3, 'e' => 'power1.in' ], 'out' => [ 'a' => false ] ], [ 'duration' => 700, 'in.rows' => 2, 'in.columns' => 3, 'in.ease' => 'power1.in', 'flow' => 'edges', 'delay' => 700 ] ];
		yield 'a preset alone' => [ [ 'all' => [ [], [ 'v' => '7.0', 'd' => 600, 'temp' => [ 'p' => 'slotzoom-horizontal' ] ] ] ], [ 'name' => 'slotzoom-horizontal', 'duration' => 600 ] ];
		yield 'random' => [ [ 'all' => [ [], [ 'v' => '7.0', 'rnd' => true, 'rndmain' => 'all', 'in' => [ 'o' => 0 ] ] ] ], [ 'name' => 'random', 'in' => null ] ];
		yield 'a cube' => [ [ 'all' => [ [], [ 'v' => '7.0', 'd3' => [ 'f' => 'cube', 'd' => 'vertical', 'z' => 300, 'su' => true ] ] ] ], [ 'd3.effect' => 'cube', 'd3.direction' => 'vertical', 'd3.depth' => 300, 'd3.shadow' => true, 'name' => null ] ];
		yield 'with filters' => [ [ 'all' => [ [], [ 'v' => '7.0', 'in' => [ 'o' => 0 ], 'out' => [ 'a' => false ], 'filter' => [ 'u' => true, 'b' => 5, 's' => 40 ] ] ] ], [ 'filter.blur' => 5, 'filter.sepia' => 40 ] ];
		yield 'the old slide has its own way' => [ [ 'all' => [ [], [ 'v' => '7.0', 'in' => [ 'y' => '100%' ], 'out' => [ 'a' => true, 'o' => 0, 'sx' => 0.5 ] ] ] ], [ 'in.y' => '100%', 'out.opacity' => 0, 'out.scaleX' => 0.5, 'out.y' => null ] ];
		yield 'an add-on' => [ [ 'all' => [ [], [ 'v' => '7.0', 'eng' => 'transitionPack', 'temp' => [ 'p' => 'waves' ] ] ] ], [ 'name' => 'fade' ] ];
	}

	/**
	 * @param array<mixed>         $transition
	 * @param array<string, mixed> $wanted
	 */
	#[DataProvider( 'transitions' )]
	public function test_a_transition( array $transition, array $wanted ): void {
		[ $model ] = Version7Fixtures::slider( [ '1' => [ 'id' => 1, 'type' => 'shape', 'subtype' => 'slidebg', 'tl' => [ 'in' => [ 'bg' => $transition ] ] ] ] );
		$read      = ModelReader::map( ModelReader::maps( $model, 'slides' )[0], 'transition' );
		foreach ( $wanted as $path => $value ) {
			self::assertSame( $value, Version7Fixtures::at( $read, $path ), $path );
		}
	}

	/** @return iterable<string, array{array<mixed>, array<string, mixed>}> An action, and what it becomes. */
	public static function actions(): iterable {
		yield 'next slide' => [ [ 'a' => 'next' ], [ 'on' => 'click', 'do' => 'jumptoslide', 'slide' => 'next' ] ];
		yield 'a slide in a list' => [ [ 'a' => 'callSlide', 'target' => [ 5 ], 'd' => 200 ], [ 'on' => 'click', 'do' => 'jumptoslide', 'slide' => 'rs-5', 'delay' => 200 ] ];
		yield 'the first slide' => [ [ 'a' => 'callSlide', 'target' => 'first' ], [ 'on' => 'click', 'do' => 'jumptoslide', 'slide' => 'first' ] ];
		yield 'a link by script' => [ [ 'a' => 'link', 'ltype' => 'jquery', 'link' => '/a/', 'target' => '_self' ], [ 'on' => 'click', 'do' => 'simplelink', 'url' => '/a/', 'target' => '_self' ] ];
		yield 'a menu' => [ [ 'a' => 'menu', 'anchor' => '#map' ], [ 'on' => 'click', 'do' => 'menulink', 'url' => '#map' ] ];
		yield 'scroll' => [ [ 'a' => 'scroll', 'target' => '#map', 'offset' => '-20', 's' => 700, 'e' => 'power1.out' ], [ 'on' => 'click', 'do' => 'scrollto', 'anchor' => 'map', 'offset' => -20, 'duration' => 700, 'ease' => 'power1.out' ] ];
		yield 'below the slider' => [ [ 'a' => 'scrollbelow' ], [ 'on' => 'click', 'do' => 'scrollbelow' ] ];
		yield 'entrance of a layer' => [ [ 'a' => 'playScene', 'sc' => 'in', 'target' => 3, 'rec' => true, 'evt' => 'mouseenter' ], [ 'on' => 'mouseenter', 'layer' => 'slide-5-layer-3', 'do' => 'startlayer', 'children' => true ] ];
		yield 'exit of a layer' => [ [ 'a' => 'playScene', 'sc' => 'out', 'target' => [ 3 ] ], [ 'on' => 'click', 'layer' => 'slide-5-layer-3', 'do' => 'stoplayer' ] ];
		yield 'a scene of its own' => [ [ 'a' => 'playScene', 'sc' => 'scene_1', 'target' => 3 ], [ 'on' => 'click', 'layer' => 'slide-5-layer-3', 'do' => 'gotoframe', 'frames' => [ 'frame_2' ] ] ];
		yield 'two scenes by turns' => [ [ 'a' => 'toggleScenes', 'scn' => 'in', 'scm' => 'scene_1', 'target' => 3 ], [ 'on' => 'click', 'layer' => 'slide-5-layer-3', 'do' => 'toggleframes', 'frames' => [ 'frame_1', 'frame_2' ] ] ];
		yield 'a layer in and out' => [ [ 'a' => 'toggleScenes', 'scn' => 'in', 'scm' => 'out', 'atst' => 'out', 'target' => 3 ], [ 'on' => 'click', 'layer' => 'slide-5-layer-3', 'do' => 'togglelayer', 'state' => 'hidden' ] ];
		yield 'a video' => [ [ 'a' => 'toggle_video', 'target' => 'firstvideo' ], [ 'on' => 'click', 'do' => 'togglevideo', 'layer' => 'firstvideo' ] ];
		yield 'pause' => [ [ 'a' => 'pause' ], [ 'on' => 'click', 'do' => 'pauseslider' ] ];
		yield 'a popup' => [ [ 'a' => 'open_modal', 'target' => 'tide', 'msl' => 2 ], [ 'on' => 'click', 'do' => 'openmodal', 'modal' => 'tide', 'slide' => '2' ] ];
		yield 'a class' => [ [ 'a' => 'toggleClass', 'target' => 3, 'class' => 'lit' ], [ 'on' => 'click', 'do' => 'toggleclass', 'className' => 'lit', 'layer' => 'slide-5-layer-3' ] ];
		yield 'something else' => [ [ 'a' => 'share_x' ], [ 'on' => 'click', 'do' => 'unknown', 'name' => 'share_x' ] ];
	}

	/**
	 * @param array<mixed>         $action
	 * @param array<string, mixed> $wanted
	 */
	#[DataProvider( 'actions' )]
	public function test_an_action( array $action, array $wanted ): void {
		$target    = [ 'id' => 3, 'type' => 'text', 'order' => 9, 'tl' => [ 'in' => [ 'content' => [ 'all' => [ [ 'o' => 0 ], [ 't' => 0, 'd' => 5, 'o' => 1 ] ] ] ], 'scene_1' => [ 'content' => [ 'all' => [ [ 'd' => 200, 'x' => 30 ] ] ] ] ] ];
		[ $model ] = Version7Fixtures::slider( [ '2' => [ 'id' => 2, 'type' => 'text', 'order' => 1 ], '3' => $target ], [], [ 'actions' => [ $action + [ 'evt' => 'click', 'src' => [ 2 ] ] ] ] );
		$layers    = Version7Fixtures::layers( $model, 0 );
		self::assertEquals( [ $wanted ], $layers[0]['actions'] );
		self::assertSame( [ 'frame_2', 'action', 200 ], array_map( static fn( string $key ): mixed => Version7Fixtures::at( $layers[1], "frames.2.$key" ), [ 'id', 'at', 'duration' ] ) );
	}

	public function test_script_of_an_action_is_dropped_and_reported(): void {
		[ $model, $findings ] = Version7Fixtures::slider( [ '2' => [ 'id' => 2, 'type' => 'text' ] ], [ 'codes' => [ 'css' => 'a{}', 'js' => 'alert(2)' ] ], [ 'actions' => [ [ 'a' => 'callback', 'call' => 'alert(1)', 'src' => [ 2 ] ], [ 'a' => 'callSlide', 'target' => [ null ], 'src' => [ 2 ] ] ] ] );
		self::assertStringNotContainsString( 'alert', (string) json_encode( $model ) );
		self::assertSame( [ 'script-left alert(2)', 'css-left a{}' ], array_values( array_filter( Version7Fixtures::to_review( $findings ), static fn( string $one ): bool => ! str_contains( $one, 'alert(1)' ) ) ) );
		self::assertStringContainsString( 'alert(1)', implode( ' ', Version7Fixtures::to_review( $findings ) ) );
	}

	public function test_a_link_on_the_background_is_the_link_of_the_slide(): void {
		$link      = [ 'a' => 'link', 'link' => '/a/', 'target' => '_blank', 'ltype' => 'a' ];
		[ $model ] = Version7Fixtures::slider( [ '1' => [ 'id' => 1, 'type' => 'shape', 'subtype' => 'slidebg' ] ], [], [ 'actions' => [ $link + [ 'src' => [ 1 ] ] ] ] );
		self::assertSame( [ 'url' => '/a/', 'target' => '_blank', 'under' => true ], ModelReader::maps( $model, 'slides' )[0]['link'] );
		[ $model ] = Version7Fixtures::slider( [ '9' => [ 'id' => 9, 'type' => 'shape', 'zIndex' => 150, 'size' => [ 'cMode' => 'cover' ] ] ], [], [ 'actions' => [ [ 'a' => 'callSlide', 'target' => 'next', 'src' => [ 9 ] ] ] ] );
		$slide     = ModelReader::maps( $model, 'slides' )[0];
		self::assertSame( [ [ 'slide' => 'next' ], [] ], [ $slide['link'], ModelReader::maps( $slide, 'layers' ) ], 'The shape that carried it is no layer.' );
	}

	/** @return iterable<string, array{array<mixed>, string}> A layer or setting without a counterpart, and its finding. */
	public static function without_counterpart(): iterable {
		yield 'columns that never stack' => [ [ 'type' => 'container', 'subtype' => 'row', 'break' => 5 ], 'setting break' ];
		yield 'gaps' => [ [ 'type' => 'container', 'subtype' => 'row', 'break' => 3, 'uGap' => true ], 'setting uGap' ];
		yield 'stroke of a text' => [ [ 'tStroke' => [ 'w' => 2, 'c' => '#000000' ] ], 'setting tStroke' ];
		yield 'overlay' => [ [ 'bg' => [ 'overlay' => [ 'type' => 3, 'size' => 2 ] ] ], 'setting overlay' ];
		yield 'clipped text' => [ [ 'bg' => [ 'bClip' => 'text' ] ], 'setting bClip' ];
		yield 'only while the slide is hovered' => [ [ 'viSH' => true ], 'setting viSH' ];
		yield 'an add-on' => [ [ 'type' => 'shape', 'subtype' => 'particlewave' ], 'addon particlewave' ];
		yield 'an add-on of a frame' => [ [ 'tl' => [ 'out' => [ 'content' => [ 'all' => [ [ 'o' => 0, 'addOns' => [ 'explodinglayers' => [ 'u' => true ], 'other' => [ 'u' => false ] ] ] ] ] ] ] ], 'addon explodinglayers' ];
		yield 'a path' => [ [ 'tl' => [ 'in' => [ 'content' => [ 'motionpath' => [ 'p' => 'M0 0' ], 'all' => [ [ 'o' => 0 ], [ 'o' => 1, 't' => 1 ] ] ] ] ] ], 'setting motionpath' ];
		yield 'a scene of several frames' => [ [ 'tl' => [ 'scene_1' => [ 'content' => [ 'all' => [ [ 'd' => 100, 'x' => 5 ], [ 'd' => 100, 'x' => 9 ] ] ] ] ] ], 'scene-in-part scene_1' ];
	}

	/** @param array<mixed> $layer */
	#[DataProvider( 'without_counterpart' )]
	public function test_what_has_no_counterpart_is_one_finding( array $layer, string $finding ): void {
		[ , $findings ] = Version7Fixtures::slider( [ '2' => $layer + [ 'id' => 2, 'type' => 'text' ] ] );
		self::assertSame( 1, count( array_keys( Version7Fixtures::to_review( $findings ), $finding, true ) ), implode( ', ', Version7Fixtures::to_review( $findings ) ) );
	}

	public function test_settings_without_a_counterpart_are_reported_and_those_of_the_editor_are_not(): void {
		[ $model, $findings ] = Version7Fixtures::slider( [ '2' => [ 'id' => 2, 'type' => 'text', 'ai' => [ 'x' => 1 ], 'tledit' => 'x', 'runtime' => [ 1 ], 'libSrc' => 'x', 'ojsv' => 1 ] ], [ 'nav' => [ 'scrubber' => [ 'set' => true, 'x' => 3 ] ], 'sticky' => [ 'bottom' => true ], 'aU' => [ 'particles' ] ], [ 'slideshow' => [ 'hom' => true, 'hfn' => true ], 'asmig' => true ] );
		self::assertSame( [ 'addon particles', 'setting hom', 'setting hfn', 'setting bottom', 'setting scrubber' ], Version7Fixtures::to_review( $findings ) );
		self::assertStringNotContainsString( 'tledit', (string) json_encode( $model ) );
	}

	public function test_a_scene_may_only_clip(): void {
		$clip   = [ 'clip' => [ 'orig' => 'b', 'type' => 'r', 'all' => [ [ 't' => 0, 'd' => 400, 'e' => 'sine.out', 'c' => '0%' ] ] ] ];
		$frames = ModelReader::maps( Version7Fixtures::layer( [ 'tl' => [ 'in' => [ 'content' => [ 'all' => [ [ 'o' => 0 ], [ 'o' => 1, 't' => 0 ] ] ] ], 'scene_1' => $clip ] ] ), 'frames' );
		self::assertSame( [ 'id' => 'frame_2', 'at' => 'action', 'duration' => 400, 'ease' => 'sine.out', 'to' => [ 'clip' => [ 0 ] ] ], $frames[2] );
	}

	public function test_an_image_of_an_older_kind_and_lengths_that_are_auto(): void {
		$image = Version7Fixtures::layer( [ 'type' => 'image', 'content' => [ 'src' => 'https://example.test/a.jpg', 'size' => 'contain' ], 'pos' => [ 'x' => [ '#a', '-1px', 'auto', 'auto', 'auto' ] ], 'tl' => [ 'in' => [ 'content' => [ 'all' => [ [ 'o' => 0, 'x' => 20 ], [ 'o' => 1, 't' => 0, 'x' => '(inherit)' ] ] ] ] ] ] );
		self::assertSame( [ 'https://example.test/a.jpg', [ -1, 0 ], [ 20 ] ], [ Version7Fixtures::at( $image, 'image.url' ), Version7Fixtures::at( $image, 'box.offsetX' ), Version7Fixtures::at( $image, 'frames.1.to.x' ) ] );
	}

	public function test_a_slide(): void {
		$slide = [ 'title' => 'Tide', 'order' => 2, 'params' => [ '1' => [ 'v' => 'Two', 'l' => 9 ] ], 'thumb' => [ 'src' => 'https://example.test/t.jpg' ], 'attr' => [ 'class' => 'wide', 'deepLink' => 'tide' ], 'publish' => [ 'state' => 'unpublished', 'from' => '2026-01-02 10:00', 'to' => 'soon' ], 'slideshow' => [ 'len' => '4000', 'stop' => true, 'hal' => 2 ], 'loop' => [ 'u' => true, 's' => 100, 'e' => '4500' ] ];
		$first = [ 'as' => true, 'a' => [ 'all' => [ [], [ 'v' => '7.0', 'd' => 400, 'temp' => [ 'p' => 'boxfade' ] ] ] ] ];
		$read  = ModelReader::maps( Version7Fixtures::slider( [], [ 'fs' => $first ], $slide )[0], 'slides' )[0];
		foreach ( [ 'title' => 'Tide', 'params' => [ '', 'Two' ], 'thumb.url' => 'https://example.test/t.jpg', 'className' => 'wide', 'deeplink' => 'tide', 'visible' => false, 'from' => '2026-01-02 10:00', 'until' => null, 'duration' => 4000, 'stops' => true, 'hideAfter' => 2, 'loop' => [ 'start' => 100, 'end' => 4500 ], 'firstTransition.name' => 'boxfade', 'firstTransition.duration' => 400 ] as $path => $value ) {
			self::assertSame( $value, Version7Fixtures::at( $read, $path ), $path );
		}
	}

	public function test_translations_are_left_out_with_a_finding(): void {
		$data = [ 'settings' => [ 'type' => 'standard' ], 'slides' => [ '1' => [ 'id' => 1, 'slide' => [ 'order' => 1, 'language' => 'en' ], 'layers' => [] ], '2' => [ 'id' => 2, 'slide' => [ 'order' => 2, 'language' => 'de', 'parentId' => 1 ], 'layers' => [] ] ] ];
		$read = \Frontage\SliderImport\SliderImporter::text( (string) json_encode( $data ) )[0];
		self::assertSame( [ 'rs-1' ], array_column( ModelReader::maps( $read['model'], 'slides' ), 'key' ) );
		self::assertSame( [ 'translation-left de' ], Version7Fixtures::to_review( $read['report']->findings() ) );
	}

	public function test_motion_by_scroll_and_pointer(): void {
		$mod       = static fn( int $id, array $mod ): array => [ 'id' => $id, 'type' => 'text', 'order' => $id, 'mod' => $mod ];
		[ $model ] = Version7Fixtures::slider( [ $mod( 2, [ 's' => [ 'u' => true, 'y' => 30 ] ] ), $mod( 3, [ 'm' => [ 'u' => true, 'x' => 10, 's' => 1, 'o' => 'e' ] ] ), $mod( 4, [ 's' => [ 'u' => false, 'y' => 90 ] ] ) ], [ 'mod' => [ 'use' => true, 'scroll' => true, 'mouse' => true ] ] );
		$parallax  = ModelReader::map( ModelReader::map( $model, 'options' ), 'parallax' );
		self::assertSame( [ 'mousescroll', 10, 30, 16, 'enterpoint', 1000 ], [ $parallax['type'], Version7Fixtures::at( $parallax, 'levels.0' ), Version7Fixtures::at( $parallax, 'levels.1' ), count( (array) $parallax['levels'] ), $parallax['origo'], $parallax['speed'] ] );
		self::assertSame( [ 2, 1, null ], array_map( static fn( array $layer ): mixed => $layer['parallax'] ?? null, Version7Fixtures::layers( $model, 0 ) ) );
		[ $off ] = Version7Fixtures::slider( [ $mod( 2, [ 's' => [ 'u' => true, 'y' => 30 ] ] ) ] );
		self::assertArrayNotHasKey( 'parallax', Version7Fixtures::layers( $off, 0 )[0], 'The slider turns it off.' );
	}
}
