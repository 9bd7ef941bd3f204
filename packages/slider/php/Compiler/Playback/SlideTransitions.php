<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Playback;

use Frontage\Slider\Model\Compiler\Style\Easing;
use Frontage\Slider\Model\Document\ModelReader;
use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/** Maps transition names and settings to the few transition families of the engine. */
final class SlideTransitions {

	/**
	 * Name => family, direction and the family's settings (docs/reference/slider.md B6). Unknown names fade.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function names(): array {
		return array_map( self::with_objects( ... ), Tables::TRANSITIONS_NAMES );
	}

	/**
	 * Poses of pieces are objects, even when empty.
	 *
	 * @param array<mixed> $parts
	 * @return array<string, mixed>
	 */
	private static function with_objects( array $parts ): array {
		if ( isset( $parts['pieces'] ) && is_array( $parts['pieces'] ) ) {
			$parts['pieces']['in']  = (object) $parts['pieces']['in'];
			$parts['pieces']['out'] = (object) $parts['pieces']['out'];
		}
		/** @var array<string, mixed> */
		return $parts;
	}

	/**
	 * Transitions of a slide; each visit uses the next one.
	 *
	 * @param array<string, mixed> $transition
	 * @return list<array<string, mixed>>
	 */
	public static function play( array $transition ): array {
		$list = ModelReader::maps( $transition, 'list' );
		if ( $list && '' === ModelReader::text( $transition, 'name' ) && ! self::has_parts( $transition ) ) {
			return array_map( self::transition( ... ), $list );
		}
		return [ self::transition( $transition ), ...array_map( self::transition( ... ), $list ) ];
	}

	/** @param array<string, mixed> $transition */
	private static function has_parts( array $transition ): bool {
		return ModelReader::map( $transition, 'in' ) || ModelReader::map( $transition, 'd3' ) || '' !== ModelReader::text( $transition, 'effect' );
	}

	/**
	 * @param array<string, mixed> $transition
	 * @return array<string, mixed>
	 */
	public static function transition( array $transition ): array {
		$name = strtolower( ModelReader::text( $transition, 'name' ) );
		$play = [
			'name'     => '' === $name ? ( strtolower( ModelReader::text( $transition, 'effect' ) ) ?: 'fade' ) : $name,
			'family'   => 'fade',
			'duration' => ModelReader::number( $transition, 'duration' ),
			'easeIn'   => Easing::css( ModelReader::text( $transition, 'easeIn' ) ),
			'easeOut'  => Easing::css( ModelReader::text( $transition, 'easeOut' ) ),
		];
		if ( ModelReader::map( $transition, 'd3' ) ) {
			$play = self::with_cube( $play, ModelReader::map( $transition, 'd3' ) );
		} elseif ( '' !== $name ) {
			$play = self::with_objects( Tables::TRANSITIONS_NAMES[ $name ] ?? [] ) + $play;
		} elseif ( 'slidingoverlay' === $play['name'] ) {
			$play['family'] = 'overlay';
			$play['from']   = 'horizontal';
		} elseif ( ModelReader::map( $transition, 'in' ) ) {
			$play = self::with_parts( $play, $transition );
		}
		$slots = ModelReader::integer( $transition, 'slots' );
		$play  = self::with_slots( $play, $slots );
		if ( isset( Tables::TRANSITIONS_DRAWN[ $name ] ) && ! isset( $play['cube'] ) ) {
			$play['any'] = array_map( static fn ( string $one ): array => self::with_slots( [ 'name' => $one ] + self::with_objects( Tables::TRANSITIONS_NAMES[ $one ] ), $slots ), Tables::TRANSITIONS_DRAWN[ $name ] );
		}
		if ( 0.0 !== ModelReader::number( $transition, 'rotation' ) ) {
			$play['rotate'] = ModelReader::number( $transition, 'rotation' );
		}
		return $play;
	}

	/**
	 * @param array<string, mixed> $play
	 * @return array<string, mixed>
	 */
	private static function with_slots( array $play, int $slots ): array {
		if ( $slots > 0 && isset( $play['pieces'] ) && is_array( $play['pieces'] ) ) {
			foreach ( [ 'rows', 'columns' ] as $way ) {
				$play['pieces'][ $way ] = 1 === $play['pieces'][ $way ] ? 1 : min( 20, $slots );
			}
		}
		return $play;
	}

