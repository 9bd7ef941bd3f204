<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Starters;

use Frontage\Forms\Settings;
use Frontage\Forms\SettingsScreen;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Starters\EmailSettings;
use Frontage\Tests\WordPressTestCase;

/** Forms → Settings → Email. */
final class EmailSettingsTest extends WordPressTestCase {

	public function test_new_forms_begin_with_recipient_and_sender_of_the_settings(): void {
		$before = DefaultForm::create()->mail;
		self::assertSame( '[_site_admin_email]', $before['recipient'] );
		self::assertStringStartsWith( '[_site_title] <', $before['sender'] );
		update_option( EmailSettings::OPTION, [ 'recipient' => 'office@example.test', 'sender_name' => 'Halden & Rowe', 'sender_email' => 'forms@example.test' ] );
		$mail = DefaultForm::create()->mail;
		self::assertSame( [ 'office@example.test', 'Halden & Rowe <forms@example.test>' ], [ $mail['recipient'], $mail['sender'] ] );
	}

	public function test_what_is_no_address_is_not_kept_and_a_name_cannot_end_a_header(): void {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$kept = EmailSettings::sanitize( [ 'recipient' => 'office', 'sender_name' => "A \"B\" <c@d.test>,\r\nBcc: e@f.test", 'sender_email' => [ 'x' ], 'other' => 'y' ] );
		self::assertSame( [ 'sender_name' ], array_keys( $kept ) );
		self::assertDoesNotMatchRegularExpression( '/["<>,;\r\n]/', $kept['sender_name'] );
		self::assertSame( '“office” is not an email address and was not saved.', get_settings_errors( EmailSettings::OPTION )[0]['message'] );
		$GLOBALS['wp_settings_errors'] = [];
	}

	public function test_the_screen_begins_with_email_and_folds_what_most_sites_never_need(): void {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$GLOBALS['wp_settings_sections'] = [];
		Settings::register();
		SettingsScreen::register();
		ob_start();
		do_settings_sections( 'frontage-forms-settings' );
		$html = (string) ob_get_clean();
		preg_match_all( '#<h2[^>]*>([^<]*)</h2>|<summary>([^<]*)</summary>#', $html, $found );
		self::assertSame( [ 'Email', 'Spam', 'Files', 'Privacy', 'Advanced' ], array_values( array_filter( $found[1] ) ) );
		self::assertCount( 4, array_filter( $found[2] ) );
		self::assertSame( 4, substr_count( $html, 'class="frontage-advanced"' ) );
	}
}
