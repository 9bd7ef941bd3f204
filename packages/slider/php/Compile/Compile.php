<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compile;

use Frontage\Slider\Model\Compile\Markup\Markup;
use Frontage\Slider\Model\Compile\Play\Actions;
use Frontage\Slider\Model\Compile\Play\Frames;
use Frontage\Slider\Model\Compile\Play\PlayLayers;
use Frontage\Slider\Model\Compile\Play\PlayOptions;
use Frontage\Slider\Model\Compile\Play\Transitions;
use Frontage\Slider\Model\Compile\Play\Videos;
use Frontage\Slider\Model\Compile\Style\Carousel;
use Frontage\Slider\Model\Compile\Style\Css;
use Frontage\Slider\Model\Compile\Style\Easing;
use Frontage\Slider\Model\Compile\Style\Poses;
use Frontage\Slider\Model\Compile\Style\ScrollClock;
use Frontage\Slider\Model\Document\Get;
use Frontage\Slider\Model\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Makes of a normalised model what a page gets: the play document for the engine and the tree of elements with their
 * classes and custom properties. Twin of model/compiler/slider-compiler.ts.
 */
final class Compile {

	/**
	 * @param array<string, mixed>  $model Normalised.
	 * @param string                $id    The id of the slider's element.
	 * @param array<string, string> $texts What the visitor reads, translated; keys of Play.texts.
	 * @param list<string>          $more  Modules that the page wants besides (`old-names`).
	 * @param string                $endpoint Where sliders are asked for by their alias (%s), for those that open others.
	 * @param bool                  $first The page's first slider: the pictures of others wait, for they would hold up the one that is seen first.
	 * @return array{ play: array<string, mixed>, tree: array<string, mixed>, classes: list<string> }
	 */
	public static function slider( array $model, string $id, array $texts, array $more = [], string $endpoint = '', bool $first = true ): array {
		$options = Get::map( $model, 'options' );
		$slides  = self::shown( Get::maps( $model, 'slides' ), $options );
		foreach ( $slides as $at => $slide ) {
			$slides[ $at ]['layers'] = Carousel::layers( Frames::settle( Get::maps( $slide, 'layers' ), ScrollClock::of( $options, $slide ) ), $options );
		}
		$model['static'] = Carousel::layers( Frames::settle( Get::maps( $model, 'static' ) ) );
		$start   = self::start( $options, count( $slides ) );
		$play    = self::play( $model, $slides, $start, $texts, $more );
		if ( '' !== $endpoint && in_array( 'modal', (array) $play['modules'], true ) ) {
			$play['endpoint'] = $endpoint;
		}
		$markup = new Markup( $model, $slides, $play, $id, $start, $first );
		return [
			'play'    => $play,
			'tree'    => $markup->tree(),
			'classes' => $markup->classes(),
		];
	}

	/**
	 * The slides that a page gets: those that are published; of a hero only one.
	 *
	 * @param list<array<string, mixed>> $slides
	 * @param array<string, mixed>       $options
	 * @return list<array<string, mixed>>
	 */
	private static function shown( array $slides, array $options ): array {
		$slides = array_values( array_filter( $slides, static fn ( array $slide ): bool => Get::flag( $slide, 'visible' ) ) );
		if ( 'hero' === Get::text( $options, 'sliderType' ) && $slides ) {
			return [ $slides[ Get::whole_or( $options, 'activeSlide', 1 ) - 1 ] ?? $slides[0] ];
		}
		return $slides;
	}

	/** @param array<string, mixed> $options */
	private static function start( array $options, int $slides ): int {
		$wanted = Get::whole_or( $options, 'startWithSlide', Get::whole_or( $options, 'alternativeFirstSlide', 1 ) ) - 1;
		return $wanted > 0 && $wanted < $slides ? $wanted : 0;
	}

