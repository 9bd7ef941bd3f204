<?php
/**
 * A small shop: seven products and two coupons, kept as WooCommerce keeps them. The recorded answers of its Store API
 * (tests/fixtures/store-api) are of these, so tests make them too.
 */

namespace Frontage\Demo\Shop;

defined( 'ABSPATH' ) || exit;

const SHIRT = [ 'Small' => '18', 'Large' => '21' ];

/** @return array<string, array{ 0: string, 1: string, 2?: array<string, string>, 3?: string }> SKU => title, price, more of its meta, its short description. */
function products(): array {
	return [
		'MUG-1'   => [ 'Plain Mug', '12.50', [], 'A simple product.' ],
		'NOTE-1'  => [ 'Sale Notebook', '20', [ '_sale_price' => '15', '_price' => '15' ] ],
		'LAMP-1'  => [ 'Gone Lamp', '40', [ '_stock_status' => 'outofstock' ] ],
		'LIC-1'   => [ 'Single License', '99', [ '_sold_individually' => 'yes', '_virtual' => 'yes' ] ],
		'PEN-1'   => [ 'Boxed Pens', '3' ],
		'CHAIR-1' => [ 'Few Chairs', '75', [ '_manage_stock' => 'yes', '_stock' => '3', '_low_stock_amount' => '5' ] ],
		'SHIRT'   => [ 'Team Shirt', '18' ],
	];
}

/**
 * Makes what is for sale, the pages of the shop and its coupons; gives the products by their SKU.
 *
 * @return array<string, int>
 */
function make(): array {
	$tools = term_exists( 'Tools', 'product_cat' );
	$tools = is_array( $tools ) ? $tools : wp_insert_term( 'Tools', 'product_cat' );
	$made  = [];
	$age   = count( products() );
	foreach ( products() as $sku => $product ) {
		[ $title, $price ] = $product;

		$more = [
			'post_excerpt' => $product[3] ?? '',
			'post_date'    => (string) wp_date( 'Y-m-d H:i:s', time() - $age-- * MINUTE_IN_SECONDS ), // The newest is the last.
		];
		$id   = post( 'product', $title, [ '_sku' => $sku, '_regular_price' => $price, '_price' => $price, '_stock_status' => 'instock', ...( $product[2] ?? [] ) ], $more );
		wp_set_object_terms( $id, 'SHIRT' === $sku ? 'variable' : 'simple', 'product_type' );
		if ( is_array( $tools ) ) {
			wp_set_object_terms( $id, (int) $tools['term_id'], 'product_cat' );
		}
		set_post_thumbnail( $id, picture( $title, $sku ) );
		$made[ $sku ] = $id;
	}
	update_post_meta(
		$made['SHIRT'],
		'_product_attributes',
		[
			'size' => [
				'name'         => 'Size',
				'value'        => implode( ' | ', array_keys( SHIRT ) ),
				'position'     => 0,
				'is_visible'   => 1,
				'is_variation' => 1,
				'is_taxonomy'  => 0,
			],
		]
	);
	foreach ( SHIRT as $size => $price ) {
		$meta = [ '_sku' => 'SHIRT-' . $size[0], '_regular_price' => $price, '_price' => $price, '_stock_status' => 'instock', 'attribute_size' => $size ];
		$made[ $meta['_sku'] ] = post( 'product_variation', "Team Shirt - $size", $meta, [ 'post_parent' => $made['SHIRT'] ] );
	}
	post( 'shop_coupon', 'save10', [ 'discount_type' => 'percent', 'coupon_amount' => '10' ] );
	post( 'shop_coupon', 'expired', [ 'discount_type' => 'percent', 'coupon_amount' => '10', 'date_expires' => '1600000000' ] );
	settle();
	return $made;
}

/**
 * Pages, currency and shipping. Cart and checkout are WooCommerce's forms, not its blocks: they are what plus and minus are
 * for, and they work without script. The shop is open, and its owner is asked nothing.
 */
