<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

defined( 'ABSPATH' ) || exit;

/** The one switch that every plugin of the suite has: whether its data goes with it. Its `uninstall.php` reads the option. */
final class RemoveDataSetting {

	/** On `admin_init` and `rest_api_init`: also read and written through WordPress's `/wp/v2/settings`. Off at first. */
	public static function register( string $group, string $option, string $label, string $description ): void {
		register_setting(
			$group,
			$option,
			[
				'type'              => 'boolean',
				'label'             => $label,
				'description'       => $description,
				'sanitize_callback' => 'rest_sanitize_boolean',
				'show_in_rest'      => true,
				'default'           => false,
			]
		);
	}

	/**
	 * On `admin_init`: its box, in a section of its own on the plugin's settings page.
	 *
	 * @param string $means What follows when it is ticked, and when not.
	 */
	public static function add_field( string $page, string $option, string $section, string $title, string $label, string $means ): void {
		add_settings_section( 'data', $section, '__return_null', $page );
		add_settings_field( $option, $title, static fn () => SettingsPage::checkbox( $option, $label, $means ), $page, 'data' );
	}
}
