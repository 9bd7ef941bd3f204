<?php

namespace Frontage\Slider;

/** Before a post with a slider is stored: cleans it, and writes down of each picture what the page needs, so that it asks nothing. */
final class Save {

	/** @var list<string> */
	private const BLOCKS = [ 'frontage/slider', 'frontage/slide', 'frontage/layer' ];

	/**
	 * @param array<string, mixed> $data A post's fields, slashed.
	 * @return array<string, mixed>
	 */
	public static function clean( array $data ): array {
		$content = $data['post_content'] ?? '';
		if ( ! is_string( $content ) || ! str_contains( $content, '<!-- wp:frontage/sl' ) && ! str_contains( $content, '<!-- wp:frontage/layer' ) ) {
			return $data;
		}
		$blocks = array_map( self::block( ... ), parse_blocks( wp_unslash( $content ) ) );
		/** @var list<array{ blockName: string|null, attrs: array<mixed>, innerBlocks: list<array<mixed>>, innerHTML: string, innerContent: list<string|null> }> $blocks */
		$data['post_content'] = wp_slash( serialize_blocks( $blocks ) );
		Sliders::forget();
		return $data;
	}

	/**
	 * @param array<mixed> $block
	 * @return array<mixed>
	 */
	private static function block( array $block ): array {
		if ( in_array( $block['blockName'] ?? '', self::BLOCKS, true ) && is_array( $block['attrs'] ?? null ) ) {
			/** @var array<string, mixed> $attributes */
			$attributes     = $block['attrs'];
			$block['attrs'] = self::with_images( Clean::model( $attributes ) );
		}
		if ( is_array( $block['innerBlocks'] ?? null ) ) {
			$block['innerBlocks'] = array_map( static fn ( mixed $inner ): array => is_array( $inner ) ? self::block( $inner ) : [], $block['innerBlocks'] );
		}
		return $block;
	}

	/**
	 * @param array<string, mixed> $part
	 * @return array<string, mixed>
	 */
	private static function with_images( array $part ): array {
		foreach ( $part as $key => $value ) {
			if ( is_array( $value ) ) {
				/** @var array<string, mixed> $value */
				$part[ $key ] = self::with_images( in_array( $key, [ 'image', 'thumb', 'poster', 'backgroundImage' ], true ) ? self::image( $value ) : $value );
			}
		}
		return $part;
	}

	/**
	 * @param array<string, mixed> $image
	 * @return array<string, mixed>
	 */
	private static function image( array $image ): array {
		$id = is_numeric( $image['id'] ?? null ) ? (int) $image['id'] : 0;
		if ( $id < 1 || ! wp_attachment_is_image( $id ) ) {
			return $image;
		}
		$file = wp_get_attachment_image_src( $id, 'full' );
		if ( ! $file ) {
			return $image;
		}
		$image  = [
			'url'    => $file[0],
			'width'  => $file[1],
			'height' => $file[2],
		] + $image;
		$srcset = wp_get_attachment_image_srcset( $id, 'full' );
		if ( $srcset ) {
			$image['srcset'] = $srcset;
		}
		$alt = get_post_meta( $id, '_wp_attachment_image_alt', true );
		return $image + ( is_string( $alt ) && '' !== $alt ? [ 'alt' => $alt ] : [] );
	}
}
