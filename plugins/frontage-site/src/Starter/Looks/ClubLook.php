<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Looks;

defined( 'ABSPATH' ) || exit;

/** Club: a rowing club with courses, crews, fixtures, fees and a boathouse to hire. */
final class ClubLook implements Look {

	public function title(): string {
		return __( 'Club', 'frontage-site' );
	}

	public function description(): string {
		return __( 'Hearty and proud, for a club with courses, fixtures and fees.', 'frontage-site' );
	}

	public function pages(): array {
		return [
			'home'      => [
				'title'    => __( 'Home', 'frontage-site' ),
				'patterns' => [ 'club-hero', 'club-numbers', 'club-saturdays', self::SLIDER, 'club-oars', 'club-hours', 'club-boathouse', 'club-fees', 'club-results', 'club-sponsors', 'club-try' ],
			],
			'learn'     => [
				'title'    => __( 'Learn to row', 'frontage-site' ),
				'patterns' => [ 'club-learn-hero', 'club-saturdays', 'club-oars', 'club-learn-facts', 'club-learn-questions' ],
			],
			'crews'     => [
				'title'    => __( 'Crews', 'frontage-site' ),
				'patterns' => [ 'club-crews-hero', 'club-hours', 'club-crews', 'club-try' ],
			],
			'fixtures'  => [
				'title'    => __( 'Fixtures', 'frontage-site' ),
				'patterns' => [ 'club-fixtures-hero', 'club-fixtures', 'club-fixtures-day', 'club-oars', 'club-results' ],
			],
			'fees'      => [
				'title'    => __( 'Fees', 'frontage-site' ),
				'patterns' => [ 'club-fees-hero', 'club-fees', 'club-fees-questions', 'club-try' ],
			],
			'boathouse' => [
				'title'    => __( 'Boathouse', 'frontage-site' ),
				'patterns' => [ 'club-boathouse-hero', 'club-boathouse-facts', 'club-oars' ],
			],
			'about'     => [
				'title'    => __( 'The club', 'frontage-site' ),
				'patterns' => [ 'club-about-hero', 'club-about-story', 'club-numbers', 'club-committee', 'club-try' ],
			],
			'contact'   => [
				'title'    => __( 'Contact', 'frontage-site' ),
				'patterns' => [ 'club-contact' ],
			],
		];
	}

	public function projects(): array {
		return [];
	}

	public function posts(): array {
		return [
			[
				'image'   => 'club-four',
				'title'   => __( 'Your first stroke, in four parts', 'frontage-site' ),
				'excerpt' => __( 'Why rowing is legs, and why the way forward is the slow one.', 'frontage-site' ),
				'pattern' => 'club-post-1',
			],
			[
				'image'   => 'club-dawn',
				'title'   => __( 'Rowing on cold water', 'frontage-site' ),
				'excerpt' => __( 'What the cold does in ten minutes, and five rules for winter.', 'frontage-site' ),
				'pattern' => 'club-post-2',
			],
			[
				'image'   => 'club-jetty',
				'title'   => __( 'How a boat lasts thirty years', 'frontage-site' ),
				'excerpt' => __( 'Carry, wash, dry, look, and write it down.', 'frontage-site' ),
				'pattern' => 'club-post-3',
			],
		];
	}
}
