<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Playback;

use Frontage\Slider\Model\Compiler\Keyframes;
use Frontage\Slider\Model\Compiler\PlainOptions;
use Frontage\Slider\Model\Compiler\Style\CssValue;
use Frontage\Slider\Model\Compiler\Style\Easing;
use Frontage\Slider\Model\Compiler\Style\EntranceAnimation;
use Frontage\Slider\Model\Compiler\Style\Poses;
use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/** Playback config of layers: keyframes, hover, loops, actions. Layers without any of these are omitted, unless an action names them. */
final class LayerPlayback {

	/**
	 * Returns all layers, including nested ones, as a flat list.
	 *
	 * @param list<array<string, mixed>> $layers
	 * @param list<string>               $keys   Keys of the slides in order, for actions that name a slide by number.
	 * @param array<array-key, bool>     $targets Layers that an action names: LayerActions::targets().
	 * @param bool                       $first  Whether they are visible at first paint, so that PHP renders their entrance.
	 * @return list<array<string, mixed>>
	 */
	public static function play( array $layers, array $keys, array $targets, bool $first ): array {
		$list = [];
		foreach ( $layers as $layer ) {
			$entry = self::layer( $layer, $keys, $targets, $first );
			if ( count( $entry ) > 1 || isset( $targets[ ModelReader::text( $layer, 'id' ) ] ) ) {
				$list[] = $entry;
			}
			array_push( $list, ...self::play( ModelReader::maps( $layer, 'layers' ), $keys, $targets, $first ) );
		}
		return $list;
	}

	/**
	 * @param array<string, mixed> $layer
	 * @param list<string>         $keys
	 * @param array<array-key, bool> $targets
	 * @return array<string, mixed>
	 */
	private static function layer( array $layer, array $keys, array $targets, bool $first ): array {
		$plain = PlainOptions::config( 'Layer', $layer );
		$play  = [ 'id' => ModelReader::text( $layer, 'id' ) ];
		$over  = ModelReader::map( $layer, 'onSlides' );
		if ( $over ) {
			$play['slides'] = [ max( -1, ModelReader::integer( $over, 'start' ) - 1 ), max( -1, ModelReader::integer( $over, 'end' ) - 1 ) ];
			if ( [ -1, -1 ] === $play['slides'] ) {
				unset( $play['slides'] );
			}
		}
		$frames = self::frames( $layer );
		if ( $frames ) {
			$play['before'] = (object) Poses::play( Keyframes::pose_before_entrance( $layer ), $layer );
			$play['frames'] = $frames;
			if ( $first && ! isset( $layer['clock'] ) && EntranceAnimation::has_entrance( $layer ) ) {
				$play['adopted'] = true;
			}
		}
		$hover = self::hover( $layer, ModelReader::map( $plain, 'hover' ) );
		if ( $hover ) {
			$play['hover'] = $hover;
		}
		if ( ModelReader::map( $layer, 'loop' ) ) {
			$play['loop'] = self::loop( ModelReader::map( $layer, 'loop' ), ModelReader::map( $plain, 'loop' ) );
		}
		$actions = LayerActions::play( $layer, $keys );
		if ( $actions ) {
			$play['actions'] = $actions;
		}
		if ( ModelReader::integer( $layer, 'parallax' ) > 0 ) {
			$play['parallax'] = ModelReader::integer( $layer, 'parallax' );
		}
		if ( '' !== Keyframes::countdown( $layer ) ) {
			$play['countdown'] = Keyframes::countdown( $layer );
		}
		if ( ModelReader::map( $layer, 'video' ) && in_array( $layer['type'] ?? '', [ 'video', 'audio' ], true ) ) {
			$play['video'] = VideoPlayback::play( ModelReader::map( $layer, 'video' ) );
		}
		if ( isset( $layer['scrollBound'] ) ) {
			$play['scrollBound'] = ModelReader::flag( $layer, 'scrollBound' );
		}
		if ( Keyframes::has_delayed_entrance( $layer, $targets ) ) {
			$play['hiddenUntilAction'] = true;
		}
		return $play + array_diff_key( $plain, [ 'hover' => true, 'loop' => true ] );
	}

	/**
	 * @param array<string, mixed> $layer
	 * @return list<array<string, mixed>>
	 */
	private static function frames( array $layer ): array {
		$list = [];
		foreach ( ModelReader::maps( $layer, 'frames' ) as $frame ) {
			if ( 'frame_0' !== ModelReader::text( $frame, 'id' ) ) {
				$list[] = self::frame( $frame, $layer );
			}
		}
		return $list;
	}

