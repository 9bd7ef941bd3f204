<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Accounts\Settings as AccountSettings;
use Frontage\Forms\Settings as FormSettings;
use Frontage\Forms\SettingsScreen;
use Frontage\Kit\Admin\HelpTabs;
use Frontage\Kit\Admin\RemoveDataSetting;
use Frontage\Kit\Admin\SettingsHub;
use Frontage\Kit\Admin\WhatIsThis;
use Frontage\Site\Behaviors\BehaviorLabels;
use Frontage\Site\Reviews\ReviewSettings;
use Frontage\Tests\WordPressTestCase;

/** The Help tab of our screens. */
final class HelpTabsTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'] );
		$GLOBALS['submenu'] = [];
		$_GET               = [];
		remove_all_actions( 'admin_enqueue_scripts', 10 );
		wp_deregister_script( 'frontage-editor' ); // Registered by `admin_enqueue_scripts`.
		parent::tearDown();
	}

	public function test_each_of_our_screens_has_help(): void {
		global $_registered_pages;
		$this->sign_in( 'administrator' );
		$_registered_pages = [];
		do_action( 'admin_menu' );
		$ours = [ ...preg_grep( '/_page_(frontage|wpcf7)/', array_keys( $_registered_pages ) ), 'edit-frontage_slider', 'edit-portfolio' ];
		self::assertGreaterThan( 16, count( $ours ) );
		foreach ( $ours as $id ) {
			self::assertNotSame( [], self::tabs( $id ), $id );
		}
		self::assertSame( [], self::tabs( 'dashboard' ), 'Nothing on screens of others.' );
	}

	public function test_settings_frontage_has_every_page_of_the_handbook_and_links_that_open_them(): void {
		$this->sign_in( 'administrator' );
		$tabs  = self::tabs( 'settings_page_' . SettingsHub::PAGE );
		$pages = array_map( static fn ( string $file ): string => 'frontage-' . basename( $file, '.md' ), glob( dirname( __DIR__, 4 ) . '/docs/handbook/[a-z]*.md' ) ?: [] );
		self::assertCount( 13, $pages );
		self::assertEqualsCanonicalizing( $pages, array_keys( $tabs ) );
		ob_start();
		HelpTabs::print_card();
		$card = (string) ob_get_clean();
		foreach ( $tabs as $id => $tab ) {
			self::assertStringContainsString( 'handbook=' . substr( $id, strlen( 'frontage-' ) ) . '"', $card );
			self::assertMatchesRegularExpression( '~^<div class="frontage-handbook" lang="en" dir="ltr"><p>.*<ol>.*</div>$~s', self::render_tab( $tab ), $id );
		}
	}

	public function test_links_between_pages_open_them_where_the_reader_may_go(): void {
		$this->sign_in( 'administrator' );
		$tabs = self::tabs( 'toplevel_page_frontage-forms' );
		self::assertStringContainsString( 'page=frontage&#038;handbook=stop-spam">Stop spam</a>', self::render_tab( $tabs['frontage-receive-email'] ) );
		self::assertStringContainsString( 'handbook=make-a-form">Create a form</a>', get_current_screen()?->get_help_sidebar() ?? '' );
		self::assertStringNotContainsString( 'handbook=stop-spam', get_current_screen()?->get_help_sidebar() ?? '', 'It is on this screen.' );

		$this->sign_in( 'author' );
		$tabs = self::tabs( 'edit-frontage_slider' );
		self::assertStringContainsString( '<ol>', self::render_tab( $tabs['frontage-make-a-slider'] ) );
		self::assertSame( '', get_current_screen()?->get_help_sidebar() );
	}

	public function test_a_link_opens_a_page_that_the_screen_has_and_no_other(): void {
		$this->sign_in( 'administrator' );
		foreach ( [ 'stop-spam' => true, 'shop-cart' => false, '");alert(1)//' => false ] as $name => $is_opened ) {
			wp_scripts()->registered['common']->extra = [];
			$_GET                                     = [ 'handbook' => $name ];
			self::tabs( 'toplevel_page_frontage-forms' );
			do_action( 'admin_enqueue_scripts', '' );
			self::assertSame( $is_opened, str_contains( implode( '', (array) wp_scripts()->get_data( 'common', 'after' ) ), '#tab-link-frontage-' ), $name );
			remove_all_actions( 'admin_enqueue_scripts', 10 );
		}
	}

	public function test_settings_that_need_it_are_explained(): void {
		$this->sign_in( 'administrator' );
		FormSettings::register();
		SettingsScreen::register();
		AccountSettings::add_fields();
		ReviewSettings::register();
		foreach ( [ 'frontage-forms-settings' => 8, 'frontage-accounts-settings' => 5, 'frontage-site-reviews' => 4 ] as $page => $expected ) {
			ob_start();
			do_settings_sections( $page );
			self::assertSame( $expected, substr_count( (string) ob_get_clean(), '<details class="frontage-help">' ), $page );
		}
		ob_start();
		RemoveDataSetting::print_card();
		self::assertSame( 1, substr_count( (string) ob_get_clean(), '<details class="frontage-help">' ) );
		$behaviors = array_filter( array_map( BehaviorLabels::label( ... ), BehaviorLabels::names() ), static fn ( ?array $behavior ): bool => isset( $behavior['about'] ) );
		self::assertCount( 3, $behaviors );
	}

	public function test_an_explanation_names_its_setting_for_screen_readers(): void {
		ob_start();
		WhatIsThis::print( 'Proxy <or> CDN', 'Servers & more.' );
		self::assertSame( '<details class="frontage-help"><summary>What is this?<span class="screen-reader-text"> (Proxy &lt;or&gt; CDN)</span></summary><p>Servers &amp; more.</p></details>', ob_get_clean() );
	}

	/** @return array<string, array<string, mixed>> Our tabs by id. */
	private static function tabs( string $id ): array {
		\WP_Screen::get( $id )->set_help_sidebar( '' ); // WordPress keeps the screens of earlier tests.
		set_current_screen( $id );
		$tabs = get_current_screen()?->get_help_tabs() ?? [];
		$ours = array_filter( $tabs, static fn ( array $tab ): bool => str_starts_with( $tab['id'], 'frontage-' ) );
		foreach ( array_keys( $tabs ) as $key ) {
			get_current_screen()?->remove_help_tab( $key );
		}
		return $ours;
	}

	/** @param array<string, mixed> $tab */
	private static function render_tab( array $tab ): string {
		ob_start();
		$tab['callback']();
		return (string) ob_get_clean();
	}
}
