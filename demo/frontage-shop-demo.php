<?php
/**
 * Plugin Name: Frontage Demo: shop
 * Description: Makes the products of a small shop where WooCommerce is on, and sells pens by twos. Of the demo and its tests; never shipped.
 */

namespace Frontage\Demo\Shop;

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_loaded',
	static function (): void {
		// Pretty addresses are there once the demo's pages are, which another process may still be making.
		$is_ready = defined( 'FRONTAGE_EMPTY' ) || get_option( 'permalink_structure' );
		if ( $is_ready && class_exists( 'WooCommerce' ) && \Frontage\Demo\is_first( 'frontage_demo_shop', '1' ) ) {
			require_once __DIR__ . '/content/shop.php';
			require_once __DIR__ . '/content/shop-pages.php';
			describe( make() );
			lead_there();
			update_option( 'frontage_shop_quantity', true );
			flush_rewrite_rules( false );
		}
	},
	20 // Behind the content of the demo, which begins with nothing.
);

// WooCommerce closes a new shop to visitors when its owner first comes by, whatever was said before.
add_filter( 'pre_option_woocommerce_coming_soon', static fn (): string => 'no' );

/** Pens come in pairs, two at least and six at most. */
$pens = [
	'minimum'     => 2,
	'maximum'     => 6,
	'multiple_of' => 2,
];
foreach ( $pens as $limit => $figure ) {
	add_filter(
		"woocommerce_store_api_product_quantity_$limit",
		static fn ( mixed $value, mixed $product ): mixed => is_object( $product ) && method_exists( $product, 'get_sku' ) && 'PEN-1' === $product->get_sku() ? $figure : $value,
		10,
		2
	);
}
add_filter(
	'woocommerce_quantity_input_args',
	static function ( mixed $args, mixed $product ) use ( $pens ): mixed {
		if ( is_array( $args ) && is_object( $product ) && method_exists( $product, 'get_sku' ) && 'PEN-1' === $product->get_sku() ) {
			$args['min_value'] = 0 === ( $args['min_value'] ?? 1 ) ? 0 : $pens['minimum'];
			$args['max_value'] = $pens['maximum'];
			$args['step']      = $pens['multiple_of'];
		}
		return $args;
	},
	10,
	2
);
