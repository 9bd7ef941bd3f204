<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SavedPage;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;

defined( 'ABSPATH' ) || exit;

/** Reads images and videos. URLs are reported for the owner; nothing is fetched here. */
final class MediaReader {

	private const LAZY = [ 'data-lazyload', 'data-lazy-src', 'data-lazy' ];

	/** Placeholder images of the original. */
	private const DUMMY = '~(?:^|/)(?:dummy|transparent)\.(?:png|gif)$~i';

	private const VIDEO = [
		'w'     => 'width',
		'h'     => 'height',
		'ap'    => 'autoplay',
		'l'     => 'loop',
		'nse'   => 'nextAtEnd',
		'ptimer' => 'pausesTimer',
		'p'     => 'preload',
		'vc'    => 'controls',
		'vfc'   => 'cover',
		'fc'    => 'forceFullCover',
		'inl'   => 'inline',
		'afs'   => 'fullscreen',
		'sav'   => 'stopsOthers',
		'rwd'   => 'rewinds',
		'v'     => 'volume',
		'sp'    => 'speed',
		'ar'    => 'aspect',
		'scop'  => 'posterOnPause',
		'opom'  => 'posterOnMobile',
	];

	/**
	 * Reads an `img` element as an image of the model; placeholder images are skipped.
	 *
	 * @param SourceValues $bag Its attributes.
	 */
	public static function image( SourceValues $bag, ModelBuilder $draft, string $at ): void {
		foreach ( [ ...self::LAZY, 'src' ] as $key ) {
			$url = $bag->text( $key );
			if ( '' !== $url && 1 !== preg_match( self::DUMMY, $url ) && null === $draft->get( "$at.url" ) && $draft->set( "$at.url", $url ) ) {
				$bag->take( $key );
				self::report_media( $bag, $draft, "$at.url" );
			}
		}
		if ( null !== $draft->get( "$at.url" ) ) {
			foreach ( [ 'alt', 'title', 'width', 'height', 'srcset', 'sizes' ] as $key ) {
				if ( 'alt' === $key && $bag->has( 'alt' ) && '' === $bag->text( 'alt' ) ) {
					$draft->put( "$at.alt", '' );
				}
				$bag->fill( $draft, [ $key => "$at.$key" ] );
			}
		}
	}

	/** Reads video and audio: `data-mp4`, `data-ytid`, `data-video="l:loop;…"` and similar attributes. */
	public static function video( SourceValues $bag, ModelBuilder $draft, string $at, string $type = 'video' ): void {
		$sources = [];
		foreach ( [ 'mp4' => 'video/mp4', 'webm' => 'video/webm', 'ogv' => 'video/ogg', 'audio' => 'audio/mpeg', 'mpeg' => 'audio/mpeg' ] as $key => $mime ) {
			$one = new ModelBuilder( 'Video' );
			if ( '' !== $bag->text( "data-$key" ) && $one->set( 'poster.url', $bag->text( "data-$key" ) ) ) {
				$sources[] = [ 'url' => $one->get( 'poster.url' ), 'type' => $mime ];
				$bag->report->add_media( $bag->path( "data-$key" ), $bag->text( "data-$key" ) );
				$bag->take( "data-$key" );
			}
		}
		if ( $sources ) {
			$draft->put( "$at.sources", $sources );
		}
		foreach ( [ 'ytid' => 'youtube', 'vimeoid' => 'vimeo' ] as $key => $provider ) {
			if ( '' !== $bag->text( "data-$key" ) && null === $draft->get( "$at.provider" ) && $draft->set( "$at.id", $bag->text( "data-$key" ) ) ) {
				$draft->put( "$at.provider", $provider );
				$bag->take( "data-$key" );
			}
		}
		if ( 'audio' === $type ) {
			$draft->put( "$at.provider", 'audio' );
		}
		$bag->fill( $draft, [ 'data-vatr' => "$at.parameters" ] );
		if ( 1 === preg_match( self::DUMMY, $bag->text( 'data-poster' ) ) ) {
			$bag->take( 'data-poster' );
		}
		$poster = $bag->text( 'data-poster' );
		$bag->fill( $draft, [ 'data-poster' => "$at.poster.url" ] );
		if ( '' !== $poster && null !== $draft->get( "$at.poster.url" ) ) {
			$bag->report->add_media( $bag->path( 'data-poster' ), $poster );
		}
		if ( ! $bag->has( 'data-video' ) ) {
			return;
		}
		$options = $bag->attribute( 'data-video' );
		foreach ( [ 'sta' => 'start', 'end' => 'end' ] as $key => $name ) {
			$ms = self::milliseconds( $options->text( $key ) );
			if ( null !== $ms && $draft->set( "$at.$name", $ms ) ) {
				$options->take( $key );
			}
		}
		$volume = $options->text( 'vd' );
		if ( is_numeric( $volume ) && $draft->set( "$at.volume", (float) $volume / 100 ) ) {
			$options->take( 'vd' );
		}
		if ( 'mute' === $options->text( 'v' ) ) {
			$draft->put( "$at.muted", true );
			$options->take( 'v' );
		}
		foreach ( [ 'noint' => 'interactive', 'nomo' => 'onMobile' ] as $key => $name ) {
			if ( $options->has( $key ) ) {
				$draft->put( "$at.$name", ! in_array( $options->take_text( $key ), [ 't', 'true', 'on', '1' ], true ) );
			}
		}
		foreach ( self::VIDEO as $key => $name ) {
			$options->fill( $draft, [ $key => "$at.$name" ] );
		}
	}

	/** Converts `02:27` or seconds to ms. */
	private static function milliseconds( string $text ): ?int {
		if ( 1 !== preg_match( '/^(?:(\d+):)?(?:(\d+):)?(\d+(?:\.\d+)?)$/', $text, $found ) ) {
			return null;
		}
		$minutes = '' === $found[2] ? (int) $found[1] : 60 * (int) $found[1] + (int) $found[2];
		return (int) round( 1000 * ( 60 * $minutes + (float) $found[3] ) );
	}

	private static function report_media( SourceValues $bag, ModelBuilder $draft, string $path ): void {
		$url = $draft->get( $path );
		$bag->report->add_media( $bag->path, is_string( $url ) ? $url : '' );
	}
}
