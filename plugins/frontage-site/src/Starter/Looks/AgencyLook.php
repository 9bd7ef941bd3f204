<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Looks;

defined( 'ABSPATH' ) || exit;

/** Agency: big and bold, with your work up front. */
final class AgencyLook implements Look {

	public function title(): string {
		return __( 'Agency', 'frontage-site' );
	}

	public function description(): string {
		return __( 'Big and bold, with your work up front.', 'frontage-site' );
	}

	public function pages(): array {
		return [
			'home'     => [
				'title'    => __( 'Home', 'frontage-site' ),
				'patterns' => [ 'hero-statement', self::WORK, 'services-dark', self::SLIDER, 'testimonial-large', 'cta-split', 'contact-facts' ],
			],
			'services' => [
				'title'    => __( 'Services', 'frontage-site' ),
				'patterns' => [ 'hero-figures', 'services-ruled', 'services-pictures', 'steps-rows', 'cta-card', 'contact-facts' ],
			],
			'about'    => [
				'title'    => __( 'About us', 'frontage-site' ),
				'patterns' => [ 'about-story', 'about-values', 'figures-row', 'contact-facts' ],
			],
			'contact'  => [
				'title'    => __( 'Contact', 'frontage-site' ),
				'patterns' => [ 'contact-form', 'faq-list' ],
			],
		];
	}

	public function projects(): array {
		$buildings = __( 'Buildings', 'frontage-site' );
		$inside    = __( 'Interiors', 'frontage-site' );
		return [
			[
				'image'    => 'house',
				'title'    => __( 'House in the trees', 'frontage-site' ),
				'subtitle' => __( 'Larch, two stories, nine months', 'frontage-site' ),
				'category' => $buildings,
			],
			[
				'image'    => 'street',
				'title'    => __( 'Five facades, one street', 'frontage-site' ),
				'subtitle' => __( 'New interiors, preserved facades', 'frontage-site' ),
				'category' => $buildings,
			],
			[
				'image'    => 'coast',
				'title'    => __( 'Boathouse by the sea', 'frontage-site' ),
				'subtitle' => __( 'Concrete below, wood above', 'frontage-site' ),
				'category' => $buildings,
			],
			[
				'image'    => 'workshop',
				'title'    => __( 'A workshop for four', 'frontage-site' ),
				'subtitle' => __( 'Skylights on the north side', 'frontage-site' ),
				'category' => $inside,
			],
		];
	}

	public function posts(): array {
		return [];
	}
}
