<?php

namespace Frontage\Forms\Compat;

use Frontage\Forms\Compat\Switchover\OriginalPlugin;
use Frontage\Forms\Document\FormFormat;
use Frontage\Kit\Admin\SettingsPage;
use Frontage\Kit\Admin\WhatIsThis;

defined( 'ABSPATH' ) || exit;

/**
 * Reports Contact Form 7 as active to add-ons that check for its plugin file instead of its names.
 *
 * Only where an owner turned it on, the site was tested with it, and the names are declared. The reported state is never stored.
 */
final class ActivePluginClaim {

	/** Option: the owner's setting. */
	public const ANSWERS = 'frontage_forms_answer_for_original';

	/** Option: set once the site responded with the setting on (`Switchover`). The plugin's main file reads it by this name. */
	public const TESTED = 'frontage_forms_answer_tested';

	private static bool $claims = false;

	/** Called once the names are declared. */
	public static function claim(): void {
		self::$claims = true;
		add_filter( 'option_active_plugins', [ self::class, 'add_to_list' ] );
		add_action( 'load-plugins.php', [ self::class, 'withdraw_for_list' ] );
		foreach ( [ 'search-plugins', 'delete-plugin' ] as $action ) {
			add_action( "wp_ajax_$action", [ self::class, 'withdraw_for_list' ], 0 );
		}
		add_filter( 'rest_pre_dispatch', [ self::class, 'withdraw_for_route' ], 10, 3 );
		if ( PluginManagementRequest::is_this_command() ) {
			add_action( 'wp_loaded', [ self::class, 'withdraw_for_list' ], PHP_INT_MAX );
		}
		add_filter( 'pre_update_option_active_plugins', [ self::class, 'remove_from_list' ] );
		add_filter( 'pre_update_site_option_active_sitewide_plugins', [ self::class, 'remove_from_list' ] );
		if ( is_multisite() ) {
			// WordPress skips plugins in a site's list that are active in the network, so the file itself is not included.
			add_filter( 'site_option_active_sitewide_plugins', [ self::class, 'add_to_network' ] );
		}
	}

	/**
	 * Runs before a list of plugins is shown or changed: from then on the real state is returned. Add-ons have been loaded and have checked
	 * by then.
	 */
	public static function withdraw_for_list(): void {
		remove_filter( 'option_active_plugins', [ self::class, 'add_to_list' ] );
		remove_filter( 'site_option_active_sitewide_plugins', [ self::class, 'add_to_network' ] );
	}

	/**
	 * On `rest_pre_dispatch`: does the same for WordPress's REST route of plugins.
	 *
	 * @param mixed                             $answer  A response, if there is one already.
	 * @param mixed                             $server  Unused.
	 * @param \WP_REST_Request<array<string, mixed>> $request The request.
	 * @return mixed The response, unchanged.
	 */
	public static function withdraw_for_route( mixed $answer, mixed $server, \WP_REST_Request $request ) {
		if ( str_starts_with( strtolower( $request->get_route() ), '/wp/v2/plugins' ) ) {
			self::withdraw_for_list();
		}
		return $answer;
	}

	/** For code that must read and write the stored list. */
	public static function withdraw(): void {
		self::$claims = false;
		remove_filter( 'option_active_plugins', [ self::class, 'add_to_list' ] );
		remove_filter( 'pre_update_option_active_plugins', [ self::class, 'remove_from_list' ] );
		remove_filter( 'pre_update_option_active_plugins', [ self::class, 'move_first' ], PHP_INT_MAX );
		remove_filter( 'pre_update_site_option_active_sitewide_plugins', [ self::class, 'remove_from_list' ] );
		remove_filter( 'site_option_active_sitewide_plugins', [ self::class, 'add_to_network' ] );
	}

	/** Whether this request reports an inactive plugin as active. */
	public static function is_claimed(): bool {
		return self::$claims;
	}

	/** Whether an owner has turned it on and the site passed the test. Read from autoloaded options, without a query. */
	public static function is_enabled(): bool {
		$options = wp_load_alloptions();
		return ! empty( $options[ self::ANSWERS ] ) && ! empty( $options[ self::TESTED ] );
	}

	/** Turns it on from the next request on. The caller has tested the site. */
	public static function enable(): void {
		update_option( self::ANSWERS, 1, true );
		update_option( self::TESTED, 1, true );
		$active_plugins = get_option( 'active_plugins' );
		update_option( 'active_plugins', self::move_first( $active_plugins ) );
	}

