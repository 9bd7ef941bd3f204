<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SavedPage;

use Frontage\SliderImport\Source\JsLiteralParser;
use Frontage\SliderImport\Source\ScriptValue;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the init calls in a page's scripts and assigns the options to each slider.
 *
 * @phpstan-import-type PageModules from PageReader
 */
final class InitCallFinder {

	/** Maximum number of calls; real pages have fewer. */
	private const CALLS = 40;

	private const BYTES = 262_144;

	/** Assignment of a page element to a variable. */
	private const ELEMENT = '(?:[\w$.]*getElementById\s*\(\s*["\']|[\w$.]{1,40}\s*\(\s*["\']#)([\w:.-]+)["\']';

	private const ID = '/["\']#([\w:.-]+)["\']|getElementById\(\s*["\']([\w:.-]+)["\']/';

	/**
	 * @param PageModules $read
	 * @return PageModules
	 */
	public static function assign( array $read, string $scripts ): array {
		$calls = self::calls( $scripts, '/\.revolution(?:Init)?\s*\(\s*(?=\{|([A-Za-z_$][\w$]*)\s*\))/' );
		$sizes = self::calls( $scripts, '/setREVStartSize\s*\(\s*(?=\{)/' );
		foreach ( [ 'init' => $calls, 'startSize' => $sizes ] as $key => $found ) {
			$left = $found;
			foreach ( $read['modules'] as $n => $module ) {
				$id = is_string( $module['id'] ) ? $module['id'] : '';
				foreach ( $left as $at => [ $call_id, $options ] ) {
					$own = 'startSize' === $key ? self::slider_id( $options['c'] ?? '' ) : '';
					$own = '' === $own ? $call_id : $own;
					if ( '' !== $id && ( $own === $id || self::base_id( $own ) === $id || self::base_id( $id ) === $own ) ) {
						$read['modules'][ $n ][ $key ] = ( $options['c'] ?? null ) instanceof ScriptValue ? [ ...$options, 'c' => $id ] : $options;
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

	/** Id without the number that is added if a page contains the same slider twice: `rev_slider_6_1_2`. */
	private static function base_id( string $id ): string {
		return (string) preg_replace( '/_\d+$/', '', $id );
	}

	/** Slider id of a presize call: plain, or in `jQuery('#rev_slider_1_1')`. */
	private static function slider_id( mixed $from ): string {
		$text = $from instanceof ScriptValue ? $from->text : ( is_string( $from ) ? $from : '' );
		return 1 === preg_match( '/^[\w:.-]+$/D', $text ) ? $text : ( 1 === preg_match( self::ID, $text, $found ) ? ( $found[2] ?? $found[1] ) : '' );
	}

	/** @return list<array{string, array<mixed>}> The id named before each call, and its options. */
	private static function calls( string $scripts, string $pattern ): array {
		$calls = [];
		$from  = 0;
		preg_match_all( $pattern, $scripts, $found, PREG_OFFSET_CAPTURE | PREG_SET_ORDER );
		foreach ( array_slice( $found, 0, self::CALLS ) as $call ) {
			[ $text, $at ] = $call[0];
			$name          = $call[1][0] ?? '';
			$begin         = '' === $name ? $at + strlen( $text ) : self::value_position( $scripts, $name, '\\{', $at );
			$options       = null === $begin ? null : JsLiteralParser::read( substr( $scripts, $begin, self::BYTES ) );
			preg_match_all( self::ID, substr( $scripts, $from, $at - $from ), $ids, PREG_SET_ORDER );
			$last = end( $ids );
			$id   = self::receiver( $scripts, $at );
			$from = $at;
			if ( is_array( $options ) ) {
				$calls[] = [ '' !== $id ? $id : ( $last ? ( $last[2] ?? $last[1] ?? '' ) : '' ), $options ];
			}
		}
		return $calls;
	}

	/** Element id of the variable on which a call is made; it may be assigned in another script of the page. */
	private static function receiver( string $scripts, int $at ): string {
		if ( 1 !== preg_match( '/([A-Za-z_$][\w$]*)(?:\s*\.\s*show\s*\(\s*\))?\s*$/D', substr( $scripts, max( 0, $at - 120 ), min( $at, 120 ) ), $name ) ) {
			return '';
		}
		$assigned_at = self::value_position( $scripts, $name[1], self::ELEMENT, $at );
		return null !== $assigned_at && 1 === preg_match( '/^' . self::ELEMENT . '/', substr( $scripts, $assigned_at, 200 ), $found ) ? $found[1] : '';
	}

	/** Position of a variable's value of a given form: the last assignment before the position, else the first one after it. */
	private static function value_position( string $scripts, string $name, string $like, int $at ): ?int {
		preg_match_all( '/(?<![\w$])' . preg_quote( $name, '/' ) . "\\s*=\\s*(?=$like)/", $scripts, $found, PREG_OFFSET_CAPTURE );
		$ends   = array_map( static fn( array $one ): int => $one[1] + strlen( $one[0] ), $found[0] );
		$before = array_filter( $ends, static fn( int $end ): bool => $end < $at );
		return $before ? max( $before ) : ( $ends[0] ?? null );
	}
}
