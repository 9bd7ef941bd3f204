<?php

declare( strict_types = 1 );

namespace Frontage\Shop;

use Frontage\Kit\Frontend\Islands;

defined( 'ABSPATH' ) || exit;

/** The cart block. Its markup is the same for every visitor, so that pages may be cached; scripts load the cart's contents. */
final class CartBlock {

	private const ICON = '<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="M6 8h12l1 12H5z"/><path d="M9 10V7a3 3 0 0 1 6 0v3"/></svg>';

	/** Whether the page has a cart already. */
	private static bool $is_printed = false;

	/** @param array<string, mixed> $attributes Block attributes, not validated yet. */
	public static function markup( array $attributes, string $folder ): string {
		// The shop's templates include a cart for headers without one; after a header with a cart it is left out.
		$class    = $attributes['className'] ?? '';
		$is_spare = is_string( $class ) && in_array( 'is-spare', explode( ' ', $class ), true );
		if ( ! WooCommerce::is_active() || ( $is_spare && self::$is_printed ) ) {
			return '';
		}
		self::$is_printed = true;
		$name = __( 'Cart', 'frontage-shop' );
		$link = sprintf(
			'<span class="fr-cart__icon">%s<span class="fr-cart__count" hidden></span></span><span class="fr-cart__label%s">%s</span>',
			self::ICON,
			true === ( $attributes['showLabel'] ?? null ) ? '' : ' screen-reader-text',
			esc_html( $name )
		);
		$props = [
			'route' => rest_url( 'wc/store/v1/' ),
			'items' => /* translators: %s: how many. */ __( 'Cart, items: %s', 'frontage-shop' ),
		];
		// On the cart page itself, a drawer would duplicate the page.
		if ( WooCommerce::is_cart_or_checkout() ) {
			return sprintf(
				'<div %s data-props="%s"><a class="fr-cart__open" href="%s">%s</a></div>',
				get_block_wrapper_attributes( [ 'class' => 'fr-cart' ] ),
				esc_attr( (string) wp_json_encode( $props, JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) ),
				esc_url( WooCommerce::cart_url() ),
				$link
			);
		}
		$id     = wp_unique_id( 'cart-' );
		$props += [
			'openOnAdd' => false !== ( $attributes['openOnAdd'] ?? null ),
			'cart'      => WooCommerce::cart_url(),
			'checkout'  => WooCommerce::checkout_url(),
			'shop'      => WooCommerce::shop_url(),
			'withTax'   => 'incl' === get_option( 'woocommerce_tax_display_cart' ),
			'style'     => self::drawer_style_url( $folder ),
			'texts'     => CartStrings::all(),
		];
		return sprintf(
			'<div %1$s %2$s data-on-touch><a class="fr-cart__open" href="%3$s" data-overlay="%4$s">%5$s</a><dialog class="fr-cart__drawer" id="fr-open-%4$s" data-type="drawer" aria-labelledby="%4$s-title"><div class="fr-cart__head"><h2 class="fr-cart__title" id="%4$s-title">%6$s</h2><button type="button" class="fr-cart__close" data-overlay-close aria-label="%7$s"></button></div><div class="fr-cart__body" data-slot="cart"><p class="fr-cart__wait" role="status">%8$s</p></div></dialog></div>',
			get_block_wrapper_attributes( [ 'class' => 'fr-cart' ] ),
			Islands::attributes( 'frontage/cart', $folder . '/page/island.asset.php', $props ),
			esc_url( WooCommerce::cart_url() ),
			esc_attr( $id ),
			$link,
			esc_html( $name ),
			esc_attr__( 'Close', 'frontage-shop' ),
			esc_html__( 'Loading cart…', 'frontage-shop' )
		);
	}

	/** URL of the stylesheet for the drawer's contents, which is loaded when it opens. */
	private static function drawer_style_url( string $folder ): string {
		$file = $folder . '/page/island.css';
		return is_file( $file ) ? add_query_arg( 'ver', (string) hash_file( 'crc32b', $file ), plugins_url( 'island.css', $file ) ) : '';
	}
}
