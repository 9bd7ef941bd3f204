<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Export;

use Frontage\SliderImport\Model\LayerContent;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\OriginalDefaults;
use Frontage\SliderImport\Model\SourceValues;

defined( 'ABSPATH' ) || exit;

/** Reads a slide of an export. */
final class ExportSlideReader {

	private const WHOLE = [
		''             => [ 'title' => 'title', 'deeplink' => 'deeplink' ],
		'info'         => [ 'description' => 'description' ],
		'thumb'        => [ 'customThumbSrc' => 'thumb.url' ],
		'publish'      => [ 'from' => 'from', 'to' => 'until' ],
		'seo'          => [ 'link' => 'link.url', 'target' => 'link.target', 'slideLink' => 'link.slide' ],
		'attributes'   => [ 'class' => 'className' ],
		'visibility'   => [ 'hideAfterLoop' => 'hideAfter' ],
		'timeline'     => [ 'delay' => 'duration', 'stopOnPurpose' => 'stops' ],
		'bg'           => [ 'type' => 'background.type', 'color' => 'background.color', 'image' => 'background.image.url', 'imageId' => 'background.image.id', 'externalSrc' => 'background.image.url', 'repeat' => 'background.repeat', 'mediaFilter' => 'background.mediaFilter' ],
		'effects'      => [ 'parallax' => 'background.parallax' ],
	];

	private const PAN_ZOOM = [
		'duration' => 'duration', 'ease' => 'ease', 'rotateStart' => 'rotateStart', 'rotateEnd' => 'rotateEnd', 'blurStart' => 'blurStart', 'blurEnd' => 'blurEnd',
		'xStart' => 'xStart', 'xEnd' => 'xEnd', 'yStart' => 'yStart', 'yEnd' => 'yEnd',
	];

	/** @return array<string, mixed> */
	public static function read( SourceValues $bag, bool $children ): array {
		$slide  = new ModelBuilder( 'Slide' );
		$params = $bag->bag( 'params' );
		$id     = (string) preg_replace( '/[^\w-]/', '', $bag->text( 'id' ) );
		if ( $slide->set( 'key', '' === $id ? '' : "rs-$id" ) && $bag->text( 'id' ) === $id ) {
			$bag->take( 'id' );
		}
		if ( is_numeric( $bag->peek( 'slide_order' ) ) ) {
			$bag->take( 'slide_order' );
		}
		foreach ( self::WHOLE as $group => $table ) {
			( '' === $group ? $params : $params->bag( $group ) )->fill( $slide, $table );
		}
		self::background( $params, $slide );
		self::info( $params->bag( 'info' ), $slide );
		self::transition( $params, $slide );
		if ( 'unpublished' === $params->bag( 'publish' )->peek( 'state' ) ) {
			$slide->put( 'visible', false );
			$params->bag( 'publish' )->take( 'state' );
		}
		$loop = $params->bag( 'timeline' )->bag( 'sloop' );
		if ( true === $loop->peek( 'set' ) ) {
			$loop->take( 'set' );
			$loop->fill( $slide, [ 'start' => 'loop.start', 'end' => 'loop.end', 'loop' => 'loop.repeats' ] );
		}
		$slide->put( 'layers', self::layers( $bag, $id, $children ) );
		$bag->finish();
		$bag->report->count( 'slides' );
		return array_filter( $slide->values(), static fn( mixed $value ): bool => [] !== $value );
	}

	/**
	 * Reads the layers of a slide, nested in their groups.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function layers( SourceValues $bag, string $slide, bool $children ): array {
		$source = $bag->bag( 'layers' );
		$found  = [];
		$zones  = [];
		foreach ( $source->keys() as $key ) {
			$layer = $source->bag( $key );
			if ( 'zone' === $layer->peek( 'type' ) && in_array( $key, [ 'top', 'middle', 'bottom' ], true ) ) {
				$zones[ $key ] = $key;
				$layer->take( 'type' );
				if ( $layer->text( 'uid' ) === $key ) {
					$layer->take( 'uid' );
				}
			} elseif ( $layer->keys() ) {
				$found[] = ExportLayerReader::read( $layer, $key, $slide, $children );
			}
		}
		usort( $found, static fn( ExportLayerReader $one, ExportLayerReader $other ): int => $one->order <=> $other->order );
		$uids = array_map( static fn( ExportLayerReader $layer ): string => $layer->uid, $found );
		$tree = [];
		foreach ( $found as $layer ) {
			if ( ! in_array( $layer->parent, $uids, true ) || $layer->parent === $layer->uid ) {
				if ( isset( $zones[ $layer->parent ] ) ) {
					$layer->draft->put( 'box.zone', $layer->parent );
				} elseif ( ! in_array( $layer->parent, [ '', '-1' ], true ) ) {
					$bag->report->add_missing_target( "{$source->path}.{$layer->uid}.group.puid", $layer->parent );
				}
				$tree[] = self::layer_tree( $layer, $found, 0, '' );
			}
		}
		return $tree;
	}

	/**
	 * @param list<ExportLayerReader> $all
	 * @return array<string, mixed>
	 */
	private static function layer_tree( ExportLayerReader $layer, array $all, int $depth, string $parent ): array {
		OriginalDefaults::fill( $layer->draft, $parent );
		$type  = $layer->draft->get( 'type' );
		$inner = [];
		foreach ( $depth < 8 ? $all : [] as $child ) {
			if ( $child->parent === $layer->uid && $child !== $layer ) {
				$inner[] = self::layer_tree( $child, $all, $depth + 1, is_string( $type ) ? $type : '' );
			}
		}
		if ( $inner ) {
			$layer->draft->put( 'layers', $inner );
		}
		return array_filter( $layer->draft->values(), static fn( mixed $value ): bool => [] !== $value );
	}

