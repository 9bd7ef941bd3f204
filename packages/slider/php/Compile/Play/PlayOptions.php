<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compile\Play;

use Frontage\Slider\Model\Compile\Style\Css;
use Frontage\Slider\Model\Compile\Style\Easing;
use Frontage\Slider\Model\Document\Get;

defined( 'ABSPATH' ) || exit;

/** The options of a module as the play document has them: what is off is absent. */
final class PlayOptions {

	/**
	 * @param array<string, mixed> $options
	 * @return array<string, mixed>
	 */
	public static function of( array $options, int $slides, int $start ): array {
		$navigation = Get::map( $options, 'navigation' );
		$carousel   = 'carousel' === Get::text( $options, 'sliderType' );
		$all        = [
			'upscale'        => self::upscales( $options ),
			'autoplay'       => $slides > 1 ? self::autoplay( $options, $start ) : null,
			'deepLink'       => Get::flag( $options, 'deepLink' ),
			'keyboard'       => Get::flag( $navigation, 'keyboardNavigation' ) ? Get::text( $navigation, 'keyboard_direction' ) : null,
			'swipe'          => $slides > 1 ? self::swipe( $options, Get::map( $navigation, 'touch' ) ) : null,
			'wheel'          => 'off' === Get::text( $navigation, 'mouseScrollNavigation' ) ? null : self::wheel( $navigation ),
			'hideNavigation' => self::hide( $navigation ),
			'progress'       => self::progress( Get::map( $options, 'progressBar' ), $slides ),
			'images'         => [ 'mode' => Get::text( $options, 'lazyType' ) ],
			'carousel'       => $carousel ? self::carousel( Get::map( $options, 'carousel' ) ) : null,
			'parallax'       => self::parallax( Get::map( $options, 'parallax' ) ),
			'scrollEffect'   => self::scroll_effect( Get::map( $options, 'scrolleffect' ) ),
			'scrollTimeline' => self::scroll_timeline( Get::map( $options, 'sbtimeline' ) ),
			'viewport'       => self::viewport( Get::map( $options, 'viewPort' ) ),
			'ignoresBlur'    => Get::flag( Get::map( $options, 'fallbacks' ), 'disableFocusListener' ),
			'nextOnFocus'    => Get::flag( Get::map( $options, 'fallbacks' ), 'nextSlideOnWindowFocus' ),
			'modal'          => self::modal( Get::map( $options, 'modal' ) ),
			'perspective'    => 'local' === Get::text( $options, 'perspectiveType' ) ? Get::number( $options, 'perspective' ) : 0.0, // 0: layers have no camera of their own.
		];
		return array_filter( $all, static fn ( mixed $value ): bool => null !== $value && false !== $value );
	}

	/** @param array<string, mixed> $options */
	public static function upscales( array $options ): bool {
		return Get::flag( $options, 'enableUpscaling' ) && 'fullwidth' === Get::text( $options, 'sliderLayout' ) && 'carousel' !== Get::text( $options, 'sliderType' );
	}

