<?php
/**
 * Plugin Name: WooCommerce (contract double)
 * Description: Stands in for WooCommerce in tests: the parts of it that Frontage Shop knows, as its recorded answers say. No shop.
 * Version:     10.9.1
 *
 * The folder has the name by which `Requires Plugins` finds it. tests/fixtures/store-api is replayed against it.
 */

declare( strict_types = 1 );

namespace Frontage\Tests\Doubles\WooCommerce;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $name ): void {
		if ( str_starts_with( $name, __NAMESPACE__ . '\\' ) ) {
			require __DIR__ . '/src/' . substr( $name, strlen( __NAMESPACE__ ) + 1 ) . '.php';
		}
	}
);
require_once __DIR__ . '/functions.php';

/** Puts it on its hooks; tests do so anew, since hooks go back to what they were after each. */
function boot(): void {
	did_action( 'init' ) ? Types::register() : add_action( 'init', [ Types::class, 'register' ], 5 );
	add_action( 'rest_api_init', [ StoreApi::class, 'register' ] );
	add_action( 'rest_api_init', [ ProductsApi::class, 'register' ] );
	add_filter( 'rest_authentication_errors', [ StoreApi::class, 'let_cookie_do' ], 1 );
	add_action( 'wp_loaded', [ Actions::class, 'answer' ] );
	add_filter( 'post_type_link', [ Types::class, 'permalink' ], 10, 2 );
	add_action( 'wp_enqueue_scripts', [ Pages::class, 'enqueue' ] );
	add_filter( 'body_class', [ Pages::class, 'body_class' ] );
	add_action( 'woocommerce_before_main_content', 'woocommerce_output_content_wrapper' );
	add_action( 'woocommerce_after_main_content', 'woocommerce_output_content_wrapper_end' );
	add_action( 'woocommerce_before_shop_loop', [ Pages::class, 'notices' ], 10 );
	add_action( 'woocommerce_before_shop_loop', [ Pages::class, 'count' ], 20 );
	add_action( 'woocommerce_before_shop_loop', [ Pages::class, 'sorting' ], 30 );
}
if ( ! did_action( 'init' ) ) {
	boot();
}
