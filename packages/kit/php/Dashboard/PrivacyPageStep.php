<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Dashboard;

use Frontage\Kit\Admin\OnboardingCard;

defined( 'ABSPATH' ) || exit;

/**
 * The step that every site with a plugin of the suite needs, listed once: a published privacy policy page.
 *
 * @phpstan-import-type Step from OnboardingCard
 */
final class PrivacyPageStep {

	/**
	 * On `frontage_first_minute`. While plugins list no step of their own, it is not listed either.
	 *
	 * @param list<Step> $steps
	 * @return list<Step>
	 */
	public static function add( array $steps ): array {
		if ( $steps && current_user_can( 'manage_privacy_options' ) ) {
			$steps[] = [
				'plugin' => 'privacy',
				'name'   => __( 'Publish a privacy policy', 'frontage-kit' ),
				'text'   => __( 'Consent fields and sign-up forms link to it.', 'frontage-kit' ),
				'url'    => admin_url( 'options-privacy.php' ),
				'button' => __( 'Choose page', 'frontage-kit' ),
				'done'   => '' !== get_privacy_policy_url(),
			];
		}
		return $steps;
	}
}
