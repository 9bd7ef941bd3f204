<?php

namespace Frontage\Slider\Admin;

use Frontage\Slider\Compat\LegacyNames;

defined( 'ABSPATH' ) || exit;

/**
 * Which sliders of the site a text shows: by number or name, by shortcode, or in a dialog.
 *
 * A mention is the slider's number as a text, or `alias:` with its name as it stands in addresses.
 */
final class SliderMentions {

	private const BLOCK = 'wp:frontage/slider';

	/** One without slides: its attributes. */
	private const EMPTY_BLOCK = '/<!-- wp:frontage\/slider (\{[^>]*\}) (?:\/-->|-->\s*<!-- \/wp:)/';

	private const MODAL = '"openmodal"';

	/** @return list<string> What a mention in a content begins with. */
	public static function marks(): array {
		return [ self::BLOCK, self::MODAL, ...array_map( static fn ( string $code ): string => "[$code", self::codes() ) ];
	}

	public static function may_be_in( string $content ): bool {
		foreach ( self::marks() as $mark ) {
			if ( str_contains( $content, $mark ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<string> Each once. */
	public static function in( string $content ): array {
		if ( ! self::may_be_in( $content ) ) {
			return [];
		}
		preg_match_all( '/<!-- wp:frontage\/slider \{[^>]*?"ref":(\d+)/', $content, $references );
		preg_match_all( '/"modal":"([^"\\\\]+)"/', str_contains( $content, self::MODAL ) ? $content : '', $dialogs );
		preg_match_all( '/\[(' . implode( '|', array_map( preg_quote( ... ), self::codes() ) ) . ')\b([^\]]*)\]/', $content, $codes, PREG_SET_ORDER );
		preg_match_all( self::EMPTY_BLOCK, $content, $empty );
		$found = [ ...$references[1], ...array_map( self::alias( ... ), [ ...$dialogs[1], ...array_map( self::alias_in( ... ), $empty[1] ) ] ) ];
		foreach ( $codes as [ , , $written ] ) {
			$found = [ ...$found, ...self::meant( $written ) ];
		}
		return array_values( array_unique( array_filter( $found, static fn ( string $mention ): bool => '' !== $mention && 'alias:' !== $mention ) ) );
	}

	/** How a slider of that alias is mentioned. */
	public static function alias( string $alias ): string {
		return 'alias:' . sanitize_title( rawurldecode( $alias ) );
	}

	/** @param string $attributes As JSON. */
	private static function alias_in( string $attributes ): string {
		$read = json_decode( $attributes, true );
		return is_array( $read ) && ! isset( $read['ref'] ) && is_string( $read['alias'] ?? null ) ? $read['alias'] : '';
	}

	/** @return list<string> What the attributes of a shortcode ask for. */
	private static function meant( string $written ): array {
		$read = shortcode_parse_atts( str_replace( [ '\\u0022', '&quot;', '\\"' ], '"', $written ) );
		foreach ( [ 'id', 'alias', 0, 'slidertitle' ] as $name ) {
			$said = is_array( $read ) && is_string( $read[ $name ] ?? null ) ? trim( $read[ $name ], " \"'" ) : '';
			if ( '' !== $said ) {
				// A number alone may be either.
				return ctype_digit( $said ) ? [ (string) (int) $said, self::alias( $said ) ] : [ self::alias( $said ) ];
			}
		}
		return [];
	}

	/** @return list<string> */
	private static function codes(): array {
		return [ 'frontage_slider', ...LegacyNames::CODES ];
	}
}
