<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\MetaSlider;

use Frontage\SliderImport\Model\JQueryEasing;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceFields;

defined( 'ABSPATH' ) || exit;

/** Reads the settings of a slideshow. Switches are the texts `true` and `false`. */
final class OptionReader {

	/** Effect => transition of the model; those of Nivo and Coin Slider only look alike. */
	private const EFFECTS = [
		'fade' => 'fade', 'slide' => 'slidehorizontal', 'random' => 'random', 'fold' => 'slotfade-horizontal', 'slideInRight' => 'slideleft', 'slideInLeft' => 'slideright',
		'sliceDown' => 'slotslide-vertical', 'sliceDownRight' => 'slotslide-vertical', 'sliceDownLeft' => 'slotslide-vertical', 'sliceUp' => 'slotslide-vertical', 'sliceUpRight' => 'slotslide-vertical', 'sliceUpLeft' => 'slotslide-vertical',
		'sliceUpDown' => 'slotslide-vertical', 'sliceUpDownLeft' => 'slotslide-vertical', 'boxRandom' => 'boxfade', 'boxRain' => 'boxslide', 'boxRainReverse' => 'boxslide', 'boxRainGrow' => 'boxslide', 'boxRainGrowReverse' => 'boxslide',
		'swirl' => 'boxfade', 'rain' => 'boxslide', 'straight' => 'boxslide',
	];

	private const EXACT = [ 'fade', 'slide', 'random' ];

	/** Width up to which a tablet is assumed, in px. */
	private const TABLET = 768;

	/** Width up to which a phone is assumed, in px. */
	private const PHONE = 480;

