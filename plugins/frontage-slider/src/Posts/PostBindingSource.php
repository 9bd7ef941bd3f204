<?php

namespace Frontage\Slider\Posts;

use Frontage\Slider\Images\AlternativeFormats;
use WP_Block;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The block bindings source `frontage/post`: fields of a post on a slide. All values are plain text. */
final class PostBindingSource {

	private const WORDS = 30;

	/**
	 * @param array<string, mixed> $args      `field`: title, excerpt, date, author, category, link, image, price.
	 * @param WP_Block             $block     Block with the post id in its context.
	 * @param string               $attribute Attributes of our blocks get an image object, those of core blocks a URL.
	 * @return string|array<string, mixed>|null
	 */
	public static function value( array $args, WP_Block $block, string $attribute ): string|array|null {
		$id   = $block->context['postId'] ?? null;
		$post = is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;
		if ( ! $post instanceof WP_Post || ! PostSlideQuery::is_public( $post ) ) {
			return null;
		}
		$is_own_block = in_array( $block->name, [ 'frontage/slide', 'frontage/layer' ], true );
		if ( 'image' === ( $args['field'] ?? '' ) ) {
			$image = self::image( $post );
			return $is_own_block ? $image : self::image_value( $image, $attribute );
		}
		if ( 'link' === ( $args['field'] ?? '' ) ) {
			return (string) get_permalink( $post );
		}
		$text = self::text( $args['field'] ?? '', $post );
		$text = null === $text ? null : self::without_shortcodes( $text );
		return null === $text || $is_own_block ? $text : esc_html( $text );
	}

	/**
	 * Inserts a zero-width character into anything that would be a shortcode. WordPress runs shortcodes in the whole
	 * content of a page, including the slider, and a post's title must not run any. Applying it twice has no further
	 * effect.
	 */
	public static function without_shortcodes( string $text ): string {
		return str_replace( [ "[\u{2060}", '[' ], [ '[', "[\u{2060}" ], $text );
	}

	private static function text( mixed $field, WP_Post $post ): ?string {
		return match ( $field ) {
			'title'    => self::plain_text( get_the_title( $post ) ),
			'excerpt'  => self::excerpt( $post ),
			'date'     => self::plain_text( (string) get_the_date( '', $post ) ),
			'author'   => self::plain_text( (string) get_the_author_meta( 'display_name', (int) $post->post_author ) ),
			'category' => self::category( $post ),
			'price'    => self::price( $post ),
			default    => null,
		};
	}

	/** The post's own excerpt, else its first words; no blocks or shortcodes are run for it. */
	private static function excerpt( WP_Post $post ): string {
		$text = '' !== trim( $post->post_excerpt ) ? $post->post_excerpt : excerpt_remove_blocks( $post->post_content );
		return self::plain_text( wp_trim_words( strip_shortcodes( $text ), self::WORDS, '…' ) );
	}

	private static function category( WP_Post $post ): string {
		$taxonomy = 'product' === $post->post_type ? 'product_cat' : 'category';
		$terms    = get_the_terms( $post, $taxonomy );
		return is_array( $terms ) ? self::plain_text( implode( ', ', array_column( $terms, 'name' ) ) ) : '';
	}

	/** Price as the shop shows it, without the regular price of a sale. */
	private static function price( WP_Post $post ): ?string {
		$product = function_exists( 'wc_get_product' ) ? wc_get_product( $post->ID ) : null;
		$html    = is_object( $product ) && method_exists( $product, 'get_price_html' ) ? $product->get_price_html() : null;
		return is_string( $html ) ? self::plain_text( (string) preg_replace( '~<del\b.*?</del>|<span class="screen-reader-text">.*?</span>~s', '', $html ) ) : null;
	}

	/**
	 * @param bool $make Whether to create missing image files; rendering a page creates none.
	 * @return array<string, mixed>|null
	 */
	public static function image( WP_Post $post, bool $make = false ): ?array {
		$id   = (int) get_post_thumbnail_id( $post );
		$file = $id > 0 ? wp_get_attachment_image_src( $id, 'full' ) : false;
		if ( ! $file ) {
			return null;
		}
		$alt     = get_post_meta( $id, '_wp_attachment_image_alt', true );
		$srcset  = wp_get_attachment_image_srcset( $id, 'full' );
		$offered = $srcset ? AlternativeFormats::candidates( $id, $srcset, $make ) : [];
		return array_filter(
			[
				'url'    => $file[0],
				'id'     => $id,
				'width'  => $file[1],
				'height' => $file[2],
				'srcset' => $offered['srcset'] ?? null,
				'avif'   => $offered['avif'] ?? null,
				'alt'    => is_string( $alt ) ? self::without_shortcodes( $alt ) : '',
			],
			static fn( mixed $value ): bool => null !== $value
		);
	}

	/** @param array<string, mixed>|null $image */
	private static function image_value( ?array $image, string $attribute ): ?string {
		$part = $image[ in_array( $attribute, [ 'id', 'alt' ], true ) ? $attribute : 'url' ] ?? null;
		return is_scalar( $part ) ? (string) $part : null;
	}

	private static function plain_text( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html, true ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
