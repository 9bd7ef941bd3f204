<?php

declare( strict_types=1 );

namespace Frontage\Forms;

use Frontage\Forms\Inbox\Screen;
use Frontage\Kit\SettingsPage;

/** Forms → Settings: the one thing an owner decides for all forms. Core's Settings API does the rest. */
final class SettingsScreen {

	private const PAGE = 'frontage-forms-settings';

	/** On `admin_menu`. */
	public static function add(): void {
		add_submenu_page( Screen::SLUG, __( 'Form settings', 'frontage-forms' ), __( 'Settings', 'frontage-forms' ), 'manage_options', self::PAGE, [ self::class, 'render' ] );
	}

	public static function render(): void {
		SettingsPage::render( __( 'Form settings', 'frontage-forms' ), Settings::GROUP, self::PAGE );
	}

	/** On `admin_init`; the option itself is registered by `Settings`. */
	public static function register(): void {
		add_settings_section( 'data', __( 'Data', 'frontage-forms' ), '__return_null', self::PAGE );
		add_settings_field( Settings::REMOVE_DATA, __( 'When the plugin is deleted', 'frontage-forms' ), [ self::class, 'render_remove_data' ], self::PAGE, 'data' );
	}

	public static function render_remove_data(): void {
		SettingsPage::checkbox(
			Settings::REMOVE_DATA,
			__( 'Remove forms and submissions too', 'frontage-forms' ),
			__( 'Unticked, everything stays in the database and is there again when the plugin is. Forms are never removed while Contact Form 7 is installed, since they are its forms too. Switching the plugin off removes nothing.', 'frontage-forms' )
		);
	}
}
