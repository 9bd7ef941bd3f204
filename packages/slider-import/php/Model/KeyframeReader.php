<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Model;

use Frontage\SliderImport\Source\AttributeSyntax;

defined( 'ABSPATH' ) || exit;

/** Reads the motion of a layer: keyframes with their order, split text, masks and blocks; hover; loops. */
final class KeyframeReader {

	private const LOOP = [
		'sp'  => 'loop.duration',
		'e'   => 'loop.ease',
		'st'  => 'loop.start',
		'yym' => 'loop.yoyo.move',
		'yyr' => 'loop.yoyo.rotate',
		'yys' => 'loop.yoyo.scale',
		'yyf' => 'loop.yoyo.filter',
		'crd' => 'loop.curved',
		'aR'  => 'loop.autoRotate',
	];

	/** @var array<string, array<string, mixed>> */
	private array $frames = [];

	private function __construct( private readonly SourceValues $attributes ) {}

	public static function read( SourceValues $attributes, ModelBuilder $layer ): void {
		$import = new self( $attributes );
		$layer->put( 'frames', $import->frames() );
		$import->hover( $layer );
		$import->loops( $layer );
	}

	/** @return list<array<string, mixed>> */
	private function frames(): array {
		$found = [ 0, 1 ];
		foreach ( $this->attributes->keys() as $key ) {
			if ( 1 === preg_match( '/^data-frame_(\d{1,3})(?:_(?:mask|chars|words|lines|sfx))?$/', $key, $part ) ) {
				$found[] = (int) $part[1];
			}
		}
		$found = array_unique( $found );
		sort( $found );
		$end = 0;
		foreach ( $found as $number ) {
			$frame                           = $this->frame( $number, $end );
			$this->frames[ "frame_$number" ] = $frame;
			$at                              = $frame['at'] ?? 0;
			$end                             = is_numeric( $at ) && $number > 0 ? (float) $at + ( is_numeric( $frame['duration'] ?? null ) ? (float) $frame['duration'] : 300 ) : $end;
		}
		return array_values( $this->sort_frames() );
	}

	/** @return array<string, array<string, mixed>> */
	private function sort_frames(): array {
		$requested = array_column( AttributeSyntax::parts( $this->attributes->text( 'data-ford' ) ), 1 );
		$ordered   = array_values( array_intersect( $requested, array_keys( $this->frames ) ) );
		if ( [] === $requested || count( $ordered ) !== count( $requested ) || count( $ordered ) !== count( $this->frames ) ) {
			return $this->frames;
		}
		$this->attributes->take( 'data-ford' );
		return [ ...array_fill_keys( $ordered, [] ), ...$this->frames ];
	}

	/** @return array<string, mixed> */
	private function frame( int $number, float $end ): array {
		$name  = "data-frame_$number";
		$frame = new ModelBuilder( 'Frame' );
		$frame->put( 'id', "frame_$number" );
		$bag = $this->attributes->attribute( $name );
		PoseReader::read( $bag, $frame, 'to' );
		$starts = [ 'w' => 'slideEnd', 'a' => 'action' ];
		$start  = $bag->text( 'st' );
		if ( $frame->set( 'at', $starts[ $start ] ?? $start ) ) {
			$bag->take( 'st' );
		}
		if ( null === $frame->get( 'at' ) && $number > 1 && $bag->has( 'sR' ) && is_numeric( $bag->text( 'sR' ) ) ) {
			$frame->set( 'at', $end + (float) $bag->take_text( 'sR' ) );
		}
		if ( 'nothing' === $bag->text( 'e' ) && 999 === $number && isset( $this->frames['frame_1']['ease'] ) ) {
			$frame->put( 'ease', $this->frames['frame_1']['ease'] );
			$bag->take( 'e' );
		}
		$bag->fill( $frame, [ 'sp' => 'duration', 'auto' => 'mirrors' ] );
		self::ease( $bag, $frame, 'e', 'ease' );
		if ( 0 === $number && null === $frame->get( 'to.opacity' ) ) {
			$frame->put( 'to.opacity', [ 0 ] );
		}
		if ( 999 === $number && null === $frame->get( 'at' ) ) {
			$frame->put( 'at', 'slideEnd' );
		}
		$this->parts( $name, $frame );
		return $frame->values();
	}

