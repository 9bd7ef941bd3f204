<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Playback;

use Frontage\Slider\Model\Compiler\PlainOptions;
use Frontage\Slider\Model\Compiler\Style\CssValue;
use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/** Playback config of the options; features that are off are omitted. */
final class OptionPlayback {

	/**
	 * @param array<string, mixed> $options
	 * @return array<string, mixed>
	 */
	public static function playback( array $options, int $slides, int $start ): array {
		$navigation = ModelReader::map( $options, 'navigation' );
		$plain      = PlainOptions::config( 'Options', $options );
		$group      = static fn ( string $name ): array => ModelReader::map( $plain, $name );
		$map        = static fn ( string $name ): array => ModelReader::map( $options, $name );
		$all        = [
			'upscale'        => self::upscales( $options ),
			'autoplay'       => $slides > 1 ? self::autoplay( $options, $start, $group( 'autoplay' ) ) : null,
			'keyboard'       => ModelReader::flag( $navigation, 'keyboardNavigation' ) ? ModelReader::text( $navigation, 'keyboard_direction' ) : null,
			'swipe'          => $slides > 1 ? self::swipe( $options, ModelReader::map( $navigation, 'touch' ), $group( 'swipe' ) ) : null,
			'wheel'          => 'off' === ModelReader::text( $navigation, 'mouseScrollNavigation' ) ? null : self::wheel( $navigation ) + $group( 'wheel' ),
			'hideNavigation' => self::hide( $navigation ),
			'progress'       => ModelReader::flag( $map( 'progressBar' ), 'disableProgressBar' ) || $slides < 2 ? null : $group( 'progress' ),
			'carousel'       => 'carousel' === ModelReader::text( $options, 'sliderType' ) ? self::carousel( $map( 'carousel' ), $group( 'carousel' ) ) : null,
			'parallax'       => self::parallax( $map( 'parallax' ), $group( 'parallax' ) ),
			'scrollEffect'   => self::scroll_effect( $map( 'scrolleffect' ), $group( 'scrollEffect' ) ),
			'scrollTimeline' => ModelReader::flag( $map( 'sbtimeline' ), 'set' ) ? $group( 'scrollTimeline' ) : null,
			'viewport'       => self::viewport( $map( 'viewPort' ), $group( 'viewport' ) ),
			'modal'          => self::modal( $map( 'modal' ), $group( 'modal' ) ),
			'perspective'    => 'local' === ModelReader::text( $options, 'perspectiveType' ) ? ModelReader::number( $options, 'perspective' ) : 0.0, // 0: no perspective per layer.
		];
		return array_filter( $all + $plain, static fn ( mixed $value ): bool => null !== $value && false !== $value );
	}

	/** @param array<string, mixed> $options */
	public static function upscales( array $options ): bool {
		return ModelReader::flag( $options, 'enableUpscaling' ) && 'fullwidth' === ModelReader::text( $options, 'sliderLayout' ) && 'carousel' !== ModelReader::text( $options, 'sliderType' );
	}

