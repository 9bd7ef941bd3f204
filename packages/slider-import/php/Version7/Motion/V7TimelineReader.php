<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7\Motion;

use Frontage\SliderImport\Model\KeyframeReader;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Version7\V7Values;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the keyframes of a layer of version 7: scenes `in` and `out`, and scenes that actions start. Each scene has
 * parts with lists of frames: content, mask, words, filter, clip.
 */
final class V7TimelineReader {

	private const FRAMES = 60;

	private const SPLITS = [ 'chars', 'words', 'lines' ];

	/** Keys of a frame that say nothing more: its whole length, pointer events, gaps, switches of the editor. */
	private const SILENT = [ 't', 'd', 'f', 'e', 'pE', 'off', 'gap', 'dir', 'sd', 'delay', 'oflow', 'a', 'v', 'id', 'alias' ];

	private const WIPES = [ 'cleft' => 'blocktoleft', 'cright' => 'blocktoright', 'ctop' => 'blocktotop', 'cbottom' => 'blocktobottom' ];

	private const CLIP_ORIGINS = [ 'l' => 'left', 'r' => 'right', 't' => 'top', 'b' => 'bottom', 'cv' => 'invv', 'ch' => 'invh', 'invh' => 'invh', 'invv' => 'invv', 'c' => 'center', 'center' => 'center' ];

	private readonly V7PoseReader $poses;

	/** @var array<string, string> Scene => its keyframe. */
	private readonly array $scenes;

	/** @var list<array<string, mixed>> */
	private array $frames = [];

	private function __construct( private readonly SourceValues $timeline, private readonly ModelBuilder $layer, V7Values $values, bool $is_7_0, ?ModelBuilder $holder, private readonly bool $is_container ) {
		$this->poses  = new V7PoseReader( $values, $is_7_0, $holder );
		$this->scenes = self::scene_frames( [ 'in' => $timeline->peek( 'in' ) ] + array_fill_keys( $timeline->keys(), [] ) );
	}

	public static function read( SourceValues $timeline, ModelBuilder $layer, V7Values $values, bool $is_container, bool $is_7_0, ?ModelBuilder $holder ): void {
		$read = new self( timeline: $timeline, layer: $layer, values: $values, is_7_0: $is_7_0, holder: $holder, is_container: $is_container );
		$read->scenes();
		if ( $read->frames ) {
			$layer->put( 'frames', $read->frames );
		}
	}

	/**
	 * Names of the keyframes that a layer's own scenes become.
	 *
	 * @param array<mixed> $timeline
	 * @return array<string, string>
	 */
	public static function scene_frames( array $timeline ): array {
		$in    = $timeline['in'] ?? null;
		$in    = is_array( $in ) && is_array( $in['content'] ?? null ) && is_array( $in['content']['all'] ?? null ) ? count( $in['content']['all'] ) : 0;
		$next  = max( 2, min( self::FRAMES, $in ) );
		$names = [];
		foreach ( array_keys( $timeline ) as $scene ) {
			if ( 1 === preg_match( '/^scene_\w{1,20}$/D', (string) $scene ) && count( $names ) < 30 ) {
				$names[ (string) $scene ] = 'frame_' . $next++;
			}
		}
		return $names;
	}

	private function scenes(): void {
		$in     = $this->timeline->bag( 'in' );
		$out    = $this->timeline->bag( 'out' );
		$list   = $in->bag( 'content' )->bag( 'all' );
		$keys   = array_slice( $list->keys(), 0, self::FRAMES );
		$origin = $this->poses->origin( $in->bag( 'content' ) );
		$pose   = [ 'opacity' => [ 1 ] ] + $origin;
		$leave  = null;
		$last   = count( $keys ) - 1;
		foreach ( $keys as $n => $key ) {
			$bag  = $list->bag( $key );
			$next = $this->poses->read( $bag, $pose );
			if ( $n >= 2 && $n === $last && [ 0 ] === ( $next['opacity'] ?? null ) && $this->is_exit( $next, $pose, $out ) ) {
				$leave = $this->frame( 'frame_999', $bag, $next, $in, $n );
				continue;
			}
			$pose           = $next;
			$this->frames[] = $this->frame( "frame_$n", $bag, $this->filtered( $pose, $in, $n ), $in, $n );
		}
		$this->clip( $in );
		$this->appear();
		if ( 1 === count( $this->frames ) ) {
			$this->frames[] = [ 'id' => 'frame_1', 'at' => 0, 'duration' => 1 ];
		}
		$pose = $this->own_scenes( $pose );
		$this->leave( $leave, $pose, $out );
		foreach ( [ $in, $out ] as $scene ) {
			$this->silence( $scene );
		}
	}