	private function parts( string $name, ModelBuilder $frame ): void {
		if ( $this->attributes->has( "{$name}_mask" ) ) {
			$mask = $this->attributes->attribute( "{$name}_mask" );
			if ( 't' === $mask->text( 'u' ) || 'true' === $mask->text( 'u' ) ) {
				$mask->take( 'u' );
				$mask->fill( $frame, [ 'x' => 'mask.x', 'y' => 'mask.y' ] );
				if ( null === $frame->get( 'mask' ) ) {
					$frame->put( 'mask.x', [ 0 ] );
				}
			}
		}
		$splits = [];
		foreach ( [ 'chars', 'words', 'lines' ] as $by ) {
			if ( $this->attributes->has( "{$name}_$by" ) ) {
				$splits[] = self::split( $this->attributes->attribute( "{$name}_$by" ), $by );
			}
		}
		if ( $splits ) {
			$frame->put( 'split', $splits );
		}
		if ( $this->attributes->has( "{$name}_sfx" ) ) {
			$this->attributes->attribute( "{$name}_sfx" )->fill( $frame, [ 'se' => 'sfx.effect', 'fxc' => 'sfx.color' ] );
		}
	}

	/** @return array<string, mixed> */
	private static function split( SourceValues $bag, string $by ): array {
		$split = new ModelBuilder( 'Split' );
		$split->put( 'by', $by );
		if ( is_numeric( $bag->text( 'd' ) ) && $split->set( 'step', 10 * (float) $bag->text( 'd' ) ) ) {
			$bag->take( 'd' );
		}
		if ( in_array( $bag->text( 'u' ), [ 't', 'true' ], true ) ) {
			$bag->take( 'u' );
		}
		$bag->fill( $split, [ 'dir' => 'order', 'sp' => 'duration' ] );
		self::ease( $bag, $split, 'e', 'ease' );
		PoseReader::read( $bag, $split, 'pose' );
		return $split->values();
	}

	private function hover( ModelBuilder $layer ): void {
		if ( ! $this->attributes->has( 'data-frame_hover' ) ) {
			return;
		}
		$bag = $this->attributes->attribute( 'data-frame_hover' );
		PoseReader::read( $bag, $layer, 'hover.to' );
		$bag->fill( $layer, [ 'sp' => 'hover.duration', 'cur' => 'hover.cursor', 'zI' => 'hover.zIndex' ] );
		self::ease( $bag, $layer, 'e', 'hover.ease' );
	}

	private function loops( ModelBuilder $layer ): void {
		if ( $this->attributes->has( 'data-loop_0' ) ) {
			PoseReader::read( $this->attributes->attribute( 'data-loop_0' ), $layer, 'loop.from' );
		}
		if ( $this->attributes->has( 'data-loop_999' ) ) {
			$bag = $this->attributes->attribute( 'data-loop_999' );
			PoseReader::read( $bag, $layer, 'loop.to' );
			self::ease( $bag, $layer, 'e', 'loop.ease' );
			$bag->fill( $layer, self::LOOP );
			if ( $bag->has( 'circle' ) ) {
				$bag->take( 'circle' );
				$bag->report->add_approximation( $bag->path( 'circle' ), 'rs-wave', 'up-and-down' );
			}
			if ( null === $layer->get( 'loop' ) ) {
				$layer->put( 'loop.to.x', [ 0 ] );
			}
		}
		if ( $this->attributes->has( 'data-tloop' ) ) {
			$this->attributes->attribute( 'data-tloop' )->fill( $layer, [ 'f' => 'frameLoop.from', 't' => 'frameLoop.to', 'r' => 'frameLoop.repeats', 'k' => 'frameLoop.keep' ] );
		}
	}

	/** An unknown easing becomes power2.out and is reported. */
	public static function ease( SourceValues $bag, ModelBuilder $draft, string $key, string $path ): void {
		if ( ! $bag->has( $key ) ) {
			return;
		}
		if ( $draft->set( $path, $bag->peek( $key ) ) ) {
			$bag->take( $key );
		} elseif ( null === $draft->get( $path ) ) {
			$draft->put( $path, 'power2.out' );
			$bag->report->add_approximation( $bag->path( $key ), $bag->text( $key ), 'power2.out' );
		}
	}
}
