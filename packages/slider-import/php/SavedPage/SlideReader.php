<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SavedPage;

use Frontage\SliderImport\LegacyV5\AttributeConverter;
use Frontage\SliderImport\LegacyV5\VideoAttributeConverter;
use Frontage\SliderImport\Model\KeyframeReader;
use Frontage\SliderImport\Model\LayerContent;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Report\ImportReport;
use Frontage\SliderImport\Source\AttributeSyntax;
use Frontage\SliderImport\Source\PageElement;

defined( 'ABSPATH' ) || exit;

/** Reads a slide of a page: its attributes, background, transitions, layers. */
final class SlideReader {

	private const WHOLE = [
		'data-key'         => 'key',
		'data-title'       => 'title',
		'data-description' => 'description',
		'data-duration'    => 'duration',
		'data-deeplink'    => 'deeplink',
		'data-hal'         => 'hideAfter',
		'data-ssop'        => 'stops',
		'data-sba'         => 'scrollBound',
		'data-link'        => 'link.url',
		'data-target'      => 'link.target',
		'data-linktoslide' => 'link.slide',
		'data-visible'     => 'visible',
		'data-mediafilter' => 'background.mediaFilter',
		'class'            => 'className',
	];

	private const SIDE = [
		'o'    => 'opacity',
		'x'    => 'x',
		'y'    => 'y',
		'z'    => 'z',
		'sx'   => 'scaleX',
		'sy'   => 'scaleY',
		'r'    => 'rotateZ',
		'rx'   => 'rotateX',
		'ry'   => 'rotateY',
		'skx'  => 'skewX',
		'sky'  => 'skewY',
		'row'  => 'rows',
		'col'  => 'columns',
		'm'    => 'mask',
		'mask' => 'mask',
		'e'    => 'ease',
		'a'    => 'own',
	];

	private const CUBE = [
		'f'   => 'effect',
		'd'   => 'direction',
		'z'   => 'depth',
		't'   => 'tilt',
		'e'   => 'ease',
		'su'  => 'shadow',
		'sc'  => 'shadowColor',
		'smi' => 'shadowMin',
		'sma' => 'shadowMax',
	];

	private const FILTER = [
		'e' => 'ease',
		'b' => 'blur',
		'g' => 'grayscale',
		'h' => 'brightness',
		's' => 'sepia',
		'c' => 'contrast',
		'i' => 'invert',
	];

	/**
	 * @param array<mixed> $source Slide with `attrs`, `bg`, `bgVideo`, `layers`.
	 * @return array<string, mixed>
	 */
	public static function read( array $source, string $path, ImportReport $report ): array {
		$bag   = new SourceValues( AttributeConverter::slide( PageElement::attributes( $source ) ), $path, $report );
		$slide = new ModelBuilder( 'Slide' );
		$bag->fill( $slide, self::WHOLE );
		if ( '' !== $bag->text( 'data-thumb' ) && $slide->set( 'thumb.url', $bag->text( 'data-thumb' ) ) ) {
			$report->add_media( $bag->path( 'data-thumb' ), $bag->take_text( 'data-thumb' ) );
		}
		self::params( $bag, $slide );
		foreach ( [ 'once', 'always' ] as $when ) {
			if ( in_array( $bag->text( "data-rspausetimer$when" ), [ '1', 'true' ], true ) && $slide->set( 'waitsForVideo', $when ) ) {
				$bag->take( "data-rspausetimer$when" );
			}
		}
		if ( $bag->has( 'data-sloop' ) ) {
			$bag->attribute( 'data-sloop' )->fill( $slide, [ 's' => 'loop.start', 'e' => 'loop.end', 'r' => 'loop.repeats' ] );
		}
		if ( 'back' === $bag->text( 'data-seoz' ) || 'front' === $bag->text( 'data-seoz' ) ) {
			$slide->put( 'link.under', 'back' === $bag->take( 'data-seoz' ) );
		}
		self::transition( $bag, $slide );
		$layers = is_array( $source['layers'] ?? null ) ? array_values( $source['layers'] ) : [];
		$image  = is_array( $source['bg'] ?? null ) ? $source['bg'] : null;
		$at     = 'bg';
		// In version 5 the first image may have no class.
		if ( null === $image && is_array( $layers[0] ?? null ) && 'img' === ( $layers[0]['el'] ?? '' ) ) {
			$image     = PageElement::attributes( $layers[0] );
			$at        = 'layers.0';
			$layers[0] = null;
		}
		if ( null !== $image ) {
			self::background( new SourceValues( AttributeConverter::image( PageElement::attributes( [ 'attrs' => $image ] ) ), "$path.$at", $report ), $slide );
		}
		if ( is_array( $source['bgVideo'] ?? null ) ) {
			$video = new SourceValues( VideoAttributeConverter::attributes( PageElement::attributes( [ 'attrs' => $source['bgVideo'] ] ), true ), "$path.bgVideo", $report );
			if ( 'rs-background-video-layer' === $video->text( 'class' ) ) {
				$video->take( 'class' ); // Repeats the information of its type.
			}
			$video->take( 'data-type' );
			MediaReader::video( $video, $slide, 'background.video' );
			// A video behind a slide plays automatically and muted, unless its attributes differ.
			foreach ( [ 'autoplay' => 'always', 'muted' => true ] as $key => $value ) {
				if ( null !== $slide->get( 'background.video' ) && null === $slide->get( "background.video.$key" ) && ( 'autoplay' === $key || null === $slide->get( 'background.video.volume' ) ) ) {
					$slide->put( "background.video.$key", $value );
				}
			}
			$video->finish();
		}
		$slide->put( 'layers', LayerReader::all( $layers, "$path.layers", $report ) );
		$bag->finish();
		$report->count( 'slides' );
		return array_filter( $slide->values(), static fn( mixed $value ): bool => [] !== $value );
	}

