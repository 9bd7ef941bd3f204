<?php

declare( strict_types = 1 );

namespace Frontage\Shop;

use Frontage\Kit\RemoveData;
use Frontage\Kit\SettingsPage;

defined( 'ABSPATH' ) || exit;

/** Settings → Shop: what an owner decides for the whole plugin. Core's Settings API does the rest. */
final class Settings {

	/** Remove all our data when the plugin is deleted; uninstall.php reads it. */
	public const REMOVE_DATA = 'frontage_shop_remove_data';

	private const GROUP = 'frontage_shop';
	private const PAGE  = 'frontage-shop-settings';

	/** On `admin_init` and `rest_api_init`: also read and written through WordPress's `/wp/v2/settings`. */
	public static function register(): void {
		RemoveData::register(
			self::GROUP,
			self::REMOVE_DATA,
			__( 'Remove all settings when the plugin is deleted', 'frontage-shop' ),
			__( 'Blocks that stand in pages stay.', 'frontage-shop' )
		);
	}

	/** On `admin_menu`. */
	public static function add_page(): void {
		SettingsPage::add( 'options-general.php', self::PAGE, self::GROUP, __( 'Shop: settings', 'frontage-shop' ), __( 'Shop', 'frontage-shop' ) );
	}

	/** On `admin_init`. */
	public static function add_fields(): void {
		RemoveData::add_field(
			self::PAGE,
			self::REMOVE_DATA,
			__( 'Data', 'frontage-shop' ),
			__( 'When the plugin is deleted', 'frontage-shop' ),
			__( 'Remove its settings too', 'frontage-shop' ),
			__( 'Unticked, they stay in the database and are there again when the plugin is. Blocks stay in their pages in any case. Switching the plugin off removes nothing.', 'frontage-shop' )
		);
	}
}