	/** Settings without effect on what visitors see, or which have another form here. */
	private const QUIET = '/^(?:title|type|printCss|printJs|noConflict|smartCrop.*|imageWidth|imageHeight|cropMultiply|prevText|nextText|playText|pauseText|showPlayText|aria.*|tabIndex|spw|sph|sDelay|opacity|titleSpeed|slices|filmstrip_.*|extra_effect|
		responsive_thumbs|thumb_.*|loading|fullWidthTarget|container.*|forceHeight|maxItems|minItems|carouselMargin|infiniteLoop|navStep|direction|mobile.*|version|cssclass|layer_scaling|firstSlideFadeIn|forceFullWidth)$/x';

	/** @return array<string, mixed> Options of the model. */
	public static function read( SourceFields $settings ): array {
		$options = new ModelBuilder( 'Options' );
		$options->set( 'gridwidth', [ (int) max( 10, min( 10_000, $settings->number( 'width', 700 ) ) ) ] );
		$options->set( 'gridheight', [ (int) max( 10, min( 10_000, $settings->number( 'height', 300 ) ) ) ] );
		foreach ( [ 'responsiveLevels', 'visibilityLevels' ] as $key ) {
			$options->set( $key, [ 4064, 1024, self::TABLET, self::PHONE ] );
		}
		$options->set( 'duration', max( 100, $settings->number( 'delay', 3000 ) ) );
		$options->set( 'progressBar.disableProgressBar', ! $settings->is_on( 'progressBar' ) );
		self::layout( $settings, $options );
		self::playback( $settings, $options );
		self::navigation( $settings, $options );
		if ( $settings->is_on( 'carouselMode' ) ) {
			$options->set( 'sliderType', 'carousel' );
			$options->set( 'carousel.maxVisibleItems', (int) max( 1, min( 20, $settings->number( 'minItems', 2 ) ) ) );
			$options->set( 'carousel.space', max( 0, $settings->number( 'carouselMargin', 5 ) ) );
			$options->set( 'carousel.infinity', $settings->is_on( 'infiniteLoop' ) );
			$options->set( 'carousel.speed', max( 0, $settings->number( 'animationSpeed', 600 ) ) );
		}
		if ( $settings->is_on( 'lazyLoad' ) ) {
			$options->set( 'lazyType', 'smart' );
		}
		foreach ( [ 'reverse' => 'reverse-order', 'smoothHeight' => 'smooth-height', 'pausePlay' => 'play-button', 'lightbox' => 'lightbox' ] as $key => $feature ) {
			if ( $settings->is_on( $key ) ) {
				$settings->report_feature( $feature, $key );
			}
		}
		$theme = $settings->text( 'theme' );
		if ( ! in_array( $theme, [ '', 'none', 'default', 'false' ], true ) ) {
			$settings->report_feature( 'theme', 'theme' );
		}
		return $options->values();
	}

	/**
	 * The transition of all slides.
	 *
	 * @return array<string, mixed>
	 */
	public static function transition( SourceFields $settings ): array {
		$effect     = $settings->text( 'effect', 'fade' );
		$transition = new ModelBuilder( 'Transition' );
		$name       = self::EFFECTS[ $effect ] ?? 'fade';
		$name       = 'slide' === $effect && 'vertical' === $settings->text( 'direction' ) ? 'slidevertical' : $name;
		$transition->set( 'name', $name );
		if ( ! in_array( $effect, self::EXACT, true ) ) {
			$settings->report->add_approximation( $settings->path( 'effect' ), $effect, $name );
		}
		$transition->set( 'duration', max( 0, $settings->number( 'animationSpeed', 600 ) ) );
		$ease = JQueryEasing::read( $settings->text( 'easing' ) );
		if ( '' !== $ease ) {
			$transition->set( 'easeIn', $ease );
			$transition->set( 'easeOut', $ease );
		}
		return $transition->values();
	}

	/** Reports the settings that were not used. */
	public static function finish( SourceFields $settings ): void {
		$settings->ignore( self::QUIET );
		$settings->finish();
	}

	private static function layout( SourceFields $settings, ModelBuilder $options ): void {
		$is_wide = $settings->is_on( 'fullWidth', true );
		if ( $is_wide && $settings->is_on( 'forceFullWidth' ) ) {
			$options->set( 'sliderLayout', 'fullwidth' );
			$options->set( 'enableUpscaling', true );
		}
		$percent = $settings->number( 'percentwidth' );
		if ( $percent > 0 && $percent < 100 ) {
			$options->set( 'wrapper.maxWidth', "$percent%" );
		} elseif ( ! $is_wide ) {
			$options->set( 'wrapper.maxWidth', max( 10, $settings->number( 'width', 700 ) ) );
		}
		if ( $settings->is_on( 'center' ) ) {
			$options->set( 'wrapper.margin.left', [ 'auto' ] );
			$options->set( 'wrapper.margin.right', [ 'auto' ] );
		}
		$options->set( 'wrapper.className', $settings->text( 'cssClass' ) );
		foreach ( [ 'smartphone', 'tablet', 'laptop', 'desktop' ] as $device ) {
			if ( $settings->is_on( "mobileSlideshow_$device" ) ) {
				$settings->report_feature( 'device-visibility', "mobileSlideshow_$device" );
			}
		}
	}

	private static function playback( SourceFields $settings, ModelBuilder $options ): void {
		$loop = $settings->text( 'loop', 'continuously' );
		if ( ! $settings->is_on( 'autoPlay', true ) ) {
			$options->set( 'stopLoop', true );
			$options->set( 'stopAtSlide', 1 );
			$options->set( 'stopAfterLoops', 0 );
		} elseif ( in_array( $loop, [ 'stopOnFirst', 'stopOnLast' ], true ) ) {
			$options->set( 'stopLoop', true );
			$options->set( 'stopAfterLoops', 'stopOnFirst' === $loop ? 1 : 0 );
			$options->set( 'stopAtSlide', 1 ); // For the last slide, SlideshowReader writes its number.
		}
		$options->set( 'navigation.onHoverStop', $settings->is_on( 'hoverPause', true ) );
		$random = $settings->text( 'random' );
		$options->set( 'shuffle', in_array( $random, [ 'true', '1' ], true ) );
		if ( ! in_array( $random, [ '', 'true', 'false', '1', '0' ], true ) ) {
			$settings->report_feature( 'sorted-slides', 'random' );
		}
	}

	private static function navigation( SourceFields $settings, ModelBuilder $options ): void {
		$arrows = $settings->text( 'links', 'true' );
		if ( ! in_array( $arrows, [ 'false', '0' ], true ) ) {
			$options->set( 'navigation.arrows.enable', true );
			$options->set( 'navigation.arrows.hide_onleave', 'onhover' === $arrows );
			self::hide_under( $settings, 'mobileArrows', 'navigation.arrows', $options );
		}
		$dots = $settings->text( 'navigation', 'true' );
		$part = in_array( $dots, [ 'thumbs', 'filmstrip' ], true ) ? 'thumbnails' : 'bullets';
		if ( ! in_array( $dots, [ 'false', '0' ], true ) ) {
			$options->set( "navigation.$part.enable", true );
			$options->set( "navigation.$part.hide_onleave", 'dots_onhover' === $dots );
			self::hide_under( $settings, 'mobileNavigation', "navigation.$part", $options );
		}
		if ( 'thumbnails' === $part ) {
			$options->set( 'navigation.thumbnails.position', 'outer-bottom' );
			$options->set( 'navigation.thumbnails.width', max( 1, $settings->number( 'thumb_width', 150 ) ) );
			$options->set( 'navigation.thumbnails.height', max( 1, $settings->number( 'thumb_height', 100 ) ) );
		}
		$options->set( 'navigation.keyboardNavigation', $settings->is_on( 'keyboard', true ) );
		$options->set( 'navigation.touch.touchenabled', $settings->is_on( 'touch', true ) );
	}

	private static function hide_under( SourceFields $settings, string $name, string $at, ModelBuilder $options ): void {
		$width = $settings->is_on( "{$name}_tablet" ) ? self::TABLET : ( $settings->is_on( "{$name}_smartphone" ) ? self::PHONE : 0 );
		if ( $width > 0 ) {
			$options->set( "$at.hide_under", $width );
		}
	}
}
