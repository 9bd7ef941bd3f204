<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Page;

use Frontage\SliderImport\Read\JsLiteral;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the calls that start sliders in a page's scripts and gives each slider the options of its own.
 *
 * @phpstan-import-type Read from PageReader
 */
final class InitCalls {

	/** More than a page has; what is hostile has more. */
	private const CALLS = 40;

	private const BYTES = 262_144;

	/**
	 * @param Read $read
	 * @return Read
	 */
	public static function assign( array $read, string $scripts ): array {
		$calls = self::calls( $scripts, '/\.revolution(?:Init)?\s*\(\s*(?=\{)/' );
		$sizes = self::calls( $scripts, '/setREVStartSize\s*\(\s*(?=\{)/' );
		foreach ( [ 'init' => $calls, 'startSize' => $sizes ] as $key => $found ) {
			$left = $found;
			foreach ( $read['modules'] as $n => $module ) {
				$id = is_string( $module['id'] ) ? $module['id'] : '';
				foreach ( $left as $at => [ $call_id, $options ] ) {
					$own = 'startSize' === $key && isset( $options['c'] ) && is_string( $options['c'] ) ? $options['c'] : $call_id;
					if ( '' !== $id && ( $own === $id || self::base( $own ) === $id || self::base( $id ) === $own ) ) {
						$read['modules'][ $n ][ $key ] = $options;
						unset( $left[ $at ] );
						break;
					}
				}
			}
			$left = array_values( $left );
			foreach ( $left as $at => [ , $options ] ) {
				foreach ( $read['modules'] as $n => $module ) {
					if ( 'init' === $key && ! isset( $module[ $key ] ) && count( $calls ) <= count( $read['modules'] ) ) {
						$read['modules'][ $n ][ $key ] = $options;
						unset( $left[ $at ] );
						break;
					}
				}
			}
			foreach ( $left as [ , $options ] ) {
				$read['inits'][] = $options;
			}
		}
		return $read;
	}

	/** An id without the number that a second print of the same slider gets: `rev_slider_6_1_2`. */
	private static function base( string $id ): string {
		return (string) preg_replace( '/_\d+$/', '', $id );
	}

	/** @return list<array{string, array<mixed>}> The id named before each call, and its options. */
	private static function calls( string $scripts, string $pattern ): array {
		$calls = [];
		$from  = 0;
		preg_match_all( $pattern, $scripts, $found, PREG_OFFSET_CAPTURE );
		foreach ( array_slice( $found[0], 0, self::CALLS ) as [ $text, $at ] ) {
			$options = JsLiteral::read( substr( $scripts, $at + strlen( $text ), self::BYTES ) );
			preg_match_all( '/["\']#([\w:.-]+)["\']|getElementById\(\s*["\']([\w:.-]+)["\']/', substr( $scripts, $from, $at - $from ), $ids, PREG_SET_ORDER );
			$last = end( $ids );
			$from = $at;
			if ( is_array( $options ) ) {
				$calls[] = [ $last ? ( $last[2] ?? $last[1] ?? '' ) : '', $options ];
			}
		}
		return $calls;
	}
}
