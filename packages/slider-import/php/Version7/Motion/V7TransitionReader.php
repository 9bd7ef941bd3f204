<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7\Motion;

use Frontage\SliderImport\Model\KeyframeReader;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Version7\V7Values;

defined( 'ABSPATH' ) || exit;

/** Reads the transition of a slide of version 7: what the old and the new slide do, or the name of a preset. */
final class V7TransitionReader {

	private const SIDE = [ 'o' => 'opacity', 'x' => 'x', 'y' => 'y', 'z' => 'z', 'sx' => 'scaleX', 'sy' => 'scaleY', 'r' => 'rotateZ', 'rx' => 'rotateX', 'ry' => 'rotateY', 'row' => 'rows', 'col' => 'columns', 'm' => 'mask' ];

	private const CUBE = [ 'f' => 'effect', 'd' => 'direction', 'z' => 'depth', 't' => 'tilt', 'su' => 'shadow', 'c' => 'shadowColor', 'sc' => 'shadowColor', 'smi' => 'shadowMin', 'sma' => 'shadowMax' ];

	private const FILTER = [ 'b' => 'blur', 'g' => 'grayscale', 'h' => 'brightness', 's' => 'sepia', 'c' => 'contrast', 'i' => 'invert' ];

	/** Values of a transition that only its editor uses, or that repeat others. */
	private const SILENT = [ 'a', 'v', 't', 'ms', 'd', 'sd', 'e', 'rnd', 'rndmain', 'f', 'dir', 'o', 'tr', 'p', 'g', 'c', 'eng', 'ex', 'u', 'mou', 'adpr' ];

	public static function read( SourceValues $holder, string $key, ModelBuilder $slide, string $path ): void {
		$bag = self::find_transition( $holder, $key );
		if ( null === $bag ) {
			return;
		}
		$temp = $bag->bag( 'temp' );
		$name = $temp->text( 'p' );
		// Before 7.0 the ease was `in.e`, `e` the kind, and `d` the distance of the pieces.
		$is_old = $bag->has( 'ms' ) || ! $bag->has( 'v' ) && $bag->has( 'tr' ) === false && in_array( $bag->text( 'e' ), [ 'basic', 'slidingoverlay' ], true );
		$slide->set( "$path.duration", $bag->text( $is_old ? 'ms' : 'd' ) );
		$addon = 'transitionPack' === $bag->text( 'eng' ) || [] !== array_filter( $bag->bag( 'addOns' )->keys(), static fn( string $one ): bool => 'tpack' === $one );
		if ( $addon || 'tpack' === $temp->text( 'm' ) ) {
			$bag->report->add_approximation( $bag->path, '' === $name ? 'transitionPack' : $name, 'fade' );
			$slide->put( "$path.name", 'fade' );
			self::silence( $holder->bag( $key ), $bag );
			return;
		}
		$random = V7Values::is_on( $bag->peek( 'rnd' ) );
		$in     = $bag->bag( 'in' );
		$out    = $bag->bag( 'out' );
		$ways   = array_intersect_key( array_flip( $in->keys() ), self::SIDE ) || array_diff( $out->keys(), [ 'a', 'e' ] );
		if ( $random || ( ! $ways && ! self::has_cube( $bag ) ) ) {
			$name = $random ? ( in_array( $bag->text( 'rndmain' ), [ '', 'all' ], true ) || '' === $name || str_starts_with( $name, 'rnd' ) ? 'random' : $name ) : $name;
			$slide->set( "$path.name", '' === $name ? 'fade' : $name );
		} else {
			self::sides( $in, $out, $slide, $path );
		}
		if ( ! $is_old ) {
			$ease = $bag->text( 'e' );
			foreach ( '' === $ease ? [] : [ 'easeIn', 'easeOut' ] as $to ) {
				$bag->put_back( 'e', $ease );
				KeyframeReader::ease( $bag, $slide, 'e', "$path.$to" );
			}
		}
		KeyframeReader::ease( $in, $slide, 'e', "$path.in.ease" );
		KeyframeReader::ease( $out, $slide, 'e', "$path.out.ease" );
		$kind = $bag->text( $is_old ? 'e' : 'tr' );
		if ( ! in_array( $kind, [ '', 'basic' ], true ) ) {
			$slide->set( "$path.effect", $kind );
		}
		$flow = $bag->text( $is_old ? 'f' : 'dir' );
		if ( ! in_array( $flow, [ '', 'default', 'slidebased' ], true ) ) {
			$slide->set( "$path.flow", $flow );
		}
		if ( null !== $slide->get( "$path.in.rows" ) || null !== $slide->get( "$path.in.columns" ) ) {
			$step = $is_old ? (float) $bag->text( 'd' ) * (float) $bag->text( 'ms' ) / 15 : (float) $bag->text( 'sd' );
			if ( $step > 0 ) {
				$slide->set( "$path.delay", round( $step ) );
			}
			if ( '' !== $bag->text( 'o' ) ) {
				$slide->set( "$path.order", $bag->text( 'o' ) );
			}
		}
		self::cube( $bag->bag( 'd3' ), $slide, "$path.d3" );
		$filter = $bag->bag( 'filter' );
		if ( V7Values::is_on( $filter->peek( 'u' ) ) ) {
			$filter->fill( $slide, array_map( static fn( string $to ): string => "$path.filter.$to", self::FILTER ) );
			KeyframeReader::ease( $filter, $slide, 'e', "$path.filter.ease" );
		}
		self::silence( $holder->bag( $key ), $bag );
	}

