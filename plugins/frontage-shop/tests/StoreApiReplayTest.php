<?php

declare( strict_types = 1 );

namespace Frontage\Shop\Tests;

use Frontage\Tests\ShopTestCase;

/**
 * What WooCommerce was recorded to answer is what its double answers: a journey that passes on the double would pass there.
 * With WOOCOMMERCE_DIR the same is asked of the original.
 */
final class StoreApiReplayTest extends ShopTestCase {

	/** Nobody of ours asks for these: the list of routes, filters of lists, addresses, rates and the checkout. */
	private const ASIDE = [ '00-namespace', '15-products-collection-data', '51-update-customer', '53-select-shipping-rate', '63-token-checkout-get' ];

	private const HEADERS = [ 'nonce', 'nonce-timestamp', 'user-id', 'cart-token', 'cart-hash', 'cache-control', 'x-wp-total', 'x-wp-totalpages' ];

	/** What the shop's parts read of a cart's lines, of a cart, and of a product. */
	private const ITEM    = [ 'key', 'id', 'type', 'quantity', 'quantity_limits', 'name', 'short_description', 'sku', 'permalink', 'images', 'variation', 'item_data', 'prices', 'totals', 'low_stock_remaining', 'sold_individually', 'show_backorder_badge' ];
	private const COUPON  = [ 'code', 'discount_type', 'totals' ];
	private const CART    = [ 'items', 'coupons', 'totals', 'items_count', 'needs_shipping', 'shipping_rates', 'errors', 'extensions' ];
	private const PRODUCT = [ 'id', 'name', 'slug', 'type', 'permalink', 'sku', 'short_description', 'on_sale', 'prices', 'price_html', 'images', 'attributes', 'variations', 'has_options', 'is_purchasable', 'is_in_stock', 'stock_availability', 'low_stock_remaining', 'sold_individually', 'add_to_cart' ];

	/** Texts that hold an address, an id or a picture of another installation. */
	private const ELSEWHERE = [ 'id', 'key', 'permalink', 'src', 'thumbnail', 'srcset', 'sizes', 'thumbnail_srcset', 'thumbnail_sizes', 'url', 'description' ];

	/** The recorded catalogue's numbers. */
	private const RECORDED = [ 12 => 'MUG-1', 14 => 'NOTE-1', 15 => 'LAMP-1', 16 => 'LIC-1', 17 => 'PEN-1', 18 => 'CHAIR-1', 20 => 'SHIRT', 21 => 'SHIRT-S', 22 => 'SHIRT-L' ];

	/** @var array<string, string> Recorded line key => the one of this run. */
	private array $keys = [];

	private string $token = '';

	public function test_every_recorded_answer_is_given(): void {
		$seen = 0;
		foreach ( glob( dirname( __DIR__, 3 ) . '/tests/fixtures/store-api/*.json' ) ?: [] as $file ) {
			$name = basename( $file, '.json' );
			if ( in_array( $name, self::ASIDE, true ) ) {
				continue;
			}
			if ( '60-token-add-item' === $name ) { // Another visitor, without cookies.
				$_COOKIE     = [];
				$this->token = (string) self::ask( 'GET', '/wc/store/v1/cart' )->get_headers()['Cart-Token'];
			}
			$this->replay( $name, self::fixture( "store-api/$name.json" ) );
			++$seen;
		}
		self::assertSame( 51, $seen );
	}

	/** @param array<mixed> $fixture */
	private function replay( string $name, array $fixture ): void {
		[ 'request' => $request, 'response' => $response ] = $fixture;
		$headers = array_map(
			fn ( string $value ): string => match ( $value ) {
				'NONCE10HEX' => 403 === $response['status'] ? '0badbad0ba' : self::nonce(), // The record hides wrong ones too.
				'CART-TOKEN-JWT' => $this->token,
				default => $value,
			},
			$request['headers']
		);
		$path   = preg_replace_callback( '#products/(\d+)#', fn ( array $found ): string => 'products/' . $this->id( (int) $found[1] ), substr( $request['path'], strlen( '/wp-json' ) ) );
		$answer = self::ask( $request['method'], (string) $path, $this->mapped( (array) ( $request['body'] ?? [] ) ), $headers );
		self::assertSame( $response['status'], $answer->get_status(), $name );
		$given = array_change_key_case( $answer->get_headers() );
		foreach ( self::HEADERS as $header ) {
			self::assertSame( isset( $response['headers'][ $header ] ), isset( $given[ $header ] ), "$name: header $header" );
			if ( isset( $given[ $header ] ) && str_starts_with( $header, 'x-' ) ) {
				self::assertSame( $response['headers'][ $header ], (string) $given[ $header ], "$name: $header" );
			}
		}
		self::assertSame( '' === ( $response['headers']['cart-hash'] ?? '' ), '' === ( $given['cart-hash'] ?? '' ), "$name: there is a cart" );
		/** @var array<mixed> $body Objects as arrays, as in the recorded file. */
		$body = json_decode( (string) wp_json_encode( $answer->get_data() ), true );
		$this->compare( $name, $response['body'], $body );
	}

	private function id( int $recorded ): int {
		return isset( self::RECORDED[ $recorded ] ) ? $this->products[ self::RECORDED[ $recorded ] ] : $recorded;
	}

	/**
	 * @param array<mixed> $body
	 * @return array<string, mixed>
	 */
	private function mapped( array $body ): array {
		foreach ( $body as $name => $value ) {
			$body[ $name ] = match ( true ) {
				is_array( $value ) => $this->mapped( $value ),
				'id' === $name && is_int( $value ) => $this->id( $value ),
				'key' === $name => $this->keys[ (string) $value ] ?? $value,
				'NONCE10HEX' === $value => self::nonce(),
				default => $value,
			};
		}
		return $body;
	}

