<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests;

use Frontage\Site\Business\BusinessProfile;
use Frontage\Site\Business\BusinessScreen;
use Frontage\Site\StorageErrors;
use Frontage\Tests\RefusingDatabase;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;
use WP_REST_Request;

/** What an owner saves is told when the database did not store it. */
#[Group( 'database' )]
final class StorageErrorsTest extends WordPressTestCase {

	use RefusingDatabase;

	protected function setUp(): void {
		parent::setUp();
		if ( 'test_a_visitor_s_request_loads_nothing_for_it' === $this->name() ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$GLOBALS['wp_settings_errors'] = [];
		$this->sign_in( 'administrator' );
		BusinessScreen::register();
		StorageErrors::read_back_settings();
	}

	protected function tearDown(): void {
		$GLOBALS['wp_settings_errors'] = [];
		parent::tearDown();
	}

	/**
	 * What options.php does with a page of the Settings API.
	 *
	 * @param array<string, mixed> $options
	 * @return array<string, string> What the page says, by kind.
	 */
	private static function saved( array $options ): array {
		foreach ( $options as $option => $value ) {
			update_option( $option, $value );
		}
		if ( ! get_settings_errors() ) {
			add_settings_error( 'general', 'settings_updated', 'Settings saved.', 'success' );
		}
		set_transient( 'settings_errors', get_settings_errors(), 30 );
		$GLOBALS['wp_settings_errors'] = [];
		return array_map( static fn ( string $html ): string => html_entity_decode( $html, ENT_QUOTES | ENT_HTML5 ), array_column( (array) get_transient( 'settings_errors' ), 'message', 'type' ) );
	}

	public function test_business_data_that_is_refused_is_told_and_stays_as_it_was(): void {
		self::assertSame( [ 'success' => 'Settings saved.' ], self::saved( [ BusinessProfile::OPTION => [ 'name' => 'Halden & Rowe' ] ] ) );
		$this->refuse_writes( 'options', '😀' );
		self::assertSame(
			[ 'error' => 'The database cannot store “😀” in “Hotel 😀 & Sea”. Remove this character, or ask your host to convert the tables to utf8mb4.' ],
			self::saved( [ BusinessProfile::OPTION => [ 'name' => 'Hotel 😀 & Sea' ] ] )
		);
		wp_cache_flush();
		self::assertSame( 'Halden & Rowe', BusinessProfile::facts()['name'] );
		self::assertSame( [ 'success' => 'Settings saved.' ], self::saved( [ BusinessProfile::OPTION => [ 'name' => 'Hotel' ] ] ), 'Told once.' );
	}

	public function test_what_was_said_of_a_setting_that_is_refused_does_not_stay(): void {
		update_option( BusinessProfile::OPTION, [ 'name' => 'Halden & Rowe' ] );
		$this->refuse_writes( 'options', 'legal_name' );
		add_settings_error( BusinessProfile::OPTION, 'secret', 'Copy this now.', 'success' );
		self::assertSame( [ 'error' => 'Could not save “Sea” to the database. Try again, or contact your host.' ], self::saved( [ BusinessProfile::OPTION => [ 'name' => 'Sea' ] ] ) );
	}

	public function test_over_rest_it_is_an_error(): void {
		register_setting( 'frontage_site', 'frontage_site_words', [ 'type' => 'string', 'show_in_rest' => true, 'default' => '' ] );
		$send = static function ( string $words ): \WP_REST_Response {
			$request = new WP_REST_Request( 'POST', '/wp/v2/settings' );
			$request->set_body_params( [ 'frontage_site_words' => $words ] );
			return rest_do_request( $request );
		};
		self::assertSame( 200, $send( 'plain' )->get_status() );
		$this->refuse_writes( 'options', '😀' );
		$answer = $send( 'A 😀' );
		self::assertSame( [ 500, 'frontage_not_stored' ], [ $answer->get_status(), $answer->get_data()['code'] ] );
		self::assertStringContainsString( '“A 😀”', $answer->get_data()['message'] );
		self::assertSame( 'plain', get_option( 'frontage_site_words' ) );
		self::assertSame( 200, $send( 'plain again' )->get_status() );
		unregister_setting( 'frontage_site', 'frontage_site_words' );
	}

	public function test_settings_saved_over_rest_are_read_back_in_every_plugin(): void {
		foreach ( [ 'accounts', 'forms', 'shop', 'site', 'slider' ] as $plugin ) {
			register_setting( "frontage_$plugin", "frontage_{$plugin}_words", [ 'type' => 'string', 'show_in_rest' => true, 'default' => '' ] );
		}
		$this->refuse_writes( 'options', '😀' );
		foreach ( [ 'accounts', 'forms', 'shop', 'site', 'slider' ] as $plugin ) {
			foreach ( [ '/wp/v2/settings', '/wp/v2/Settings', '/WP/v2/settings' ] as $route ) { // WordPress takes them all.
				remove_all_filters( 'rest_request_after_callbacks' );
				$request = new WP_REST_Request( 'POST', $route );
				$request->set_body_params( [ "frontage_{$plugin}_words" => 'A 😀' ] );
				self::assertSame( 500, rest_do_request( $request )->get_status(), "$plugin, $route" );
			}
			unregister_setting( "frontage_$plugin", "frontage_{$plugin}_words" );
		}
	}

	#[PreserveGlobalState( false )]
	#[Group( 'processes' )]
	#[RunInSeparateProcess]
	public function test_a_visitor_s_request_loads_nothing_for_it(): void {
		$classes = [ \Frontage\Kit\Admin\SettingsReadBack::class ];
		foreach ( [ 'Accounts', 'Forms', 'Shop', 'Site', 'Slider' ] as $plugin ) {
			$classes[] = "Frontage\\$plugin\\StorageErrors";
		}
		$loaded = static fn (): array => array_values( array_filter( $classes, static fn ( string $name ): bool => class_exists( $name, false ) ) );
		$answer = rest_do_request( new WP_REST_Request( 'POST', '/contact-form-7/v1/contact-forms/1/feedback' ) );
		self::assertNotSame( 'rest_no_route', $answer->get_data()['code'] ?? '' );
		self::assertSame( [], $loaded() );
		rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/settings' ) );
		self::assertSame( [], $loaded(), 'What is only read is not refused.' );
		rest_do_request( new WP_REST_Request( 'POST', '/wp/v2/settings' ) );
		self::assertCount( 6, $loaded() );
	}

	public function test_every_plugin_reads_its_settings_back_and_has_the_test_in_site_health(): void {
		foreach ( [ 'Accounts', 'Forms', 'Shop', 'Site', 'Slider' ] as $plugin ) {
			$errors = "Frontage\\$plugin\\StorageErrors";
			self::assertNotFalse( has_action( 'admin_init', [ $errors, 'read_back_settings' ] ), $plugin );
			self::assertNotFalse( has_filter( 'site_status_tests', [ $errors, 'add_test' ] ), $plugin );
		}
		foreach ( get_registered_settings() as $option => $setting ) {
			if ( str_starts_with( $option, 'frontage_' ) ) {
				self::assertMatchesRegularExpression( '/^frontage_(accounts|data|forms|shop|site|slider)/', $setting['group'], $option );
			}
		}
		self::assertArrayHasKey( BusinessProfile::OPTION, get_registered_settings() );
	}
}
