<?php

declare( strict_types=1 );

namespace Frontage\Forms;

use Frontage\Forms\Compat\ActivePluginClaim;
use Frontage\Forms\Files\UploadSettings;
use Frontage\Forms\Inbox\Admin\InboxScreen;
use Frontage\Forms\Privacy\RetentionSettings;
use Frontage\Forms\Queue\DeliverySettings;
use Frontage\Forms\Request\RequestData;
use Frontage\Forms\SpamProtection\CaptchaSettings;
use Frontage\Forms\SpamProtection\ProxySettings;
use Frontage\Forms\Webhook\WebhookSettings;
use Frontage\Kit\Admin\SettingsPage;

defined( 'ABSPATH' ) || exit;

/** Forms → Settings: settings for all forms, built with the Settings API. */
final class SettingsScreen {

	private const PAGE = 'frontage-forms-settings';

	/** On `admin_menu`. */
	public static function add(): void {
		SettingsPage::add( InboxScreen::SLUG, self::PAGE, Settings::GROUP, __( 'Form settings', 'frontage-forms' ), __( 'Settings', 'frontage-forms' ) );
	}

	/** On `admin_post_frontage_forms_webhook_test`: a link of the page, with a nonce. */
	public static function test_webhook(): void {
		WebhookSettings::send_test( (int) ( RequestData::parameter( 'get', 'form' )[0] ?? 0 ) );
		exit;
	}

	/** On `admin_init`; the options themselves are registered by `Settings`. */
	public static function register(): void {
		RetentionSettings::add_fields( self::PAGE );
		DeliverySettings::add_fields( self::PAGE );
		UploadSettings::add_fields( self::PAGE );
		CaptchaSettings::add_fields( self::PAGE );
		WebhookSettings::add_fields( self::PAGE );
		ProxySettings::add_fields( self::PAGE );
		ActivePluginClaim::add_field( self::PAGE );
	}
}