	/**
	 * @param array<string, mixed>       $model
	 * @param list<array<string, mixed>> $slides
	 * @param array<string, string>      $texts
	 * @param list<string>               $more
	 * @return array<string, mixed>
	 */
	private static function play( array $model, array $slides, int $start, array $texts, array $more ): array {
		$options = Get::map( $model, 'options' );
		$keys    = array_map( static fn ( array $slide ): string => Get::text( $slide, 'key' ), $slides );
		$hidden  = Actions::hidden( array_merge( Get::maps( $model, 'static' ), ...array_map( static fn ( array $slide ): array => Get::maps( $slide, 'layers' ), $slides ) ) );
		$listed  = [];
		foreach ( $slides as $index => $slide ) {
			$listed[] = self::slide( $slide, $options, $keys, $hidden, $index === $start );
		}
		$statics = PlayLayers::play( Get::maps( $model, 'static' ), $keys, $hidden, true );
		$widths  = Get::wholes( $options, 'gridwidth' );
		$heights = Get::wholes( $options, 'gridheight' );
		$play    = [
			'schema'  => 1,
			'alias'   => Get::text( $model, 'alias' ) ?: Get::text( Get::map( $options, 'modal' ), 'alias' ),
			'kind'    => Get::text( $options, 'sliderType' ),
			'layout'  => Get::text( $options, 'sliderLayout' ),
			'modules' => [],
			'levels'  => Get::wholes( $options, 'responsiveLevels' ),
			'grid'    => Get::per_level( array_map( static fn ( int $width, int $height ): array => [ $width, $height ], $widths, $heights ) ),
			'start'   => $start,
		] + PlayOptions::of( $options, count( $slides ), $start ) + [ 'slides' => $listed ];
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
	 * @param list<string>         $hidden
	 * @return array<string, mixed>
	 */
	private static function slide( array $slide, array $options, array $keys, array $hidden, bool $first ): array {
		$play = [
			'key'         => Get::text( $slide, 'key' ),
			'duration'    => Get::number_or( $slide, 'duration', Get::number( $options, 'duration' ) ),
			'transitions' => Transitions::play( Get::map( $slide, 'transition' ) ),
		];
		if ( '' !== Get::text( $slide, 'deeplink' ) ) {
			$play['deeplink'] = Get::text( $slide, 'deeplink' );
		}
		if ( Get::whole( $slide, 'hideAfter' ) > 0 ) {
			$play['hideAfter'] = Get::whole( $slide, 'hideAfter' );
		}
		$loop = Get::map( $slide, 'loop' );
		if ( $loop ) {
			$play['loop'] = [ 'from' => Get::number( $loop, 'start' ), 'to' => Get::number( $loop, 'end' ), 'repeats' => Get::whole( $loop, 'repeats' ) ];
		}
		if ( Get::map( $slide, 'firstTransition' ) ) {
			$play['first'] = Transitions::one( Get::map( $slide, 'firstTransition' ) );
		}
		if ( '' !== Get::text( $slide, 'waitsForVideo' ) ) {
			$play['waitsForVideo'] = Get::text( $slide, 'waitsForVideo' );
		}
		if ( Get::flag( $slide, 'stops' ) ) {
			$play['stops'] = true;
		}
		if ( isset( $slide['scrollBound'] ) ) {
			$play['scrollBound'] = Get::flag( $slide, 'scrollBound' );
		}
		$background = self::background( Get::map( $slide, 'background' ), ! Get::flag( Get::map( $options, 'fallbacks' ), 'panZoomDisableOnMobile' ) );
		if ( $background ) {
			$play['background'] = $background;
		}
		$layers = PlayLayers::play( Get::maps( $slide, 'layers' ), $keys, $hidden, $first );
		if ( $layers ) {
			$play['layers'] = $layers;
		}
		$filter = Poses::filters( Get::map( Get::map( $slide, 'transition' ), 'filter' ) )[0] ?? null;
		return $play + ( null === $filter ? [] : [ 'filter' => $filter ] );
	}

	/**
	 * @param array<string, mixed> $from
	 * @return array<string, mixed>
	 */
	private static function background( array $from, bool $mobile ): array {
		$to = [];
		if ( Get::map( $from, 'video' ) && 'video' === ( $from['type'] ?? 'video' ) ) {
			$film = Videos::play( Get::map( $from, 'video' ) );
			$to  += $film['src'] ? [ 'video' => $film ] : [];
		}
		$zoom = Get::map( $from, 'panZoom' );
		if ( $zoom ) {
			$state          = static fn ( string $end ): array => [
				'scale'  => Get::number( $zoom, "scale$end" ),
				'rotate' => Get::number( $zoom, "rotate$end" ),
				'blur'   => Get::number( $zoom, "blur$end" ),
				'x'      => Css::length( $zoom[ "x$end" ], '1px' ) ?? '0px',
				'y'      => Css::length( $zoom[ "y$end" ], '1px' ) ?? '0px',
			];
			$to['panZoom'] = [
				'duration' => Get::number( $zoom, 'duration' ),
				'ease'     => Easing::css( Get::text( $zoom, 'ease' ) ),
				'from'     => $state( 'Start' ),
				'to'       => $state( 'End' ),
			] + ( $mobile ? [] : [ 'mobile' => false ] );
		}
		if ( Get::whole( $from, 'parallax' ) > 0 ) {
			$to['parallax'] = Get::whole( $from, 'parallax' );
		}
		return $to;
	}

	/**
	 * The engine itself fades one slide over the other and pushes one out by the other; who does that another way needs a module.
	 *
	 * @param array<string, mixed> $transition
	 */
	private static function module_of( array $transition ): string {
		$family = Get::text( $transition, 'family' );
		$varied = isset( $transition['rotate'] ) || isset( $transition['any'] ) || ( 'fade' === $family && isset( $transition['from'] ) )
			|| preg_match( '/^(crossfade|fadet|slideover|slideremove)/', Get::text( $transition, 'name' ) );
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
		$layers = Get::maps( $play, 'statics' );
		foreach ( Get::maps( $play, 'slides' ) as $slide ) {
			array_push( $layers, ...Get::maps( $slide, 'layers' ) );
			foreach ( [ ...Get::maps( $slide, 'transitions' ), Get::map( $slide, 'first' ) ] as $transition ) {
				foreach ( [ $transition, ...Get::maps( $transition, 'any' ) ] as $one ) {
					$use[ self::module_of( $one ) ] = true;
				}
			}
			$use['video'] = $use['video'] || isset( Get::map( $slide, 'background' )['video'] );
		}
		$use['layers'] = (bool) $layers;
		foreach ( $layers as $layer ) {
			$use['video'] = $use['video'] || isset( $layer['video'] );
			foreach ( Get::maps( $layer, 'frames' ) as $frame ) {
				$use['split'] = $use['split'] || isset( $frame['split'] ) || isset( $frame['block'] );
			}
			foreach ( Get::maps( $layer, 'actions' ) as $action ) {
				$use[ Tables::MODULES_ACTIONS[ Get::text( $action, 'do' ) ] ?? '' ] = true;
			}
		}
		$carousel                = Get::map( $play, 'carousel' );
		$parallax                = Get::text( Get::map( $play, 'parallax' ), 'type' );
		$navigation              = Get::map( $options, 'navigation' );
		$use['carousel']         = (bool) $carousel;
		$use['ring']             = isset( $carousel['spin'] );
		$use['scroll']           = in_array( $parallax, [ 'scroll', 'mousescroll' ], true ) || isset( $play['scrollEffect'] );
		$use['scroll-bound']     = isset( $play['scrollTimeline'] );
		$use['mouse']            = in_array( $parallax, [ 'mouse', 'mousescroll', '3D' ], true );
		$use['modal']            = $use['modal'] || isset( $play['modal'] );
		$use['thumbs']           = Get::flag( Get::map( $navigation, 'thumbnails' ), 'enable' ) || Get::flag( Get::map( $navigation, 'tabs' ), 'enable' )
			|| Get::flag( Get::map( $navigation, 'arrows' ), 'enable' ) && '' !== Get::text( Get::map( $navigation, 'arrows' ), 'tmp' );
		$use['ring-progress']    = [] !== preg_grep( '/^(c?cw|module|animate)$/', array_filter( Get::map( $play, 'progress' ), 'is_string' ) );
		$use['wheel']            = isset( $play['wheel'] );
		$use['countdown']        = [] !== array_filter( $layers, static fn ( array $layer ): bool => isset( $layer['countdown'] ) );
		unset( $use[''] );
		return array_values( array_unique( [ ...array_keys( array_filter( $use ) ), ...$more ] ) );
	}
}
