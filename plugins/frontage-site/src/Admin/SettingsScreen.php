<?php

declare( strict_types = 1 );

namespace Frontage\Site\Admin;

use Frontage\Kit\Admin\RemoveDataSetting;
use Frontage\Kit\Admin\SettingsPage;
use Frontage\Site\Behaviors\BehaviorsScreen;
use Frontage\Site\Business\BusinessScreen;
use Frontage\Site\Starter\StarterScreen;

defined( 'ABSPATH' ) || exit;

/** Settings → Site blocks: the plugin's settings, built on core's Settings API. */
final class SettingsScreen {

	/** Option: delete all data with the plugin; uninstall.php reads it. */
	public const REMOVE_DATA = 'frontage_site_remove_data';

	private const GROUP = 'frontage_site';
	private const PAGE  = 'frontage-site-settings';

	/** On `admin_init` and `rest_api_init`: also read and written through WordPress's `/wp/v2/settings`. */
	public static function register(): void {
		RemoveDataSetting::register(
			self::GROUP,
			self::REMOVE_DATA,
			__( 'Remove all settings when the plugin is deleted', 'frontage-site' ),
			__( 'Blocks that stand in pages stay.', 'frontage-site' )
		);
	}

	/** On `admin_menu`. */
	public static function add_page(): void {
		SettingsPage::add( 'options-general.php', self::PAGE, self::GROUP, __( 'Site blocks: settings', 'frontage-site' ), __( 'Site blocks', 'frontage-site' ) );
	}

	/**
	 * On `plugin_action_links_…`.
	 *
	 * @param array<string> $links
	 * @return array<string> With the links to the plugin's screens first.
	 */
	public static function links( array $links ): array {
		if ( ! current_user_can( 'manage_options' ) ) {
			return $links;
		}
		$pages = [
			'starter'    => [ StarterScreen::url(), __( 'Starter site', 'frontage-site' ) ],
			'business'   => [ BusinessScreen::url(), __( 'Business', 'frontage-site' ) ],
			'behaviors' => [ BehaviorsScreen::url(), __( 'Behaviors', 'frontage-site' ) ],
			'settings'   => [ admin_url( 'options-general.php?page=' . self::PAGE ), __( 'Settings', 'frontage-site' ) ],
		];
		$ours  = array_map( static fn ( array $page ): string => sprintf( '<a href="%s">%s</a>', esc_url( $page[0] ), esc_html( $page[1] ) ), $pages );
		return $ours + $links;
	}

	/** On `admin_init`. */
	public static function add_fields(): void {
		RemoveDataSetting::add_field(
			self::PAGE,
			self::REMOVE_DATA,
			__( 'Data', 'frontage-site' ),
			__( 'When the plugin is deleted', 'frontage-site' ),
			__( 'Remove its settings too', 'frontage-site' ),
			__( 'Unticked, they stay in the database and are there again when the plugin is. Blocks stay in their pages in any case. Switching the plugin off removes nothing.', 'frontage-site' )
		);
	}
}