	/**
	 * @param array<string, mixed> $options
	 * @return array<string, mixed>|null Null where it never moves by itself.
	 */
	private static function autoplay( array $options, int $start ): ?array {
		$stops = Get::flag( $options, 'stopLoop' );
		$slide = Get::whole( $options, 'stopAtSlide' ) - 1;
		$after = Get::whole( $options, 'stopAfterLoops' );
		if ( $stops && $slide === $start && 0 === $after ) {
			return null;
		}
		$play = [ 'delay' => Get::number( $options, 'startDelay' ) ];
		foreach ( [ 'manual' => Get::flag( $options, 'waitForInit' ), 'shuffle' => Get::flag( $options, 'shuffle' ), 'hoverPauses' => Get::flag( Get::map( $options, 'navigation' ), 'onHoverStop' ) ] as $name => $on ) {
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
		$carousel = 'carousel' === Get::text( $options, 'sliderType' );
		$mobile   = $carousel ? Get::flag( $touch, 'mobileCarousel' ) : Get::flag( $touch, 'touchenabled' );
		$desktop  = $carousel ? Get::flag( $touch, 'desktopCarousel' ) : Get::flag( $touch, 'touchOnDesktop' );
		if ( ! $mobile && ! ( $carousel && $desktop ) ) {
			return null;
		}
		$play = [ 'threshold' => Get::number( $touch, 'swipe_treshold' ) ];
		if ( $desktop ) {
			$play['desktop'] = true;
		}
		if ( $carousel ? 'v' === Get::text( Get::map( $options, 'carousel' ), 'orientation' ) : 'vertical' === Get::text( $touch, 'swipe_direction' ) ) { // Items follow the finger.
			$play['vertical'] = true;
		}
		if ( Get::flag( $touch, 'drag_block_vertical' ) ) {
			$play['blocks'] = true;
		}
		$fingers = Get::whole( $touch, 'swipe_min_touches' );
		return $play + ( $fingers > 1 ? [ 'fingers' => $fingers ] : [] );
	}

	/**
	 * @param array<string, mixed> $navigation
	 * @return array<string, mixed>
	 */
	private static function wheel( array $navigation ): array {
		return [
			'mode'      => Get::text( $navigation, 'mouseScrollNavigation' ),
			'visible'   => Get::number( $navigation, 'wheelViewPort' ),
			'delay'     => Get::number( $navigation, 'wheelCallDelay' ),
			'threshold' => Get::number( $navigation, 'wheelThreshold' ),
		] + ( 'reverse' === Get::text( $navigation, 'mouseScrollReverse' ) ? [ 'reverse' => true ] : [] );
	}

	/**
	 * @param array<string, mixed> $navigation
	 * @return array<string, mixed>|null
	 */
	private static function hide( array $navigation ): ?array {
		foreach ( [ 'arrows', 'bullets', 'thumbnails', 'tabs' ] as $kind ) {
			$part = Get::map( $navigation, $kind );
			if ( Get::flag( $part, 'enable' ) && Get::flag( $part, 'hide_onleave' ) ) {
				return [
					'delay'  => Get::number( $part, 'hide_delay' ),
					'mobile' => Get::number( $part, 'hide_delay_mobile' ),
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
		return Get::flag( $bar, 'disableProgressBar' ) || $slides < 2 ? null : [
			'basedOn' => Get::text( $bar, 'basedon' ),
			'style'   => Get::text( $bar, 'style' ),
			'reset'   => Get::text( $bar, 'reset' ),
			'ease'    => Easing::css( Get::text( $bar, 'ease' ) ),
		];
	}

	/**
	 * @param array<string, mixed> $from
	 * @return array<string, mixed>
	 */
	private static function carousel( array $from ): array {
		$vertical = 'v' === Get::text( $from, 'orientation' );
		$to       = array_filter(
			[
				'vertical'  => $vertical,
				'snap'      => Get::flag( $from, 'snap' ),
				'infinite'  => Get::flag( $from, 'infinity' ),
				'stretch'   => Get::flag( $from, 'stretch' ),
				'overshoot' => Get::flag( $from, 'overshoot' ),
			]
		);
		$to      += [
			'speed'   => Get::number( $from, 'speed' ),
			'ease'    => Easing::css( Get::text( $from, 'easing' ) ),
			'visible' => Get::whole( $from, 'maxVisibleItems' ),
			'space'   => Get::number( $from, 'space' ),
			'align'   => [ 'left' => 'start', 'top' => 'start', 'right' => 'end', 'bottom' => 'end' ][ Get::text( $from, $vertical ? 'vertical_align' : 'horizontal_align' ) ] ?? 'center',
		];
		$vary     = static fn ( string $key ): array => Get::flag( $from, $key ) ? [ 'vary' => true ] : [];
		if ( Get::flag( $from, 'justify' ) ) {
			$to['justify'] = Get::flag( $from, 'justifyMaxWidth' ) ? [ 'maxWidth' => true ] : (object) [];
		}
		if ( Get::flag( $from, 'fadeout' ) ) {
			$to['fade'] = [ 'to' => Get::number( $from, 'maxOpacity' ) ] + $vary( 'vary_fade' );
		}
		if ( Get::number( $from, 'minScale' ) > 0 ) {
			$to['scale'] = [ 'to' => Get::number( $from, 'minScale' ) ] + $vary( 'vary_scale' ) + ( Get::flag( $from, 'offsetScale' ) ? [ 'offset' => true ] : [] );
		}
		if ( 0.0 !== Get::number( $from, 'maxRotation' ) ) {
			$to['rotation'] = [ 'to' => Get::number( $from, 'maxRotation' ) ] + $vary( 'vary_rotation' );
		}
		if ( 0.0 !== Get::number( $from, 'skewX' ) || 0.0 !== Get::number( $from, 'skewY' ) ) {
			$to['skew'] = [ Get::number( $from, 'skewX' ), Get::number( $from, 'skewY' ) ];
		}
		if ( in_array( Get::text( $from, 'spin' ), [ '2d', '3d' ], true ) ) {
			$to['spin']      = Get::text( $from, 'spin' );
			$to['spinAngle'] = Get::number( $from, 'spinAngle' );
		}
		$layers = Get::text( $from, 'showLayersAllTime' );
		return $to + ( in_array( $layers, [ 'all', 'individual' ], true ) ? [ 'layers' => $layers ] : [] );
	}

	/**
	 * @param array<string, mixed> $from
	 * @return array<string, mixed>|null
	 */
	private static function parallax( array $from ): ?array {
		return in_array( Get::text( $from, 'type' ), [ '', 'off' ], true ) ? null : [
			'type'        => Get::text( $from, 'type' ),
			'levels'      => array_values( Get::map( $from, 'levels' ) ),
			'origin'      => Get::text( $from, 'origo' ),
			'speed'       => Get::number( $from, 'speed' ),
			'speedBg'     => Get::number( $from, 'speedbg' ),
			'speedStatic' => Get::number( $from, 'speedls' ),
		] + self::not_on_mobile( $from ) + ( '3D' === Get::text( $from, 'type' ) ? [ 'space' => self::space( $from ) ] : [] );
	}

	/**
	 * @param array<string, mixed> $from
	 * @return array<string, bool|float|int>
	 */
	private static function space( array $from ): array {
		$flags = [
			'shadow'  => Get::flag( $from, 'ddd_shadow' ),
			'freezes' => Get::flag( $from, 'ddd_bgfreeze' ),
			'clips'   => 'hidden' === Get::text( $from, 'ddd_overflow' ),
			'flat'    => 'hidden' === Get::text( $from, 'ddd_layer_overflow' ),
		];
		return array_filter( $flags ) + [ 'lift' => Get::number( $from, 'ddd_z_correction' ) ];
	}

	/**
	 * @param array<string, mixed> $from
	 * @return array<string, bool>
	 */
	private static function not_on_mobile( array $from ): array {
		return Get::flag( $from, 'disable_onmobile' ) ? [ 'mobile' => false ] : [];
	}

	/**
	 * @param array<string, mixed> $from
	 * @return array<string, mixed>|null
	 */
	private static function scroll_effect( array $from ): ?array {
		$effects = array_filter( [ 'fade' => Get::flag( $from, 'fade' ), 'grayscale' => Get::flag( $from, 'grayscale' ), 'scale' => Get::flag( $from, 'scale' ) ] );
		if ( Get::flag( $from, 'blur' ) ) {
			$effects['blur'] = Get::number( $from, 'maxblur' );
		}
		if ( ! Get::flag( $from, 'set' ) || ! $effects ) {
			return null;
		}
		return $effects + [
			'tilt'        => Get::number( $from, 'tilt' ),
			'factor'      => Get::number( $from, 'multiplicator' ),
			'layerFactor' => Get::number( $from, 'multiplicator_layers' ),
			'direction'   => Get::text( $from, 'direction' ),
			'targets'     => array_values( array_filter( [ 'slide', 'layers', 'parallax_layers', 'static_layers', 'static_parallax_layers' ], static fn ( string $target ): bool => Get::flag( $from, $target ) ) ),
		] + self::not_on_mobile( $from );
	}

	/**
	 * @param array<string, mixed> $from
	 * @return array<string, mixed>|null
	 */
	private static function scroll_timeline( array $from ): ?array {
		if ( ! Get::flag( $from, 'set' ) ) {
			return null;
		}
		return array_filter( [ 'pinned' => Get::flag( $from, 'fixed' ), 'layers' => Get::flag( $from, 'layers' ), 'slides' => Get::flag( $from, 'slide' ) ] ) + [
			'from'      => Get::number( $from, 'fixStart' ),
			'to'        => Get::number( $from, 'fixEnd' ),
			'ease'      => Easing::css( Get::text( $from, 'ease' ) ),
			'smoothing' => Get::number( $from, 'speed' ),
		];
	}

	/**
	 * @param array<string, mixed> $from
	 * @return array<string, mixed>|null
	 */
	private static function viewport( array $from ): ?array {
		return Get::flag( $from, 'enable' ) ? [
			'area'  => Get::per_level( array_map( static fn ( mixed $value ): string => Css::length( $value, '1px' ) ?? '0px', Get::levels( $from, 'visible_area' ) ) ),
			'leave' => Get::text( $from, 'outof' ),
		] : null;
	}

	/**
	 * @param array<string, mixed> $from
	 * @return array<string, mixed>|null
	 */
	private static function modal( array $from ): ?array {
		return Get::flag( $from, 'useAsModal' ) ? [
			'cover'      => Get::flag( $from, 'cover' ) ? ( Css::color( $from['coverColor'] ?? null ) ?? 'transparent' ) : 'transparent',
			'coverSpeed' => (int) round( 1000 * Get::number( $from, 'coverSpeed' ) ), // The document holds seconds.
			'horizontal' => Get::text( $from, 'horizontal' ),
			'vertical'   => Get::text( $from, 'vertical' ),
			'bodyClass'  => Get::text( $from, 'bodyclass' ),
		] + ( Get::flag( $from, 'allowPageScroll' ) ? [ 'pageScroll' => true ] : [] ) : null;
	}
}
