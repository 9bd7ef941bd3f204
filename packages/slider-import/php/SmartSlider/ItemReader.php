<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SmartSlider;

use Frontage\SliderImport\Model\LayerContent;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceFields;

defined( 'ABSPATH' ) || exit;

/** Reads what a layer shows: a heading, text, button, image, video, list, HTML or colored area. */
final class ItemReader {

	private const TAGS = [ '1' => 'h1', '2' => 'h2', '3' => 'h3', '4' => 'h4', '5' => 'h5', '6' => 'h6' ];

	/** Fonts of items that have none of their own: color and size. */
	private const FONTS = [
		'button' => [ 'color' => 'ffffffff', 'size' => '14||px', 'align' => 'center' ],
		'text'   => [ 'color' => 'ffffffff', 'size' => '14||px' ],
		''       => [ 'color' => 'ffffffff', 'size' => '36||px' ],
	];

	private const BUTTON = [ 'backgroundcolor' => '5cba3cff', 'padding' => '10|*|30|*|10|*|30|*|px' ];

	/** Values without effect on what visitors see, or which have another form here. */
	private const QUIET = '/^(?:font.*|style.*|class|cssclass|href.*|link|title|alt|image-optimize|split-text-.*|content(?:-(?:tablet|mobile)-enabled|tablet|mobile)|fullwidth|nowrap|priority|icon(?:size|spacing|placement)|aspect-ratio.*|playbutton.*|scroll-pause|
		defaultimage|related|modestbranding|center|privacy.*|privateid|byline|portrait|color.*|youtubeurl|vimeourl|video_mp4|size|css|textalign|type|reset|volume|showcontrols|controls|poster|image|code|start|ended|loop|autoplay|quality|videoplay|videopause|videoend)$/x';

	/** @param array<string, string> $words Placeholder => text. */
	public function __construct( private readonly ResourceUrls $urls, private readonly VisualSets $visuals, private readonly array $words ) {}

	/**
	 * @param list<float> $scales Percent of the font size, by breakpoint.
	 * @return bool False if the layer has no counterpart and was reported.
	 */
	public function read( string $type, SourceFields $values, ModelBuilder $layer, array $scales, string $align ): bool {
		$is_read = match ( $type ) {
			'heading'            => $this->heading( $values, $layer, $scales, $align, 'heading' ),
			'animatedHeading', 'highlightedHeading' => $this->composed_heading( $values, $layer, $scales, $align ),
			'text', 'html', 'list' => $this->text( $type, $values, $layer, $scales, $align ),
			'button'             => $this->button( $values, $layer, $scales, $align ),
			'image'              => $this->image( $values, $layer ),
			'youtube', 'vimeo', 'video' => $this->video( $type, $values, $layer ),
			'area'               => $this->area( $values, $layer ),
			default              => false,
		};
		if ( ! $is_read ) {
			$values->report->add_note( 'layer-left', $values->path, '' === $type ? '?' : mb_strimwidth( $type, 0, 60, '…', 'UTF-8' ) );
			$values->finish();
			return false;
		}
		foreach ( [ 'split-text-animation-in', 'split-text-animation-out' ] as $key ) {
			if ( '' !== $values->text( $key ) ) {
				$values->report_feature( 'split-text', $key );
			}
		}
		$values->ignore( self::QUIET );
		$values->finish();
		return true;
	}

	/** @param list<float> $scales */
	private function heading( SourceFields $values, ModelBuilder $layer, array $scales, string $align, string $key ): bool {
		$html = $this->html( str_replace( "\n", '<br>', str_replace( "\r", '', $values->text( $key ) ) ), $values, $key );
		if ( '' === $html ) {
			return false;
		}
		$layer->put( 'html', $html );
		$layer->put( 'tag', self::TAGS[ $values->text( 'priority' ) ] ?? 'div' );
		$layer->put( 'style.whiteSpace', [ $values->is_on( 'nowrap' ) ? 'nowrap' : 'normal' ] );
		$this->style( values: $values, layer: $layer, scales: $scales, align: $align, kind: '', box: [] );
		LinkReader::layer( $values, $layer, $this->urls );
		return true;
	}

	/**
	 * A heading of several texts, one of which is animated.
	 *
	 * @param list<float> $scales
	 */
	private function composed_heading( SourceFields $values, ModelBuilder $layer, array $scales, string $align ): bool {
		$texts = array_map( static fn( string $key ): string => trim( str_replace( "\n", ' ', $values->text( $key ) ) ), [ 'before-text', 'highlighted-text', 'animated-text', 'after-text' ] );
		$values->put_back( 'heading', trim( implode( ' ', array_filter( $texts, static fn( string $text ): bool => '' !== $text ) ) ) );
		$values->report_feature( 'animated-heading' );
		$values->ignore( '/^(?:highlight|animation|color|speed|delay|auto|in-|out-|frontanimation).*/' );
		return $this->heading( $values, $layer, $scales, $align, 'heading' );
	}

	/** @param list<float> $scales */
	private function text( string $type, SourceFields $values, ModelBuilder $layer, array $scales, string $align ): bool {
		$key = 'html' === $type ? 'html' : 'content';
		$raw = $values->text( $key );
		if ( 'html' === $type && '' !== trim( $values->text( 'css' ), " \n\r\t{}.selctor" ) ) { // Not only the empty rule that each HTML layer begins with.
			$values->report->add_dropped( $values->path( 'css' ), 'css', $values->text( 'css' ) );
		}
		if ( 'list' === $type ) {
			$raw = '<ul><li>' . implode( '</li><li>', array_filter( array_map( trim( ... ), explode( "\n", $raw ) ), static fn( string $line ): bool => '' !== $line ) ) . '</li></ul>';
		} elseif ( 'text' === $type && 1 !== preg_match( '/<(?:p|div|ul|ol|h[1-6]|br)\b/i', $raw ) ) {
			$raw = str_replace( "\n", '<br>', str_replace( "\r", '', $raw ) );
		}
		$html = $this->html( $raw, $values, $key );
		if ( '' === $html ) {
			return false;
		}
		foreach ( [ 'tablet', 'mobile' ] as $device ) {
			if ( $values->is_on( "content-$device-enabled" ) && '' !== $values->text( "content$device" ) ) {
				$values->report_feature( 'device-text', "content$device" );
			}
		}
		$layer->put( 'html', $html );
		$layer->put( 'style.whiteSpace', [ 'normal' ] );
		$this->style( values: $values, layer: $layer, scales: $scales, align: $align, kind: 'text', box: [] );
		return true;
	}

	/** @param list<float> $scales */
	private function button( SourceFields $values, ModelBuilder $layer, array $scales, string $align ): bool {
		$html = $this->html( $values->text( 'content' ), $values, 'content' );
		if ( '' === $html ) {
			return false;
		}
		$layer->put( 'type', 'button' );
		$layer->put( 'html', $html );
		$layer->put( 'style.whiteSpace', [ $values->is_on( 'nowrap', true ) ? 'nowrap' : 'normal' ] );
		if ( $values->is_on( 'fullwidth' ) ) {
			$layer->put( 'box.width', [ '100%' ] );
		}
		$this->style( values: $values, layer: $layer, scales: $scales, align: $align, kind: 'button', box: self::BUTTON );
		if ( '' !== $values->text( 'icon' ) ) {
			$values->report_feature( 'button-icon', 'icon' );
		}
		LinkReader::layer( $values, $layer, $this->urls );
		return true;
	}

	private function image( SourceFields $values, ModelBuilder $layer ): bool {
		$url = $this->urls->url( $values->text( 'image' ) );
		if ( '' === $url || ! $layer->set( 'image.url', $url ) && null === $layer->get( 'image.url' ) ) {
			return false;
		}
		$values->report->add_media( $values->path( 'image' ), $url );
		$layer->put( 'type', 'image' );
		$layer->set( 'image.alt', $this->fill( $values->text( 'alt' ) ) );
		$layer->set( 'image.title', $this->fill( $values->text( 'title' ) ) );
		[ $width, $height ] = [ ...$values->parts( 'size', 'auto|*|auto' ), '', '' ];
		foreach ( [ 'width' => $width, 'height' => $height ] as $side => $size ) {
			if ( 1 === preg_match( '/^\d{1,5}(?:\.\d{1,3})?(?:px|%)?$/D', $size ) ) {
				$layer->set( "box.$side", [ $size ] );
			}
		}
		TextStyle::box( $this->visuals->states( $values->take_value( 'style' ) ), $layer );
		LinkReader::layer( $values, $layer, $this->urls );
		return true;
	}

	private function video( string $type, SourceFields $values, ModelBuilder $layer ): bool {
		$layer->put( 'type', 'video' );
		if ( 'video' === $type ) {
			$url   = $this->urls->url( $values->text( 'video_mp4' ) );
			$video = new ModelBuilder( 'Video' );
			if ( '' === $url || ! $video->set( 'poster.url', $url ) && null === $video->get( 'poster.url' ) ) {
				return false;
			}
			$values->report->add_media( $values->path( 'video_mp4' ), $url );
			$layer->put( 'video.sources', [ [ 'url' => $video->get( 'poster.url' ), 'type' => 'video/mp4' ] ] );
			$layer->put( 'video.controls', $values->is_on( 'showcontrols', true ) );
			$layer->put( 'video.muted', '0' === $values->text( 'volume', '1' ) );
		} else {
			$id = self::video_id( $type, 'youtube' === $type ? $values->text( 'youtubeurl', $values->text( 'code' ) ) : $values->text( 'vimeourl' ) );
			if ( '' === $id ) {
				return false;
			}
			$layer->put( 'video.provider', $type );
			$layer->put( 'video.id', $id );
			$layer->put( 'video.controls', $values->is_on( 'controls', true ) );
		}
		$poster = $this->urls->url( $values->text( 'video' === $type ? 'poster' : 'image' ) );
		if ( '' !== $poster && $layer->set( 'video.poster.url', $poster ) ) {
			$values->report->add_media( $values->path( 'image' ), $poster );
		}
		$layer->put( 'video.autoplay', $values->is_on( 'autoplay' ) ? 'always' : 'never' );
		$layer->put( 'video.loop', $values->is_on( 'loop' ) ? 'loop' : 'none' );
		$layer->put( 'video.nextAtEnd', 'next' === $values->text( 'ended' ) );
		$layer->put( 'video.rewinds', $values->is_on( 'reset' ) );
		$start = $values->number( 'start' );
		if ( $start > 0 ) {
			$layer->set( 'video.start', 1000 * $start );
		}
		$ratio = $values->text( 'aspect-ratio', '16:9' );
		if ( 1 === preg_match( '/^\d{1,3}:\d{1,3}$/D', $ratio ) ) {
			$layer->set( 'video.aspect', $ratio );
		}
		return true;
	}

	/** Id in a URL of the provider, or the id itself; '' if there is none. */
	private static function video_id( string $type, string $url ): string {
		$patterns = [ 'youtube' => '~(?:youtu\.be/|/embed/|/shorts/|/live/|[?&]v=|/v/|^)([\w-]{11})(?![\w-])~', 'vimeo' => '~(?:vimeo\.com/(?:[\w/]{0,60}/)?|^)(\d{5,12})(?!\d)~' ];
		return 1 === preg_match( $patterns[ $type ] ?? '/(?!)/', $url, $found ) ? $found[1] ?? '' : '';
	}

	private function area( SourceFields $values, ModelBuilder $layer ): bool {
		$fill = ColorValue::fill( $values->text( 'color', '000000ff' ), $values->text( 'gradient', 'off' ), $values->text( 'color2' ) );
		$layer->put( 'type', 'shape' );
		foreach ( [ 'width', 'height' ] as $side ) {
			if ( $values->number( $side ) > 0 ) {
				$layer->set( "box.$side", [ $values->number( $side ) ] );
			}
		}
		if ( null !== $fill ) {
			$layer->set( 'style.background', $fill );
		}
		LinkReader::layer( $values, $layer, $this->urls );
		return true;
	}

	/**
	 * @param list<float>           $scales
	 * @param array<string, string> $box    Style of an item that has none of its own.
	 */
	private function style( SourceFields $values, ModelBuilder $layer, array $scales, string $align, string $kind, array $box ): void {
		$fonts  = $this->visuals->states( $values->take_value( 'font' ) ) ?: [ self::FONTS[ $kind ] ];
		$styles = $this->visuals->states( $values->take_value( 'style' ) ) ?: [ $box ];
		TextStyle::font( $fonts, $scales, $align, $layer, 'text' !== $kind );
		TextStyle::box( $styles, $layer );
		TextStyle::report_css( [ ...$fonts, ...$styles ], $values, 'style' );
	}

	/** Sanitized HTML of a text, with its placeholders filled. */
	private function html( string $raw, SourceFields $values, string $key ): string {
		$html = LayerContent::clean( strtr( $raw, array_map( static fn( string $text ): string => htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' ), $this->words ) ), $values->path( $key ), $values->report );
		return trim( $html );
	}

	private function fill( string $text ): string {
		return strtr( $text, $this->words );
	}
}
