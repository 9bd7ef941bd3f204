<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Playback;

use Frontage\Slider\Model\Compiler\Style\CssValue;
use Frontage\Slider\Model\Compiler\Style\Easing;
use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/** Playback config of the options; features that are off are omitted. */
final class OptionPlayback {

	/**
	 * @param array<string, mixed> $options
	 * @return array<string, mixed>
	 */
	public static function of( array $options, int $slides, int $start ): array {
		$navigation = ModelReader::map( $options, 'navigation' );
		$carousel   = 'carousel' === ModelReader::text( $options, 'sliderType' );
		$all        = [
			'upscale'        => self::upscales( $options ),
			'autoplay'       => $slides > 1 ? self::autoplay( $options, $start ) : null,
			'deepLink'       => ModelReader::flag( $options, 'deepLink' ),
			'keyboard'       => ModelReader::flag( $navigation, 'keyboardNavigation' ) ? ModelReader::text( $navigation, 'keyboard_direction' ) : null,
			'swipe'          => $slides > 1 ? self::swipe( $options, ModelReader::map( $navigation, 'touch' ) ) : null,
			'wheel'          => 'off' === ModelReader::text( $navigation, 'mouseScrollNavigation' ) ? null : self::wheel( $navigation ),
			'hideNavigation' => self::hide( $navigation ),
			'progress'       => self::progress( ModelReader::map( $options, 'progressBar' ), $slides ),
			'images'         => [ 'mode' => ModelReader::text( $options, 'lazyType' ) ],
			'carousel'       => $carousel ? self::carousel( ModelReader::map( $options, 'carousel' ) ) : null,
			'parallax'       => self::parallax( ModelReader::map( $options, 'parallax' ) ),
			'scrollEffect'   => self::scroll_effect( ModelReader::map( $options, 'scrolleffect' ) ),
			'scrollTimeline' => self::scroll_timeline( ModelReader::map( $options, 'sbtimeline' ) ),
			'viewport'       => self::viewport( ModelReader::map( $options, 'viewPort' ) ),
			'ignoresBlur'    => ModelReader::flag( ModelReader::map( $options, 'fallbacks' ), 'disableFocusListener' ),
			'nextOnFocus'    => ModelReader::flag( ModelReader::map( $options, 'fallbacks' ), 'nextSlideOnWindowFocus' ),
			'modal'          => self::modal( ModelReader::map( $options, 'modal' ) ),
			'perspective'    => 'local' === ModelReader::text( $options, 'perspectiveType' ) ? ModelReader::number( $options, 'perspective' ) : 0.0, // 0: no perspective per layer.
		];
		return array_filter( $all, static fn ( mixed $value ): bool => null !== $value && false !== $value );
	}

	/** @param array<string, mixed> $options */
	public static function upscales( array $options ): bool {
		return ModelReader::flag( $options, 'enableUpscaling' ) && 'fullwidth' === ModelReader::text( $options, 'sliderLayout' ) && 'carousel' !== ModelReader::text( $options, 'sliderType' );
	}

	/**
	 * @param array<string, mixed> $options
	 * @return array<string, mixed>|null Null without autoplay.
	 */
	private static function autoplay( array $options, int $start ): ?array {
		$stops = ModelReader::flag( $options, 'stopLoop' );
		$slide = ModelReader::whole( $options, 'stopAtSlide' ) - 1;
		$after = ModelReader::whole( $options, 'stopAfterLoops' );
		if ( $stops && $slide === $start && 0 === $after ) {
			return null;
		}
		$play = [ 'delay' => ModelReader::number( $options, 'startDelay' ) ];
		foreach ( [ 'manual' => ModelReader::flag( $options, 'waitForInit' ), 'shuffle' => ModelReader::flag( $options, 'shuffle' ), 'hoverPauses' => ModelReader::flag( ModelReader::map( $options, 'navigation' ), 'onHoverStop' ) ] as $name => $on ) {
			if ( $on ) {
				$play[ $name ] = true;
			}
		}
		if ( $stops && $slide >= 0 && $after >= 0 ) {
			$play['stop'] = [ 'slide' => $slide, 'rounds' => $after ];
		} elseif ( $stops && $after > 0 ) {
			$play['rounds'] = $after;
		}
		return $play;
	}

