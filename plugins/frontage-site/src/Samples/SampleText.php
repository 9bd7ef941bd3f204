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

	/** Maximum depth of blocks inside each other. */
	public const DEEPEST = 40;

	/** The block that shows a slider by its ID, and the type of that post. */
	private const SLIDER_BLOCK = 'frontage/slider';
	private const SLIDER_TYPE  = 'frontage_slider';

	/**
	 * The hash of a block with everything inside it.
	 *
	 * @param Block $block
	 */
	public static function hash( array $block ): string {
		return self::short( self::text_of( $block, self::DEEPEST ) );
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
		$mark = SampleMark::mark_of( $block );
		if ( ( '' !== $mark && SampleMark::SECTION !== $mark ) || isset( self::metadata( $block )['bindings'] ) ) {
			return;
		}
		$text = self::own_text( $block );
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
	private static function text_of( array $block, int $depth ): string {
		if ( $depth < 1 ) {
			return '';
		}
		$texts = [ self::own_text( $block ) ];
		foreach ( [ ...self::inner( $block ), ...self::slider_blocks( $block ) ] as $inner ) {
			$texts[] = self::text_of( $inner, $depth - 1 );
		}
		return implode( "\n", array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) );
	}

	/**
	 * The blocks of the public slider that a block shows, without the sliders that those show: a contributor could let
	 * each slider show many, and read by the hash what is not public.
	 *
	 * @param Block $block
	 * @return list<Block>
	 */
	private static function slider_blocks( array $block ): array {
		$ref    = self::SLIDER_BLOCK === ( $block['blockName'] ?? '' ) && is_array( $block['attrs'] ?? null ) ? $block['attrs']['ref'] ?? 0 : 0;
		$slider = is_int( $ref ) && $ref > 0 ? get_post( $ref ) : null;
		if ( ! $slider || self::SLIDER_TYPE !== $slider->post_type || 'publish' !== $slider->post_status ) {
			return [];
		}
		return array_values( array_map( self::without_reference( ... ), parse_blocks( $slider->post_content ) ) );
	}

	/**
	 * @param Block $block
	 * @return Block
	 */
	private static function without_reference( array $block ): array {
		if ( is_array( $block['attrs'] ?? null ) ) {
			unset( $block['attrs']['ref'] );
		}
		$block['innerBlocks'] = array_map( self::without_reference( ... ), self::inner( $block ) );
		return $block;
	}

	/**
	 * Text and images of a block without its inner blocks.
	 *
	 * @param Block $block
	 */
	private static function own_text( array $block ): string {
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
