<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compile\Play;

use Frontage\Slider\Model\Compile\Style\Easing;
use Frontage\Slider\Model\Document\Get;

/** Names and parts of transitions, as the few families that the engine knows. */
final class Transitions {

	/** What `random-static` draws from. */
	private const FLAT = [ 'slidehorizontal', 'slidevertical', 'boxfade', 'slotslide-horizontal', 'slotfade-vertical', 'slotzoom-horizontal', 'curtain-1' ];

	/** What `random-premium` draws from. */
	private const DEEP = [ 'slidingoverlayhorizontal', 'slidingoverlayvertical', 'parallaxhorizontal', 'parallaxvertical', 'zoomin', 'zoomout', 'boxslide' ];

	/** What stands for another one each time: never what needs more than the modules `transitions` and `pieces`. */
	private const DRAWN = [
		'random'         => [ ...self::FLAT, ...self::DEEP ],
		'random-static'  => self::FLAT,
		'random-premium' => self::DEEP,
	];

	/**
	 * Name => family, where from, and what else the family takes (docs/reference/slider.md B6). A name that is not here fades.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function names(): array {
		$names = [
			'none'                    => [ 'family' => 'none' ],
			'notransition'            => [ 'family' => 'none' ],
			'fade'                    => [ 'family' => 'fade' ],
			'crossfade'               => [ 'family' => 'fade' ],
			'fadethroughdark'         => [ 'family' => 'fade' ],
			'fadethroughlight'        => [ 'family' => 'fade' ],
			'fadethroughtransparent'  => [ 'family' => 'fade' ],
			'random'                  => [ 'family' => 'fade' ],
			'random-static'           => [ 'family' => 'fade' ],
			'random-premium'          => [ 'family' => 'fade' ],
			'fadetoleftfadefromright' => [ 'family' => 'fade', 'from' => 'right' ],
			'fadetorightfadefromleft' => [ 'family' => 'fade', 'from' => 'left' ],
			'fadetotopfadefrombottom' => [ 'family' => 'fade', 'from' => 'bottom' ],
			'fadetobottomfadefromtop' => [ 'family' => 'fade', 'from' => 'top' ],
			'zoomin'                  => [ 'family' => 'scale', 'from' => 'in' ],
			'zoomout'                 => [ 'family' => 'scale', 'from' => 'out' ],
			'cube'                    => self::cube( 'cube', false ),
			'cube-horizontal'         => self::cube( 'cube', true ),
			'incube'                  => self::cube( 'incube', false ),
			'incube-horizontal'       => self::cube( 'incube', true ),
			'turnoff'                 => self::cube( 'turn', false ),
			'turnoff-vertical'        => self::cube( 'turn', true ),
			'flyin'                   => self::cube( 'fly', false ),
			'papercut'                => self::cube( 'papercut', false ),
			'3dcurtain-horizontal'    => self::cube( 'curtain', false ),
			'3dcurtain-vertical'      => self::cube( 'curtain', true ),
			'boxslide'                => self::pieces( 5, 8, [ 'x' => '100%', 'opacity' => 0 ] ),
			'boxfade'                 => self::pieces( 5, 8, [ 'opacity' => 0 ] ),
			'slotslide-horizontal'    => self::pieces( 1, 8, [ 'x' => '100%' ] ),
			'slotslide-vertical'      => self::pieces( 8, 1, [ 'y' => '100%' ] ),
			'slotfade-horizontal'     => self::pieces( 1, 8, [ 'opacity' => 0 ] ),
			'slotfade-vertical'       => self::pieces( 8, 1, [ 'opacity' => 0 ] ),
			'slotzoom-horizontal'     => self::pieces( 1, 8, [ 'opacity' => 0, 'scaleX' => 1.8, 'scaleY' => 1.8 ] ),
			'slotzoom-vertical'       => self::pieces( 8, 1, [ 'opacity' => 0, 'scaleX' => 1.8, 'scaleY' => 1.8 ] ),
			'curtain-1'               => self::pieces( 1, 8, [ 'y' => '100%' ] ),
			'curtain-2'               => self::pieces( 1, 8, [ 'y' => '-100%' ], 'backward' ),
			'curtain-3'               => self::pieces( 1, 8, [ 'y' => '100%' ], 'middletoedge' ),
		];
		// slideleft goes to the left: the new slide comes from the right.
		$opposite = [ 'left' => 'right', 'right' => 'left', 'up' => 'bottom', 'down' => 'top', 'horizontal' => 'horizontal', 'vertical' => 'vertical' ];
		foreach ( $opposite as $to => $from ) {
			$names[ "slide$to" ]          = [ 'family' => 'slide', 'from' => $from ];
			$names[ "slideover$to" ]      = [ 'family' => 'slide', 'from' => $from ]; // The engine tells the three by their names.
			$names[ "slideremove$to" ]    = [ 'family' => 'slide', 'from' => $from ];
			$names[ "slidingoverlay$to" ] = [ 'family' => 'overlay', 'from' => $from ];
		}
		foreach ( [ 'left', 'right', 'top', 'bottom' ] as $side ) {
			$names[ "fadefrom$side" ]      = [ 'family' => 'fade', 'from' => $side ];
			$names[ "scaledownfrom$side" ] = [ 'family' => 'scale', 'from' => $side ];
		}
		foreach ( [ 'left' => 'right', 'right' => 'left', 'top' => 'bottom', 'bottom' => 'top' ] as $to => $from ) {
			$names[ "parallaxto$to" ] = [ 'family' => 'parallax', 'from' => $from ];
		}
		$names['parallaxhorizontal'] = [ 'family' => 'parallax', 'from' => 'horizontal' ];
		$names['parallaxvertical']   = [ 'family' => 'parallax', 'from' => 'vertical' ];
		foreach ( [ 'grayscale', 'grayscalecross', 'brightness', 'brightnesscross', 'blurlight', 'blurlightcross', 'blurstrong', 'blurstrongcross' ] as $filter ) {
			$names[ $filter ] = [ 'family' => 'filter' ];
		}
		return $names;
	}

	/** @return array<string, mixed> */
	private static function cube( string $shape, bool $vertical ): array {
		return [
			'family' => 'cube',
			'cube'   => [ 'shape' => $shape ] + ( $vertical ? [ 'vertical' => true ] : [] ) + [ 'depth' => 400, 'tilt' => 0 ],
		];
	}

