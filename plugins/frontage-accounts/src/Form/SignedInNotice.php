<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Form;

use Frontage\Accounts\Profile\SecurityPanel;
use Frontage\Accounts\Request\RequestData;
use Frontage\Kit\Frontend\ShortcodeGuard;

defined( 'ABSPATH' ) || exit;

/** Shown instead of a form to signed-in users. */
final class SignedInNotice {

	public static function html(): string {
		$user = wp_get_current_user();
		$html = sprintf(
			'<p class="fr-account__who">%1$s</p><p class="fr-account__ways"><a href="%2$s">%3$s</a> <a href="%4$s">%5$s</a></p><details class="fr-account__lost"%6$s><summary>%7$s</summary>%8$s</details>',
			/* translators: %s: a name. */
			esc_html( sprintf( __( 'You are signed in as %s.', 'frontage-accounts' ), $user->display_name ) ),
			esc_url( get_edit_profile_url( $user->ID ) ),
			esc_html__( 'Your profile', 'frontage-accounts' ),
			esc_url( wp_logout_url( RequestData::page() ) ),
			esc_html__( 'Sign out', 'frontage-accounts' ),
			SecurityPanel::has_message() ? ' open' : '',
			esc_html__( 'Passkeys and devices', 'frontage-accounts' ),
			SecurityPanel::html()
		);
		return ShortcodeGuard::without_shortcodes( $html ); // Display names and passkey names are user input.
	}
}
