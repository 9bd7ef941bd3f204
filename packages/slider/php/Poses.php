<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model;

/**
 * States of layers: for the play document, and as CSS for what PHP draws itself (rest, and where the first entrance begins).
 *
 * @phpstan-import-type Place from Places
 */
final class Poses {

	private const MOVES   = [ 'x', 'y', 'z', 'scaleX', 'scaleY', 'skewX', 'skewY', 'rotateX', 'rotateY', 'rotateZ', 'opacity' ];
	/** What makes a transform, with the value that changes nothing. */
	private const TRANSFORM = [
		'x'       => 0,
		'y'       => 0,
		'z'       => 0,
		'scaleX'  => 1,
		'scaleY'  => 1,
		'skewX'   => 0,
		'skewY'   => 0,
		'rotateX' => 0,
		'rotateY' => 0,
		'rotateZ' => 0,
	];

	private const NEUTRAL = [
		'scaleX'  => 1,
		'scaleY'  => 1,
		'opacity' => 1,
	];

	/**
	 * A pose as the engine takes it.
	 *
	 * @param array<string, mixed> $pose
	 * @param array<string, mixed> $before The frame before: what `inherit` means.
	 * @param array<string, mixed> $layer  For the shape of its clip.
	 * @return array<string, mixed>
	 */
	public static function play( array $pose, array $before = [], array $layer = [] ): array {
		$play = [];
		foreach ( self::MOVES as $key ) {
			if ( ! isset( $pose[ $key ] ) ) {
				continue;
			}
			$earlier = Get::levels( $before, $key );
			$values  = [];
			foreach ( Get::levels( $pose, $key ) as $level => $value ) {
				$values[] = 'inherit' === $value ? ( $earlier[ $level ] ?? self::NEUTRAL[ $key ] ?? 0 ) : self::drawn( $value );
			}
			$play[ $key ] = Get::per_level( $values );
		}
		foreach ( [ 'originX', 'originY' ] as $key ) {
			if ( isset( $pose[ $key ] ) ) {
				$play[ $key ] = Get::per_level( array_map( static fn ( mixed $value ): string => Css::length( $value, '1px' ) ?? '50%', Get::levels( $pose, $key ) ) );
			}
		}
		if ( isset( $pose['perspective'] ) ) {
			$play['perspective'] = Get::number( [ 'p' => Get::levels( $pose, 'perspective' )[0] ?? 0 ], 'p' );
		}
		foreach ( [ 'color' => 'color', 'background' => 'background', 'borderColor' => 'border' ] as $from => $to ) {
			if ( isset( $pose[ $from ] ) ) {
				$play[ $to ] = Get::per_level( array_map( static fn ( mixed $value ): string => Css::color( $value ) ?? 'transparent', Get::levels( $pose, $from ) ) );
			}
		}
		$filter = self::filter( $pose, 0 );
		if ( null !== $filter ) {
			$play['filter'] = $filter;
		}
		$blur = Get::levels( $pose, 'backdropBlur' )[0] ?? null;
		if ( is_numeric( $blur ) ) {
			$play['backdrop'] = 'blur(' . Css::number( (float) $blur ) . 'px)';
		}
		$clip = self::clip( $pose, $layer );
		if ( null !== $clip ) {
			$play['clip'] = $clip;
		}
		$style = self::style( $pose );
		if ( $style ) {
			$play['style'] = $style;
		}
		return $play;
	}

