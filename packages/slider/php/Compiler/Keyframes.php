<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler;

use Frontage\Slider\Model\Compiler\Style\CssValue;
use Frontage\Slider\Model\Compiler\Style\Poses;
use Frontage\Slider\Model\Compiler\Style\ScrollTimeline;
use Frontage\Slider\Model\Document\ModelReader;
use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/** Resolves keyframes: inherited, random and shared values are written into each keyframe. Reads the poses of resolved ones. */
final class Keyframes {

	/** ISO 8601 with an offset. */
	private const INSTANT = '/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/D';

	/**
	 * Resolves the keyframes of the layers and of all nested layers. All code that reads keyframes later relies on it.
	 *
	 * @param list<array<string, mixed>> $layers
	 * @param array<string, mixed>       $clock  Result of ScrollTimeline::slide_timeline(), for the layers that follow it.
	 * @return list<array<string, mixed>>
	 */
	public static function resolve( array $layers, array $clock = [] ): array {
		foreach ( $layers as $at => $layer ) {
			if ( $clock && ( $layer['scrollBound'] ?? $clock['layers'] ) ) {
				$layer['clock'] = $clock;
			}
			if ( isset( $layer['layers'] ) ) {
				$layer['layers'] = self::resolve( ModelReader::maps( $layer, 'layers' ), $clock );
				if ( in_array( true, array_column( $layer['layers'], 'showsInCarousel' ), true ) ) {
					$layer['showsInCarousel'] = true; // A layer is only visible when its group is.
				}
			}
			$frames = ModelReader::maps( $layer, 'frames' );
			if ( isset( $layer['transform'] ) && self::is_masked( $layer ) ) {
				$layer['turned'] = $layer['transform']; // The mask turns with the layer, so the transform belongs to the layer and not to its keyframes.
				unset( $layer['transform'] );
			}
			if ( $frames ) {
				$layer['frames'] = self::frames( $frames, $layer );
			}
			$layers[ $at ] = $layer;
		}
		return $layers;
	}

	/**
	 * @param list<array<string, mixed>> $frames
	 * @param array<string, mixed>       $layer
	 * @return list<array<string, mixed>>
	 */
	private static function frames( array $frames, array $layer ): array {
		$always = self::constant_values( $layer, $frames );
		$hidden = [ 'opacity' => [ 0, 0, 0, 0 ] ];
		if ( ! in_array( 'frame_0', array_column( $frames, 'id' ), true ) ) {
			array_unshift( $frames, [ 'id' => 'frame_0' ] );
		}
		$earlier = [];
		$pieces  = [];
		foreach ( $frames as $at => $frame ) {
			$to    = ModelReader::map( $frame, 'to' );
			$first = 'frame_0' === ( $frame['id'] ?? '' );
			if ( $first ) {
				$to += $hidden;
			}
			$earlier     = self::pose( $to + $always, $earlier, ModelReader::text( $layer, 'id' ) );
			$frame['to'] = $earlier;
			$splits      = ModelReader::maps( $frame, 'split' );
			foreach ( $splits as $nth => $split ) {
				$pieces[ $nth ] = self::pose( ModelReader::map( $split, 'pose' ), $pieces[ $nth ] ?? [], null );
				$splits[ $nth ] = [ 'pose' => $pieces[ $nth ] ] + $split;
			}
			if ( $splits ) {
				$frame['split'] = $splits;
			}
			$frames[ $at ] = $frame;
		}
		return $frames;
	}

	/**
	 * Values that apply to every keyframe that does not set them: the constant transform and opacity, and the styles
	 * that at least one keyframe changes.
	 *
	 * @param array<string, mixed>       $layer
	 * @param list<array<string, mixed>> $frames
	 * @return array<string, mixed>
	 */
	private static function constant_values( array $layer, array $frames ): array {
		$always = ModelReader::map( $layer, 'transform' );
		$style  = ModelReader::map( $layer, 'style' );
		if ( isset( $style['opacity'] ) ) {
			$always['opacity'] = $style['opacity'];
		}
		foreach ( Tables::LAYER_STYLE_FRAMED as $key => $may ) {
			if ( isset( $style[ $key ] ) && array_filter( $frames, static fn ( array $frame ): bool => isset( ModelReader::map( $frame, 'to' )[ $key ] ) ) ) {
				$always[ $key ] = $style[ $key ];
			}
		}
		return $always;
	}

