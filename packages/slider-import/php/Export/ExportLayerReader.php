<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Export;

use Frontage\SliderImport\Model\KeyframeReader;
use Frontage\SliderImport\Model\LayerContent;
use Frontage\SliderImport\Model\LayerEdgeReader;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\PoseReader;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Report\LayerPaths;

defined( 'ABSPATH' ) || exit;

/** Reads a layer of an export. */
final class ExportLayerReader {

	/** Group in the export => its keys => path in the model; values per breakpoint. */
	private const TABLE = [
		''           => [ 'alias' => 'alias' ],
		'size'       => [
			'width' => 'box.width', 'height' => 'box.height', 'minWidth' => 'box.minWidth', 'minHeight' => 'box.minHeight', 'maxWidth' => 'box.maxWidth', 'maxHeight' => 'box.maxHeight',
		],
		'position'   => [ 'x' => 'box.offsetX', 'y' => 'box.offsetY', 'horizontal' => 'box.x', 'vertical' => 'box.y', 'position' => 'box.position', 'zIndex' => 'style.zIndex' ],
		'idle'       => [
			'color' => 'style.color', 'fontFamily' => 'style.fontFamily', 'fontSize' => 'style.fontSize', 'fontWeight' => 'style.fontWeight', 'letterSpacing' => 'style.letterSpacing',
			'lineHeight' => 'style.lineHeight', 'opacity' => 'style.opacity', 'whiteSpace' => 'style.whiteSpace', 'textTransform' => 'style.textTransform', 'textAlign' => 'style.textAlign',
			'textDecoration' => 'style.textDecoration', 'backgroundColor' => 'style.background', 'backgroundPosition' => 'style.backgroundPosition', 'backgroundSize' => 'style.backgroundFit',
			'backgroundRepeat' => 'style.backgroundRepeat', 'borderColor' => 'style.borderColor', 'borderStyle' => 'style.borderStyle', 'cursor' => 'style.cursor', 'overflow' => 'style.overflow',
			'float' => 'box.float', 'clear' => 'box.clear', 'display' => 'box.display', 'verticalAlign' => 'style.verticalAlign',
		],
		'idle.svg'   => [ 'color' => 'style.svgFill', 'strokeColor' => 'style.svgStroke', 'strokeWidth' => 'style.svgStrokeWidth' ],
		'idle.filter' => [ 'blendMode' => 'style.blend' ],
		'behavior'   => [ 'autoResponsive' => 'responsive.size', 'responsiveChilds' => 'responsive.children', 'responsiveOffset' => 'responsive.offset', 'baseAlign' => 'box.base' ],
		'effects'    => [ 'parallax' => 'parallax' ],
		'attributes' => [ 'classes' => 'className', 'wrapperClasses' => 'wrapperClass', 'id' => 'elementId', 'title' => 'title', 'alt' => 'image.alt', 'rel' => 'link.rel' ],
		'media'      => [ 'imageId' => 'image.id', 'posterUrl' => 'video.poster.url', 'args' => 'video.parameters' ],
		'visibility' => [ 'hideunder' => 'hideAtLimit' ],
		'runtime'    => [ 'internalClass' => 'className' ],
	];

	private const VIDEO = [
		'autoPlay' => 'autoplay', 'loop' => 'loop', 'controls' => 'controls', 'nextSlideAtEnd' => 'nextAtEnd', 'forceRewind' => 'rewinds', 'preload' => 'preload', 'speed' => 'speed',
		'mute' => 'muted', 'pausetimer' => 'pausesTimer', 'playInline' => 'inline', 'allowFullscreen' => 'fullscreen', 'stopAllVideo' => 'stopsOthers', 'mediaType' => 'provider',
	];

	private const SHADOWS = [ 'boxShadow' => 'style.boxShadow', 'textShadow' => 'style.textShadow' ];

	public readonly ModelBuilder $draft;

	private function __construct( private readonly SourceValues $bag, public readonly string $uid, public readonly string $parent, public readonly int $order ) {
		$this->draft = new ModelBuilder( 'Layer' );
	}

