<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Import;

defined( 'ABSPATH' ) || exit;

/** Sanitizes blocks inside an imported layer to what a user without `unfiltered_html` may store. */
final class NestedBlockSanitizer {

	/** @param string $blocks Serialized blocks. */
	public static function clean( string $blocks ): string {
		$clean = wp_kses_post( $blocks );
		if ( str_contains( $clean, '\u0026amp;' ) ) {
			/** @var array<int, array{blockName: string|null, attrs: array<mixed>, innerBlocks: array<array<mixed>>, innerHTML: string, innerContent: array<mixed>}> $restored Changing texts does not change the structure of blocks. */
			$restored = self::restore_ampersands( parse_blocks( $clean ), parse_blocks( $blocks ) );
			$clean    = serialize_blocks( $restored );
		}
		// If only the notation of empty objects differs, the original blocks are unchanged.
		return str_replace( ':{}', ':[]', $blocks ) === $clean ? $blocks : $clean;
	}

	/**
	 * Restores ampersands. WordPress encodes "A & B" in an attribute as HTML, but an attribute without markup is plain
	 * text, so readers would see "A &amp; B".
	 *
	 * @param array<array-key, mixed> $clean    Blocks, or a part of one.
	 * @param array<array-key, mixed> $original The value before sanitizing.
	 * @return array<array-key, mixed>
	 */
	private static function restore_ampersands( array $clean, array $original ): array {
		foreach ( $clean as $key => $value ) {
			$was = $original[ $key ] ?? null;
			if ( in_array( $key, [ 'innerHTML', 'innerContent' ], true ) ) {
				continue;
			}
			if ( is_array( $value ) && is_array( $was ) ) {
				$clean[ $key ] = self::restore_ampersands( $value, $was );
			} elseif ( is_string( $value ) && is_string( $was ) && self::differs_only_in_ampersands( $value, $was ) ) {
				$clean[ $key ] = $was;
			}
		}
		return $clean;
	}

	private static function differs_only_in_ampersands( string $clean, string $original ): bool {
		return ! str_contains( $original, '<' ) && str_replace( '&amp;', '&', $clean ) === str_replace( '&amp;', '&', $original );
	}
}