	/**
	 * @param array<string, mixed> $options
	 * @param array<string, mixed> $touch
	 * @return array<string, mixed>|null
	 */
	private static function swipe( array $options, array $touch ): ?array {
		$carousel = 'carousel' === ModelReader::text( $options, 'sliderType' );
		$mobile   = $carousel ? ModelReader::flag( $touch, 'mobileCarousel' ) : ModelReader::flag( $touch, 'touchenabled' );
		$desktop  = $carousel ? ModelReader::flag( $touch, 'desktopCarousel' ) : ModelReader::flag( $touch, 'touchOnDesktop' );
		if ( ! $mobile && ! ( $carousel && $desktop ) ) {
			return null;
		}
		$play = [ 'threshold' => ModelReader::number( $touch, 'swipe_treshold' ) ];
		if ( $desktop ) {
			$play['desktop'] = true;
		}
		if ( $carousel ? 'v' === ModelReader::text( ModelReader::map( $options, 'carousel' ), 'orientation' ) : 'vertical' === ModelReader::text( $touch, 'swipe_direction' ) ) { // Items follow the pointer while dragging.
			$play['vertical'] = true;
		}
		if ( ModelReader::flag( $touch, 'drag_block_vertical' ) ) {
			$play['blocks'] = true;
		}
		$fingers = ModelReader::whole( $touch, 'swipe_min_touches' );
		return $play + ( $fingers > 1 ? [ 'fingers' => $fingers ] : [] );
	}

	/**
	 * @param array<string, mixed> $navigation
	 * @return array<string, mixed>
	 */
	private static function wheel( array $navigation ): array {
		return [
			'mode'      => ModelReader::text( $navigation, 'mouseScrollNavigation' ),
			'visible'   => ModelReader::number( $navigation, 'wheelViewPort' ),
			'delay'     => ModelReader::number( $navigation, 'wheelCallDelay' ),
			'threshold' => ModelReader::number( $navigation, 'wheelThreshold' ),
		] + ( 'reverse' === ModelReader::text( $navigation, 'mouseScrollReverse' ) ? [ 'reverse' => true ] : [] );
	}

	/**
	 * @param array<string, mixed> $navigation
	 * @return array<string, mixed>|null
	 */
	private static function hide( array $navigation ): ?array {
		foreach ( [ 'arrows', 'bullets', 'thumbnails', 'tabs' ] as $kind ) {
			$part = ModelReader::map( $navigation, $kind );
			if ( ModelReader::flag( $part, 'enable' ) && ModelReader::flag( $part, 'hide_onleave' ) ) {
				return [
					'delay'  => ModelReader::number( $part, 'hide_delay' ),
					'mobile' => ModelReader::number( $part, 'hide_delay_mobile' ),
				];
			}
		}
		return null;
	}

	/**
	 * @param array<string, mixed> $bar
	 * @return array<string, mixed>|null
	 */
	private static function progress( array $bar, int $slides ): ?array {
		return ModelReader::flag( $bar, 'disableProgressBar' ) || $slides < 2 ? null : [
			'basedOn' => ModelReader::text( $bar, 'basedon' ),
			'style'   => ModelReader::text( $bar, 'style' ),
			'reset'   => ModelReader::text( $bar, 'reset' ),
			'ease'    => Easing::css( ModelReader::text( $bar, 'ease' ) ),
		];
	}

