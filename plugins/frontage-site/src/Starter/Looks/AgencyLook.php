<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Looks;

defined( 'ABSPATH' ) || exit;

/** Agency: a brand studio that sells names, brands and sites at a fixed price. */
final class AgencyLook implements Look {

	public function title(): string {
		return __( 'Agency', 'frontage-site' );
	}

	public function description(): string {
		return __( 'Loud and short, for a studio that shows its work first.', 'frontage-site' );
	}

	public function pages(): array {
		return [
			'home'     => [
				'title'    => __( 'Home', 'frontage-site' ),
				'patterns' => [ 'agency-hero', 'agency-marquee', 'agency-work', 'agency-services', 'agency-numbers', 'agency-quote', 'agency-week', 'agency-crew' ],
			],
			'services' => [
				'title'    => __( 'What we do', 'frontage-site' ),
				'patterns' => [ 'agency-services-hero', 'agency-services-detail', 'agency-week', 'agency-faq' ],
			],
			'about'    => [
				'title'    => __( 'Studio', 'frontage-site' ),
				'patterns' => [ 'agency-studio-hero', 'agency-studio-story', 'agency-numbers', 'agency-studio-rules', 'agency-crew' ],
			],
			'contact'  => [
				'title'    => __( 'Contact', 'frontage-site' ),
				'patterns' => [ 'agency-contact' ],
			],
		];
	}

	public function projects(): array {
		$brands = __( 'Brands', 'frontage-site' );
		$names  = __( 'Names', 'frontage-site' );
		return [
			[
				'image'    => 'agency-bicycle',
				'title'    => __( 'Two wheels, two letters', 'frontage-site' ),
				'subtitle' => __( 'Name, brand and site', 'frontage-site' ),
				'category' => $names,
			],
			[
				'image'    => 'agency-cups',
				'title'    => __( 'A nine to go', 'frontage-site' ),
				'subtitle' => __( 'Coffee, cups and signs', 'frontage-site' ),
				'category' => $brands,
			],
			[
				'image'    => 'agency-bags',
				'title'    => __( 'The sun comes up at six', 'frontage-site' ),
				'subtitle' => __( 'A bakery and its bags', 'frontage-site' ),
				'category' => $brands,
			],
			[
				'image'    => 'agency-bottles',
				'title'    => __( 'Juice that shouts', 'frontage-site' ),
				'subtitle' => __( 'Name, bottle and launch', 'frontage-site' ),
				'category' => $names,
			],
		];
	}

	public function posts(): array {
		return [
			[
				'image'   => 'agency-letters',
				'title'   => __( 'How to find a name that lasts', 'frontage-site' ),
				'excerpt' => __( 'Two hundred candidates, three free tests, and a week on the wall.', 'frontage-site' ),
				'pattern' => 'agency-post-1',
			],
			[
				'image'   => 'agency-cards',
				'title'   => __( 'A brand book that people open', 'frontage-site' ),
				'excerpt' => __( 'What belongs in it, what can stay out, and who keeps it alive.', 'frontage-site' ),
				'pattern' => 'agency-post-2',
			],
			[
				'image'   => 'agency-tram',
				'title'   => __( 'One page is a good briefing', 'frontage-site' ),
				'excerpt' => __( 'Write down the problem, the money, and who says yes at the end.', 'frontage-site' ),
				'pattern' => 'agency-post-3',
			],
		];
	}
}
