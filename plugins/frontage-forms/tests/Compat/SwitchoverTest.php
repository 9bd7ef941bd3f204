<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Compat;

use Frontage\Forms\Compat\ActivePluginClaim;
use Frontage\Forms\Compat\Switchover\AutomaticRecovery;
use Frontage\Forms\Compat\Switchover\FormFindings;
use Frontage\Forms\Compat\Switchover\OriginalPlugin;
use Frontage\Forms\Compat\Switchover\ProbeRequest;
use Frontage\Forms\Compat\Switchover\SwitchProbe;
use Frontage\Forms\Compat\Switchover\Switchover;
use Frontage\Forms\Compat\Switchover\SwitchoverPage;
use Frontage\Forms\Compat\Switchover\SwitchoverReport;
use Frontage\Forms\Compat\Switchover\SwitchoverReportView;
use Frontage\Forms\Compat\Switchover\SwitchoverScreen;
use Frontage\Forms\Document\FormFormat;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WpOrg\Requests\Utility\CaseInsensitiveDictionary;

/**
 * The switch is tested before, and undone where the site does not answer after it. The site's own answers are written here; the journey
 * `switch-from-contact-form-7` has them from a server.
 *
 * @phpstan-type Answer array{status?: int, error?: string, silent?: bool, location?: string}
 */
final class SwitchoverTest extends WordPressTestCase {

	private const HOOKS_OF_A_PROBE = [ 'pre_wp_load_alloptions', 'option_active_plugins', 'alloptions', 'pre_update_option_active_plugins', 'pre_update_site_option_active_sitewide_plugins', 'site_option_active_sitewide_plugins' ];

	/** @var list<array{url: string, cookies: bool, original: bool, probe: mixed}> What was asked for, and how things stood then. */
	private array $asked = [];

	/** @var \Closure(string, bool): Answer By address and whether the request is one of a probe. */
	private \Closure $answer;

	/** Whether the server that answers reads the must-use file: of several servers with one database, some may not have it. */
	private bool $has_file = true;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->answer       = static fn (): array => [];
		$_COOKIE['session'] = 'of the owner';
		update_option( 'active_plugins', [ 'cf7-a/a.php', OriginalPlugin::PLUGIN, 'frontage-forms/frontage-forms.php' ] );
		add_filter( 'pre_http_request', [ $this, 'answer' ], 10, 3 );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_http_request', [ $this, 'answer' ] );
		ActivePluginClaim::withdraw();
		AutomaticRecovery::disarm();
		unset( $_COOKIE['session'] );
		@rmdir( WPMU_PLUGIN_DIR ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Made by the first file in it; another test's may be there.
		parent::tearDown();
	}

	public function test_the_original_is_deactivated_once_the_site_ran_without_it_and_answers(): void {
		self::assertNull( Switchover::run( true ) );
		self::assertSame( [ 'frontage-forms/frontage-forms.php', 'cf7-a/a.php' ], get_option( 'active_plugins' ), 'first in the list, so that an add-on that asks while it is included hears the same as later' );
		self::assertTrue( ActivePluginClaim::is_enabled() );
		self::assertFileExists( self::file() );
		[ $before, $after ] = array_map( null, array_chunk( $this->asked, 5 ) );
		self::assertSame( [ [ true ], [ false ] ], [ array_values( array_unique( array_column( $before, 'original' ) ) ), array_values( array_unique( array_column( $after, 'original' ) ) ) ] );
		self::assertSame( [ home_url( '/' ), wp_login_url(), admin_url(), admin_url( 'plugins.php' ), rest_url() ], array_column( $after, 'url' ) );
		self::assertSame( [ false, false, true, true, false ], array_column( $after, 'cookies' ), 'the dashboard as who asks, the rest as a visitor' );
	}

	public function test_nothing_is_changed_where_the_site_stops_without_the_original(): void {
		$this->answer = static fn ( string $url, bool $is_probe ): array => $is_probe && admin_url() === $url ? [ 'error' => "Uncaught Error: Class \"Nowhere\" not found in /x/a.php:3\nStack trace:\n#0 {main}" ] : [];
		$failed       = Switchover::run( true );
		self::assertSame( 'frontage_probe_failed', $failed?->get_error_code() );
		self::assertStringContainsString( 'Dashboard stopped with an error: Uncaught Error: Class "Nowhere" not found (plugins/a.php:3)', $failed->get_error_message() );
		$this->assert_as_before();
		self::assertFalse( get_option( AutomaticRecovery::UNDONE ) );
	}

