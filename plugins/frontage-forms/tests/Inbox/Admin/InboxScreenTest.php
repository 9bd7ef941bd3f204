<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Inbox\Admin;

use Frontage\Forms\Admin\Builder\FormBuilderScreen;
use Frontage\Forms\Admin\FormListScreen;
use Frontage\Forms\Inbox\Admin\DataViewsScript;
use Frontage\Forms\Inbox\Admin\InboxScreen;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\Settings;
use Frontage\Forms\SettingsScreen;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Tests\Submissions;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__, 5 ) . '/tests/support/Submissions.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/template.php';

#[Group( 'database' )]
final class InboxScreenTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		global $wpdb, $menu, $submenu, $_wp_submenu_nopriv, $_registered_pages;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SubmissionTable::table_name() ) );
		$menu                = [];
		$submenu             = [];
		$_wp_submenu_nopriv  = [];
		$_registered_pages   = [];
	}

	public function test_the_menu_says_how_many_are_unread(): void {
		$this->sign_in( 'editor' );
		Submissions::add();
		Submissions::add( [], [ 'is_read' => 1 ] );
		Submissions::add( [], [ 'state' => SubmissionState::SPAM ] );

		$entry = $this->menu_entry();

		self::assertSame( InboxCapabilities::READ, $entry[1] );
		self::assertStringContainsString( 'count-1"', $entry[0] );
		self::assertStringContainsString( '<span class="screen-reader-text">1 unread message</span>', $entry[0] );
	}

	public function test_the_menu_goes_from_what_is_read_daily_to_what_is_set_once(): void {
		$this->sign_in( 'administrator' );
		do_action( 'admin_menu', '' );
		FormBuilderScreen::leave_menu(); // On `admin_head`, before the menu is printed.
		self::assertSame( [ 'Inbox', 'Forms', 'Subscribers', 'Settings' ], array_column( array_values( $GLOBALS['submenu'][ InboxScreen::SLUG ] ), 0 ) );
	}

	public function test_the_bubble_costs_one_query_and_nobody_else_pays_for_it(): void {
		global $wpdb;
		$this->sign_in( 'author' );
		$before = $wpdb->num_queries;
		$this->menu_entry();
		self::assertSame( 0, $wpdb->num_queries - $before );

		$this->sign_in( 'editor' );
		current_user_can( InboxCapabilities::READ );
		$before = $wpdb->num_queries;
		$this->menu_entry();
		self::assertSame( 1, $wpdb->num_queries - $before );
	}

	public function test_more_than_can_be_counted_quickly_is_shown_as_more(): void {
		$this->sign_in( 'editor' );
		Submissions::fill( 101, [ 'is_read' => 0, 'state' => SubmissionState::SENT ] );

		self::assertStringContainsString( '>99+<', $this->menu_entry()[0] );
	}

	public function test_the_screen_hands_over_what_its_script_needs(): void {
		$form = (int) wp_insert_post( [ 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'Say "hello" <b>' ] );
		Submissions::add( [], [ 'form_id' => $form ] );
		$this->sign_in( 'author' );
		wp_get_current_user()->add_cap( InboxCapabilities::READ );

		$html = $this->printed_by( InboxScreen::render( ... ) );
		$page = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $page->next_tag( [ 'tag_name' => 'div', 'class_name' => 'wrap' ] ) && $page->next_tag( 'div' ) );
		$props = json_decode( (string) $page->get_attribute( 'data-props' ), true );

		self::assertSame( [ [ 'id' => $form, 'title' => 'Say "hello" <b>' ] ], $props['forms'] );
		self::assertFalse( $props['mayDelete'] );
		self::assertStringEndsWith( 'admin.php?page=frontage-forms', $props['url'] );
	}

	public function test_an_empty_inbox_leads_to_the_forms_and_to_a_first_one_while_there_is_none(): void {
		$props = fn (): array => (array) json_decode( html_entity_decode( (string) preg_replace( '/^.*data-props="([^"]*)".*$/s', '$1', $this->printed_by( InboxScreen::render( ... ) ) ) ), true );
		$list  = admin_url( 'admin.php?page=frontage-forms-list' );
		$ways  = static fn ( array $given ): array => [ $given['seeForms'], $given['addForm'] ];
		$this->sign_in( 'administrator' );
		self::assertSame( [ $list, InboxScreen::builder_url() ], $ways( $props() ) );
		wp_insert_post( [ 'post_type' => 'wpcf7_contact_form', 'post_status' => 'publish', 'post_title' => 'A form' ] );
		self::assertSame( [ $list, '' ], $ways( $props() ) );
		$this->sign_in( 'subscriber' );
		wp_get_current_user()->add_cap( InboxCapabilities::READ );
		self::assertSame( [ '', '' ], $ways( $props() ) );
	}

	public function test_the_first_page_of_the_list_comes_with_the_screen(): void {
		$this->sign_in( 'editor' );
		Submissions::add( [ 'your-name' => '</script><b>Mia' ] );

		InboxScreen::enqueue();
		$inline = implode( '', array_filter( (array) wp_scripts()->get_data( 'wp-api-fetch', 'after' ), 'is_string' ) );

		self::assertTrue( wp_script_is( 'frontage-forms-inbox' ), 'bin/build makes the screen' );
		FormListScreen::enqueue();
		foreach ( [ 'frontage-forms-inbox', 'frontage-forms-list' ] as $screen ) {
			self::assertContains( DataViewsScript::HANDLE, wp_scripts()->registered[ $screen ]->deps, 'One table for both.' );
			self::assertContains( DataViewsScript::HANDLE, wp_styles()->registered[ $screen ]->deps );
		}
		self::assertTrue( wp_script_is( DataViewsScript::HANDLE, 'registered' ) );
		self::assertStringContainsString( '/frontage/v1/submissions?per_page=20', $inline );
		self::assertStringNotContainsString( '</script>', $inline );
	}

	public function test_only_an_administrator_decides_what_happens_to_the_data(): void {
		global $submenu;
		foreach ( [ 'editor' => false, 'administrator' => true ] as $role => $expected ) {
			$this->sign_in( $role );
			$this->menu_entry();
			SettingsScreen::add();
			self::assertSame( $expected, in_array( 'frontage-forms-settings', array_column( $submenu[ InboxScreen::SLUG ] ?? [], 2 ), true ), $role );
		}
	}

	/** @return array<int, string> */
	private function menu_entry(): array {
		global $menu;
		$menu = [];
		InboxScreen::add();
		foreach ( $menu as $entry ) {
			if ( InboxScreen::SLUG === $entry[2] ) {
				return $entry;
			}
		}
		self::fail( 'No menu "Forms".' );
	}

	private function printed_by( callable $print ): string {
		ob_start();
		try {
			$print();
		} finally {
			$html = (string) ob_get_clean();
		}
		return $html;
	}
}
