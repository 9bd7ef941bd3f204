<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Looks;

defined( 'ABSPATH' ) || exit;

/** Shop: light and minimal, with products up front. */
final class ShopLook implements Look {

	public function title(): string {
		return __( 'Shop', 'frontage-site' );
	}

	public function description(): string {
		return __( 'Light and minimal, with products up front.', 'frontage-site' );
	}

	public function pages(): array {
		return [
			'home'    => [
				'title'    => __( 'Home', 'frontage-site' ),
				'patterns' => [ 'hero-product', 'shop-goods', self::SLIDER, 'testimonial-picture', 'shop-promises', 'contact-facts' ],
			],
			'about'   => [
				'title'    => __( 'About us', 'frontage-site' ),
				'patterns' => [ 'about-story', 'about-values', 'figures-row', 'contact-facts' ],
			],
			'contact' => [
				'title'    => __( 'Contact', 'frontage-site' ),
				'patterns' => [ 'contact-form', 'faq-list' ],
			],
		];
	}

	public function projects(): array {
		return [];
	}

	public function posts(): array {
		return [];
	}
}