	/**
	 * @param array<string, mixed> $options
	 * @param array<string, mixed> $play    Its plain options.
	 * @return array<string, mixed>|null Null without autoplay.
	 */
	private static function autoplay( array $options, int $start, array $play ): ?array {
		$stops = ModelReader::flag( $options, 'stopLoop' );
		$slide = ModelReader::integer( $options, 'stopAtSlide' ) - 1;
		$after = ModelReader::integer( $options, 'stopAfterLoops' );
		if ( $stops && $slide === $start && 0 === $after ) {
			return null;
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
	 * @param array<string, mixed> $play    Its plain options.
	 * @return array<string, mixed>|null
	 */
	private static function swipe( array $options, array $touch, array $play ): ?array {
		$carousel = 'carousel' === ModelReader::text( $options, 'sliderType' );
		$mobile   = $carousel ? ModelReader::flag( $touch, 'mobileCarousel' ) : ModelReader::flag( $touch, 'touchenabled' );
		$desktop  = $carousel ? ModelReader::flag( $touch, 'desktopCarousel' ) : ModelReader::flag( $touch, 'touchOnDesktop' );
		if ( ! $mobile && ! ( $carousel && $desktop ) ) {
			return null;
		}
		if ( $desktop ) {
			$play['desktop'] = true;
		}
		if ( $carousel ? 'v' === ModelReader::text( ModelReader::map( $options, 'carousel' ), 'orientation' ) : 'vertical' === ModelReader::text( $touch, 'swipe_direction' ) ) { // Items follow the pointer while dragging.
			$play['vertical'] = true;
		}
		$min_touches = ModelReader::integer( $touch, 'swipe_min_touches' );
		return $play + ( $min_touches > 1 ? [ 'fingers' => $min_touches ] : [] );
	}

	/**
	 * @param array<string, mixed> $navigation
	 * @return array<string, mixed>
	 */
	private static function wheel( array $navigation ): array {
		return [ 'mode' => ModelReader::text( $navigation, 'mouseScrollNavigation' ) ] + ( 'reverse' === ModelReader::text( $navigation, 'mouseScrollReverse' ) ? [ 'reverse' => true ] : [] );
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
	 * @param array<string, mixed> $from
	 * @param array<string, mixed> $to   Its plain options.
	 * @return array<string, mixed>
	 */
	private static function carousel( array $from, array $to ): array {
		$vertical = 'v' === ModelReader::text( $from, 'orientation' );
		$to      += ( $vertical ? [ 'vertical' => true ] : [] ) + [
			'align' => [ 'left' => 'start', 'top' => 'start', 'right' => 'end', 'bottom' => 'end' ][ ModelReader::text( $from, $vertical ? 'vertical_align' : 'horizontal_align' ) ] ?? 'center',
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
		return $to;
	}

	/**
	 * @param array<string, mixed> $from
	 * @param array<string, mixed> $plain
	 * @return array<string, mixed>|null
	 */
	private static function parallax( array $from, array $plain ): ?array {
		$type = ModelReader::text( $from, 'type' );
		if ( in_array( $type, [ '', 'off' ], true ) ) {
			return null;
		}
		$space = array_filter( [ 'clips' => 'hidden' === ModelReader::text( $from, 'ddd_overflow' ), 'flat' => 'hidden' === ModelReader::text( $from, 'ddd_layer_overflow' ) ] ) + ModelReader::map( $plain, 'space' );
		unset( $plain['space'] );
		return [ 'type' => $type ] + $plain + self::not_on_mobile( $from ) + ( '3D' === $type ? [ 'space' => $space ] : [] );
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
	 * @param array<string, mixed> $plain
	 * @return array<string, mixed>|null
	 */
	private static function scroll_effect( array $from, array $plain ): ?array {
		$has = static fn ( string $key ): bool => ModelReader::flag( $from, $key );
		if ( ! $has( 'set' ) || ! ( $has( 'fade' ) || $has( 'grayscale' ) || $has( 'scale' ) || $has( 'blur' ) ) ) {
			return null;
		}
		return $plain + ( $has( 'blur' ) ? [ 'blur' => ModelReader::number( $from, 'maxblur' ) ] : [] ) + [
			'targets' => array_values( array_filter( [ 'slide', 'layers', 'parallax_layers', 'static_layers', 'static_parallax_layers' ], $has ) ),
		] + self::not_on_mobile( $from );
	}

	/**
	 * @param array<string, mixed> $from
	 * @param array<string, mixed> $plain
	 * @return array<string, mixed>|null
	 */
	private static function viewport( array $from, array $plain ): ?array {
		return ModelReader::flag( $from, 'enable' ) ? $plain + [
			'area' => ModelReader::per_level( array_map( static fn ( mixed $value ): string => CssValue::length( $value, '1px' ) ?? '0px', ModelReader::levels( $from, 'visible_area' ) ) ),
		] : null;
	}

	/**
	 * @param array<string, mixed> $from
	 * @param array<string, mixed> $plain
	 * @return array<string, mixed>|null
	 */
	private static function modal( array $from, array $plain ): ?array {
		return ModelReader::flag( $from, 'useAsModal' ) ? $plain + [
			'cover'      => ModelReader::flag( $from, 'cover' ) ? ( CssValue::color( $from['coverColor'] ?? null ) ?? 'transparent' ) : 'transparent',
			'coverSpeed' => (int) round( 1000 * ModelReader::number( $from, 'coverSpeed' ) ), // The document stores seconds.
		] : null;
	}
}
