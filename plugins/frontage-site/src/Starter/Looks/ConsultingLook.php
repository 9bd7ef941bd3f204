<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter\Looks;

defined( 'ABSPATH' ) || exit;

/** Consulting: discreet and precise, for advisers. Its sample firm helps families to hand over their businesses. */
final class ConsultingLook implements Look {

	public function title(): string {
		return __( 'Consulting', 'frontage-site' );
	}

	public function description(): string {
		return __( 'Discreet and precise, for advisers and other professional services.', 'frontage-site' );
	}

	public function pages(): array {
		return [
			'home'     => [
				'title'    => __( 'Home', 'frontage-site' ),
				'patterns' => [ 'consulting-hero', 'consulting-cases', 'consulting-services', 'consulting-steps', 'consulting-letter', 'consulting-quote', 'consulting-people', 'consulting-papers', 'consulting-talk' ],
			],
			'cases'    => [
				'title'    => __( 'Cases', 'frontage-site' ),
				'patterns' => [ 'consulting-cases-title', 'consulting-cases', 'consulting-case-boatyard', 'consulting-case-printer', 'consulting-case-seeds', 'consulting-rules', 'consulting-talk' ],
			],
			'services' => [
				'title'    => __( 'What we do', 'frontage-site' ),
				'patterns' => [ 'consulting-services-title', 'consulting-offers', 'consulting-steps', 'consulting-questions', 'consulting-talk' ],
			],
			'team'     => [
				'title'    => __( 'People', 'frontage-site' ),
				'patterns' => [ 'consulting-team-title', 'consulting-partners', 'consulting-people', 'consulting-talk' ],
				'draft'    => true,
			],
			'about'    => [
				'title'    => __( 'About us', 'frontage-site' ),
				'patterns' => [ 'consulting-about-title', 'consulting-story', 'consulting-principles', 'consulting-talk' ],
			],
			'contact'  => [
				'title'    => __( 'Contact', 'frontage-site' ),
				'patterns' => [ 'consulting-contact', 'consulting-first-hour', 'consulting-questions' ],
			],
		];
	}

	public function projects(): array {
		return [];
	}

	public function posts(): array {
		return [
			[
				'image'   => 'consulting-keys',
				'title'   => __( 'The three questions children don’t ask', 'frontage-site' ),
				'excerpt' => __( 'None of them is about money, and all of them can be answered in an evening.', 'frontage-site' ),
				'pattern' => 'consulting-post-1',
			],
			[
				'image'   => 'consulting-ledger',
				'title'   => __( 'What your firm is worth on a bad day', 'frontage-site' ),
				'excerpt' => __( 'Buyers and banks look at the lower of two figures. How to raise it.', 'frontage-site' ),
				'pattern' => 'consulting-post-2',
			],
			[
				'image'   => 'consulting-council',
				'title'   => __( 'A council charter you may copy', 'frontage-site' ),
				'excerpt' => __( 'Five points on one page, and rules that hold when it gets loud.', 'frontage-site' ),
				'pattern' => 'consulting-post-3',
			],
		];
	}
}
