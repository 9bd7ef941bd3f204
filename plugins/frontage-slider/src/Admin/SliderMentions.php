<?php

namespace Frontage\Slider\Admin;

use Frontage\Slider\Compat\LegacyNames;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the sliders of the site that a text shows: by id or alias, by shortcode, or in a dialog.
 *
 * A mention is the slider's id as a string, or `alias:` with its alias as a slug.
 */
final class SliderMentions {

	private const BLOCK = 'wp:frontage/slider';

	/** A block without slides, with its attributes. */
	private const EMPTY_BLOCK = '/<!-- wp:frontage\/slider (\{[^>]*\}) (?:\/-->|-->\s*<!-- \/wp:)/';

	private const MODAL = '"openmodal"';

	/** @return list<string> Strings with which mentions in a content begin. */
	public static function search_strings(): array {
		return [ self::BLOCK, self::MODAL, ...array_map( static fn ( string $code ): string => "[$code", self::shortcode_names() ) ];
	}

	public static function may_contain( string $content ): bool {
		foreach ( self::search_strings() as $mark ) {
			if ( str_contains( $content, $mark ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<string> Unique mentions. */
	public static function find( string $content ): array {
		if ( ! self::may_contain( $content ) ) {
			return [];
		}
		preg_match_all( '/<!-- wp:frontage\/slider \{[^>]*?"ref":(\d+)/', $content, $references );
		preg_match_all( '/"modal":"([^"\\\\]+)"/', str_contains( $content, self::MODAL ) ? $content : '', $dialogs );
		preg_match_all( '/\[(' . implode( '|', array_map( preg_quote( ... ), self::shortcode_names() ) ) . ')\b([^\]]*)\]/', $content, $codes, PREG_SET_ORDER );
		preg_match_all( self::EMPTY_BLOCK, $content, $empty );
		$found = [ ...$references[1], ...array_map( self::alias( ... ), [ ...$dialogs[1], ...array_map( self::alias_in( ... ), $empty[1] ) ] ) ];
		foreach ( $codes as [ , , $attributes ] ) {
			$found = [ ...$found, ...self::shortcode_mentions( $attributes ) ];
		}
		return array_values( array_unique( array_filter( $found, static fn ( string $mention ): bool => '' !== $mention && 'alias:' !== $mention ) ) );
	}

	/** Mention of a slider with this alias. */
	public static function alias( string $alias ): string {
		return 'alias:' . sanitize_title( rawurldecode( $alias ) );
	}

	/** @param string $attributes Attributes as JSON. */
	private static function alias_in( string $attributes ): string {
		$read = json_decode( $attributes, true );
		return is_array( $read ) && ! isset( $read['ref'] ) && is_string( $read['alias'] ?? null ) ? $read['alias'] : '';
	}

	/** @return list<string> Mentions in the attributes of a shortcode. */
	private static function shortcode_mentions( string $attributes ): array {
		$read = shortcode_parse_atts( str_replace( [ '\\u0022', '&quot;', '\\"' ], '"', $attributes ) );
		foreach ( [ 'id', 'alias', 0, 'slidertitle' ] as $name ) {
			$value = is_array( $read ) && is_string( $read[ $name ] ?? null ) ? trim( $read[ $name ], " \"'" ) : '';
			if ( '' !== $value ) {
				// A number may be an id or an alias.
				return ctype_digit( $value ) ? [ (string) (int) $value, self::alias( $value ) ] : [ self::alias( $value ) ];
			}
		}
		return [];
	}

	/** @return list<string> */
	private static function shortcode_names(): array {
		return [ 'frontage_slider', ...LegacyNames::CODES ];
	}
}
