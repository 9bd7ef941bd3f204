<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

defined( 'ABSPATH' ) || exit;

/** The setting that every plugin of the suite has: whether its data is deleted on uninstall. `uninstall.php` reads the option. */
final class RemoveDataSetting {

	/** On `admin_init` and `rest_api_init`: registers the option, also for WordPress's `/wp/v2/settings`. Default: off. */
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
	 * On `admin_init`: adds the checkbox, in its own section of the plugin's settings page.
	 *
	 * @param string $means Description of both states.
	 */
	public static function add_field( string $page, string $option, string $section, string $title, string $label, string $means ): void {
		add_settings_section( 'data', $section, '__return_null', $page );
		add_settings_field( $option, $title, static fn () => SettingsPage::checkbox( $option, $label, $means ), $page, 'data' );
	}
}
