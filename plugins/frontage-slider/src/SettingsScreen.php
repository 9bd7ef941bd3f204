<?php

namespace Frontage\Slider;

use Frontage\Kit\SettingsPage;

/** Sliders → Settings: the one thing an owner decides for all sliders. Core's Settings API does the rest. */
final class SettingsScreen {

	private const PAGE = 'frontage-slider-settings';

	/** On `admin_menu`. */
	public static function add(): void {
		add_submenu_page( 'edit.php?post_type=' . Plugin::POST_TYPE, __( 'Slider settings', 'frontage-slider' ), __( 'Settings', 'frontage-slider' ), 'manage_options', self::PAGE, [ self::class, 'render' ] );
	}

	public static function render(): void {
		SettingsPage::render( __( 'Slider settings', 'frontage-slider' ), Settings::GROUP, self::PAGE );
	}

	/** On `admin_init`; the option itself is registered by `Settings`. */
	public static function register(): void {
		add_settings_section( 'data', __( 'Data', 'frontage-slider' ), '__return_null', self::PAGE );
		add_settings_field( Settings::REMOVE_DATA, __( 'When the plugin is deleted', 'frontage-slider' ), [ self::class, 'render_remove_data' ], self::PAGE, 'data' );
	}

	public static function render_remove_data(): void {
		SettingsPage::checkbox(
			Settings::REMOVE_DATA,
			__( 'Remove all sliders under Sliders too', 'frontage-slider' ),
			__( 'Unticked, they stay in the database and are there again when the plugin is. Sliders that stand in pages stay with their pages, and pictures in the media library, in any case. Switching the plugin off removes nothing.', 'frontage-slider' )
		);
	}
}
