<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Looks;

defined( 'ABSPATH' ) || exit;

/** Restaurant: a dark table and a menu on paper. */
final class RestaurantLook implements Look {

	public function title(): string {
		return __( 'Restaurant', 'frontage-site' );
	}

	public function description(): string {
		return __( 'Candlelit and generous, with the menu as a paper card.', 'frontage-site' );
	}

	public function pages(): array {
		return [
			'home'    => [
				'title'    => __( 'Home', 'frontage-site' ),
				'patterns' => [ 'restaurant-hero', 'restaurant-card', 'restaurant-fire', 'restaurant-boats', self::SLIDER, 'restaurant-quotes', 'restaurant-book' ],
			],
			'menu'    => [
				'title'    => __( 'Menu', 'frontage-site' ),
				'patterns' => [ 'restaurant-menu', 'restaurant-drinks', 'restaurant-allergens', 'restaurant-book' ],
			],
			'boats'   => [
				'title'    => __( 'Our boats', 'frontage-site' ),
				'patterns' => [ 'restaurant-harbor', 'restaurant-suppliers', 'restaurant-paid', 'restaurant-book' ],
			],
			'room'    => [
				'title'    => __( 'Private room', 'frontage-site' ),
				'patterns' => [ 'restaurant-room', 'restaurant-parties', 'restaurant-evening', 'restaurant-book' ],
			],
			'contact' => [
				'title'    => __( 'Reserve', 'frontage-site' ),
				'patterns' => [ 'restaurant-contact', 'restaurant-images' ],
			],
		];
	}

	public function projects(): array {
		return [];
	}

	public function posts(): array {
		return [
			[
				'image'   => 'restaurant-card',
				'title'   => __( 'Why the card is written in the afternoon', 'frontage-site' ),
				'excerpt' => __( 'What happens between the first call of the morning and the first plate.', 'frontage-site' ),
				'pattern' => 'restaurant-post-1',
			],
			[
				'image'   => 'restaurant-coals',
				'title'   => __( 'Fish over coals, at home', 'frontage-site' ),
				'excerpt' => __( 'Forty minutes of patience, a dry fish, and a hand that counts.', 'frontage-site' ),
				'pattern' => 'restaurant-post-2',
			],
			[
				'image'   => 'restaurant-oysters',
				'title'   => __( 'How to open an oyster', 'frontage-site' ),
				'excerpt' => __( 'A short knife, a towel, and how to know that it is good.', 'frontage-site' ),
				'pattern' => 'restaurant-post-3',
			],
		];
	}
}