	/**
	 * @param array<string, mixed> $pose
	 * @return array<string, mixed>
	 */
	private function frame( string $id, SourceValues $bag, array $pose, SourceValues $scene, int $n ): array {
		$frame = new ModelBuilder( 'Frame' );
		$frame->put( 'id', $id );
		if ( 'frame_0' !== $id ) {
			$start = $bag->text( 't' );
			$frame->set( 'at', str_starts_with( $start, 'w' ) ? 'action' : ( '' === $start ? 0 : $start ) );
			$frame->set( 'duration', '' === $bag->text( 'd' ) ? 300 : $bag->text( 'd' ) );
			KeyframeReader::ease( $bag, $frame, 'e', 'ease' );
		}
		$shown = V7PoseReader::without_rest( $pose );
		if ( 'frame_0' === $id ) {
			$shown = [ 'opacity' => $pose['opacity'] ?? [ 1 ] ] + $shown;
		}
		if ( $shown ) {
			$frame->put( 'to', $shown );
		}
		$this->mask( $scene->bag( 'mask' ), $frame, $n );
		$this->split( $scene, $frame, $n );
		$wipe = self::WIPES[ $bag->text( 'fx' ) ] ?? null;
		if ( null !== $wipe && 'frame_0' !== $id ) {
			$frame->set( 'sfx.effect', $wipe );
			$bag->take( 'fx' );
			V7Values::plain_colors( $bag, $frame, [ 'fxc' => 'sfx.color' ] );
		}
		if ( in_array( $bag->text( 'fx' ), [ '', 'none' ], true ) || 'frame_0' === $id ) {
			array_map( $bag->take( ... ), [ 'fx', 'fxc', 'fxe', 'fxs' ] );
		}
		array_map( $bag->take( ... ), self::SILENT );
		return $frame->values();
	}

	private function mask( SourceValues $mask, ModelBuilder $frame, int $n ): void {
		if ( V7Values::is_on( $mask->peek( 'd' ) ) || ! in_array( (string) $n, $mask->bag( 'all' )->keys(), true ) ) {
			return;
		}
		$bag  = $mask->bag( 'all' )->bag( (string) $n );
		$pose = $this->poses->read( $bag );
		$move = V7PoseReader::without_rest( array_intersect_key( $pose, [ 'x' => 1, 'y' => 1 ] ) );
		if ( $move || 'frame_0' === $frame->get( 'id' ) || 'frame_999' === $frame->get( 'id' ) ) {
			$frame->put( 'mask', $move ? $move : [ 'x' => [ 0 ] ] );
		}
		array_map( $bag->take( ... ), self::SILENT );
	}

	private function split( SourceValues $scene, ModelBuilder $frame, int $n ): void {
		$splits = [];
		foreach ( self::SPLITS as $by ) {
			$part = $scene->bag( $by );
			if ( V7Values::is_on( $part->peek( 'd' ) ) || ! in_array( (string) $n, $part->bag( 'all' )->keys(), true ) ) {
				continue;
			}
			$bag   = $part->bag( 'all' )->bag( (string) $n );
			$split = new ModelBuilder( 'Split' );
			$split->put( 'by', $by );
			$pose = $this->poses->read( $bag );
			if ( 'frame_0' === $frame->get( 'id' ) || 'frame_999' === $frame->get( 'id' ) ) {
				$pose = $this->poses->origin( $part ) + V7PoseReader::without_rest( $pose );
				$pose && $split->put( 'pose', $pose );
			} elseif ( V7PoseReader::without_rest( $pose ) ) {
				$split->put( 'pose', V7PoseReader::without_rest( $pose ) );
			} else {
				// Pieces keep the pose of the frame before where they say nothing, so their way back is written out.
				$split->put( 'pose', array_map( static fn( string $name ): array => [ in_array( $name, [ 'opacity', 'scaleX', 'scaleY' ], true ) ? 1 : 0 ], array_combine( array_keys( $pose ), array_keys( $pose ) ) ) );
			}
			if ( 'frame_0' !== $frame->get( 'id' ) ) {
				$step = is_numeric( $bag->text( 'sd' ) ) ? (float) $bag->text( 'sd' ) : ( is_numeric( $bag->text( 'delay' ) ) ? 10 * (float) $bag->text( 'delay' ) : 50.0 );
				$split->set( 'step', $step );
				$split->put( 'order', [ 'end' => 'backward', 'center' => 'middletoedge', 'edges' => 'edgetomiddle', 'random' => 'random' ][ $bag->text( 'dir' ) ] ?? 'forward' );
				if ( ! V7Values::is_off( $part->peek( 'ex' ) ) ) {
					KeyframeReader::ease( $bag, $split, 'e', 'ease' );
					if ( is_numeric( $bag->text( 'd' ) ) && $bag->text( 'd' ) !== (string) ( is_scalar( $frame->get( 'duration' ) ) ? $frame->get( 'duration' ) : '' ) ) {
						$split->set( 'duration', $bag->text( 'd' ) );
					}
				}
			}
			array_map( $bag->take( ... ), self::SILENT );
			$splits[] = array_filter( $split->values(), static fn( mixed $value ): bool => [] !== $value );
		}
		if ( $splits ) {
			$frame->put( 'split', $splits );
		}
	}

