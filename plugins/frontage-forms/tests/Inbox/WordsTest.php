<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Inbox;

use Frontage\Forms\Inbox\Query;
use Frontage\Forms\Inbox\Table;
use Frontage\Forms\Inbox\Words;
use Frontage\Tests\Submissions;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__, 4 ) . '/tests/support/Submissions.php';

/** When the index of words is written: never while somebody waits. */
#[Group( 'database' )]
final class WordsTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', Table::name() ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', Words::table() ) );
		delete_option( 'frontage_forms_words_done' );
		wp_clear_scheduled_hook( Words::CRON );
	}

	public function test_words_are_written_behind_the_answer_once_a_request(): void {
		$id = Submissions::add();

		do_action( 'frontage_forms_submission_finished', $id, 'sent' );
		do_action( 'frontage_forms_submission_finished', $id, 'sent' );
		self::assertSame( 0, $this->written() );

		self::assertSame( PHP_INT_MAX, has_action( 'shutdown', [ Words::class, 'behind_the_answer' ] ) );
		Words::behind_the_answer();
		self::assertSame( 1, $this->written() );
		self::assertFalse( wp_next_scheduled( Words::CRON ) );
	}

	public function test_a_search_takes_in_a_few_and_leaves_the_rest_to_cron(): void {
		for ( $i = 0; $i < 30; $i++ ) {
			Submissions::add( [], [ 'created' => '2026-01-01 00:00:00' ] );
		}

		self::assertSame( 10, Words::for_a_search() );
		self::assertSame( 20, $this->written() );
		self::assertNotFalse( wp_next_scheduled( Words::CRON ) );

		wp_clear_scheduled_hook( Words::CRON );
		do_action( Words::CRON );
		self::assertSame( 30, $this->written() );
		self::assertFalse( wp_next_scheduled( Words::CRON ) );
		self::assertCount( 30, ( new Query() )->page( [ 'search' => 'bakery' ], 50 )['rows'] );
	}

	/** Submissions that a search can find. */
	private function written(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(DISTINCT submission_id) FROM %i', Words::table() ) );
	}
}
