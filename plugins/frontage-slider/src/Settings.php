<?php

namespace Frontage\Slider;

use Frontage\Kit\Admin\RemoveDataSetting;

defined( 'ABSPATH' ) || exit;

/** Settings of the plugin, also available through WordPress's `/wp/v2/settings`. */
final class Settings {

	/** Remove sliders when the plugin is deleted. */
	public const REMOVE_DATA = 'frontage_slider_remove_data';

	/** On `admin_init` and `frontage_kit_rest_settings`. */
	public static function register(): void {
		RemoveDataSetting::register(
			self::REMOVE_DATA,
			__( 'Slider', 'frontage-slider' ),
			__( 'Delete all sliders in the list', 'frontage-slider' ),
			__( 'Sliders that are part of a page, and images, stay.', 'frontage-slider' )
		);
	}
}
