<?php

declare( strict_types = 1 );

namespace Frontage\Site\Admin;

defined( 'ABSPATH' ) || exit;

/** Suggested text for the privacy policy about requests to other services, shown under Settings → Privacy. */
final class PrivacyPolicyText {

	/** On `admin_init`. */
	public static function suggest(): void {
		$parts = [
			__( 'Videos and maps from other services (YouTube, Vimeo, Google Maps) load only when you select them. The service then receives your IP address and knows that you visited this page.', 'frontage-site' ),
			__( 'Reviews shown by Trustpilot load only after you consent. Trustpilot then receives the same data. If you choose “always”, your browser stores this for 180 days or until you withdraw consent.', 'frontage-site' ),
		];
		wp_add_privacy_policy_content( 'Frontage Site', '<p class="privacy-policy-tutorial">' . esc_html__( 'Include only what applies to your site. Pages without such videos, maps, or reviews connect to no other services.', 'frontage-site' ) . '</p><p>' . implode( '</p><p>', array_map( 'esc_html', $parts ) ) . '</p>' );
	}
}