	/**
	 * @param array<string, mixed> $play
	 * @param array<string, mixed> $d3
	 * @return array<string, mixed>
	 */
	private static function with_cube( array $play, array $d3 ): array {
		$play['family'] = 'cube';
		$play['name']   = ModelReader::text( $d3, 'effect' );
		$play['easeIn'] = $play['easeOut'] = Easing::css( ModelReader::text( $d3, 'ease' ) );
		$play['cube']   = [ 'shape' => ModelReader::text( $d3, 'effect' ) ]
			+ ( 'vertical' === ModelReader::text( $d3, 'direction' ) ? [ 'vertical' => true ] : [] )
			+ [ 'depth' => ModelReader::number( $d3, 'depth' ), 'tilt' => ModelReader::number( $d3, 'tilt' ), 'shade' => self::shade( $d3 ) ];
		return $play;
	}

	/**
	 * Darkness of a face: the shadow's share times the opacity of its color.
	 *
	 * @param array<string, mixed> $d3
	 * @return list<float>
	 */
	private static function shade( array $d3 ): array {
		$opaque = preg_match( '/^rgba\([^,]+,[^,]+,[^,]+,\s*([\d.]+)\s*\)$/', ModelReader::text( $d3, 'shadowColor' ), $found ) ? min( 1.0, (float) $found[1] ) : 1.0;
		$strong = ModelReader::flag( $d3, 'shadow' ) ? $opaque : 0.0;
		return [ round( $strong * ModelReader::number( $d3, 'shadowMin' ), 3 ), round( $strong * ModelReader::number( $d3, 'shadowMax' ), 3 ) ];
	}

	/**
	 * Adds the movement in and out: a fade, a whole slide that covers or pushes, or pieces.
	 *
	 * @param array<string, mixed> $play
	 * @param array<string, mixed> $transition
	 * @return array<string, mixed>
	 */
	private static function with_parts( array $play, array $transition ): array {
		$in      = ModelReader::map( $transition, 'in' );
		$out     = ModelReader::map( $transition, 'out' );
		$rows    = max( 1, ModelReader::integer_or( $in, 'rows', 1 ) );
		$columns = max( 1, ModelReader::integer_or( $in, 'columns', 1 ) );
		$moves   = static fn ( array $pose ): array => array_diff_key( $pose, array_flip( [ 'opacity', 'rows', 'columns', 'mask', 'ease', 'own' ] ) );
		foreach ( [ 'easeIn' => $in, 'easeOut' => $out ] as $key => $pose ) {
			if ( isset( $pose['ease'] ) ) {
				$play[ $key ] = Easing::css( ModelReader::text( $pose, 'ease' ) );
			}
		}
		if ( 1 === $rows && 1 === $columns && ! $moves( $in ) && ! $moves( $out ) ) {
			return $play;
		}
		$axis = isset( $in['x'] ) ? 'x' : 'y';
		if ( 1 === $rows && 1 === $columns && in_array( $in[ $axis ] ?? null, [ '100%', '-100%', 100, -100 ], true ) && 1 === count( $moves( $in ) ) ) {
			$play['family'] = false === ( $out['own'] ?? null ) || ! $moves( $out ) ? 'overlay' : 'slide';
			$negative       = str_starts_with( ModelReader::text( $in, $axis ), '-' );
			$play['from']   = 'x' === $axis ? ( $negative ? 'left' : 'right' ) : ( $negative ? 'top' : 'bottom' );
			return $play;
		}
		// Random values are kept: the engine picks one for each piece.
		$pose           = static fn ( array $values ): object => (object) array_filter( array_diff_key( $values, array_flip( [ 'rows', 'columns', 'mask', 'ease', 'own' ] ) ), static fn ( mixed $value ): bool => 'inherit' !== $value );
		$play['family'] = 'pieces';
		$play['pieces'] = [
			'rows'    => min( 20, $rows ),
			'columns' => min( 20, $columns ),
			'order'   => self::order( $transition ),
			'delay'   => ModelReader::number_or( $transition, 'delay', 40 ),
			'in'      => $pose( $in ),
			'out'     => false === ( $out['own'] ?? null ) ? (object) [] : $pose( $out ),
		];
		if ( ModelReader::flag( $in, 'mask' ) || ModelReader::flag( $out, 'mask' ) ) {
			$play['pieces']['mask'] = true;
		}
		return $play;
	}
	/**
	 * Order in which pieces follow each other: the transition's order, or its flow.
	 *
	 * @param array<string, mixed> $transition
	 */
	private static function order( array $transition ): string {
		$flows = [ 'edges' => 'edges', 'center' => 'center', 'random' => 'random' ];
		return ModelReader::text( $transition, 'order' ) ?: ( $flows[ ModelReader::text( $transition, 'flow' ) ] ?? 'forward' );
	}
}