	/**
	 * @param array<string, mixed> $pose
	 * @param array<string, mixed> $earlier The previous keyframe, whose values `inherit` takes.
	 * @param string|null          $id      Id of the layer, to resolve random values; with null they stay, to be resolved for each piece.
	 * @return array<string, mixed>
	 */
	private static function pose( array $pose, array $earlier, ?string $id ): array {
		foreach ( $pose as $key => $values ) {
			if ( ! is_array( $values ) || ! array_is_list( $values ) ) {
				continue;
			}
			foreach ( $values as $level => $value ) {
				if ( 'inherit' === $value ) {
					$values[ $level ] = ModelReader::levels( $earlier, $key )[ $level ] ?? Poses::neutral_value( $key );
				} elseif ( null !== $id && is_array( $value ) ) {
					$values[ $level ] = self::pick_value( $value, $id . $key );
				}
			}
			$pose[ $key ] = $values;
		}
		return $pose;
	}

	/**
	 * Picks one value for a whole layer. The result depends only on the name, so that PHP and the engine pick the same
	 * value.
	 *
	 * @param array<mixed> $varied
	 */
	private static function pick_value( array $varied, string $name ): int|float|string {
		$list = array_values( array_filter( ModelReader::map( $varied, 'random' ) ?: ModelReader::map( $varied, 'cycle' ), is_scalar( ... ) ) );
		if ( ! $list ) {
			$mirrored = $varied['mirrored'] ?? 0;
			return is_numeric( $mirrored ) || is_string( $mirrored ) ? $mirrored : 0;
		}
		if ( ! isset( $varied['random'] ) ) {
			return is_string( $list[0] ) ? $list[0] : (float) $list[0];
		}
		$hash = 7;
		foreach ( str_split( $name ) as $letter ) {
			$hash = ( $hash * 31 + ord( $letter ) ) % 1000;
		}
		$low   = (float) $list[0];
		$found = CssValue::number( $low + ( (float) ( $list[1] ?? $low ) - $low ) * $hash / 999, 2 );
		$unit  = preg_replace( '/^[-+\d.]+/', '', (string) $list[0] ) ?? '';
		return '' === $unit ? (float) $found : $found . $unit;
	}

	/**
	 * Target time of a countdown; empty if the layer has none.
	 *
	 * @param array<string, mixed> $layer
	 */
	public static function countdown( array $layer ): string {
		$until = ModelReader::text( $layer, 'countdown' );
		return 'text' === ( $layer['type'] ?? '' ) && 1 === preg_match( self::INSTANT, $until ) ? $until : '';
	}

	/**
	 * @param array<string, mixed> $layer
	 * @param array<array-key, bool> $targets Layers that an action names: LayerActions::targets().
	 */
	public static function has_delayed_entrance( array $layer, array $targets ): bool {
		return 'action' === ( self::entrance( $layer )['at'] ?? null ) || ( $targets[ ModelReader::text( $layer, 'id' ) ] ?? false );
	}

	/**
	 * A resolved keyframe by its name; empty if there is none.
	 *
	 * @param array<string, mixed> $layer
	 * @return array<string, mixed>
	 */
	public static function find_frame( array $layer, string $id ): array {
		foreach ( is_array( $layer['frames'] ?? null ) ? $layer['frames'] : [] as $frame ) {
			if ( is_array( $frame ) && ( $frame['id'] ?? '' ) === $id ) {
				/** @var array<string, mixed> $frame */
				return $frame;
			}
		}
		return [];
	}

	/**
	 * Keyframe of the entrance.
	 *
	 * @param array<string, mixed> $layer
	 * @return array<string, mixed>
	 */
	public static function entrance( array $layer ): array {
		return self::find_frame( $layer, 'frame_1' );
	}

	/**
	 * Pose before the entrance.
	 *
	 * @param array<string, mixed> $layer
	 * @return array<string, mixed>
	 */
	public static function pose_before_entrance( array $layer ): array {
		return ModelReader::map( self::find_frame( $layer, 'frame_0' ), 'to' );
	}

	/**
	 * Pose after the entrance, which CSS shows while the layer is at rest.
	 *
	 * @param array<string, mixed> $layer
	 * @return array<string, mixed>
	 */
	public static function resting_pose( array $layer ): array {
		return ModelReader::map( self::entrance( $layer ), 'to' ) + ModelReader::map( $layer, 'transform' );
	}

	/** @param array<string, mixed> $layer */
	public static function is_masked( array $layer ): bool {
		foreach ( ModelReader::maps( $layer, 'frames' ) as $frame ) {
			if ( is_array( $frame['mask'] ?? null ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Pose of a keyframe's mask while the layer is hidden: before the entrance, or after any other keyframe. Empty if
	 * the mask does not move.
	 *
	 * @param array<string, mixed> $layer
	 * @return array<string, mixed>
	 */
	public static function mask( array $layer, string $frame ): array {
		$mask = ModelReader::map( self::find_frame( $layer, 'frame_1' === $frame ? 'frame_0' : $frame ), 'mask' );
		return Poses::differ( $mask, [] ) ? Poses::play( $mask ) : [];
	}
}
