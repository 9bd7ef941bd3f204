<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7\Layers;

use Frontage\Slider\Model\Document\Json;
use Frontage\SliderImport\Model\KeyframeReader;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Version7\Motion\V7TimelineReader;

defined( 'ABSPATH' ) || exit;

/** Actions of version 7 belong to the slide and name the layers that start them. Script is never imported. */
final class V7ActionReader {

	/** Actions of a slide, and of one layer. */
	private const MOST = 500;
	private const OF_LAYER = 100;

	/** Name in version 7 => name on a page of version 6. */
	private const NAMES = [
		'link' => 'simplelink', 'menu' => 'menulink', 'callSlide' => 'jumptoslide', 'next' => 'jumptoslide', 'prev' => 'jumptoslide', 'pause' => 'pauseslider', 'resume' => 'playslider', 'togglePrg' => 'toggleslider',
		'scroll' => 'scrollto', 'scrollbelow' => 'scrollbelow', 'next_frame' => 'nextframe', 'prev_frame' => 'prevframe', 'start_video' => 'playvideo', 'stop_video' => 'stopvideo', 'toggle_video' => 'togglevideo',
		'mute_video' => 'mutevideo', 'unmute_video' => 'unmutevideo', 'toggle_mute_video' => 'toggle_mute_video', 'toggle_mute' => 'toggle_mute_video', 'mute' => 'mutevideo', 'unmute' => 'unmutevideo', 'toggle_global_mute_video' => 'toggle_global_mute_video',
		'toggle_mute_global' => 'toggle_global_mute_video', 'toggle_global_mute' => 'toggle_global_mute_video', 'open_modal' => 'openmodal', 'close_modal' => 'closemodal', 'toggleClass' => 'toggleclass', 'toggle_class' => 'toggleclass',
		'simulate' => 'simulateclick', 'gofullscreen' => 'gofullscreen', 'exitfullscreen' => 'exitfullscreen', 'togglefullscreen' => 'togglefullscreen',
	];

	private const EVENTS = [ '' => 'click', 'click' => 'click', 'mouseenter' => 'mouseenter', 'mouseleave' => 'mouseleave', 'me' => 'mouseenter', 'ml' => 'mouseleave' ];

	private const WORDS = [ 'first', 'last', 'next', 'previous' ];

	/** Keys that repeat the layer's link, or only serve the editor. */
	private const SILENT = [ 'http', 'ltype', 'flw', 'rd', 'alias', 'uid' ];

	/** @var array<string, list<SourceValues>> Layer => its actions. */
	private array $actions = [];

	/** @var array<string, SourceValues> Path => one of the bags, since several layers may start one action. */
	private array $all = [];

	/** @var list<SourceValues> Actions of the slide itself. */
	private array $of_slide = [];

	/** @var array<string, true> Layers that only carry the slide's link. */
	private array $carriers = [];

	private bool $under = false;

	/**
	 * @param array<mixed>                $actions
	 * @param array<string, array<mixed>> $layers  `l` and the id => layer.
	 */
	public function __construct( array $actions, private readonly array $layers, private readonly string $slide, string $path, private readonly ImportReport $report ) {
		foreach ( array_slice( array_values( $actions ), 0, self::MOST ) as $n => $action ) {
			if ( ! is_array( $action ) ) {
				continue;
			}
			$sources = $action['src'] ?? null;
			$sources = array_slice( array_filter( is_array( $sources ) ? $sources : [ $sources ], is_scalar( ... ) ), 0, 200 );
			$target  = $action['target'] ?? null;
			if ( [] === $sources || [ null ] === $target || ( is_array( $target ) && [] === array_filter( $target, is_scalar( ... ) ) && ! in_array( $action['a'] ?? '', [ 'next', 'prev', 'callSlide' ], true ) ) ) {
				continue; // Of a layer that was deleted.
			}
			foreach ( $sources as $source ) {
				$id      = (string) preg_replace( '/^\w+:/', '', (string) $source );
				$bag     = new SourceValues( array_diff_key( $action, [ 'src' => 1 ] ), "$path.$n", $report );
				$layer   = $layers[ "l$id" ] ?? [];
				$is_link = in_array( $action['a'] ?? '', [ 'link', 'callSlide' ], true );
				if ( 'slidebg' === ( $layer['subtype'] ?? '' ) && $is_link ) {
					$this->of_slide[] = $bag;
					$this->under      = true;
				} elseif ( $is_link && self::is_carrier( $layer ) ) {
					$this->of_slide[]      = $bag;
					$this->carriers[ $id ] = true;
				} else {
					$this->actions[ $id ][] = $bag;
				}
				$this->all[ "$path.$n" ] = $bag;
			}
		}
	}

