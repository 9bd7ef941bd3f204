<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\MetaSlider;

use Frontage\SliderImport\Model\LayerContent;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceFields;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Report\LayerPaths;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a slideshow of MetaSlider as a model: each slide is an image with a caption over its lower edge.
 *
 * @phpstan-type Slideshow array{ title: string, alias: string, settings: array<mixed>, slides: list<array<mixed>> }
 */
final class SlideshowReader {

	/** Types of slides that are an image with a caption. */
	private const IMAGES = [ '', 'image' ];

	private const DEVICES = [ 'smartphone', 'tablet', 'laptop', 'desktop' ];

	/** Settings of a slide without effect on what visitors see, or which have another form here. */
	private const QUIET = '/^(?:id|type|image|hide_.*|new_window|inherit_.*|caption_source|crop_.*|link-alt)$/';

	/** @param array<string, mixed> $transition Transition of all slides. */
	private function __construct( private readonly array $transition ) {}

	/**
	 * @param Slideshow $slideshow A slide has `id`, `type`, `title`, `image` (`url`, `alt`, `title`), `caption` (HTML), `url`, `new_window`, `hidden`, and `hide_slide` and `hide_caption` (names of devices).
	 * @return array<string, mixed>
	 */
	public static function read( array $slideshow, ImportReport $report ): array {
		$slider = new ModelBuilder( 'Slider' );
		$slider->set( 'title', mb_scrub( $slideshow['title'], 'UTF-8' ) );
		$slider->set( 'alias', $slideshow['alias'] );
		$settings   = new SourceFields( $slideshow['settings'], 'params', $report );
		$is_last    = 'stopOnLast' === $settings->peek( 'loop' ) && $settings->is_on( 'autoPlay', true );
		$fades_in   = $settings->is_on( 'firstSlideFadeIn' );
		$options    = OptionReader::read( $settings );
		$reader     = new self( OptionReader::transition( $settings ) );
		$slides     = [];
		OptionReader::finish( $settings );
		foreach ( $slideshow['slides'] as $n => $slide ) {
			$slides[] = $reader->slide( new SourceFields( $slide, "slides.$n", $report ), $n );
		}
		if ( $slides && $fades_in ) {
			$slides[0]['firstTransition'] = [ 'name' => 'fade' ];
		}
		if ( $is_last ) {
			$options['stopAtSlide'] = max( 1, count( $slides ) );
		}
		return [ 'schema' => 1, ...$slider->values(), 'options' => $options, 'slides' => $slides, 'static' => [] ];
	}

	/** @return array<string, mixed> */
	private function slide( SourceFields $source, int $number ): array {
		$slide = new ModelBuilder( 'Slide' );
		$id    = $source->text( 'id' );
		$image = new SourceFields( $source->items( 'image' ), $source->path( 'image' ), $source->report );
		$type  = $source->text( 'type' );
		$slide->set( 'key', 1 === preg_match( '/^\d{1,18}$/D', $id ) ? "ml-$id" : 'ml-slide-' . ( $number + 1 ) );
		$slide->set( 'title', $source->text( 'title' ) );
		$url = $image->text( 'url' );
		if ( '' !== $url && $slide->set( 'background.image.url', $url ) ) {
			$slide->put( 'background.type', 'image' );
			$slide->set( 'background.image.alt', $image->text( 'alt' ) );
			$slide->set( 'background.image.title', $image->text( 'title' ) );
			$slide->set( 'background.position', str_replace( '-', ' ', $source->text( 'crop_position', 'center-center' ) ) );
			$source->report->add_media( $image->path( 'url' ), $url );
		} elseif ( '' !== $url ) {
			$source->report->add_dropped( $image->path( 'url' ), 'script', $url );
		}
		if ( ! in_array( $type, self::IMAGES, true ) ) {
			$source->report->add_note( 'slide-type', $source->path, mb_strimwidth( $type, 0, 60, '…', 'UTF-8' ) );
		}
		$slide->put( 'transition', $this->transition );
		$this->link( $source, $slide );
		if ( $source->is_on( 'hidden' ) ) {
			$slide->put( 'visible', false );
		}
		if ( array_filter( $source->items( 'hide_slide' ) ) ) {
			$source->report_feature( 'device-visibility' );
		}
		$caption = $this->caption( $source, $number );
		$slide->put( 'layers', $caption ? [ $caption ] : [] );
		$image->ignore( '/^(?:id|width|height)$/' );
		$image->finish();
		$source->ignore( self::QUIET );
		$source->finish();
		$source->report->count( 'slides' );
		return $slide->values();
	}

	private function link( SourceFields $source, ModelBuilder $slide ): void {
		$url = $source->text( 'url' );
		if ( '' === $url || '#' === $url ) {
			return;
		}
		if ( ! $slide->set( 'link.url', $url ) && null === $slide->get( 'link.url' ) ) {
			$source->report->add_dropped( $source->path( 'url' ), 'script', $url );
		} elseif ( $source->is_on( 'new_window' ) ) {
			$slide->set( 'link.target', '_blank' );
		}
	}

	/** @return array<string, mixed>|null */
	private function caption( SourceFields $source, int $number ): ?array {
		$html = trim( LayerContent::clean( $source->text( 'caption' ), $source->path( 'caption' ), $source->report ) );
		if ( '' === $html ) {
			return null;
		}
		$layer = new ModelBuilder( 'Layer' );
		$layer->put( LayerPaths::KEY, $source->path( 'caption' ) );
		$layer->put( 'id', "ml-$number-caption" );
		$layer->put( 'type', 'text' );
		$layer->put( 'html', $html );
		foreach ( [
			'box.base'        => 'slide',
			'box.x'           => [ 'left' ],
			'box.y'           => [ 'bottom' ],
			'box.width'       => [ '100%' ],
			'responsive.size' => false,
			'style.color'     => [ '#ffffff' ],
			'style.background' => 'rgba(0,0,0,0.7)',
			'style.fontSize'  => [ 16 ],
			'style.lineHeight' => [ 24 ],
			'style.textAlign' => [ 'left' ],
			'style.whiteSpace' => [ 'normal' ],
			'style.padding'   => [ 'top' => [ 5 ], 'right' => [ 10 ], 'bottom' => [ 5 ], 'left' => [ 10 ] ],
		] as $path => $value ) {
			$layer->put( $path, $value );
		}
		$hidden = array_filter( $source->items( 'hide_caption' ), is_string( ... ) );
		if ( $hidden ) {
			$layer->set( 'visible', array_map( static fn( string $device ): bool => ! in_array( $device, $hidden, true ), array_reverse( self::DEVICES ) ) );
		}
		$source->report->count( 'layers' );
		$source->report->count( 'layers.text' );
		return $layer->values();
	}
}
