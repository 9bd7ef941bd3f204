<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Kit\Admin\SettingsPage;
use Frontage\Slider\Admin\HubParts;
use Frontage\Slider\Plugin;
use Frontage\Slider\Settings;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\WordPressTestCase;
use WP_REST_Request;

/** The owner says what becomes of sliders when the plugin is deleted. */
final class SettingsTest extends WordPressTestCase {

	protected function tearDown(): void {
		unregister_setting( 'frontage_data', Settings::REMOVE_DATA );
		delete_option( Settings::REMOVE_DATA );
		parent::tearDown();
	}

	public function test_the_list_of_plugins_leads_to_the_sliders_and_to_the_settings(): void {
		$this->sign_in( 'administrator' );
		self::assertMatchesRegularExpression( '~post_type=frontage_slider">Sliders</a>.*page=frontage">Settings</a>Deactivate$~', implode( HubParts::links( [ 'deactivate' => 'Deactivate' ] ) ) );
		$this->sign_in( 'subscriber' );
		self::assertSame( [ 'Deactivate' ], HubParts::links( [ 'Deactivate' ] ) );
		self::assertSame( 10, has_filter( 'plugin_action_links_' . plugin_basename( Plugin::$file ), [ HubParts::class, 'links' ] ) );
	}

	public function test_settings_below_a_menu_say_once_that_they_were_saved_also_where_core_says_it(): void {
		global $parent_file, $wp_settings_errors;
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->sign_in( 'administrator' );
		add_settings_error( 'general', 'settings_updated', 'It was saved.', 'success' );
		$times = [];
		foreach ( [ 'edit.php?post_type=' . SliderRepository::POST_TYPE, 'options-general.php' ] as $parent_file ) {
			ob_start();
			SettingsPage::render( 'Title', 'group', 'page' );
			$times[] = substr_count( (string) ob_get_clean(), 'It was saved.' );
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
}