	public static function layer_id( string $slide, string $id ): string {
		return "slide-$slide-layer-" . preg_replace( '/[^\w-]/', '-', $id );
	}

	/** Whether a layer only carries the link of the whole slide. */
	public function is_slide_link( string $id ): bool {
		return isset( $this->carriers[ $id ] );
	}

	/** @return list<array<string, mixed>> */
	public function layer_actions( string $id, ModelBuilder $layer ): array {
		$actions = [];
		foreach ( array_slice( $this->actions[ $id ] ?? [], 0, self::OF_LAYER ) as $bag ) {
			$link = $layer->get( 'link.url' );
			if ( 'link' === $bag->text( 'a' ) && 'jquery' !== $bag->text( 'ltype' ) && in_array( $bag->text( 'evt' ), [ '', 'click' ], true ) && '' !== $bag->text( 'link' ) && ( null === $link || $link === $bag->text( 'link' ) ) ) {
				$this->link( $bag, $layer );
				continue;
			}
			$action = $this->action( $bag );
			if ( $action ) {
				$actions[] = $action;
			}
		}
		return $actions;
	}

	public function write_slide_link( ModelBuilder $slide ): void {
		foreach ( $this->of_slide as $bag ) {
			if ( null !== $slide->get( 'link' ) ) {
				continue;
			}
			if ( 'link' === $bag->text( 'a' ) ) {
				$this->link( $bag, $slide );
			} else {
				$target = $this->target_slide( $bag );
				if ( null !== $target && $slide->set( 'link.slide', $target ) ) {
					self::take_link( $bag );
				}
			}
			if ( $this->under && null !== $slide->get( 'link' ) ) {
				$slide->put( 'link.under', true );
			}
		}
	}

	/** Reports what no layer used. */
	public function finish(): void {
		foreach ( $this->all as $bag ) {
			$bag->finish();
		}
	}

	/** @param array<mixed> $layer An empty shape over everything. */
	private static function is_carrier( array $layer ): bool {
		$size = is_array( $layer['size'] ?? null ) ? $layer['size'] : [];
		return 'shape' === ( $layer['type'] ?? '' ) && 150 === (int) ( is_scalar( $layer['zIndex'] ?? null ) ? $layer['zIndex'] : 0 ) && ! isset( $layer['bg'] )
			&& ( in_array( $size['cMode'] ?? '', [ 'cover', 'cover-proportional', 'fullinset' ], true ) || ( self::is_full( $size['w'] ?? null ) && self::is_full( $size['h'] ?? null ) ) );
	}

	private static function is_full( mixed $size ): bool {
		return in_array( is_array( $size ) ? $size[1] ?? null : $size, [ '100%', 'full' ], true );
	}

	private function link( SourceValues $bag, ModelBuilder $draft ): void {
		$had = null !== $draft->get( 'link.url' );
		if ( ! $had && ! $draft->set( 'link.url', $bag->peek( 'link' ) ) ) {
			return;
		}
		if ( ! $had ) {
			$bag->fill( $draft, [ 'target' => 'link.target' ] );
			if ( 'nofollow' === $bag->text( 'flw' ) ) {
				$draft->put( 'link.rel', 'nofollow' );
			}
		}
		$this->report->count( 'actions' );
		self::take_link( $bag );
	}

