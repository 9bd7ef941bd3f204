<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Style;

use Frontage\Slider\Model\Document\ModelReader;
use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Poses of layers, for the playback config and as CSS for what PHP renders itself (rest, and the start of the first
 * entrance).
 *
 * @phpstan-import-type Place from LayerPosition
 */
final class Poses {

	/** Value of a transform property that changes nothing. */
	public static function neutral_value( string $key ): int {
		return Tables::POSES_MOVES[ $key ] ?? 0;
	}

	/**
	 * A pose as the engine expects it.
	 *
	 * @param array<string, mixed> $pose
	 * @param array<string, mixed> $layer For the shape of its clip.
	 * @return array<string, mixed>
	 */
	public static function play( array $pose, array $layer = [] ): array {
		$play = [];
		foreach ( array_intersect_key( Tables::POSES_MOVES, $pose ) as $key => $neutral ) {
			$values = $pose[ $key ] ?? null;
			if ( is_array( $values ) && is_numeric( $values[0] ?? null ) && $values === [ $values[0], $values[0], $values[0], $values[0] ] ) {
				$play[ $key ] = $values[0]; // Most common case.
			} elseif ( null !== $values ) {
				$play[ $key ] = ModelReader::per_level( array_map( static fn ( mixed $value ): mixed => 'inherit' === $value ? $neutral : self::random_value( $value ), ModelReader::levels( $pose, $key ) ) );
			}
		}
		if ( count( $play ) === count( $pose ) ) {
			return $play; // Most poses only move.
		}
		if ( isset( $pose['perspective'] ) ) {
			$play['perspective'] = ModelReader::number( [ 'p' => ModelReader::levels( $pose, 'perspective' )[0] ?? 0 ], 'p' );
		}
		foreach ( [ 'color' => 'color', 'background' => 'background', 'borderColor' => 'border' ] as $from => $to ) {
			if ( isset( $pose[ $from ] ) ) {
				$play[ $to ] = ModelReader::per_level( array_map( static fn ( mixed $value ): string => CssValue::color( $value ) ?? 'transparent', ModelReader::levels( $pose, $from ) ) );
			}
		}
		foreach ( [ 'origin' => self::origins( $pose ), 'filter' => self::filters( $pose ), 'backdrop' => self::backdrops( $pose ), 'clip' => self::clips( $pose, $layer ) ] as $key => $values ) {
			if ( $values ) {
				$play[ $key ] = ModelReader::per_level( $values );
			}
		}
		$style = self::style( $pose );
		if ( $style ) {
			$play['style'] = $style;
		}
		return $play;
	}

	/** A random or cycled value as one string: `random(-45,45)`, `cycle(100%,-100%)`, `mirrored(15%)`. */
	private static function random_value( mixed $value ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		foreach ( [ 'random', 'cycle', 'mirrored' ] as $how ) {
			if ( isset( $value[ $how ] ) ) {
				$list = is_array( $value[ $how ] ) ? $value[ $how ] : [ $value[ $how ] ];
				return $how . '(' . implode( ',', array_map( static fn ( mixed $part ): string => is_scalar( $part ) ? (string) $part : '0', $list ) ) . ')';
			}
		}
		return 0;
	}

	/**
	 * Transform origin of a pose for each breakpoint; empty if it is the center.
	 *
	 * @param array<string, mixed> $pose
	 * @return list<string>
	 */
	public static function origins( array $pose ): array {
		$levels = [];
		$last   = null;
		$point  = '';
		foreach ( isset( $pose['originX'] ) || isset( $pose['originY'] ) || isset( $pose['originZ'] ) ? [ 0, 1, 2, 3 ] : [] as $level ) {
			$at = [];
			foreach ( [ 'originX', 'originY', 'originZ' ] as $key ) {
				$at[] = is_array( $pose[ $key ] ?? null ) ? ( $pose[ $key ][ $level ] ?? null ) : null;
			}
			if ( $at === $last ) {
				$levels[] = $point;
				continue;
			}
			$last     = $at;
			$depth    = CssValue::length( $at[2], '1px' ) ?? '0px';
			$levels[] = $point = ( CssValue::length( $at[0], '1px' ) ?? '50%' ) . ' ' . ( CssValue::length( $at[1], '1px' ) ?? '50%' ) . ( '0px' === $depth || str_ends_with( $depth, '%' ) ? '' : " $depth" );
		}
		return array_diff( $levels, [ '50% 50%' ] ) ? $levels : [];
	}