	private static function background( SourceValues $params, ModelBuilder $slide ): void {
		$bg  = $params->bag( 'bg' );
		$url = $slide->get( 'background.image.url' );
		if ( is_string( $url ) ) {
			$bg->report->add_media( $bg->path( 'image' ), $url );
		}
		foreach ( [ 'fit' => [ 'percentage', 'fitX', 'fitY' ], 'position' => [ 'percentage', 'positionX', 'positionY' ] ] as $key => [ $percent, $x, $y ] ) {
			if ( $percent === $bg->peek( $key ) && is_numeric( $bg->text( $x ) ) && is_numeric( $bg->text( $y ) ) && $slide->set( "background.$key", "{$bg->text( $x )}% {$bg->text( $y )}%" ) ) {
				array_map( $bg->take( ... ), [ $key, $x, $y ] );
			} elseif ( $percent !== $bg->peek( $key ) ) {
				$bg->fill( $slide, [ $key => "background.$key" ] );
			}
		}
		$file = $bg->text( 'mpeg' );
		if ( '' !== $file ) {
			$video = new ModelBuilder( 'Video' );
			if ( $video->set( 'poster.url', $file ) ) {
				$slide->put( 'background.video.sources', [ [ 'url' => $video->get( 'poster.url' ), 'type' => 'video/mp4' ] ] );
				$bg->report->add_media( $bg->path( 'mpeg' ), $bg->take_text( 'mpeg' ) );
			}
		}
		foreach ( [ 'youtube', 'vimeo' ] as $provider ) {
			if ( '' !== $bg->text( $provider ) && null === $slide->get( 'background.video' ) && $slide->set( 'background.video.id', $bg->text( $provider ) ) ) {
				$slide->put( 'background.video.provider', $provider );
				$bg->take( $provider );
			}
		}
		$pan = $params->bag( 'panzoom' );
		if ( true === $pan->peek( 'set' ) ) {
			$pan->take( 'set' );
			foreach ( [ 'fitStart' => 'scaleStart', 'fitEnd' => 'scaleEnd' ] as $key => $name ) {
				if ( $slide->set( "background.panZoom.$name", $pan->text( $key ) . ( is_numeric( $pan->text( $key ) ) ? '%' : '' ) ) ) {
					$pan->take( $key );
				}
			}
			foreach ( self::PAN_ZOOM as $key => $name ) {
				$pan->fill( $slide, [ $key => "background.panZoom.$name" ] );
			}
		}
	}

	private static function info( SourceValues $info, ModelBuilder $slide ): void {
		$params = $info->bag( 'params' );
		$texts  = [];
		foreach ( $params->keys() as $n => $key ) {
			$text = $params->bag( $key )->take_text( 'v' );
			if ( '' !== $text && $n < 10 ) {
				$texts       = array_pad( $texts, $n, '' );
				$texts[ $n ] = LayerContent::clean( $text, $params->path( "$key.v" ), $params->report );
			}
		}
		if ( $texts ) {
			$slide->put( 'params', array_values( $texts ) );
		}
	}

	private static function transition( SourceValues $params, ModelBuilder $slide ): void {
		$timeline = $params->bag( 'timeline' );
		$names    = $timeline->peek( 'transition' );
		$keys     = [ 'transition' => 'name', 'slots' => 'slots', 'duration' => 'duration', 'easeIn' => 'easeIn', 'easeOut' => 'easeOut', 'rotation' => 'rotation' ];
		$all      = [];
		$used     = array_fill_keys( array_keys( $keys ), true );
		foreach ( is_array( $names ) ? array_values( $names ) : [] as $n => $name ) {
			$one = new ModelBuilder( 'Transition' );
			foreach ( $keys as $key => $path ) {
				$values = $timeline->peek( $key );
				$value  = is_array( $values ) ? ( array_values( $values )[ $n ] ?? null ) : ( is_scalar( $values ) ? $values : null );
				if ( 'default' !== $value && 'd' !== $value && ! $one->set( $path, $value ) ) {
					$used[ $key ] = false;
				}
			}
			$all[] = $one->values();
		}
		foreach ( $all[0] ?? [] as $key => $value ) {
			$slide->put( "transition.$key", $value );
		}
		if ( count( $all ) > 1 ) {
			$slide->put( 'transition.list', array_slice( $all, 1 ) );
		}
		foreach ( $keys as $key => $path ) {
			$values = $timeline->peek( $key );
			if ( $used[ $key ] && $all && ( ! is_array( $values ) || count( $values ) <= count( $all ) ) ) {
				$timeline->take( $key );
			}
		}
	}
}
