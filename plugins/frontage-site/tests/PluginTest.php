<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests;

use Frontage\Site\Admin\PrivacyPolicyText;
use Frontage\Site\Admin\SettingsScreen;
use Frontage\Site\Behaviors\PageOverrides;
use Frontage\Site\Plugin;
use Frontage\Site\Portfolio\PortfolioSettings;
use Frontage\Site\Reviews\ReviewSettings;
use Frontage\Tests\WordPressTestCase;

final class PluginTest extends WordPressTestCase {

	protected function tearDown(): void {
		delete_option( SettingsScreen::REMOVE_DATA );
		delete_option( 'frontage_site_kept' );
		parent::tearDown();
	}

	public function test_it_waits_at_the_hooks_of_wordpress(): void {
		self::assertSame( 10, has_action( 'init', [ Plugin::class, 'register_blocks' ] ) );
		self::assertSame( 10, has_action( 'admin_menu', [ ReviewSettings::class, 'add_page' ] ) );
	}

	public function test_the_settings_are_the_administrators(): void {
		global $submenu;
		foreach ( [ 'editor' => false, 'administrator' => true ] as $role => $expected ) {
			$this->sign_in( $role );
			$submenu = [];
			ReviewSettings::add_page();
			PortfolioSettings::add_page();
			self::assertSame( $expected ? [ 'frontage-site-reviews', 'frontage-site-portfolio' ] : [], array_column( $submenu['options-general.php'] ?? [], 2 ), $role );
		}
	}

	public function test_neither_pages_nor_the_canvas_load_an_icon_font(): void {
		foreach ( [ 'front', 'post' ] as $screen ) {
			set_current_screen( $screen );
			wp_dequeue_style( 'dashicons' );
			do_action( 'enqueue_block_assets' );
			self::assertFalse( wp_style_is( 'dashicons' ), $screen );
		}
		unset( $GLOBALS['current_screen'] );
	}

	public function test_what_the_inserter_shows_wide_is_inserted_wide(): void {
		foreach ( glob( dirname( __DIR__, 3 ) . '/blocks/site/*/block.json' ) ?: [] as $file ) {
			$block = json_decode( (string) file_get_contents( $file ), true );
			if ( 'wide' === ( $block['example']['attributes']['align'] ?? '' ) ) {
				$for   = static fn ( string $scope ): array => array_filter( $block['variations'], static fn ( array $variation ): bool => in_array( $scope, $variation['scope'], true ) );
				$first = array_filter( $for( 'inserter' ), static fn ( array $variation ): bool => $variation['isDefault'] ?? false ) ?: $for( 'block' ); // Else it asks which one.
				self::assertSame( [ 'wide' ], array_values( array_unique( array_map( static fn ( array $variation ): string => $variation['attributes']['align'] ?? '', $first ) ) ), $block['name'] );
			}
		}
	}

	public function test_the_list_of_plugins_leads_to_what_an_owner_fills_in(): void {
		$this->sign_in( 'administrator' );
		$links = implode( SettingsScreen::links( [ 'deactivate' => 'Deactivate' ] ) );
		self::assertMatchesRegularExpression( '~page=frontage-site-starter">Starter site</a>.*page=frontage">Settings</a>Deactivate$~', $links );
		$this->sign_in( 'editor' );
		self::assertSame( [ 'Deactivate' ], SettingsScreen::links( [ 'Deactivate' ] ) );
		self::assertSame( 10, has_filter( 'plugin_action_links_' . plugin_basename( Plugin::$file ), [ SettingsScreen::class, 'links' ] ) );
	}

	public function test_data_goes_with_the_plugin_only_if_the_owner_ticked_it(): void {
		update_option( 'frontage_site_kept', 'yes' );
		$page = (int) wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Quiet', 'post_status' => 'publish' ] );
		update_post_meta( $page, PageOverrides::META, [ 'frontage/emoji' => true ] );
		self::uninstall();
		self::assertSame( 'yes', get_option( 'frontage_site_kept' ) );
		self::assertNotSame( '', get_post_meta( $page, PageOverrides::META, true ) );
		update_option( SettingsScreen::REMOVE_DATA, true );
		self::uninstall();
		self::assertFalse( get_option( 'frontage_site_kept' ) );
		self::assertSame( '', get_post_meta( $page, PageOverrides::META, true ) );
		self::assertFalse( get_option( SettingsScreen::REMOVE_DATA ) );
	}

	public function test_an_owner_is_offered_words_for_the_privacy_policy(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
		set_current_screen( 'privacy' );
		try {
			self::assertSame( 10, has_action( 'admin_init', [ PrivacyPolicyText::class, 'suggest' ] ) );
			remove_all_actions( 'admin_init' );
			add_action( 'admin_init', [ PrivacyPolicyText::class, 'suggest' ] );
			do_action( 'admin_init' );
			$offered = array_column( \WP_Privacy_Policy_Content::get_suggested_policy_text(), 'policy_text', 'plugin_name' );
		} finally {
			unset( $GLOBALS['current_screen'] );
		}
		self::assertStringContainsString( 'YouTube, Vimeo, Google Maps', $offered['Frontage Site'] ?? '' );
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
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'frontage-site/frontage-site.php' );
		wp_cache_set( 'plugins', [ '' => $plugins ], 'plugins' );
		require dirname( __DIR__ ) . '/uninstall.php';
		wp_cache_delete( 'plugins', 'plugins' );
		wp_cache_flush();
	}
}
