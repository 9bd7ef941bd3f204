<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Form;

defined( 'ABSPATH' ) || exit;

/** Runs the hooks of WordPress's own forms, so that output of other plugins, such as a captcha, appears in ours as well. */
final class LoginFormHooks {

	/** @param 'login_form'|'register_form' $hook */
	public static function html( string $hook ): string {
		ob_start();
		if ( 'login_form' === $hook ) {
			/** This action is documented in wp-login.php. */
			do_action( 'login_form' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
		} else {
			/** This action is documented in wp-login.php. */
			do_action( 'register_form' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
		}
		return (string) ob_get_clean();
	}
}
