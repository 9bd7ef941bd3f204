<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Looks;

defined( 'ABSPATH' ) || exit;

/** Consulting: calm and warm, for professional services. */
final class ConsultingLook implements Look {

	public function title(): string {
		return __( 'Consulting', 'frontage-site' );
	}

	public function description(): string {
		return __( 'Calm and warm, for professional services.', 'frontage-site' );
	}

	public function pages(): array {
		return [
			'home'     => [
				'title'    => __( 'Home', 'frontage-site' ),
				'patterns' => [ 'hero-split', 'logos-row', 'services-cards', 'steps-columns', self::SLIDER, 'figures-band', 'contact-facts' ],
			],
			'services' => [
				'title'    => __( 'Services', 'frontage-site' ),
				'patterns' => [ 'hero-figures', 'services-ruled', 'services-pictures', 'steps-rows', 'cta-card', 'contact-facts' ],
			],
			'team'     => [
				'title'    => __( 'Team', 'frontage-site' ),
				'patterns' => [ 'team-grid', 'testimonial-large', 'contact-facts' ],
				'draft'    => true,
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