function settle(): void {
	$pages = [
		'cart'     => [ 'Cart', '<!-- wp:shortcode -->[woocommerce_cart]<!-- /wp:shortcode -->' ],
		'checkout' => [ 'Checkout', '<!-- wp:shortcode -->[woocommerce_checkout]<!-- /wp:shortcode -->' ],
	];
	foreach ( $pages as $name => [ $title, $content ] ) {
		$page = get_option( "woocommerce_{$name}_page_id" );
		if ( is_numeric( $page ) && get_post( (int) $page ) ) {
			wp_update_post( [ 'ID' => (int) $page, 'post_content' => $content ] );
		} else {
			update_option( "woocommerce_{$name}_page_id", post( 'page', $title, [], [ 'post_content' => $content, 'post_name' => $name ] ) );
		}
	}
	update_option( 'woocommerce_onboarding_profile', [ 'skipped' => true ] );
	delete_transient( '_wc_activation_redirect' );
	// Ways to pay that need no service: a shop without one takes no order.
	update_option( 'woocommerce_cod_settings', [ 'enabled' => 'yes' ] );
	update_option( 'woocommerce_bacs_settings', [ 'enabled' => 'yes' ] );
	update_option( 'woocommerce_currency', 'EUR' );
	update_option( 'woocommerce_default_country', 'DE' );
	update_option( 'woocommerce_tax_display_cart', 'excl' );
	if ( class_exists( 'WC_Shipping_Zone' ) ) {
		$zone = new \WC_Shipping_Zone( 0 );
		$rate = $zone->add_shipping_method( 'flat_rate' );
		update_option( "woocommerce_flat_rate_{$rate}_settings", [ 'title' => 'Flat rate', 'tax_status' => 'none', 'cost' => '4.90' ] );
	}
	if ( function_exists( 'wc_update_product_lookup_tables' ) && function_exists( 'wc_update_product_lookup_tables_column' ) ) {
		wc_update_product_lookup_tables(); // The rows; their columns would come by and by.
		foreach ( [ 'min_max_price', 'stock_quantity', 'sku', 'stock_status' ] as $column ) {
			wc_update_product_lookup_tables_column( $column );
		}
	}
}

/**
 * @param array<string, string> $meta
 * @param array{ post_content?: string, post_excerpt?: string, post_date?: string, post_name?: string, post_parent?: int } $more
 */
function post( string $type, string $title, array $meta, array $more = [] ): int {
	return (int) wp_insert_post(
		[
			'post_type'   => $type,
			'post_title'  => $title,
			'post_status' => 'publish',
			'post_author' => 1,
			'meta_input'  => $meta,
			...$more,
		]
	);
}

/** A product as a drawing: corners of its outline on a field of 60 by 60, in the colours of the house. */
const OUTLINES = [
	'MUG-1'   => [ [ 16, 18, 40, 18, 38, 46, 18, 46 ], [ 40, 23, 48, 25, 47, 36, 39, 39, 39, 35, 43, 33, 44, 28, 40, 27 ] ],
	'NOTE-1'  => [ [ 16, 12, 44, 12, 44, 48, 16, 48 ] ],
	'LAMP-1'  => [ [ 22, 14, 38, 14, 46, 32, 14, 32 ], [ 29, 32, 31, 32, 31, 46, 29, 46 ], [ 22, 46, 38, 46, 38, 49, 22, 49 ] ],
	'LIC-1'   => [ [ 17, 10, 37, 10, 43, 16, 43, 50, 17, 50 ] ],
	'PEN-1'   => [ [ 18, 14, 22, 14, 22, 42, 20, 47, 18, 42 ], [ 28, 14, 32, 14, 32, 42, 30, 47, 28, 42 ], [ 38, 14, 42, 14, 42, 42, 40, 47, 38, 42 ] ],
	'CHAIR-1' => [ [ 19, 10, 23, 10, 23, 28, 41, 28, 41, 50, 38, 50, 38, 33, 22, 33, 22, 50, 19, 50 ] ],
	'SHIRT'   => [ [ 22, 14, 38, 14, 50, 22, 45, 29, 41, 26, 41, 48, 19, 48, 19, 26, 15, 29, 10, 22 ] ],
];

function picture( string $title, string $sku ): int {
	$name  = sanitize_title( $title ) . '.png';
	$image = imagecreatetruecolor( 600, 600 );
	imagefill( $image, 0, 0, (int) imagecolorallocate( $image, 236, 233, 226 ) );
	foreach ( OUTLINES[ $sku ] as $outline ) {
		imagefilledpolygon( $image, array_map( static fn ( int $at ): int => 10 * $at, $outline ), (int) imagecolorallocate( $image, 44, 62, 68 ) );
	}
	ob_start();
	imagepng( $image );
	$file = wp_upload_bits( $name, null, (string) ob_get_clean() );
	$id   = wp_insert_attachment( [ 'post_mime_type' => 'image/png', 'post_title' => strtok( $name, '.' ) ?: $name, 'post_status' => 'inherit' ], $file['file'] );
	require_once ABSPATH . 'wp-admin/includes/image.php';
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
	update_post_meta( $id, '_wp_attachment_image_alt', substr( (string) strrchr( " $title", ' ' ), 1 ) . ' picture' );
	return $id;
}