	/**
	 * @param array<mixed> $expected
	 * @param array<mixed> $given
	 */
	private function compare( string $name, array $expected, array $given ): void {
		if ( isset( $expected['responses'] ) ) {
			foreach ( $expected['responses'] as $index => $response ) {
				self::assertSame( $response['status'], $given['responses'][ $index ]['status'], $name );
				$this->compare( $name, $response['body'], $given['responses'][ $index ]['body'] );
			}
			return;
		}
		if ( isset( $expected['code'], $expected['message'] ) ) {
			self::assertSame( [ $expected['code'], $expected['message'], $expected['data']['status'] ], [ $given['code'], $given['message'], $given['data']['status'] ], $name );
			if ( isset( $expected['data']['cart'] ) ) {
				$this->compare( "$name: data.cart", $expected['data']['cart'], $given['data']['cart'] );
			}
			return;
		}
		if ( array_is_list( $expected ) ) {
			self::assertCount( count( $expected ), $given, $name );
			foreach ( $expected as $index => $one ) {
				$this->compare( "$name #$index", $one, $given[ $index ] );
			}
			return;
		}
		$fields = match ( true ) {
			isset( $expected['items'] ) => self::CART,
			isset( $expected['quantity_limits'] ) => self::ITEM,
			isset( $expected['discount_type'] ) => self::COUPON,
			default => self::PRODUCT,
		};
		foreach ( array_intersect( $fields, array_keys( $expected ) ) as $field ) {
			self::assertArrayHasKey( $field, $given, "$name: $field" );
			if ( 'items' === $field ) {
				foreach ( $expected['items'] as $index => $item ) {
					$this->keys[ $item['key'] ] = $given['items'][ $index ]['key'] ?? '';
				}
				$this->compare( "$name: items", $expected['items'], $given['items'] );
			} elseif ( 'shipping_rates' !== $field ) {
				$this->same( "$name: $field", (string) $field, $expected[ $field ], $given[ $field ] );
			}
		}
	}

	/** The same kind of thing, and the same value where it is not another installation's. */
	private function same( string $name, string $field, mixed $expected, mixed $given ): void {
		self::assertSame( get_debug_type( $expected ), get_debug_type( $given ), $name );
		if ( is_array( $expected ) && is_array( $given ) ) {
			foreach ( $expected as $inner => $value ) {
				if ( '_links' !== $inner && ! ( 'images' === $field && ! $given ) ) {
					self::assertArrayHasKey( $inner, $given, "$name: $inner" );
					$this->same( "$name: $inner", (string) $inner, $value, $given[ $inner ] );
				}
			}
			return;
		}
		if ( ! in_array( $field, self::ELSEWHERE, true ) && ! ( 'name' === $field && str_contains( $name, 'images' ) ) ) {
			self::assertSame( $expected, $given, $name );
		}
	}

	public function test_the_first_thing_in_a_cart_begins_a_session_that_scripts_can_see(): void {
		self::ask( 'GET', '/wc/store/v1/cart' );
		self::assertSame( [], $_COOKIE, 'Looking at an empty cart leaves nothing.' );
		self::ask( 'POST', '/wc/store/v1/cart/add-item', [ 'id' => $this->products['MUG-1'], 'quantity' => 1 ], [ 'Nonce' => self::nonce() ] );
		self::assertSame( '1', $_COOKIE['woocommerce_items_in_cart'] ?? null );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', (string) ( $_COOKIE['woocommerce_cart_hash'] ?? '' ) );
		self::ask( 'DELETE', '/wc/store/v1/cart/items', [], [ 'Nonce' => self::nonce() ] );
		self::assertArrayNotHasKey( 'woocommerce_items_in_cart', $_COOKIE );
	}

	public function test_a_batch_takes_twenty_five_changes_and_no_reading(): void {
		$add = [ 'path' => '/wc/store/v1/cart/add-item', 'method' => 'POST', 'headers' => [ 'Nonce' => self::nonce() ], 'body' => [ 'id' => $this->products['MUG-1'], 'quantity' => 1 ] ];
		self::assertSame( 400, self::ask( 'POST', '/wc/store/v1/batch', [ 'requests' => array_fill( 0, 26, $add ) ] )->get_status() );
		self::assertSame( 400, self::ask( 'POST', '/wc/store/v1/batch', [ 'requests' => [ [ 'path' => '/wc/store/v1/cart', 'method' => 'GET' ] ] ] )->get_status() );
		/** @var array{ responses: list<array{ status: int }> } $bare */
		$bare = self::ask( 'POST', '/wc/store/v1/batch', [ 'requests' => [ [ 'headers' => [] ] + $add ] ], [ 'Nonce' => self::nonce() ] )->get_data();
		self::assertSame( 401, $bare['responses'][0]['status'], 'Each brings its own nonce.' );
		/** @var array{ responses: list<array{ body: array{ items_count: int } }> } $all */
		$all = self::ask( 'POST', '/wc/store/v1/batch', [ 'requests' => array_fill( 0, 5, $add ) ] )->get_data();
		self::assertSame( 5, $all['responses'][4]['body']['items_count'] );
	}

	public function test_a_made_up_token_opens_no_cart(): void {
		$answer = self::ask( 'POST', '/wc/store/v1/cart/add-item', [ 'id' => $this->products['MUG-1'], 'quantity' => 1 ], [ 'Cart-Token' => 'eyJ1c2VyX2lkIjoidF8xIn0.made-up' ] );
		self::assertSame( 401, $answer->get_status() );
	}
}