	/** @return iterable<string, array{Answer}> */
	public static function bad_answers(): iterable {
		yield 'an error of the server' => [ [ 'status' => 500, 'silent' => true ] ];
		yield 'no service' => [ [ 'status' => 503, 'silent' => true ] ];
		yield 'an error at the end of a page' => [ [ 'error' => 'Allowed memory size exhausted' ] ];
		yield 'no answer' => [ [ 'status' => 0 ] ];
	}

	/** @param Answer $bad */
	#[DataProvider( 'bad_answers' )]
	public function test_it_is_undone_where_a_page_fails_after_it( array $bad ): void {
		foreach ( [ home_url( '/' ), wp_login_url(), admin_url() ] as $page ) {
			$this->answer = static fn ( string $url, bool $is_probe ): array => ! $is_probe && $page === $url ? $bad : [];
			self::assertInstanceOf( \WP_Error::class, Switchover::run( true ), $page );
			$this->assert_as_before();
			self::assertIsArray( get_option( AutomaticRecovery::UNDONE ), 'and the owner is told' );
		}
	}

	public function test_what_a_page_cache_answers_is_no_test(): void {
		$this->answer = static fn ( string $url, bool $is_probe ): array => [ 'silent' => $is_probe ];
		self::assertSame( 'frontage_no_loopback', Switchover::run( false )?->get_error_code() );
		$this->assert_as_before();
	}

	public function test_two_clicks_at_once_are_one_switch(): void {
		$second       = false;
		$this->answer = static function () use ( &$second ): array {
			if ( false === $second ) {
				$second = null;
				$second = Switchover::run( true );
			}
			return [];
		};
		self::assertNull( Switchover::run( true ) );
		self::assertInstanceOf( \WP_Error::class, $second );
		self::assertTrue( get_option( AutomaticRecovery::STATE )['original'], 'what there is to put back is not forgotten' );
		$this->answer = static fn (): array => [];
		self::assertNull( Switchover::run( true ), 'and the next one may' );
	}

	public function test_a_server_where_the_must_use_file_does_not_act_is_no_test(): void {
		$this->has_file = false;
		$failed         = Switchover::run( true );
		self::assertSame( 'frontage_no_probe', $failed?->get_error_code() );
		self::assertStringContainsString( self::file(), $failed->get_error_message() );
		self::assertCount( 1, $this->asked, 'Contact Form 7 was active there, so no further page says more' );
		$this->assert_as_before();
	}

	public function test_an_error_of_a_server_where_the_must_use_file_does_not_act_is_no_add_ons(): void {
		$this->has_file = false;
		$this->answer   = static fn (): array => [ 'error' => 'Oh' ];
		self::assertSame( 'frontage_no_probe', Switchover::run( true )?->get_error_code() );
		$this->assert_as_before();
	}

	public function test_a_dashboard_that_does_not_know_its_owner_is_no_test(): void {
		$this->answer = static fn ( string $url ): array => admin_url() === $url ? [ 'status' => 302, 'location' => wp_login_url( admin_url() ) ] : [];
		self::assertSame( 'frontage_no_loopback', Switchover::run( false )?->get_error_code() );
		$this->assert_as_before();
	}

	public function test_without_a_place_for_the_way_back_nothing_is_switched(): void {
		add_filter( 'file_mod_allowed', '__return_false' );
		self::assertSame( 'frontage_no_recovery', Switchover::run( false )?->get_error_code() );
		self::assertSame( [], $this->asked );
		$this->assert_as_before();
	}

	public function test_each_add_on_is_run_by_itself_where_together_they_fail(): void {
		$good         = self::add_on( 'Good', 'good/good.php' );
		$bad          = self::add_on( 'Bad', 'bad/bad.php' );
		$this->answer = static function (): array {
			$probe = get_option( SwitchProbe::OPTION );
			return in_array( 'bad/bad.php', is_array( $probe ) ? $probe['without'] : [], true ) ? [] : [ 'error' => 'Oh' ];
		};
		$probe        = SwitchProbe::run( [ $good, $bad ], false );
		self::assertInstanceOf( SwitchProbe::class, $probe );
		self::assertFalse( $probe->has_passed() );
		self::assertSame( '', $probe->find_error( 'Good' ) );
		self::assertStringContainsString( 'Homepage stopped with an error: Oh', (string) $probe->find_error( 'Bad' ) );
		self::assertFileDoesNotExist( self::file() );
		self::assertFalse( get_option( SwitchProbe::OPTION ) );
	}

