<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SavedPage;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\PoseReader;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Source\StylesheetParser;

defined( 'ABSPATH' ) || exit;

/** Reads `style` attributes of a saved page into the model. */
final class InlineStyleReader {

	public const LAYER = [
		'z-index'             => 'style.zIndex',
		'background-color'    => 'style.background',
		'background'          => 'style.background',
		'background-position' => 'style.backgroundPosition',
		'background-size'     => 'style.backgroundFit',
		'background-repeat'   => 'style.backgroundRepeat',
		'font-family'         => 'style.fontFamily',
		'font-style'          => 'style.fontStyle',
		'text-transform'      => 'style.textTransform',
		'text-decoration'     => 'style.textDecoration',
		'cursor'              => 'style.cursor',
		'opacity'             => 'style.opacity',
		'overflow'            => 'style.overflow',
		'mix-blend-mode'      => 'style.blend',
		'width'               => 'box.width',
		'height'              => 'box.height',
		'min-width'           => 'box.minWidth',
		'min-height'          => 'box.minHeight',
		'max-width'           => 'box.maxWidth',
		'max-height'          => 'box.maxHeight',
		'color'               => 'style.color',
		'font-size'           => 'style.fontSize',
		'font-weight'         => 'style.fontWeight',
		'letter-spacing'      => 'style.letterSpacing',
		'white-space'         => 'style.whiteSpace',
		'text-align'          => 'style.textAlign',
		'border-style'        => 'style.borderStyle',
		'border-color'        => 'style.borderColor',
	];

	public const BACKGROUND = [
		'background'       => 'background.color',
		'background-color' => 'background.color',
	];

	private const WEIGHTS = [
		'normal' => 400,
		'bold'   => 700,
	];

	public const WRAP = [
		'background'            => 'wrapper.background',
		'background-color'      => 'wrapper.background',
		'background-position'   => 'wrapper.imagePosition',
		'background-size'       => 'wrapper.imageFit',
		'background-repeat'     => 'wrapper.imageRepeat',
		'max-width'             => 'wrapper.maxWidth',
	];

	/** @param array<string, string> $table Property => path in the draft. */
	public static function read( SourceValues $attributes, ModelBuilder $draft, array $table ): SourceValues {
		$style = $attributes->attribute( 'style' );
		foreach ( $style->keys() as $key ) {
			$name  = strtolower( $key );
			$value = StylesheetParser::without_important( $style->text( $key ) );
			if ( $name !== $key && ! $style->has( $name ) ) {
				$style->take( $key );
				$style->put_back( $name, $value );
			} else {
				$style->put_back( $key, $value );
			}
		}
		if ( isset( $table['background'] ) && 1 === preg_match( '/^(?:background|background-image)$/', self::image_key( $style ) ) ) {
			self::image( $style, $draft, str_starts_with( $table['background'], 'wrapper' ) ? 'wrapper.image.url' : 'style.backgroundImage.url' );
		}
		$style->fill( $draft, $table );
		return $style;
	}

	/** Reads margin and padding, the shorthand and the four single properties; a single property wins. */
	public static function read_margin_and_padding( SourceValues $style, ModelBuilder $draft, string $at ): void {
		foreach ( [ 'margin', 'padding' ] as $property ) {
			foreach ( PoseReader::SIDES as $side ) {
				$style->fill( $draft, [ "$property-$side" => "$at.$property.$side" ] );
			}
			$rest = new ModelBuilder( 'Layer' );
			if ( ! $style->has( $property ) || ! PoseReader::set_sides( $style->text( $property ), $rest, 'style.margin', PoseReader::SIDES ) ) {
				continue;
			}
			$style->take( $property );
			foreach ( PoseReader::SIDES as $side ) {
				if ( null === $draft->get( "$at.$property.$side" ) ) {
					$draft->put( "$at.$property.$side", $rest->get( "style.margin.$side" ) );
				} elseif ( $draft->get( "$at.$property.$side" ) !== $rest->get( "style.margin.$side" ) ) {
					$value = $rest->get( "style.margin.$side" );
					$style->report->add_extra( $style->path( "$property.$side" ), is_array( $value ) ? $value[0] : $value );
				}
			}
		}
	}