	/**
	 * @param array<string, mixed> $from
	 * @return array<string, mixed>
	 */
	private static function carousel( array $from ): array {
		$vertical = 'v' === ModelReader::text( $from, 'orientation' );
		$to       = array_filter(
			[
				'vertical'  => $vertical,
				'snap'      => ModelReader::flag( $from, 'snap' ),
				'infinite'  => ModelReader::flag( $from, 'infinity' ),
				'stretch'   => ModelReader::flag( $from, 'stretch' ),
				'overshoot' => ModelReader::flag( $from, 'overshoot' ),
			]
		);
		$to      += [
			'speed'   => ModelReader::number( $from, 'speed' ),
			'ease'    => Easing::css( ModelReader::text( $from, 'easing' ) ),
			'visible' => ModelReader::whole( $from, 'maxVisibleItems' ),
			'space'   => ModelReader::number( $from, 'space' ),
			'align'   => [ 'left' => 'start', 'top' => 'start', 'right' => 'end', 'bottom' => 'end' ][ ModelReader::text( $from, $vertical ? 'vertical_align' : 'horizontal_align' ) ] ?? 'center',
		];
		$vary     = static fn ( string $key ): array => ModelReader::flag( $from, $key ) ? [ 'vary' => true ] : [];
		if ( ModelReader::flag( $from, 'justify' ) ) {
			$to['justify'] = ModelReader::flag( $from, 'justifyMaxWidth' ) ? [ 'maxWidth' => true ] : (object) [];
		}
		if ( ModelReader::flag( $from, 'fadeout' ) ) {
			$to['fade'] = [ 'to' => ModelReader::number( $from, 'maxOpacity' ) ] + $vary( 'vary_fade' );
		}
		if ( ModelReader::number( $from, 'minScale' ) > 0 ) {
			$to['scale'] = [ 'to' => ModelReader::number( $from, 'minScale' ) ] + $vary( 'vary_scale' ) + ( ModelReader::flag( $from, 'offsetScale' ) ? [ 'offset' => true ] : [] );
		}
		if ( 0.0 !== ModelReader::number( $from, 'maxRotation' ) ) {
			$to['rotation'] = [ 'to' => ModelReader::number( $from, 'maxRotation' ) ] + $vary( 'vary_rotation' );
		}
		if ( 0.0 !== ModelReader::number( $from, 'skewX' ) || 0.0 !== ModelReader::number( $from, 'skewY' ) ) {
			$to['skew'] = [ ModelReader::number( $from, 'skewX' ), ModelReader::number( $from, 'skewY' ) ];
		}
		if ( in_array( ModelReader::text( $from, 'spin' ), [ '2d', '3d' ], true ) ) {
			$to['spin']      = ModelReader::text( $from, 'spin' );
			$to['spinAngle'] = ModelReader::number( $from, 'spinAngle' );
		}
		$layers = ModelReader::text( $from, 'showLayersAllTime' );
		return $to + ( in_array( $layers, [ 'all', 'individual' ], true ) ? [ 'layers' => $layers ] : [] );
	}

	/**
	 * @param array<string, mixed> $from
	 * @return array<string, mixed>|null
	 */
	private static function parallax( array $from ): ?array {
		return in_array( ModelReader::text( $from, 'type' ), [ '', 'off' ], true ) ? null : [
			'type'        => ModelReader::text( $from, 'type' ),
			'levels'      => array_values( ModelReader::map( $from, 'levels' ) ),
			'origin'      => ModelReader::text( $from, 'origo' ),
			'speed'       => ModelReader::number( $from, 'speed' ),
			'speedBg'     => ModelReader::number( $from, 'speedbg' ),
			'speedStatic' => ModelReader::number( $from, 'speedls' ),
		] + self::not_on_mobile( $from ) + ( '3D' === ModelReader::text( $from, 'type' ) ? [ 'space' => self::space( $from ) ] : [] );
	}

	/**
	 * @param array<string, mixed> $from
	 * @return array<string, bool|float|int>
	 */
	private static function space( array $from ): array {
		$flags = [
			'shadow'  => ModelReader::flag( $from, 'ddd_shadow' ),
			'freezes' => ModelReader::flag( $from, 'ddd_bgfreeze' ),
			'clips'   => 'hidden' === ModelReader::text( $from, 'ddd_overflow' ),
			'flat'    => 'hidden' === ModelReader::text( $from, 'ddd_layer_overflow' ),
		];
		return array_filter( $flags ) + [ 'lift' => ModelReader::number( $from, 'ddd_z_correction' ) ];
	}

