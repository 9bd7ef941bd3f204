<?php

namespace Frontage\Slider\Posts;

use Frontage\Slider\Model\Document\PostSource;
use WP_Block;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Slides made of posts: asks for the posts, and for what each layer is bound to. */
final class PostSlides {

	/**
	 * A slider with a slide for each post that its source gives; one whose slides are its own stays as it is.
	 *
	 * @param array<string, mixed> $document As it is stored.
	 * @return array<string, mixed>
	 */
	public static function fill( array $document ): array {
		$source = PostSource::of( $document );
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

	/** A block whose context is the post, as a source of bindings takes it. */
	private static function block( WP_Post $post ): WP_Block {
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
		$args = is_array( $binding['args'] ?? null ) ? $binding['args'] : [];
		$value = null === $source ? null : $source->get_value( $args, $block, $attribute );
		return is_string( $value ) && 'link' !== $attribute ? PostBindingSource::without_codes( $value ) : $value;
	}
}
