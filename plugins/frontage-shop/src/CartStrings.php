<?php

declare( strict_types = 1 );

namespace Frontage\Shop;

defined( 'ABSPATH' ) || exit;

/** Texts of the open cart; the page's script fills in `%s`. */
final class CartStrings {

	/** @return array<string, string> */
	public static function all(): array {
		return [
			'empty'     => __( 'Your cart is empty.', 'frontage-shop' ),
			'shop'      => __( 'Go to the shop', 'frontage-shop' ),
			'quantity'  => /* translators: %s: a product. */ __( 'Quantity of %s', 'frontage-shop' ),
			'less'      => /* translators: %s: a product. */ __( 'Reduce quantity of %s', 'frontage-shop' ),
			'more'      => /* translators: %s: a product. */ __( 'Increase quantity of %s', 'frontage-shop' ),
			'remove'    => __( 'Remove', 'frontage-shop' ),
			'removed'   => /* translators: %s: a product. */ __( '%s removed.', 'frontage-shop' ),
			'undo'      => __( 'Undo', 'frontage-shop' ),
			'left'      => /* translators: %s: how many. */ __( 'Only %s left', 'frontage-shop' ),
			'backorder' => __( 'Available on backorder', 'frontage-shop' ),
			'was'       => /* translators: %s: a price. */ __( 'Original price was: %s.', 'frontage-shop' ),
			'now'       => /* translators: %s: a price. */ __( 'Current price is: %s.', 'frontage-shop' ),
			'coupon'    => __( 'Add a coupon', 'frontage-shop' ),
			'code'      => __( 'Coupon code', 'frontage-shop' ),
			'apply'     => __( 'Apply', 'frontage-shop' ),
			'dropCode'  => /* translators: %s: a coupon's code. */ __( 'Remove coupon %s', 'frontage-shop' ),
			'subtotal'  => __( 'Subtotal', 'frontage-shop' ),
			'discount'  => /* translators: %s: a coupon's code. */ __( 'Coupon %s', 'frontage-shop' ),
			'later'     => __( 'Shipping and taxes are calculated at checkout.', 'frontage-shop' ),
			'checkout'  => __( 'Go to checkout', 'frontage-shop' ),
			'view'      => __( 'View cart', 'frontage-shop' ),
			'changed'   => /* translators: %s: a price. */ __( 'Cart updated. Subtotal: %s', 'frontage-shop' ),
			'offline'   => __( 'Could not reach the shop. Check your connection and try again.', 'frontage-shop' ),
			'unsure'    => __( 'The shop returned an invalid response. Try again in a moment.', 'frontage-shop' ),
			'wait'      => __( 'The shop is busy. Your change will be saved in a moment.', 'frontage-shop' ),
			'again'     => __( 'Try again', 'frontage-shop' ),
		];
	}
}
