<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Compat;

use Frontage\Accounts\Endpoints\AjaxController;

defined( 'ABSPATH' ) || exit;

/** AJAX actions of old pages' scripts, handled by the same services; not registered if their original plugin is active. */
final class UserPressAjax {

	private const NAMES = [
		'form_ajax_register' => 'register',
		'user_press_login'   => 'sign_in',
		'pxl_user_login'     => 'sign_in',
	];

	/** On `admin_init`. */
	public static function register(): void {
		foreach ( wp_doing_ajax() ? self::NAMES : [] as $name => $method ) {
			if ( ! has_action( "wp_ajax_nopriv_$name" ) ) {
				add_action( "wp_ajax_nopriv_$name", [ AjaxController::class, $method ] );
				add_action( "wp_ajax_$name", [ AjaxController::class, $method ] );
			}
		}
	}
}
