<?php

declare( strict_types = 1 );

namespace Frontage\Shop;

use Frontage\Kit\Starter\StarterItem;
use Frontage\Kit\Starter\StarterItems;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Six sample products of the shop starter site. */
final class StarterProducts {

	/** Image and price. */
	private const GOODS = [ 'vase' => '48', 'cup' => '14', 'book' => '18', 'lamp' => '90', 'chair' => '180', 'bag' => '65' ];

	/**
	 * On `frontage_starter_parts`.
	 *
	 * @param list<StarterItem> $items
	 * @return list<StarterItem>
	 */
	public static function add( array $items, string $look ): array {
		if ( 'shop' !== $look || ! WooCommerce::is_active() ) {
			return $items;
		}
		$may        = get_post_type_object( 'product' )->cap->publish_posts ?? 'manage_options';
		$table      = __( 'Tabletop', 'frontage-shop' );
		$home_decor = __( 'Home decor', 'frontage-shop' );
		$words      = [
			'vase'  => [ __( 'Red vase', 'frontage-shop' ), $table ],
			'cup'   => [ __( 'Large mug', 'frontage-shop' ), $table ],
			'book'  => [ __( 'Notebook', 'frontage-shop' ), $table ],
			'lamp'  => [ __( 'Lamp', 'frontage-shop' ), $home_decor ],
			'chair' => [ __( 'Chair', 'frontage-shop' ), $home_decor ],
			'bag'   => [ __( 'Tote bag', 'frontage-shop' ), $home_decor ],
		];
		foreach ( array_keys( self::GOODS ) as $at => $name ) {
			[ $title, $category ] = $words[ $name ];
			$items[]              = new StarterItem(
				key: 'product:' . ( $at + 1 ),
				group: __( 'Products', 'frontage-shop' ),
				title: $title,
				make: static fn (): int|WP_Error => self::make( $name, $title, $category ),
				capability: is_string( $may ) ? $may : 'manage_options'
			);
		}
		return $items;
	}

	private static function make( string $name, string $title, string $category ): int|WP_Error {
		$picture = StarterItems::add_image( dirname( __DIR__ ) . "/assets/starter/$name.webp", $title );
		return is_wp_error( $picture ) ? $picture : WooCommerce::add_product(
			[
				'name'              => $title,
				'regular_price'     => self::GOODS[ $name ],
				'short_description' => __( 'Describe the materials, size, and care instructions here.', 'frontage-shop' ),
				'image_id'          => $picture,
				'category_ids'      => self::category( $category ),
			]
		);
	}

	/** @return list<int> */
	private static function category( string $name ): array {
		$term = term_exists( $name, 'product_cat' ) ?: wp_insert_term( $name, 'product_cat' );
		return is_array( $term ) ? [ (int) $term['term_id'] ] : [];
	}
}