	/**
	 * @param array<string, mixed> $pose
	 * @return array<string, mixed>
	 */
	private function filtered( array $pose, SourceValues $scene, int $n ): array {
		$filter = $scene->bag( 'filter' );
		if ( V7Values::is_on( $filter->peek( 'd' ) ) || ! in_array( (string) $n, $filter->bag( 'all' )->keys(), true ) ) {
			return $pose;
		}
		return $this->poses->filter( $filter->bag( 'all' )->bag( (string) $n ), $pose );
	}

	/**
	 * Percent of the layer that the last frame of a clip shows.
	 *
	 * @param list<string> $keys
	 */
	private static function clipped( SourceValues $all, array $keys ): int|float|null {
		$percent = null;
		foreach ( $keys as $key ) {
			$bag = $all->bag( $key );
			foreach ( $bag->keys() as $name ) {
				$part = preg_replace( '/%$/', '', $bag->text( $name ) );
				if ( 1 === preg_match( '/^c[lrtbvh]?$/D', $name ) && ( is_numeric( $part ) || 'inherit' === $part ) ) {
					$percent = is_numeric( $part ) ? max( 0, min( 100, 0 + $part ) ) : $percent;
					$bag->take( $name );
				}
			}
			array_map( $bag->take( ... ), self::SILENT );
		}
		return $percent;
	}

	private function clip( SourceValues $in ): void {
		$clip = $in->bag( 'clip' );
		if ( V7Values::is_on( $clip->peek( 'd' ) ) || [] === $clip->bag( 'all' )->keys() ) {
			return;
		}
		$origin = $clip->text( 'orig' );
		$this->layer->set( 'clip.shape', in_array( $clip->text( 'type' ), [ 'c', 'circle' ], true ) ? 'circle' : 'rectangle' );
		$this->layer->set( 'clip.origin', self::CLIP_ORIGINS[ $origin ] ?? 'left' );
		array_map( $clip->take( ... ), [ 'type', 'orig' ] );
		foreach ( $this->frames as $n => $frame ) {
			$bag  = $clip->bag( 'all' )->bag( (string) $n );
			$key  = $bag->has( 'c' ) ? 'c' : 'c' . substr( $origin, 0, 1 );
			$part = preg_replace( '/%$/', '', $bag->text( $key ) );
			if ( is_numeric( $part ) && isset( $this->frames[ $n ] ) ) {
				$to                       = is_array( $frame['to'] ?? null ) ? $frame['to'] : [];
				$this->frames[ $n ]['to'] = [ ...$to, 'clip' => [ max( 0, min( 100, 0 + $part ) ) ] ];
				$bag->take( $key );
			}
			array_map( $bag->take( ... ), self::SILENT );
		}
	}

	/**
	 * A layer that is no container stays hidden until its entrance starts, also where its first frame has opacity 1.
	 * Text whose pieces are hidden or masked by themselves needs nothing more.
	 */
	private function appear(): void {
		[ $first, $second ] = [ $this->frames[0] ?? [], $this->frames[1] ?? [] ];
		$start              = is_array( $first['to'] ?? null ) ? $first['to'] : [];
		if ( $this->is_container || ! $second || [ 1 ] !== ( $start['opacity'] ?? null ) || 0 === ( $second['at'] ?? 0 ) || isset( $first['split'] ) || isset( $first['mask'] ) ) {
			return;
		}
		$start['opacity']      = [ 0 ];
		$this->frames[0]['to'] = $start;
		$end                   = is_array( $second['to'] ?? null ) ? $second['to'] : [];
		unset( $start['opacity'], $end['opacity'] );
		if ( $start === $end ) {
			$this->frames[1]['duration'] = 1; // It stands there at once instead of fading in.
		}
	}