	/** Reads text styles that version 5 wrote inline; attributes were read before and win. */
	public static function text( SourceValues $style, ModelBuilder $draft ): void {
		$weight = self::WEIGHTS[ $style->text( 'font-weight' ) ] ?? null;
		if ( null !== $weight && $draft->set( 'style.fontWeight', $weight ) ) {
			$style->take( 'font-weight' );
		}
		if ( 1 === preg_match( '/\d(?:px|%|em|rem)$/D', $style->text( 'line-height' ) ) ) {
			$style->fill( $draft, [ 'line-height' => 'style.lineHeight' ] );
		}
		// A unitless line height is a factor in CSS and px in the model.
		$sizes = $draft->get( 'style.fontSize' );
		if ( null === $draft->get( 'style.lineHeight' ) && is_numeric( $style->text( 'line-height' ) ) && is_array( $sizes ) && array_filter( $sizes, is_string( ... ) ) === [] ) {
			$factor = (float) $style->text( 'line-height' );
			$draft->put( 'style.lineHeight', array_map( static fn( mixed $size ): ?int => is_numeric( $size ) ? (int) round( $factor * $size ) : null, $sizes ) );
			$style->take( 'line-height' );
		}
		if ( 1 === preg_match( '/^([\d.]+px) (none|solid|dashed|dotted|double) (\S.*)$/D', $style->text( 'border' ), $found ) ) {
			$done = PoseReader::set_sides( $found[1], $draft, 'style.borderWidth', PoseReader::SIDES );
			$done = $draft->set( 'style.borderStyle', $found[2] ) && $done;
			if ( $draft->set( 'style.borderColor', $found[3] ) && $done ) {
				$style->take( 'border' );
			}
		}
		self::edges( $style, $draft );
		PoseReader::sides( $style, 'border-width', $draft, 'style.borderWidth', PoseReader::SIDES );
		PoseReader::sides( $style, 'border-radius', $draft, 'style.borderRadius', PoseReader::CORNERS );
	}

	/** `border-bottom: 3px solid #eee`, if there is no border for all sides. */
	private static function edges( SourceValues $style, ModelBuilder $draft ): void {
		foreach ( PoseReader::SIDES as $side ) {
			if ( 1 === preg_match( '/^([\d.]+(?:px)?)\s+(solid|dashed|dotted|double)\s+(\S.*)$/D', $style->text( "border-$side" ), $found )
				&& $draft->set( "style.borderWidth.$side", $found[1] ) && $draft->set( 'style.borderStyle', $found[2] ) && $draft->set( 'style.borderColor', $found[3] ) ) {
				$style->take( "border-$side" );
			}
		}
	}

	private static function image_key( SourceValues $style ): string {
		foreach ( [ 'background-image', 'background' ] as $key ) {
			if ( str_contains( $style->text( $key ), 'url(' ) ) {
				return $key;
			}
		}
		return '';
	}

	/** `url(a.jpg)`, with its repetition and position. */
	private static function image( SourceValues $style, ModelBuilder $draft, string $path ): void {
		$key = self::image_key( $style );
		if ( 1 !== preg_match( '/^url\(\s*(["\']?)([^"\'()]+)\1\s*\)((?:\s+(?:(?:no-)?repeat(?:-[xy])?|left|right|center|top|bottom|[\d.]+(?:%|px)))*)$/', trim( $style->text( $key ) ), $found ) ) {
			return;
		}
		if ( ! $draft->set( $path, $found[2] ) ) {
			return;
		}
		$style->take( $key );
		$style->report->add_media( $style->path( $key ), $found[2] );
		$words  = preg_split( '/\s+/', $found[3], -1, PREG_SPLIT_NO_EMPTY ) ?: [];
		$repeat = array_filter( $words, static fn( string $word ): bool => str_contains( $word, 'repeat' ) );
		$paths  = str_starts_with( $path, 'wrapper' ) ? [ 'wrapper.imageRepeat', 'wrapper.imagePosition' ] : [ 'style.backgroundRepeat', 'style.backgroundPosition' ];
		foreach ( [ [ $paths[0], implode( ' ', $repeat ) ], [ $paths[1], implode( ' ', array_diff( $words, $repeat ) ) ] ] as [ $at, $value ] ) {
			if ( '' !== $value ) {
				$draft->set( $at, $value );
			}
		}
	}
}
