<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Forms\SettingsScreen;
use Frontage\Kit\Admin\SettingsPage;
use Frontage\Tests\WordPressTestCase;

/** Settings screens: the bar with the Save button, and switches. */
final class SettingsPageTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
	}

	public function test_a_form_ends_with_a_save_button_that_works_without_script(): void {
		$this->sign_in( 'administrator' );
		ob_start();
		SettingsPage::render( 'Title', 'group', 'page' );
		$html = (string) preg_replace( '/\s+/', ' ', (string) ob_get_clean() );
		self::assertMatchesRegularExpression( '~<div class="frontage-save-bar"><input type="submit" name="submit" id="submit" class="button button-primary" value="Save Changes" ?/><button type="button" class="button-link" data-discard hidden>Discard</button><span role="status" data-text="Unsaved changes"></span></div> </form>~', $html );
		self::assertContains( '@frontage/kit/settings-form', wp_script_modules()->get_queue() );
	}

	public function test_each_section_is_a_card_unless_it_has_markup_of_its_own(): void {
		add_settings_section( 'plain', 'Plain', '__return_null', 'cards' );
		add_settings_section( 'folded', 'Folded', '__return_null', 'cards', [ 'before_section' => '<details>', 'after_section' => '</details>' ] );
		ob_start();
		SettingsPage::render( 'Title', 'group', 'cards' );
		$html = (string) preg_replace( [ '/\s+/', '/ id="[^"]*"/' ], [ ' ', '' ], (string) ob_get_clean() );
		self::assertStringContainsString( '<section class="frontage-settings__card"><h2>Plain</h2> </section><details><h2>Folded</h2> </details>', $html );
	}

	public function test_the_screen_has_the_style_of_the_bar_and_of_switches(): void {
		$this->sign_in( 'administrator' );
		do_action( 'admin_menu' );
		ob_start();
		do_action( 'admin_head-' . get_plugin_page_hookname( SettingsScreen::PAGE, 'frontage-forms' ) );
		$html = (string) ob_get_clean();
		self::assertStringContainsString( '.frontage-save-bar.is-changed', $html );
		self::assertStringContainsString( '.frontage-switch', $html );
	}

	public function test_a_boolean_is_a_checkbox_that_looks_like_a_switch(): void {
		add_filter( 'pre_option_any', static fn (): string => '1' );
		ob_start();
		SettingsPage::checkbox( 'any', 'Label', 'Both states' );
		self::assertStringContainsString( '<input type="checkbox" class="frontage-switch" name="any" value="1" checked=\'checked\' aria-describedby="any-means"> Label', (string) ob_get_clean() );
	}
}
