<?php

declare( strict_types = 1 );

namespace Frontage\Site\Samples;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor reads of blocks: their text, images, and the text of a slider that they refer to. Hashes of it show whether an owner has
 * edited a sample; colors and sizes do not count.
 *
 * @phpstan-type Block array<string, mixed>
 */
final class SampleText {

	/** Attributes of blocks of the suite that visitors read. */
	private const READ = [ 'text', 'html', 'alt', 'title', 'label', 'content' ];

	/** Length of a hash. */
	private const LENGTH = 8;

	/** Maximum depth of blocks inside each other, and of references. */
	private const DEEPEST = 40;

	/**
	 * The hash of a block with everything inside it.
	 *
	 * @param Block $block
	 */
	public static function hash( array $block ): string {
		return self::short( self::of( $block, self::DEEPEST ) );
	}

	/**
	 * Hashes of the single texts and images of a post, without those in marked blocks, which are counted on their own, and without
	 * contact details, which come from the business profile.
	 *
	 * @return list<string>
	 */
	public static function hashes( string $content ): array {
		$found = [];
		foreach ( parse_blocks( $content ) as $block ) {
			self::collect( $block, $found );
		}
		return $found;
	}

	/**
	 * @param Block        $block
	 * @param list<string> $found
	 */
	private static function collect( array $block, array &$found ): void {
		$mark = SampleMark::of( $block );
		if ( ( '' !== $mark && SampleMark::SECTION !== $mark ) || isset( self::metadata( $block )['bindings'] ) ) {
			return;
		}
		$text = self::own( $block );
		if ( '' !== $text ) {
			$found[] = self::short( $text );
		}
		foreach ( self::inner( $block ) as $inner ) {
			self::collect( $inner, $found );
		}
	}

	/**
	 * @param Block $block
	 * @return list<Block>
	 */
	public static function inner( array $block ): array {
		$inner = $block['innerBlocks'] ?? [];
		/** @var list<Block> As `parse_blocks()` returns them. */
		return array_values( array_filter( is_array( $inner ) ? $inner : [], is_array( ... ) ) );
	}

	/**
	 * @param Block $block
	 * @return array<mixed>
	 */
	public static function metadata( array $block ): array {
		$metadata = is_array( $block['attrs'] ?? null ) ? $block['attrs']['metadata'] ?? [] : [];
		return is_array( $metadata ) ? $metadata : [];
	}

	private static function short( string $text ): string {
		return substr( md5( $text ), 0, self::LENGTH );
	}

	/** @param Block $block */
	private static function of( array $block, int $depth ): string {
		if ( $depth < 1 ) {
			return '';
		}
		$texts = [ self::own( $block ) ];
		foreach ( self::inner( $block ) as $inner ) {
			$texts[] = self::of( $inner, $depth - 1 );
		}
		$attrs = $block['attrs'] ?? null;
		$ref   = is_array( $attrs ) ? $attrs['ref'] ?? 0 : 0;
		if ( is_int( $ref ) && $ref > 0 ) {
			foreach ( parse_blocks( (string) get_post_field( 'post_content', $ref, 'raw' ) ) as $referenced ) {
				$texts[] = self::of( $referenced, 1 === $depth ? 0 : (int) ( $depth / 2 ) );
			}
		}
		return implode( "\n", array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
	}

	/**
	 * Text and images of a block without its inner blocks.
	 *
	 * @param Block $block
	 */
	private static function own( array $block ): string {
		$html = $block['innerContent'] ?? [];
		$html = implode( ' ', array_filter( is_array( $html ) ? $html : [], is_string( ... ) ) );
		preg_match_all( '~<img\b[^>]*>~i', $html, $images );
		$texts = [ wp_strip_all_tags( $html ) ];
		foreach ( $images[0] as $image ) {
			foreach ( [ 'src', 'alt' ] as $name ) {
				if ( preg_match( "~\\s$name=\"([^\"]*)\"~i", $image, $value ) ) {
					$texts[] = 'src' === $name ? basename( $value[1] ) : $value[1]; // A site that moves gets other addresses.
				}
			}
		}
		if ( str_starts_with( is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '', 'frontage' ) && is_array( $block['attrs'] ?? null ) ) {
			self::read( $block['attrs'], $texts );
		}
		$text = html_entity_decode( implode( ' ', $texts ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
	}

	/**
	 * @param array<mixed> $attributes
	 * @param list<string> $texts
	 */
	private static function read( array $attributes, array &$texts ): void {
		foreach ( $attributes as $name => $value ) {
			if ( is_array( $value ) ) {
				self::read( $value, $texts );
			} elseif ( is_string( $value ) && in_array( $name, self::READ, true ) ) {
				$texts[] = wp_strip_all_tags( $value );
			}
		}
	}
}
