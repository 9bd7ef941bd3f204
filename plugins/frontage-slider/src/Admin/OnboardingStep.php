<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Admin;

use Frontage\Kit\Admin\NewPageLink;
use Frontage\Kit\Admin\OnboardingCard;
use Frontage\Slider\Storage\SliderRepository;

defined( 'ABSPATH' ) || exit;

/**
 * This plugin's steps after activation: create a slider, add it to a page.
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
		if ( ! current_user_can( 'edit_pages' ) ) {
			return $steps;
		}
		$is_used = OnboardingCard::was_block_used( SliderMentions::search_strings(), SliderRepository::POST_TYPE );
		$slider  = get_posts(
			[
				'post_type'   => SliderRepository::POST_TYPE,
				'post_status' => [ 'publish', 'draft' ],
				'numberposts' => 1,
			]
		)[0] ?? null;
		$create  = admin_url( 'post-new.php?post_type=' . SliderRepository::POST_TYPE );
		$place   = $slider ? NewPageLink::url( $slider->post_title, sprintf( '<!-- wp:frontage/slider {"ref":%d} /-->', $slider->ID ) ) : $create;
		$steps[] = self::step( $is_used || $slider, __( 'Create a slider', 'frontage-slider' ), __( 'Start with a template, then change its text and images.', 'frontage-slider' ), $create, __( 'Create your first slider', 'frontage-slider' ) );
		$steps[] = self::step( $is_used, __( 'Add the slider to a page', 'frontage-slider' ), __( 'Your slider is not on any page yet.', 'frontage-slider' ), $place, __( 'Create a page', 'frontage-slider' ) );
		return $steps;
	}

	/** @return Step */
	private static function step( bool $is_done, string $name, string $text, string $url, string $button ): array {
		return [
			'plugin' => 'slider',
			'name'   => $name,
			'text'   => $text,
			'url'    => $url,
			'button' => $button,
			'done'   => $is_done,
		];
	}
}
