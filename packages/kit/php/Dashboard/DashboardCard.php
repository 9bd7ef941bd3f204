<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Dashboard;

use Frontage\Kit\Admin\OnboardingCard;
use Frontage\Kit\Admin\SettingsHub;
use Frontage\Kit\Frontend\EscapedMarkup;

defined( 'ABSPATH' ) || exit;

/**
 * The card "Frontage" on the dashboard: what needs attention, the next steps, and each part with its state and one link. The
 * parts and steps are those of Settings → Frontage. There is one card, however many plugins of the suite are active.
 */
final class DashboardCard {

	private const ID = 'frontage';

	/** Open steps on the card; Settings → Frontage has all. */
	private const STEPS = 2;

	/** On `wp_dashboard_setup`: for users who may open Settings → Frontage. People can move it; until then it stands first. */
	public static function add(): void {
		if ( SettingsHub::is_allowed() ) {
			wp_add_dashboard_widget( self::ID, 'Frontage', [ self::class, 'render' ], null, null, 'normal', 'high' );
		}
	}

	public static function render(): void {
		EscapedMarkup::print_style( __DIR__ . '/dashboard-card.css' );
		echo '<div class="frontage-card">';
		/**
		 * Prints sections on top of the dashboard card: what needs attention first. Each is a `div` with the class `frontage-card__section`.
		 *
		 * @since 0.1.0
		 */
		do_action( 'frontage_dashboard_card' );
		self::print_steps();
		self::print_parts();
		$label = current_user_can( 'manage_options' ) ? __( 'Frontage settings', 'frontage-kit' ) : __( 'All features', 'frontage-kit' );
		printf( '<p class="frontage-card__foot"><a href="%s">%s</a></p></div>', esc_url( SettingsHub::url() ), esc_html( $label ) );
	}

	private static function print_steps(): void {
		$all   = OnboardingCard::all_steps();
		$steps = array_slice( OnboardingCard::open_steps( $all ), 0, self::STEPS );
		if ( ! $steps ) {
			return;
		}
		printf( '<div class="frontage-card__section"><h3>%s <span>%s</span></h3><ul class="frontage-card__steps">', esc_html__( 'Next steps', 'frontage-kit' ), esc_html( OnboardingCard::progress_text( $all ) ) );
		foreach ( $steps as $at => $step ) {
			OnboardingCard::print_step( $step, 0 === $at );
		}
		echo '</ul></div>';
	}

	private static function print_parts(): void {
		echo '<ul class="frontage-card__parts">';
		foreach ( array_merge( ...array_values( SettingsHub::listed_parts() ) ) as $part ) {
			printf(
				'<li><a href="%s">%s</a> <span>%s</span>%s</li>',
				esc_url( $part['url'] ),
				esc_html( $part['name'] ),
				esc_html( $part['state'] ),
				empty( $part['alert'] ) ? '' : ' <strong>' . esc_html( $part['alert'] ) . '</strong>'
			);
		}
		echo '</ul>';
	}
}
