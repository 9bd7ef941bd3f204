<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7\Layers;

use Frontage\SliderImport\Model\LayerContent;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Report\LayerPaths;
use Frontage\SliderImport\Version7\Motion\V7HoverReader;
use Frontage\SliderImport\Version7\Motion\V7LoopReader;
use Frontage\SliderImport\Version7\Motion\V7Parallax;
use Frontage\SliderImport\Version7\Motion\V7TimelineReader;
use Frontage\SliderImport\Version7\Source\V7EditorKeys;
use Frontage\SliderImport\Version7\Source\V7Markup;
use Frontage\SliderImport\Version7\Source\V7Source;
use Frontage\SliderImport\Version7\V7CodeReport;
use Frontage\SliderImport\Version7\V7ImageReader;
use Frontage\SliderImport\Version7\V7Values;

defined( 'ABSPATH' ) || exit;

/**
 * Reads one layer of version 7.
 *
 * @phpstan-import-type V7Slide from V7Source
 */
final class V7LayerReader {

	private const TEXTS = [ 'text', 'button' ];

	private const CONTAINERS = [ 'group', 'row', 'column' ];

	private const SUBTYPES = [ 'button', 'image', 'video', 'group', 'row', 'column', 'slidebg', 'custom', 'svg', 'audio' ];

	/** HTML elements of the original itself. */
	private const OWN_TAG = '/^(?:sr7-|rs-)/';

	public readonly ModelBuilder $draft;

	private function __construct( public readonly string $type, public readonly bool $is_background, private readonly ?SourceValues $bag = null, private readonly ?SourceValues $timeline = null, private readonly ?V7Values $values = null, private readonly ?V7Markup $markup = null ) {
		$this->draft = new ModelBuilder( 'Layer' );
	}

	/** A layer that has no counterpart: a zone, a line break, the carrier of the slide's link. */
	public static function silent(): self {
		return new self( '', false );
	}

	/**
	 * @param array<mixed>  $source
	 * @param V7Slide       $slide
	 * @param string        $parent Type of the parent; '' in the slide.
	 * @param array<mixed>  $zone   Zone of a row.
	 * @param int           $slides Number of slides, for a layer over all slides.
	 */
	public static function read( array $source, string $id, string $path, array $slide, string $parent, array $zone, ?self $holder, V7Values $values, V7Parallax $parallax, bool $is_7_0, ImportReport $report, ?V7Markup $markup, int $slides ): self {
		$type = self::type( $source, $report );
		$bag  = new SourceValues( V7EditorKeys::without( $source, 'layer' ), $path, $report );
		$time = new SourceValues( is_array( $source['tl'] ?? null ) ? V7EditorKeys::without( $source['tl'], '' ) : [], "$path.tl", $report );
		if ( 'slidebg' === $type ) {
			return new self( type: $type, is_background: true, bag: $bag, timeline: $time, values: $values, markup: $markup );
		}
		$layer = new self( type: $type, is_background: false, bag: $bag, timeline: $time, values: $values, markup: $markup );
		$draft = $layer->draft;
		$draft->put( LayerPaths::KEY, $path );
		$draft->put( 'id', V7ActionReader::layer_id( $slide['id'], $id ) );
		$draft->put( 'type', $type );
		$values->singles( $bag, $draft, [ 'alias' => 'alias' ] );
		( new V7BoxReader( $bag, $draft, $values, $is_7_0 ) )->read( $type, $parent, $zone );
		( new V7StyleReader( $bag, $draft, $values ) )->read( $type );
		$layer->content( $bag, $source );
		$layer->attributes( $bag, $source );
		if ( $slide['static'] ) {
			$layer->on_slides( $bag, $slides );
		}
		$timeline = $bag->bag( 'sbt' );
		if ( V7Values::is_on( $timeline->take( 'u' ) ) ) {
			$draft->put( 'scrollBound', true );
		}
		V7HoverReader::read( $bag->bag( 'hov' ), $draft, $values );
		V7TimelineReader::read( timeline: $time, layer: $draft, values: $values, is_container: in_array( $type, self::CONTAINERS, true ), is_7_0: $is_7_0, holder: $holder?->draft );
		V7LoopReader::read( $time->bag( 'in' )->bag( 'loop' ), $draft, $values, $is_7_0 );
		$level = $parallax->level( $source['mod'] ?? null );
		if ( $level > 0 ) {
			$draft->put( 'parallax', $level );
		}
		$parallax->finish( $bag->bag( 'mod' ), $draft );
		V7CodeReport::report_code( $bag );
		$time->finish();
		$bag->finish();
		$report->count( 'layers' );
		$report->count( "layers.$type" );
		return $layer;
	}

