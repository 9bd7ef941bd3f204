<?php

declare( strict_types = 1 );

namespace Frontage\Site\Samples;

defined( 'ABSPATH' ) || exit;

/**
 * The mark of blocks with invented testimonials, logos, figures, people and prices: `metadata.frSample` with the kind, and when the block
 * is inserted also a hash of its text. While the hash is right, nobody has edited the block.
 *
 * @phpstan-import-type Block from SampleText
 */
final class SampleMark {

	public const KEY = 'frSample';

	/** The kind of a block around samples: a sample while all of those inside are. */
	public const SECTION = 'section';

	public const KINDS = [ 'testimonial', 'logo', 'figure', 'person', 'price' ];

	/** A string by which marked blocks are found in stored content. */
	public const STORED = '"' . self::KEY . '":"';

	/**
	 * The mark; '' without one.
	 *
	 * @param Block $block
	 */
	public static function mark_of( array $block ): string {
		$mark = SampleText::metadata( $block )[ self::KEY ] ?? '';
		return is_string( $mark ) ? $mark : '';
	}

	/**
	 * One of `KINDS`; '' for other blocks and for sections.
	 *
	 * @param Block $block
	 */
	public static function kind( array $block ): string {
		$kind = strtok( self::mark_of( $block ), ':' );
		return in_array( $kind, self::KINDS, true ) ? $kind : '';
	}

	/**
	 * Whether the block is invented and nobody has edited it.
	 *
	 * @param Block $block
	 */
	public static function is_sample( array $block ): bool {
		$mark = self::mark_of( $block );
		if ( self::SECTION === $mark ) {
			$units = self::units( $block );
			return $units && ! array_filter( $units, static fn ( array $unit ): bool => ! self::is_sample( $unit ) );
		}
		return '' !== self::kind( $block ) && preg_match( '/:[0-9a-f]{8}$/D', $mark ) && str_ends_with( $mark, ':' . SampleText::hash( $block ) );
	}

	/**
	 * The marked blocks inside a block; of those inside each other the outer one.
	 *
	 * @param Block $block
	 * @return list<Block>
	 */
	public static function units( array $block, int $depth = SampleText::DEEPEST ): array {
		$units = [];
		foreach ( $depth > 0 ? SampleText::inner( $block ) : [] as $inner ) {
			$units = [ ...$units, ...( '' === self::kind( $inner ) ? self::units( $inner, $depth - 1 ) : [ $inner ] ) ];
		}
		return $units;
	}

	/**
	 * The samples in stored content that nobody has edited.
	 *
	 * @return list<Block>
	 */
	public static function samples( string $content ): array {
		$units = str_contains( $content, self::STORED ) ? self::units( [ 'innerBlocks' => parse_blocks( $content ) ] ) : [];
		return array_values( array_filter( $units, self::is_sample( ... ) ) );
	}

	/**
	 * Marks in stored content whose samples have all been edited.
	 *
	 * @return list<string> Such as `person:0123abcd`.
	 */
	public static function edited_marks( string $content ): array {
		$units = str_contains( $content, self::STORED ) ? self::units( [ 'innerBlocks' => parse_blocks( $content ) ] ) : [];
		return array_values( array_unique( array_diff( array_map( self::mark_of( ... ), $units ), array_map( self::mark_of( ... ), self::samples( $content ) ) ) ) );
	}

	/** Completes marks with the hash of the text that stands there now. To call when blocks of a pattern are inserted. */
	public static function stamp( string $content ): string {
		return str_contains( $content, self::STORED ) ? serialize_blocks( array_map( self::stamped( ... ), parse_blocks( $content ) ) ) : $content; // @phpstan-ignore argument.type
	}

	/**
	 * @param Block $block
	 * @return Block
	 */
	private static function stamped( array $block ): array {
		$kind = self::kind( $block );
		if ( '' !== $kind && $kind === self::mark_of( $block ) && is_array( $block['attrs'] ) ) {
			$block['attrs']['metadata'] = [ self::KEY => "$kind:" . SampleText::hash( $block ) ] + SampleText::metadata( $block );
		}
		$block['innerBlocks'] = array_map( self::stamped( ... ), SampleText::inner( $block ) );
		return $block;
	}

	/** Stored content without its samples. */
	public static function without( string $content ): string {
		return serialize_blocks( self::remaining( [ 'innerBlocks' => parse_blocks( $content ) ] )['innerBlocks'] ); // @phpstan-ignore argument.type
	}

	/**
	 * @param Block $block
	 * @return Block
	 */
	private static function remaining( array $block ): array {
		$inner   = SampleText::inner( $block );
		$content = [];
		$kept    = [];
		$chunks  = $block['innerContent'] ?? array_fill( 0, count( $inner ), null );
		foreach ( is_array( $chunks ) ? $chunks : [] as $chunk ) {
			$next = is_string( $chunk ) ? null : array_shift( $inner );
			if ( is_string( $chunk ) ) {
				$content[] = $chunk;
			} elseif ( null !== $next && ! self::is_sample( $next ) ) {
				$content[] = null;
				$kept[]    = self::remaining( $next );
			}
		}
		return [
			'innerBlocks'  => $kept,
			'innerContent' => $content,
		] + $block;
	}
}
