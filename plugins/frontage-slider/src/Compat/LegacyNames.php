<?php

namespace Frontage\Slider\Compat;

use Frontage\Kit\Admin\PluginManagementRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Registers names of Slider Revolution that pages and themes use: shortcodes, the template function, and the AJAX calls
 * of its pages.
 *
 * Nothing is registered while that plugin is active. The function is not declared in requests that manage plugins,
 * since that plugin would fail if the name were taken.
 */
final class LegacyNames {

	/** Shortcodes of pages; the second one is from a page builder. */
	public const CODES = [ 'rev_slider', 'rev_slider_vc' ];

	public static function original_is_active(): bool {
		return defined( 'RS_REVISION' ) || class_exists( 'RevSliderFront', false ) || class_exists( 'RevSliderSlider', false );
	}

	/** On `init`, after the original's own. Registering shortcodes has no effect on a request that activates it. */
	public static function register(): void {
		foreach ( self::original_is_active() ? [] : self::CODES as $code ) {
			if ( ! shortcode_exists( $code ) ) {
				add_shortcode( $code, [ LegacyShortcodes::class, 'show' ] );
			}
		}
	}

	/** On `template_redirect`, for pages of visitors: no plugin is activated there, and themes call the function later. */
	public static function declare_functions(): void {
		if ( ! self::original_is_active() && ! function_exists( 'putRevSlider' ) ) {
			require_once __DIR__ . '/functions.php';
		}
	}

	/** On `rest_api_init`, `admin_init` and `cli_init`: a theme may render a slider in its own route, AJAX call or command. */
	public static function declare_where_allowed(): void {
		if ( ! PluginManagementRequest::is_this_request() ) {
			self::declare_functions();
		}
	}

	/** On `admin_init`, which also runs before every admin-ajax.php call. */
	public static function listen(): void {
		foreach ( [ 'wp_ajax_', 'wp_ajax_nopriv_' ] as $kind ) {
			add_action( $kind . LegacyAjax::ACTION, [ LegacyAjax::class, 'respond' ], 20 );
		}
	}
}
