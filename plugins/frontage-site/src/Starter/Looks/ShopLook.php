<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Looks;

defined( 'ABSPATH' ) || exit;

/** Shop: a workshop with few goods, each on its own color. */
final class ShopLook implements Look {

	public function title(): string {
		return __( 'Shop', 'frontage-site' );
	}

	public function description(): string {
		return __( 'Warm and tactile, each product on its own color.', 'frontage-site' );
	}

	public function pages(): array {
		return [
			'home'    => [
				'title'    => __( 'Home', 'frontage-site' ),
				'patterns' => [ 'shop-hero', 'shop-shelf', 'shop-cost', self::SLIDER, 'shop-set', 'shop-reviews', 'shop-workshop', 'shop-pledges', 'shop-news' ],
			],
			'about'   => [
				'title'    => __( 'About us', 'frontage-site' ),
				'patterns' => [ 'shop-about', 'shop-making', 'shop-kiln', 'shop-people', 'shop-pairs', 'shop-news' ],
			],
			'care'    => [
				'title'    => __( 'Care and delivery', 'frontage-site' ),
				'patterns' => [ 'shop-care', 'shop-delivery', 'shop-questions', 'shop-pledges' ],
			],
			'contact' => [
				'title'    => __( 'Contact', 'frontage-site' ),
				'patterns' => [ 'shop-contact', 'shop-pledges' ],
			],
		];
	}

	public function projects(): array {
		return [];
	}

	public function posts(): array {
		return [
			[
				'image'   => 'shop-care',
				'title'   => __( 'How to keep stoneware for thirty years', 'frontage-site' ),
				'excerpt' => __( 'Three things break it, and all three are easy to avoid.', 'frontage-site' ),
				'pattern' => 'shop-post-1',
			],
			[
				'image'   => 'shop-glaze',
				'title'   => __( 'Why no two glazes match', 'frontage-site' ),
				'excerpt' => __( 'Glass, metal, heat and air: what happens behind the kiln door.', 'frontage-site' ),
				'pattern' => 'shop-post-2',
			],
			[
				'image'   => 'shop-table',
				'title'   => __( 'Eight at the table with six kinds of piece', 'frontage-site' ),
				'excerpt' => __( 'What to buy first, and how to mix what you have.', 'frontage-site' ),
				'pattern' => 'shop-post-3',
			],
		];
	}
}
