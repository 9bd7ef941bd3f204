<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Version7\Source\V7Markup;

defined( 'ABSPATH' ) || exit;

/** Reads an image of version 7: `{src, pos{x, y}, size, rx, ry, u}`. Its address is reported; nothing is fetched. */
final class V7ImageReader {

	/** @param array<string, string> $paths Paths of position, fit and repeat. */
	public static function read( SourceValues $bag, string $key, ModelBuilder $draft, string $path, array $paths = [], ?V7Markup $markup = null ): bool {
		$value = $bag->peek( $key );
		if ( is_string( $value ) ) {
			if ( '' === $value || ! $draft->set( "$path.url", $value ) ) {
				return false;
			}
			$bag->report->add_media( $bag->path( $key ), $value );
			$bag->take( $key );
			return true;
		}
		$image = $bag->bag( $key );
		$raw   = is_array( $value ) ? $value : [];
		$url   = $image->text( 'src' );
		if ( '' === $url || V7Values::is_off( $raw['u'] ?? null ) || ! $draft->set( "$path.url", $url ) ) {
			if ( V7Values::is_off( $raw['u'] ?? null ) || '' === $url ) {
				foreach ( [ 'src', 'pos', 'size', 'rx', 'ry', 'repeat', 'u', 'lib_id' ] as $unused ) {
					$image->take( $unused );
				}
			}
			return false;
		}
		$image->report->add_media( $image->path( 'src' ), $image->take_text( 'src' ) );
		array_map( $image->take( ... ), [ 'u', 'lib_id' ] );
		$alt = $markup?->alt( $url, $raw['lib_id'] ?? null ) ?? '';
		if ( '' !== $alt && null === $draft->get( "$path.alt" ) ) {
			$draft->put( "$path.alt", $alt );
		}
		if ( isset( $paths['position'] ) ) {
			$at = $image->bag( 'pos' );
			$x  = '' === $at->text( 'x' ) ? '50%' : $at->text( 'x' );
			$y  = '' === $at->text( 'y' ) ? '50%' : $at->text( 'y' );
			if ( $draft->set( $paths['position'], ( is_numeric( $x ) ? "{$x}px" : $x ) . ' ' . ( is_numeric( $y ) ? "{$y}px" : $y ) ) ) {
				$at->take( 'x' );
				$at->take( 'y' );
			}
		}
		if ( isset( $paths['fit'] ) && $draft->set( $paths['fit'], is_numeric( $image->text( 'size' ) ) ? $image->text( 'size' ) . '%' : ( '' === $image->text( 'size' ) ? 'cover' : $image->text( 'size' ) ) ) ) {
			$image->take( 'size' );
		}
		if ( isset( $paths['repeat'] ) ) {
			$across = V7Values::is_on( $image->peek( 'rx' ) );
			$down   = V7Values::is_on( $image->peek( 'ry' ) );
			$word   = $image->text( 'repeat' );
			if ( $draft->set( $paths['repeat'], $across ? ( $down ? 'repeat' : 'repeat-x' ) : ( $down ? 'repeat-y' : ( '' === $word ? 'no-repeat' : $word ) ) ) ) {
				array_map( $image->take( ... ), [ 'rx', 'ry', 'repeat' ] );
			}
		}
		return true;
	}
}
