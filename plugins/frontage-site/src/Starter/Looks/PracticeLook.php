<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Looks;

defined( 'ABSPATH' ) || exit;

/** Practice: calm and clear, for health and care. Its sample practice gives physical therapy. */
final class PracticeLook implements Look {

	public function title(): string {
		return __( 'Practice', 'frontage-site' );
	}

	public function description(): string {
		return __( 'Calm and clear, for physical therapy and other practices.', 'frontage-site' );
	}

	public function pages(): array {
		return [
			'home'      => [
				'title'    => __( 'Home', 'frontage-site' ),
				'patterns' => [ 'practice-hero', 'practice-free', 'practice-first', 'practice-treat', 'practice-team', 'practice-figures', 'practice-prices', 'practice-quote', 'practice-questions', 'practice-book' ],
			],
			'hurts'     => [
				'title'    => __( 'What hurts?', 'frontage-site' ),
				'patterns' => [ 'practice-hurts-title', 'practice-hurts', 'practice-quote', 'practice-book' ],
			],
			'visit'     => [
				'title'    => __( 'First visit', 'frontage-site' ),
				'patterns' => [ 'practice-visit-title', 'practice-first', 'practice-bring', 'practice-questions', 'practice-book' ],
			],
			'prices'    => [
				'title'    => __( 'Prices', 'frontage-site' ),
				'patterns' => [ 'practice-prices-title', 'practice-prices', 'practice-insurance', 'practice-book' ],
			],
			'exercises' => [
				'title'    => __( 'Exercises', 'frontage-site' ),
				'patterns' => [ 'practice-exercises-title', 'practice-exercises', 'practice-book' ],
			],
			'team'      => [
				'title'    => __( 'Team', 'frontage-site' ),
				'patterns' => [ 'practice-team-title', 'practice-team', 'practice-book' ],
				'draft'    => true,
			],
			'about'     => [
				'title'    => __( 'About us', 'frontage-site' ),
				'patterns' => [ 'practice-about-title', 'practice-values', 'practice-treat', 'practice-figures', 'practice-book' ],
			],
			'contact'   => [
				'title'    => __( 'Contact', 'frontage-site' ),
				'patterns' => [ 'practice-contact', 'practice-way', 'practice-questions' ],
			],
		];
	}

	public function projects(): array {
		return [];
	}

	public function posts(): array {
		return [
			[
				'image'   => 'practice-desk',
				'title'   => __( 'A stiff neck needs small portions', 'frontage-site' ),
				'excerpt' => __( 'Ten minutes a day, two changes at the desk, and when to see a therapist.', 'frontage-site' ),
				'pattern' => 'practice-post-1',
			],
			[
				'image'   => 'practice-shoes',
				'title'   => __( 'May I run with pain?', 'frontage-site' ),
				'excerpt' => __( 'Three colors tell you whether to run on, to shorten, or to walk home.', 'frontage-site' ),
				'pattern' => 'practice-post-2',
			],
			[
				'image'   => 'practice-stairs',
				'title'   => __( 'Six weeks before a new knee', 'frontage-site' ),
				'excerpt' => __( 'What to train, to practice and to arrange before the operation.', 'frontage-site' ),
				'pattern' => 'practice-post-3',
			],
		];
	}
}
