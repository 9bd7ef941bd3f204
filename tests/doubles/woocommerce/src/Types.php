<?php

declare( strict_types = 1 );

namespace Frontage\Tests\Doubles\WooCommerce;

/** What WooCommerce keeps in WordPress: products, their categories and kinds, coupons; and its block for whole templates. */
final class Types {

	public static function register(): void {
		$shop = [ 'public' => true, 'show_in_rest' => true, 'supports' => [ 'title', 'editor', 'excerpt', 'thumbnail' ] ];
		register_post_type( 'product', [ 'label' => 'Products', 'has_archive' => 'shop', 'rewrite' => [ 'slug' => 'product', 'with_front' => false ] ] + $shop );
		register_post_type( 'product_variation', [ 'public' => false ] );
		register_post_type( 'shop_coupon', [ 'public' => false ] );
		register_taxonomy( 'product_cat', 'product', [ 'label' => 'Categories', 'rewrite' => [ 'slug' => 'product-category' ], 'show_in_rest' => true ] );
		register_taxonomy( 'product_type', 'product', [ 'public' => false ] );
		register_block_type(
			'woocommerce/legacy-template',
			[
				'attributes'      => [ 'template' => [ 'type' => 'string' ], 'align' => [ 'type' => 'string' ] ],
				'render_callback' => [ Pages::class, 'template' ],
			]
		);
		add_shortcode( 'woocommerce_cart', [ Pages::class, 'cart' ] );
	}

	/** For those who share WordPress with other tests. */
	public static function unregister(): void {
		array_map( 'unregister_taxonomy', [ 'product_cat', 'product_type' ] );
		array_map( 'unregister_post_type', [ 'product', 'product_variation', 'shop_coupon' ] );
		unregister_block_type( 'woocommerce/legacy-template' );
		remove_shortcode( 'woocommerce_cart' );
	}

	/** A variation is seen on the page of its product. */
	public static function permalink( string $link, \WP_Post $post ): string {
		return 'product_variation' === $post->post_type
			? add_query_arg( array_map( 'rawurlencode', ( new Product( $post->ID ) )->chosen() ), (string) get_permalink( $post->post_parent ) )
			: $link;
	}
}
