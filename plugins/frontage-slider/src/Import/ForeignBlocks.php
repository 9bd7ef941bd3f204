<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Import;

defined( 'ABSPATH' ) || exit;

/** Blocks that somebody else wrote, inside a layer: what a post of somebody without `unfiltered_html` may hold. */
final class ForeignBlocks {

	/** @param string $blocks As they stand in a post. */
	public static function clean( string $blocks ): string {
		$clean = wp_kses_post( $blocks );
		if ( str_contains( $clean, '\u0026amp;' ) ) {
			$clean = serialize_blocks( self::restored( parse_blocks( $clean ), parse_blocks( $blocks ) ) );
		}
		// Where it changed nothing else than how an empty object is written, they are right.
		return str_replace( ':{}', ':[]', $blocks ) === $clean ? $blocks : $clean;
	}

	/**
	 * WordPress writes "A & B" in an attribute as HTML would have it, but an attribute without markup is no HTML: readers would see "A &amp; B".
	 *
	 * @template T
	 * @param T     $clean
	 * @param mixed $whole What it was before.
	 * @return T
	 */
	private static function restored( mixed $clean, mixed $whole ): mixed {
		if ( is_array( $clean ) && is_array( $whole ) ) {
			foreach ( $clean as $key => $value ) {
				if ( isset( $whole[ $key ] ) && ! in_array( $key, [ 'innerHTML', 'innerContent' ], true ) ) {
					$clean[ $key ] = self::restored( $value, $whole[ $key ] );
				}
			}
			return $clean;
		}
		$is_text = is_string( $clean ) && is_string( $whole ) && ! str_contains( $whole, '<' ) && str_replace( '&amp;', '&', $clean ) === str_replace( '&amp;', '&', $whole );
		return $is_text ? $whole : $clean;
	}
}
