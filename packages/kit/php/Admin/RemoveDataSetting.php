<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * The setting that every plugin of the suite has: whether its data is deleted on uninstall. `uninstall.php` reads the
 * option. All of them stand in one card of Settings → Frontage.
 */
final class RemoveDataSetting {

	/** Option group of the card's form. */
	public const GROUP = 'frontage_data';

	/** @var array<string, array{ name: string, label: string, description: string }> By option. */
	private static array $options = [];

	/**
	 * On `admin_init` and `rest_api_init`: registers the option, also for WordPress's `/wp/v2/settings`. Default: off.
	 *
	 * @param string $name        The plugin's name.
	 * @param string $label       What is deleted.
	 * @param string $description What stays in any case.
	 */
	public static function register( string $option, string $name, string $label, string $description ): void {
		self::$options[ $option ] = [
			'name'        => $name,
			'label'       => $label,
			'description' => $description,
		];
		register_setting(
			self::GROUP,
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

	public static function print_card(): void {
		if ( ! self::$options ) {
			return;
		}
		printf(
			'<section class="frontage-hub__card" id="data" aria-labelledby="frontage-hub-data"><div class="frontage-hub__head"><div><h2 id="frontage-hub-data">%s</h2><p>%s</p></div></div><form class="frontage-hub__data" action="%s" method="post">',
			esc_html__( 'Data on uninstall', 'frontage-kit' ),
			esc_html__( 'Choose what is deleted along with a plugin. Deactivating a plugin never deletes anything.', 'frontage-kit' ),
			esc_url( admin_url( 'options.php' ) )
		);
		settings_fields( self::GROUP );
		foreach ( self::$options as $option => $texts ) {
			printf( '<fieldset><legend>%s</legend>', esc_html( $texts['name'] ) );
			SettingsPage::checkbox( $option, $texts['label'], $texts['description'] );
			echo '</fieldset>';
		}
		WhatIsThis::print( __( 'Data on uninstall', 'frontage-kit' ), __( 'WordPress deletes a plugin when you select Delete on the Plugins screen. Leave these off to reinstall later with everything in place. Turn one on only if you no longer need its data.', 'frontage-kit' ) );
		submit_button( '', 'secondary' );
		echo '</form></section>';
	}
}
