<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7\Layers;

use Frontage\SliderImport\Model\KeyframeReader;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Version7\Motion\V7Parallax;
use Frontage\SliderImport\Version7\Motion\V7TransitionReader;
use Frontage\SliderImport\Version7\Source\V7Markup;
use Frontage\SliderImport\Version7\V7CodeReport;
use Frontage\SliderImport\Version7\V7ImageReader;
use Frontage\SliderImport\Version7\V7Values;

defined( 'ABSPATH' ) || exit;

/** The layer of subtype `slidebg` is the background of its slide, with pan and zoom, and the transition of the slide. */
final class V7BackgroundReader {

	private const PAN = [ 'sX' => 'scale', 'x' => 'x', 'y' => 'y', 'rZ' => 'rotate' ];

	/** Place and time of the layer, which a background does not have. */
	private const LAYER = [ 'alias', 'rTo', 'size', 'pos', 'zIndex', 'fluid', 'tag', 'display', 'vis', 'listen', 'cursor', 'pE', 'hov', 'vA' ];

	public static function read( SourceValues $bag, SourceValues $timeline, ModelBuilder $slide, V7Values $values, V7Parallax $parallax, ?V7Markup $markup ): void {
		$bg = $bag->bag( 'bg' );
		V7Values::plain_colors( $bg, $slide, [ 'color' => 'background.color' ] );
		if ( V7ImageReader::read( bag: $bg, key: 'image', draft: $slide, path: 'background.image', paths: [ 'position' => 'background.position', 'fit' => 'background.fit', 'repeat' => 'background.repeat' ], markup: $markup ) ) {
			$alt = $bag->bag( 'attr' )->take_text( 'a' );
			if ( '' !== $alt ) {
				$slide->put( 'background.image.alt', $alt );
			}
		}
		V7VideoReader::read( $bg->bag( 'video' ), $slide, 'background.video' );
		$values->singles( $bag, $slide, [ 'mF' => 'background.mediaFilter' ] );
		$filter = $bag->bag( 'mF' );
		$values->singles( $filter, $slide, [ 'type' => 'background.mediaFilter' ] );
		foreach ( self::LAYER as $key ) {
			$bag->take( $key );
			foreach ( $bag->bag( $key )->keys() as $inner ) {
				$bag->bag( $key )->take( $inner );
			}
		}
		foreach ( [ 'a', 't' ] as $key ) {
			$bag->bag( 'attr' )->take( $key );
		}
		$level = $parallax->level( $bag->peek( 'mod' ) );
		if ( $level > 0 ) {
			$slide->put( 'background.parallax', $level );
		}
		$parallax->finish( $bag->bag( 'mod' ), $slide );
		$in = $timeline->bag( 'in' );
		V7TransitionReader::read( $in, 'bg', $slide, 'transition' );
		self::pan( $timeline, $slide );
		V7CodeReport::report_code( $bag );
		$timeline->finish();
		$bag->finish();
	}

	private static function pan( SourceValues $timeline, ModelBuilder $slide ): void {
		$from = $timeline->has( 'pan' ) ? $timeline : $timeline->bag( 'in' );
		$pan  = $from->bag( 'pan' );
		$all  = $pan->bag( 'all' );
		if ( [] === $all->keys() ) {
			return;
		}
		foreach ( [ 'Start' => '0', 'End' => '1' ] as $end => $key ) {
			$frame = $all->bag( $key );
			foreach ( self::PAN as $name => $to ) {
				$value = $frame->peek( $name );
				$value = 'sX' === $name && is_numeric( $value ) && (float) $value > 10 ? "$value%" : ( is_string( $value ) ? str_replace( 'deg', '', $value ) : $value );
				if ( ! is_array( $value ) && $slide->set( "background.panZoom.$to$end", $value ) ) {
					$frame->take( $name );
				}
			}
			if ( 'End' === $end ) {
				$frame->fill( $slide, [ 'd' => 'background.panZoom.duration' ] );
				KeyframeReader::ease( $frame, $slide, 'e', 'background.panZoom.ease' );
			}
			array_map( $frame->take( ... ), [ 't', 'd', 'f', 'e', 'sY' ] );
		}
		$blur = $timeline->bag( 'in' )->bag( 'filter' )->bag( 'all' );
		foreach ( [ 'Start' => '0', 'End' => '1' ] as $end => $key ) {
			$frame = $blur->bag( $key );
			if ( V7Values::is_on( $frame->peek( 'fu' ) ) || $frame->has( 'b' ) ) {
				$frame->fill( $slide, [ 'b' => "background.panZoom.blur$end" ] );
			}
		}
		foreach ( [ 'pers', 'orig', 'ex', 'd' ] as $key ) {
			$pan->take( $key );
			foreach ( $pan->bag( $key )->keys() as $inner ) {
				$pan->bag( $key )->take( $inner );
			}
		}
	}
}
