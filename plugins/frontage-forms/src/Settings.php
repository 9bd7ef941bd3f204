<?php

declare( strict_types=1 );

namespace Frontage\Forms;

use Frontage\Kit\RemoveData;

defined( 'ABSPATH' ) || exit;

/** What an owner decides for the whole plugin; read and written through WordPress's `/wp/v2/settings`. */
final class Settings {

	/** Remove all our data when the plugin is deleted. */
	public const REMOVE_DATA = 'frontage_forms_remove_data';

	/** The group they are saved in from a screen. */
	public const GROUP = 'frontage_forms';

	/** On `admin_init` and `rest_api_init`. */
	public static function register(): void {
		RemoveData::register(
			self::GROUP,
			self::REMOVE_DATA,
			__( 'Remove all messages, forms and settings when the plugin is deleted', 'frontage-forms' ),
			__( 'Forms stay while Contact Form 7 is installed, which uses them too.', 'frontage-forms' )
		);
	}
}
