<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Looks;

defined( 'ABSPATH' ) || exit;

/** Trade: a joiner's shop that builds kitchens, stairs, windows and built-ins at a fixed price. */
final class TradeLook implements Look {

	public function title(): string {
		return __( 'Trade', 'frontage-site' );
	}

	public function description(): string {
		return __( 'Plain, warm and exact, for a trade that works with its hands.', 'frontage-site' );
	}

	public function pages(): array {
		return [
			'home'    => [
				'title'    => __( 'Home', 'frontage-site' ),
				'patterns' => [ 'trade-hero', 'trade-numbers', 'trade-things', 'trade-weeks', 'trade-woods', 'trade-job', 'trade-quote', 'trade-photos' ],
			],
			'build'   => [
				'title'    => __( 'What we build', 'frontage-site' ),
				'patterns' => [ 'trade-build-title', 'trade-build', 'trade-woods', 'trade-call' ],
			],
			'prices'  => [
				'title'    => __( 'Prices', 'frontage-site' ),
				'patterns' => [ 'trade-prices-title', 'trade-prices', 'trade-included', 'trade-weeks', 'trade-questions', 'trade-call' ],
			],
			'about'   => [
				'title'    => __( 'The shop', 'frontage-site' ),
				'patterns' => [ 'trade-about-title', 'trade-about-story', 'trade-rules', 'trade-people', 'trade-call' ],
			],
			'contact' => [
				'title'    => __( 'Contact', 'frontage-site' ),
				'patterns' => [ 'trade-contact', 'trade-visit' ],
			],
		];
	}

	public function projects(): array {
		return [
			[
				'image'    => 'trade-kitchen',
				'title'    => __( 'A kitchen under the window', 'frontage-site' ),
				'subtitle' => __( 'White oak, oiled', 'frontage-site' ),
				'category' => __( 'Kitchens', 'frontage-site' ),
			],
			[
				'image'    => 'trade-stair-oak',
				'title'    => __( 'A stair around an old post', 'frontage-site' ),
				'subtitle' => __( 'White oak, treads and rail', 'frontage-site' ),
				'category' => __( 'Stairs', 'frontage-site' ),
			],
			[
				'image'    => 'trade-seat',
				'title'    => __( 'A window seat and two bookcases', 'frontage-site' ),
				'subtitle' => __( 'Elm, waxed', 'frontage-site' ),
				'category' => __( 'Built-ins', 'frontage-site' ),
			],
			[
				'image'    => 'trade-entrance',
				'title'    => __( 'A front door with a transom', 'frontage-site' ),
				'subtitle' => __( 'White oak, frame painted', 'frontage-site' ),
				'category' => __( 'Windows and doors', 'frontage-site' ),
			],
		];
	}

	public function posts(): array {
		return [
			[
				'image'   => 'trade-rack',
				'title'   => __( 'Oak, ash, walnut or cherry?', 'frontage-site' ),
				'excerpt' => __( 'What each wood can do, and three questions before you choose.', 'frontage-site' ),
				'pattern' => 'trade-post-1',
			],
			[
				'image'   => 'trade-drawing',
				'title'   => __( 'Measure a kitchen in an hour', 'frontage-site' ),
				'excerpt' => __( 'Walls in three places, openings from the corner, and one number twice.', 'frontage-site' ),
				'pattern' => 'trade-post-2',
			],
			[
				'image'   => 'trade-plane',
				'title'   => __( 'Why drawers stick in August', 'frontage-site' ),
				'excerpt' => __( 'Wood moves across the grain. Old joints know how to deal with it.', 'frontage-site' ),
				'pattern' => 'trade-post-3',
			],
		];
	}
}
