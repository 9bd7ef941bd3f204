<?php

declare( strict_types = 1 );

namespace Frontage\Tests\Doubles\WooCommerce;

/** What pages do without a script: a product's form or link, and the form of the cart. */
final class Actions {

	public static function answer(): void {
		$id = (int) ( $_REQUEST['add-to-cart'] ?? 0 );
		if ( $id && Product::find( $id ) ) {
			$chosen = [];
			foreach ( $_REQUEST as $name => $value ) {
				if ( str_starts_with( (string) $name, 'attribute_' ) && is_string( $value ) ) {
					$chosen[] = [ 'attribute' => (string) $name, 'value' => wp_unslash( $value ) ];
				}
			}
			self::change( static fn ( Cart $cart ) => $cart->add( $id, max( 1, (int) ( $_REQUEST['quantity'] ?? 1 ) ), $chosen ) );
			self::leave( remove_query_arg( [ 'add-to-cart', 'quantity' ] ) );
		}
		if ( isset( $_POST['update_cart'], $_POST['cart'] ) && is_array( $_POST['cart'] ) ) {
			foreach ( $_POST['cart'] as $key => $line ) {
				$quantity = (int) ( $line['qty'] ?? 0 );
				self::change( static fn ( Cart $cart ) => $quantity ? $cart->update( (string) $key, $quantity ) : $cart->remove( (string) $key ) );
			}
			self::leave( wc_get_cart_url() );
		}
	}

	private static function change( callable $change ): void {
		try {
			$change( new Cart() );
		} catch ( Refusal $no ) {
			Pages::$notices[] = $no->getMessage();
		}
	}

	/** A page that was posted is not posted again by a reload; one with something to say stays. */
	private static function leave( string $address ): void {
		if ( ! Pages::$notices ) {
			wp_safe_redirect( $address );
			exit;
		}
	}
}
