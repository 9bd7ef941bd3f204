<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7\Motion;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Version7\V7Breakpoints;
use Frontage\SliderImport\Version7\V7Values;

defined( 'ABSPATH' ) || exit;

/**
 * Converts one value of a motion: `20`, `50%`, `right`, `(right)`, `{-40,40}`, `[10,20]`. Percent are of the layer's own
 * size in the model; percent of the module or the parent become px.
 */
final class V7Motion {

	private const EDGES = [ 'left' => '-100%', 'right' => '100%', 'top' => '-100%', 'bottom' => '100%' ];

	private const OWN = 0;

	/** @param ModelBuilder|null $holder The container that a layer is in; null in the slide. */
	public function __construct( private readonly V7Values $values, private readonly ?ModelBuilder $holder ) {}

	/**
	 * @param string $axis      x, y, or '' for values that are no distance.
	 * @param mixed  $reference What percent and edges refer to: 0 own size, 1 parent, 2 module; null: the default.
	 * @return list<mixed>|null
	 */
	public function levels( mixed $value, string $axis, mixed $reference = null ): ?array {
		$is_levels = is_array( $value ) && array_is_list( $value ) && 5 === count( $value );
		$value     = $is_levels ? array_map( self::varied( ... ), $value ) : self::varied( $value );
		if ( is_array( $value ) && ! $is_levels ) {
			$value = array_is_list( $value ) ? $value : [ $value ];
		}
		$levels = $this->values->levels->spread( $value, '' !== $axis );
		if ( null === $levels || ! in_array( $axis, [ 'x', 'y' ], true ) ) {
			return $levels;
		}
		$refers = is_numeric( $reference ) ? (int) $reference : null;
		foreach ( $levels as $position => $one ) {
			$levels[ $position ] = $this->referred( $one, $axis, $refers, $position );
		}
		return $levels;
	}

	private function referred( mixed $value, string $axis, ?int $reference, int $position ): mixed {
		if ( is_array( $value ) ) {
			foreach ( $value as $key => $inner ) {
				$value[ $key ] = is_array( $inner ) ? array_map( fn( mixed $one ): mixed => $this->referred( $one, $axis, $reference, $position ), $inner ) : $this->referred( $inner, $axis, $reference, $position );
			}
			// Only lengths can be mirrored, so an edge stays an edge.
			return is_string( $value['mirrored'] ?? null ) && isset( self::EDGES[ $value['mirrored'] ] ) ? $value['mirrored'] : $value;
		}
		if ( ! is_string( $value ) ) {
			return $value;
		}
		if ( isset( self::EDGES[ $value ] ) ) {
			return ( null === $reference && null === $this->holder ) || 2 === $reference || ( 1 === $reference && null === $this->holder ) ? $value : self::EDGES[ $value ];
		}
		if ( 'center' === $value ) {
			return 0;
		}
		if ( 1 !== preg_match( '/^(-?\d{1,6}(?:\.\d{1,6})?)%$/D', $value, $found ) || self::OWN === $reference || ( null === $reference && null === $this->holder ) ) {
			return $value;
		}
		$size = 2 === $reference || null === $this->holder ? $this->values->grid_size( $axis, $position ) : $this->holder_size( $axis, $position );
		return null === $size ? $value : V7Breakpoints::number( (float) $found[1] * $size / 100 );
	}

	private function holder_size( string $axis, int $position ): ?float {
		$sizes = $this->holder?->get( 'y' === $axis ? 'box.height' : 'box.width' );
		$sizes = is_array( $sizes ) ? $sizes : [];
		while ( $position > 0 && ! isset( $sizes[ $position ] ) ) {
			--$position;
		}
		return is_numeric( $sizes[ $position ] ?? null ) ? (float) $sizes[ $position ] : null;
	}

	private static function varied( mixed $value ): mixed {
		if ( is_array( $value ) ) {
			return array_is_list( $value ) && $value && ! array_filter( $value, is_array( ... ) ) ? [ 'cycle' => array_slice( $value, 0, 16 ) ] : null;
		}
		if ( ! is_string( $value ) ) {
			return $value;
		}
		if ( strlen( $value ) > 400 ) {
			return null;
		}
		$value = trim( $value );
		if ( 1 === preg_match( '/^\{([^{}]*)\}$/D', $value, $found ) ) {
			$range = array_map( self::without_degrees( ... ), explode( ',', $found[1] ) );
			if ( 1 === count( $range ) ) {
				$range = [ str_starts_with( $range[0], '-' ) ? substr( $range[0], 1 ) : "-{$range[0]}", $range[0] ];
				sort( $range );
			}
			return [ 'random' => array_slice( $range, 0, 2 ) ];
		}
		if ( 1 === preg_match( '/^\[([^][]*)\]$/D', $value, $found ) ) {
			return [ 'cycle' => array_map( self::without_degrees( ... ), array_slice( explode( ',', $found[1] ), 0, 16 ) ) ];
		}
		if ( '(inherit)' === $value ) {
			return 'inherit';
		}
		return 1 === preg_match( '/^\(([^()]*)\)$/D', $value, $found ) ? [ 'mirrored' => self::without_degrees( $found[1] ) ] : self::without_degrees( $value );
	}

	private static function without_degrees( string $value ): string {
		return (string) preg_replace( '/(?<=\d)deg$/D', '', trim( $value ) );
	}
}
