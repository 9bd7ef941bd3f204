<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Style;

use Frontage\Slider\Model\Compiler\Keyframes;
use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/** Entrance of a layer that is visible at first paint: a CSS animation from frame_0 to rest, without JavaScript. */
final class EntranceAnimation {

	/**
	 * Custom properties of the animation; null if nothing moves, or if an action or the end of the slide starts the
	 * entrance.
	 *
	 * @param array<string, mixed> $layer
	 * @return array<string, string>|null
	 */
	public static function properties( array $layer, bool $nested = false, float $perspective = 600 ): ?array {
		$way = self::entrance_poses( $layer );
		if ( null === $way ) {
			return null;
		}
		[ $before, $rest, $by_script ] = $way;
		$frame                         = Keyframes::entrance( $layer );
		$at                            = ModelReader::number( $frame, 'at' );
		$out                           = [];
		if ( $by_script ) {
			$before = [ 'opacity' => [ 0, 0, 0, 0 ] ] + $rest; // Split text, blocks and moving masks need the engine; at first paint they only fade.
		}
		LayerStyle::set_levels( $out, '--fr-from', Poses::transforms( $before, LayerPosition::layer_position( $layer, $nested ), self::perspective( $before, $perspective ), $rest ), 'none' );
		$opacity = self::opacity( $before, 0 );
		LayerStyle::set_levels( $out, '--fr-from-filter', Poses::filters( $before ) );
		LayerStyle::set_levels( $out, '--fr-from-clip', Poses::clips( $before + ( isset( $rest['clip'] ) ? [ 'clip' => [ 100, 100, 100, 100 ] ] : [] ), $layer ) );
		if ( [ '0', '0', '0', '0' ] !== $opacity ) {
			LayerStyle::set_levels( $out, '--fr-from-opacity', $opacity );
		}
		$duration        = ModelReader::number( $frame, 'duration' );
		$out['--fr-for'] = CssValue::number( $duration, 0 ) . 'ms';
		$clock           = ModelReader::map( $layer, 'clock' );
		$after           = $at - ModelReader::number( $clock, 'from' );
		if ( 0.0 !== $after ) {
			$out['--fr-after'] = CssValue::number( $after, 0 ) . 'ms';
		}
		$range = $clock ? ScrollTimeline::range( $clock, $at, $duration ) : '';
		if ( '' !== $range ) {
			$out['--fr-range'] = $range;
		}
		$out['--fr-ease'] = Easing::css( ModelReader::text( $frame, 'ease' ) );
		return $out;
	}

	/**
	 * Classes of the element with the entrance: driven by time or by scrolling.
	 *
	 * @param array<string, mixed>  $layer
	 * @param array<string, string> $properties Custom properties of the entrance.
	 */
	public static function classes( array $layer, array $properties ): string {
		return 'fr-enter' . ( isset( $layer['clock'] ) ? ' fr-bound' : '' ) . ( isset( $properties['--fr-range'] ) ? ' fr-way' : '' );
	}

	/**
	 * Whether a layer enters at its own time and from a different pose.
	 *
	 * @param array<string, mixed> $layer
	 */
	public static function has_entrance( array $layer ): bool {
		return null !== self::entrance_poses( $layer );
	}

	/**
	 * Start pose, rest pose, and whether only the engine can play the entrance exactly; null without an entrance.
	 *
	 * @param array<string, mixed> $layer
	 * @return array{ array<string, mixed>, array<string, mixed>, bool }|null
	 */
	private static function entrance_poses( array $layer ): ?array {
		if ( ! is_numeric( Keyframes::entrance( $layer )['at'] ?? null ) ) {
			return null;
		}
		$before = Keyframes::pose_before_entrance( $layer );
		$rest   = Keyframes::resting_pose( $layer );
		$script = self::needs_script( $layer );
		return $script || self::opacity( $before, 0 ) !== self::opacity( $rest, 1 ) || Poses::differ( $before, $rest ) ? [ $before, $rest, $script ] : null;
	}

	/**
	 * Perspective of a pose in px; 0 if one perspective applies to all layers.
	 *
	 * @param array<string, mixed> $pose
	 */
	public static function perspective( array $pose, float $otherwise ): float {
		return $otherwise > 0 ? ( ModelReader::number( [ 'p' => ModelReader::levels( $pose, 'perspective' )[0] ?? null ], 'p' ) ?: $otherwise ) : 0.0;
	}

	/**
	 * @param array<string, mixed> $pose
	 * @return list<string> One for each breakpoint.
	 */
	private static function opacity( array $pose, int $otherwise ): array {
		$values = ModelReader::levels( $pose, 'opacity' );
		$read   = static fn ( mixed $value ): string => CssValue::number( is_numeric( $value ) ? (float) $value : $otherwise );
		$first  = $read( $values[0] ?? null );
		if ( $values === array_fill( 0, count( $values ), $values[0] ?? null ) ) {
			return [ $first, $first, $first, $first ];
		}
		return [ $first, $read( $values[1] ?? null ), $read( $values[2] ?? null ), $read( $values[3] ?? null ) ];
	}

	/** @param array<string, mixed> $layer */
	private static function needs_script( array $layer ): bool {
		foreach ( ModelReader::maps( $layer, 'frames' ) as $frame ) {
			if ( in_array( ModelReader::text( $frame, 'id' ), [ 'frame_0', 'frame_1' ], true ) && ( ModelReader::maps( $frame, 'split' ) || ModelReader::map( $frame, 'sfx' ) ) ) {
				return true;
			}
		}
		return [] !== Keyframes::mask( $layer, 'frame_1' );
	}
}
