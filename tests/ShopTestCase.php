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
		return rest_do_request( $request );
	}

	protected static function nonce(): string {
		return wp_create_nonce( 'wc_store_api' );
	}
}
