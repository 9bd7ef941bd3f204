<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Looks;

defined( 'ABSPATH' ) || exit;

/** Software: a product by subscription, seen at work. */
final class ProductLook implements Look {

	public function title(): string {
		return __( 'Software', 'frontage-site' );
	}

	public function description(): string {
		return __( 'For software by subscription: the product at work, plans, and help.', 'frontage-site' );
	}

	public function pages(): array {
		return [
			'home'      => [
				'title'    => __( 'Home', 'frontage-site' ),
				'patterns' => [ 'product-hero', 'product-teams', 'product-jobs', 'product-steps', self::SLIDER, 'product-figures', 'product-quotes', 'product-plans', 'product-close' ],
			],
			'product'   => [
				'title'    => __( 'Product', 'frontage-site' ),
				'patterns' => [ 'product-tour', 'product-rules', 'product-figures', 'product-close' ],
			],
			'pricing'   => [
				'title'    => __( 'Pricing', 'frontage-site' ),
				'patterns' => [ 'product-plans', 'product-compare', 'product-questions', 'product-close' ],
			],
			'customers' => [
				'title'    => __( 'Customers', 'frontage-site' ),
				'patterns' => [ 'product-stories', 'product-figures', 'product-close' ],
				'draft'    => true,
			],
			'about'     => [
				'title'    => __( 'About us', 'frontage-site' ),
				'patterns' => [ 'product-story', 'product-values', 'product-people', 'product-close' ],
			],
			'contact'   => [
				'title'    => __( 'Contact', 'frontage-site' ),
				'patterns' => [ 'product-contact', 'product-help' ],
			],
		];
	}

	public function projects(): array {
		return [];
	}

	public function posts(): array {
		return [
			[
				'image'   => 'product-draft',
				'title'   => __( 'Count weekends before you plan them', 'frontage-site' ),
				'excerpt' => __( 'Memory is a poor ledger. Three rules that make a weekend rotation fair, and a list that ends the talk.', 'frontage-site' ),
				'pattern' => 'product-post-1',
			],
			[
				'image'   => 'product-paper',
				'title'   => __( 'Publish the schedule before it is perfect', 'frontage-site' ),
				'excerpt' => __( 'Most schedules come late because one shift is open. Publish what is certain, and mark the rest.', 'frontage-site' ),
				'pattern' => 'product-post-2',
			],
			[
				'image'   => 'product-swap',
				'title'   => __( 'A swap rule that fits on one page', 'frontage-site' ),
				'excerpt' => __( 'People swap shifts anyway. Four questions that a good rule answers.', 'frontage-site' ),
				'pattern' => 'product-post-3',
			],
		];
	}
}
