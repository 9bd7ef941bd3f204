<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Import;

defined( 'ABSPATH' ) || exit;

/** Blocks that somebody else wrote, inside a layer: what a post of somebody without `unfiltered_html` may hold. */
final class NestedBlockSanitizer {

	/** @param string $blocks As they stand in a post. */
	public static function clean( string $blocks ): string {
		$clean = wp_kses_post( $blocks );
		if ( str_contains( $clean, '\u0026amp;' ) ) {
			/** @var array<int, array{blockName: string|null, attrs: array<mixed>, innerBlocks: array<array<mixed>>, innerHTML: string, innerContent: array<mixed>}> $restored A change of texts leaves blocks what they are. */
			$restored = self::restored( parse_blocks( $clean ), parse_blocks( $blocks ) );
			$clean    = serialize_blocks( $restored );
		}
		// Where it changed nothing else than how an empty object is written, they are right.
		return str_replace( ':{}', ':[]', $blocks ) === $clean ? $blocks : $clean;
	}

	/**
	 * WordPress writes "A & B" in an attribute as HTML would have it, but an attribute without markup is no HTML: readers would see "A &amp; B".
	 *
	 * @param array<array-key, mixed> $clean Blocks, or a part of one.
	 * @param array<array-key, mixed> $whole What it was before.
	 * @return array<array-key, mixed>
	 */
	private static function restored( array $clean, array $whole ): array {
		foreach ( $clean as $key => $value ) {
			$was = $whole[ $key ] ?? null;
			if ( in_array( $key, [ 'innerHTML', 'innerContent' ], true ) ) {
				continue;
			}
			if ( is_array( $value ) && is_array( $was ) ) {
				$clean[ $key ] = self::restored( $value, $was );
			} elseif ( is_string( $value ) && is_string( $was ) && self::differs_in_ampersands( $value, $was ) ) {
				$clean[ $key ] = $was;
			}
		}
		return $clean;
	}

	private static function differs_in_ampersands( string $clean, string $whole ): bool {
		return ! str_contains( $whole, '<' ) && str_replace( '&amp;', '&', $clean ) === str_replace( '&amp;', '&', $whole );
	}
}