	public static function read( SourceValues $bag, string $key, string $slide, bool $children ): self {
		$group = $bag->bag( 'group' );
		$layer = new self( $bag, $key, $group->take_text( 'puid' ), (int) $group->take_text( 'groupOrder' ) );
		$draft = $layer->draft;
		$draft->put( LayerPaths::KEY, $bag->path );
		$draft->set( 'id', "slide-$slide-layer-" . preg_replace( '/[^\w-]/', '-', $key ) );
		if ( $bag->text( 'uid' ) === $key ) {
			$bag->take( 'uid' );
		}
		if ( $draft->set( 'type', $bag->peek( 'type' ) ) ) {
			$bag->take( 'type' );
		}
		if ( null === $draft->get( 'type' ) ) {
			$draft->put( 'type', 'text' );
		}
		$draft->put( 'responsive.children', $children );
		if ( is_bool( $bag->bag( 'behavior' )->peek( 'responsiveChilds' ) ) ) {
			$draft->put( 'responsive.children', $bag->bag( 'behavior' )->take( 'responsiveChilds' ) );
		}
		foreach ( self::TABLE as $name => $table ) {
			$part = $bag;
			foreach ( '' === $name ? [] : explode( '.', $name ) as $step ) {
				$part = $part->bag( $step );
			}
			ExportBreakpointValue::fill( $part, $draft, $table );
		}
		$layer->box();
		$layer->style();
		$layer->content();
		ExportKeyframeReader::read( $bag->bag( 'timeline' ), $draft );
		$layer->hover();
		$layer->actions( $slide );
		$bag->report->count( 'layers' );
		$kind = $draft->get( 'type' );
		$bag->report->count( 'layers.' . ( is_string( $kind ) ? $kind : 'text' ) );
		return $layer;
	}

	private function box(): void {
		$visible = $this->bag->bag( 'visibility' );
		$levels  = array_map( $visible->peek( ... ), [ 'd', 'n', 't', 'm' ] );
		if ( in_array( false, $levels, true ) && $this->draft->set( 'visible', array_map( static fn( mixed $one ): bool => false !== $one, $levels ) ) ) {
			array_map( $visible->take( ... ), [ 'd', 'n', 't', 'm' ] );
		}
		$static = $this->bag->bag( 'timeline' )->bag( 'static' );
		if ( true === $static->peek( 'isstatic' ) ) {
			$static->take( 'isstatic' );
			$static->fill( $this->draft, [ 'start' => 'onSlides.start', 'end' => 'onSlides.end' ] );
		}
		$column = $this->bag->bag( 'group' );
		if ( 'column' === $this->draft->get( 'type' ) && 1 === preg_match( '~^(\d+)/(\d+)$~', $column->text( 'columnSize' ), $found ) && (int) $found[2] > 0 ) {
			$this->draft->set( 'column.width', round( 100 * (int) $found[1] / (int) $found[2], 4 ) . '%' );
			$column->take( 'columnSize' );
		}
		if ( 'row' === $this->draft->get( 'type' ) ) {
			$column->fill( $this->draft, [ 'columnbreakat' => 'breakAt' ] );
		}
	}

	private function style(): void {
		$idle = $this->bag->bag( 'idle' );
		foreach ( [ 'margin' => PoseReader::SIDES, 'padding' => PoseReader::SIDES, 'borderWidth' => PoseReader::SIDES, 'borderRadius' => PoseReader::CORNERS ] as $key => $names ) {
			ExportBreakpointValue::sides( $idle, $key, $this->draft, "style.$key", $names );
		}
		if ( is_bool( $idle->peek( 'fontStyle' ) ) ) {
			$this->draft->put( 'style.fontStyle', $idle->take( 'fontStyle' ) ? 'italic' : 'normal' );
		}
		foreach ( self::SHADOWS as $key => $at ) {
			$shadow = $idle->bag( $key );
			if ( true === $shadow->peek( 'inuse' ) ) {
				$shadow->take( 'inuse' );
				ExportBreakpointValue::fill( $shadow, $this->draft, [ 'color' => "$at.color", 'hoffset' => "$at.x", 'voffset' => "$at.y", 'blur' => "$at.blur", 'spread' => "$at.spread" ] );
			}
		}
		LayerEdgeReader::read_export( $idle, $this->draft );
		$image = $idle->text( 'backgroundImage' );
		if ( '' !== $image && $this->draft->set( 'style.backgroundImage.url', $image ) ) {
			$idle->report->add_media( $idle->path( 'backgroundImage' ), $idle->take_text( 'backgroundImage' ) );
		}
	}