	private static function params( SourceValues $bag, ModelBuilder $slide ): void {
		$params = [];
		for ( $n = 1; $n <= 10; $n++ ) {
			$text = $bag->take_text( "data-p$n" ) . $bag->take_text( "data-param$n" );
			if ( '' !== $text ) {
				$params           = array_pad( $params, $n - 1, '' );
				$params[ $n - 1 ] = LayerContent::clean( $text, $bag->path( "data-p$n" ), $bag->report );
			}
		}
		if ( $params ) {
			$slide->put( 'params', array_values( $params ) );
		}
	}

	private static function transition( SourceValues $bag, ModelBuilder $slide ): void {
		if ( $bag->has( 'data-anim' ) ) {
			self::read_transition_names( $bag->attribute( 'data-anim' ), $slide, 'transition' );
		}
		if ( $bag->has( 'data-firstanim' ) ) {
			self::read_transition_names( $bag->attribute( 'data-firstanim' ), $slide, 'firstTransition' );
		}
		foreach ( [ 'data-in' => 'transition.in', 'data-out' => 'transition.out', 'data-d3' => 'transition.d3', 'data-filter' => 'transition.filter' ] as $key => $at ) {
			if ( ! $bag->has( $key ) ) {
				continue;
			}
			$parts = $bag->attribute( $key );
			KeyframeReader::ease( $parts, $slide, 'e', "$at.ease" );
			if ( 'data-filter' === $key && in_array( $parts->text( 'u' ), [ 't', 'true' ], true ) ) {
				$parts->take( 'u' );
			}
			foreach ( 'data-d3' === $key ? self::CUBE : ( 'data-filter' === $key ? self::FILTER : self::SIDE ) as $from => $to ) {
				$parts->fill( $slide, [ $from => "$at.$to" ] );
			}
		}
		$further = array_filter( AttributeSyntax::values( $bag->text( 'data-alttrans' ) ), static fn( string $one ): bool => 1 === preg_match( '/^[\w-]+$/', $one ) );
		if ( $further ) {
			$bag->take( 'data-alttrans' );
			$list = $slide->get( 'transition.list' );
			$slide->put( 'transition.list', [ ...( is_array( $list ) ? $list : [] ), ...array_map( static fn( string $name ): array => [ 'name' => $name ], array_values( $further ) ) ] );
		}
	}

