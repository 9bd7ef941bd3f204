<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Export;

use Frontage\SliderImport\Model\KeyframeReader;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;

defined( 'ABSPATH' ) || exit;

/** Reads the keyframes of a layer of an export. */
final class ExportKeyframeReader {

	private const POSE = [
		'x' => 'x', 'y' => 'y', 'z' => 'z', 'opacity' => 'opacity', 'scaleX' => 'scaleX', 'scaleY' => 'scaleY', 'skewX' => 'skewX', 'skewY' => 'skewY', 'rotationX' => 'rotateX',
		'rotationY' => 'rotateY', 'rotationZ' => 'rotateZ', 'originX' => 'originX', 'originY' => 'originY', 'originZ' => 'originZ', 'transformPerspective' => 'perspective',
	];

	private const ANGLES = [ 'skewX', 'skewY', 'rotationX', 'rotationY', 'rotationZ' ];

	public static function read( SourceValues $timeline, ModelBuilder $layer ): void {
		$source = $timeline->bag( 'frames' );
		$order  = self::order( $timeline );
		$frames = [];
		$names  = array_values( array_filter( $source->keys(), static fn( string $key ): bool => 1 === preg_match( '/^frame_\d{1,3}$/', $key ) ) );
		$names  = array_values( array_unique( [ 'frame_0', 'frame_1', ...$names ] ) );
		natsort( $names );
		$sorted = array_values( array_unique( [ ...array_intersect( array_keys( $order ), $names ), ...$names ] ) );
		foreach ( $sorted as $name ) {
			$frames[] = self::frame( $source->bag( $name ), $name, $order[ $name ] ?? null );
		}
		self::list_order( $timeline, $sorted, $frames );
		$layer->put( 'frames', $frames );
		$loop = $timeline->bag( 'loop' );
		if ( true === $loop->peek( 'use' ) ) {
			self::loop( $loop, $layer );
		}
		$again = $timeline->bag( 'tloop' );
		if ( true === $again->peek( 'use' ) ) {
			$again->take( 'use' );
			$again->fill( $layer, [ 'from' => 'frameLoop.from', 'to' => 'frameLoop.to', 'repeat' => 'frameLoop.repeats', 'keep' => 'frameLoop.keep' ] );
		}
	}

	/** @return array<string, mixed> Keyframe => start. */
	private static function order( SourceValues $timeline ): array {
		$order = [];
		foreach ( is_array( $timeline->peek( 'frameOrder' ) ) ? $timeline->peek( 'frameOrder' ) : [] as $one ) {
			if ( is_array( $one ) && is_string( $one['id'] ?? null ) ) {
				$order[ $one['id'] ] = $one['start'] ?? null;
			}
		}
		return $order;
	}

	/**
	 * Marks the list as used if the keyframes have the same order; -1 for frame_0 has no meaning.
	 *
	 * @param list<string>               $sorted
	 * @param list<array<string, mixed>> $frames
	 */
	private static function list_order( SourceValues $timeline, array $sorted, array $frames ): void {
		$list = $timeline->peek( 'frameOrder' );
		$left = [];
		foreach ( is_array( $list ) ? array_values( $list ) : [] as $n => $one ) {
			$one          = is_array( $one ) ? $one : [ 'value' => $one ];
			$at           = array_search( $one['id'] ?? '', $sorted, true );
			$listed_start = false === $at ? null : ( $frames[ $at ]['at'] ?? 0 );
			$same         = false !== $at && $at === $n && array_diff_key( $one, [ 'id' => 1, 'start' => 1 ] ) === [] && ( ! isset( $one['start'] ) || $one['start'] === $listed_start || ( 0 === $at && -1 === $one['start'] ) );
			if ( ! $same ) {
				$left[ $n ] = $one;
			}
		}
		$timeline->take( 'frameOrder' );
		if ( $left ) {
			$timeline->put_back( 'frameOrder', $left );
		}
	}

