<?php

declare( strict_types=1 );

namespace Frontage\Forms;

use Frontage\Forms\Compat\ActivePlugins;
use Frontage\Forms\Files\WaitingSettings;
use Frontage\Forms\Guard\CaptchaSettings;
use Frontage\Forms\Guard\Crowd;
use Frontage\Forms\Guard\Keys;
use Frontage\Forms\Guard\ProxySettings;
use Frontage\Forms\Privacy\Retention;
use Frontage\Forms\Privacy\RetentionSettings;
use Frontage\Forms\Queue\DeliverySettings;
use Frontage\Forms\Queue\Runner;
use Frontage\Forms\Queue\Slot;
use Frontage\Forms\Webhook\Hook;
use Frontage\Forms\Webhook\WebhookSettings;
use Frontage\Kit\Proxies;
use Frontage\Kit\RemoveData;

defined( 'ABSPATH' ) || exit;

/** What an owner decides for the whole plugin; read and written through WordPress's `/wp/v2/settings`. */
final class Settings {

	/** Remove all our data when the plugin is deleted. */
	public const REMOVE_DATA = 'frontage_forms_remove_data';

	/** The group they are saved in from a screen. */
	public const GROUP = 'frontage_forms';

	/** Read while a visitor waits, so each is there and comes with WordPress's own options: no query of its own. */
	private const READ_BY_VISITS = [ Proxies::OPTION, Crowd::OPTION, Keys::OPTION, Hook::OPTION ];

	/** Once, after an installation or update. */
	public static function make_ready(): void {
		foreach ( self::READ_BY_VISITS as $option ) {
			add_option( $option, [], '', true );
		}
		add_option( Slot::SETTING, Slot::USUAL, '', true );
		add_option( Runner::LOOKED_BACK, 0, '', true );
		Retention::make_ready();
	}

	/** On `admin_init` and `rest_api_init`. */
	public static function register(): void {
		ProxySettings::register( self::GROUP );
		CaptchaSettings::register( self::GROUP );
		RetentionSettings::register( self::GROUP );
		ActivePlugins::register( self::GROUP );
		WebhookSettings::register( self::GROUP );
		WaitingSettings::register( self::GROUP );
		DeliverySettings::register( self::GROUP );
		RemoveData::register(
			self::GROUP,
			self::REMOVE_DATA,
			__( 'Remove all messages, forms and settings when the plugin is deleted', 'frontage-forms' ),
			__( 'Forms stay while Contact Form 7 is installed, which uses them too.', 'frontage-forms' )
		);
	}
}