	/** The transition itself: flat, or the last of a list. */
	private static function find_transition( SourceValues $holder, string $key ): ?SourceValues {
		if ( ! is_array( $holder->peek( $key ) ) || [] === $holder->peek( $key ) ) {
			return null;
		}
		$bag  = $holder->bag( $key );
		$list = $bag->has( 'all' ) ? $bag->bag( 'all' ) : ( ctype_digit( implode( '', $bag->keys() ) ) ? $bag : null );
		if ( null === $list ) {
			return $bag;
		}
		foreach ( array_reverse( $list->keys() ) as $n ) {
			if ( is_array( $list->peek( $n ) ) && [] !== $list->peek( $n ) ) {
				return $list->bag( $n );
			}
		}
		return null;
	}

	private static function sides( SourceValues $in, SourceValues $out, ModelBuilder $slide, string $path ): void {
		foreach ( [ 'in' => $in, 'out' => $out ] as $side => $bag ) {
			foreach ( self::SIDE as $key => $name ) {
				if ( $bag->has( $key ) && $slide->set( "$path.$side.$name", self::value( $bag->peek( $key ) ) ) ) {
					$bag->take( $key );
				}
			}
		}
		if ( V7Values::is_off( $out->peek( 'a' ) ) && $out->has( 'a' ) ) {
			$slide->put( "$path.out.own", false );
		} elseif ( null === $slide->get( "$path.out" ) ) {
			// Without values of its own the old slide leaves as the new one comes, turned round.
			foreach ( [ 'x', 'y', 'rotateZ', 'opacity', 'scaleX', 'scaleY' ] as $name ) {
				$value = $slide->get( "$path.in.$name" );
				if ( null !== $value && 1 !== $value ) {
					$slide->put( "$path.out.$name", in_array( $name, [ 'x', 'y', 'rotateZ' ], true ) ? self::turned( $value ) : $value );
				}
			}
		}
		if ( $out->has( 'a' ) && is_scalar( $out->peek( 'a' ) ) ) {
			$out->take( 'a' );
		}
	}

	/** The opposite of a motion of the model. */
	private static function turned( mixed $value ): mixed {
		if ( is_array( $value ) ) {
			return array_map( self::turned( ... ), $value );
		}
		if ( is_int( $value ) || is_float( $value ) ) {
			return -$value;
		}
		$edges = [ 'left' => 'right', 'right' => 'left', 'top' => 'bottom', 'bottom' => 'top' ];
		return is_string( $value ) ? ( $edges[ $value ] ?? ( str_starts_with( $value, '-' ) ? substr( $value, 1 ) : "-$value" ) ) : $value;
	}

	/** Random values and values in turn, in the form that the model reads. */
	private static function value( mixed $value ): mixed {
		if ( ! is_string( $value ) ) {
			return is_array( $value ) ? ( array_is_list( $value ) ? [ 'cycle' => array_slice( $value, 0, 16 ) ] : null ) : $value;
		}
		$value = (string) preg_replace( '/(?<=\d)deg$/D', '', trim( $value ) );
		if ( 1 === preg_match( '/^\{([^{},]*)(?:,([^{},]*))?\}$/D', $value, $found ) && ! str_starts_with( $value, '{ran' ) ) {
			return [ 'random' => isset( $found[2] ) ? [ $found[1], $found[2] ] : [ "-{$found[1]}", $found[1] ] ];
		}
		return 1 === preg_match( '/^\[([^][]*)\]$/D', $value, $found ) ? [ 'cycle' => array_slice( explode( ',', $found[1] ), 0, 16 ) ] : $value;
	}

	private static function has_cube( SourceValues $bag ): bool {
		return ! in_array( $bag->bag( 'd3' )->text( 'f' ), [ '', 'none' ], true );
	}

	private static function cube( SourceValues $cube, ModelBuilder $slide, string $path ): void {
		if ( in_array( $cube->text( 'f' ), [ '', 'none' ], true ) ) {
			return;
		}
		foreach ( self::CUBE as $key => $to ) {
			$cube->fill( $slide, [ $key => "$path.$to" ] );
		}
		KeyframeReader::ease( $cube, $slide, 'e', "$path.ease" );
	}

	/** Takes what is read or only serves the editor, so that only unread values are reported. */
	private static function silence( SourceValues $outer, SourceValues $own ): void {
		foreach ( [ $outer, $outer->bag( 'all' ) ] as $list ) {
			foreach ( $list->keys() as $n ) {
				if ( [] === $list->peek( $n ) ) {
					$list->take( $n ); // An empty first frame.
				}
			}
		}
		foreach ( [ $outer, $own ] as $bag ) {
			array_map( $bag->take( ... ), self::SILENT );
			foreach ( [ 'temp', 'addOns', 'd3', 'filter', 'in', 'out' ] as $part ) {
				$inner = $bag->bag( $part );
				foreach ( in_array( $part, [ 'in', 'out' ], true ) ? [ 'e', 'a', 'u' ] : $inner->keys() as $name ) {
					$inner->take( $name );
				}
			}
		}
	}
}