	/** @return array<string, mixed> */
	private static function frame( SourceValues $bag, string $name, mixed $start ): array {
		$frame = new ModelBuilder( 'Frame' );
		$frame->put( 'id', $name );
		self::pose( $bag->bag( 'transform' ), $frame, 'to' );
		$time = $bag->bag( 'timeline' );
		if ( true === $time->peek( 'endWithSlide' ) ) {
			$frame->put( 'at', 'slideEnd' );
			$time->take( 'endWithSlide' );
		} elseif ( true === $time->peek( 'actionTriggered' ) || true === $time->peek( 'waitoncall' ) ) {
			$frame->put( 'at', 'action' );
			$time->take( true === $time->peek( 'actionTriggered' ) ? 'actionTriggered' : 'waitoncall' );
		} elseif ( $time->has( 'start' ) && 'frame_0' !== $name ) {
			$time->fill( $frame, [ 'start' => 'at' ] );
		} elseif ( is_numeric( $start ) && $start >= 0 ) {
			$frame->set( 'at', $start );
		}
		$time->fill( $frame, [ 'speed' => 'duration', 'auto' => 'mirrors' ] );
		KeyframeReader::ease( $time, $frame, 'ease', 'ease' );
		if ( 'frame_0' === $name && null === $frame->get( 'to.opacity' ) ) {
			$frame->put( 'to.opacity', [ 0 ] );
		}
		if ( 'frame_999' === $name && null === $frame->get( 'at' ) ) {
			$frame->put( 'at', 'slideEnd' );
		}
		$mask = $bag->bag( 'mask' );
		if ( true === $mask->peek( 'use' ) ) {
			$mask->take( 'use' );
			ExportBreakpointValue::fill( $mask, $frame, [ 'x' => 'mask.x', 'y' => 'mask.y' ] );
			if ( null === $frame->get( 'mask' ) ) {
				$frame->put( 'mask.x', [ 0 ] );
			}
		}
		$splits = [];
		foreach ( [ 'chars', 'words', 'lines' ] as $by ) {
			if ( true === $bag->bag( $by )->peek( 'use' ) ) {
				$splits[] = self::split( $bag->bag( $by ), $by );
			}
		}
		if ( $splits ) {
			$frame->put( 'split', $splits );
		}
		foreach ( [ 'color' => [ 'color', 'color' ], 'bgcolor' => [ 'backgroundColor', 'background' ] ] as $key => [ $inner, $to ] ) {
			if ( true === $bag->bag( $key )->peek( 'use' ) ) {
				$bag->bag( $key )->take( 'use' );
				ExportBreakpointValue::fill( $bag->bag( $key ), $frame, [ $inner => "to.$to" ] );
			}
		}
		self::filter( $bag->bag( 'filter' ), $frame, 'to' );
		$sfx = $bag->bag( 'sfx' );
		if ( '' !== $sfx->text( 'effect' ) && 'none' !== $sfx->text( 'effect' ) ) {
			$sfx->fill( $frame, [ 'effect' => 'sfx.effect', 'color' => 'sfx.color' ] );
		}
		return $frame->values();
	}

	/** @return array<string, mixed> */
	private static function split( SourceValues $bag, string $by ): array {
		$split = new ModelBuilder( 'Split' );
		$split->put( 'by', $by );
		$bag->take( 'use' );
		if ( is_numeric( $bag->text( 'delay' ) ) && $split->set( 'step', 10 * (float) $bag->text( 'delay' ) ) ) {
			$bag->take( 'delay' );
		}
		$bag->fill( $split, [ 'direction' => 'order', 'speed' => 'duration' ] );
		KeyframeReader::ease( $bag, $split, 'ease', 'ease' );
		self::pose( $bag, $split, 'pose' );
		return $split->values();
	}

	public static function pose( SourceValues $bag, ModelBuilder $draft, string $at ): void {
		foreach ( self::POSE as $key => $name ) {
			if ( in_array( $key, self::ANGLES, true ) && is_string( $bag->peek( $key ) ) ) {
				if ( $draft->set( "$at.$name", preg_replace( '/(?<=\d)deg\b/', '', $bag->text( $key ) ) ) ) {
					$bag->take( $key );
				}
				continue;
			}
			ExportBreakpointValue::fill( $bag, $draft, [ $key => "$at.$name" ] );
		}
	}

	public static function filter( SourceValues $bag, ModelBuilder $draft, string $at ): void {
		foreach ( [ 'blur' => 'blur', 'grayscale' => 'grayscale', 'brightness' => 'brightness' ] as $key => $name ) {
			if ( $draft->set( "$at.$name", preg_replace( '/(?<=\d)(?:%|px)$/', '', $bag->text( $key ) ) ) ) {
				$bag->take( $key );
			}
		}
	}

	private static function loop( SourceValues $loop, ModelBuilder $layer ): void {
		$loop->take( 'use' );
		$loop->fill( $layer, [ 'speed' => 'loop.duration', 'start' => 'loop.start', 'yoyo_move' => 'loop.yoyo.move', 'yoyo_rotate' => 'loop.yoyo.rotate', 'yoyo_scale' => 'loop.yoyo.scale', 'yoyo_filter' => 'loop.yoyo.filter', 'curved' => 'loop.curved', 'autoRotate' => 'loop.autoRotate' ] );
		KeyframeReader::ease( $loop, $layer, 'ease', 'loop.ease' );
		foreach ( [ 'frame_0' => 'loop.from', 'frame_999' => 'loop.to' ] as $key => $at ) {
			self::pose( $loop->bag( $key ), $layer, $at );
		}
	}
}
