<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\Admin\SettingsScreen;
use Frontage\Slider\Plugin;
use Frontage\Slider\Settings;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\WordPressTestCase;
use WP_REST_Request;

/** The owner says what becomes of sliders when the plugin is deleted. */
final class SettingsTest extends WordPressTestCase {

	protected function tearDown(): void {
		unregister_setting( Settings::GROUP, Settings::REMOVE_DATA );
		delete_option( Settings::REMOVE_DATA );
		parent::tearDown();
	}

	public function test_it_stands_under_sliders_for_administrators_only(): void {
		global $submenu;
		$parent = 'edit.php?post_type=' . SliderRepository::POST_TYPE;
		foreach ( [ 'editor' => false, 'administrator' => true ] as $role => $expected ) {
			$this->sign_in( $role );
			$submenu = [];
			SettingsScreen::add();
			self::assertSame( $expected, in_array( 'frontage-slider-settings', array_column( $submenu[ $parent ] ?? [], 2 ), true ), $role );
		}
		self::assertSame( 10, has_action( 'admin_menu', [ SettingsScreen::class, 'add' ] ) );
		self::assertSame( 10, has_action( 'admin_init', [ SettingsScreen::class, 'register' ] ) );
		self::assertSame( 10, has_action( 'admin_init', [ Settings::class, 'register' ] ) );
	}

	public function test_the_list_of_plugins_leads_to_the_settings(): void {
		$this->sign_in( 'administrator' );
		self::assertMatchesRegularExpression( '~post_type=frontage_slider&(?:#038;|amp;)page=frontage-slider-settings">Settings</a>Deactivate$~', implode( SettingsScreen::links( [ 'deactivate' => 'Deactivate' ] ) ) );
		$this->sign_in( 'editor' );
		self::assertSame( [ 'Deactivate' ], SettingsScreen::links( [ 'Deactivate' ] ) );
		self::assertSame( 10, has_filter( 'plugin_action_links_' . plugin_basename( Plugin::$file ), [ SettingsScreen::class, 'links' ] ) );
	}

	public function test_the_screen_shows_what_is_chosen(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->sign_in( 'administrator' );
		Settings::register();
		SettingsScreen::register();
		$box = static fn ( string $html ): bool => 1 === preg_match( '/name="frontage_slider_remove_data" value="1" checked/', (string) preg_replace( '/\s+/', ' ', str_replace( "'", '"', $html ) ) );
		self::assertFalse( $box( self::screen() ) );
		update_option( Settings::REMOVE_DATA, true );
		$html = self::screen();
		self::assertTrue( $box( $html ) );
		self::assertStringContainsString( '_wpnonce', $html );
		self::assertStringContainsString( 'Slider settings', $html );
	}

	public function test_that_it_was_saved_is_said_once_also_where_core_says_it(): void {
		global $parent_file, $wp_settings_errors;
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->sign_in( 'administrator' );
		add_settings_error( 'general', 'settings_updated', 'It was saved.', 'success' );
		$times = [];
		foreach ( [ 'edit.php?post_type=' . SliderRepository::POST_TYPE, 'options-general.php' ] as $parent_file ) {
			$times[] = substr_count( self::screen(), 'It was saved.' );
		}
		$parent_file        = null;
		$wp_settings_errors = [];
		self::assertSame( [ 1, 0 ], $times, 'Under Settings core prints it above the page.' );
	}

	public function test_only_an_administrator_sets_it_by_rest(): void {
		do_action( 'rest_api_init', rest_get_server() );
		foreach ( [ 'editor' => 403, 'administrator' => 200 ] as $role => $status ) {
			$this->sign_in( $role );
			$request = new WP_REST_Request( 'POST', '/wp/v2/settings' );
			$request->set_body_params( [ Settings::REMOVE_DATA => true ] );
			self::assertSame( $status, rest_do_request( $request )->get_status() );
			self::assertSame( 200 === $status, (bool) get_option( Settings::REMOVE_DATA ) );
		}
	}

	private static function screen(): string {
		ob_start();
		SettingsScreen::add();
		do_action( get_plugin_page_hookname( 'frontage-slider-settings', 'edit.php?post_type=' . SliderRepository::POST_TYPE ) );
		return (string) ob_get_clean();
	}
}
