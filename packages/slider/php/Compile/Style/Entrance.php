<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compile\Style;

use Frontage\Slider\Model\Compile\Play\PlayLayers;
use Frontage\Slider\Model\Document\Get;

defined( 'ABSPATH' ) || exit;

/** The entrance of a layer that is there at first paint: a CSS animation from its frame_0 to rest, without script. */
final class Entrance {

	/**
	 * The animation's custom properties; null where nothing moves, or where an action or the end of the slide brings the layer in.
	 *
	 * @param array<string, mixed> $layer
	 * @return array<string, string>|null
	 */
	public static function of( array $layer, bool $nested = false, float $perspective = 600 ): ?array {
		$way = self::way( $layer );
		if ( null === $way ) {
			return null;
		}
		[ $before, $rest, $by_script ] = $way;
		$frame = PlayLayers::entrance( $layer );
		$at    = Get::number( $frame, 'at' );
		$out   = [];
		if ( $by_script ) {
			$before = [ 'opacity' => [ 0, 0, 0, 0 ] ] + $rest; // Split text, blocks and masks that move are the engine's: a plain fade for this once.
		}
		LayerStyle::put( $out, '--fr-from', Poses::transforms( $before, Position::of( $layer, $nested ), self::perspective( $before, $perspective ), $rest ), 'none' );
		$opacity = self::opacity( $before, 0 );
		LayerStyle::put( $out, '--fr-from-filter', Poses::filters( $before ) );
		LayerStyle::put( $out, '--fr-from-clip', Poses::clips( $before + ( isset( $rest['clip'] ) ? [ 'clip' => [ 100, 100, 100, 100 ] ] : [] ), $layer ) );
		if ( [ '0', '0', '0', '0' ] !== $opacity ) {
			LayerStyle::put( $out, '--fr-from-opacity', $opacity );
		}
		$duration        = Get::number( $frame, 'duration' );
		$out['--fr-for'] = Css::number( $duration, 0 ) . 'ms';
		$clock           = Get::map( $layer, 'clock' );
		$after           = $at - Get::number( $clock, 'from' );
		if ( 0.0 !== $after ) {
			$out['--fr-after'] = Css::number( $after, 0 ) . 'ms';
		}
		$range = $clock ? ScrollClock::range( $clock, $at, $duration ) : '';
		if ( '' !== $range ) {
			$out['--fr-range'] = $range;
		}
		$out['--fr-ease'] = Easing::css( Get::text( $frame, 'ease' ) );
		return $out;
	}

	/**
	 * The classes of what comes in: by time, or by the scroll.
	 *
	 * @param array<string, mixed>  $layer
	 * @param array<string, string> $properties Those of its entrance.
	 */
	public static function classes( array $layer, array $properties ): string {
		return 'fr-enter' . ( isset( $layer['clock'] ) ? ' fr-bound' : '' ) . ( isset( $properties['--fr-range'] ) ? ' fr-way' : '' );
	}

	/**
	 * Whether a layer comes in at its own time, and from anywhere else than where it stands.
	 *
	 * @param array<string, mixed> $layer
	 */
	public static function is_there( array $layer ): bool {
		return null !== self::way( $layer );
	}

	/**
	 * Where it comes from, where it stands, and whether only the engine can bring it in as it should; null where it does not come in.
	 *
	 * @param array<string, mixed> $layer
	 * @return array{ array<string, mixed>, array<string, mixed>, bool }|null
	 */
	private static function way( array $layer ): ?array {
		if ( ! is_numeric( PlayLayers::entrance( $layer )['at'] ?? null ) ) {
			return null;
		}
		$before = PlayLayers::before( $layer );
		$rest   = PlayLayers::rest( $layer );
		$script = self::needs_script( $layer );
		return $script || self::opacity( $before, 0 ) !== self::opacity( $rest, 1 ) || Poses::differ( $before, $rest ) ? [ $before, $rest, $script ] : null;
	}

	/**
	 * How far away the eye is from a pose, px; 0 where all layers are seen by one camera.
	 *
	 * @param array<string, mixed> $pose
	 */
	public static function perspective( array $pose, float $otherwise ): float {
		return $otherwise > 0 ? ( Get::number( [ 'p' => Get::levels( $pose, 'perspective' )[0] ?? null ], 'p' ) ?: $otherwise ) : 0.0;
	}

	/**
	 * @param array<string, mixed> $pose
	 * @return list<string> One for each level.
	 */
	private static function opacity( array $pose, int $otherwise ): array {
		$values = Get::levels( $pose, 'opacity' );
		$read   = static fn ( mixed $value ): string => Css::number( is_numeric( $value ) ? (float) $value : $otherwise );
		$first  = $read( $values[0] ?? null );
		if ( $values === array_fill( 0, count( $values ), $values[0] ?? null ) ) {
			return [ $first, $first, $first, $first ];
		}
		return [ $first, $read( $values[1] ?? null ), $read( $values[2] ?? null ), $read( $values[3] ?? null ) ];
	}

	/** @param array<string, mixed> $layer */
	private static function needs_script( array $layer ): bool {
		foreach ( Get::maps( $layer, 'frames' ) as $frame ) {
			if ( in_array( Get::text( $frame, 'id' ), [ 'frame_0', 'frame_1' ], true ) && ( Get::maps( $frame, 'split' ) || Get::map( $frame, 'sfx' ) ) ) {
				return true;
			}
		}
		return [] !== PlayLayers::mask( $layer, 'frame_1' );
	}
}
