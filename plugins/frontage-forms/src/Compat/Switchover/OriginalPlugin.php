<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover;

use Frontage\Forms\Compat\ActivePluginClaim;
use Frontage\Forms\Document\FormFormat;

defined( 'ABSPATH' ) || exit;

/** The plugin whose forms are taken over: whether it is here, and how it is switched off and on again. */
final class OriginalPlugin {

	public const PLUGIN = 'contact-form-7/wp-contact-form-7.php';

	/** What other plugins call it in their headers. */
	public const SLUG = 'contact-form-7';

	/** Where its files are; '' when it is not installed. */
	public static function folder(): string {
		$file = WP_PLUGIN_DIR . '/' . self::PLUGIN;
		return is_file( $file ) ? dirname( $file ) : '';
	}

	public static function is_active(): bool {
		return ! ActivePluginClaim::is_claimed() && ( in_array( self::PLUGIN, (array) get_option( 'active_plugins', [] ), true ) || self::is_active_in_network() );
	}

	public static function is_active_in_network(): bool {
		return is_multisite() && ! ActivePluginClaim::is_claimed() && isset( ( (array) get_site_option( 'active_sitewide_plugins', [] ) )[ self::PLUGIN ] );
	}

	/** Whether WordPress includes it in this request, under any folder's name; asked while plugins are still being included. */
	public static function will_load(): bool {
		$active = array_merge( (array) get_option( 'active_plugins', [] ), is_multisite() ? array_keys( (array) get_site_option( 'active_sitewide_plugins', [] ) ) : [] );
		foreach ( array_filter( $active, 'is_string' ) as $plugin ) {
			if ( basename( self::PLUGIN ) === basename( $plugin ) && is_file( WP_PLUGIN_DIR . '/' . $plugin ) ) {
				return true;
			}
		}
		return defined( 'WPCF7_VERSION' );
	}

	/** Whether this person may switch it off or on. */
	public static function may_switch(): bool {
		return current_user_can( 'activate_plugins' ) && ( ! self::is_active_in_network() || current_user_can( 'manage_network_plugins' ) );
	}

	/** WordPress itself refuses on its screen while another plugin says that it requires this one; here the owner has been told. */
	public static function switch_off(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		deactivate_plugins( self::PLUGIN, false, self::is_active_in_network() );
	}

	/** In a request that has none of its names: its button's name says so (`SwitchoverScreen::BACK`). */
	public static function switch_on(): ?\WP_Error {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		return activate_plugin( self::PLUGIN );
	}

	/** On `pre_uninstall_plugin`: its uninstall file removes all forms and its option, unless this constant says that another copy of it is there. */
	public static function keep_forms( string $plugin ): void {
		if ( basename( self::PLUGIN ) === basename( $plugin ) && ! defined( 'WPCF7_VERSION' ) ) {
			define( 'WPCF7_VERSION', FormFormat::VERSION ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Its own name.
		}
	}
}