	/** `t:fade,boxslide;s:300ms,1000;` — the first is the transition, later visits use the others in turn. */
	private static function read_transition_names( SourceValues $bag, ModelBuilder $slide, string $at ): void {
		$names = array_values( array_filter( AttributeSyntax::values( $bag->text( 't' ) ), static fn( string $one ): bool => '' !== $one ) );
		if ( count( $names ) > 1 ) {
			$keys = [ 's' => 'duration', 'ei' => 'easeIn', 'eo' => 'easeOut', 'r' => 'rotation', 'sl' => 'slots' ];
			$all  = [];
			foreach ( $names as $n => $name ) {
				$one = new ModelBuilder( 'Transition' );
				$one->set( 'name', $name );
				foreach ( $keys as $key => $path ) {
					$values = AttributeSyntax::values( $bag->text( $key ) );
					$one->set( $path, self::own_value( $values[ min( $n, count( $values ) - 1 ) ] ) );
				}
				$all[] = $one->values();
			}
			foreach ( $all[0] as $key => $value ) {
				$slide->put( "$at.$key", $value );
			}
			$slide->put( "$at.list", array_slice( $all, 1 ) );
			foreach ( [ 't', ...array_keys( $keys ) ] as $key ) {
				// Lists with more values contain unused ones.
				if ( count( AttributeSyntax::values( $bag->text( $key ) ) ) <= count( $names ) && ! preg_match( '/[^\w,.-]/', $bag->text( $key ) ) ) {
					$bag->take( $key );
				}
			}
		}
		foreach ( [ 't' => 'name', 's' => 'duration', 'r' => 'rotation', 'sl' => 'slots', 'ms' => 'duration', 'f' => 'flow', 'd' => 'delay', 'o' => 'order' ] as $key => $path ) {
			if ( $bag->has( $key ) && $slide->set( "$at.$path", self::own_value( $bag->text( $key ) ) ) ) {
				$bag->take( $key );
			}
		}
		KeyframeReader::ease( $bag, $slide, 'ei', "$at.easeIn" );
		KeyframeReader::ease( $bag, $slide, 'eo', "$at.easeOut" );
		$bag->fill( $slide, [ 'e' => "$at.effect" ] );
	}

	/** `d` and `default` mean the transition's own value. */
	private static function own_value( string $value ): ?string {
		return in_array( $value, [ 'd', 'default' ], true ) ? null : $value;
	}

	private static function background( SourceValues $bag, ModelBuilder $slide ): void {
		if ( 'rev-slidebg' === $bag->text( 'class' ) ) {
			$bag->take( 'class' ); // Repeats the information of the image.
		}
		$lazy = $bag->has( 'data-lazyload' ) || $bag->has( 'data-lazy-src' );
		MediaReader::image( $bag, $slide, 'background.image' );
		if ( $lazy && null !== $slide->get( 'background.image' ) ) {
			$slide->put( 'background.lazy', true );
		}
		if ( $bag->has( 'data-bg' ) ) {
			$bag->attribute( 'data-bg' )->fill( $slide, [ 'p' => 'background.position', 'f' => 'background.fit', 'r' => 'background.repeat', 'c' => 'background.color' ] );
		}
		if ( $bag->has( 'style' ) ) {
			InlineStyleReader::read( $bag, $slide, InlineStyleReader::BACKGROUND );
		}
		if ( $bag->has( 'data-parallax' ) && $slide->set( 'background.parallax', 'off' === $bag->text( 'data-parallax' ) ? 0 : $bag->text( 'data-parallax' ) ) ) {
			$bag->take( 'data-parallax' );
		}
		if ( $bag->has( 'data-panzoom' ) ) {
			self::pan_zoom( $bag->attribute( 'data-panzoom' ), $slide );
		}
		$bag->finish();
	}

	private static function pan_zoom( SourceValues $bag, ModelBuilder $slide ): void {
		$at = 'background.panZoom';
		foreach ( [ 'ss' => 'scaleStart', 'se' => 'scaleEnd' ] as $key => $name ) {
			$value = $bag->text( $key );
			if ( $slide->set( "$at.$name", is_numeric( $value ) ? "$value%" : $value ) ) {
				$bag->take( $key );
			}
		}
		foreach ( [ 'os' => 'Start', 'oe' => 'End' ] as $key => $name ) {
			$both = explode( '/', $bag->text( $key ) );
			if ( 2 === count( $both ) && $slide->set( "$at.x$name", $both[0] ) && $slide->set( "$at.y$name", $both[1] ) ) {
				$bag->take( $key );
			}
		}
		KeyframeReader::ease( $bag, $slide, 'e', "$at.ease" );
		$bag->fill( $slide, [ 'd' => "$at.duration", 'rs' => "$at.rotateStart", 're' => "$at.rotateEnd", 'bs' => "$at.blurStart", 'be' => "$at.blurEnd" ] );
	}
}
