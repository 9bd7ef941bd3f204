<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Looks;

defined( 'ABSPATH' ) || exit;

/** Product: friendly and clear, focused on one product and its price. */
final class ProductLook implements Look {

	public function title(): string {
		return __( 'Product', 'frontage-site' );
	}

	public function description(): string {
		return __( 'Friendly and clear, focused on one product and its price.', 'frontage-site' );
	}

	public function pages(): array {
		return [
			'home'    => [
				'title'    => __( 'Home', 'frontage-site' ),
				'patterns' => [ 'hero-center', self::SLIDER, 'services-features', 'steps-dark', 'pricing-one', 'faq-beside', 'contact-facts' ],
			],
			'prices'  => [
				'title'    => __( 'Prices', 'frontage-site' ),
				'patterns' => [ 'pricing-three', 'pricing-table', 'faq-list', 'contact-facts' ],
				'draft'    => true,
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
