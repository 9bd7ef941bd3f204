<?php

namespace Frontage\Slider\Export;

use Frontage\Slider\Model\Document\BlockConverter;

defined( 'ABSPATH' ) || exit;

/**
 * Converts a slider to a document that people and programs can read (docs/reference/slider.md E), and back to the
 * stored content, byte for byte. So it contains attributes as they are stored, and blocks inside a layer as their
 * markup.
 *
 * @phpstan-type Comment array{ name: string, closes: bool, is_void: bool, attributes: array<string, mixed>, start: int, end: int }
 */
final class ExportDocument {

	public const FORMAT = 'frontage-slider';

	/** Values without a place in the model, as JSON in the slider's meta: a list of {path, value}. */
	public const EXTRAS = '_frontage_slider_extras';

	/** Keys in the document for inner blocks. */
	private const INSIDE = [
		BlockConverter::SLIDER => 'slides',
		BlockConverter::SLIDE  => 'layers',
		BlockConverter::LAYER  => 'layers',
	];

	/** Opening or closing comment of a block. */
	private const COMMENT = '/<!--\s+(?P<closer>\/)?wp:(?P<name>[a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)\s+(?P<attrs>{(?:(?:[^}]+|}+(?=})|(?!}\s+\/?-->).)*+)?}\s+)?(?P<void>\/)?-->/s';

	/**
	 * The first slider in a content that has its own slides.
	 *
	 * @return array<string, mixed>|null
	 */
	public static function find_slider( string $content ): ?array {
		$comments = self::comments( $content );
		foreach ( $comments as $at => $comment ) {
			if ( BlockConverter::SLIDER === $comment['name'] && ! $comment['closes'] && ! isset( $comment['attributes']['ref'] ) ) {
				return [ 'schema' => 1 ] + self::with_static( self::block( $content, $comments, $at ) );
			}
		}
		return null;
	}

	/**
	 * Markup of a slider's block.
	 *
	 * @param array<string, mixed> $slider Result of find_slider().
	 */
	public static function markup( array $slider ): string {
		$static = self::objects( $slider['static'] ?? null );
		if ( $static ) {
			$slider['slides'] = [ ...self::objects( $slider['slides'] ?? null ), [ 'static' => true, 'layers' => $static ] ];
		}
		return self::serialize_block( BlockConverter::SLIDER, array_diff_key( $slider, array_flip( [ 'schema', 'static', 'extras', 'ref' ] ) ) );
	}

	/**
	 * Number of slides and layers.
	 *
	 * @param array<mixed> $slider
	 * @return array{ int, int }
	 */
	public static function count( array $slider ): array {
		$layers = static function ( array $part ) use ( &$layers ): int {
			return array_sum( array_map( static fn ( array $layer ): int => 1 + $layers( $layer ), self::objects( $part['layers'] ?? null ) ) );
		};
		$slides = self::objects( $slider['slides'] ?? null );
		return [ count( $slides ), array_sum( array_map( $layers, [ ...$slides, [ 'layers' => $slider['static'] ?? null ] ] ) ) ];
	}

	/** @return list<Comment> */
	private static function comments( string $content ): array {
		preg_match_all( self::COMMENT, $content, $found, PREG_SET_ORDER | PREG_OFFSET_CAPTURE | PREG_UNMATCHED_AS_NULL );
		$comments = [];
		foreach ( $found as $one ) {
			$read = json_decode( $one['attrs'][0] ?? '{}', true );
			/** @var array<string, mixed> $attributes */
			$attributes = is_array( $read ) ? $read : [];
			$comments[] = [
				'name'       => $one['name'][0] ?? '',
				'closes'     => null !== $one['closer'][0],
				'is_void'    => null !== ( $one['void'][0] ?? null ),
				'attributes' => $attributes,
				'start'      => $one[0][1],
				'end'        => $one[0][1] + strlen( $one[0][0] ?? '' ),
			];
		}
		return $comments;
	}

	/**
	 * @param list<Comment> $comments
	 * @param int           $at       Index of its first comment; set to its last one.
	 * @return array<string, mixed>
	 */
	private static function block( string $content, array $comments, int &$at ): array {
		[ 'name' => $name, 'attributes' => $block, 'is_void' => $is_void, 'end' => $start ] = $comments[ $at ];
		if ( $is_void ) {
			return $block;
		}
		$markup = BlockConverter::LAYER === $name && 'blocks' === ( $block['type'] ?? '' );
		$inside = [];
		$count  = count( $comments );
		$depth  = 0;
		for ( $at++; $at < $count; $at++ ) {
			$comment = $comments[ $at ];
			if ( $comment['closes'] ) {
				if ( 0 === $depth ) {
					break;
				}
				--$depth;
			} elseif ( ! $markup && 0 === $depth && in_array( $comment['name'], [ BlockConverter::SLIDE, BlockConverter::LAYER ], true ) ) {
				$inside[] = self::block( $content, $comments, $at );
			} elseif ( ! $comment['is_void'] ) {
				++$depth;
			}
		}
		if ( $markup ) {
			return [ ...$block, 'blocks' => substr( $content, $start, ( $comments[ $at ]['start'] ?? strlen( $content ) ) - $start ) ];
		}
		return $inside ? [ ...$block, self::INSIDE[ $name ] ?? 'layers' => $inside ] : $block;
	}

	/**
	 * Moves the static slide, which may be the last one, to its own key.
	 *
	 * @param array<string, mixed> $slider
	 * @return array<string, mixed>
	 */
	private static function with_static( array $slider ): array {
		$slides = self::objects( $slider['slides'] ?? null );
		$last   = array_pop( $slides );
		if ( null === $last || [ 'static', 'layers' ] !== array_keys( $last ) || true !== $last['static'] ) {
			return $slider;
		}
		return [ ...$slider, 'slides' => $slides, 'static' => $last['layers'] ];
	}

	/** @param array<string, mixed> $part */
	private static function serialize_block( string $name, array $part ): string {
		$key        = self::INSIDE[ $name ];
		$attributes = array_diff_key( $part, array_flip( [ $key, 'blocks' ] ) );
		$inner      = [];
		foreach ( self::objects( $part[ $key ] ?? null ) as $one ) {
			$inner[] = self::serialize_block( BlockConverter::SLIDER === $name ? BlockConverter::SLIDE : BlockConverter::LAYER, $one );
		}
		$inside = $inner ? "\n" . implode( "\n\n", $inner ) . "\n" : '';
		if ( BlockConverter::LAYER === $name && 'blocks' === ( $part['type'] ?? '' ) ) {
			$inside = is_string( $part['blocks'] ?? null ) ? $part['blocks'] : '';
		}
		return get_comment_delimited_block_content( $name, $attributes, $inside );
	}

	/** @return list<array<string, mixed>> */
	private static function objects( mixed $value ): array {
		/** @var list<array<string, mixed>> */
		return is_array( $value ) ? array_values( array_filter( $value, is_array( ... ) ) ) : [];
	}
}
