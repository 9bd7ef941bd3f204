<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SmartSlider;

use Frontage\SliderImport\Model\JQueryEasing;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\PoseReader;
use Frontage\SliderImport\Model\SourceFields;

defined( 'ABSPATH' ) || exit;

/** Reads the settings of a slider: size, layout, playback, and what surrounds the slides. */
final class OptionReader {

	private const LAYOUTS = [ 'auto' => 'auto', 'fullwidth' => 'fullwidth', 'fullpage' => 'fullscreen' ];

	/** Type of a slider => type in the model. */
	private const TYPES = [ 'simple' => 'standard', 'block' => 'hero', 'carousel' => 'carousel', 'showcase' => 'carousel' ];

	/** Main animation => transition of the model. */
	private const TRANSITIONS = [
		'no' => 'notransition', 'fade' => 'fade', 'crossfade' => 'fade', 'horizontal' => 'slidehorizontal', 'vertical' => 'slidevertical',
		'horizontal-reversed' => 'slideright', 'vertical-reversed' => 'slidedown',
	];

	/** Settings without effect on what visitors see, or which have another form here. */
	private const QUIET = '/^(?:version|id|type|title|alias.*|thumbnail|aria-label|align|margin|delay|dependency|loading-.*|imageload.*|optimize.*|slides-background-video-mobile|widget.*|responsive.*|slider-size-override.*|(?:desktop|tablet|mobile).*|
		playWhenVisible.*|controls.*|autoplay.*|maximumslidecount|maintain-session|global-lightbox.*|randomize.*|overflow-hidden.*|scroll-fix|clear-both.*|legacy-font-scale|blockrightclick|weaker-selector|background(?:Mode|BlurFit|-size|-fixed)?|
		animation.*|carousel|reverse-slides|fallback-slider|bg-parallax-.*|slide-background-parallax-.*|slide-background-color|font-size|editor-icon|is-delayed|fontsize|slide-(?:width|height)|maximum-pane-width|minimum-slide-gap|side-spacing.*|
		related-posts|callbacks|custom-css-codes|slider-css|slide-css|layer-animation-play-.*|border-(?:color|width)|parallax-.*|background-animation-.*|dynamic-height|use-lazy-load|lazy.*|fixed-on-top|showon.*|single-switch|classes|background-color)$/x';

	/** @return array<string, mixed> Options of the model. */
	public static function read( SourceFields $params, string $type, DeviceGrid $grid, ResourceUrls $urls, VisualSets $visuals ): array {
		$options = new ModelBuilder( 'Options' );
		$options->set( 'sliderType', self::TYPES[ $type ] ?? 'standard' );
		if ( ! isset( self::TYPES[ $type ] ) || 'showcase' === $type ) {
			$params->report_feature( "type-$type" );
		}
		self::size( $params, $grid, $options );
		self::playback( $params, $options );
		if ( 'carousel' === $options->get( 'sliderType' ) ) {
			self::carousel( $params, $grid, $options );
		}
		self::wrapper( $params, $options, $urls );
		NavigationReader::read( $params, $options, $visuals );
		self::code( $params );
		foreach ( [ 'background-animation' => 'background-animation', 'slide-background-parallax' => 'parallax' ] as $key => $feature ) {
			$text = $params->text( $key );
			if ( ! in_array( $text, [ '', '0' ], true ) ) {
				$params->report_feature( $feature, $key );
			}
		}
		$particle = SourceFields::decode( $params->take_value( 'particle' ) );
		if ( ! in_array( $particle['preset'] ?? '0', [ '', '0', 0 ], true ) ) {
			$params->report_feature( 'particles', 'particle' );
		}
		if ( '' !== trim( $params->text( 'shape-divider' ), '{}[]' ) ) {
			$params->report_feature( 'shape-divider', 'shape-divider' );
		}
		return $options->values();
	}

	/**
	 * The transition of all slides.
	 *
	 * @return array<string, mixed>
	 */
	public static function transition( SourceFields $params ): array {
		$name       = strtolower( $params->text( 'animation', 'horizontal' ) );
		$transition = new ModelBuilder( 'Transition' );
		$transition->set( 'name', self::TRANSITIONS[ $name ] ?? 'fade' );
		if ( ! isset( self::TRANSITIONS[ $name ] ) ) {
			$params->report->add_approximation( $params->path( 'animation' ), $name, 'fade' );
		}
		$transition->set( 'duration', $params->number( 'animation-duration', 800 ) );
		$ease = JQueryEasing::read( $params->text( 'animation-easing', 'easeOutQuad' ) );
		if ( '' !== $ease ) {
			$transition->set( 'easeIn', $ease );
			$transition->set( 'easeOut', $ease );
		}
		return $transition->values();
	}

	/** Reports what stays to be reported. */
	public static function finish( SourceFields $params ): void {
		$params->ignore( self::QUIET );
		$params->finish();
	}

	private static function size( SourceFields $params, DeviceGrid $grid, ModelBuilder $options ): void {
		$layout = self::LAYOUTS[ $params->text( 'responsive-mode', 'auto' ) ] ?? 'auto';
		$options->set( 'sliderLayout', $layout );
		$options->set( 'gridwidth', $grid->widths );
		$options->set( 'gridheight', $grid->heights );
		$options->set( 'responsiveLevels', $grid->screens );
		$options->set( 'visibilityLevels', $grid->screens );
		$smallest = $params->number( 'responsiveSliderHeightMin' );
		if ( $smallest > 0 ) {
			$options->set( 'minHeight', $smallest );
		}
		if ( 'fullwidth' === $layout ) {
			$options->set( 'enableUpscaling', true ); // The original grows with the window.
		}
		$options->set( 'autoHeight', 'fullscreen' !== $layout ); // Text in flow makes a slide higher.
	}

	private static function playback( SourceFields $params, ModelBuilder $options ): void {
		$options->set( 'duration', max( 100, $params->number( 'autoplayDuration', 8000 ) ) );
		[ $rounds, $unit ] = [ ...$params->parts( 'autoplayfinish', '1|*|loop|*|current' ), '', '' ];
		$is_endless        = $params->is_on( 'autoplayLoop', true );
		if ( ! $params->is_on( 'autoplay' ) ) {
			$options->set( 'stopLoop', true );
			$options->set( 'stopAtSlide', 1 );
			$options->set( 'stopAfterLoops', 0 );
		} elseif ( ! $is_endless && 'loop' === $unit ) {
			$options->set( 'stopLoop', true );
			$options->set( 'stopAtSlide', 1 );
			$options->set( 'stopAfterLoops', (int) max( 1, SourceFields::to_number( $rounds, 1 ) ) );
		} elseif ( ! $is_endless ) {
			$params->report_feature( 'autoplay-limit', 'autoplayfinish' );
		}
		$mouse = $params->text( 'autoplayStopMouse', 'enter' );
		$options->set( 'navigation.onHoverStop', in_array( $mouse, [ 'enter', '1' ], true ) );
		$options->set( 'shuffle', $params->is_on( 'randomize' ) );
		$options->set( 'progressBar.disableProgressBar', ! $params->is_on( 'widget-indicator-enabled' ) );
		if ( in_array( $params->text( 'imageload' ), [ '1', '2' ], true ) ) {
			$options->set( 'lazyType', 'smart' );
		}
		if ( $params->is_on( 'reverse-slides' ) ) {
			$params->report_feature( 'reverse-order', 'reverse-slides' );
		}
	}

	private static function carousel( SourceFields $params, DeviceGrid $grid, ModelBuilder $options ): void {
		$width = max( 10.0, $params->number( 'slide-width', 600 ) );
		$gap   = max( 0.0, $params->number( 'minimum-slide-gap', $params->number( 'slide-distance', 10 ) ) );
		$shown = (int) max( 1, min( 20, floor( ( $grid->widths[0] + $gap ) / ( $width + $gap ) ) ) );
		$options->set( 'carousel.maxVisibleItems', $shown );
		$options->set( 'carousel.space', $gap );
		$options->set( 'carousel.infinity', $params->is_on( 'carousel', true ) );
		$options->set( 'carousel.speed', $params->number( 'animation-duration', 800 ) );
		$options->set( 'carousel.border_radius', $params->number( 'slide-border-radius' ) );
		// The layer grid of a carousel is one slide.
		$height = max( 10.0, $params->number( 'slide-height', 400 ) );
		$options->put( 'gridwidth', [ (int) $width ] );
		$options->put( 'gridheight', [ (int) $height ] );
	}

	private static function wrapper( SourceFields $params, ModelBuilder $options, ResourceUrls $urls ): void {
		$color = ColorValue::css( $params->text( 'background-color' ) );
		if ( null !== $color ) {
			$options->set( 'wrapper.background', $color );
		}
		$image = $urls->url( $params->text( 'background' ) );
		if ( '' !== $image && $options->set( 'wrapper.image.url', $image ) ) {
			$params->report->add_media( $params->path( 'background' ), $image );
			$options->set( 'wrapper.imageFit', $params->text( 'background-size', 'cover' ) );
		}
		foreach ( [ 'padding', 'margin' ] as $key ) {
			$sides = array_map( static fn( string $side ): string => (string) SourceFields::to_number( $side ), array_slice( $params->parts( $key, '0|*|0|*|0|*|0' ), 0, 4 ) );
			if ( array_filter( $sides ) ) {
				PoseReader::set_sides( implode( ' ', $sides ), $options, "wrapper.$key", PoseReader::SIDES );
			}
		}
		if ( $params->number( 'border-width' ) > 0 || $params->number( 'border-radius' ) > 0 ) {
			$params->report_feature( 'border', 'border-width' );
		}
		$classes = $params->text( 'classes' );
		if ( '' !== $classes ) {
			$options->set( 'wrapper.className', $classes );
		}
	}

	/** Styles and scripts are only shown in the report, never applied. */
	private static function code( SourceFields $params ): void {
		foreach ( [ 'callbacks' => 'script', 'custom-css-codes' => 'css', 'slider-css' => 'css', 'slide-css' => 'css' ] as $key => $what ) {
			$text = $params->text( $key );
			if ( '' !== $text ) {
				$params->report->add_dropped( $params->path( $key ), $what, $text );
			}
		}
	}
}