	public function write_background( ModelBuilder $slide, V7Parallax $parallax ): void {
		if ( $this->is_background && null !== $this->bag && null !== $this->timeline && null !== $this->values ) {
			V7BackgroundReader::read( bag: $this->bag, timeline: $this->timeline, slide: $slide, values: $this->values, parallax: $parallax, markup: $this->markup );
		}
	}

	/** @param array<mixed> $source */
	private static function type( array $source, ImportReport $report ): string {
		$type    = is_string( $source['type'] ?? null ) ? $source['type'] : '';
		$subtype = is_string( $source['subtype'] ?? null ) ? $source['subtype'] : '';
		$video   = is_array( $source['bg'] ?? null ) && is_array( $source['bg']['video'] ?? null ) && '' !== ( $source['bg']['video']['src'] ?? '' );
		if ( '' !== $subtype && ! in_array( $subtype, self::SUBTYPES, true ) && 'none' !== $subtype ) {
			$report->add_addon( mb_strcut( $subtype, 0, 100, 'UTF-8' ) );
		}
		return match ( true ) {
			'custom' === $subtype                            => 'shape',
			in_array( $subtype, self::SUBTYPES, true )       => $subtype,
			'container' === $type                            => 'group',
			'shape' === $type && $video                      => 'video',
			in_array( $type, [ 'text', 'svg', 'audio', 'image', 'video', 'button', 'group', 'row', 'column' ], true ) => $type,
			'' === $type && is_array( $source['content'] ?? null ) && is_string( $source['content']['text'] ?? null ) => 'text',
			default                                          => 'shape',
		};
	}

	/** @param array<mixed> $source */
	private function content( SourceValues $bag, array $source ): void {
		$content = $bag->bag( 'content' );
		$draft   = $this->draft;
		$toggle  = $bag->bag( 'tog' );
		$on      = V7Values::is_on( $toggle->take( 'u' ) );
		foreach ( in_array( $this->type, self::TEXTS, true ) ? [ 'html' => [ $content, 'text', true ], 'toggleHtml' => [ $toggle, 't', $on ] ] : [] as $to => [ $from, $key, $use ] ) {
			$text = $from->take_text( $key );
			if ( '' !== $text && $use ) {
				$html = LayerContent::clean( $text, $from->path( $key ), $from->report );
				if ( '' !== $html ) {
					$draft->put( $to, $html );
				}
			}
		}
		if ( 'image' === $this->type ) {
			$image = $bag->bag( 'bg' );
			if ( ! is_array( $source['bg'] ?? null ) || ! is_array( $source['bg']['image'] ?? null ) ) {
				$older = new SourceValues( [ 'content' => is_array( $source['content'] ?? null ) ? $source['content'] : [] ], '', $bag->report );
				V7ImageReader::read( bag: $older, key: 'content', draft: $draft, path: 'image', paths: [], markup: $this->markup );
				array_map( $content->take( ... ), [ 'src', 'size', 'lib_id', 'pos', 'rx', 'ry', 'repeat' ] );
			}
			$fit   = is_array( $source['bg'] ?? null ) && is_array( $source['bg']['image'] ?? null ) ? $source['bg']['image']['size'] ?? 'cover' : 'cover';
			V7ImageReader::read( bag: $image, key: 'image', draft: $draft, path: 'image', paths: in_array( $fit, [ 'cover', 'contain' ], true ) ? [ 'fit' => 'style.objectFit' ] : [], markup: $this->markup );
			array_map( $image->bag( 'image' )->take( ... ), [ 'rx', 'ry' ] );
			$position = $image->bag( 'image' )->bag( 'pos' );
			if ( [ '50%', '50%' ] === [ $position->text( 'x' ), $position->text( 'y' ) ] ) {
				$position->take( 'x' );
				$position->take( 'y' );
			}
		}
		if ( 'svg' === $this->type ) {
			$this->svg( $content );
		}
		if ( in_array( $this->type, [ 'video', 'audio' ], true ) ) {
			$media = 'video' === $this->type && is_array( $source['bg'] ?? null ) && is_array( $source['bg']['video'] ?? null ) ? $bag->bag( 'bg' )->bag( 'video' ) : $content;
			V7VideoReader::read( $media, $draft, 'video', $this->type );
		}
	}

