<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\SubmissionStore;

use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\SubmissionStore\SearchIndex;
use Frontage\Forms\SubmissionStore\SubmissionQuery;
use Frontage\Forms\SubmissionStore\SubmissionRepository;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Tests\Submissions;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__, 4 ) . '/tests/support/Submissions.php';

/** When the index of words is written: never while somebody waits. */
#[Group( 'database' )]
final class SearchIndexTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		SearchIndex::write_pending(); // What a test before this one stored, whose request did not end.
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SubmissionTable::table_name() ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SearchIndex::table_name() ) );
		delete_option( 'frontage_forms_words_done' );
		wp_clear_scheduled_hook( SearchIndex::CRON );
	}

	public function test_words_are_written_behind_the_answer_in_one_statement(): void {
		foreach ( [ 'One', 'Two' ] as $name ) {
			( new SubmissionRepository() )->store( new Submission( form: DefaultForm::create( 'en_US' )->with( [ 'id' => 1 ] ), values: [ 'your-name' => "$name Bakery" ], hash: $name ) );
		}
		self::assertSame( 0, $this->count_indexed() );

		self::assertSame( PHP_INT_MAX, has_action( 'shutdown', [ SearchIndex::class, 'write_pending' ] ) );
		$before = $GLOBALS['wpdb']->num_queries;
		SearchIndex::write_pending();
		self::assertSame( 1, $GLOBALS['wpdb']->num_queries - $before );
		self::assertSame( 2, $this->count_indexed() );
		self::assertFalse( wp_next_scheduled( SearchIndex::CRON ) );
	}

	public function test_what_a_process_that_died_left_without_words_is_taken_in_by_a_runner(): void {
		Submissions::add();
		do_action( 'frontage_forms_runner_started' );
		self::assertSame( 1, $this->count_indexed() );
	}

	public function test_a_search_takes_in_a_few_and_leaves_the_rest_to_cron(): void {
		for ( $i = 0; $i < 30; $i++ ) {
			Submissions::add( [], [ 'created' => '2026-01-01 00:00:00' ] );
		}

		self::assertSame( 10, SearchIndex::index_before_search() );
		self::assertSame( 20, $this->count_indexed() );
		self::assertNotFalse( wp_next_scheduled( SearchIndex::CRON ) );

		wp_clear_scheduled_hook( SearchIndex::CRON );
		do_action( SearchIndex::CRON );
		self::assertSame( 30, $this->count_indexed() );
		self::assertFalse( wp_next_scheduled( SearchIndex::CRON ) );
		self::assertCount( 30, ( new SubmissionQuery() )->find_page( [ 'search' => 'bakery' ], 50 )['rows'] );
	}

	public function test_more_messages_than_a_batch_within_a_minute_are_all_indexed_and_none_twice(): void {
		global $wpdb;
		self::add_new( 1200 );
		$inserts = [];
		$note    = static function ( string $query ) use ( &$inserts ): string {
			$inserts[] = str_starts_with( $query, 'INSERT IGNORE' ) ? substr_count( $query, '),(' ) + 1 : 0;
			return $query;
		};
		add_filter( 'query', $note );
		do_action( SearchIndex::CRON );
		remove_filter( 'query', $note );
		self::assertSame( 1200, $this->count_indexed() );
		$words = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', SearchIndex::table_name() ) );
		self::assertSame( $words, array_sum( $inserts ), 'No word is written twice.' );
		self::assertLessThan( 20, count( $inserts ) );
		self::assertFalse( wp_next_scheduled( SearchIndex::CRON ) );

		$inserts = [];
		add_filter( 'query', $note );
		do_action( 'frontage_forms_runner_started' );
		remove_filter( 'query', $note );
		self::assertSame( 0, array_sum( $inserts ), 'They are looked at again, since they are new, and have their words.' );
	}

	public function test_a_search_counts_only_messages_without_words_as_not_searched(): void {
		self::add_new( 30 );
		do_action( SearchIndex::CRON );
		self::add_new( 22 );

		self::assertSame( 2, SearchIndex::index_before_search() );
		self::assertSame( 50, $this->count_indexed() );
		self::assertSame( 0, SearchIndex::index_before_search() );
	}

	public function test_words_that_the_database_refuses_are_written_later(): void {
		Submissions::add( [], [ 'created' => '2026-01-01 00:00:00' ] );
		$refuse = static fn ( string $query ): string => str_starts_with( $query, 'INSERT IGNORE' ) ? '' : $query;
		add_filter( 'query', $refuse );
		do_action( SearchIndex::CRON );
		remove_filter( 'query', $refuse );
		self::assertNotFalse( wp_next_scheduled( SearchIndex::CRON ) );

		do_action( SearchIndex::CRON );
		self::assertSame( 1, $this->count_indexed() );
	}

	/** Messages of this minute, in few statements. */
	private static function add_new( int $count ): void {
		global $wpdb;
		$table = SubmissionTable::table_name();
		$first = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COALESCE(MAX(id), 0) FROM %i', $table ) );
		$row   = "(1, UTC_TIMESTAMP(), UTC_TIMESTAMP(), '{\"values\":{\"your-name\":\"Ann Bakery %d\"}}', '')";
		foreach ( array_chunk( range( $first + 1, $first + $count ), 300 ) as $numbers ) {
			$wpdb->query( "INSERT INTO $table (form_id, created, changed, data, result) VALUES " . implode( ', ', array_map( static fn ( int $number ): string => sprintf( $row, $number ), $numbers ) ) );
		}
	}

	public function test_a_word_without_end_hides_none_that_follow(): void {
		self::assertContains( 'harbor', SearchIndex::split_words( str_repeat( 'a', 60_000 ) . ' harbor' ) );
	}

	public function test_a_slice_of_long_messages_is_not_held_in_memory(): void {
		for ( $i = 0; $i < 60; $i++ ) {
			Submissions::add( [ 'your-message' => implode( ' ', array_map( static fn ( int $one ): string => "word{$i}x$one", range( 1, 1000 ) ) ) ] );
		}
		$most  = 0;
		$peak  = 0;
		$count = static function ( string $query ) use ( &$most, &$peak ): string {
			$most = max( $most, substr_count( $query, '),(' ) );
			$peak = $peak ?: ( str_starts_with( $query, 'INSERT IGNORE' ) ? memory_get_usage() : 0 ); // At the first statement: what SQLite needs to read one is not counted.
			return $query;
		};
		SearchIndex::index_batch( 4 );
		gc_collect_cycles();
		$before = memory_get_usage();
		add_filter( 'query', $count );

		SearchIndex::index_batch();

		remove_filter( 'query', $count );
		self::assertLessThan( 14 * MB_IN_BYTES, $peak - $before );
		self::assertLessThan( 5000, $most );
		self::assertSame( 60, $this->count_indexed() );
	}

	/** Submissions that a search can find. */
	private function count_indexed(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(DISTINCT submission_id) FROM %i', SearchIndex::table_name() ) );
	}
}