	/**
	 * @param array<string, mixed> $pose Pose of a layer, or the filter of a transition.
	 * @return list<string>
	 */
	public static function filters( array $pose ): array {
		$levels = [];
		$names  = array_intersect_key( Tables::POSES_FILTERS, $pose );
		foreach ( $names ? [ 0, 1, 2, 3 ] : [] as $level ) {
			$filter = [];
			foreach ( $names as $name => $unit ) {
				$value = ModelReader::levels( $pose, $name )[ $level ] ?? null;
				if ( is_numeric( $value ) ) {
					$filter[] = "$name(" . CssValue::number( (float) $value ) . "$unit)";
				}
			}
			$levels[] = $filter ? implode( ' ', $filter ) : 'none';
		}
		return $levels;
	}

	/**
	 * @param array<string, mixed> $pose
	 * @return list<string>
	 */
	public static function backdrops( array $pose ): array {
		return array_map( static fn ( mixed $blur ): string => is_numeric( $blur ) ? 'blur(' . CssValue::number( (float) $blur ) . 'px)' : 'none', ModelReader::levels( $pose, 'backdropBlur' ) );
	}

	/**
	 * Visible part of a layer; empty if the layer is not clipped.
	 *
	 * @param array<string, mixed> $pose
	 * @param array<string, mixed> $layer
	 * @return list<string>
	 */
	public static function clips( array $pose, array $layer ): array {
		$clip = ModelReader::map( $layer, 'clip' );
		return $clip ? array_map( static fn ( mixed $part ): string => self::clip_path( is_numeric( $part ) ? (float) $part : 100.0, $clip ), ModelReader::levels( $pose, 'clip' ) ) : [];
	}

	/** @param array<string, mixed> $clip */
	private static function clip_path( float $part, array $clip ): string {
		$visible     = max( 0.0, min( 100.0, $part ) );
		$hidden      = CssValue::number( 100 - $visible ) . '%';
		$hidden_half = CssValue::number( ( 100 - $visible ) / 2 ) . '%';
		if ( 'circle' === ModelReader::text( $clip, 'shape' ) ) {
			return 'circle(' . CssValue::number( $visible ) . '%)';
		}
		return 'inset(' . match ( ModelReader::text( $clip, 'origin' ) ) {
			'right'  => "0 0 0 $hidden",
			'top'    => "0 0 $hidden 0",
			'bottom' => "$hidden 0 0 0",
			'center' => $hidden_half,
			'invh'   => "0 $hidden_half",
			'invv'   => "$hidden_half 0",
			default  => "0 $hidden 0 0",
		} . ')';
	}

	/**
	 * Properties that need layout; they switch when a keyframe starts.
	 *
	 * @param array<string, mixed> $pose
	 * @return array<string, mixed>
	 */
	private static function style( array $pose ): array {
		$style = [];
		foreach ( [ 'svgFill' => 'fill', 'svgStroke' => 'stroke' ] as $key => $name ) {
			if ( isset( $pose[ $key ] ) ) {
				$style[ $name ] = ModelReader::per_level( array_map( static fn ( mixed $value ): string => CssValue::color( $value ) ?? 'none', ModelReader::levels( $pose, $key ) ) );
			}
		}
		foreach ( [ 'borderWidth' => 'border-width', 'borderRadius' => 'border-radius' ] as $key => $name ) {
			if ( ModelReader::map( $pose, $key ) ) {
				$style[ $name ] = ModelReader::per_level( LayerStyle::sides( ModelReader::map( $pose, $key ) ) );
			}
		}
		foreach ( [ 'borderStyle' => 'border-style', 'textDecoration' => 'text-decoration' ] as $key => $name ) {
			if ( isset( $pose[ $key ] ) ) {
				$style[ $name ] = ModelReader::per_level( array_map( static fn ( mixed $value ): string => CssValue::keyword( $value ) ?? 'none', ModelReader::levels( $pose, $key ) ) );
			}
		}
		return $style;
	}

	/**
	 * Transform of a pose at each breakpoint.
	 *
	 * @param array<string, mixed> $pose
	 * @param Place                $place
	 * @param array<string, mixed> $other A pose that it animates to. Both then list the same functions, so that CSS interpolates each one.
	 * @return list<?string>
	 */
	public static function transforms( array $pose, array $place, float $perspective, array $other = [] ): array {
		$moves = array_intersect_key( $pose, Tables::POSES_TRANSFORM );
		$also  = $other ? array_keys( array_filter( array_intersect_key( $other, Tables::POSES_TRANSFORM ), static fn ( mixed $values, string $key ): bool => ! self::is_neutral( $key, $values ), ARRAY_FILTER_USE_BOTH ) ) : [];
		if ( ! $moves && ! $also ) {
			return [];
		}
		$first = self::transform( $moves, 0, $place, $perspective, $also );
		foreach ( $moves as $values ) {
			// Distances to edges depend on the position, which may differ; other values are mostly equal on all
			// breakpoints.
			if ( is_array( $values ) && ( is_string( $values[0] ?? null ) || $values !== array_fill( 0, count( $values ), $values[0] ?? null ) ) ) {
				return [ $first, self::transform( $moves, 1, $place, $perspective, $also ), self::transform( $moves, 2, $place, $perspective, $also ), self::transform( $moves, 3, $place, $perspective, $also ) ];
			}
		}
		return [ $first, $first, $first, $first ];
	}

