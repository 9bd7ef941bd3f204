<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\SubmissionStore;

use Frontage\Forms\Inbox\SubmissionActions;
use Frontage\Forms\SubmissionStore\SearchIndex;
use Frontage\Forms\SubmissionStore\SubmissionQuery;
use Frontage\Forms\SubmissionStore\SubmissionSearch;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Tests\Submissions;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__, 4 ) . '/tests/support/Submissions.php';

#[Group( 'database' )]
final class SubmissionQueryTest extends WordPressTestCase {

	private SubmissionQuery $query;

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SubmissionTable::table_name() ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SearchIndex::table_name() ) );
		$this->query = new SubmissionQuery();
	}

	public function test_the_newest_comes_first_and_pages_follow_one_another_without_gap_or_repeat(): void {
		$ids = Submissions::fill( 7, [ 'state' => SubmissionState::SENT ] );

		$seen  = [];
		$older = '';
		do {
			$page  = $this->query->find_page( [], 3, $older );
			$seen  = [ ...$seen, ...array_column( $page['rows'], 'id' ) ];
			$older = (string) $page['older'];
		} while ( '' !== $older );

		self::assertSame( array_reverse( $ids ), $seen );
	}

	public function test_submissions_of_the_same_second_are_all_on_some_page(): void {
		$ids = array_map( static fn (): int => Submissions::add( [], [ 'created' => '2026-02-03 04:05:06' ] ), range( 1, 5 ) );

		$first  = $this->query->find_page( [], 2 );
		$second = $this->query->find_page( [], 2, (string) $first['older'] );
		$third  = $this->query->find_page( [], 2, (string) $second['older'] );

		self::assertSame( array_reverse( $ids ), array_column( [ ...$first['rows'], ...$second['rows'], ...$third['rows'] ], 'id' ) );
		self::assertNull( $third['older'] );
	}

	public function test_what_comes_in_meanwhile_does_not_move_the_next_page(): void {
		$ids   = Submissions::fill( 4, [ 'state' => SubmissionState::SENT ] );
		$first = $this->query->find_page( [], 2 );
		Submissions::add();

		$second = $this->query->find_page( [], 2, (string) $first['older'] );

		self::assertSame( [ $ids[1], $ids[0] ], array_column( $second['rows'], 'id' ) );
	}

	public function test_spam_is_listed_only_when_asked_for(): void {
		$wanted = Submissions::add();
		$spam   = Submissions::add( [], [ 'state' => SubmissionState::SPAM ] );

		self::assertSame( [ $wanted ], $this->list_ids( [] ) );
		self::assertSame( [ $spam ], $this->list_ids( [ 'state' => SubmissionState::SPAM ] ) );
	}

	public function test_filters_are_joined(): void {
		$wanted = Submissions::add( [], [ 'form_id' => 5, 'state' => SubmissionState::FAILED ] );
		Submissions::add( [], [ 'form_id' => 6, 'state' => SubmissionState::FAILED ] );
		Submissions::add( [], [ 'form_id' => 5, 'state' => SubmissionState::SENT ] );
		Submissions::add( [], [ 'form_id' => 5, 'state' => SubmissionState::FAILED, 'is_read' => 1 ] );

		self::assertSame( [ $wanted ], $this->list_ids( [ 'form' => 5, 'state' => SubmissionState::FAILED, 'read' => false ] ) );
		self::assertSame( [ 5, 6 ], $this->query->list_form_ids() );
	}

	public function test_counts_end_at_their_limit(): void {
		Submissions::fill( SubmissionQuery::UNREAD_LIMIT + 1, [ 'is_read' => 0, 'state' => SubmissionState::SENT ] );

		self::assertSame( [ 'count' => SubmissionQuery::UNREAD_LIMIT, 'more' => true ], $this->query->count_unread() );
		self::assertSame( [ 'count' => SubmissionQuery::UNREAD_LIMIT + 1, 'more' => false ], $this->query->count_total( [] ) );
	}

	public function test_the_total_is_known_for_every_filter_but_not_while_searching(): void {
		Submissions::add( [], [ 'created' => '2026-02-03 10:00:00' ] );
		Submissions::add( [], [ 'created' => '2026-02-03 10:00:00', 'state' => SubmissionState::SPAM ] );

		foreach ( [ [ 'read' => false ], [ 'form' => 1, 'read' => false ], [ 'from' => '2026-02-03 00:00:00', 'until' => '2026-02-04 00:00:00', 'state' => SubmissionState::SENT ] ] as $filter ) {
			self::assertSame( [ 'count' => 1, 'more' => false ], $this->query->count_total( $filter ) );
		}
		self::assertNull( $this->query->count_total( [ 'search' => 'bakery' ] ) );
	}

	public function test_a_list_ends_where_its_days_end(): void {
		Submissions::add( [], [ 'created' => '2026-02-02 23:59:59' ] );
		$first = Submissions::add( [], [ 'created' => '2026-02-03 00:00:00' ] );
		$last  = Submissions::add( [], [ 'created' => '2026-02-03 23:59:59' ] );
		Submissions::add( [], [ 'created' => '2026-02-04 00:00:00' ] );
		SearchIndex::index_batch();
		$day = [ 'from' => '2026-02-03 00:00:00', 'until' => '2026-02-04 00:00:00' ];

		self::assertSame( [ $last, $first ], $this->list_ids( $day ) );
		self::assertSame( [ $last, $first ], $this->list_ids( [ ...$day, 'search' => 'bakery' ] ) );
	}

	public function test_trash_is_listed_only_when_asked_for(): void {
		$trash  = Submissions::add( [], [ 'state' => SubmissionState::TRASH ] );
		$wanted = Submissions::add();
		SearchIndex::index_batch();

		self::assertSame( [ $wanted ], $this->list_ids( [] ) );
		self::assertSame( [ $wanted ], $this->list_ids( [ 'search' => 'bakery' ] ) );
		self::assertSame( [ $trash ], $this->list_ids( [ 'state' => SubmissionState::TRASH, 'search' => 'bakery' ] ) );
	}

	public function test_spam_is_not_counted_as_unread(): void {
		Submissions::add();
		Submissions::add( [], [ 'state' => SubmissionState::SPAM ] );

		self::assertSame( [ 'count' => 1, 'more' => false ], $this->query->count_unread() );
	}

	/** @return iterable<string, array{string, bool}> */
	public static function searches(): iterable {
		yield 'a whole word' => [ 'bakery', true ];
		yield 'the beginning of a word' => [ 'bak', true ];
		yield 'the middle of a word' => [ 'akery', false ];
		yield 'all words, in any order and case' => [ 'THÉO Bakery', true ];
		yield 'one word that is not there' => [ 'bakery butcher', false ];
		yield 'without the accents' => [ 'theo lefevre', true ];
		yield 'an e-mail address' => [ 'theo@example.org', true ];
		yield 'somebody else\'s address' => [ 'mia@example.org', false ];
		yield 'a number' => [ '5550123', true ];
		yield 'an initial with a word' => [ 'T. Lefèvre', true ];
		yield 'a single letter' => [ 't', true ];
		yield 'signs only' => [ '%_"\'', false ];
		yield 'a word in a script without spaces' => [ '棚', true ];
		yield 'what is not text of the visitor' => [ 'values', false ];
	}

	#[DataProvider( 'searches' )]
	public function test_search( string $search, bool $is_found ): void {
		$id = Submissions::add(
			[
				'your-name'    => 'Théo Lefèvre',
				'your-email'   => 'theo@example.org',
				'your-phone'   => '+49 30 5550123',
				'your-message' => 'Shelves for the old bakery. 木の棚',
			]
		);
		SearchIndex::index_batch();

		self::assertSame( $is_found ? [ $id ] : [], $this->list_ids( [ 'search' => $search ] ) );
	}

	public function test_a_search_is_narrowed_by_filters_and_goes_on_in_pages(): void {
		$ids = array_map( static fn ( int $form ): int => Submissions::add( [], [ 'form_id' => $form ] ), [ 1, 2, 1, 2, 1 ] );
		SearchIndex::index_batch();

		$first  = $this->query->find_page( [ 'search' => 'counter shelves', 'form' => 1 ], 2 );
		$second = $this->query->find_page( [ 'search' => 'counter shelves', 'form' => 1 ], 2, (string) $first['older'] );

		self::assertSame( [ $ids[4], $ids[2] ], array_column( $first['rows'], 'id' ) );
		self::assertSame( [ $ids[0] ], array_column( $second['rows'], 'id' ) );
		self::assertNull( $second['older'] );
	}

	public function test_words_too_common_to_look_up_are_found_by_going_through_the_newest(): void {
		$ids  = array_map( static fn (): int => Submissions::add(), range( 1, 3 ) );
		$rare = Submissions::add( [ 'your-message' => 'no shelf' ] );
		SearchIndex::index_batch();
		$query = new SubmissionQuery( new SubmissionSearch( rare_limit: 1 ) );

		$first  = $query->find_page( [ 'search' => 'bakery' ], 2 );
		$second = $query->find_page( [ 'search' => 'bakery' ], 2, (string) $first['older'] );

		self::assertSame( [ $ids[2], $ids[1] ], array_column( $first['rows'], 'id' ) );
		self::assertSame( [ $ids[0] ], array_column( $second['rows'], 'id' ) );
		self::assertNotContains( $rare, array_column( [ ...$first['rows'], ...$second['rows'] ], 'id' ) );
	}

	public function test_a_search_that_stops_half_way_says_where_to_go_on(): void {
		$wanted = Submissions::add();
		for ( $i = 0; $i < 4; $i++ ) {
			Submissions::add( [ 'your-message' => 'something else' ] );
		}
		SearchIndex::index_batch();
		$query = new SubmissionQuery( new SubmissionSearch( rare_limit: 0, scan_limit: 3 ) );

		$first  = $query->find_page( [ 'search' => 'bakery' ], 2 );
		$second = $query->find_page( [ 'search' => 'bakery' ], 2, (string) $first['older'] );

		self::assertSame( [], $first['rows'] );
		self::assertSame( [ $wanted ], array_column( $second['rows'], 'id' ) );
		self::assertNull( $second['older'] );
	}

	public function test_what_came_in_since_is_found_and_settled_rows_are_read_once(): void {
		global $wpdb;
		$old = Submissions::add( [], [ 'created' => '2026-01-01 00:00:00' ] );
		SearchIndex::index_batch();
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SearchIndex::table_name() ) );
		$new = Submissions::add();
		SearchIndex::index_batch();

		self::assertSame( [ $new ], $this->list_ids( [ 'search' => 'bakery' ] ) );
		self::assertNotContains( (string) $old, $wpdb->get_col( $wpdb->prepare( 'SELECT submission_id FROM %i', SearchIndex::table_name() ) ) );
	}

	public function test_a_large_import_is_taken_in_by_and_by(): void {
		for ( $i = 0; $i < 7; $i++ ) {
			Submissions::add( [], [ 'created' => '2026-01-01 00:00:00' ] );
		}

		$more     = [];
		$position = null;
		for ( $n = 0; $n < 3; $n++ ) {
			[ 'position' => $position, 'has_more' => $more[] ] = SearchIndex::index_batch( 3, $position );
		}
		self::assertSame( [ true, true, false ], $more );
		self::assertCount( 7, $this->list_ids( [ 'search' => 'bakery' ] ) );
	}

	public function test_deleting_takes_the_words_along(): void {
		global $wpdb;
		$gone = Submissions::add();
		$kept = Submissions::add();
		SearchIndex::index_batch();
		$told = [];
		add_action(
			'frontage_forms_submissions_deleted',
			static function ( array $ids ) use ( &$told ): void {
				$told = $ids;
			}
		);

		( new SubmissionActions() )->delete( [ $gone ] );

		self::assertSame( [ $gone ], $told );
		self::assertNull( $this->query->find_one( $gone ) );
		self::assertSame( [ (string) $kept ], $wpdb->get_col( $wpdb->prepare( 'SELECT DISTINCT submission_id FROM %i', SearchIndex::table_name() ) ) );
	}

	public function test_a_page_of_the_list_costs_two_queries(): void {
		global $wpdb;
		Submissions::fill( 30 );
		$before = $wpdb->num_queries;

		$this->query->find_page( [ 'form' => 1, 'read' => true ], 20 );

		self::assertSame( 2, $wpdb->num_queries - $before );
	}

	/**
	 * @param array{form?: int, state?: string, read?: bool, search?: string, from?: string, until?: string} $filter
	 * @return list<int>
	 */
	private function list_ids( array $filter ): array {
		return array_column( $this->query->find_page( $filter, 20 )['rows'], 'id' );
	}

	public function test_messages_that_need_attention_are_counted_without_reading_all_that_failed(): void {
		global $wpdb;
		$table = SubmissionTable::table_name();
		$rows  = implode( ', ', array_fill( 0, 1000, "(7, 'failed', UTC_TIMESTAMP(), UTC_TIMESTAMP(), '{}', '{}')" ) );
		for ( $n = 0; $n < 9; $n++ ) {
			$wpdb->query( "INSERT INTO $table (form_id, state, created, changed, data, result) VALUES $rows" );
		}
		$read = self::rows_read( static fn () => self::assertSame( [ 'count' => SubmissionQuery::COUNT_LIMIT, 'more' => true ], ( new SubmissionQuery() )->count_tabs( [] )['attention'] ?? null ) );
		self::assertLessThan( 12000, $read, 'For all five tabs.' );
	}
}
