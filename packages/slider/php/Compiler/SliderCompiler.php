<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler;

use Frontage\Slider\Model\Compiler\Markup\SliderMarkup;
use Frontage\Slider\Model\Compiler\Playback\LayerActions;
use Frontage\Slider\Model\Compiler\Playback\LayerPlayback;
use Frontage\Slider\Model\Compiler\Playback\OptionPlayback;
use Frontage\Slider\Model\Compiler\Playback\SlideTransitions;
use Frontage\Slider\Model\Compiler\Playback\VideoPlayback;
use Frontage\Slider\Model\Compiler\Style\CarouselPlacement;
use Frontage\Slider\Model\Compiler\Style\CssValue;
use Frontage\Slider\Model\Compiler\Style\Easing;
use Frontage\Slider\Model\Compiler\Style\Poses;
use Frontage\Slider\Model\Compiler\Style\ScrollTimeline;
use Frontage\Slider\Model\Document\ModelReader;
use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Compiles a normalized model for the page: the playback config for the engine, and the element tree with its classes
 * and custom properties. PHP port of model/compiler/slider-compiler.ts.
 */
final class SliderCompiler {

	/**
	 * @param array<string, mixed>  $model Normalized.
	 * @param string                $id    The id of the slider's element.
	 * @param array<string, string> $texts Translated texts for visitors, with the keys of Play.texts.
	 * @param list<string>          $more  Additional modules of the page (`old-names`).
	 * @param string                $endpoint URL that returns a slider by its alias (%s), for sliders that open others.
	 * @param bool                  $first Whether this is the first slider of the page. Images of later sliders load lazily, so that they do not delay it.
	 * @return array{ play: array<string, mixed>, tree: array<string, mixed>, classes: list<string> }
	 */
	public static function slider( array $model, string $id, array $texts, array $more = [], string $endpoint = '', bool $first = true ): array {
		$options = ModelReader::map( $model, 'options' );
		$slides  = self::visible_slides( ModelReader::maps( $model, 'slides' ), $options );
		foreach ( $slides as $at => $slide ) {
			$slides[ $at ]['layers'] = CarouselPlacement::layers( Keyframes::resolve( ModelReader::maps( $slide, 'layers' ), ScrollTimeline::slide_timeline( $options, $slide ) ), $options );
		}
		$model['static'] = CarouselPlacement::layers( Keyframes::resolve( ModelReader::maps( $model, 'static' ) ) );
		$start           = self::start( $options, count( $slides ) );
		$play            = self::play( $model, $slides, $start, $texts, $more );
		if ( '' !== $endpoint && in_array( 'modal', (array) $play['modules'], true ) ) {
			$play['endpoint'] = $endpoint;
		}
		$markup = new SliderMarkup( model: $model, slides: $slides, play: $play, id: $id, start: $start, leads: $first );
		return [
			'play'    => $play,
			'tree'    => $markup->tree(),
			'classes' => $markup->classes(),
		];
	}

	/**
	 * Returns the slides to render: the published ones, and only one of them for a hero.
	 *
	 * @param list<array<string, mixed>> $slides
	 * @param array<string, mixed>       $options
	 * @return list<array<string, mixed>>
	 */
	private static function visible_slides( array $slides, array $options ): array {
		$slides = array_values( array_filter( $slides, static fn ( array $slide ): bool => ModelReader::flag( $slide, 'visible' ) ) );
		if ( 'hero' === ModelReader::text( $options, 'sliderType' ) && $slides ) {
			return [ $slides[ ModelReader::integer_or( $options, 'activeSlide', 1 ) - 1 ] ?? $slides[0] ];
		}
		return $slides;
	}

	/** @param array<string, mixed> $options */
	private static function start( array $options, int $slides ): int {
		$start_slide = ModelReader::integer_or( $options, 'startWithSlide', ModelReader::integer_or( $options, 'alternativeFirstSlide', 1 ) ) - 1;
		return $start_slide > 0 && $start_slide < $slides ? $start_slide : 0;
	}

