<?php

declare( strict_types = 1 );

namespace Frontage\Site\Admin;

use Frontage\Kit\Admin\OnboardingCard;
use Frontage\Site\Business\BusinessProfile;
use Frontage\Site\Business\BusinessScreen;
use Frontage\Site\Elementor\ElementorPages;
use Frontage\Site\Elementor\ElementorScreen;
use Frontage\Site\Starter\CreatedItems;
use Frontage\Site\Starter\Admin\StarterScreen;
use Frontage\Site\Starter\SampleList;
use Frontage\Site\Starter\StarterController;

defined( 'ABSPATH' ) || exit;

/**
 * This plugin's steps after activation: look, business details, opening hours, logo, sample pages.
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
		$first = self::first_step();
		if ( $first ) {
			array_unshift( $steps, $first ); // First, since it creates what the other steps suggest.
		}
		if ( current_user_can( 'manage_options' ) ) {
			$steps = [ ...$steps, ...self::business_steps() ];
		}
		if ( StarterController::is_allowed() && CreatedItems::exists() ) {
			$count = SampleList::count( SampleList::rows() );
			/* translators: %s: number of texts, images and projects that are still samples. */
			$text    = sprintf( _n( 'Your site has %s sample left', 'Your site has %s samples left', $count, 'frontage-site' ), number_format_i18n( $count ) );
			$steps[] = self::step( 0 === $count, __( 'Replace sample text', 'frontage-site' ), $text, StarterScreen::url(), __( 'View list', 'frontage-site' ) );
		}
		return $steps;
	}

	/**
	 * Owners of existing pages want to convert those; others choose a starter site.
	 *
	 * @return Step|null
	 */
	private static function first_step(): ?array {
		if ( current_user_can( 'edit_pages' ) && ElementorPages::has_unconverted_pages() ) {
			return self::step( false, __( 'Convert your pages', 'frontage-site' ), __( 'Convert Elementor pages to blocks one at a time. You can switch back anytime.', 'frontage-site' ), ElementorScreen::url(), __( 'Move from Elementor', 'frontage-site' ) );
		}
		return StarterController::is_allowed() && wp_is_block_theme()
			? self::step( self::has_starter_style() || CreatedItems::exists(), __( 'Choose a starter site', 'frontage-site' ), __( 'Start with a complete site in one of eight looks, including pages, a menu, and a form. You can undo everything.', 'frontage-site' ), StarterScreen::url(), __( 'Choose look', 'frontage-site' ) )
			: null;
	}

	/** @return list<Step> */
	private static function business_steps(): array {
		$facts = BusinessProfile::facts();
		$url   = BusinessScreen::url();
		return [
			self::step( $facts['phones'] || $facts['emails'] || $facts['addresses'], __( 'Enter business details', 'frontage-site' ), __( 'Enter your contact details once to show them on pages, in forms, and to search engines.', 'frontage-site' ), $url, __( 'Add business details', 'frontage-site' ) ),
			self::step( (bool) array_filter( $facts['hours'] ), __( 'Set opening hours', 'frontage-site' ), __( 'Contact info blocks show whether you are open.', 'frontage-site' ), $url, __( 'Set hours', 'frontage-site' ) ),
			self::step( $facts['logo'] || get_theme_mod( 'custom_logo' ), __( 'Add your logo', 'frontage-site' ), __( 'It appears in search results.', 'frontage-site' ), $url, __( 'Add logo', 'frontage-site' ) ),
		];
	}

	/** Whether the site has custom global styles. */
	private static function has_starter_style(): bool {
		$own = \WP_Theme_JSON_Resolver::get_user_data()->get_raw_data();
		return ! empty( $own['styles'] ) || ! empty( $own['settings'] );
	}

	/** @return Step */
	private static function step( bool $is_done, string $name, string $text, string $url, string $button ): array {
		return [
			'plugin' => 'site',
			'name'   => $name,
			'text'   => $text,
			'url'    => $url,
			'button' => $button,
			'done'   => $is_done,
		];
	}
}