	/**
	 * Whether the last frame of the entrance is the exit: the same pose as the frame of the scene `out`.
	 *
	 * @param array<string, mixed> $pose
	 * @param array<string, mixed> $before
	 */
	private function is_exit( array $pose, array $before, SourceValues $out ): bool {
		$source = $out->bag( 'content' )->peek( 'all' );
		$frame  = $out->bag( 'content' )->bag( 'all' )->peek( '0' );
		if ( ! is_array( $frame ) ) {
			return null === $source;
		}
		$copy = new SourceValues( $frame, '', new ImportReport() );
		return V7PoseReader::without_rest( $pose ) === V7PoseReader::without_rest( $this->poses->read( $copy, $before ) );
	}

	/**
	 * @param array<string, mixed> $pose
	 * @return array<string, mixed>
	 */
	private function own_scenes( array $pose ): array {
		foreach ( $this->scenes as $scene => $frame_name ) {
			$part  = $this->timeline->bag( $scene );
			$clip  = $part->bag( 'clip' )->bag( 'all' );
			$clips = $clip->keys();
			$list  = $part->bag( 'content' )->bag( 'all' );
			$list  = [] === $list->keys() ? $clip : $list;
			$names = $list->keys();
			if ( [] === $names ) {
				continue;
			}
			$moving = array_values( array_filter( $names, static fn( string $key ): bool => (float) $list->bag( $key )->text( 'd' ) > 0 ) );
			$bag    = $list->bag( $moving[0] ?? $names[ count( $names ) - 1 ] );
			if ( count( $moving ) > 1 ) {
				$list->report->add_note( 'scene-in-part', $list->path, $scene );
			}
			$to             = $this->poses->read( $bag, $pose );
			$frame          = $this->frame( $frame_name, $bag, $to, $part, (int) ( $moving[0] ?? 0 ) );
			$frame['at']    = 'action';
			$shown          = self::clipped( $clip, $clips );
			if ( null !== $shown ) {
				$frame['to'] = [ ...( is_array( $frame['to'] ?? null ) ? $frame['to'] : [] ), 'clip' => [ $shown ] ];
			}
			$this->frames[] = $frame;
			foreach ( array_diff( $names, $moving ) as $key ) {
				array_map( $list->bag( $key )->take( ... ), [ ...self::SILENT, 'x', 'y', 'o', 'xRe', 'yRe' ] );
			}
			$this->silence( $part );
		}
		return $pose;
	}

	/**
	 * @param array<string, mixed>|null $leave Exit before the slide's end.
	 * @param array<string, mixed>      $pose
	 */
	private function leave( ?array $leave, array $pose, SourceValues $out ): void {
		$list = $out->bag( 'content' )->bag( 'all' );
		if ( null !== $leave ) {
			$this->frames[] = $leave;
			foreach ( $list->keys() as $key ) {
				foreach ( $list->bag( $key )->keys() as $unused ) {
					$list->bag( $key )->take( $unused );
				}
			}
			return;
		}
		if ( ! in_array( '0', $list->keys(), true ) ) {
			return;
		}
		if ( [] === $this->frames ) {
			$this->frames = [ [ 'id' => 'frame_0', 'to' => [ 'opacity' => [ 1 ] ] ], [ 'id' => 'frame_1', 'at' => 0, 'duration' => 1 ] ];
		}
		$bag         = $list->bag( '0' );
		$to          = $this->filtered( $this->poses->read( $bag, [ ...$pose, ...$this->poses->origin( $out->bag( 'content' ) ) ] ), $out, 0 );
		$frame       = $this->frame( 'frame_999', $bag, $to, $out, 0 );
		$frame['at'] = 'slideEnd';
		if ( isset( $to['opacity'] ) && [ 1 ] !== $to['opacity'] ) {
			$frame['to'] = [ ...( is_array( $frame['to'] ?? null ) ? $frame['to'] : [] ), 'opacity' => $to['opacity'] ];
		}
		$this->frames[] = $frame;
	}

	/** Takes what only describes a part. */
	private function silence( SourceValues $scene ): void {
		foreach ( [ 'content', 'mask', 'filter', 'clip', ...self::SPLITS ] as $name ) {
			$part = $scene->bag( $name );
			$this->poses->origin( $part );
			array_map( $part->take( ... ), 'clip' === $name ? [ 'ex', 'd', 'orig', 'type' ] : [ 'ex', 'd' ] );
			foreach ( 'content' === $name ? [] : $part->bag( 'all' )->keys() as $key ) {
				$bag = $part->bag( 'all' )->bag( $key );
				array_map( $bag->take( ... ), self::SILENT );
				foreach ( $bag->keys() as $unread ) {
					if ( 'inherit' === $bag->peek( $unread ) ) {
						$bag->take( $unread );
					}
				}
			}
		}
	}
}