	public static function disable(): void {
		$was_enabled = self::is_enabled();
		self::withdraw();
		update_option( self::ANSWERS, 0, true );
		delete_option( self::TESTED );
		$active_plugins = get_option( 'active_plugins' );
		if ( $was_enabled && is_array( $active_plugins ) && in_array( self::plugin_basename(), $active_plugins, true ) ) {
			update_option( 'active_plugins', self::sort_plugin( $active_plugins, self::plugin_basename() ) );
		}
	}

	/**
	 * Moves one plugin of a list to where WordPress's sorting puts it; the others keep their position, since some choose it themselves.
	 *
	 * @param array<mixed> $plugins
	 * @return list<string>
	 */
	public static function sort_plugin( array $plugins, string $plugin ): array {
		$other_plugins = array_values( array_diff( array_filter( $plugins, 'is_string' ), [ $plugin ] ) );
		$before        = array_filter( $other_plugins, static fn ( string $other_plugin ): bool => strcmp( $other_plugin, $plugin ) < 0 );
		array_splice( $other_plugins, $before ? array_key_last( $before ) + 1 : 0, 0, [ $plugin ] );
		return $other_plugins;
	}

	/**
	 * On `option_active_plugins`.
	 *
	 * @return mixed
	 */
	public static function add_to_list( mixed $plugins ) {
		if ( is_array( $plugins ) && ! in_array( OriginalPlugin::PLUGIN, $plugins, true ) ) {
			$plugins[] = OriginalPlugin::PLUGIN;
		}
		return $plugins;
	}

	/**
	 * On `site_option_active_sitewide_plugins`, only where this plugin is network-active.
	 *
	 * @return mixed
	 */
	public static function add_to_network( mixed $plugins ) {
		return is_array( $plugins ) && isset( $plugins[ self::plugin_basename() ] ) ? $plugins + [ OriginalPlugin::PLUGIN => 0 ] : $plugins;
	}

	/**
	 * On `pre_update_option_active_plugins`: WordPress loads plugins in this order, and sorts the list on every activation.
	 *
	 * @return mixed
	 */
	public static function move_first( mixed $plugins ) {
		$own_basename = self::plugin_basename();
		return is_array( $plugins ) && in_array( $own_basename, $plugins, true ) ? [ $own_basename, ...array_values( array_diff( array_filter( $plugins, 'is_string' ), [ $own_basename ] ) ) ] : $plugins;
	}

	/**
	 * On `pre_update_option_active_plugins`, and by key for the network's list.
	 *
	 * @return mixed
	 */
	public static function remove_from_list( mixed $plugins ) {
		if ( ! self::$claims || FormFormat::is_original_active() || ! is_array( $plugins ) ) {
			return $plugins;
		}
		unset( $plugins[ OriginalPlugin::PLUGIN ] );
		return array_is_list( $plugins ) || is_int( array_key_first( $plugins ) ) ? array_values( array_filter( $plugins, static fn ( mixed $plugin ): bool => OriginalPlugin::PLUGIN !== $plugin ) ) : $plugins;
	}

	private static function plugin_basename(): string {
		return plugin_basename( dirname( __DIR__, 2 ) . '/frontage-forms.php' ); // Also called before the autoloader is registered.
	}

	/** On `admin_init` and `frontage_kit_rest_settings`, with the other settings. */
	public static function register( string $group ): void {
		register_setting(
			$group,
			self::ANSWERS,
			[
				'type'              => 'boolean',
				'description'       => __( 'Reports Contact Form 7 as active to its add-ons', 'frontage-forms' ),
				'sanitize_callback' => 'rest_sanitize_boolean',
				'show_in_rest'      => true,
				'default'           => false,
			]
		);
	}

	public static function add_field( string $page ): void {
		add_settings_section( 'frontage_forms_old', __( 'Contact Form 7 add-ons', 'frontage-forms' ), '__return_null', $page );
		add_settings_field(
			self::ANSWERS,
			__( 'Add-on compatibility', 'frontage-forms' ),
			static function (): void {
				SettingsPage::checkbox(
					self::ANSWERS,
					__( 'Report Contact Form 7 as active', 'frontage-forms' ),
					__( 'Some add-ons deactivate themselves if Contact Form 7 is missing. Saving tests the homepage, sign-in page, and dashboard, and reverts this setting on errors. The Plugins screen always shows the real status.', 'frontage-forms' )
				);
				WhatIsThis::print( __( 'Report Contact Form 7 as active', 'frontage-forms' ), __( 'Contact Form 7 add-ons check whether it is active. Turn this on only if one of yours reports that Contact Form 7 is missing.', 'frontage-forms' ) );
			},
			$page,
			'frontage_forms_old'
		);
	}
}
