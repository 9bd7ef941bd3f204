<?php

namespace Frontage\Slider\Compat;

use Frontage\Kit\Admin\PluginManagementRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the names of Slider Revolution known that pages and themes hold: shortcodes, the template function, the calls of its pages.
 *
 * Not while that plugin is active; and its function never in a request that manages plugins: that plugin would find the name taken.
 */
final class LegacyNames {

	/** As pages have them; the second is what a page builder of the time wrote. */
	public const CODES = [ 'rev_slider', 'rev_slider_vc' ];

	public static function original_is_active(): bool {
		return defined( 'RS_REVISION' ) || class_exists( 'RevSliderFront', false ) || class_exists( 'RevSliderSlider', false );
	}

	/** On `init`, after the original's own: entries in a list of WordPress's, which cost a request that switches it on nothing. */
	public static function register(): void {
		foreach ( self::original_is_active() ? [] : self::CODES as $code ) {
			if ( ! shortcode_exists( $code ) ) {
				add_shortcode( $code, [ LegacyShortcodes::class, 'show' ] );
			}
		}
	}

	/** On `template_redirect`: a page for visitors. No plugin is switched on there, and themes call the function later. */
	public static function declare_functions(): void {
		if ( ! self::original_is_active() && ! function_exists( 'putRevSlider' ) ) {
			require_once __DIR__ . '/functions.php';
		}
	}

	/** On `rest_api_init`, `admin_init` and `cli_init`: a theme may print a slider in a route, a call or a command of its own. */
	public static function declare_where_allowed(): void {
		if ( ! PluginManagementRequest::is_this_request() ) {
			self::declare_functions();
		}
	}

	/** On `admin_init`, which also comes before every call over admin-ajax.php. */
	public static function listen(): void {
		foreach ( [ 'wp_ajax_', 'wp_ajax_nopriv_' ] as $kind ) {
			add_action( $kind . LegacyAjax::ACTION, [ LegacyAjax::class, 'answer' ], 20 );
		}
	}
}