	/**
	 * @param array<string, mixed> $from
	 * @return array<string, bool>
	 */
	private static function not_on_mobile( array $from ): array {
		return ModelReader::flag( $from, 'disable_onmobile' ) ? [ 'mobile' => false ] : [];
	}

	/**
	 * @param array<string, mixed> $from
	 * @return array<string, mixed>|null
	 */
	private static function scroll_effect( array $from ): ?array {
		$effects = array_filter( [ 'fade' => ModelReader::flag( $from, 'fade' ), 'grayscale' => ModelReader::flag( $from, 'grayscale' ), 'scale' => ModelReader::flag( $from, 'scale' ) ] );
		if ( ModelReader::flag( $from, 'blur' ) ) {
			$effects['blur'] = ModelReader::number( $from, 'maxblur' );
		}
		if ( ! ModelReader::flag( $from, 'set' ) || ! $effects ) {
			return null;
		}
		return $effects + [
			'tilt'        => ModelReader::number( $from, 'tilt' ),
			'factor'      => ModelReader::number( $from, 'multiplicator' ),
			'layerFactor' => ModelReader::number( $from, 'multiplicator_layers' ),
			'direction'   => ModelReader::text( $from, 'direction' ),
			'targets'     => array_values( array_filter( [ 'slide', 'layers', 'parallax_layers', 'static_layers', 'static_parallax_layers' ], static fn ( string $target ): bool => ModelReader::flag( $from, $target ) ) ),
		] + self::not_on_mobile( $from );
	}

	/**
	 * @param array<string, mixed> $from
	 * @return array<string, mixed>|null
	 */
	private static function scroll_timeline( array $from ): ?array {
		if ( ! ModelReader::flag( $from, 'set' ) ) {
			return null;
		}
		return array_filter( [ 'pinned' => ModelReader::flag( $from, 'fixed' ), 'layers' => ModelReader::flag( $from, 'layers' ), 'slides' => ModelReader::flag( $from, 'slide' ) ] ) + [
			'from'      => ModelReader::number( $from, 'fixStart' ),
			'to'        => ModelReader::number( $from, 'fixEnd' ),
			'ease'      => Easing::css( ModelReader::text( $from, 'ease' ) ),
			'smoothing' => ModelReader::number( $from, 'speed' ),
		];
	}

	/**
	 * @param array<string, mixed> $from
	 * @return array<string, mixed>|null
	 */
	private static function viewport( array $from ): ?array {
		return ModelReader::flag( $from, 'enable' ) ? [
			'area'  => ModelReader::per_level( array_map( static fn ( mixed $value ): string => CssValue::length( $value, '1px' ) ?? '0px', ModelReader::levels( $from, 'visible_area' ) ) ),
			'leave' => ModelReader::text( $from, 'outof' ),
		] : null;
	}

	/**
	 * @param array<string, mixed> $from
	 * @return array<string, mixed>|null
	 */
	private static function modal( array $from ): ?array {
		return ModelReader::flag( $from, 'useAsModal' ) ? [
			'cover'      => ModelReader::flag( $from, 'cover' ) ? ( CssValue::color( $from['coverColor'] ?? null ) ?? 'transparent' ) : 'transparent',
			'coverSpeed' => (int) round( 1000 * ModelReader::number( $from, 'coverSpeed' ) ), // The document stores seconds.
			'horizontal' => ModelReader::text( $from, 'horizontal' ),
			'vertical'   => ModelReader::text( $from, 'vertical' ),
			'bodyClass'  => ModelReader::text( $from, 'bodyclass' ),
		] + ( ModelReader::flag( $from, 'allowPageScroll' ) ? [ 'pageScroll' => true ] : [] ) : null;
	}
}
