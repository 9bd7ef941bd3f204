<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Admin;

use Frontage\Kit\Admin\NewPageLink;
use Frontage\Kit\Admin\OnboardingCard;
use Frontage\Slider\Storage\SliderRepository;

defined( 'ABSPATH' ) || exit;

/**
 * Next step for the card that is shown after activation.
 *
 * @phpstan-import-type Step from OnboardingCard
 */
final class OnboardingStep {

	/**
	 * On `frontage_first_minute`.
	 *
	 * @param list<Step> $steps
	 * @return list<Step>
	 */
	public static function add( array $steps ): array {
		if ( ! current_user_can( 'edit_pages' ) || OnboardingCard::is_block_used( SliderMentions::marks(), SliderRepository::POST_TYPE ) ) {
			return $steps;
		}
		$sliders = get_posts(
			[
				'post_type'   => SliderRepository::POST_TYPE,
				'post_status' => [ 'publish', 'draft' ],
				'numberposts' => 1,
			]
		);
		$steps[] = $sliders
			? self::step( __( 'Your slider is not on any page yet.', 'frontage-slider' ), NewPageLink::url( $sliders[0]->post_title, sprintf( '<!-- wp:frontage/slider {"ref":%d} /-->', $sliders[0]->ID ) ), __( 'Create a page', 'frontage-slider' ) )
			: self::step( __( 'Start with a template, then change its text and images.', 'frontage-slider' ), admin_url( 'post-new.php?post_type=' . SliderRepository::POST_TYPE ), __( 'Create your first slider', 'frontage-slider' ) );
		return $steps;
	}

	/** @return Step */
	private static function step( string $text, string $url, string $button ): array {
		return [
			'plugin' => 'slider',
			'name'   => __( 'Sliders', 'frontage-slider' ),
			'text'   => $text,
			'url'    => $url,
			'button' => $button,
		];
	}
}
