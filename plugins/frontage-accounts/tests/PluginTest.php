<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

use Frontage\Accounts\Compat\UserPressAjax;
use Frontage\Accounts\DatabaseUpgrade;
use Frontage\Accounts\Endpoints\AjaxController;
use Frontage\Accounts\Endpoints\FormPostController;
use Frontage\Accounts\MagicLink\MagicLinkPage;
use Frontage\Accounts\OneTimeToken;
use Frontage\Accounts\Passkey\PasskeyRegistration;
use Frontage\Accounts\Passkey\PasskeyRepository;
use Frontage\Accounts\Passkey\PasskeySignIn;
use Frontage\Accounts\Plugin;
use Frontage\Accounts\Profile\ProfileActions;
use Frontage\Accounts\Security\SecurityEvents;
use Frontage\Accounts\Settings;
use Frontage\Kit\Database\Database;
use Frontage\Kit\Http\RateLimiter;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

/** What changes tables ends a transaction, so these tests put things back themselves. */
#[Group( 'database' )]
final class PluginTest extends WordPressTestCase {

	protected const ENDS_TRANSACTION = true;

	/** @var list<int> */
	private array $people = [];

	protected function tearDown(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		delete_option( Settings::REMOVE_DATA );
		delete_option( 'frontage_accounts_kept' );
		DatabaseUpgrade::steps();
		update_option( 'frontage_accounts_db_version', Plugin::DATABASE, true );
		update_option( 'frontage_proxies', [], true ); // As the forms leave it: it comes with WordPress's own options.
		foreach ( $this->people as $person ) {
			wp_delete_user( $person );
		}
		parent::tearDown();
	}

	public function test_it_waits_at_the_hooks_of_wordpress(): void {
		self::assertSame( 10, has_action( 'init', [ Plugin::class, 'register_blocks' ] ) );
		self::assertSame( 10, has_action( 'admin_menu', [ Settings::class, 'add_page' ] ) );
	}

	/** There they stand as words, since a class is not read for its name. */
	public function test_the_hooks_of_calls_are_called_as_their_classes_call_them(): void {
		foreach ( [ 'wp_ajax_', 'wp_ajax_nopriv_' ] as $whose ) {
			self::assertSame( 10, has_action( $whose . PasskeySignIn::CHALLENGE, [ PasskeySignIn::class, 'send_challenge' ] ) );
			foreach ( [ AjaxController::SIGN_IN => 'sign_in', AjaxController::REGISTER => 'register', AjaxController::LOST => 'lost_password', AjaxController::NONCE => 'nonce' ] as $name => $method ) {
				self::assertSame( 10, has_action( $whose . $name, [ AjaxController::class, $method ] ) );
			}
		}
		foreach ( [ 'admin_post_', 'admin_post_nopriv_' ] as $whose ) {
			self::assertSame( 10, has_action( $whose . FormPostController::REGISTER, [ FormPostController::class, 'register' ] ) );
			self::assertSame( 10, has_action( $whose . FormPostController::LOST, [ FormPostController::class, 'lost_password' ] ) );
		}
		self::assertSame( 10, has_action( 'wp_ajax_' . PasskeyRegistration::ASK, [ PasskeyRegistration::class, 'send_options' ] ) );
		self::assertSame( 10, has_action( 'admin_post_' . ProfileActions::ACTION, [ ProfileActions::class, 'handle_request' ] ) );
		self::assertSame( 10, has_action( 'login_form_' . MagicLinkPage::ACTION, [ MagicLinkPage::class, 'show' ] ) );
	}

