<?php

declare( strict_types = 1 );

namespace Frontage\Tests;

use Frontage\Tests\Doubles\WooCommerce;
use WP_REST_Request;
use WP_REST_Response;

/** A test with a shop: WooCommerce's double and its seven products. With WOOCOMMERCE_DIR the original is there instead. */
abstract class ShopTestCase extends WordPressTestCase {

	/** @var array<string, int> SKU => product. */
	protected array $products = [];

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/image.php';
		if ( ! getenv( 'WOOCOMMERCE_DIR' ) ) {
			require_once __DIR__ . '/doubles/woocommerce/woocommerce.php';
			WooCommerce\boot();
		} else {
			// What would go to a browser comes back with the next request.
			add_filter( 'woocommerce_set_cookie_enabled', [ self::class, 'keep_cookie' ], 10, 4 );
		}
		require_once dirname( __DIR__ ) . '/demo/content/shop.php';
		require dirname( __DIR__ ) . '/demo/frontage-shop-demo.php';
		$this->products = \Frontage\Demo\Shop\make();
		$_COOKIE        = [];
	}

	protected function tearDown(): void {
		foreach ( get_posts( [ 'post_type' => 'attachment', 'post_status' => 'any', 'posts_per_page' => -1, 'fields' => 'ids' ] ) as $picture ) {
			wp_delete_attachment( (int) $picture, true );
		}
		if ( ! getenv( 'WOOCOMMERCE_DIR' ) ) {
			WooCommerce\Types::unregister();
		}
		$_COOKIE = [];
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed>  $body
	 * @param array<string, string> $headers
	 */
	protected static function ask( string $method, string $path, array $body = [], array $headers = [] ): WP_REST_Response {
		[ $route, $query ] = explode( '?', $path . '?' );
		$request = new WP_REST_Request( $method, $route );
		parse_str( $query, $parameters );
		$request->set_query_params( $parameters );
		$request->set_headers( $headers );
		$request->set_body_params( $body );
		return getenv( 'WOOCOMMERCE_DIR' ) ? self::ask_original( $request ) : rest_do_request( $request );
	}

	/** As in a process of its own: the original begins with cookies or a token, not with what it had in hand, and ends as PHP does. */
	private static function ask_original( WP_REST_Request $request ): WP_REST_Response {
		global $wp_filter, $wp_actions, $wp_rest_server;
		$wp_rest_server = null; // Its routes remember the token of the last one.
		foreach ( self::in_hand() as [ $name, $priority, $callback ] ) {
			remove_filter( $name, $callback, $priority );
		}
		$kept = array_map( static fn ( \WP_Hook $hook ): \WP_Hook => clone $hook, $wp_filter );
		unset( $wp_actions['woocommerce_load_cart_from_session'] );
		$done                       = $wp_actions;
		WC()->session               = null;
		WC()->cart                  = null;
		WC()->customer              = null;
		$_SERVER['HTTP_CART_TOKEN'] = (string) $request->get_header( 'Cart-Token' );
		$answer                     = rest_do_request( $request );
		foreach ( self::in_hand() as [ $name, , $callback ] ) {
			'shutdown' === $name && $callback();
		}
		$wp_filter  = $kept;
		$wp_actions = $done;
		return $answer;
	}

	/**
	 * What the cart, the session and the customer of a request wait for.
	 *
	 * @return list<array{ string, int, callable }>
	 */
	private static function in_hand(): array {
		global $wp_filter;
		$found = [];
		foreach ( $wp_filter as $name => $hook ) {
			foreach ( $hook->callbacks as $priority => $callbacks ) {
				foreach ( array_column( $callbacks, 'function' ) as $callback ) {
					$of = is_array( $callback ) ? $callback[0] : null;
					if ( $of instanceof \WC_Cart || $of instanceof \WC_Cart_Session || $of instanceof \WC_Session || $of instanceof \WC_Customer ) {
						$found[] = [ $name, $priority, $callback ];
					}
				}
			}
		}
		return $found;
	}

	/** On `woocommerce_set_cookie_enabled`. */
	public static function keep_cookie( mixed $enabled, string $name, string $value, int $expires ): bool {
		if ( $expires && $expires < time() ) {
			unset( $_COOKIE[ $name ] );
		} else {
			$_COOKIE[ $name ] = $value;
		}
		return false;
	}

	/** As the shop's own functions take it. */
	protected static function product( int $id ): object {
		return getenv( 'WOOCOMMERCE_DIR' ) ? wc_get_product( $id ) : new WooCommerce\Product( $id );
	}

	protected static function nonce(): string {
		return wp_create_nonce( 'wc_store_api' );
	}
}