	/**
	 * Whether a pose is moved, rotated or scaled.
	 *
	 * @param array<string, mixed> $pose
	 */
	public static function is_turned( array $pose ): bool {
		foreach ( array_intersect_key( $pose, Tables::POSES_TRANSFORM ) as $key => $values ) {
			if ( ! self::is_neutral( $key, $values ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether a value changes nothing on any breakpoint. */
	public static function is_neutral( string $key, mixed $values ): bool {
		foreach ( is_array( $values ) ? $values : [ $values ] as $value ) {
			if ( null !== $value && ! ( is_numeric( $value ) && (float) $value === (float) ( Tables::POSES_TRANSFORM[ $key ] ?? Tables::POSES_NOTHING[ $key ] ?? -1 ) ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Whether the change from one pose to another is visible, apart from opacity.
	 *
	 * @param array<string, mixed> $from
	 * @param array<string, mixed> $to
	 */
	public static function differ( array $from, array $to ): bool {
		foreach ( array_keys( array_diff_key( $from + $to, Tables::POSES_STILL ) ) as $key ) {
			// 0, 0.0 and "0" are the same place.
			if ( ( $from[ $key ] ?? null ) != ( $to[ $key ] ?? null ) && ! ( self::is_neutral( $key, $from[ $key ] ?? null ) && self::is_neutral( $key, $to[ $key ] ?? null ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Transform of a pose at a breakpoint: perspective, translate3d, rotate z y x, skew, scale. Null if it changes
	 * nothing.
	 *
	 * @param array<string, mixed> $pose
	 * @param Place                $place
	 * @param list<string>         $also Properties that are written although they change nothing.
	 */
	public static function transform( array $pose, int $level, array $place, float $perspective, array $also = [] ): ?string {
		$at = [];
		foreach ( $pose as $key => $values ) {
			$at[ $key ] = is_array( $values ) ? ( $values[ $level ] ?? null ) : $values;
		}
		$x    = isset( $at['x'] ) ? LayerPosition::distance( $at['x'], 'x', $level, $place ) : '0px';
		$y    = isset( $at['y'] ) ? LayerPosition::distance( $at['y'], 'y', $level, $place ) : '0px';
		$z    = isset( $at['z'] ) ? LayerPosition::distance( $at['z'], 'z', $level, $place ) : '0px';
		$out  = [];
		$deep = '0px' !== $z || $also && array_intersect( [ 'z', 'rotateX', 'rotateY' ], $also );
		if ( '0px' !== $x || '0px' !== $y || '0px' !== $z || $also && array_intersect( [ 'x', 'y', 'z' ], $also ) ) {
			$out[] = '0px' === $z && ! in_array( 'z', $also, true ) ? "translate($x,$y)" : "translate3d($x,$y,$z)";
		}
		foreach ( [ 'rotateZ', 'rotateY', 'rotateX', 'skewX', 'skewY' ] as $turn ) {
			$value = $at[ $turn ] ?? 0;
			$angle = is_numeric( $value ) ? (float) $value : 0.0;
			if ( 0.0 !== $angle || in_array( $turn, $also, true ) ) {
				$out[] = "$turn(" . CssValue::number( $angle ) . 'deg)';
				$deep  = $deep || 'rotateX' === $turn || 'rotateY' === $turn;
			}
		}
		$scale_x = is_numeric( $at['scaleX'] ?? null ) ? (float) $at['scaleX'] : 1.0;
		$scale_y = is_numeric( $at['scaleY'] ?? null ) ? (float) $at['scaleY'] : 1.0;
		if ( 1.0 !== $scale_x || 1.0 !== $scale_y || $also && array_intersect( [ 'scaleX', 'scaleY' ], $also ) ) {
			$out[] = 'scale(' . CssValue::number( $scale_x ) . ( $scale_x === $scale_y ? '' : ',' . CssValue::number( $scale_y ) ) . ')';
		}
		if ( $deep && $perspective > 0 ) {
			array_unshift( $out, 'perspective(' . CssValue::number( $perspective ) . 'px)' );
		}
		return $out ? implode( ' ', $out ) : null;
	}
}
