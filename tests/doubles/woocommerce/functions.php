<?php
/** What Frontage Shop and the seed call of WooCommerce, by its own names. */

declare( strict_types = 1 );

use Frontage\Tests\Doubles\WooCommerce\Pages;
use Frontage\Tests\Doubles\WooCommerce\Product;

defined( 'ABSPATH' ) || exit;

final class WooCommerce {
	public string $version = '10.9.1';
}

/** A product as a seller makes it; what it is to a buyer is `Product`. */
final class WC_Product_Simple {

	/** @var array<string, mixed> */
	private array $props = [];

	/** @param array<string, mixed> $props */
	public function set_props( array $props ): true {
		$this->props = $props;
		return true;
	}

	public function save(): int {
		[ 'name' => $name, 'regular_price' => $price, 'short_description' => $text, 'image_id' => $image, 'category_ids' => $categories ] = $this->props;
		$sale = (string) ( $this->props['sale_price'] ?? '' );
		$meta = [ '_regular_price' => $price, '_sale_price' => $sale, '_price' => '' === $sale ? $price : $sale, '_stock_status' => 'instock', '_thumbnail_id' => $image ];
		$id   = (int) wp_insert_post( [ 'post_type' => 'product', 'post_status' => 'publish', 'post_title' => $name, 'post_excerpt' => $text, 'post_content' => (string) ( $this->props['description'] ?? '' ), 'meta_input' => $meta ] );
		wp_set_object_terms( $id, $categories, 'product_cat' );
		wp_set_object_terms( $id, 'simple', 'product_type' );
		return $id;
	}
}

function wc_get_page_id( string $page ): int {
	return (int) get_option( "woocommerce_{$page}_page_id" ) ?: -1;
}

function wc_get_page_permalink( string $page ): string {
	if ( 'shop' === $page ) {
		return (string) get_post_type_archive_link( 'product' );
	}
	$id = wc_get_page_id( $page );
	return $id > 0 ? (string) get_permalink( $id ) : home_url( '/' );
}

function wc_get_cart_url(): string {
	return wc_get_page_permalink( 'cart' );
}

function wc_get_checkout_url(): string {
	return wc_get_page_permalink( 'checkout' );
}

function is_cart(): bool {
	return apply_filters( 'woocommerce_is_cart', false ) || ( wc_get_page_id( 'cart' ) > 0 && is_page( wc_get_page_id( 'cart' ) ) );
}

function is_checkout(): bool {
	return wc_get_page_id( 'checkout' ) > 0 && is_page( wc_get_page_id( 'checkout' ) );
}

/** @param array<string, mixed> $args */
function woocommerce_quantity_input( array $args, Product $product ): void {
	Pages::quantity( $args, $product->id );
}

/** Its own box around a page of the shop, which themes take away by these names. */
function woocommerce_output_content_wrapper(): void {
	echo '<div id="primary" class="content-area"><main id="main" class="site-main">';
}

function woocommerce_output_content_wrapper_end(): void {
	echo '</main></div>';
}