	private function svg( SourceValues $content ): void {
		foreach ( [ 'src', 'svg', 'html' ] as $key ) {
			$text = $content->text( $key );
			if ( str_starts_with( ltrim( $text ), '<' ) ) {
				$clean = LayerContent::svg( $content->take_text( $key ), $content->path, $content->report );
				if ( null !== $clean && null === $this->draft->get( 'svg.html' ) ) {
					$this->draft->put( 'svg.html', $clean );
				}
			} elseif ( '' !== $text && null === $this->draft->get( 'svg.url' ) && $this->draft->set( 'svg.url', $text ) ) {
				$content->take( $key );
			}
		}
		$own = V7Values::is_on( $content->peek( 'oC' ) );
		$content->take( 'oC' );
		$this->values?->colors( $content, $this->draft, [ 'color' => [ 'style.svgFill', $own ? null : '#ffffff' ] ] );
		$stroke = $content->bag( 'stroke' );
		V7Values::plain_colors( $stroke, $this->draft, [ 'c' => 'style.svgStroke' ] );
		$this->values?->lengths( $stroke, $this->draft, [ 'w' => 'style.svgStrokeWidth' ] );
	}

	/** @param array<mixed> $source */
	private function attributes( SourceValues $bag, array $source ): void {
		$draft = $this->draft;
		$tag   = strtolower( $bag->text( 'tag' ) );
		if ( '' !== $tag && ( 1 === preg_match( self::OWN_TAG, $tag ) || 'a' === $tag || $draft->set( 'tag', $tag ) ) ) {
			$bag->take( 'tag' );
		}
		$bag->fill( $draft, [ 'href' => 'link.url' ] );
		if ( null !== $draft->get( 'link.url' ) ) {
			$bag->fill( $draft, [ 'target' => 'link.target', 'rel' => 'link.rel' ] );
		}
		$attributes = $bag->bag( 'attr' );
		$attributes->fill( $draft, [ 'id' => 'elementId', 'class' => 'className', 'wrapClass' => 'wrapperClass', 't' => 'title' ] + ( null === $draft->get( 'link.url' ) ? [] : [ 'rel' => 'link.rel' ] ) );
		if ( 'image' === $this->type && '' !== $attributes->text( 'a' ) && 'ml' !== ( is_array( $source['attr'] ?? null ) ? $source['attr']['aO'] ?? '' : '' ) ) {
			$draft->put( 'image.alt', $attributes->take_text( 'a' ) );
		}
		foreach ( [ 'a', 't', 'iClass', 'tabIndex' ] as $key ) {
			if ( 'image' !== $this->type || 'a' !== $key || '' === $attributes->text( 'a' ) || null !== $draft->get( 'image.alt' ) ) {
				$attributes->take( $key );
			}
		}
		$label = $bag->bag( 'acc' )->take_text( 'label' );
		if ( '' !== $label ) {
			$draft->set( 'title', $label );
		}
		if ( $bag->has( 'viOC' ) && $draft->set( 'showsInCarousel', $bag->peek( 'viOC' ) ) ) {
			$bag->take( 'viOC' );
		}
	}

	private function on_slides( SourceValues $bag, int $slides ): void {
		$start = $bag->text( 'sStart' );
		$end   = $bag->text( 'sEnd' );
		if ( ( is_numeric( $start ) || '' === $start ) && $this->draft->set( 'onSlides.start', '' === $start ? 1 : $start ) ) {
			$bag->take( 'sStart' );
		}
		if ( in_array( $end, [ '', 'last' ], true ) || ( is_numeric( $end ) && (int) $end === $slides ) ) {
			$this->draft->put( 'onSlides.end', -1 );
			$bag->take( 'sEnd' );
		} else {
			$bag->fill( $this->draft, [ 'sEnd' => 'onSlides.end' ] );
		}
		if ( in_array( $bag->text( 'sZ' ), [ 'front', 'default', '' ], true ) ) {
			$bag->take( 'sZ' );
		}
	}
}
