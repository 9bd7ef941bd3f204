<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7\Motion;

use Frontage\SliderImport\Model\KeyframeReader;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\PoseReader;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Version7\V7Values;

defined( 'ABSPATH' ) || exit;

/** Reads what a layer of version 7 looks like under the pointer. */
final class V7HoverReader {

	private const UNUSED = [ 'deco', 'zIndex', 'm', 'border', 'svg', 'radius', 'color', 'frame', 'filter' ];

	public static function read( SourceValues $hover, ModelBuilder $layer, V7Values $values ): void {
		if ( ! V7Values::is_on( $hover->take( 'u' ) ) ) {
			foreach ( $hover->keys() as $key ) {
				$hover->take( $key );
			}
			return;
		}
		$color = $hover->bag( 'color' );
		$values->colors( $color, $layer, [ 'c' => 'hover.to.color', 'bg' => 'hover.to.background' ] );
		$color->take( 'gAnim' );
		$border = $hover->bag( 'border' );
		if ( ! in_array( $border->text( 's' ), [ '', 'none' ], true ) ) {
			$values->singles( $border, $layer, [ 's' => 'hover.to.borderStyle' ] );
			$values->colors( $border, $layer, [ 'c' => 'hover.to.borderColor' ] );
			$values->sides( $border, 'w', $layer, 'hover.to.borderWidth', PoseReader::SIDES );
		}
		$values->sides( $hover, 'radius', $layer, 'hover.to.borderRadius', PoseReader::CORNERS );
		if ( $layer->get( 'hover.to.borderRadius' ) === ( $layer->get( 'style.borderRadius' ) ?? [] ) ) {
			$layer->put( 'hover.to', array_diff_key( is_array( $layer->get( 'hover.to' ) ) ? $layer->get( 'hover.to' ) : [], [ 'borderRadius' => 1 ] ) );
		}
		if ( ! in_array( $hover->text( 'deco' ), [ '', 'none' ], true ) ) {
			$values->singles( $hover, $layer, [ 'deco' => 'hover.to.textDecoration' ] );
		}
		if ( is_numeric( $hover->text( 'zIndex' ) ) ) {
			$values->singles( $hover, $layer, [ 'zIndex' => 'hover.zIndex' ] );
		}
		$values->singles( $hover, $layer, [ 'cursor' => 'hover.cursor' ] );
		$frame = $hover->bag( 'frame' );
		$layer->set( 'hover.duration', '' === $frame->text( 'd' ) ? 300 : $frame->text( 'd' ) );
		KeyframeReader::ease( $frame, $layer, 'e', 'hover.ease' );
		array_map( $frame->take( ... ), [ 'd', 'e', 'oX', 'oY', 'oZ' ] );
		$poses = new V7PoseReader( $values, true );
		$pose  = V7PoseReader::without_rest( $poses->filter( $hover->bag( 'filter' ), $poses->read( $frame ) ) );
		foreach ( $pose as $name => $value ) {
			$layer->put( "hover.to.$name", $value );
		}
		$svg = $hover->bag( 'svg' );
		$values->colors( $svg, $layer, [ 'color' => 'hover.to.svgFill', 'c' => 'hover.to.svgFill' ] );
		V7Values::plain_colors( $svg->bag( 'stroke' ), $layer, [ 'c' => 'hover.to.svgStroke' ] );
		foreach ( self::UNUSED as $key ) {
			if ( ! is_array( $hover->peek( $key ) ) ) {
				$hover->take( $key );
			}
		}
		array_map( $border->take( ... ), [ 'c', 's', 'w' ] );
		foreach ( $border->bag( 'w' )->keys() as $key ) {
			$border->bag( 'w' )->take( $key );
		}
	}
}
