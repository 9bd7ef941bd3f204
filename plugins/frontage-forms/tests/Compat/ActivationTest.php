<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Compat;

use Frontage\Forms\Compat\ActivePluginClaim;
use Frontage\Forms\Compat\ContactForm7Loader;
use Frontage\Forms\Compat\FormCode\FormCodeScreen;
use Frontage\Forms\Document\FormFormat;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;

/** The original beside ours: switched on while ours runs, there before ours, and only said to be there. */
#[Group( 'processes' )]
final class ActivationTest extends WordPressTestCase {

	private const ORIGINAL = 'contact-form-7/wp-contact-form-7.php';

	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_a_request_that_may_switch_it_on_leaves_its_names_free(): void {
		remove_all_filters( 'frontage_forms_declare_original_names' );
		define( 'WP_CLI', true );
		$_SERVER['argv'] = [ 'wp', 'plugin', 'activate', 'contact-form-7' ];
		ContactForm7Loader::declare_where_allowed();
		self::assertFalse( ContactForm7Loader::are_declared() );
		require __DIR__ . '/contact-form-7/wp-contact-form-7.php'; // As WordPress does while it activates a plugin.
		self::assertSame( 'of the stub', wpcf7_add_form_tag() );
		self::assertFalse( FormFormat::is_original_active(), 'this request keeps to what it began with' );
	}

	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_while_it_runs_none_of_its_names_is_touched(): void {
		require __DIR__ . '/contact-form-7/wp-contact-form-7.php';
		( new \ReflectionProperty( FormFormat::class, 'original_is_active' ) )->setValue( null, null );
		ContactForm7Loader::declare_all();
		self::assertFalse( ContactForm7Loader::are_declared() );
		self::assertFalse( function_exists( 'wpcf7_contact_form' ) );
		self::assertFalse( class_exists( 'WPCF7_FormTag' ) );
		self::assertSame( 'of the stub', wpcf7_add_form_tag() );
	}

	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_a_function_that_an_add_on_brought_for_sites_without_it_stays(): void {
		// phpcs:ignore -- A test's own stand-in.
		eval( 'function wpcf7_get_message( $status ) { return "of the add-on"; }' );
		ContactForm7Loader::declare_all();
		self::assertSame( 'of the add-on', wpcf7_get_message( 'spam' ) );
		self::assertTrue( function_exists( 'wpcf7_contact_form' ) );
	}

	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_what_is_said_to_add_ons_is_never_written_down(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		self::assertFalse( is_plugin_active( self::ORIGINAL ) );
		ActivePluginClaim::claim();
		self::assertTrue( is_plugin_active( self::ORIGINAL ) );
		$before = array_values( array_diff( (array) get_option( 'active_plugins' ), [ self::ORIGINAL ] ) );
		update_option( 'active_plugins', [ ...(array) get_option( 'active_plugins' ), 'mine/mine.php' ] );
		remove_filter( 'option_active_plugins', [ ActivePluginClaim::class, 'add_to_list' ] );
		self::assertSame( [ ...$before, 'mine/mine.php' ], get_option( 'active_plugins' ) );
		self::assertSame( [ 'a/a.php' => 5 ], ActivePluginClaim::remove_from_list( [ self::ORIGINAL => 1, 'a/a.php' => 5 ] ) );
	}

	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_forms_stay_when_the_original_is_deleted(): void {
		do_action( 'pre_uninstall_plugin', 'hello.php', [] );
		self::assertFalse( defined( 'WPCF7_VERSION' ) );
		do_action( 'pre_uninstall_plugin', self::ORIGINAL, [] );
		self::assertTrue( defined( 'WPCF7_VERSION' ), 'it removes forms and its option only where this is not defined' );
	}

	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_a_list_of_plugins_says_what_is_active(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$this->sign_in( 'administrator' );
		ActivePluginClaim::claim();
		rest_do_request( '/wp/v2/posts' );
		self::assertTrue( is_plugin_active( self::ORIGINAL ) );
		self::assertSame( 200, rest_do_request( '/wp/v2/plugins' )->get_status() );
		self::assertFalse( is_plugin_active( self::ORIGINAL ) );
		ActivePluginClaim::withdraw();

		define( 'WP_CLI', true );
		$_SERVER['argv'] = [ 'wp', 'eval', '1;' ];
		ActivePluginClaim::claim();
		do_action( 'wp_loaded' );
		self::assertTrue( is_plugin_active( self::ORIGINAL ) );
		ActivePluginClaim::withdraw();
		$_SERVER['argv'] = [ 'wp', 'plugin', 'list' ];
		ActivePluginClaim::claim();
		self::assertTrue( is_plugin_active( self::ORIGINAL ), 'while add-ons are included' );
		do_action( 'wp_loaded' );
		self::assertFalse( is_plugin_active( self::ORIGINAL ) );
		ActivePluginClaim::withdraw();

		ActivePluginClaim::claim();
		do_action( 'wp_ajax_search-plugins', [] );
		self::assertFalse( is_plugin_active( self::ORIGINAL ) );
	}

	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_add_ons_are_called_to_the_dashboard_only_where_their_classes_are(): void {
		$told = 0;
		add_action( 'wpcf7_admin_init', static function () use ( &$told ): void {
			++$told;
		} );
		FormCodeScreen::init();
		self::assertSame( 0, $told, 'an add-on would ask for a class that is not there, and end the request' );
		ContactForm7Loader::declare_all();
		FormCodeScreen::init();
		self::assertSame( 1, $told );
	}

	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_only_an_owner_has_it_said(): void {
		self::assertFalse( ActivePluginClaim::is_enabled() );
		update_option( ActivePluginClaim::ANSWERS, true );
		self::assertFalse( ActivePluginClaim::is_enabled(), 'this site cannot be asked for a page, so it was not tested' );
		self::assertEmpty( get_option( ActivePluginClaim::ANSWERS ) );
		update_option( ActivePluginClaim::TESTED, 1 );
		self::assertFalse( ActivePluginClaim::is_enabled() );
		update_option( ActivePluginClaim::ANSWERS, true );
		self::assertTrue( ActivePluginClaim::is_enabled() );
	}

	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_while_our_file_is_included_an_add_on_hears_what_it_will_hear_later(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		remove_all_filters( 'frontage_forms_declare_original_names' );
		update_option( ActivePluginClaim::TESTED, 1 );
		update_option( ActivePluginClaim::ANSWERS, 1 );
		$plugins = get_option( 'active_plugins' );
		update_option( 'active_plugins', [ 'frontage-shop/wp-contact-form-7.php', self::ORIGINAL ] ); // Neither file is there: WordPress includes none.
		$classes = get_declared_classes();
		require dirname( __DIR__, 2 ) . '/src/Compat/early.php';
		self::assertSame( [], preg_grep( '/^Frontage\\\\Kit/', array_diff( get_declared_classes(), $classes ) ), 'the newest kit on the site brings these, later' );
		self::assertTrue( is_plugin_active( self::ORIGINAL ) );
		self::assertTrue( class_exists( 'WPCF7' ) );
		update_option( 'active_plugins', $plugins );
		self::assertSame( 'frontage-forms/frontage-forms.php', get_option( 'active_plugins' )[0] );
	}
}
