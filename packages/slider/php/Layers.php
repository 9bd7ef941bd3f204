<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model;

/** What the engine has to know of layers: frames, hover, loops, actions. A layer that only stands there is not listed. */
final class Layers {

	/**
	 * All layers of a list and those inside them, flat.
	 *
	 * @param list<array<string, mixed>> $layers
	 * @param list<string>               $keys   Keys of the slides in order, for actions that name one by its number.
	 * @param list<string>               $hidden Ids of layers that an action shows first.
	 * @param bool                       $first  They are seen at first paint, so PHP prints their entrance.
	 * @return list<array<string, mixed>>
	 */
	public static function play( array $layers, array $keys, array $hidden, bool $first ): array {
		$list = [];
		foreach ( $layers as $layer ) {
			$entry = self::layer( $layer, $keys, $hidden, $first );
			if ( count( $entry ) > 1 ) {
				$list[] = $entry;
			}
			array_push( $list, ...self::play( Get::maps( $layer, 'layers' ), $keys, $hidden, $first ) );
		}
		return $list;
	}

	/**
	 * @param array<string, mixed> $layer
	 * @param list<string>         $keys
	 * @param list<string>         $hidden
	 * @return array<string, mixed>
	 */
	private static function layer( array $layer, array $keys, array $hidden, bool $first ): array {
		$play = [ 'id' => Get::text( $layer, 'id' ) ];
		$over = Get::map( $layer, 'onSlides' );
		if ( $over ) {
			$play['slides'] = [ max( -1, Get::whole( $over, 'start', -1 ) - 1 ), max( -1, Get::whole( $over, 'end', -1 ) - 1 ) ];
			if ( [ -1, -1 ] === $play['slides'] ) {
				unset( $play['slides'] );
			}
		}
		$before = self::before( $layer );
		$frames = self::frames( $layer );
		if ( $frames ) {
			$play['before'] = (object) Poses::play( $before, [], $layer );
			$play['frames'] = $frames;
			if ( $first && Entrance::is_there( $layer ) ) {
				$play['adopted'] = true;
			}
		}
		$hover = Get::map( $layer, 'hover' );
		if ( Get::map( $hover, 'to' ) ) {
			$play['hover'] = [
				'to'       => (object) Poses::play( Get::map( $hover, 'to' ), self::rest( $layer ), $layer ),
				'duration' => Get::number( $hover, 'duration' ),
				'ease'     => Ease::css( Get::text( $hover, 'ease' ) ),
			];
		}
		if ( Get::map( $layer, 'loop' ) ) {
			$play['loop'] = self::loop( Get::map( $layer, 'loop' ) );
		}
		$again = Get::map( $layer, 'frameLoop' );
		if ( $again ) {
			$play['frameLoop'] = [
				'from'    => Get::text( $again, 'from' ),
				'to'      => Get::text( $again, 'to' ),
				'repeats' => Get::whole( $again, 'repeats', -1 ),
			];
		}
		$actions = self::actions( $layer, $keys );
		if ( $actions ) {
			$play['actions'] = $actions;
		}
		if ( Get::whole( $layer, 'parallax' ) > 0 ) {
			$play['parallax'] = Get::whole( $layer, 'parallax' );
		}
		if ( Get::map( $layer, 'video' ) && in_array( $layer['type'] ?? '', [ 'video', 'audio' ], true ) ) {
			$play['video'] = Videos::play( Get::map( $layer, 'video' ) );
		}
		if ( isset( $layer['scrollBound'] ) ) {
			$play['scrollBound'] = Get::flag( $layer, 'scrollBound' );
		}
		if ( self::waits( $layer, $hidden ) ) {
			$play['hiddenUntilAction'] = true;
		}
		return $play + ( Get::flag( $layer, 'keepsState' ) ? [ 'keepsState' => true ] : [] );
	}

	/**
	 * @param array<string, mixed> $layer
	 * @param list<string>         $hidden
	 */
	public static function waits( array $layer, array $hidden ): bool {
		return 'action' === ( self::entrance( $layer )['at'] ?? null ) || in_array( Get::text( $layer, 'id' ), $hidden, true );
	}

