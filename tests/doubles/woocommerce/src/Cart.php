<?php

declare( strict_types = 1 );

namespace Frontage\Tests\Doubles\WooCommerce;

/** A visitor's cart: what may be in it, and what it comes to. */
final class Cart {

	private const SHIPPING = 490;

	/** @var array<string, array{ id: int, quantity: int }> */
	private array $lines;

	/** @var list<string> */
	private array $coupons;

	/** @param string|null $token Whose it is, if a cart token said so. */
	public function __construct( private readonly ?string $token = null ) {
		[ 'lines' => $this->lines, 'coupons' => $this->coupons ] = Session::read( $token );
	}

	private function keep(): void {
		Session::write( [ 'lines' => $this->lines, 'coupons' => $this->coupons ], $this->token );
	}

	public function hash(): string {
		return Session::hash( [ 'lines' => $this->lines, 'coupons' => $this->coupons ] );
	}

	/** @return array<string, array{ id: int, quantity: int }> */
	public function lines(): array {
		return $this->lines;
	}

	/** @param array<array{ attribute?: string, value?: string }> $variation */
	public function add( int $id, int $quantity, array $variation = [] ): void {
		$product = Product::find( $id ) ?? throw new Refusal( 'woocommerce_rest_product_invalid_id', 'Invalid product ID.', 404 );
		if ( 'variable' === $product->type() ) {
			$product = self::choose( $product, $variation );
		}
		$name = $product->name();
		if ( ! $product->is_in_stock() ) {
			throw new Refusal( 'woocommerce_rest_product_out_of_stock', "You cannot add &quot;$name&quot; to the cart because the product is out of stock." );
		}
		$key  = md5( 'variation' === $product->type() ? $product->post->post_parent . '_' . $product->id . implode( '', $product->chosen() ) : (string) $product->id );
		$there = $this->lines[ $key ]['quantity'] ?? 0;
		if ( $there && $product->is_alone() ) {
			throw new Refusal( 'readonly_quantity', "The quantity of &quot;$name&quot; cannot be changed" );
		}
		$wanted = $there + $quantity;
		$stock  = $product->stock();
		if ( null !== $stock && $wanted > $stock ) {
			throw new Refusal( 'woocommerce_rest_product_partially_out_of_stock', "You cannot add that amount of &quot;$name&quot; to the cart because there is not enough stock ($stock remaining)." );
		}
		$wanted = max( $wanted, $product->limits()['minimum'] );
		self::judge( $product, $wanted );
		$this->lines[ $key ] = [ 'id' => $product->id, 'quantity' => $wanted ];
		$this->keep();
	}

	/** @param array<array{ attribute?: string, value?: string }> $variation */
	private static function choose( Product $product, array $variation ): Product {
		$chosen = [];
		foreach ( $variation as $one ) {
			$chosen[ 'attribute_' . preg_replace( '/^attribute_/', '', sanitize_title( $one['attribute'] ?? '' ) ) ] = $one['value'] ?? '';
		}
		foreach ( $chosen ? $product->variations() : [] as $one ) {
			if ( $one->chosen() === $chosen ) {
				return $one;
			}
		}
		throw new Refusal( 'woocommerce_rest_missing_attributes', 'Missing attributes for variable product.' );
	}

	private static function judge( Product $product, int $quantity ): void {
		[ 'minimum' => $least, 'maximum' => $most, 'multiple_of' => $step ] = $product->limits();
		$name = $product->name();
		if ( $product->is_alone() && 1 !== $quantity ) {
			throw new Refusal( 'readonly_quantity', "The quantity of &quot;$name&quot; cannot be changed" );
		}
		if ( $quantity < $least ) {
			throw new Refusal( 'invalid_quantity', "The minimum quantity of &quot;$name&quot; allowed in the cart is $least" );
		}
		if ( $quantity > $most ) {
			throw new Refusal( 'invalid_quantity', "The maximum quantity of &quot;$name&quot; allowed in the cart is $most" );
		}
		if ( $quantity % $step ) {
			throw new Refusal( 'invalid_quantity', "The quantity of &quot;$name&quot; must be a multiple of $step" );
		}
	}

	public function update( string $key, int $quantity ): void {
		$line = $this->lines[ $key ] ?? throw new Refusal( 'woocommerce_rest_cart_invalid_key', 'Cart item does not exist.', 409 );
		self::judge( new Product( $line['id'] ), $quantity );
		$this->lines[ $key ]['quantity'] = $quantity;
		$this->keep();
	}

	public function remove( string $key ): void {
		if ( ! isset( $this->lines[ $key ] ) ) {
			throw new Refusal( 'woocommerce_rest_cart_invalid_key', 'Cart item no longer exists or is invalid.', 409 );
		}
		unset( $this->lines[ $key ] );
		$this->keep();
	}

	public function clear(): void {
		$this->lines = [];
		$this->coupons = [];
		$this->keep();
	}

	public function apply( string $code ): void {
		$code   = strtolower( $code );
		$coupon = Coupon::find( $code ) ?? throw new Refusal( 'woocommerce_rest_cart_coupon_error', "Coupon &quot;$code&quot; cannot be applied because it does not exist." );
		if ( in_array( $code, $this->coupons, true ) ) {
			throw new Refusal( 'woocommerce_rest_cart_coupon_error', "Coupon code &quot;$code&quot; has already been applied." );
		}
		if ( $coupon->is_over() ) {
			throw new Refusal( 'woocommerce_rest_cart_coupon_error', "Coupon &quot;$code&quot; has expired." );
		}
		$this->coupons[] = $code;
		$this->keep();
	}

	public function take_back( string $code ): void {
		if ( ! in_array( strtolower( $code ), $this->coupons, true ) ) {
			throw new Refusal( 'woocommerce_rest_cart_coupon_invalid_code', 'Coupon cannot be removed because it is not already applied to the cart.', 409 );
		}
		$this->coupons = array_values( array_diff( $this->coupons, [ strtolower( $code ) ] ) );
		$this->keep();
	}

	/** @return array<string, mixed> As `GET cart` answers. */
	public function view(): array {
		return CartView::of( $this->lines, array_filter( array_map( [ Coupon::class, 'find' ], $this->coupons ) ), self::SHIPPING );
	}
}
