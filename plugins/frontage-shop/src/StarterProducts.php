<?php

declare( strict_types = 1 );

namespace Frontage\Shop;

use Frontage\Kit\Starter\StarterItem;
use Frontage\Kit\Starter\StarterItems;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * The sample products of the shop starter site: a potter's goods. The homepage shows them by their number.
 *
 * @phpstan-type Product array{ image: string, title: string, price: string, sale?: string, category: string, short: string, story: string, care: string }
 */
final class StarterProducts {

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
		$may = get_post_type_object( 'product' )->cap->publish_posts ?? 'manage_options';
		foreach ( self::products() as $at => $product ) {
			$items[] = new StarterItem(
				key: 'product:' . ( $at + 1 ),
				group: __( 'Products', 'frontage-shop' ),
				title: $product['title'],
				make: static fn (): int|WP_Error => self::make( $product ),
				capability: is_string( $may ) ? $may : 'manage_options'
			);
		}
		return $items;
	}

	/** @return list<Product> */
	private static function products(): array {
		$table   = __( 'Table', 'frontage-shop' );
		$kitchen = __( 'Kitchen', 'frontage-shop' );
		$light   = __( 'Light', 'frontage-shop' );
		$sets    = __( 'Sets', 'frontage-shop' );
		$washes  = __( 'Dishwasher, oven and microwave are fine. Put it into the oven while it is cold.', 'frontage-shop' );
		return [
			[
				'image'    => 'plate',
				'title'    => __( 'Everyday plate', 'frontage-shop' ),
				'price'    => '34',
				'category' => $table,
				'short'    => __( 'Ten inches, with a rim that keeps the sauce in.', 'frontage-shop' ),
				'story'    => __( 'The plate we wanted ourselves: flat enough for a steak, deep enough for pasta, and it stacks without a wobble.', 'frontage-shop' ),
				'care'     => $washes,
			],
			[
				'image'    => 'bowl',
				'title'    => __( 'Breakfast bowl', 'frontage-shop' ),
				'price'    => '28',
				'category' => $table,
				'short'    => __( 'Holds two cups and fits in one hand.', 'frontage-shop' ),
				'story'    => __( 'Cereal in the morning, soup at noon, ice cream late. The foot is cut so that four of them stack.', 'frontage-shop' ),
				'care'     => $washes,
			],
			[
				'image'    => 'mug',
				'title'    => __( 'Tall mug', 'frontage-shop' ),
				'price'    => '32',
				'category' => $table,
				'short'    => __( 'Twelve ounces, with room for three fingers in the handle.', 'frontage-shop' ),
				'story'    => __( 'The wall is thick below and thin at the lip, so that coffee stays hot and drinking is easy.', 'frontage-shop' ),
				'care'     => $washes,
			],
			[
				'image'    => 'vase',
				'title'    => __( 'Field vase', 'frontage-shop' ),
				'price'    => '78',
				'category' => $kitchen,
				'short'    => __( 'A narrow neck that holds three stems upright.', 'frontage-shop' ),
				'story'    => __( 'Heavy at the foot, so that a tall branch does not tip it. It looks finished without flowers, too.', 'frontage-shop' ),
				'care'     => __( 'Rinse it with warm water. A spoon of rice, shaken, cleans the inside.', 'frontage-shop' ),
			],
			[
				'image'    => 'lamp',
				'title'    => __( 'Evening lamp', 'frontage-shop' ),
				'price'    => '189',
				'category' => $light,
				'short'    => __( 'A dark stoneware foot under a cream shade. Made to order.', 'frontage-shop' ),
				'story'    => __( 'The light falls on the table and not into your eyes. Foot and shade come from the same clay.', 'frontage-shop' ),
				'care'     => __( 'Dust it with a soft brush. Use a warm white LED of up to 6 watts.', 'frontage-shop' ),
			],
			[
				'image'    => 'dish',
				'title'    => __( 'Serving dish', 'frontage-shop' ),
				'price'    => '74',
				'category' => $kitchen,
				'short'    => __( 'Fifteen inches wide, for a salad or a whole fish.', 'frontage-shop' ),
				'story'    => __( 'Food looks generous on something wide. The low wall lets everyone reach in.', 'frontage-shop' ),
				'care'     => $washes,
			],
			[
				'image'    => 'pitcher',
				'title'    => __( 'Pitcher No. 3', 'frontage-shop' ),
				'price'    => '68',
				'category' => $kitchen,
				'short'    => __( 'Cream and clay. Holds a quart and pours without a drip.', 'frontage-shop' ),
				'story'    => __( 'The third one we drew: the handle sits where the weight is, so that you lift it full with one hand.', 'frontage-shop' ),
				'care'     => $washes,
			],
			[
				'image'    => 'set',
				'title'    => __( 'Dinner for four', 'frontage-shop' ),
				'price'    => '322',
				'sale'     => '290',
				'category' => $sets,
				'short'    => __( 'Four everyday plates, four breakfast bowls and the serving dish, in one box.', 'frontage-shop' ),
				'story'    => __( 'All nine pieces come from one firing, so that their glazes are as close as they can be.', 'frontage-shop' ),
				'care'     => $washes,
			],
		];
	}

	/** @param Product $product */
	private static function make( array $product ): int|WP_Error {
		$alone = self::image( $product['image'], $product['title'] );
		if ( is_wp_error( $alone ) ) {
			return $alone;
		}
		$in_use = self::image( $product['image'] . '-in-use', $product['title'] );
		if ( is_wp_error( $in_use ) ) {
			return $in_use;
		}
		return WooCommerce::add_product(
			[
				'name'              => $product['title'],
				'regular_price'     => $product['price'],
				'sale_price'        => $product['sale'] ?? '',
				'short_description' => $product['short'],
				'description'       => self::description( $product ),
				'image_id'          => $alone,
				'gallery_image_ids' => [ $in_use ],
				'category_ids'      => self::category( $product['category'] ),
			]
		);
	}

	/** @param Product $product */
	private static function description( array $product ): string {
		return implode(
			"\n\n",
			[
				$product['story'],
				'<strong>' . __( 'Care', 'frontage-shop' ) . '</strong> ' . $product['care'],
				'<strong>' . __( 'Delivery', 'frontage-shop' ) . '</strong> ' . __( 'Packed in straw by the people who made it. If it breaks on the way, we send a new one.', 'frontage-shop' ),
			]
		);
	}

	private static function image( string $name, string $title ): int|WP_Error {
		return StarterItems::add_image( dirname( __DIR__ ) . "/assets/starter/$name.webp", $title );
	}

	/** @return list<int> */
	private static function category( string $name ): array {
		$term = term_exists( $name, 'product_cat' ) ?: wp_insert_term( $name, 'product_cat' );
		return is_array( $term ) ? [ (int) $term['term_id'] ] : [];
	}
}