	/**
	 * The frame that brings a layer in.
	 *
	 * @param array<string, mixed> $layer
	 * @return array<string, mixed>
	 */
	public static function entrance( array $layer ): array {
		foreach ( Get::maps( $layer, 'frames' ) as $frame ) {
			if ( 'frame_1' === Get::text( $frame, 'id' ) ) {
				return $frame;
			}
		}
		return [];
	}

	/**
	 * The state before the entrance; invisible unless it says otherwise.
	 *
	 * @param array<string, mixed> $layer
	 * @return array<string, mixed>
	 */
	public static function before( array $layer ): array {
		foreach ( Get::maps( $layer, 'frames' ) as $frame ) {
			if ( 'frame_0' === Get::text( $frame, 'id' ) ) {
				return Get::map( $frame, 'to' ) + [ 'opacity' => [ 0, 0, 0, 0 ] ];
			}
		}
		return [ 'opacity' => [ 0, 0, 0, 0 ] ];
	}

	/**
	 * The state after the entrance: how CSS shows a layer that stands still.
	 *
	 * @param array<string, mixed> $layer
	 * @return array<string, mixed>
	 */
	public static function rest( array $layer ): array {
		$turned = Get::map( $layer, 'transform' );
		return Get::map( self::entrance( $layer ), 'to' ) + $turned;
	}

	/**
	 * @param array<string, mixed> $layer
	 * @return list<array<string, mixed>>
	 */
	private static function frames( array $layer ): array {
		$list    = [];
		$earlier = [];
		foreach ( Get::maps( $layer, 'frames' ) as $frame ) {
			$to = Get::map( $frame, 'to' );
			if ( 'frame_0' !== Get::text( $frame, 'id' ) ) {
				$list[] = self::frame( $frame, $earlier, $layer );
			}
			$earlier = $to;
		}
		return $list;
	}

	/**
	 * @param array<string, mixed> $frame
	 * @param array<string, mixed> $earlier
	 * @param array<string, mixed> $layer
	 * @return array<string, mixed>
	 */
	private static function frame( array $frame, array $earlier, array $layer ): array {
		$to = Get::flag( $frame, 'mirrors' ) ? self::before( $layer ) : Get::map( $frame, 'to' );
		$at = $frame['at'] ?? 0;
		$play = [
			'name'     => Get::text( $frame, 'id' ),
			'at'       => 'slideEnd' === $at ? 'end' : $at,
			'duration' => Get::number( $frame, 'duration' ),
			'ease'     => Ease::css( Get::text( $frame, 'ease' ) ),
			'to'       => (object) Poses::play( $to, $earlier, $layer ),
		];
		$split = Get::maps( $frame, 'split' );
		if ( ! $split && 'frame_1' === $play['name'] ) {
			$split = Get::maps( self::frame_zero( $layer ), 'split' );
		}
		if ( $split ) {
			$play['split'] = self::split( $split[0], $layer, $play['name'] );
		}
		if ( is_array( $frame['mask'] ?? null ) ) {
			$from         = Poses::play( Get::map( $frame, 'mask' ), [], $layer );
			$play['mask'] = $from ? [ 'from' => $from ] : (object) [];
		}
		if ( Get::map( $frame, 'sfx' ) ) {
			$play['block'] = [
				'direction' => Get::text( Get::map( $frame, 'sfx' ), 'effect' ),
				'color'     => Css::color( Get::map( $frame, 'sfx' )['color'] ?? null ) ?? '#ffffff',
			];
		}
		return $play;
	}

	/**
	 * @param array<string, mixed> $layer
	 * @return array<string, mixed>
	 */
	private static function frame_zero( array $layer ): array {
		foreach ( Get::maps( $layer, 'frames' ) as $frame ) {
			if ( 'frame_0' === Get::text( $frame, 'id' ) ) {
				return $frame;
			}
		}
		return [];
	}

