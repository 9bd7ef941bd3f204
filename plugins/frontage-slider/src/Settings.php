<?php

namespace Frontage\Slider;

use Frontage\Kit\Admin\RemoveDataSetting;

defined( 'ABSPATH' ) || exit;

/** Settings of the plugin, also available through WordPress's `/wp/v2/settings`. */
final class Settings {

	/** Remove sliders when the plugin is deleted. */
	public const REMOVE_DATA = 'frontage_slider_remove_data';

	/** Option group of the settings screen. */
	public const GROUP = 'frontage_slider';

	/** On `admin_init` and `rest_api_init`. */
	public static function register(): void {
		RemoveDataSetting::register(
			self::GROUP,
			self::REMOVE_DATA,
			__( 'Remove all sliders under Sliders when the plugin is deleted', 'frontage-slider' ),
			__( 'Sliders that stand in pages, and pictures, stay.', 'frontage-slider' )
		);
	}
}
