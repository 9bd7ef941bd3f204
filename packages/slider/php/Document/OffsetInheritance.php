<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document;

defined( 'ABSPATH' ) || exit;

/**
 * Fills in the position of layers at breakpoints without an own value, in a document with `inherit: scale`. PHP port of
 * model/document/offset-inheritance.ts.
 *
 * `flows` means that layers are in normal flow, where their offsets have no effect.
 *
 * @phpstan-type Base array{ width: list<float>, height: list<float>, flows?: bool }
 */
final class OffsetInheritance {

	private const UNKNOWN = [ 1.0, 1.0, 1.0, 1.0 ];

	/**
	 * Whether values marked x-grid follow the grid at breakpoints without a value.
	 *
	 * @param array<mixed> $document
	 */
	public static function scales( array $document ): bool {
		return 'scale' === ( $document['inherit'] ?? null );
	}

	/**
	 * Expands the x-grid values of a model, which are stored sparse, to four. A missing value follows the layer grid,
	 * or the group around the layer, so that the layer stays on the slide. Offsets scale in proportion; a width only
	 * shrinks as far as necessary.
	 *
	 * @param array<string, mixed> $model
	 * @return array<string, mixed>
	 */
	public static function expand( array $model ): array {
		$options         = ModelReader::map( $model, 'options' );
		$container       = [
			'width'  => self::numbers( $options['gridwidth'] ?? null ),
			'height' => self::numbers( $options['gridheight'] ?? null ),
		];
		$model['slides'] = array_map(
			static fn( mixed $slide ): mixed => is_array( $slide ) ? [ ...$slide, 'layers' => self::all( $slide['layers'] ?? null, $container ) ] : $slide,
			is_array( $model['slides'] ?? null ) ? $model['slides'] : []
		);
		$model['static'] = self::all( $model['static'] ?? null, $container );
		return $model;
	}

	/**
	 * @param Base $container
	 * @return list<mixed>
	 */
	private static function all( mixed $layers, array $container ): array {
		/** @var list<array<string, mixed>> $list */
		$list = is_array( $layers ) ? $layers : [];
		return array_map( static fn( array $layer ): array => self::layer( $layer, $container ), $list );
	}

	/**
	 * @param array<string, mixed> $layer
	 * @param Base                 $container
	 * @return array<string, mixed>
	 */
	private static function layer( array $layer, array $container ): array {
		$box = ModelReader::map( $layer, 'box' );
		// Offsets in px that do not scale with the slider are equal at all breakpoints.
		$moves          = ModelReader::flag( ModelReader::map( $layer, 'responsive' ), 'offset' ) ? self::scaled( ... ) : static fn( int|float $value ): int|float => $value;
		$box['offsetX'] = self::expand_values( $box['offsetX'] ?? null, $container['width'], $moves, 0 );
		$box['offsetY'] = self::expand_values( $box['offsetY'] ?? null, $container['height'], $moves, 0 );
		if ( is_array( $box['width'] ?? null ) ) {
			$own_widths   = array_values( array_filter( $box['width'], static fn( mixed $value ): bool => null !== $value ) );
			$box['width'] = self::expand_values( $box['width'], self::available_width( $container, $box ), self::limited_to_width( ... ), $own_widths[0] ?? null );
		}
		$layer['box'] = $box;
		if ( is_array( $layer['layers'] ?? null ) ) {
			$layer['layers'] = self::all( $layer['layers'], self::container_size( ModelReader::text( $layer, 'type' ), $box, $container ) );
		}
		return $layer;
	}

	/**
	 * Maximum width of a layer at its position inside its container, for each breakpoint.
	 *
	 * @param Base                 $container
	 * @param array<string, mixed> $box
	 * @return list<float>
	 */
	private static function available_width( array $container, array $box ): array {
		$rooms = [];
		foreach ( $container['width'] as $level => $available ) {
			$offset    = ModelReader::levels( $box, 'offsetX' )[ $level ] ?? null;
			$available = $available;
			if ( ! ( $container['flows'] ?? false ) && ( is_int( $offset ) || is_float( $offset ) ) ) {
				$available -= 'center' === ( ModelReader::levels( $box, 'x' )[ $level ] ?? '' ) ? 2 * abs( $offset ) : max( 0, $offset );
			}
			$rooms[] = $available > 0 ? $available : $available;
		}
		return $rooms;
	}

	/**
	 * Size of the container for nested layers: the group's own size, if it has one.
	 *
	 * @param array<string, mixed> $box
	 * @param Base                 $container
	 * @return Base
	 */
	private static function container_size( string $type, array $box, array $container ): array {
		if ( 'row' === $type || 'column' === $type ) {
			return [ ...$container, 'flows' => true ];
		}
		if ( 'group' !== $type || ModelReader::flag( $box, 'inset' ) ) {
			return 'group' === $type ? [ ...$container, 'flows' => false ] : [
				'width'  => self::UNKNOWN,
				'height' => self::UNKNOWN,
			];
		}
		return [
			'width'  => self::side_lengths( $box['width'] ?? null, $container['width'] ),
			'height' => self::side_lengths( $box['height'] ?? null, $container['height'] ),
		];
	}

	/**
	 * @param list<float> $container
	 * @return list<float>
	 */
	private static function side_lengths( mixed $sizes, array $container ): array {
		$side = [];
		foreach ( is_array( $sizes ) ? array_values( $sizes ) : [] as $level => $size ) {
			if ( is_string( $size ) && str_ends_with( $size, '%' ) ) {
				$side[] = (float) $size / 100 * $container[ $level ];
			} elseif ( is_int( $size ) || is_float( $size ) ) {
				$side[] = (float) $size;
			}
		}
		return count( $side ) === 4 ? $side : self::UNKNOWN;
	}

	/**
	 * Expands stored values to four; a missing number in px follows the next wider breakpoint that has one.
	 *
	 * @param list<float>                                     $side
	 * @param callable(int|float, float, float): (int|float) $follow
	 * @return list<mixed>
	 */
	private static function expand_values( mixed $stored, array $side, callable $follow, mixed $value ): array {
		$four = [];
		$from = 0;
		for ( $level = 0; $level < 4; $level++ ) {
			$own = is_array( $stored ) ? ( $stored[ $level ] ?? null ) : null;
			if ( null !== $own ) {
				$value = $own;
				$from  = $level;
			}
			$four[] = $from !== $level && ( is_int( $value ) || is_float( $value ) ) ? $follow( $value, $side[ $from ], $side[ $level ] ) : $value;
		}
		return $four;
	}

	private static function scaled( int|float $value, float $wide, float $narrow ): int|float {
		return $wide > 0 && $narrow > 0 && $wide !== $narrow ? (int) round( $value * $narrow / $wide ) : $value;
	}

	/**
	 * A width that fit into the wider container also fits into the narrower one. A width that already overflowed did so
	 * on purpose and stays.
	 */
	private static function limited_to_width( int|float $value, float $wide, float $narrow ): int|float {
		return $value <= $wide && $value > $narrow ? ( floor( $narrow ) === $narrow ? (int) $narrow : $narrow ) : $value;
	}

	/** @return list<float> */
	private static function numbers( mixed $values ): array {
		$four = array_map( static fn( mixed $one ): float => is_numeric( $one ) ? (float) $one : 0.0, is_array( $values ) ? array_values( $values ) : [] );
		return count( $four ) === 4 ? $four : self::UNKNOWN;
	}
}
