<?php

declare( strict_types = 1 );

namespace Frontage\Tests\Doubles\WooCommerce;

use WP_REST_Request;
use WP_REST_Response;

/** `wc/store/v1/cart` and `wc/store/v1/batch`: who may, what is told of errors, and the headers that go with every answer. */
final class StoreApi {

	public const SPACE = 'wc/store/v1';
	private const NONCE = 'wc_store_api';
	private const MOST  = 25;

	public static function register(): void {
		$changes = [
			'add-item'      => static fn ( Cart $cart, WP_REST_Request $request ) => $cart->add( (int) $request['id'], (int) $request['quantity'], (array) ( $request['variation'] ?? [] ) ),
			'update-item'   => static fn ( Cart $cart, WP_REST_Request $request ) => $cart->update( (string) $request['key'], (int) $request['quantity'] ),
			'remove-item'   => static fn ( Cart $cart, WP_REST_Request $request ) => $cart->remove( (string) $request['key'] ),
			'apply-coupon'  => static fn ( Cart $cart, WP_REST_Request $request ) => $cart->apply( (string) $request['code'] ),
			'remove-coupon' => static fn ( Cart $cart, WP_REST_Request $request ) => $cart->take_back( (string) $request['code'] ),
		];
		foreach ( $changes as $name => $change ) {
			self::route( "cart/$name", 'POST', static fn ( WP_REST_Request $request ) => self::change( $request, $change, 'add-item' === $name ? 201 : 200 ) );
		}
		self::route( 'cart', 'GET', static fn ( WP_REST_Request $request ) => self::look( $request, static fn ( array $cart ) => $cart ) );
		self::route( 'cart/items', 'GET', static fn ( WP_REST_Request $request ) => self::look( $request, static fn ( array $cart ) => $cart['items'] ) );
		self::route( 'cart/coupons', 'GET', static fn ( WP_REST_Request $request ) => self::look( $request, static fn ( array $cart ) => $cart['coupons'] ) );
		self::route( 'cart/items', 'DELETE', static fn ( WP_REST_Request $request ) => self::change( $request, static fn ( Cart $cart ) => $cart->clear(), 200, static fn () => [] ) );
		self::route( 'batch', 'POST', [ self::class, 'batch' ] );
	}

	private static function route( string $path, string $method, callable $answer ): void {
		register_rest_route( self::SPACE, $path, [ 'methods' => $method, 'callback' => $answer, 'permission_callback' => '__return_true' ] );
	}

	/** The cookie alone says whose cart it is: a nonce of WordPress is not asked for here. */
	public static function let_cookie_do( mixed $error ): mixed {
		return str_contains( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), '/' . self::SPACE ) ? true : $error;
	}

	private static function token( WP_REST_Request $request ): ?string {
		return Session::of_token( (string) $request->get_header( 'Cart-Token' ) );
	}

	private static function look( WP_REST_Request $request, callable $part ): WP_REST_Response {
		$cart = new Cart( self::token( $request ) );
		return self::told( new WP_REST_Response( $part( $cart->view() ) ), $cart, self::token( $request ) );
	}

	private static function change( WP_REST_Request $request, callable $change, int $status, ?callable $part = null ): WP_REST_Response {
		$token = self::token( $request );
		$cart  = new Cart( $token );
		try {
			if ( null === $token ) {
				self::check( (string) $request->get_header( 'Nonce' ) );
			}
			$change( $cart, $request );
			$answer = new WP_REST_Response( $part ? $part() : $cart->view(), $status );
		} catch ( Refusal $no ) {
			$data   = [ 'status' => $no->status ] + ( 409 === $no->status ? [ 'cart' => $cart->view() ] : [] );
			$answer = new WP_REST_Response( [ 'code' => $no->error, 'message' => $no->getMessage(), 'data' => $data ], $no->status );
		}
		return self::told( $answer, $cart, $token );
	}

	private static function check( string $nonce ): void {
		if ( '' === $nonce ) {
			throw new Refusal( 'woocommerce_rest_missing_nonce', 'Missing the Nonce header. This endpoint requires a valid nonce.', 401 );
		}
		if ( ! wp_verify_nonce( $nonce, self::NONCE ) ) {
			throw new Refusal( 'woocommerce_rest_invalid_nonce', 'Nonce is invalid.', 403 );
		}
	}

	private static function told( WP_REST_Response $answer, Cart $cart, ?string $token ): WP_REST_Response {
		self::sign( $answer );
		$answer->header( 'Cart-Token', Session::token( $token ) );
		$answer->header( 'Cart-Hash', $cart->hash() );
		$answer->header( 'Cache-Control', 'no-store' );
		return $answer;
	}

	private static function sign( WP_REST_Response $answer ): void {
		$answer->header( 'Nonce', wp_create_nonce( self::NONCE ) );
		$answer->header( 'Nonce-Timestamp', (string) time() );
		$answer->header( 'User-ID', (string) get_current_user_id() );
	}

	/** Several at once, one after the other; each brings its own nonce. */
	public static function batch( WP_REST_Request $request ): WP_REST_Response|\WP_Error {
		$all = $request['requests'];
		$bad = ! is_array( $all ) || count( $all ) > self::MOST || array_filter( $all, static fn ( mixed $one ): bool => ! is_array( $one ) || ! in_array( $one['method'] ?? 'POST', [ 'POST', 'PUT', 'PATCH', 'DELETE' ], true ) || ! str_starts_with( (string) ( $one['path'] ?? '' ), '/' . self::SPACE . '/' ) );
		if ( $bad ) {
			return new \WP_Error( 'rest_invalid_param', 'Invalid parameter(s): requests', [ 'status' => 400 ] );
		}
		$answers = [];
		foreach ( $all as $one ) {
			$inner = new WP_REST_Request( $one['method'] ?? 'POST', $one['path'] );
			$inner->set_headers( (array) ( $one['headers'] ?? [] ) );
			$inner->set_body_params( (array) ( $one['body'] ?? [] ) );
			$answer    = rest_do_request( $inner );
			$answers[] = [ 'body' => $answer->get_data(), 'status' => $answer->get_status(), 'headers' => $answer->get_headers() ];
		}
		$answer = new WP_REST_Response( [ 'responses' => $answers ], 207 );
		self::sign( $answer );
		return $answer;
	}
}
