<?php

namespace Frontage\Slider\Admin;

use Frontage\Kit\Admin\RemoveDataSetting;
use Frontage\Kit\Admin\SettingsPage;
use Frontage\Slider\Settings;
use Frontage\Slider\Storage\SliderRepository;

defined( 'ABSPATH' ) || exit;

/** Sliders → Settings: the single setting for all sliders. Core's Settings API does the rest. */
final class SettingsScreen {

	private const PAGE = 'frontage-slider-settings';

	/** On `admin_menu`. */
	public static function add(): void {
		SettingsPage::add( 'edit.php?post_type=' . SliderRepository::POST_TYPE, self::PAGE, Settings::GROUP, __( 'Slider settings', 'frontage-slider' ), __( 'Settings', 'frontage-slider' ) );
	}

	/**
	 * On `plugin_action_links_…`.
	 *
	 * @param array<string> $links
	 * @return array<string> With a link to our screen first.
	 */
	public static function links( array $links ): array {
		return SettingsPage::link( $links, 'edit.php?post_type=' . SliderRepository::POST_TYPE . '&page=' . self::PAGE, __( 'Settings', 'frontage-slider' ) );
	}

	/** On `admin_init`; the option itself is registered by `Settings`. */
	public static function register(): void {
		RemoveDataSetting::add_field(
			self::PAGE,
			Settings::REMOVE_DATA,
			__( 'Data', 'frontage-slider' ),
			__( 'When the plugin is deleted', 'frontage-slider' ),
			__( 'Remove all sliders under Sliders too', 'frontage-slider' ),
			__( 'Unticked, they stay in the database and are there again when the plugin is. Sliders that stand in pages stay with their pages, and pictures in the media library, in any case. Switching the plugin off removes nothing.', 'frontage-slider' )
		);
	}
}
