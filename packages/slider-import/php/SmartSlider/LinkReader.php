<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SmartSlider;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceFields;

defined( 'ABSPATH' ) || exit;

/**
 * Reads links of slides, layers and columns. A link is a URL, or a command such as `NextSlide[]`, `ToSlide[2]` or
 * `ScrollTo[#contact]`.
 */
final class LinkReader {

	private const SLIDES = [ 'nextslide' => 'next', 'previousslide' => 'previous', 'firstslide' => 'first', 'lastslide' => 'last' ];

	/** Reads the link of a layer: as its link, or as an action. */
	public static function layer( SourceFields $fields, ModelBuilder $layer, ResourceUrls $urls ): void {
		[ $url, $target, $rel ] = self::values( $fields );
		[ $name, $argument ]    = self::command( $url );
		$action                 = self::action( $name, $argument );
		if ( $action ) {
			$layer->put( 'actions', [ [ 'on' => 'click', ...$action ] ] );
			$fields->report->count( 'actions' );
		} elseif ( '' !== $name ) {
			self::report_command( $fields, $name, $url );
		} elseif ( self::url( $fields, $layer, $urls->url( $url ) ) ) {
			self::attributes( $layer, $target, $rel );
		}
	}

	/** Reads the link of a whole slide. */
	public static function slide( SourceFields $fields, ModelBuilder $slide, ResourceUrls $urls ): void {
		[ $url, $target ]    = self::values( $fields );
		[ $name, $argument ] = self::command( $url );
		$action              = self::action( $name, $argument );
		if ( isset( $action['slide'] ) ) {
			$slide->set( 'link.slide', $action['slide'] );
		} elseif ( isset( $action['anchor'] ) ) {
			$slide->set( 'link.url', '#' . $action['anchor'] );
		} elseif ( '' !== $name ) {
			self::report_command( $fields, $name, $url );
		} elseif ( self::url( $fields, $slide, $urls->url( $url ) ) ) {
			self::attributes( $slide, $target, '' );
		}
	}

	/** Key of a slide by its number in the original, which links use. */
	public static function slide_key( string $id ): string {
		return "ss-$id";
	}

	/** @return array{string, string, string} URL, target and rel; version 3.3 and before have them in one value. */
	private static function values( SourceFields $fields ): array {
		$old = $fields->text( 'link' );
		if ( '' !== $old ) {
			$parts = [ ...array_map( trim( ... ), explode( '|*|', $old ) ), '', '', '' ];
			array_map( $fields->take_value( ... ), [ 'href', 'href-target', 'href-rel' ] );
			return [ $parts[0], $parts[1], $parts[2] ];
		}
		return [ $fields->text( 'href' ), $fields->text( 'href-target' ), $fields->text( 'href-rel' ) ];
	}

	/** @return array{string, string} Name in lower case and argument; '' for a URL. */
	private static function command( string $url ): array {
		return 1 === preg_match( '/^([a-z]+)\[(.*)\]$/Dis', $url, $found ) ? [ strtolower( $found[1] ), trim( $found[2] ) ] : [ '', '' ];
	}

	/** @return array<string, string> Empty for a URL, and for a command without a counterpart. */
	private static function action( string $name, string $argument ): array {
		if ( isset( self::SLIDES[ $name ] ) ) {
			return [ 'do' => 'jumptoslide', 'slide' => self::SLIDES[ $name ] ];
		}
		if ( in_array( $name, [ 'toslide', 'toslideid' ], true ) && 1 === preg_match( '/^(\d{1,9})/', $argument, $found ) ) {
			return [ 'do' => 'jumptoslide', 'slide' => 'toslideid' === $name ? self::slide_key( $found[1] ) : $found[1] ];
		}
		if ( 'scrollto' === $name && 'afterSlider' === $argument ) {
			return [ 'do' => 'scrollbelow' ];
		}
		if ( 'scrollto' === $name && 1 === preg_match( '/^#([\w-]{1,100})$/D', $argument, $found ) ) {
			return [ 'do' => 'scrollto', 'anchor' => $found[1] ];
		}
		return [];
	}

	/** @return bool Whether the URL was set. */
	private static function url( SourceFields $fields, ModelBuilder $draft, string $url ): bool {
		if ( in_array( $url, [ '', '#' ], true ) ) {
			return false;
		}
		if ( $draft->set( 'link.url', $url ) || null !== $draft->get( 'link.url' ) ) {
			return true;
		}
		$fields->report->add_dropped( $fields->path( 'href' ), 'script', $url );
		return false;
	}

	private static function attributes( ModelBuilder $draft, string $target, string $rel ): void {
		if ( '_blank' === $target ) {
			$draft->set( 'link.target', '_blank' );
		}
		if ( '' !== $rel && '#' !== $rel ) {
			$draft->set( 'link.rel', $rel );
		}
	}

	private static function report_command( SourceFields $fields, string $name, string $url ): void {
		if ( 'lightbox' === $name ) {
			$fields->report_feature( 'lightbox', 'href' );
		} else {
			$fields->report->add_note( 'unknown-action', $fields->path( 'href' ), mb_strimwidth( $url, 0, 100, '…', 'UTF-8' ) );
		}
	}
}
