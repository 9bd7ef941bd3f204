<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SmartSlider;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceFields;

defined( 'ABSPATH' ) || exit;

/** Reads a slide: its background, link and timing. LayerReader reads its layers. */
final class SlideReader {

	private const FITS = [ 'fill' => 'cover', 'fit' => 'contain', 'stretch' => '100% 100%', 'center' => 'auto', 'tile' => 'auto', 'blurfit' => 'contain', 'fixed' => 'cover' ];

	/** Values without effect on what visitors see, or which have another form here. */
	private const QUIET = '/^(?:id|slider|first|ordering|generator_id|published|version|title|type|layers|description|thumbnail.*|record-.*|guides|static-slide|name|namesynced|status|opened|uniqueclass|aria-label|href-.*|link|background.*|ligthboxImage|slide-background-type|
		kenburns-.*|(?:desktop|tablet|mobile)(?:portrait|landscape).*|publish_(?:up|down)|audio-.*|alias|background-(?:type|animation.*))$/x';

	/** @param array<string, mixed> $transition Transition of slides without an own one. */
	public function __construct( private readonly DeviceGrid $grid, private readonly ResourceUrls $urls, private readonly VisualSets $visuals, private readonly array $transition, private readonly string $fit ) {}

	/** Whether the slide is an overlay over all slides. */
	public static function is_static( SourceFields $row ): bool {
		$params = SourceFields::decode( $row->take_value( 'params' ) );
		$row->put_back( 'params', $params );
		return in_array( $params['static-slide'] ?? '', [ 1, '1', true ], true );
	}

	/** @return array<string, mixed> */
	public function read( SourceFields $row, int $number ): array {
		$slide  = new ModelBuilder( 'Slide' );
		$params = new SourceFields( SourceFields::decode( $row->take_value( 'params' ) ), $row->path( 'params' ), $row->report );
		$id     = $row->text( 'id' );
		$title  = $row->text( 'title' );
		$note   = $row->text( 'description' );
		$slide->set( 'key', 1 === preg_match( '/^\d{1,18}$/D', $id ) ? LinkReader::slide_key( $id ) : 'ss-slide-' . ( $number + 1 ) );
		$slide->set( 'title', $title );
		$slide->set( 'description', $note );
		$this->image( $row->text( 'thumbnail' ), 'thumb.url', $slide, $row, 'thumbnail' );
		if ( '0' === $row->text( 'published', '1' ) ) {
			$slide->put( 'visible', false );
		}
		foreach ( [ 'publish_up' => 'from', 'publish_down' => 'until' ] as $key => $name ) {
			$date = $row->text( $key );
			if ( 1 === preg_match( '/^([12]\d{3}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/D', $date, $found ) && ! str_starts_with( $date, '1970-01-01' ) ) {
				$slide->set( $name, "$found[1]T$found[2]" );
			}
		}
		$duration = $params->number( 'slide-duration' );
		if ( $duration > 0 ) {
			$slide->set( 'duration', $duration );
		}
		$slide->put( 'transition', $this->transition );
		$overlay = $this->background( $params, $slide );
		LinkReader::slide( $params, $slide, $this->urls );
		if ( $row->number( 'generator_id' ) > 0 ) {
			$row->report_feature( 'generator' );
		}
		$this->features( $params );
		$reader = new LayerReader( $this->grid, $this->urls, $this->visuals, "ss-$number", [ '{name/slide}' => $title, '{description/slide}' => $note ] );
		$layers = $this->layers( $row, $reader );
		$slide->put( 'layers', [ ...( $overlay ? [ $overlay ] : [] ), ...$layers ] );
		if ( null !== $slide->get( 'link' ) && self::has_links( $layers ) ) {
			$slide->put( 'link.under', true ); // Else the link of the slide would cover those of its layers.
		}
		self::finish( $row, $params );
		$row->report->count( 'slides' );
		return $slide->values();
	}

	/** @return list<array<string, mixed>> Layers over all slides. */
	public function static_layers( SourceFields $row ): array {
		$params = new SourceFields( SourceFields::decode( $row->take_value( 'params' ) ), $row->path( 'params' ), $row->report );
		$layers = $this->layers( $row, new LayerReader( $this->grid, $this->urls, $this->visuals, 'ss-static-' . (int) $row->number( 'id' ), [ '{name/slide}' => $row->text( 'title' ), '{description/slide}' => $row->text( 'description' ) ] ) );
		self::finish( $row, $params );
		return $layers;
	}

	/** @return list<array<string, mixed>> */
	private function layers( SourceFields $row, LayerReader $reader ): array {
		$source = $row->take_value( 'slide' );
		$layers = SourceFields::decode( $source );
		if ( [] === $layers && is_string( $source ) && ! in_array( trim( $source ), [ '', '[]', '{}', 'null' ], true ) ) {
			$row->report->add_note( 'unreadable-part', $row->path( 'slide' ) );
		}
		return $reader->read( array_is_list( $layers ) ? $layers : ( is_array( $layers['layers'] ?? null ) ? $layers['layers'] : [] ), $row->path( 'layers' ), $row->report );
	}

	/** @return array<string, mixed>|null A layer below all others, for a color over the image. */
	private function background( SourceFields $params, ModelBuilder $slide ): ?array {
		$image   = $this->image( $params->text( 'backgroundImage' ), 'background.image.url', $slide, $params, 'backgroundImage' );
		$film    = $params->text( 'backgroundVideoMp4' );
		$type    = $params->text( 'background-type', '' !== $film ? 'video' : ( $image ? 'image' : 'color' ) );
		$color   = $params->text( 'backgroundColor' );
		$fill    = ColorValue::fill( $color, $params->text( 'backgroundGradient', 'off' ), $params->text( 'backgroundColorEnd' ) );
		$opacity = max( 0.0, min( 100.0, $params->number( 'backgroundImageOpacity', 100 ) ) ) / 100;
		$over    = $params->is_on( 'backgroundColorOverlay' );
		if ( 'color' === $type ) {
			$slide->put( 'background.image', null );
		}
		$is_image = 'color' !== $type && $image;
		$is_video = 'video' === $type && $this->video( $params, $film, $slide );
		$slide->put( 'background.type', $is_video ? 'video' : ( $is_image ? 'image' : ( null === $fill ? 'transparent' : 'color' ) ) );
		$over     = $over && ( $is_image || $is_video );
		if ( null !== $fill && ! $over ) {
			$slide->set( 'background.color', $fill );
		}
		if ( $is_image ) {
			$this->fit( $params, $slide );
			$slide->set( 'background.image.alt', $params->text( 'backgroundAlt' ) );
			$slide->set( 'background.image.title', $params->text( 'backgroundTitle' ) );
			if ( $params->number( 'backgroundImageBlur' ) > 0 ) {
				$params->report_feature( 'image-blur', 'backgroundImageBlur' );
			}
		}
		$background = $slide->get( 'background' );
		$slide->put( 'background', array_filter( is_array( $background ) ? $background : [], static fn( mixed $value ): bool => null !== $value ) );
		// An image at 20 % over a color looks the same as the color at 80 % over the image.
		$is_faded = $is_image && $opacity < 1 && ! $over;
		$cover    = $is_faded && null !== ColorValue::css( $color ) ? ColorValue::with_alpha( $color, 1 - $opacity ) : ( $over ? $fill : null );
		if ( $is_faded && null === $cover ) {
			$params->report_feature( 'image-opacity', 'backgroundImageOpacity' );
		}
		if ( null === $cover ) {
			return null;
		}
		$layer = new ModelBuilder( 'Layer' );
		$layer->put( 'type', 'shape' );
		$layer->set( 'id', ( is_string( $slide->get( 'key' ) ) ? $slide->get( 'key' ) : 'ss' ) . '-overlay' );
		$layer->put( 'box.base', 'slide' );
		$layer->put( 'box.inset', true );
		$layer->set( 'style.background', $cover );
		$params->report->count( 'layers' );
		$params->report->count( 'layers.shape' );
		return $layer->values();
	}

	/** @param array<mixed> $layers */
	private static function has_links( array $layers ): bool {
		foreach ( $layers as $layer ) {
			if ( is_array( $layer ) && ( isset( $layer['link'] ) || isset( $layer['actions'] ) || isset( $layer['video'] ) || is_array( $layer['layers'] ?? null ) && self::has_links( $layer['layers'] ) ) ) {
				return true;
			}
		}
		return false;
	}

	private function fit( SourceFields $params, ModelBuilder $slide ): void {
		$mode = $params->text( 'backgroundMode', 'default' );
		$mode = 'default' === $mode ? $this->fit : $mode;
		$slide->set( 'background.fit', self::FITS[ $mode ] ?? 'cover' );
		if ( 'tile' === $mode ) {
			$slide->set( 'background.repeat', 'repeat' );
		}
		if ( in_array( $mode, [ 'blurfit', 'fixed' ], true ) ) {
			$params->report_feature( "fit-$mode", 'backgroundMode' );
		}
		$focus = static fn( string $key ): float => max( 0.0, min( 100.0, $params->number( $key, 50 ) ) );
		$slide->set( 'background.position', $focus( 'backgroundFocusX' ) . '% ' . $focus( 'backgroundFocusY' ) . '%' );
	}

	private function video( SourceFields $params, string $film, ModelBuilder $slide ): bool {
		$url   = $this->urls->url( $film );
		$video = new ModelBuilder( 'Video' );
		if ( '' === $url || ! $video->set( 'poster.url', $url ) ) {
			return false;
		}
		$params->report->add_media( $params->path( 'backgroundVideoMp4' ), $url );
		$slide->put( 'background.video.sources', [ [ 'url' => $video->get( 'poster.url' ), 'type' => 'video/mp4' ] ] );
		$slide->put( 'background.video.autoplay', 'always' );
		$slide->put( 'background.video.muted', $params->is_on( 'backgroundVideoMuted', true ) );
		$slide->put( 'background.video.loop', $params->is_on( 'backgroundVideoLoop', true ) ? 'loop' : 'none' );
		$slide->put( 'background.video.cover', true );
		$slide->put( 'background.video.rewinds', $params->is_on( 'backgroundVideoReset', true ) );
		return true;
	}

	private function features( SourceFields $params ): void {
		if ( '' !== $params->text( 'background-animation' ) ) {
			$params->report_feature( 'background-animation', 'background-animation' );
		}
		if ( '' !== trim( $params->text( 'kenburns-animation' ), '50|*' ) ) {
			$params->report_feature( 'ken-burns', 'kenburns-animation' );
		}
		if ( $this->grid->visibility( $params ) ) {
			$params->report_feature( 'device-visibility' );
		}
	}

	/** @return bool Whether the image was set. */
	private function image( string $resource, string $path, ModelBuilder $draft, SourceFields $fields, string $key ): bool {
		$url = $this->urls->url( $resource );
		if ( '' === $url || ! $draft->set( $path, $url ) && null === $draft->get( $path ) ) {
			return false;
		}
		$fields->report->add_media( $fields->path( $key ), $url );
		return true;
	}

	private static function finish( SourceFields $row, SourceFields $params ): void {
		$params->ignore( self::QUIET );
		$params->finish();
		$row->ignore( self::QUIET );
		$row->finish();
	}
}
