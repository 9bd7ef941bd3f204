<?php

declare( strict_types = 1 );

namespace Frontage\Site\Admin;

defined( 'ABSPATH' ) || exit;

/** Suggested text for the privacy policy about requests to other services, shown under Settings → Privacy. */
final class PrivacyPolicyText {

	/** On `admin_init`. */
	public static function suggest(): void {
		$parts = [
			__( 'Films and maps of other services (YouTube, Vimeo, Google Maps) are loaded when you press them, not before. The service then learns your IP address and that you are on this page.', 'frontage-site' ),
			__( 'Reviews that Trustpilot shows are loaded when you agree to it, not before. Trustpilot then learns the same. If you tick “always”, your browser keeps that for 180 days, until you take it back.', 'frontage-site' ),
		];
		wp_add_privacy_policy_content( 'Frontage Site', '<p class="privacy-policy-tutorial">' . esc_html__( 'Take over what your pages have: without such films, maps or reviews they ask nobody else for anything.', 'frontage-site' ) . '</p><p>' . implode( '</p><p>', array_map( 'esc_html', $parts ) ) . '</p>' );
	}
}