	/**
	 * @param array<string, mixed>       $model
	 * @param list<array<string, mixed>> $slides
	 * @param array<string, string>      $texts
	 * @param list<string>               $more
	 * @return array<string, mixed>
	 */
	private static function play( array $model, array $slides, int $start, array $texts, array $more ): array {
		$options = ModelReader::map( $model, 'options' );
		$keys    = array_map( static fn ( array $slide ): string => ModelReader::text( $slide, 'key' ), $slides );
		$targets = LayerActions::targets( array_merge( ModelReader::maps( $model, 'static' ), ...array_map( static fn ( array $slide ): array => ModelReader::maps( $slide, 'layers' ), $slides ) ) );
		$listed  = [];
		foreach ( $slides as $index => $slide ) {
			$listed[] = self::slide( $slide, $options, $keys, $targets, $index === $start );
		}
		$statics = LayerPlayback::play( ModelReader::maps( $model, 'static' ), $keys, $targets, true );
		$widths  = ModelReader::integers( $options, 'gridwidth' );
		$heights = ModelReader::integers( $options, 'gridheight' );
		$play    = [
			'schema'  => 1,
			'alias'   => ModelReader::text( $model, 'alias' ) ?: ModelReader::text( ModelReader::map( $options, 'modal' ), 'alias' ),
			'kind'    => ModelReader::text( $options, 'sliderType' ),
			'layout'  => ModelReader::text( $options, 'sliderLayout' ),
			'modules' => [],
			'levels'  => ModelReader::integers( $options, 'responsiveLevels' ),
			'grid'    => ModelReader::per_level( array_map( static fn ( int $width, int $height ): array => [ $width, $height ], $widths, $heights ) ),
			'start'   => $start,
		] + OptionPlayback::playback( $options, count( $slides ), $start ) + [ 'slides' => $listed ];
		if ( $statics ) {
			$play['statics'] = $statics;
		}
		$play['texts']   = $texts;
		$play['modules'] = self::modules( $play, $options, $more );
		return $play;
	}

	/**
	 * @param array<string, mixed> $slide
	 * @param array<string, mixed> $options
	 * @param list<string>         $keys
	 * @param array<array-key, bool> $targets
	 * @return array<string, mixed>
	 */
	private static function slide( array $slide, array $options, array $keys, array $targets, bool $first ): array {
		$play = [
			'key'         => ModelReader::text( $slide, 'key' ),
			'duration'    => ModelReader::number_or( $slide, 'duration', ModelReader::number( $options, 'duration' ) ),
			'transitions' => SlideTransitions::play( ModelReader::map( $slide, 'transition' ) ),
		];
		if ( '' !== ModelReader::text( $slide, 'deeplink' ) ) {
			$play['deeplink'] = ModelReader::text( $slide, 'deeplink' );
		}
		if ( ModelReader::integer( $slide, 'hideAfter' ) > 0 ) {
			$play['hideAfter'] = ModelReader::integer( $slide, 'hideAfter' );
		}
		if ( ModelReader::map( $slide, 'firstTransition' ) ) {
			$play['first'] = SlideTransitions::transition( ModelReader::map( $slide, 'firstTransition' ) );
		}
		if ( isset( $slide['scrollBound'] ) ) {
			$play['scrollBound'] = ModelReader::flag( $slide, 'scrollBound' );
		}
		$background = self::background( ModelReader::map( $slide, 'background' ), ! ModelReader::flag( ModelReader::map( $options, 'fallbacks' ), 'panZoomDisableOnMobile' ) );
		if ( $background ) {
			$play['background'] = $background;
		}
		$layers = LayerPlayback::play( ModelReader::maps( $slide, 'layers' ), $keys, $targets, $first );
		if ( $layers ) {
			$play['layers'] = $layers;
		}
		$filter = Poses::filters( ModelReader::map( ModelReader::map( $slide, 'transition' ), 'filter' ) )[0] ?? null;
		return $play + PlainOptions::config( 'Slide', $slide ) + ( null === $filter ? [] : [ 'filter' => $filter ] );
	}

	/**
	 * @param array<string, mixed> $from
	 * @return array<string, mixed>
	 */
	private static function background( array $from, bool $mobile ): array {
		$to = [];
		if ( ModelReader::map( $from, 'video' ) && 'video' === ( $from['type'] ?? 'video' ) ) {
			$film = VideoPlayback::play( ModelReader::map( $from, 'video' ) );
			$to  += $film['src'] ? [ 'video' => $film ] : [];
		}
		$zoom = ModelReader::map( $from, 'panZoom' );
		if ( $zoom ) {
			$state         = static fn ( string $end ): array => [
				'scale'  => ModelReader::number( $zoom, "scale$end" ),
				'rotate' => ModelReader::number( $zoom, "rotate$end" ),
				'blur'   => ModelReader::number( $zoom, "blur$end" ),
				'x'      => CssValue::length( $zoom[ "x$end" ], '1px' ) ?? '0px',
				'y'      => CssValue::length( $zoom[ "y$end" ], '1px' ) ?? '0px',
			];
			$to['panZoom'] = [
				'duration' => ModelReader::number( $zoom, 'duration' ),
				'ease'     => Easing::css( ModelReader::text( $zoom, 'ease' ) ),
				'from'     => $state( 'Start' ),
				'to'       => $state( 'End' ),
			] + ( $mobile ? [] : [ 'mobile' => false ] );
		}
		if ( ModelReader::integer( $from, 'parallax' ) > 0 ) {
			$to['parallax'] = ModelReader::integer( $from, 'parallax' );
		}
		return $to;
	}