	private function content(): void {
		$bag   = $this->bag;
		$media = $bag->bag( 'media' );
		$type  = $this->draft->get( 'type' );
		if ( '' !== $media->text( 'imageUrl' ) && $this->draft->set( 'image.url', $media->text( 'imageUrl' ) ) ) {
			$media->report->add_media( $media->path( 'imageUrl' ), $media->take_text( 'imageUrl' ) );
		}
		if ( 'image' === $type ) {
			$bag->bag( 'size' )->fill( $this->draft, [ 'originalWidth' => 'image.width', 'originalHeight' => 'image.height' ] );
		}
		if ( 'video' === $type || 'audio' === $type ) {
			$this->video( $media, $type );
		}
		if ( 'svg' === $type ) {
			$svg = $bag->bag( 'svg' );
			$svg->fill( $this->draft, [ 'source' => 'svg.url' ] );
			$raw = $svg->take_text( 'renderedData' );
			if ( '' !== $raw ) {
				$clean = LayerContent::svg( $raw, $svg->path, $svg->report );
				if ( null !== $clean ) {
					$this->draft->put( 'svg.html', $clean );
				}
			}
		}
		foreach ( [ 'text' => [ $bag, 'html' ], 'toggle' => [ $bag->bag( 'toggle' ), 'toggleHtml' ] ] as [ $from, $to ] ) {
			$text = $from->take_text( 'text' );
			if ( '' !== $text ) {
				$html = LayerContent::clean( $text, $from->path( 'text' ), $bag->report );
				if ( '' !== $html ) {
					$this->draft->put( $to, $html );
				}
			}
		}
	}

	private function video( SourceValues $media, string $type ): void {
		$sources = [];
		foreach ( [ 'mp4Url' => 'video/mp4', 'webmUrl' => 'video/webm', 'ogvUrl' => 'video/ogg', 'audioUrl' => 'audio/mpeg' ] as $key => $mime ) {
			$one = new ModelBuilder( 'Video' );
			if ( '' !== $media->text( $key ) && $one->set( 'poster.url', $media->text( $key ) ) ) {
				$sources[] = [ 'url' => $one->get( 'poster.url' ), 'type' => $mime ];
				$media->report->add_media( $media->path( $key ), $media->take_text( $key ) );
			}
		}
		if ( $sources ) {
			$this->draft->put( 'video.sources', $sources );
		}
		foreach ( self::VIDEO as $key => $name ) {
			$media->fill( $this->draft, [ $key => "video.$name" ] );
		}
		if ( in_array( $this->draft->get( 'video.provider' ), [ 'youtube', 'vimeo' ], true ) ) {
			$media->fill( $this->draft, [ 'id' => 'video.id' ] );
		}
		if ( 'audio' === $type ) {
			$this->draft->put( 'video.provider', 'audio' );
		}
		if ( is_numeric( $media->text( 'volume' ) ) && $this->draft->set( 'video.volume', (float) $media->text( 'volume' ) / 100 ) ) {
			$media->take( 'volume' );
		}
	}

	private function hover(): void {
		$hover = $this->bag->bag( 'hover' );
		if ( ! in_array( $hover->peek( 'usehover' ), [ true, 'true', 'desktop' ], true ) ) {
			return;
		}
		if ( 'desktop' !== $hover->peek( 'usehover' ) ) {
			$hover->take( 'usehover' );
		}
		$draft = $this->draft;
		$hover->fill( $draft, [ 'speed' => 'hover.duration', 'zIndex' => 'hover.zIndex', 'cursor' => 'hover.cursor' ] );
		KeyframeReader::ease( $hover, $draft, 'ease', 'hover.ease' );
		ExportBreakpointValue::fill( $hover, $draft, [ 'color' => 'hover.to.color', 'backgroundColor' => 'hover.to.background', 'borderColor' => 'hover.to.borderColor', 'borderStyle' => 'hover.to.borderStyle', 'opacity' => 'hover.to.opacity', 'textDecoration' => 'hover.to.textDecoration' ] );
		ExportBreakpointValue::sides( $hover, 'borderWidth', $draft, 'hover.to.borderWidth', PoseReader::SIDES );
		ExportBreakpointValue::sides( $hover, 'borderRadius', $draft, 'hover.to.borderRadius', PoseReader::CORNERS );
		ExportKeyframeReader::pose( $hover->bag( 'transform' ), $draft, 'hover.to' );
		ExportKeyframeReader::filter( $hover->bag( 'filter' ), $draft, 'hover.to' );
	}

	private function actions( string $slide ): void {
		$list    = $this->bag->bag( 'actions' )->bag( 'action' );
		$actions = [];
		foreach ( $list->keys() as $key ) {
			$action = ExportActionReader::read( $list->bag( $key ), $slide );
			if ( $action ) {
				$actions[] = $action;
			}
		}
		if ( $actions ) {
			$this->draft->put( 'actions', $actions );
		}
	}
}
