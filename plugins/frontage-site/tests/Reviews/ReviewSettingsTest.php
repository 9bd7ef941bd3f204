<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Reviews;

use Frontage\Site\Reviews\EditorData;
use Frontage\Site\Reviews\ProviderCredentials;
use Frontage\Site\Reviews\ReviewSettings;
use Frontage\Tests\WordPressTestCase;

/** Settings → Frontage → Reviews: what is kept, and that a key never comes back. */
final class ReviewSettingsTest extends WordPressTestCase {

	private const KEPT = [
		'trustpilot' => [ 'firm' => 'example.com', 'key' => 'secret-key-1' ],
		'google'     => [ 'firm' => 'ChIJN1t_tDeuEmsR', 'key' => 'secret-key-2' ],
	];

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/template.php';
		update_option( ProviderCredentials::OPTION, self::KEPT );
	}

	public function test_a_key_is_in_no_page_and_in_nothing_that_editors_are_told(): void {
		$this->sign_in( 'administrator' );
		ob_start();
		ReviewSettings::print_intro();
		ReviewSettings::trustpilot();
		ReviewSettings::google();
		ReviewSettings::file();
		ReviewSettings::frame();
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'value="example.com"', $html );
		self::assertStringContainsString( 'Saved. Type to replace it', $html );
		wp_register_script( 'frontage-site-editor', '/x.js', [], '1', [ 'in_footer' => true ] );
		EditorData::add_editor_data();
		$told = (string) wp_json_encode( wp_scripts()->get_data( 'frontage-site-editor', 'before' ) );
		self::assertStringContainsString( 'providers', $told );
		self::assertStringNotContainsString( 'secret', $html . $told );
		self::assertArrayNotHasKey( ProviderCredentials::OPTION, array_filter( get_registered_settings(), static fn ( array $setting ): bool => (bool) $setting['show_in_rest'] ) );
	}

	public function test_an_empty_field_keeps_the_key_a_new_one_replaces_it_and_a_tick_forgets_it(): void {
		$kept = ReviewSettings::sanitize( [ 'trustpilot' => [ 'firm' => 'example.org', 'key' => '' ], 'google' => [ 'firm' => 'ChIJN1t_tDeuEmsR', 'key' => 'another-key' ] ] );
		self::assertSame( [ 'firm' => 'example.org', 'key' => 'secret-key-1' ], $kept['trustpilot'] );
		self::assertSame( 'another-key', $kept['google']['key'] );
		self::assertArrayNotHasKey( 'trustpilot', ReviewSettings::sanitize( [ 'trustpilot' => [ 'key' => '', 'forget' => '1' ] ] ) );
	}

	public function test_what_a_field_does_not_ask_for_is_not_kept(): void {
		foreach ( [ null, 'x', [ 'trustpilot' => 'x' ], [ 'trustpilot' => [ 'firm' => [ 'a' ], 'key' => [ 'b' ] ] ], [ 'trustpilot' => [ 'firm' => 'https://example.com/<script>', 'key' => "a\nb: c", 'forget' => '1' ], 'file' => [ 'url' => 'javascript:alert(1)' ], 'frame' => [ 'category' => 'all' ], 'evil' => [ 'x' => 'y' ], 'google' => [ 'firm' => '../..', 'forget' => '1' ] ] ] as $input ) {
			$kept = ReviewSettings::sanitize( $input );
			self::assertSame( [], array_diff_key( $kept, self::KEPT ) );
			foreach ( $kept as $provider ) {
				self::assertSame( [ 'key' ], array_keys( $provider ) );
				self::assertStringStartsWith( 'secret-key', $provider['key'] );
			}
		}
	}

	public function test_no_visitor_and_no_editor_changes_it(): void {
		ReviewSettings::register();
		global $wp_settings_fields;
		self::assertArrayHasKey( 'frontage-reviews-trustpilot', $wp_settings_fields['frontage-site-reviews']['reviews'] );
		foreach ( [ 'subscriber', 'editor' ] as $role ) {
			$this->sign_in( $role );
			self::assertFalse( current_user_can( 'manage_options' ) );
			wp_register_script( 'frontage-site-editor', '/x.js', [], '1', [ 'in_footer' => true ] );
			EditorData::add_editor_data();
		}
		$told = wp_scripts()->get_data( 'frontage-site-editor', 'before' );
		self::assertIsArray( $told );
		self::assertStringContainsString( '"settings":""', implode( '', array_filter( $told, 'is_string' ) ) );
	}
}
