<?php

declare( strict_types = 1 );

namespace Frontage\Tests\Doubles\WooCommerce;

/** A cart as the Store API tells it. */
final class CartView {

	private const ADDRESS = [ 'first_name' => '', 'last_name' => '', 'company' => '', 'address_1' => '', 'address_2' => '', 'city' => '', 'state' => '', 'postcode' => '', 'country' => 'DE' ];

	/**
	 * @param array<string, array{ id: int, quantity: int }> $lines
	 * @param array<Coupon>                                  $coupons
	 * @return array<string, mixed>
	 */
	public static function of( array $lines, array $coupons, int $shipping ): array {
		$items = [];
		$taken = array_fill_keys( array_map( static fn ( Coupon $one ): string => $one->code, $coupons ), 0 );
		$sum   = 0;
		$sent  = false;
		foreach ( $lines as $key => [ 'id' => $id, 'quantity' => $quantity ] ) {
			$product = new Product( $id );
			$before  = $product->price() * $quantity;
			$after   = $before;
			foreach ( $coupons as $coupon ) {
				$off                     = $coupon->off( $before );
				$taken[ $coupon->code ] += $off;
				$after                  -= $off;
			}
			$sum    += $before;
			$sent    = $sent || $product->is_sent();
			$items[] = self::item( (string) $key, $product, $quantity, $before, $after );
		}
		$count = array_sum( array_column( $lines, 'quantity' ) );
		$off   = array_sum( $taken );
		return [
			'items'                   => $items,
			'coupons'                 => array_map( static fn ( Coupon $one ): array => self::coupon( $one, $taken[ $one->code ] ), array_values( $coupons ) ),
			'fees'                    => [],
			'totals'                  => Money::totals(
				[
					'total_items'        => $sum,
					'total_items_tax'    => 0,
					'total_fees'         => 0,
					'total_fees_tax'     => 0,
					'total_discount'     => $off,
					'total_discount_tax' => 0,
					'total_shipping'     => $sent ? $shipping : null,
					'total_shipping_tax' => $sent ? 0 : null,
					'total_price'        => $sum - $off + ( $sent ? $shipping : 0 ),
					'total_tax'          => 0,
				]
			) + [ 'tax_lines' => [] ],
			'shipping_address'        => self::ADDRESS + [ 'phone' => '' ],
			'billing_address'         => self::ADDRESS + [ 'email' => '', 'phone' => '' ],
			'needs_payment'           => $sum > $off,
			'needs_shipping'          => $sent,
			'payment_requirements'    => [ 'products' ],
			'has_calculated_shipping' => $sent,
			'shipping_rates'          => $sent ? [ [ 'package_id' => 0, 'name' => 'Shipment', 'destination' => [ 'country' => 'DE' ], 'items' => [], 'shipping_rates' => [ Money::totals( [ 'price' => $shipping, 'taxes' => 0 ] ) + [ 'rate_id' => 'flat_rate:1', 'name' => 'Flat rate', 'selected' => true ] ] ] ] : [],
			'items_count'             => $count,
			'items_weight'            => 0,
			'cross_sells'             => [],
			'errors'                  => [],
			'payment_methods'         => [],
			'extensions'              => (object) [],
		];
	}

	/** @return array<string, mixed> */
	public static function coupon( Coupon $coupon, int $off ): array {
		return [ 'code' => $coupon->code, 'discount_type' => 'percent', 'totals' => Money::totals( [ 'total_discount' => $off, 'total_discount_tax' => 0 ] ) ];
	}

	/** @return array<string, mixed> */
	private static function item( string $key, Product $product, int $quantity, int $before, int $after ): array {
		$variation = [];
		foreach ( $product->chosen() as $name => $value ) {
			$variation[] = [ 'raw_attribute' => $name, 'attribute' => ucfirst( substr( $name, strlen( 'attribute_' ) ) ), 'value' => $value ];
		}
		$raw = array_map( static fn ( int $cents ): string => (string) ( $cents * 10000 ), [ 'price' => $product->price(), 'regular_price' => $product->regular_price(), 'sale_price' => $product->price() ] );
		return [
			'key'                  => $key,
			'id'                   => $product->id,
			'type'                 => $product->type(),
			'quantity'             => $quantity,
			'quantity_limits'      => $product->limits() + [ 'editable' => ! $product->is_alone() ],
			'name'                 => $product->name(),
			'short_description'    => $product->short_description(),
			'description'          => '',
			'sku'                  => $product->get_sku(),
			'low_stock_remaining'  => $product->low_stock(),
			'backorders_allowed'   => false,
			'show_backorder_badge' => false,
			'sold_individually'    => $product->is_alone(),
			'permalink'            => (string) get_permalink( $product->id ),
			'images'               => $product->images(),
			'variation'            => $variation,
			'item_data'            => [],
			'prices'               => $product->prices() + [ 'raw_prices' => [ 'precision' => 6 ] + $raw ],
			'totals'               => Money::totals( [ 'line_subtotal' => $before, 'line_subtotal_tax' => 0, 'line_total' => $after, 'line_total_tax' => 0 ] ),
			'catalog_visibility'   => 'visible',
			'extensions'           => (object) [],
		];
	}
}
