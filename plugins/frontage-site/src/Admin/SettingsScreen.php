<?php

declare( strict_types = 1 );

namespace Frontage\Site\Admin;

use Frontage\Kit\Admin\RemoveDataSetting;
use Frontage\Kit\Admin\SettingsHub;
use Frontage\Site\Starter\Admin\StarterScreen;

defined( 'ABSPATH' ) || exit;

/** The plugin's own settings, which stand in Settings → Frontage, and links to its screens in the list of plugins. */
final class SettingsScreen {

	/** Option: delete all data with the plugin; uninstall.php reads it. */
	public const REMOVE_DATA = 'frontage_site_remove_data';

	/** On `admin_init` and `frontage_kit_rest_settings`: also read and written through WordPress's `/wp/v2/settings`. */
	public static function register(): void {
		RemoveDataSetting::register(
			self::REMOVE_DATA,
			__( 'Site', 'frontage-site' ),
			__( 'Delete all settings', 'frontage-site' ),
			__( 'Blocks on your pages are kept.', 'frontage-site' )
		);
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
		$pages     = [
			'starter'  => [ StarterScreen::url(), __( 'Starter site', 'frontage-site' ) ],
			'settings' => [ SettingsHub::url(), __( 'Settings', 'frontage-site' ) ],
		];
		$own_links = array_map( static fn ( array $page ): string => sprintf( '<a href="%s">%s</a>', esc_url( $page[0] ), esc_html( $page[1] ) ), $pages );
		return $own_links + $links;
	}
}
