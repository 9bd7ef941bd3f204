<?php

declare( strict_types=1 );

namespace Frontage\Forms;

use Frontage\Forms\Compat\ActivePluginClaim;
use Frontage\Forms\Files\UploadSettings;
use Frontage\Forms\Privacy\RetentionPolicy;
use Frontage\Forms\Privacy\RetentionSettings;
use Frontage\Forms\Queue\DeliveryLimit;
use Frontage\Forms\Queue\DeliverySettings;
use Frontage\Forms\Queue\DeliverySlot;
use Frontage\Forms\Queue\DeliveryWorker;
use Frontage\Forms\SpamProtection\CaptchaKeys;
use Frontage\Forms\SpamProtection\CaptchaSettings;
use Frontage\Forms\SpamProtection\ProxySettings;
use Frontage\Forms\SpamProtection\SharedAddressDetector;
use Frontage\Forms\Starters\EmailSettings;
use Frontage\Forms\Webhook\Webhook;
use Frontage\Forms\Webhook\WebhookSettings;
use Frontage\Kit\Admin\RemoveDataSetting;
use Frontage\Kit\Http\TrustedProxies;

defined( 'ABSPATH' ) || exit;

/** Settings of the whole plugin; available through WordPress's `/wp/v2/settings`. */
final class Settings {

	/** Remove all our data when the plugin is deleted. */
	public const REMOVE_DATA = 'frontage_forms_remove_data';

	/** Settings group of the screen. */
	public const GROUP = 'frontage_forms';

	/** Options that visitors' requests read. Each exists and is autoloaded, so that reading it costs no query. */
	private const READ_BY_VISITS = [ TrustedProxies::OPTION, SharedAddressDetector::OPTION, CaptchaKeys::OPTION, Webhook::OPTION ];

	/** Runs once after an installation or update. */
	public static function initialize(): void {
		foreach ( self::READ_BY_VISITS as $option ) {
			add_option( $option, [], '', true );
		}
		add_option( DeliverySlot::SETTING, DeliverySlot::USUAL, '', true );
		add_option( DeliveryLimit::SETTING, 0, '', true );
		add_option( DeliveryWorker::LOOKED_BACK, 0, '', true );
		RetentionPolicy::initialize();
	}

	/** On `admin_init` and `frontage_kit_rest_settings`. */
	public static function register(): void {
		EmailSettings::register( self::GROUP );
		ProxySettings::register( self::GROUP );
		CaptchaSettings::register( self::GROUP );
		RetentionSettings::register( self::GROUP );
		ActivePluginClaim::register( self::GROUP );
		WebhookSettings::register( self::GROUP );
		UploadSettings::register( self::GROUP );
		DeliverySettings::register( self::GROUP );
		RemoveDataSetting::register(
			self::REMOVE_DATA,
			__( 'Forms', 'frontage-forms' ),
			__( 'Delete all messages, forms, and settings', 'frontage-forms' ),
			__( 'Forms stay while Contact Form 7 is installed, because it uses them too.', 'frontage-forms' )
		);
	}
}
