<?php

namespace Frontage\Slider\Posts;

use Frontage\Kit\Frontend\BlockTypes;
use Frontage\Slider\Model\Document\PostSource;
use WP_Block;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Slides made of posts: queries the posts and resolves the bindings of each layer. */
final class PostSlides {

	/**
	 * Returns a slider with a slide for each post of its source; a slider with its own slides is returned unchanged.
	 *
	 * @param array<string, mixed> $document As stored.
	 * @return array<string, mixed>
	 */
	public static function fill( array $document ): array {
		$source = PostSource::read( $document );
		if ( null === $source ) {
			return $document;
		}
		$blocks = [];
		foreach ( PostSlideQuery::posts( $source ) as $post ) {
			$blocks[ $post->ID ] = self::block( $post );
		}
		$value_of = static fn( int $post, array $binding, string $attribute ): mixed => self::value( $blocks[ $post ], $binding, $attribute );
		return PostSource::fill( $document, array_keys( $blocks ), $value_of );
	}

	/** A block with the post as its context, as a block bindings source needs it. */
	private static function block( WP_Post $post ): WP_Block {
		BlockTypes::register( 'frontage/layer' );
		$block          = new WP_Block( [ 'blockName' => 'frontage/layer' ] );
		$block->context = [
			'postId'   => $post->ID,
			'postType' => $post->post_type,
		];
		return $block;
	}

	/** @param array<mixed> $binding */
	private static function value( WP_Block $block, array $binding, string $attribute ): mixed {
		$source = is_string( $binding['source'] ?? null ) ? get_block_bindings_source( $binding['source'] ) : null;
		/** @var array<string, mixed> $args */
		$args  = is_array( $binding['args'] ?? null ) ? $binding['args'] : [];
		$value = null === $source ? null : $source->get_value( $args, $block, $attribute );
		return is_string( $value ) && 'link' !== $attribute ? PostBindingSource::without_shortcodes( $value ) : $value;
	}
}