	/**
	 * Returns the module that a transition needs, or ''. The engine itself only fades a slide over another and pushes
	 * one out with the other.
	 *
	 * @param array<string, mixed> $transition
	 */
	private static function module_of( array $transition ): string {
		$family = ModelReader::text( $transition, 'family' );
		$varied = isset( $transition['rotate'] ) || isset( $transition['any'] ) || ( 'fade' === $family && isset( $transition['from'] ) )
			|| preg_match( '/^(crossfade|fadet|slideover|slideremove)/', ModelReader::text( $transition, 'name' ) );
		return Tables::MODULES_FAMILIES[ $family ] ?? ( $varied && 'none' !== $family ? 'transitions' : '' );
	}

	/**
	 * @param array<string, mixed> $play
	 * @param array<string, mixed> $options
	 * @param list<string>         $more
	 * @return list<string>
	 */
	private static function modules( array $play, array $options, array $more ): array {
		$use    = array_fill_keys( [ 'layers', 'video', 'split', 'modal' ], false );
		$layers = ModelReader::maps( $play, 'statics' );
		foreach ( ModelReader::maps( $play, 'slides' ) as $slide ) {
			array_push( $layers, ...ModelReader::maps( $slide, 'layers' ) );
			foreach ( [ ...ModelReader::maps( $slide, 'transitions' ), ModelReader::map( $slide, 'first' ) ] as $transition ) {
				foreach ( [ $transition, ...ModelReader::maps( $transition, 'any' ) ] as $one ) {
					$use[ self::module_of( $one ) ] = true;
				}
			}
			$use['video'] = $use['video'] || isset( ModelReader::map( $slide, 'background' )['video'] );
		}
		$use['layers'] = (bool) $layers;
		foreach ( $layers as $layer ) {
			$use['video'] = $use['video'] || isset( $layer['video'] );
			foreach ( ModelReader::maps( $layer, 'frames' ) as $frame ) {
				$use['split'] = $use['split'] || isset( $frame['split'] ) || isset( $frame['block'] );
			}
			foreach ( ModelReader::maps( $layer, 'actions' ) as $action ) {
				$use[ Tables::MODULES_ACTIONS[ ModelReader::text( $action, 'do' ) ] ?? '' ] = true;
			}
		}
		$carousel             = ModelReader::map( $play, 'carousel' );
		$parallax             = ModelReader::text( ModelReader::map( $play, 'parallax' ), 'type' );
		$navigation           = ModelReader::map( $options, 'navigation' );
		$use['carousel']      = (bool) $carousel;
		$use['ring']          = isset( $carousel['spin'] );
		$use['scroll']        = in_array( $parallax, [ 'scroll', 'mousescroll' ], true ) || isset( $play['scrollEffect'] );
		$use['scroll-bound']  = isset( $play['scrollTimeline'] );
		$use['mouse']         = in_array( $parallax, [ 'mouse', 'mousescroll', '3D' ], true );
		$use['modal']         = $use['modal'] || isset( $play['modal'] );
		$use['thumbs']        = ModelReader::flag( ModelReader::map( $navigation, 'thumbnails' ), 'enable' ) || ModelReader::flag( ModelReader::map( $navigation, 'tabs' ), 'enable' )
			|| ModelReader::flag( ModelReader::map( $navigation, 'arrows' ), 'enable' ) && '' !== ModelReader::text( ModelReader::map( $navigation, 'arrows' ), 'tmp' );
		$use['ring-progress'] = [] !== preg_grep( '/^(c?cw|module|animate)$/', array_filter( ModelReader::map( $play, 'progress' ), 'is_string' ) );
		$use['wheel']         = isset( $play['wheel'] );
		$use['countdown']     = [] !== array_filter( $layers, static fn ( array $layer ): bool => isset( $layer['countdown'] ) );
		unset( $use[''] );
		return array_values( array_unique( [ ...array_keys( array_filter( $use ) ), ...$more ] ) );
	}
}
