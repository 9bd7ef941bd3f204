<?php

namespace Frontage\Forms\Compat;

use Frontage\Forms\Form\Format;
use Frontage\Kit\SettingsPage;

defined( 'ABSPATH' ) || exit;

/**
 * Says "active" of Contact Form 7 to add-ons that ask for its file and not for its names.
 *
 * Only where an owner wants it and the names are declared. What was only said is never written down.
 */
final class ActivePlugins {

	private const ORIGINAL = 'contact-form-7/wp-contact-form-7.php';

	private static bool $claims = false;

	public static function claim(): void {
		self::$claims = true;
		add_filter( 'option_active_plugins', [ self::class, 'add' ] );
		add_filter( 'pre_update_option_active_plugins', [ self::class, 'take_out' ] );
		add_filter( 'pre_update_site_option_active_sitewide_plugins', [ self::class, 'take_out' ] );
	}

	/** Whether an owner has switched it on. From the options that every request has: no query for one that nobody ever saved. */
	public static function is_wanted(): bool {
		return ! empty( wp_load_alloptions()[ ScreenRequest::ANSWERS ] );
	}

	/**
	 * On `option_active_plugins`.
	 *
	 * @return mixed
	 */
	public static function add( mixed $plugins ) {
		if ( is_array( $plugins ) && ! in_array( self::ORIGINAL, $plugins, true ) ) {
			$plugins[] = self::ORIGINAL;
		}
		return $plugins;
	}

	/**
	 * On `pre_update_option_active_plugins`, and by key for the network's list.
	 *
	 * @return mixed
	 */
	public static function take_out( mixed $plugins ) {
		if ( ! self::$claims || Format::original_is_active() || ! is_array( $plugins ) ) {
			return $plugins;
		}
		unset( $plugins[ self::ORIGINAL ] );
		return array_is_list( $plugins ) || is_int( array_key_first( $plugins ) ) ? array_values( array_filter( $plugins, static fn ( mixed $one ): bool => self::ORIGINAL !== $one ) ) : $plugins;
	}

	/** On `admin_init` and `rest_api_init`, with the other settings. */
	public static function register( string $group ): void {
		register_setting(
			$group,
			ScreenRequest::ANSWERS,
			[
				'type'              => 'boolean',
				'description'       => __( 'Answer for Contact Form 7 to add-ons that ask whether it is active', 'frontage-forms' ),
				'sanitize_callback' => 'rest_sanitize_boolean',
				'show_in_rest'      => true,
				'default'           => false,
			]
		);
	}

	public static function add_field( string $page ): void {
		add_settings_section( 'frontage_forms_old', __( 'Add-ons of Contact Form 7', 'frontage-forms' ), '__return_null', $page );
		add_settings_field(
			ScreenRequest::ANSWERS,
			__( 'When an add-on asks', 'frontage-forms' ),
			static fn () => SettingsPage::checkbox(
				ScreenRequest::ANSWERS,
				__( 'Say that Contact Form 7 is active', 'frontage-forms' ),
				__( 'Some add-ons look for the plugin itself and switch themselves off without it. They find Frontage Forms in its place on pages and screens; where plugins are managed WordPress is told the truth.', 'frontage-forms' )
			),
			$page,
			'frontage_forms_old'
		);
	}
}
