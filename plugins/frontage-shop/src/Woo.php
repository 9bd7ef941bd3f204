<?php

declare( strict_types = 1 );

namespace Frontage\Shop;

defined( 'ABSPATH' ) || exit;

/** All that this plugin calls of WooCommerce's PHP. Its class may be gone from one request to the next, so each asks first. */
final class Woo {

	public static function is_there(): bool {
		return class_exists( 'WooCommerce' );
	}

	public static function cart_url(): string {
		return self::ask( 'wc_get_cart_url' );
	}

	public static function checkout_url(): string {
		return self::ask( 'wc_get_checkout_url' );
	}

	public static function shop_url(): string {
		return self::ask( 'wc_get_page_permalink', 'shop' );
	}

	public static function is_cart_or_checkout(): bool {
		return ( function_exists( 'is_cart' ) && is_cart() ) || ( function_exists( 'is_checkout' ) && is_checkout() );
	}

	private static function ask( string $function, string ...$words ): string {
		$answer = function_exists( $function ) ? $function( ...$words ) : '';
		return is_string( $answer ) ? $answer : '';
	}
}