	/**
	 * @param array<string, mixed> $split
	 * @param array<string, mixed> $layer
	 * @return array<string, mixed>
	 */
	private static function split( array $split, array $layer, string $frame ): array {
		// Pieces come in from where frame_0 has them, and go out to where their own frame says.
		$zero = Get::maps( self::frame_zero( $layer ), 'split' )[0] ?? [];
		$play = [
			'by'    => Get::text( $split, 'by' ),
			'step'  => Get::number( $split, 'step' ),
			'order' => Get::text( $split, 'order' ),
			'from'  => (object) Poses::play( Get::map( 'frame_1' === $frame ? $zero : $split, 'pose' ), [], $layer ),
		];
		if ( isset( $split['ease'] ) ) {
			$play['ease'] = Ease::css( Get::text( $split, 'ease' ) );
		}
		if ( isset( $split['duration'] ) ) {
			$play['duration'] = Get::number( $split, 'duration' );
		}
		return $play;
	}

	/**
	 * @param array<string, mixed> $loop
	 * @return array<string, mixed>
	 */
	private static function loop( array $loop ): array {
		$play = [
			'from'     => (object) Poses::play( Get::map( $loop, 'from' ) ),
			'to'       => (object) Poses::play( Get::map( $loop, 'to' ) ),
			'duration' => Get::number( $loop, 'duration' ),
			'ease'     => Ease::css( Get::text( $loop, 'ease' ) ),
		];
		$yoyo = array_filter( Get::map( $loop, 'yoyo' ) );
		if ( $yoyo ) {
			$play['yoyo'] = $yoyo;
		}
		foreach ( [ 'start', 'end' ] as $key ) {
			if ( Get::number( $loop, $key ) > 0 ) {
				$play[ $key ] = Get::number( $loop, $key );
			}
		}
		return $play;
	}

	/**
	 * @param array<string, mixed> $layer
	 * @param list<string>         $keys
	 * @return list<array<string, mixed>>
	 */
	private static function actions( array $layer, array $keys ): array {
		$list = [];
		foreach ( Get::maps( $layer, 'actions' ) as $action ) {
			$do = Get::text( $action, 'do' );
			if ( 'unknown' === $do || ( 'simplelink' === $do && null !== LayerTree::link( $layer ) && 'click' === Get::text( $action, 'on' ) ) ) {
				continue; // A plain link is one in the markup.
			}
			$play = [
				'on' => Get::text( $action, 'on' ),
				'do' => $do,
			];
			foreach ( [ 'layer', 'className', 'url', 'target', 'modal', 'anchor' ] as $key ) {
				if ( '' !== Get::text( $action, $key ) ) {
					$play[ $key ] = Get::text( $action, $key );
				}
			}
			$slide = Get::text( $action, 'slide' );
			if ( '' !== $slide ) {
				$play['slide'] = ctype_digit( $slide ) ? ( $keys[ (int) $slide - 1 ] ?? $slide ) : $slide;
			}
			if ( is_array( $action['frames'] ?? null ) && $action['frames'] ) {
				$play['frames'] = array_values( $action['frames'] );
			}
			if ( Get::number( $action, 'delay' ) > 0 ) {
				$play['delay'] = Get::number( $action, 'delay' );
			}
			$cover = Css::color( $action['cover'] ?? null );
			if ( null !== $cover ) {
				$play['cover'] = $cover;
			}
			if ( isset( $action['offset'] ) ) {
				$play['offset'] = (float) Get::text( $action, 'offset' );
			}
			if ( str_starts_with( $do, 'scroll' ) || 'menulink' === $do ) {
				$play['duration'] = Get::number( $action, 'duration' );
				$play['ease']     = Ease::css( Get::text( $action, 'ease' ) );
			}
			$list[] = $play + ( Get::flag( $action, 'children' ) ? [ 'children' => true ] : [] );
		}
		return $list;
	}

	/**
	 * Layers that an action starts hidden, wherever the action stands.
	 *
	 * @param list<array<string, mixed>> $layers
	 * @return list<string>
	 */
	public static function hidden( array $layers ): array {
		$ids = [];
		foreach ( $layers as $layer ) {
			foreach ( Get::maps( $layer, 'actions' ) as $action ) {
				if ( 'hidden' === Get::text( $action, 'state' ) && '' !== Get::text( $action, 'layer' ) ) {
					$ids[] = Get::text( $action, 'layer' );
				}
			}
			array_push( $ids, ...self::hidden( Get::maps( $layer, 'layers' ) ) );
		}
		return $ids;
	}
}
