<?php

declare( strict_types = 1 );

namespace Frontage\Shop\Tests;

use Frontage\Shop\Plugin;
use Frontage\Shop\Settings;
use Frontage\Tests\WordPressTestCase;

final class PluginTest extends WordPressTestCase {

	protected function tearDown(): void {
		delete_option( Settings::REMOVE_DATA );
		delete_option( 'frontage_shop_kept' );
		parent::tearDown();
	}

	public function test_it_waits_at_the_hooks_of_wordpress(): void {
		self::assertSame( 10, has_action( 'init', [ Plugin::class, 'register_blocks' ] ) );
		self::assertSame( 10, has_action( 'admin_menu', [ Settings::class, 'add_page' ] ) );
	}

	public function test_the_settings_are_the_administrators(): void {
		global $submenu;
		foreach ( [ 'editor' => false, 'administrator' => true ] as $role => $expected ) {
			$this->sign_in( $role );
			$submenu = [];
			Settings::add_page();
			self::assertSame( $expected, in_array( 'frontage-shop-settings', array_column( $submenu['options-general.php'] ?? [], 2 ), true ), $role );
		}
	}

	public function test_the_list_of_plugins_leads_to_the_settings(): void {
		$this->sign_in( 'administrator' );
		self::assertMatchesRegularExpression( '~page=frontage-shop-settings">Settings</a>Deactivate$~', implode( Settings::links( [ 'deactivate' => 'Deactivate' ] ) ) );
		$this->sign_in( 'editor' );
		self::assertSame( [ 'Deactivate' ], Settings::links( [ 'Deactivate' ] ) );
		self::assertSame( 10, has_filter( 'plugin_action_links_' . plugin_basename( Plugin::$file ), [ Settings::class, 'links' ] ) );
	}

	public function test_data_goes_with_the_plugin_only_if_the_owner_ticked_it(): void {
		update_option( 'frontage_shop_kept', 'yes' );
		self::uninstall();
		self::assertSame( 'yes', get_option( 'frontage_shop_kept' ) );
		update_option( Settings::REMOVE_DATA, true );
		self::uninstall();
		self::assertFalse( get_option( 'frontage_shop_kept' ) );
		self::assertFalse( get_option( Settings::REMOVE_DATA ) );
	}

	public function test_the_suites_own_go_with_its_last_plugin(): void {
		update_option( 'frontage_proxies', [ '192.0.2.1' ] );
		update_user_meta( 1, 'frontage_first_minute', [ 'site' ] );
		self::uninstall();
		self::assertSame( [ '192.0.2.1' ], get_option( 'frontage_proxies' ), 'Another plugin of the suite is there.' );
		// A table that is dropped would end the test's transaction.
		add_filter( 'query', static fn ( string $query ): string => str_starts_with( $query, 'DROP TABLE' ) ? 'SELECT 1' : $query );
		self::uninstall( [] );
		self::assertFalse( get_option( 'frontage_proxies' ) );
		self::assertSame( '', get_user_meta( 1, 'frontage_first_minute', true ) );
	}

	/** @param array<string, array<string, string>> $plugins Others of the suite. */
	private static function uninstall( array $plugins = [ 'frontage-forms/frontage-forms.php' => [] ] ): void {
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'frontage-shop/frontage-shop.php' );
		wp_cache_set( 'plugins', [ '' => $plugins ], 'plugins' );
		require dirname( __DIR__ ) . '/uninstall.php';
		wp_cache_delete( 'plugins', 'plugins' );
		wp_cache_flush();
	}
}