	public function test_a_request_of_the_probe_leaves_the_original_out_and_stores_nothing(): void {
		$probe = [ 'key' => 'frontageprobe1', 'nonce' => 'secret', 'until' => time() + 60, 'without' => [ OriginalPlugin::PLUGIN ], 'options' => [ ActivePluginClaim::ANSWERS => 1, ActivePluginClaim::TESTED => 1 ], 'left' => [] ];
		update_option( SwitchProbe::OPTION, $probe, false );
		$before  = get_option( 'active_plugins' );
		$filters = self::filters();
		self::assertSame( '', ProbeRequest::handle_probe( [ 'wp_scrape_key' => 'frontageprobe1', 'wp_scrape_nonce' => 'guessed' ] ) );
		self::assertSame( $before, get_option( 'active_plugins' ), 'whoever does not know the key gets the site as it is' );
		self::assertSame( ProbeRequest::create_header( 'secret' ), ProbeRequest::handle_probe( [ 'wp_scrape_key' => 'frontageprobe1', 'wp_scrape_nonce' => 'secret' ] ) );
		self::assertSame( [ 'frontage-forms/frontage-forms.php', 'cf7-a/a.php' ], get_option( 'active_plugins' ) );
		self::assertTrue( ActivePluginClaim::is_enabled() );
		update_option( 'active_plugins', [ 'frontage-forms/frontage-forms.php' ] ); // An add-on deactivates itself.
		update_option( 'cron', [ 'version' => 2, 1 => [] ], true );
		self::assertArrayNotHasKey( ActivePluginClaim::TESTED, (array) wp_cache_get( 'alloptions', 'options' ), 'a cache that other requests share keeps what is stored' );
		self::assertTrue( ActivePluginClaim::is_enabled() );
		self::end_probe_request( $filters );
		self::assertSame( $before, get_option( 'active_plugins' ) );
		self::assertSame( [ 'cf7-a/a.php' ], get_option( SwitchProbe::OPTION )['left'], 'and the owner is told of it' );
		delete_option( SwitchProbe::OPTION );
	}

	public function test_php_that_dies_in_code_for_forms_undoes_the_switch(): void {
		Switchover::run( true );
		AutomaticRecovery::undo_switch( 'Uncaught Error (plugins/cf7-a/a.php:3)' );
		$this->assert_as_before();
		self::assertSame( 'Uncaught Error (plugins/cf7-a/a.php:3)', get_option( AutomaticRecovery::UNDONE )['error'] );
		$shown = self::capture_output( [ SwitchoverScreen::class, 'show_undone_notice' ] );
		self::assertStringContainsString( 'the switch to Frontage Forms was reverted', $shown );
		self::assertStringContainsString( 'plugins/cf7-a/a.php:3', $shown );
		AutomaticRecovery::undo_switch( 'again' );
		self::assertSame( 'Uncaught Error (plugins/cf7-a/a.php:3)', get_option( AutomaticRecovery::UNDONE )['error'], 'two requests may die at once' );
	}

	public function test_the_order_of_other_plugins_stays(): void {
		self::assertSame( [ 'z/z.php', 'a/a.php', 'b/b.php', 'c/c.php' ], ActivePluginClaim::sort_plugin( [ 'z/z.php', 'a/a.php', 'c/c.php' ], 'b/b.php' ) );
		self::assertSame( [ 'a/a.php', 'b/b.php' ], ActivePluginClaim::sort_plugin( [ 'b/b.php', 'a/a.php' ], 'b/b.php' ) );
		self::assertSame( [ 'b/b.php' ], ActivePluginClaim::sort_plugin( [], 'b/b.php' ) );
	}