	/** A drawn value as one word: `random(-45,45)`, `cycle(100%,-100%)`, `mirrored(15%)`. */
	private static function drawn( mixed $value ): mixed {
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

	/** @param array<string, mixed> $pose */
	public static function filter( array $pose, int $level ): ?string {
		if ( ! isset( $pose['blur'] ) && ! isset( $pose['grayscale'] ) && ! isset( $pose['brightness'] ) ) {
			return null;
		}
		$filter = [];
		foreach ( [ 'blur' => 'px', 'grayscale' => '%', 'brightness' => '%' ] as $name => $unit ) {
			$value = Get::levels( $pose, $name )[ $level ] ?? null;
			if ( is_numeric( $value ) ) {
				$filter[] = "$name(" . Css::number( (float) $value ) . "$unit)";
			}
		}
		return $filter ? implode( ' ', $filter ) : null;
	}

	/**
	 * @param array<string, mixed> $pose
	 * @param array<string, mixed> $layer
	 */
	public static function clip( array $pose, array $layer ): ?string {
		if ( ! isset( $pose['clip'] ) ) {
			return null;
		}
		$part = Get::levels( $pose, 'clip' )[0] ?? null;
		$clip = Get::map( $layer, 'clip' );
		if ( ! is_numeric( $part ) || ! $clip ) {
			return null;
		}
		$shown = max( 0.0, min( 100.0, (float) $part ) );
		$gone  = Css::number( 100 - $shown ) . '%';
		$half  = Css::number( ( 100 - $shown ) / 2 ) . '%';
		if ( 'circle' === Get::text( $clip, 'shape' ) ) {
			return 'circle(' . Css::number( $shown ) . '%)';
		}
		return 'inset(' . match ( Get::text( $clip, 'origin' ) ) {
			'right'  => "0 0 0 $gone",
			'top'    => "0 0 $gone 0",
			'bottom' => "$gone 0 0 0",
			'center' => $half,
			'invh'   => "0 $half",
			'invv'   => "$half 0",
			default  => "0 $gone 0 0",
		} . ')';
	}

	/**
	 * What needs layout: switched when a frame starts.
	 *
	 * @param array<string, mixed> $pose
	 * @return array<string, mixed>
	 */
	private static function style( array $pose ): array {
		$style = [];
		foreach ( [ 'borderWidth' => 'border-width', 'borderRadius' => 'border-radius' ] as $key => $name ) {
			if ( Get::map( $pose, $key ) ) {
				$style[ $name ] = Get::per_level( LayerStyle::sides( Get::map( $pose, $key ) ) );
			}
		}
		foreach ( [ 'borderStyle' => 'border-style', 'textDecoration' => 'text-decoration' ] as $key => $name ) {
			$word = Css::word( $pose[ $key ] ?? null );
			if ( null !== $word ) {
				$style[ $name ] = $word;
			}
		}
		return $style;
	}

	/**
	 * The transform of a pose at each level.
	 *
	 * @param array<string, mixed> $pose
	 * @param Place                $place
	 * @return list<?string>
	 */
	public static function transforms( array $pose, array $place, float $perspective ): array {
		$moves = array_intersect_key( $pose, self::TRANSFORM );
		if ( ! $moves ) {
			return [];
		}
		$first = self::transform( $moves, 0, $place, $perspective );
		foreach ( $moves as $values ) {
			// Edges depend on where the layer stands, which may differ; the rest is mostly the same on all levels.
			if ( is_array( $values ) && ( is_string( $values[0] ?? null ) || count( array_unique( $values, SORT_REGULAR ) ) > 1 ) ) {
				return [ $first, self::transform( $moves, 1, $place, $perspective ), self::transform( $moves, 2, $place, $perspective ), self::transform( $moves, 3, $place, $perspective ) ];
			}
		}
		return [ $first, $first, $first, $first ];
	}

	/**
	 * Whether a pose is anywhere else than at rest.
	 *
	 * @param array<string, mixed> $pose
	 */
	public static function moves( array $pose ): bool {
		foreach ( array_intersect_key( $pose, self::TRANSFORM + [ 'blur' => 0, 'grayscale' => 0, 'brightness' => 0, 'clip' => 0 ] ) as $key => $values ) {
			foreach ( is_array( $values ) ? $values : [] as $value ) {
				if ( null !== $value && ! ( is_numeric( $value ) && (float) $value === (float) ( self::TRANSFORM[ $key ] ?? -1 ) ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * The transform of a pose at a level: perspective, translate3d, rotate z y x, skew, scale. Null where it changes nothing.
	 *
	 * @param array<string, mixed> $pose
	 * @param Place                $place
	 */
	public static function transform( array $pose, int $level, array $place, float $perspective ): ?string {
		$get  = static fn ( string $key ): mixed => Get::levels( $pose, $key )[ $level ] ?? null;
		$move = static fn ( string $key ): string => Places::distance( $get( $key ), $key, $level, $place );
		$x    = $move( 'x' );
		$y    = $move( 'y' );
		$z    = $move( 'z' );
		$out  = [];
		if ( '0px' !== $x || '0px' !== $y || '0px' !== $z ) {
			$out[] = '0px' === $z ? "translate($x,$y)" : "translate3d($x,$y,$z)";
		}
		$deep = '0px' !== $z;
		foreach ( [ 'rotateZ', 'rotateY', 'rotateX', 'skewX', 'skewY' ] as $turn ) {
			$value = $get( $turn );
			if ( is_numeric( $value ) && 0.0 !== (float) $value ) {
				$out[] = "$turn(" . Css::number( (float) $value ) . 'deg)';
				$deep  = $deep || 'rotateX' === $turn || 'rotateY' === $turn;
			}
		}
		$scale_x = is_numeric( $get( 'scaleX' ) ) ? (float) $get( 'scaleX' ) : 1.0;
		$scale_y = is_numeric( $get( 'scaleY' ) ) ? (float) $get( 'scaleY' ) : 1.0;
		if ( 1.0 !== $scale_x || 1.0 !== $scale_y ) {
			$out[] = 'scale(' . Css::number( $scale_x ) . ( $scale_x === $scale_y ? '' : ',' . Css::number( $scale_y ) ) . ')';
		}
		if ( $deep && $perspective > 0 ) {
			array_unshift( $out, 'perspective(' . Css::number( $perspective ) . 'px)' );
		}
		return $out ? implode( ' ', $out ) : null;
	}
}
