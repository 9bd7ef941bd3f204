<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Inbox\Admin;

use Frontage\Forms\Inbox\Admin\InboxDashboardWidget;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Tests\Submissions;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__, 5 ) . '/tests/support/Submissions.php';
require_once ABSPATH . WPINC . '/class-wp-admin-bar.php';

/** What is seen of the inbox without opening it. */
#[Group( 'database' )]
final class InboxDashboardWidgetTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SubmissionTable::table_name() ) );
	}

	public function test_the_bar_counts_what_is_unread_and_leads_there(): void {
		$this->sign_in( 'editor' );
		self::assertNull( $this->node(), 'Nothing to say.' );
		Submissions::add();
		Submissions::add( [], [ 'state' => SubmissionState::TRASH ] );
		wp_cache_flush();

		$node = $this->node();

		self::assertStringContainsString( '>1<', $node->title );
		self::assertStringContainsString( '1 unread message', $node->title );
		self::assertStringEndsWith( 'page=frontage-forms&read=no', $node->href );
	}

	public function test_the_bar_costs_one_query_and_who_may_not_read_pays_nothing(): void {
		global $wpdb;
		Submissions::add();
		foreach ( [ 'author' => 0, 'editor' => 1 ] as $role => $queries ) {
			$this->sign_in( $role );
			current_user_can( 'read' );
			$before = $wpdb->num_queries;
			$this->node();
			$this->node();
			self::assertSame( $queries, $wpdb->num_queries - $before, $role );
		}
	}

	public function test_the_box_shows_the_last_messages_and_what_needs_somebody(): void {
		$this->sign_in( 'editor' );
		Submissions::add( [ 'your-name' => '<script>Mia' ] );
		Submissions::add( [], [ 'state' => SubmissionState::FAILED, 'is_read' => 1 ] );
		Submissions::add( [], [ 'state' => SubmissionState::HELD, 'is_read' => 1 ] );
		for ( $i = 0; $i < 6; $i++ ) {
			Submissions::add( [], [ 'is_read' => 1, 'created' => '2026-01-01 00:00:00' ] );
		}

		ob_start();
		InboxDashboardWidget::render();
		$html = (string) ob_get_clean();

		self::assertSame( 5, substr_count( $html, '<li><a' ) );
		self::assertStringContainsString( '<strong>&lt;script&gt;Mia</strong>', $html );
		self::assertStringContainsString( '1 email failed.', $html );
		self::assertStringContainsString( '1 message is on hold for review.', $html );
		self::assertStringContainsString( '1 unread message', $html );
	}

	public function test_the_links_of_the_box_lead_to_what_they_say(): void {
		$this->sign_in( 'editor' );
		Submissions::add( [], [ 'is_read' => 1 ] );
		wp_cache_flush();
		ob_start();
		InboxDashboardWidget::render();
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'page=frontage-forms">All messages</a>', $html );
		self::assertStringNotContainsString( '0 unread', $html );

		Submissions::add();
		wp_cache_flush();
		ob_start();
		InboxDashboardWidget::render();
		self::assertStringContainsString( 'page=frontage-forms&#038;read=no">1 unread message</a>', (string) ob_get_clean() );
	}

	public function test_the_box_is_for_readers_without_the_dashboard_card(): void {
		global $wp_meta_boxes;
		require_once ABSPATH . 'wp-admin/includes/dashboard.php';
		require_once ABSPATH . 'wp-admin/includes/template.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		set_current_screen( 'dashboard' );
		foreach ( [ 'author' => false, 'reader' => true, 'editor' => false ] as $role => $expected ) {
			$wp_meta_boxes = [];
			$this->sign_in( 'reader' === $role ? 'author' : $role );
			'reader' === $role && wp_get_current_user()->add_cap( InboxCapabilities::READ );
			InboxDashboardWidget::add_box();
			self::assertSame( $expected, isset( $wp_meta_boxes['dashboard']['normal']['core']['frontage_forms_inbox'] ), $role );
		}
	}

	public function test_the_card_counts_messages_by_day_and_compares_them(): void {
		$this->sign_in( 'editor' );
		update_option( 'timezone_string', 'Pacific/Auckland' );
		$time = static fn ( int $ago ): string => ( new \DateTimeImmutable( 'now', wp_timezone() ) )->modify( "-$ago days" )->setTime( 0, 0, 1 )->setTimezone( new \DateTimeZone( 'UTC' ) )->format( 'Y-m-d H:i:s' );
		foreach ( [ 0, 6, 6, 7, 13, 14 ] as $ago ) {
			Submissions::add( [], [ 'created' => $time( $ago ) ] );
		}
		ob_start();
		InboxDashboardWidget::print_in_card();
		$html = (string) ob_get_clean();
		self::assertStringContainsString( '<strong>3</strong>1 more than the previous 7 days', $html );
		self::assertSame( 7, substr_count( $html, 'style="--share:' ) );
		self::assertStringContainsString( '<span class="">2</span><i style="--share:1">', $html );
		self::assertSame( 3, substr_count( $html, '<li><a' ), 'The newest three.' );
		$this->sign_in( 'author' );
		ob_start();
		InboxDashboardWidget::print_in_card();
		self::assertSame( '', ob_get_clean() );
	}

	private function node(): ?object {
		$bar = new \WP_Admin_Bar();
		InboxDashboardWidget::add_to_admin_bar( $bar );
		return $bar->get_node( 'frontage-forms' );
	}
}
