<?php

declare( strict_types = 1 );

namespace Frontage\Shop;

use Frontage\Kit\Database\VerifiedWrite;

defined( 'ABSPATH' ) || exit;

/** All calls to WooCommerce's PHP API. WooCommerce may be deactivated between requests, so each method checks first. */
final class WooCommerce {

	public static function is_active(): bool {
		return class_exists( 'WooCommerce' );
	}

	public static function cart_url(): string {
		return self::call( 'wc_get_cart_url' );
	}

	public static function checkout_url(): string {
		return self::call( 'wc_get_checkout_url' );
	}

	public static function shop_url(): string {
		return self::call( 'wc_get_page_permalink', 'shop' );
	}

	public static function is_cart_or_checkout(): bool {
		return ( function_exists( 'is_cart' ) && is_cart() ) || ( function_exists( 'is_checkout' ) && is_checkout() );
	}

	/**
	 * Creates a product with WooCommerce's own class.
	 *
	 * @param array<string, mixed> $props Named like its setters: `regular_price`.
	 */
	public static function add_product( array $props ): int|\WP_Error {
		if ( ! class_exists( 'WC_Product_Simple' ) ) {
			return new \WP_Error( 'frontage_shop_away', 'WooCommerce', [ 'status' => 503 ] );
		}
		$product = new \WC_Product_Simple();
		$refused = $product->set_props( $props );
		if ( is_wp_error( $refused ) ) {
			return $refused;
		}
		$id = (int) $product->save();
		return $id ?: StorageErrors::with_message( VerifiedWrite::refusal_error( $props['name'] ?? '' ) );
	}

	private static function call( string $function, string ...$words ): string {
		$answer = function_exists( $function ) ? $function( ...$words ) : '';
		return is_string( $answer ) ? $answer : '';
	}
}