	private static function take_link( SourceValues $bag ): void {
		array_map( $bag->take( ... ), [ 'a', 'evt', 'link', 'target', 'd', ...self::SILENT ] );
	}

	/** @return array<string, mixed> Empty for script. */
	private function action( SourceValues $bag ): array {
		$name = $bag->text( 'a' );
		if ( 'callback' === $name ) {
			$bag->report->add_dropped( $bag->path, 'script', Json::encode( array_combine( $bag->keys(), array_map( $bag->peek( ... ), $bag->keys() ) ), JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE ) );
			array_map( $bag->take( ... ), $bag->keys() );
			return [];
		}
		$action = new ModelBuilder( 'Action' );
		$action->put( 'on', self::EVENTS[ $bag->text( 'evt' ) ] ?? 'click' );
		if ( isset( self::EVENTS[ $bag->text( 'evt' ) ] ) ) {
			$bag->take( 'evt' );
		}
		if ( 'playScene' === $name || 'toggleScenes' === $name ) {
			$this->scene( $bag, $action, $name );
		} elseif ( isset( self::NAMES[ $name ] ) ) {
			$action->put( 'do', self::NAMES[ $name ] );
			$bag->take( 'a' );
			$this->keys( $bag, $action, $name );
		} else {
			$action->put( 'do', 'unknown' );
			$action->set( 'name', mb_strcut( $name, 0, 100, 'UTF-8' ) );
			$bag->report->add_note( 'unknown-action', $bag->path, mb_strcut( $name, 0, 200, 'UTF-8' ) );
			$bag->take( 'a' );
		}
		$bag->fill( $action, [ 'd' => 'delay', 's' => 'duration' ] );
		KeyframeReader::ease( $bag, $action, 'e', 'ease' );
		array_map( $bag->take( ... ), self::SILENT );
		$bag->report->count( 'actions' );
		return array_filter( $action->values(), static fn( mixed $value ): bool => 0 !== $value );
	}

	private function keys( SourceValues $bag, ModelBuilder $action, string $name ): void {
		match ( $name ) {
			'link', 'menu'         => $bag->fill( $action, [ 'link' => 'url', 'target' => 'target' ] ),
			'next', 'prev'         => $action->put( 'slide', 'prev' === $name ? 'previous' : 'next' ),
			'open_modal'           => $bag->fill( $action, [ 'target' => 'modal', 'msl' => 'slide' ] ),
			default                => null,
		};
		if ( 'menu' === $name ) {
			$anchor = ltrim( $bag->text( 'anchor' ), '#' );
			if ( '' !== $anchor && null === $action->get( 'url' ) ) {
				$action->set( 'url', "#$anchor" );
				$bag->take( 'anchor' );
			}
		}
		if ( 'callSlide' === $name ) {
			$slide = $this->target_slide( $bag );
			if ( null !== $slide && $action->set( 'slide', $slide ) ) {
				$bag->take( 'target' );
			}
		}
		if ( 'scroll' === $name ) {
			$id = ltrim( $bag->text( 'target' ), '#' );
			if ( $action->set( 'anchor', $id ) ) {
				$bag->take( 'target' );
			}
		}
		if ( in_array( $name, [ 'scroll', 'scrollbelow', 'menu' ], true ) ) {
			$bag->fill( $action, [ 'offset' => 'offset' ] );
		}
		if ( in_array( $name, [ 'toggleClass', 'toggle_class' ], true ) ) {
			foreach ( [ 'class', 'cls', 'className' ] as $key ) {
				$bag->fill( $action, [ $key => 'className' ] );
			}
		}
		if ( ! in_array( $name, [ 'link', 'menu', 'next', 'prev', 'callSlide', 'open_modal', 'close_modal', 'scroll', 'scrollbelow' ], true ) ) {
			$this->layer( $bag, $action );
			if ( 'click' === $bag->text( 'typ' ) ) {
				$bag->take( 'typ' );
			}
		}
	}