	/**
	 * @param array<string, mixed> $in
	 * @return array<string, mixed>
	 */
	private static function pieces( int $rows, int $columns, array $in, string $order = 'forward' ): array {
		return [
			'family' => 'pieces',
			'pieces' => [ 'rows' => $rows, 'columns' => $columns, 'order' => $order, 'delay' => 40, 'in' => (object) $in, 'out' => (object) [] ],
		];
	}

	/**
	 * One after another, one a visit.
	 *
	 * @param array<string, mixed> $transition
	 * @return list<array<string, mixed>>
	 */
	public static function play( array $transition ): array {
		$list = Get::maps( $transition, 'list' );
		if ( $list && '' === Get::text( $transition, 'name' ) && ! self::has_parts( $transition ) ) {
			return array_map( self::one( ... ), $list );
		}
		return [ self::one( $transition ), ...array_map( self::one( ... ), $list ) ];
	}

	/** @param array<string, mixed> $transition */
	private static function has_parts( array $transition ): bool {
		return Get::map( $transition, 'in' ) || Get::map( $transition, 'd3' ) || '' !== Get::text( $transition, 'effect' );
	}

	/**
	 * @param array<string, mixed> $transition
	 * @return array<string, mixed>
	 */
	public static function one( array $transition ): array {
		$name = strtolower( Get::text( $transition, 'name' ) );
		$play = [
			'name'     => '' === $name ? ( strtolower( Get::text( $transition, 'effect' ) ) ?: 'fade' ) : $name,
			'family'   => 'fade',
			'duration' => Get::number( $transition, 'duration', 1000 ),
			'easeIn'   => Easing::css( Get::text( $transition, 'easeIn' ) ),
			'easeOut'  => Easing::css( Get::text( $transition, 'easeOut' ) ),
		];
		if ( Get::map( $transition, 'd3' ) ) {
			$play = self::with_cube( $play, Get::map( $transition, 'd3' ) );
		} elseif ( '' !== $name ) {
			$play = ( self::names()[ $name ] ?? [] ) + $play;
		} elseif ( 'slidingoverlay' === $play['name'] ) {
			$play['family'] = 'overlay';
			$play['from']   = 'horizontal';
		} elseif ( Get::map( $transition, 'in' ) ) {
			$play = self::with_parts( $play, $transition );
		}
		$slots = Get::whole( $transition, 'slots' );
		$play  = self::with_slots( $play, $slots );
		if ( isset( self::DRAWN[ $name ] ) && ! isset( $play['cube'] ) ) {
			$names       = self::names();
			$play['any'] = array_map( static fn ( string $one ): array => self::with_slots( [ 'name' => $one ] + $names[ $one ], $slots ), self::DRAWN[ $name ] );
		}
		if ( 0.0 !== Get::number( $transition, 'rotation' ) ) {
			$play['rotate'] = Get::number( $transition, 'rotation' );
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
		$play['name']   = Get::text( $d3, 'effect' );
		$play['easeIn'] = $play['easeOut'] = Easing::css( Get::text( $d3, 'ease' ) );
		$play['cube']   = [ 'shape' => Get::text( $d3, 'effect' ) ]
			+ ( 'vertical' === Get::text( $d3, 'direction' ) ? [ 'vertical' => true ] : [] )
			+ [ 'depth' => Get::number( $d3, 'depth', 400 ), 'tilt' => Get::number( $d3, 'tilt' ), 'shade' => self::shade( $d3 ) ];
		return $play;
	}

	/**
	 * How dark a face becomes: the shadow's share, as strong as its colour is opaque.
	 *
	 * @param array<string, mixed> $d3
	 * @return list<float>
	 */
	private static function shade( array $d3 ): array {
		$opaque = preg_match( '/^rgba\([^,]+,[^,]+,[^,]+,\s*([\d.]+)\s*\)$/', Get::text( $d3, 'shadowColor' ), $found ) ? min( 1.0, (float) $found[1] ) : 1.0;
		$strong = Get::flag( $d3, 'shadow' ) ? $opaque : 0.0;
		return [ round( $strong * Get::number( $d3, 'shadowMin' ), 3 ), round( $strong * Get::number( $d3, 'shadowMax', 1 ), 3 ) ];
	}

	/**
	 * What moves in and out: a fade, a whole slide that comes over or pushes, or pieces.
	 *
	 * @param array<string, mixed> $play
	 * @param array<string, mixed> $transition
	 * @return array<string, mixed>
	 */
	private static function with_parts( array $play, array $transition ): array {
		$in      = Get::map( $transition, 'in' );
		$out     = Get::map( $transition, 'out' );
		$rows    = max( 1, Get::whole( $in, 'rows', 1 ) );
		$columns = max( 1, Get::whole( $in, 'columns', 1 ) );
		$moves   = static fn ( array $pose ): array => array_diff_key( $pose, array_flip( [ 'opacity', 'rows', 'columns', 'mask', 'ease', 'own' ] ) );
		foreach ( [ 'easeIn' => $in, 'easeOut' => $out ] as $key => $pose ) {
			if ( isset( $pose['ease'] ) ) {
				$play[ $key ] = Easing::css( Get::text( $pose, 'ease' ) );
			}
		}
		if ( 1 === $rows && 1 === $columns && ! $moves( $in ) && ! $moves( $out ) ) {
			return $play;
		}
		$axis = isset( $in['x'] ) ? 'x' : 'y';
		if ( 1 === $rows && 1 === $columns && in_array( $in[ $axis ] ?? null, [ '100%', '-100%', 100, -100 ], true ) && 1 === count( $moves( $in ) ) ) {
			$play['family'] = false === ( $out['own'] ?? null ) || ! $moves( $out ) ? 'overlay' : 'slide';
			$negative       = str_starts_with( Get::text( $in, $axis ), '-' );
			$play['from']   = 'x' === $axis ? ( $negative ? 'left' : 'right' ) : ( $negative ? 'top' : 'bottom' );
			return $play;
		}
		// Drawn values stay as they are: the engine draws one for each piece.
		$pose           = static fn ( array $values ): object => (object) array_filter( array_diff_key( $values, array_flip( [ 'rows', 'columns', 'mask', 'ease', 'own' ] ) ), static fn ( mixed $value ): bool => 'inherit' !== $value );
		$play['family'] = 'pieces';
		$play['pieces'] = [
			'rows'    => min( 20, $rows ),
			'columns' => min( 20, $columns ),
			'order'   => self::order( $transition ),
			'delay'   => Get::number( $transition, 'delay', 40 ),
			'in'      => $pose( $in ),
			'out'     => false === ( $out['own'] ?? null ) ? (object) [] : $pose( $out ),
		];
		if ( Get::flag( $in, 'mask' ) || Get::flag( $out, 'mask' ) ) {
			$play['pieces']['mask'] = true;
		}
		return $play;
	}
	/**
	 * How pieces follow each other: by the transition's order, else by its flow.
	 *
	 * @param array<string, mixed> $transition
	 */
	private static function order( array $transition ): string {
		$flows = [ 'edges' => 'edges', 'center' => 'center', 'random' => 'random' ];
		return Get::text( $transition, 'order' ) ?: ( $flows[ Get::text( $transition, 'flow' ) ] ?? 'forward' );
	}
}
