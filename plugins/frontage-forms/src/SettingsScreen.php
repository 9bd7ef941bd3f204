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
use Frontage\Forms\Starters\EmailSettings;
use Frontage\Forms\Webhook\WebhookSettings;
use Frontage\Kit\Admin\SettingsPage;

defined( 'ABSPATH' ) || exit;

/** Forms → Settings: settings for all forms, built with the Settings API. */
final class SettingsScreen {

	/** The screen's slug. */
	public const PAGE = 'frontage-forms-settings';

	/** On `admin_menu`. */
	public static function add(): void {
		SettingsPage::add( InboxScreen::SLUG, self::PAGE, Settings::GROUP, __( 'Form settings', 'frontage-forms' ), __( 'Settings', 'frontage-forms' ) );
	}

	/** On `admin_post_frontage_forms_webhook_test`: a link of the page, with a nonce. */
	public static function test_webhook(): void {
		WebhookSettings::send_test( (int) ( RequestData::parameter( 'get', 'form' )[0] ?? 0 ) );
		exit;
	}

	/** On `admin_init`; the options themselves are registered by `Settings`. In the order of an owner's questions. */
	public static function register(): void {
		EmailSettings::add_fields( self::PAGE );
		CaptchaSettings::add_fields( self::PAGE );
		UploadSettings::add_fields( self::PAGE );
		RetentionSettings::add_fields( self::PAGE );
		$first = count( self::list_sections() );
		ProxySettings::add_fields( self::PAGE );
		WebhookSettings::add_fields( self::PAGE );
		DeliverySettings::add_fields( self::PAGE );
		ActivePluginClaim::add_field( self::PAGE );
		self::render_section( $first );
	}

	/** Folds the sections from this one on into one card: most sites never need them. */
	private static function render_section( int $first ): void {
		global $wp_settings_sections;
		$folded = array_slice( self::list_sections(), $first );
		foreach ( $folded as $index => $section ) {
			$heading = 0 === $index ? sprintf( '%s<h2>%s</h2><p>%s</p>', SettingsPage::card( 'card-advanced' ), esc_html__( 'Advanced', 'frontage-forms' ), esc_html__( 'Most sites never need these.', 'frontage-forms' ) ) : '';
			// WordPress takes both from an argument of add_settings_section(), which the sections do not know.
			$wp_settings_sections[ self::PAGE ][ $section['id'] ] = [
				'before_section' => $heading . '<details class="frontage-advanced"><summary>' . esc_html( $section['title'] ) . '</summary>',
				'after_section'  => '</details>' . ( count( $folded ) - 1 === $index ? '</section>' : '' ),
				'title'          => '',
			] + $section;
		}
	}

	/** @return list<array{ id: string, title: string }> */
	private static function list_sections(): array {
		global $wp_settings_sections;
		/** @var array<string, array<string, array{ id: string, title: string }>> $wp_settings_sections WordPress's own. */
		return array_values( $wp_settings_sections[ self::PAGE ] ?? [] );
	}
}