	public function test_guests_may_ask_for_nothing_else_least_of_all_to_be_signed_in_without_a_password(): void {
		add_filter( 'wp_doing_ajax', '__return_true' );
		UserPressAjax::register();
		$calls = [];
		foreach ( [ 'frontage_accounts_', 'user_press', 'pxl_user', 'form_ajax' ] as $whose ) {
			array_push( $calls, ...array_filter( array_keys( $GLOBALS['wp_filter'] ), static fn ( string $hook ): bool => str_starts_with( $hook, "wp_ajax_nopriv_$whose" ) && has_action( $hook ) ) );
		}
		$old = [ 'user_press_login', 'pxl_user_login', 'form_ajax_register' ];
		self::assertEqualsCanonicalizing( array_map( static fn ( string $name ): string => "wp_ajax_nopriv_$name", [ PasskeySignIn::CHALLENGE, AjaxController::SIGN_IN, AjaxController::REGISTER, AjaxController::LOST, AjaxController::NONCE, ...$old ] ), $calls );
	}

	public function test_the_settings_are_the_administrators(): void {
		global $submenu;
		foreach ( [ 'editor' => false, 'administrator' => true ] as $role => $expected ) {
			$this->people[] = $this->sign_in( $role );
			$submenu = [];
			Settings::add_page();
			self::assertSame( $expected, in_array( 'frontage-accounts-settings', array_column( $submenu['options-general.php'] ?? [], 2 ), true ), $role );
		}
	}

	public function test_the_list_of_plugins_leads_to_the_settings(): void {
		$this->people[] = $this->sign_in( 'administrator' );
		self::assertMatchesRegularExpression( '~page=frontage-accounts-settings">Settings</a>Deactivate$~', implode( Settings::links( [ 'deactivate' => 'Deactivate' ] ) ) );
		$this->people[] = $this->sign_in( 'editor' );
		self::assertSame( [ 'Deactivate' ], Settings::links( [ 'Deactivate' ] ) );
		self::assertSame( 10, has_filter( 'plugin_action_links_' . plugin_basename( Plugin::$file ), [ Settings::class, 'links' ] ) );
	}

	public function test_each_setting_has_a_field_in_a_section_of_the_page(): void {
		global $wp_settings_fields, $wp_settings_sections;
		require_once ABSPATH . 'wp-admin/includes/template.php';
		Settings::register();
		Settings::add_fields();
		$page   = 'frontage-accounts-settings';
		$shown  = array_intersect_key( $wp_settings_fields[ $page ], $wp_settings_sections[ $page ] );
		$stored = array_keys( array_filter( get_registered_settings(), static fn ( array $setting ): bool => 'frontage_accounts' === $setting['group'] ) );
		self::assertEqualsCanonicalizing( $stored, array_merge( ...array_values( array_map( array_keys( ... ), $shown ) ) ) );
		self::assertSame( [ 'frontage_accounts_password_length', 'frontage_accounts_verification', 'frontage_accounts_consent' ], array_keys( $shown['registration'] ) );
	}

	public function test_the_first_request_makes_tables_and_the_sweep_and_the_next_finds_nothing_to_do(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', Database::table( SecurityEvents::TABLE ) ) );
		wp_clear_scheduled_hook( DatabaseUpgrade::SWEEP );
		delete_option( 'frontage_accounts_db_version' );
		Plugin::upgrade();
		self::assertFalse( Database::is_missing( [ SecurityEvents::TABLE, RateLimiter::TABLE ] ) );
		self::assertIsInt( wp_next_scheduled( DatabaseUpgrade::SWEEP ) );
		self::assertSame( Plugin::DATABASE, (int) get_option( 'frontage_accounts_db_version' ) );
		$before = $wpdb->num_queries;
		Plugin::upgrade();
		self::assertSame( $before, $wpdb->num_queries );
		DatabaseUpgrade::stop();
		self::assertFalse( wp_next_scheduled( DatabaseUpgrade::SWEEP ) );
	}

