<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Subscription;

use Frontage\Forms\Subscription\Subscriber;
use Frontage\Forms\Subscription\SubscriberFilter;
use Frontage\Forms\Subscription\SubscriberListTable;
use Frontage\Forms\Subscription\SubscriberQuery;
use Frontage\Forms\Subscription\SubscribersScreen;
use Frontage\Forms\Subscription\SubscriberTable;
use PHPUnit\Framework\Attributes\Group;

require_once __DIR__ . '/SubscriptionTestCase.php';

/** The owner's list. */
#[Group( 'database' )]
final class SubscribersScreenTest extends SubscriptionTestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$GLOBALS['hook_suffix'] = SubscriberFilter::SLUG;
		set_current_screen( 'forms_page_' . SubscriberFilter::SLUG );
		add_filter( 'wp_redirect', static fn ( string $to ): never => throw new \RuntimeException( $to ) );
		add_filter( 'wp_die_handler', static fn (): \Closure => static fn (): never => throw new \RuntimeException( 'refused' ) );
		$this->sign_up( 'ann@example.test' );
		$this->sign_up( 'bob@example.test', self::offer( [ 'list' => '=cmd|calc', 'double' => false, 'consent' => '@SUM(1)' ] ) );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'], $GLOBALS['hook_suffix'] );
		parent::tearDown();
	}

	private static function screen(): string {
		ob_start();
		SubscribersScreen::load();
		SubscribersScreen::render();
		return (string) ob_get_clean();
	}

	/** @param array<string, mixed> $fields */
	private static function post_action( array $fields, string $nonce = SubscribersScreen::DEED ): string {
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_POST                     = $fields + [ '_wpnonce' => wp_create_nonce( $nonce ) ];
		$_REQUEST                  = $_POST;
		try {
			SubscribersScreen::load();
		} catch ( \RuntimeException $end ) {
			return $end->getMessage();
		} finally {
			$_SERVER['REQUEST_METHOD'] = 'GET';
		}
		return '';
	}

	public function test_it_lists_finds_and_counts(): void {
		$this->sign_in( 'editor' );
		$html = self::screen();
		self::assertStringContainsString( 'ann@example.test', $html );
		self::assertStringContainsString( 'bob@example.test', $html );
		self::assertStringContainsString( '=cmd|calc', $html );
		$_GET = [ 's' => 'ann' ];
		$html = self::screen();
		self::assertStringContainsString( 'ann@example.test', $html );
		self::assertStringNotContainsString( 'bob@example.test', $html );
		self::assertSame( [ 1, 1, 0, 2, 1, 0 ], array_map( static fn ( SubscriberFilter $filter ): int => SubscriberQuery::count( $filter ), [ new SubscriberFilter( 'pending' ), new SubscriberFilter( 'confirmed' ), new SubscriberFilter( SubscriberFilter::TROUBLE ), new SubscriberFilter(), new SubscriberFilter( list: 'News' ), new SubscriberFilter( search: '%' ) ] ) );
	}

	public function test_an_empty_list_begins_with_a_page_and_an_empty_search_does_not(): void {
		global $wpdb;
		$this->sign_in( 'editor' );
		$_GET = [ 's' => 'nobody' ];
		self::assertStringNotContainsString( 'post-new.php', self::screen() );
		$_GET = [];
		$wpdb->query( 'DELETE FROM ' . SubscriberTable::name() );
		self::assertStringContainsString( 'post-new.php?post_type=page&#038;frontage_title=Newsletter', self::screen() );
		$this->sign_in( 'contributor' );
		ob_start();
		( new SubscriberListTable( new SubscriberFilter() ) )->no_items();
		self::assertStringNotContainsString( 'post-new.php', (string) ob_get_clean() );
	}

	public function test_the_key_that_ends_the_number_of_a_page_exports_nothing(): void {
		$this->sign_in( 'editor' );
		foreach ( explode( '</form>', self::screen() ) as $form ) {
			self::assertFalse( str_contains( $form, 'name="export"' ) && str_contains( $form, 'type="checkbox"' ), 'A form’s first button is pressed by the key.' );
		}
	}

	public function test_hostile_words_are_text(): void {
		self::change( "consent = '<script>alert(1)</script>', error = '<img src=x onerror=alert(1)>', page = 'javascript:alert(1)'" );
		$this->sign_in( 'administrator' );
		$_GET = [ 's' => '', 'state' => [ 'x' ], 'list' => [ [ 'y' ] ], 'done' => '<b>' ];
		$html = self::screen();
		self::assertStringNotContainsString( '<script>alert', $html );
		self::assertStringNotContainsString( '<img src=x', $html );
		self::assertStringNotContainsString( 'javascript:', $html );
	}

	public function test_sending_again_and_deleting_take_a_nonce_and_the_right_to(): void {
		$this->sign_in( 'editor' );
		$id = self::find_subscriber( 'ann@example.test' )->id ?? 0;
		self::assertSame( 'refused', self::post_action( [ 'one' => "delete:$id" ], 'wrong' ) );
		self::assertStringContainsString( 'done=again&count=1', self::post_action( [ 'one' => "again:$id" ] ) );
		self::end_request();
		self::assertCount( 3, $this->mails );
		wp_get_current_user()->add_cap( 'frontage_delete_submissions', false );
		self::assertSame( 'refused', self::post_action( [ 'action' => 'delete', 'ids' => [ (string) $id ] ] ) );
		self::assertNotNull( self::find_subscriber( 'ann@example.test' ) );
		$this->sign_in( 'administrator' );
		self::assertStringContainsString( 'count=1', self::post_action( [ 'action' => '-1', 'action2' => 'delete', 'ids' => [ (string) $id, [ 'x' ], '-3' ] ] ) );
		self::assertNull( self::find_subscriber( 'ann@example.test' ) );
		self::assertSame( Subscriber::CONFIRMED, self::find_subscriber( 'bob@example.test' )?->state );
	}

	public function test_nothing_is_called_done_that_the_database_did_not_do(): void {
		$this->sign_in( 'administrator' );
		$id     = self::find_subscriber( 'ann@example.test' )->id ?? 0;
		$eraser = apply_filters( 'wp_privacy_personal_data_erasers', [] )['frontage-forms-news']['callback'];
		$closed = static fn ( string $query ): string => 1 === preg_match( '/^(UPDATE|DELETE)\s/', $query ) ? '' : $query; // WordPress answers false then.
		add_filter( 'query', $closed );
		$to     = [ self::post_action( [ 'one' => "again:$id" ] ), self::post_action( [ 'one' => "delete:$id" ] ) ];
		$erased = $eraser( 'ann@example.test', 1 );
		remove_filter( 'query', $closed );
		foreach ( $to as $address ) {
			wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $_GET );
			self::assertMatchesRegularExpression( '~notice-error[^>]*><p>Could not save the change because the database is read-only\.~', self::screen() );
		}
		self::assertSame( [ 0, true, 1 ], [ $erased['items_removed'], $erased['items_retained'], count( $erased['messages'] ) ] );
		self::assertNotNull( self::find_subscriber( 'ann@example.test' ) );
	}

	public function test_the_table_for_spreadsheets_runs_nothing(): void {
		$stream = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $stream );
		SubscriberQuery::export( $stream, new SubscriberFilter() );
		rewind( $stream );
		$csv = (string) stream_get_contents( $stream );
		self::assertStringStartsWith( "\xEF\xBB\xBF", $csv );
		self::assertSame( 3, substr_count( $csv, "\r\n" ) );
		self::assertStringContainsString( "'=cmd|calc", $csv );
		self::assertStringContainsString( "'@SUM(1)", $csv );
		self::assertSame( 1, substr_count( $csv, 'frontage_forms_news=leave.' ), 'Only those on the list have a way out.' );
	}
}
