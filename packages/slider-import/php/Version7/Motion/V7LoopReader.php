<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7\Motion;

use Frontage\SliderImport\Model\KeyframeReader;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Version7\V7Values;

defined( 'ABSPATH' ) || exit;

/** Reads the loop of a layer of version 7: frames [start, from, to], of which the last repeats. */
final class V7LoopReader {

	private const SILENT = [ 't', 'd', 'f', 'e', 'xRe', 'yRe', 'pE', 'off' ];

	/** Kinds of motion that a loop may run back. */
	private const YOYO = [ 'move', 'rotate', 'scale', 'filter' ];

	public static function read( SourceValues $loop, ModelBuilder $layer, V7Values $values, bool $is_7_0 ): void {
		if ( V7Values::is_on( $loop->peek( 'd' ) ) ) {
			foreach ( $loop->keys() as $key ) {
				$loop->take( $key );
			}
			return;
		}
		$poses = new V7PoseReader( $values, $is_7_0 );
		$list  = $loop->bag( 'all' );
		if ( [] === $list->keys() ) {
			$group = array_values( array_filter( $loop->keys(), static fn( string $key ): bool => ! in_array( $key, [ 'all', 'pers', 'orig', 'ex', 'd' ], true ) ) );
			$list  = isset( $group[0] ) ? $loop->bag( $group[0] ) : $list;
		}
		$keys = $list->keys();
		if ( count( $keys ) < 2 ) {
			return;
		}
		[ $from, $to ] = array_slice( array_map( $list->bag( ... ), $keys ), -2 );
		$first         = $list->bag( $keys[0] );
		$origin        = $poses->origin( $loop );
		$start         = $poses->read( $from );
		$end           = $poses->read( $to, $start );
		foreach ( [ 'from' => $start, 'to' => $end ] as $name => $pose ) {
			$shown = V7PoseReader::without_rest( $pose );
			$layer->put( "loop.$name", $shown || $origin ? [ ...$shown, ...$origin ] : [] );
		}
		$layer->set( 'loop.duration', '' === $to->text( 'd' ) ? 300 : $to->text( 'd' ) );
		KeyframeReader::ease( $to, $layer, 'e', 'loop.ease' );
		$layer->set( 'loop.start', '' === $first->text( 't' ) ? 0 : $first->text( 't' ) );
		$repeat = $to->bag( 'rep' );
		if ( V7Values::is_on( $repeat->peek( 'y' ) ) ) {
			$layer->put( 'loop.yoyo', array_fill_keys( self::YOYO, true ) );
		}
		if ( ! is_numeric( $repeat->text( 'r' ) ) || (float) $repeat->text( 'r' ) < 0 ) {
			$repeat->take( 'r' );
		}
		array_map( $repeat->take( ... ), [ 's', 'y', 'sh', 'c' ] );
		foreach ( $keys as $key ) {
			array_map( $list->bag( $key )->take( ... ), self::SILENT );
		}
		array_map( $loop->take( ... ), [ 'ex', 'd' ] );
		if ( is_array( $layer->get( 'loop.from' ) ) && [] === $layer->get( 'loop.from' ) && [] === $layer->get( 'loop.to' ) ) {
			$layer->put( 'loop.to', [ 'x' => [ 0 ] ] );
		}
	}
}
