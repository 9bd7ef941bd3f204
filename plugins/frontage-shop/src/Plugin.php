<?php

declare( strict_types = 1 );

namespace Frontage\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Registers all hooks of the plugin.
 *
 * Classes are referenced by name only, so that a class file is loaded when its hook first fires.
 */
final class Plugin {

	/** The plugin's main file, as WordPress's functions expect it. */
	public static string $file = '';

	public static function boot( string $file ): void {
		self::$file = $file;

		// Blocks and behaviors.
		add_action( 'init', [ self::class, 'register_blocks' ] );
		add_filter( 'block_categories_all', [ \Frontage\Kit\Admin\EditorSetup::class, 'add_block_category' ] );

		add_action( 'woocommerce_before_quantity_input_field', [ QuantityButtons::class, 'enqueue' ] );
		add_action( 'frontage_kit_behaviour', [ QuantityButtons::class, 'add_module_data' ], 10, 2 );

		// Settings.
		add_action( 'frontage_kit_rest_settings', [ Settings::class, 'register' ] );
		add_filter( 'frontage_hub_parts', [ Settings::class, 'add_part' ] );
		add_filter( 'frontage_first_minute', [ OnboardingStep::class, 'add' ] );
		add_filter( 'frontage_starter_parts', [ StarterProducts::class, 'add' ], 10, 2 );
		\Frontage\Kit\read_back_settings( StorageErrors::class );
		if ( ! \Frontage\Kit\is_front_controller() ) {
			self::add_dashboard_hooks();
		}
	}

	/** What only the dashboard or a command fires. Pages and REST calls do without. */
	private static function add_dashboard_hooks(): void {
		add_action( 'admin_init', [ Settings::class, 'register' ] );
		add_action( 'admin_menu', [ Settings::class, 'add_page' ] );
		add_action( 'admin_init', [ Settings::class, 'add_fields' ] );
		add_filter( 'frontage_help_pages', [ HelpPages::class, 'add' ], 14 );
		add_action( 'admin_notices', [ ComingSoon::class, 'print_notice' ] );
		add_action( 'admin_post_frontage_shop_launch', [ ComingSoon::class, 'launch' ] );
		add_filter( 'plugin_action_links_' . plugin_basename( self::$file ), [ Settings::class, 'links' ] );
	}

	public static function register_blocks(): void {
		\Frontage\Kit\register_blocks( self::$file );
	}
}
