<?php

declare( strict_types = 1 );

namespace Frontage\Site\Admin;

use Frontage\Kit\Admin\OnboardingCard;
use Frontage\Site\Business\BusinessProfile;
use Frontage\Site\Business\BusinessScreen;
use Frontage\Site\Elementor\ElementorPages;
use Frontage\Site\Elementor\ElementorScreen;
use Frontage\Site\Starter\CreatedItems;
use Frontage\Site\Starter\StarterController;
use Frontage\Site\Starter\StarterScreen;

defined( 'ABSPATH' ) || exit;

/**
 * This plugin's next step on the card after activation.
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
		$facts = BusinessProfile::facts();
		if ( current_user_can( 'edit_pages' ) && ElementorPages::wait() ) {
			// First, since owners of existing pages want those, not sample pages.
			array_unshift( $steps, self::step( __( 'Convert Elementor pages to blocks one at a time. You can switch back anytime.', 'frontage-site' ), ElementorScreen::url(), __( 'Convert from Elementor', 'frontage-site' ) ) );
		} elseif ( StarterController::allowed() && wp_is_block_theme() && ! self::has_look() && ! CreatedItems::is_there() ) {
			// First, since it creates what the other steps suggest.
			array_unshift( $steps, self::step( __( 'Start with a complete site in one of four looks, including pages, a menu, and a form. You can undo everything.', 'frontage-site' ), StarterScreen::url(), __( 'Choose look', 'frontage-site' ) ) );
		} elseif ( current_user_can( 'manage_options' ) && ! $facts['phones'] && ! $facts['emails'] && ! $facts['addresses'] ) {
			$steps[] = self::step( __( 'Enter your contact details once to show them on pages, in forms, and to search engines.', 'frontage-site' ), BusinessScreen::url(), __( 'Add business details', 'frontage-site' ) );
		}
		return $steps;
	}

	/** Whether the site has custom global styles. */
	private static function has_look(): bool {
		$own = \WP_Theme_JSON_Resolver::get_user_data()->get_raw_data();
		return ! empty( $own['styles'] ) || ! empty( $own['settings'] );
	}

	/** @return Step */
	private static function step( string $text, string $url, string $button ): array {
		return [
			'plugin' => 'site',
			'name'   => __( 'Your site', 'frontage-site' ),
			'text'   => $text,
			'url'    => $url,
			'button' => $button,
		];
	}
}