	/** `in`, `out`, or one of the layer's own scenes. */
	private function scene( SourceValues $bag, ModelBuilder $action, string $name ): void {
		$frames = array_values( array_filter( array_map( fn( string $key ): ?string => $this->frame( $bag->text( $key ), $bag->peek( 'target' ) ), 'playScene' === $name ? [ 'sc' ] : [ 'scn', 'scm' ] ) ) );
		$this->layer( $bag, $action );
		if ( 'playScene' === $name ) {
			$frame = $frames[0] ?? 'frame_1';
			$action->put( 'do', [ 'frame_1' => 'startlayer', 'frame_999' => 'stoplayer' ][ $frame ] ?? 'gotoframe' );
			'gotoframe' === $action->get( 'do' ) && $action->put( 'frames', [ $frame ] );
			if ( $bag->has( 'rec' ) && $action->set( 'children', $bag->peek( 'rec' ) ) ) {
				$bag->take( 'rec' );
			}
		} else {
			$plain = [] === array_diff( $frames, [ 'frame_1', 'frame_999' ] );
			$action->put( 'do', $plain ? 'togglelayer' : 'toggleframes' );
			$plain || $action->put( 'frames', $frames );
			if ( $plain && $bag->has( 'atst' ) ) {
				$action->set( 'state', in_array( $bag->text( 'atst' ), [ 'in', 'visible', 'true' ], true ) ? 'visible' : 'hidden' );
			}
			$bag->take( 'atst' );
		}
		array_map( $bag->take( ... ), [ 'a', 'sc', 'scn', 'scm' ] );
	}

	private function frame( string $scene, mixed $target ): ?string {
		$id    = is_array( $target ) ? reset( $target ) : $target;
		$layer = is_scalar( $id ) ? $this->layers[ "l$id" ] ?? [] : [];
		$names = V7TimelineReader::scene_frames( is_array( $layer['tl'] ?? null ) ? $layer['tl'] : [] );
		return match ( $scene ) {
			''      => null,
			'in'    => 'frame_1',
			'out'   => 'frame_999',
			default => $names[ $scene ] ?? 'frame_1',
		};
	}

	private function layer( SourceValues $bag, ModelBuilder $action ): void {
		$target = $bag->peek( 'target' );
		$target = is_array( $target ) ? reset( $target ) : $target;
		if ( ! is_scalar( $target ) || '' === (string) $target ) {
			return;
		}
		$text = (string) $target;
		if ( in_array( $text, [ 'backgroundvideo', 'firstvideo' ], true ) ) {
			$id = $text;
		} elseif ( 1 === preg_match( '/^(\w{1,40}):(\w{1,40})$/D', $text, $found ) ) {
			$id = self::layer_id( $found[1], $found[2] );
		} else {
			$layer = $this->layers[ "l$text" ] ?? [];
			$id    = 'slidebg' === ( $layer['subtype'] ?? '' ) ? 'backgroundvideo' : self::layer_id( $this->slide, $text );
		}
		if ( $action->set( 'layer', $id ) && ( ! is_array( $bag->peek( 'target' ) ) || count( $bag->peek( 'target' ) ) < 2 ) ) {
			$bag->take( 'target' );
		}
	}

	private function target_slide( SourceValues $bag ): ?string {
		$target = $bag->peek( 'target' );
		$target = is_array( $target ) ? reset( $target ) : $target;
		if ( ! is_scalar( $target ) || '' === (string) $target ) {
			return null;
		}
		$text = (string) $target;
		return in_array( $text, self::WORDS, true ) ? $text : ( 'prev' === $text ? 'previous' : ( 1 === preg_match( '/^\w{1,60}$/D', $text ) && 'random' !== $text ? "rs-$text" : null ) );
	}
}