	public function test_events_are_kept_for_thirty_days(): void {
		global $wpdb;
		SecurityEvents::record( SecurityEvents::REFUSED );
		SecurityEvents::record( SecurityEvents::REFUSED );
		$wpdb->insert( Database::table( SecurityEvents::TABLE ), [ 'day' => gmdate( 'Y-m-d', time() - 31 * DAY_IN_SECONDS ), 'kind' => SecurityEvents::REFUSED, 'hits' => 7 ] );
		self::assertSame( [ [ 'day' => gmdate( 'Y-m-d' ), 'kind' => SecurityEvents::REFUSED, 'hits' => 2 ] ], SecurityEvents::all() );
		SecurityEvents::sweep();
		self::assertSame( '1', (string) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Database::table( SecurityEvents::TABLE ) ) ) );
		ob_start();
		Settings::events();
		self::assertStringContainsString( 'Sign-in failed: wrong username or password', (string) ob_get_clean() );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', Database::table( SecurityEvents::TABLE ) ) );
	}

	public function test_a_site_that_leaves_its_network_takes_the_tables_along(): void {
		foreach ( [ SecurityEvents::TABLE, PasskeyRepository::TABLE, OneTimeToken::TABLE, RateLimiter::TABLE ] as $table ) {
			self::assertContains( Database::table( $table ), DatabaseUpgrade::add_dropped_tables( [], get_current_blog_id() ) );
		}
	}

	public function test_a_page_without_a_form_gets_nothing(): void {
		global $wpdb;
		wp_dequeue_style( 'frontage-sign-in-style' ); // Of the tests before.
		$before  = $wpdb->num_queries;
		$modules = wp_script_modules()->get_queue();
		do_blocks( '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->' );
		self::assertSame( [ $before, $modules, false ], [ $wpdb->num_queries, wp_script_modules()->get_queue(), wp_style_is( 'frontage-sign-in-style', 'enqueued' ) ] );
	}

	public function test_data_goes_with_the_plugin_only_if_the_owner_ticked_it(): void {
		$user           = $this->sign_in( 'subscriber' );
		$this->people[] = $user;
		update_user_meta( $user, 'frontage_accounts_consent', [ 'text' => 'x' ] );
		update_option( 'frontage_accounts_kept', 'yes' );
		self::uninstall();
		self::assertSame( 'yes', get_option( 'frontage_accounts_kept' ) );
		self::assertSame( -Plugin::DATABASE, (int) get_option( 'frontage_accounts_db_version' ), 'Who comes back looks for the tables.' );
		update_option( Settings::REMOVE_DATA, true );
		self::uninstall();
		foreach ( [ SecurityEvents::TABLE, PasskeyRepository::TABLE, OneTimeToken::TABLE ] as $table ) {
			self::assertTrue( Database::is_missing( [ $table ] ), $table );
		}
		self::assertSame( '', get_user_meta( $user, 'frontage_accounts_consent', true ) );
		self::assertFalse( get_option( 'frontage_accounts_kept' ) );
		self::assertFalse( get_option( Settings::REMOVE_DATA ) );
	}

	public function test_the_suites_own_go_with_its_last_plugin(): void {
		update_option( 'frontage_proxies', [ '192.0.2.1' ] );
		update_user_meta( 1, 'frontage_first_minute', [ 'site' ] );
		self::uninstall();
		self::assertSame( [ '192.0.2.1' ], get_option( 'frontage_proxies' ), 'Another plugin of the suite is there.' );
		self::uninstall( [] );
		self::assertFalse( get_option( 'frontage_proxies' ) );
		self::assertSame( '', get_user_meta( 1, 'frontage_first_minute', true ) );
		self::assertTrue( Database::is_missing( [ RateLimiter::TABLE ] ) );
	}

	/** @param array<string, array<string, string>> $plugins Others of the suite. */
	private static function uninstall( array $plugins = [ 'frontage-forms/frontage-forms.php' => [] ] ): void {
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'frontage-accounts/frontage-accounts.php' );
		wp_cache_set( 'plugins', [ '' => $plugins ], 'plugins' );
		require dirname( __DIR__ ) . '/uninstall.php';
		wp_cache_delete( 'plugins', 'plugins' );
		wp_cache_flush();
	}
}
