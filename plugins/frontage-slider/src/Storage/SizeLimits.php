<?php

namespace Frontage\Slider\Storage;

use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\Model\Document\DocumentValidator;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Rejects sliders over the maximum size (docs/reference/slider.md C), and says what to do. */
final class SizeLimits {

	/** Including those of sliders inside layers. */
	private const LAYERS = 2000;

	/**
	 * On `rest_pre_insert_…`.
	 *
	 * @param WP_REST_Request<array<string, mixed>>|null $request Not used, since the post has all data.
	 * @return object The post, or an error.
	 */
	public static function check( object $post, ?WP_REST_Request $request = null ): object {
		$content = $post instanceof WP_Error ? '' : ( get_object_vars( $post )['post_content'] ?? '' );
		$problem = is_string( $content ) ? self::problem( $content ) : null;
		return null === $problem ? $post : new WP_Error( 'frontage_slider_too_large', $problem, [ 'status' => 400 ] );
	}

	/**
	 * Elsewhere WordPress can only be told not to store the post. It returns its own error, and the stored content
	 * stays.
	 *
	 * @param array<string, mixed> $post Slashed.
	 */
	public static function prevent_save( bool $empty, array $post ): bool {
		$content = $post['post_content'] ?? '';
		if ( $empty || ! is_string( $content ) || null === self::problem( wp_unslash( $content ) ) ) {
			return $empty;
		}
		// A post with an existing oversized slider, such as from a backup, may still be renamed or trashed.
		$stored = is_numeric( $post['ID'] ?? null ) ? get_post( (int) $post['ID'] ) : null;
		return null === $stored || wp_unslash( $content ) !== $stored->post_content;
	}

	/** Which limit the sliders of a content exceed, as a sentence; null if none. */
	public static function problem( string $content ): ?string {
		if ( ! PostContentSanitizer::has_slider( $content ) ) {
			return null;
		}
		foreach ( self::sliders( parse_blocks( $content ) ) as $slider ) {
			$problem = self::slider_problem( $slider );
			if ( null !== $problem ) {
				return $problem;
			}
		}
		return null;
	}

	/** @param array<mixed> $slider */
	private static function slider_problem( array $slider ): ?string {
		/** @var array{ blockName: string|null, attrs: array<mixed>, innerBlocks: list<array<mixed>>, innerHTML: string, innerContent: list<string|null> } $slider */
		if ( self::layers( $slider ) > self::LAYERS ) {
			return self::limit_message(); // Checked before parsing, since so many nested blocks would exhaust the memory.
		}
		if ( strlen( serialize_block( $slider ) ) > DocumentValidator::BYTES ) {
			return __( 'This slider exceeds 2 MB. Add images and videos to the Media Library, remove some slides, or split the slider in two.', 'frontage-slider' );
		}
		foreach ( DocumentValidator::problems( BlockConverter::from_blocks( $slider ) ) as [ 'path' => $path, 'problem' => $problem ] ) {
			if ( 'length' === $problem ) {
				/* translators: %s: where in the slider, such as slides.0.layers.2.title */
				return sprintf( __( 'A text in this slider is too long to save (%s). Shorten it.', 'frontage-slider' ), $path );
			}
			if ( 'count' === $problem && preg_match( '/^slides$|(?:^static|\.layers)$/D', $path ) ) {
				return self::limit_message();
			}
			if ( 'count' === $problem ) {
				/* translators: %s: where in the slider, such as slides.0.layers.2.frames */
				return sprintf( __( 'A list in this slider has too many items to save (%s). Remove some of them.', 'frontage-slider' ), $path );
			}
		}
		return null;
	}

	private static function limit_message(): string {
		return __( 'A slider can have up to 500 slides, 200 layers per slide, and 2,000 layers in total. Remove some, or split the slider in two.', 'frontage-slider' );
	}

	/** @param array<mixed> $slider */
	private static function layers( array $slider ): int {
		$count = 0;
		$open  = [ $slider ];
		while ( $open ) {
			$block  = array_pop( $open );
			$count += BlockConverter::LAYER === ( $block['blockName'] ?? '' ) ? 1 : 0;
			foreach ( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [] as $inner ) {
				if ( is_array( $inner ) ) {
					$open[] = $inner;
				}
			}
		}
		return $count;
	}

	/**
	 * @param array<mixed> $blocks
	 * @return list<array<mixed>>
	 */
	private static function sliders( array $blocks ): array {
		$found = [];
		foreach ( $blocks as $block ) {
			if ( is_array( $block ) && SliderRepository::BLOCK === ( $block['blockName'] ?? '' ) ) {
				$found[] = $block;
			} elseif ( is_array( $block ) && is_array( $block['innerBlocks'] ?? null ) ) {
				$found = [ ...$found, ...self::sliders( $block['innerBlocks'] ) ];
			}
		}
		return $found;
	}
}
