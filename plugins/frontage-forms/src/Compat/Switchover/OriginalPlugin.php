<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover;

use Frontage\Forms\Compat\ActivePluginClaim;
use Frontage\Forms\Document\FormFormat;

defined( 'ABSPATH' ) || exit;

/** Contact Form 7, the plugin whose forms are taken over: whether it is installed, and how it is deactivated and activated. */
final class OriginalPlugin {

	public const PLUGIN = 'contact-form-7/wp-contact-form-7.php';

	/** Its slug, which other plugins use in their headers. */
	public const SLUG = 'contact-form-7';

	/** The folder with its files; '' when it is not installed. */
	public static function plugin_folder(): string {
		$file = WP_PLUGIN_DIR . '/' . self::PLUGIN;
		return is_file( $file ) ? dirname( $file ) : '';
	}

	public static function is_active(): bool {
		return ! ActivePluginClaim::is_claimed() && ( in_array( self::PLUGIN, (array) get_option( 'active_plugins', [] ), true ) || self::is_active_in_network() );
	}

	public static function is_active_in_network(): bool {
		return is_multisite() && ! ActivePluginClaim::is_claimed() && isset( ( (array) get_site_option( 'active_sitewide_plugins', [] ) )[ self::PLUGIN ] );
	}

	/** Whether WordPress loads it in this request, under any folder name; called while plugins are still being loaded. */
	public static function is_loading(): bool {
		$active = array_merge( (array) get_option( 'active_plugins', [] ), is_multisite() ? array_keys( (array) get_site_option( 'active_sitewide_plugins', [] ) ) : [] );
		foreach ( array_filter( $active, 'is_string' ) as $plugin ) {
			if ( basename( self::PLUGIN ) === basename( $plugin ) && is_file( WP_PLUGIN_DIR . '/' . $plugin ) ) {
				return true;
			}
		}
		return defined( 'WPCF7_VERSION' );
	}

	/** Whether the current user may deactivate or activate it. */
	public static function can_switch(): bool {
		return current_user_can( 'activate_plugins' ) && ( ! self::is_active_in_network() || current_user_can( 'manage_network_plugins' ) );
	}

	/** Deactivates it. WordPress refuses this on its own screen while another plugin requires it; here the owner was informed. */
	public static function deactivate(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		deactivate_plugins( self::PLUGIN, false, self::is_active_in_network() );
	}

	/** Activates it, in a request in which our compatibility names are not declared: the button's name prevents that (`SwitchoverScreen::BACK`). */
	public static function activate(): ?\WP_Error {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		return activate_plugin( self::PLUGIN );
	}

	/**
	 * On `pre_uninstall_plugin`: its uninstall file deletes all forms and its option, unless this constant indicates that another copy of
	 * it is present.
	 */
	public static function preserve_forms( string $plugin ): void {
		if ( basename( self::PLUGIN ) === basename( $plugin ) && ! defined( 'WPCF7_VERSION' ) ) {
			define( 'WPCF7_VERSION', FormFormat::VERSION ); // Its own name.
		}
	}
}
