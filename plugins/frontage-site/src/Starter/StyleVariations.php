<?php

declare( strict_types = 1 );

namespace Frontage\Site\Starter;

defined( 'ABSPATH' ) || exit;

/**
 * The four looks of the theme, and the patterns of their pages. A page with `draft` shows nothing but samples first.
 *
 * @phpstan-type Page array{ title: string, patterns: list<string>, draft?: bool }
 */
final class StyleVariations {

	public const NAMES = [ 'consulting', 'agency', 'product', 'shop' ];

	/** Placeholder for the home page's slider, if there is one. */
	public const SLIDER = '@slider';

	/** Placeholder for projects: the portfolio's entries if there are some, else the pattern. */
	public const WORK = 'work-grid';

	private const HOME = [
		'consulting' => [ 'hero-split', 'logos-row', 'services-cards', 'steps-columns', self::SLIDER, 'figures-band', 'contact-facts' ],
		'agency'     => [ 'hero-statement', self::WORK, 'services-dark', self::SLIDER, 'testimonial-large', 'cta-split', 'contact-facts' ],
		'product'    => [ 'hero-center', self::SLIDER, 'services-features', 'steps-dark', 'pricing-one', 'faq-beside', 'contact-facts' ],
		'shop'       => [ 'hero-product', 'shop-goods', self::SLIDER, 'testimonial-picture', 'shop-promises', 'contact-facts' ],
	];

	/** Additional pages of a look, in menu order. */
	private const MORE = [
		'consulting' => [ 'services', 'team', 'about' ],
		'agency'     => [ 'services', 'about' ],
		'product'    => [ 'prices', 'about' ],
		'shop'       => [ 'about' ],
	];

	/** Looks with sample projects. */
	private const WITH_WORK = [ 'consulting', 'agency' ];

	/** @return list<array{ name: string, title: string, means: string }> In display order. */
	public static function all(): array {
		$words = [
			'consulting' => [ __( 'Consulting', 'frontage-site' ), __( 'Calm and warm, for professional services.', 'frontage-site' ) ],
			'agency'     => [ __( 'Agency', 'frontage-site' ), __( 'Big and bold, with your work up front.', 'frontage-site' ) ],
			'product'    => [ __( 'Product', 'frontage-site' ), __( 'Friendly and clear, focused on one product and its price.', 'frontage-site' ) ],
			'shop'       => [ __( 'Shop', 'frontage-site' ), __( 'Light and minimal, with products up front.', 'frontage-site' ) ],
		];
		return array_map(
			static fn ( string $name ): array => [
				'name'  => $name,
				'title' => $words[ $name ][0],
				'means' => $words[ $name ][1],
			],
			self::NAMES
		);
	}

	/** The name of a look as owners read it. */
	public static function title( string $look ): string {
		return array_column( self::all(), 'title', 'name' )[ $look ] ?? $look;
	}

	public static function shows_work( string $look ): bool {
		return in_array( $look, self::WITH_WORK, true );
	}

	/** @return array<string, Page> By name, in order of creation. */
	public static function pages( string $look ): array {
		$page_list = [
			'services' => [
				'title'    => __( 'Services', 'frontage-site' ),
				'patterns' => [ 'hero-figures', 'services-ruled', 'services-pictures', 'steps-rows', 'cta-card', 'contact-facts' ],
			],
			'team'     => [
				'title'    => __( 'Team', 'frontage-site' ),
				'patterns' => [ 'team-grid', 'testimonial-large', 'contact-facts' ],
				'draft'    => true,
			],
			'prices'   => [
				'title'    => __( 'Prices', 'frontage-site' ),
				'patterns' => [ 'pricing-three', 'pricing-table', 'faq-list', 'contact-facts' ],
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
		$pages     = [
			'home' => [
				'title'    => __( 'Home', 'frontage-site' ),
				'patterns' => self::HOME[ $look ] ?? [],
			],
		];
		foreach ( [ ...( self::MORE[ $look ] ?? [] ), 'contact' ] as $name ) {
			$pages[ $name ] = $page_list[ $name ];
		}
		return $pages;
	}
}
