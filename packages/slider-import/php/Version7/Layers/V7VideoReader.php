<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7\Layers;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Version7\V7Breakpoints;
use Frontage\SliderImport\Version7\V7ImageReader;
use Frontage\SliderImport\Version7\V7Values;

defined( 'ABSPATH' ) || exit;

/** Reads video and audio of version 7. */
final class V7VideoReader {

	private const TABLE = [ 'nextSlide' => 'nextAtEnd', 'pauseTimer' => 'pausesTimer', 'rewind' => 'rewinds', 'mute' => 'muted', 'cover' => 'cover', 'ratio' => 'aspect', 'speed' => 'speed', 'inline' => 'inline', 'stopAllMedia' => 'stopsOthers', 'preload' => 'preload', 'args' => 'parameters' ];

	/** Defaults of version 7 that differ from ours. */
	private const DEFAULTS = [ 'autoplay' => 'always', 'loop' => 'loop', 'muted' => true, 'nextAtEnd' => true, 'pausesTimer' => true, 'rewinds' => true, 'cover' => true ];

	private const TYPES = [ 'webm' => 'video/webm', 'ogv' => 'video/ogg', 'ogg' => 'video/ogg', 'mp3' => 'audio/mpeg', 'wav' => 'audio/wav' ];

	private const PLAYER_ID = [ 'youtube' => '~(?:youtu\.be/|v=|embed/|^)([\w-]{6,20})(?:[?&#].*)?$~D', 'vimeo' => '~(?:vimeo\.com/(?:video/)?|^)(\d{4,12})(?:[?/#].*)?$~D' ];

	public static function read( SourceValues $bag, ModelBuilder $draft, string $path, string $kind = 'video' ): void {
		$type = strtolower( $bag->text( 'type' ) );
		$type = 'audio' === $kind ? 'audio' : $type;
		$src  = $bag->text( 'src' );
		if ( '' === $src && 'audio' !== $kind ) {
			return;
		}
		if ( isset( self::PLAYER_ID[ $type ] ) ) {
			if ( 1 === preg_match( self::PLAYER_ID[ $type ], trim( $src ), $found ) && $draft->set( "$path.id", $found[1] ) ) {
				$draft->put( "$path.provider", $type );
				array_map( $bag->take( ... ), [ 'src', 'type' ] );
			}
		} else {
			$one = new ModelBuilder( 'Video' );
			if ( '' !== $src && $one->set( 'poster.url', $src ) ) {
				$end = strtolower( pathinfo( (string) preg_replace( '/[?#].*$/', '', $src ), PATHINFO_EXTENSION ) );
				$draft->put( "$path.sources", [ [ 'url' => $one->get( 'poster.url' ), 'type' => self::TYPES[ $end ] ?? ( 'audio' === $kind ? 'audio/mpeg' : 'video/mp4' ) ] ] );
				$bag->report->add_media( $bag->path( 'src' ), $bag->take_text( 'src' ) );
			}
			if ( 'audio' === $kind ) {
				$draft->put( "$path.provider", 'audio' );
			}
			if ( in_array( $type, [ '', 'html5', 'audio', 'mp4' ], true ) ) {
				$bag->take( 'type' );
			}
		}
		foreach ( [ 'autoPlay' => 'autoplay', 'loop' => 'loop' ] as $key => $name ) {
			if ( $bag->has( $key ) && $draft->set( "$path.$name", $bag->text( $key ) ) ) {
				$bag->take( $key );
			}
		}
		foreach ( self::TABLE as $key => $name ) {
			$bag->fill( $draft, [ $key => "$path.$name" ] );
		}
		foreach ( self::DEFAULTS as $name => $value ) {
			if ( null === $draft->get( "$path.$name" ) && ( 'video' === $kind || 'cover' !== $name ) ) {
				$draft->put( "$path.$name", $value );
			}
		}
		$controls = $bag->text( 'controls' );
		if ( $bag->has( 'controls' ) && in_array( $controls, [ 'xl', 's', 's+xl', 'none', '', 'true', 'false' ], true ) ) {
			$draft->put( "$path.controls", ! in_array( $controls, [ 'none', '', 'false' ], true ) );
			$bag->take( 'controls' );
		}
		if ( is_numeric( $bag->text( 'volume' ) ) && $draft->set( "$path.volume", V7Breakpoints::number( max( 0.0, min( 100.0, (float) $bag->text( 'volume' ) ) ) / 100 ) ) ) {
			$bag->take( 'volume' );
		}
		foreach ( [ 'start', 'end' ] as $key ) {
			$ms = self::milliseconds( $bag->text( $key ) );
			if ( null !== $ms && ( 0 === $ms || $draft->set( "$path.$key", $ms ) ) ) {
				$bag->take( $key );
			}
		}
		if ( V7Values::is_on( $bag->peek( 'noInteract' ) ) ) {
			$draft->put( "$path.interactive", false );
		}
		if ( is_scalar( $bag->peek( 'noInteract' ) ) ) {
			$bag->take( 'noInteract' );
		}
		V7ImageReader::read( $bag, 'poster', $draft, "$path.poster" );
		$poster = $bag->bag( 'poster' );
		$poster->fill( $draft, [ 'showOnPause' => "$path.posterOnPause" ] );
	}

	/** Converts `02:27` or seconds to ms. */
	private static function milliseconds( string $text ): ?int {
		if ( 1 !== preg_match( '/^(?:(\d{1,4}):)?(\d{1,5})(?:\.\d+)?$/D', $text, $found ) ) {
			return null;
		}
		return 1000 * ( 60 * (int) $found[1] + (int) $found[2] );
	}
}
