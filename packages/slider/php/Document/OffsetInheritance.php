<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document;

defined( 'ABSPATH' ) || exit;

/**
 * What a layer's place is on levels for which nobody set one, in a document that says `inherit: scale`. PHP port of
 * model/document/offset-inheritance.ts.
 *
 * With `flows` layers stand in turn, and their offsets do not count.
 *
 * @phpstan-type Base array{ width: list<float>, height: list<float>, flows?: bool }
 */
final class OffsetInheritance {

	private const UNKNOWN = [ 1.0, 1.0, 1.0, 1.0 ];

	/**
	 * Whether values that are marked x-grid follow the grid on levels that say nothing.
	 *
	 * @param array<mixed> $document
	 */
	public static function scales( array $document ): bool {
		return 'scale' === ( $document['inherit'] ?? null );
	}

	/**
	 * A document whose x-grid values stand as they are stored, with four of each: what nobody set for a level follows the
	 * layer grid, or the group that the layer lies in, so that a layer stays on the slide. Offsets in proportion, a width
	 * only as far as it has to.
	 *
	 * @param array<string, mixed> $model
	 * @return array<string, mixed>
	 */
	public static function settle( array $model ): array {
		$options         = ModelReader::map( $model, 'options' );
		$around          = [
			'width'  => self::figures( $options['gridwidth'] ?? null ),
			'height' => self::figures( $options['gridheight'] ?? null ),
		];
		$model['slides'] = array_map(
			static fn( mixed $slide ): mixed => is_array( $slide ) ? [ ...$slide, 'layers' => self::all( $slide['layers'] ?? null, $around ) ] : $slide,
			is_array( $model['slides'] ?? null ) ? $model['slides'] : []
		);
		$model['static'] = self::all( $model['static'] ?? null, $around );
		return $model;
	}

	/**
	 * @param Base $around
	 * @return list<mixed>
	 */
	private static function all( mixed $layers, array $around ): array {
		/** @var list<array<string, mixed>> $list */
		$list = is_array( $layers ) ? $layers : [];
		return array_map( static fn( array $layer ): array => self::layer( $layer, $around ), $list );
	}

	/**
	 * @param array<string, mixed> $layer
	 * @param Base                 $around
	 * @return array<string, mixed>
	 */
	private static function layer( array $layer, array $around ): array {
		$box = ModelReader::map( $layer, 'box' );
		// Px that do not become smaller with the slider are px on every level, too.
		$moves          = ModelReader::flag( ModelReader::map( $layer, 'responsive' ), 'offset' ) ? self::in_proportion( ... ) : static fn( int|float $value ): int|float => $value;
		$box['offsetX'] = self::followed( $box['offsetX'] ?? null, $around['width'], $moves, 0 );
		$box['offsetY'] = self::followed( $box['offsetY'] ?? null, $around['height'], $moves, 0 );
		if ( is_array( $box['width'] ?? null ) ) {
			$said         = array_values( array_filter( $box['width'], static fn( mixed $value ): bool => null !== $value ) );
			$box['width'] = self::followed( $box['width'], self::room( $around, $box ), self::with_room( ... ), $said[0] ?? null );
		}
		$layer['box'] = $box;
		if ( is_array( $layer['layers'] ?? null ) ) {
			$layer['layers'] = self::all( $layer['layers'], self::inside( ModelReader::text( $layer, 'type' ), $box, $around ) );
		}
		return $layer;
	}

	/**
	 * How wide a layer can be from where it stands without leaving what it lies in, on each level.
	 *
	 * @param Base                 $around
	 * @param array<string, mixed> $box
	 * @return list<float>
	 */
	private static function room( array $around, array $box ): array {
		$rooms = [];
		foreach ( $around['width'] as $level => $whole ) {
			$offset = ModelReader::levels( $box, 'offsetX' )[ $level ] ?? null;
			$room   = $whole;
			if ( ! ( $around['flows'] ?? false ) && ( is_int( $offset ) || is_float( $offset ) ) ) {
				$room -= 'center' === ( ModelReader::levels( $box, 'x' )[ $level ] ?? '' ) ? 2 * abs( $offset ) : max( 0, $offset );
			}
			$rooms[] = $room > 0 ? $room : $whole;
		}
		return $rooms;
	}

	/**
	 * What the layers of a group have their place in: the group, where it says how large it is.
	 *
	 * @param array<string, mixed> $box
	 * @param Base                 $around
	 * @return Base
	 */
	private static function inside( string $type, array $box, array $around ): array {
		if ( 'row' === $type || 'column' === $type ) {
			return [ ...$around, 'flows' => true ];
		}
		if ( 'group' !== $type || ModelReader::flag( $box, 'inset' ) ) {
			return 'group' === $type ? [ ...$around, 'flows' => false ] : [
				'width'  => self::UNKNOWN,
				'height' => self::UNKNOWN,
			];
		}
		return [
			'width'  => self::side( $box['width'] ?? null, $around['width'] ),
			'height' => self::side( $box['height'] ?? null, $around['height'] ),
		];
	}

	/**
	 * @param list<float> $around
	 * @return list<float>
	 */
	private static function side( mixed $sizes, array $around ): array {
		$side = [];
		foreach ( is_array( $sizes ) ? array_values( $sizes ) : [] as $level => $size ) {
			if ( is_string( $size ) && str_ends_with( $size, '%' ) ) {
				$side[] = (float) $size / 100 * $around[ $level ];
			} elseif ( is_int( $size ) || is_float( $size ) ) {
				$side[] = (float) $size;
			}
		}
		return count( $side ) === 4 ? $side : self::UNKNOWN;
	}

	/**
	 * Four of what is stored; px of a level that says nothing follow the next wider one that does.
	 *
	 * @param list<float>                                     $side
	 * @param callable(int|float, float, float): (int|float) $follow
	 * @return list<mixed>
	 */
	private static function followed( mixed $stored, array $side, callable $follow, mixed $value ): array {
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

	private static function in_proportion( int|float $value, float $wide, float $narrow ): int|float {
		return $wide > 0 && $narrow > 0 && $wide !== $narrow ? (int) round( $value * $narrow / $wide ) : $value;
	}

	/** What had room keeps room; what stood out of the wider one stood out on purpose. */
	private static function with_room( int|float $value, float $wide, float $narrow ): int|float {
		return $value <= $wide && $value > $narrow ? ( floor( $narrow ) === $narrow ? (int) $narrow : $narrow ) : $value;
	}

	/** @return list<float> */
	private static function figures( mixed $values ): array {
		$four = array_map( static fn( mixed $one ): float => is_numeric( $one ) ? (float) $one : 0.0, is_array( $values ) ? array_values( $values ) : [] );
		return count( $four ) === 4 ? $four : self::UNKNOWN;
	}
}