	/** @return iterable<string, array{string, string, bool}> */
	public static function deaths(): iterable {
		yield 'in ours' => [ 'Uncaught Error: x', WP_PLUGIN_DIR . '/frontage-forms/src/Form/Renderer.php', true ];
		yield 'a name of the original' => [ 'Uncaught Error: Call to undefined function wpcf7_nothing()', '/x/y.php', true ];
		yield 'thrown in core, called by ours' => [ "Uncaught TypeError: x in /core/a.php:3\nStack trace:\n#0 " . WP_PLUGIN_DIR . '/frontage-forms/src/Plugin.php(3): a()', ABSPATH . 'wp-includes/plugin.php', true ];
		yield 'in a plugin that has nothing to do with forms' => [ 'Uncaught Error: x', WP_PLUGIN_DIR . '/frontage-shop/frontage-shop.php', false ];
		yield 'a word of a visitor among what functions were handed' => [ "Uncaught TypeError: x in /core/a.php:3\nStack trace:\n#0 /core/b.php(3): y('wpcf7')", ABSPATH . 'wp-includes/post.php', false ];
		yield 'in core' => [ 'Uncaught Error: x', ABSPATH . 'wp-includes/post.php', false ];
		// A large export or import runs into these with or without Contact Form 7; a switch that is days old is not why.
		yield 'no memory left in ours' => [ 'Allowed memory size of 134217728 bytes exhausted (tried to allocate 4096 bytes)', WP_PLUGIN_DIR . '/frontage-forms/src/Inbox/Export.php', false ];
		yield 'no memory left on the server' => [ 'Out of memory (allocated 2097152 bytes) (tried to allocate 4096 bytes)', WP_PLUGIN_DIR . '/frontage-forms/src/Inbox/Export.php', false ];
		yield 'no time left in ours' => [ 'Maximum execution time of 30 seconds exceeded', WP_PLUGIN_DIR . '/frontage-forms/src/Plugin.php', false ];
		yield 'an error of ours that speaks of memory' => [ 'Uncaught Error: Allowed memory size', WP_PLUGIN_DIR . '/frontage-forms/src/Plugin.php', true ];
	}

	#[DataProvider( 'deaths' )]
	public function test_only_errors_that_have_to_do_with_forms_undo_it( string $message, string $file, bool $has ): void {
		self::assertSame( $has, ( new \ReflectionMethod( AutomaticRecovery::class, 'is_about_forms' ) )->invoke( null, [ 'message' => $message, 'file' => $file ] ) );
	}

	public function test_the_way_back_goes_by_itself_after_a_week(): void {
		Switchover::run( false );
		AutomaticRecovery::sweep();
		self::assertFileExists( self::file() );
		update_option( AutomaticRecovery::STATE, [ 'until' => time() - 1 ] + (array) get_option( AutomaticRecovery::STATE ) );
		AutomaticRecovery::sweep();
		self::assertFileDoesNotExist( self::file() );
		self::assertFalse( get_option( AutomaticRecovery::STATE ) );
		self::assertFalse( OriginalPlugin::is_active(), 'the switch itself stays' );
	}

	public function test_what_a_test_leaves_that_was_ended_goes_by_itself(): void {
		AutomaticRecovery::install();
		update_option( SwitchProbe::OPTION, [ 'until' => time() + 60 ], false );
		AutomaticRecovery::sweep();
		self::assertFileExists( self::file(), 'while it may run' );
		update_option( SwitchProbe::OPTION, [ 'until' => time() - 1 ], false );
		AutomaticRecovery::sweep();
		self::assertFileDoesNotExist( self::file() );
		self::assertFalse( get_option( SwitchProbe::OPTION ) );
	}

	public function test_an_add_on_that_is_activated_later_is_watched_too(): void {
		Switchover::run( true );
		update_option( AutomaticRecovery::STATE, [ 'until' => time() - 1 ] + (array) get_option( AutomaticRecovery::STATE ) );
		AutomaticRecovery::sweep();
		AutomaticRecovery::extend( 'cf7-new/new.php' );
		self::assertFileExists( self::file() );
		AutomaticRecovery::extend( OriginalPlugin::PLUGIN );
		self::assertFileDoesNotExist( self::file(), 'the owner went back on his own' );
	}

