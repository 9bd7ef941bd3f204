<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Form;

defined( 'ABSPATH' ) || exit;

/** What other plugins print into WordPress's forms, such as a captcha: into ours too. */
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