	/**
	 * @param array<string, mixed> $frame
	 * @param array<string, mixed> $layer
	 * @return array<string, mixed>
	 */
	private static function frame( array $frame, array $layer ): array {
		$name   = ModelReader::text( $frame, 'id' );
		$turned = ModelReader::flag( $frame, 'mirrors' ); // The exit is the reversed entrance, with its pieces, mask and block.
		$zero   = $turned || 'frame_1' === $name ? Keyframes::find_frame( $layer, 'frame_0' ) : [];
		$comes  = $turned ? Keyframes::entrance( $layer ) : $frame;
		$at     = $frame['at'];
		$play   = [
			'name'     => $name,
			'at'       => 'slideEnd' === $at ? 'end' : $at,
			'duration' => ModelReader::number( $frame, 'duration' ),
			'ease'     => Easing::css( ModelReader::text( $frame, 'ease' ) ),
			'to'       => (object) Poses::play( ModelReader::map( $turned ? $zero : $frame, 'to' ), $layer ),
		];
		$split  = ModelReader::maps( $comes, 'split' ) ?: ModelReader::maps( $zero, 'split' );
		if ( $split ) {
			// Pieces enter from their pose in frame_0 and leave to the pose of their own keyframe.
			$play['split'] = self::split( $split[0], $zero ? ( ModelReader::maps( $zero, 'split' )[0] ?? [] ) : $split[0] );
		}
		if ( is_array( $comes['mask'] ?? $zero['mask'] ?? null ) ) {
			$from         = Keyframes::mask( $layer, $turned ? 'frame_1' : $name );
			$play['mask'] = $from ? [ 'from' => $from ] : (object) [];
		}
		$block = ModelReader::map( $comes, 'sfx' ) ?: ModelReader::map( $zero, 'sfx' );
		if ( $block ) {
			$play['block'] = [
				'direction' => ModelReader::text( $block, 'effect' ),
				'color'     => CssValue::color( $block['color'] ?? null ) ?? '#ffffff',
			];
		}
		return $play;
	}

	/**
	 * @param array<string, mixed> $split
	 * @param array<string, mixed> $away  Settings of the pieces before or after the keyframe.
	 * @return array<string, mixed>
	 */
	private static function split( array $split, array $away ): array {
		return PlainOptions::config( 'Split', $split ) + [ 'from' => (object) Poses::play( ModelReader::map( $away, 'pose' ) ) ];
	}

	/**
	 * @param array<string, mixed> $layer
	 * @param array<string, mixed> $plain
	 * @return array<string, mixed>
	 */
	private static function hover( array $layer, array $plain ): array {
		$hover = ModelReader::map( $layer, 'hover' );
		$to    = ModelReader::map( $hover, 'to' );
		if ( ! $to ) {
			return [];
		}
		if ( Keyframes::is_masked( $layer ) ) {
			$to += Keyframes::resting_pose( $layer ); // With a mask, hover and keyframes animate the same element.
		}
		return [ 'to' => (object) Poses::play( $to, $layer ) ] + $plain;
	}

	/**
	 * Values that a loop changes; values that are neutral at both ends are dropped.
	 *
	 * @param array<string, mixed> $loop
	 * @return array{ array<string, mixed>, array<string, mixed> }
	 */
	public static function loop_poses( array $loop ): array {
		if ( ! $loop ) {
			return [ [], [] ];
		}
		$from = ModelReader::map( $loop, 'from' );
		$to   = ModelReader::map( $loop, 'to' );
		$idle = array_filter( array_keys( $from + $to ), static fn ( string $key ): bool => Poses::is_neutral( $key, $from[ $key ] ?? null ) && Poses::is_neutral( $key, $to[ $key ] ?? null ) );
		return [ array_diff_key( $from, array_flip( $idle ) ), array_diff_key( $to, array_flip( $idle ) ) ];
	}

	/**
	 * @param array<string, mixed> $loop
	 * @param array<string, mixed> $plain
	 * @return array<string, mixed>
	 */
	private static function loop( array $loop, array $plain ): array {
		[ $from, $to ] = self::loop_poses( $loop );
		$play          = [
			'from' => (object) Poses::play( $from ),
			'to'   => (object) Poses::play( $to ),
		] + $plain;
		$yoyo          = array_filter( ModelReader::map( $loop, 'yoyo' ) );
		if ( $yoyo ) {
			$play['yoyo'] = $yoyo;
		}
		foreach ( [ 'start', 'end' ] as $key ) {
			if ( ModelReader::number( $loop, $key ) > 0 ) {
				$play[ $key ] = ModelReader::number( $loop, $key );
			}
		}
		return $play;
	}
}
