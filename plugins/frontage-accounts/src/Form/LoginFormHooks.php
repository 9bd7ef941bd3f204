<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Form;

use Frontage\Kit\CoreHooks;

defined( 'ABSPATH' ) || exit;

/** Runs the hooks of WordPress's own forms, so that output of other plugins, such as a captcha, appears in ours as well. */
final class LoginFormHooks {

	/** @param 'login_form'|'register_form' $hook */
	public static function html( string $hook ): string {
		ob_start();
		if ( 'login_form' === $hook ) {
			/** This action is documented in wp-login.php. */
			CoreHooks::action( 'login_form' );
		} else {
			/** This action is documented in wp-login.php. */
			CoreHooks::action( 'register_form' );
		}
		return (string) ob_get_clean();
	}
}