	public function test_after_the_owner_went_back_nothing_is_answered_untested(): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		Switchover::run( true );
		update_option( 'active_plugins', ActivePluginClaim::sort_plugin( (array) get_option( 'active_plugins' ), OriginalPlugin::PLUGIN ) ); // As `activate_plugin()` on the Plugins screen.
		do_action( 'activated_plugin', OriginalPlugin::PLUGIN, false );
		$this->assert_as_before();
		deactivate_plugins( OriginalPlugin::PLUGIN );
		self::assertFalse( OriginalPlugin::is_active() );
		self::assertFalse( ActivePluginClaim::is_enabled(), 'the add-ons of today were not tested with it' );
		update_option( 'active_plugins', [ 'cf7-a/a.php', OriginalPlugin::PLUGIN, 'frontage-forms/frontage-forms.php' ] );
		self::assertNull( Switchover::run( true ) );
		self::assertTrue( ActivePluginClaim::is_enabled(), 'the button tests and answers again' );
	}

	public function test_switching_again_neither_doubles_nor_loses_a_form(): void {
		foreach ( [ 'Contact', 'Contact', 'Book' ] as $title ) {
			wp_insert_post( [ 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => $title, 'meta_input' => [ '_form' => "[text a]\n[submit \"$title\"]", '_mail' => [ 'subject' => $title ] ] ] );
		}
		$stored = static fn (): array => array_map( static fn ( \WP_Post $form ): array => [ $form->to_array(), get_post_meta( $form->ID ) ], get_posts( [ 'post_type' => 'wpcf7_contact_form', 'post_status' => [ 'any', 'trash' ], 'numberposts' => -1, 'orderby' => 'ID' ] ) );
		$before = $stored();
		foreach ( [ 1, 2 ] as $_ ) {
			self::assertNull( SwitchoverScreen::switch_over( [] ) );
			self::assertTrue( get_option( AutomaticRecovery::MOVED )['equal'] );
			self::assertSame( $before, $stored() );
			update_option( 'active_plugins', [ 'cf7-a/a.php', OriginalPlugin::PLUGIN, 'frontage-forms/frontage-forms.php' ] );
			do_action( 'activated_plugin', OriginalPlugin::PLUGIN, false );
			self::assertSame( $before, $stored() );
		}
	}

	public function test_before_the_check_the_screen_counts_forms_and_after_the_switch_it_asks_before_switching_back(): void {
		wp_insert_post( [ 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Book' ] );
		$show = static fn ( ?array $last ): string => self::capture_output( [ new SwitchoverPage( $last, '' ), 'render' ] );
		self::assertMatchesRegularExpression( '~<h2 [^>]*>' . FormFindings::count_forms() . ' forms? found</h2>.*name="frontage-check"[^>]* data-progress="Checking forms\.[^>]*>Check forms<~', $show( null ) );
		self::assertStringContainsString( 'role="status"></p>', $show( null ), 'where the progress is said' );
		self::assertNull( SwitchoverScreen::switch_over( [] ) );
		$html = $show( [ 'at' => 1, 'equal' => true ] );
		self::assertMatchesRegularExpression( '~shows your forms now</h2><p>All forms are stored exactly as before\..*popovertarget="([\w-]+)">Switch back…<.*<div popover role="dialog"[^>]* id="\1".*Switch back to Contact Form 7\?.*autofocus>Cancel<.*name="frontage-activate-original"~', $html );
		self::assertStringContainsString( 'Another plugin changed forms', $show( [ 'at' => 1, 'equal' => false ] ) );
	}

	public function test_the_options_that_a_site_needs_are_sent_with_the_button_above_them(): void {
		$html = static fn (): string => self::capture_output( [ new SwitchoverReportView( SwitchoverReport::create() ), 'render' ] );
		self::assertStringNotContainsString( 'Options</h2>', $html() );
		file_put_contents( WP_CONTENT_DIR . '/uploads/move-terms.txt', 'terms' );
		$id = wp_insert_post( [ 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Job', 'meta_input' => [ '_form' => '[text a]', '_mail' => [ 'active' => true, 'attachments' => 'uploads/move-terms.txt' ] ] ] );
		self::assertMatchesRegularExpression( '~href="#frontage-move-options">1 file to allow<.*<form [^>]*id="frontage-switch">.*Options</h2>.*name="files\[\]" value="uploads/move-terms.txt" form="frontage-switch"~', $html() );
		self::assertDoesNotMatchRegularExpression( '~name="files\[\]"[^>]* checked~', $html(), 'the owner turns it on' );
		unlink( WP_CONTENT_DIR . '/uploads/move-terms.txt' );
		wp_delete_post( $id, true );
	}

	public function test_where_the_network_brought_it_back_the_answer_ends_with_the_next_sweep(): void {
		Switchover::run( true );
		update_option( 'active_plugins', [ 'cf7-a/a.php', OriginalPlugin::PLUGIN, 'frontage-forms/frontage-forms.php' ] ); // No hook is run on this site.
		AutomaticRecovery::sweep();
		$this->assert_as_before();
	}

	public function test_the_setting_counts_only_once_the_site_answered_with_it(): void {
		( new \ReflectionProperty( FormFormat::class, 'original_is_active' ) )->setValue( null, false );
		update_option( 'active_plugins', [ 'cf7-a/a.php', 'frontage-forms/frontage-forms.php' ] );
		$this->answer = static fn ( string $url, bool $is_probe ): array => $is_probe ? [ 'error' => 'Oh' ] : [];
		update_option( ActivePluginClaim::ANSWERS, true );
		self::assertSame( [ false, false ], [ ActivePluginClaim::is_enabled(), (bool) get_option( ActivePluginClaim::ANSWERS ) ] );
		$this->answer = static fn ( string $url, bool $is_probe ): array => $is_probe ? [] : [ 'status' => 500 ];
		update_option( ActivePluginClaim::ANSWERS, true );
		self::assertSame( [ false, false ], [ ActivePluginClaim::is_enabled(), (bool) get_option( ActivePluginClaim::ANSWERS ) ] );
		$this->answer = static fn (): array => [];
		update_option( ActivePluginClaim::ANSWERS, true );
		self::assertTrue( ActivePluginClaim::is_enabled() );
		self::assertSame( 'frontage-forms/frontage-forms.php', get_option( 'active_plugins' )[0] );
		update_option( 'active_plugins', [ 'cf7-a/a.php', 'cf7-b/b.php', 'frontage-forms/frontage-forms.php' ] );
		self::assertFalse( OriginalPlugin::is_active() );
		update_option( ActivePluginClaim::ANSWERS, false );
		self::assertFalse( ActivePluginClaim::is_enabled() );
		self::assertSame( [ 'cf7-a/a.php', 'cf7-b/b.php', 'frontage-forms/frontage-forms.php' ], get_option( 'active_plugins' ) );
		( new \ReflectionProperty( FormFormat::class, 'original_is_active' ) )->setValue( null, null );
	}

	public function test_the_setting_ticked_days_later_forgets_nothing_of_what_the_switch_would_put_back(): void {
		self::assertNull( Switchover::run( false ) );
		( new \ReflectionProperty( FormFormat::class, 'original_is_active' ) )->setValue( null, false );
		$this->answer = static fn ( string $url, bool $is_probe ): array => $is_probe ? [] : [ 'status' => 500 ];
		update_option( ActivePluginClaim::ANSWERS, true );
		self::assertSame( [ false, false, true ], [ ActivePluginClaim::is_enabled(), OriginalPlugin::is_active(), get_option( AutomaticRecovery::STATE )['original'] ?? null ], 'what failed is the answer: that alone is taken back' );
		$this->answer = static fn (): array => [];
		update_option( ActivePluginClaim::ANSWERS, true );
		( new \ReflectionProperty( FormFormat::class, 'original_is_active' ) )->setValue( null, null );
		self::assertSame( [ true, null ], [ ActivePluginClaim::is_enabled(), Switchover::run( true ) ], 'the button pressed once more' );
		AutomaticRecovery::undo_switch( 'Uncaught Error (plugins/cf7-a/a.php:3)' );
		$this->assert_as_before();
	}

	public function test_a_switch_whose_week_is_over_is_not_put_back_by_what_comes_later(): void {
		foreach ( [ time() + 60 => [ true, true ], time() - 1 => [ false, false ] ] as $until => $back ) {
			update_option( AutomaticRecovery::STATE, [ 'until' => $until, 'original' => true, 'network' => true ] );
			AutomaticRecovery::arm( false, false );
			self::assertSame( $back, array_slice( array_values( (array) get_option( AutomaticRecovery::STATE ) ), 1 ) );
		}
	}

	public function test_of_an_add_on_that_was_not_run_nothing_is_said(): void {
		foreach ( [ false, true ] as $reachable ) {
			$this->answer = static fn (): array => $reachable ? [] : [ 'status' => 0 ];
			$report       = SwitchoverReport::create();
			self::assertSame( $reachable, $report->has_passed() );
			$html = self::capture_output( [ new SwitchoverReportView( $report ), 'render' ] );
			self::assertSame( $reachable, str_contains( $html, SwitchoverScreen::OVER ) );
			self::assertSame( $reachable, str_contains( $html, 'Ready to switch' ) );
			self::assertStringNotContainsString( 'No errors', $html );
		}
	}

	/**
	 * On `pre_http_request`.
	 *
	 * @param array<string, mixed> $arguments
	 * @return array<string, mixed>|\WP_Error
	 */
	public function answer( mixed $before, array $arguments, string $url ): array|\WP_Error {
		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$key           = (string) $query['wp_scrape_key'];
		$url           = remove_query_arg( [ 'wp_scrape_key', 'wp_scrape_nonce' ], $url );
		$is_probe      = str_starts_with( $key, SwitchProbe::BEGIN );
		$this->asked[] = [
			'url'      => $url,
			'cookies'  => isset( $arguments['cookies']['session'] ),
			'original' => OriginalPlugin::is_active(),
			'probe'    => get_option( SwitchProbe::OPTION ),
		];
		self::assertSame( $query['wp_scrape_nonce'], get_transient( "scrape_key_$key" ), 'WordPress knows the key' );
		$answer = ( $this->answer )( $url, $is_probe );
		if ( 0 === ( $answer['status'] ?? 200 ) ) {
			return new \WP_Error( 'http_request_failed', 'Connection refused' );
		}
		$filters = self::filters();
		$proof   = $this->has_file && is_file( self::file() ) ? ProbeRequest::handle_probe( $query ) : '';
		self::end_probe_request( $filters );
		$result = isset( $answer['error'] ) ? [ 'type' => E_ERROR, 'message' => $answer['error'], 'file' => 'plugins/a.php', 'line' => 3 ] : true;
		return [
			'response' => [ 'code' => $answer['status'] ?? 200, 'message' => '' ],
			'headers'  => new CaseInsensitiveDictionary( array_filter( [ 'Location' => $answer['location'] ?? '', ProbeRequest::HEADER => $proof ] ) ),
			'body'     => '<p>x</p>' . ( empty( $answer['silent'] ) ? "\n###### wp_scraping_result_start:$key ######\n" . wp_json_encode( $result ) . "\n###### wp_scraping_result_end:$key ######\n" : '' ),
			'cookies'  => [],
			'filename' => null,
		];
	}

	/** @return array<string, \WP_Hook> Copies: a hook that has callbacks already is an object that gets one more. */
	private static function filters(): array {
		return array_map( static fn ( \WP_Hook $hook ): \WP_Hook => clone $hook, array_intersect_key( $GLOBALS['wp_filter'], array_flip( self::HOOKS_OF_A_PROBE ) ) );
	}

	/** @param array<string, \WP_Hook> $filters */
	private static function end_probe_request( array $filters ): void {
		foreach ( self::HOOKS_OF_A_PROBE as $hook ) {
			unset( $GLOBALS['wp_filter'][ $hook ] );
		}
		$GLOBALS['wp_filter'] = $filters + $GLOBALS['wp_filter'];
	}

	private function assert_as_before(): void {
		self::assertSame( [ 'cf7-a/a.php', OriginalPlugin::PLUGIN, 'frontage-forms/frontage-forms.php' ], get_option( 'active_plugins' ) );
		self::assertFalse( ActivePluginClaim::is_enabled() );
		self::assertFalse( get_option( AutomaticRecovery::STATE ) );
		self::assertFileDoesNotExist( self::file() );
	}

	/** @return array{name: string, plugin: string, requires: bool, asks: bool, used: list<string>, missing: list<string>} */
	private static function add_on( string $name, string $plugin ): array {
		return [ 'name' => $name, 'plugin' => $plugin, 'requires' => false, 'asks' => false, 'used' => [], 'missing' => [] ];
	}

	private static function file(): string {
		return WPMU_PLUGIN_DIR . '/frontage-forms-recovery.php';
	}

	private static function capture_output( callable $code ): string {
		ob_start();
		$code();
		return (string) ob_get_clean();
	}
}
