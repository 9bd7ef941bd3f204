<?php

declare( strict_types = 1 );

namespace Frontage\Shop;

use Frontage\Kit\Admin\RemoveDataSetting;
use Frontage\Kit\Admin\SettingsPage;

defined( 'ABSPATH' ) || exit;

/**
 * Settings → Frontage → Shop: the plugin's settings, built on core's Settings API.
 *
 * @phpstan-import-type Part from \Frontage\Kit\Admin\SettingsHub
 */
final class Settings {

	/** Option: delete all data with the plugin; uninstall.php reads it. */
	public const REMOVE_DATA = 'frontage_shop_remove_data';

	/** Option: plus and minus buttons beside quantities. Default: off, like everything that changes an existing site. */
	public const QUANTITY = 'frontage_shop_quantity';

	/** Option: the cart page updates itself after a change. */
	public const UPDATE = 'frontage_shop_update';

	private const GROUP = 'frontage_shop';
	public const PAGE   = 'frontage-shop-settings';

	/** On `admin_init` and `frontage_kit_rest_settings`: also read and written through WordPress's `/wp/v2/settings`. */
	public static function register(): void {
		RemoveDataSetting::register(
			self::REMOVE_DATA,
			__( 'Shop', 'frontage-shop' ),
			__( 'Delete all settings', 'frontage-shop' ),
			__( 'Blocks on your pages are kept.', 'frontage-shop' )
		);
		foreach ( self::switches() as $option => [ , $label, $means ] ) {
			register_setting(
				self::GROUP,
				$option,
				[
					'type'              => 'boolean',
					'label'             => $label,
					'description'       => $means,
					'sanitize_callback' => 'rest_sanitize_boolean',
					'show_in_rest'      => true,
					'default'           => false,
				]
			);
		}
	}

	/** @return array<string, array{ string, string, string }> Option => title, label, description. */
	private static function switches(): array {
		return [
			self::QUANTITY => [
				__( 'Quantities', 'frontage-shop' ),
				__( 'Plus and minus buttons', 'frontage-shop' ),
				__( 'Added on product and cart pages where WooCommerce shows a plain number field. WooCommerce blocks with their own buttons are not changed.', 'frontage-shop' ),
			],
			self::UPDATE   => [
				__( 'Cart page', 'frontage-shop' ),
				__( 'Update cart automatically', 'frontage-shop' ),
				__( 'Updates half a second after the last quantity change. When off, visitors use the “Update cart” button. Requires plus and minus buttons.', 'frontage-shop' ),
			],
		];
	}

	/** On `admin_menu`. */
	public static function add_page(): void {
		SettingsPage::add( 'options-general.php', self::PAGE, self::GROUP, __( 'Shop', 'frontage-shop' ), __( 'Shop', 'frontage-shop' ) );
	}

	/**
	 * On `plugin_action_links_…`.
	 *
	 * @param array<string> $links
	 * @return array<string> With the link to the settings page first.
	 */
	public static function links( array $links ): array {
		return SettingsPage::link( $links, 'options-general.php?page=' . self::PAGE, __( 'Settings', 'frontage-shop' ) );
	}

	/**
	 * On `frontage_hub_parts`.
	 *
	 * @param list<Part> $parts
	 * @return list<Part>
	 */
	public static function add_part( array $parts ): array {
		if ( current_user_can( 'manage_options' ) ) {
			$parts[] = [
				'group'  => 'site',
				'order'  => 60,
				'icon'   => 'cart',
				'name'   => __( 'Shop', 'frontage-shop' ),
				'state'  => match ( true ) {
					! class_exists( 'WooCommerce', false )  => __( 'Off. WooCommerce is not active', 'frontage-shop' ),
					(bool) get_option( self::QUANTITY ) => __( 'Quantity buttons on', 'frontage-shop' ),
					default                                 => __( 'Quantity buttons off', 'frontage-shop' ),
				},
				'url'    => admin_url( 'options-general.php?page=' . self::PAGE ),
				'action' => __( 'Edit', 'frontage-shop' ),
			];
		}
		return $parts;
	}

	/** On `admin_init`. */
	public static function add_fields(): void {
		add_settings_section( 'pages', __( 'Shop pages', 'frontage-shop' ), '__return_null', self::PAGE );
		foreach ( self::switches() as $option => [ $title, $label, $means ] ) {
			add_settings_field( $option, $title, static fn () => SettingsPage::checkbox( $option, $label, $means ), self::PAGE, 'pages' );
		}
	}
}
