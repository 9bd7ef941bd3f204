<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\SubmissionStore;

use Frontage\Forms\SubmissionStore\SubmissionClaim;
use Frontage\Forms\SubmissionStore\SubmissionRateLimit;
use Frontage\Forms\SubmissionStore\SubmissionRepository;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\Tests\Inbox\Submissions;
use Frontage\Tests\RefusingDatabase;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/Inbox/Submissions.php';

#[Group( 'database' )]
final class SubmissionRepositoryTest extends WordPressTestCase {

	use RefusingDatabase;

	private SubmissionRepository $inbox;

	protected function setUp(): void {
		parent::setUp();
		self::clear();
		$this->inbox = new SubmissionRepository( new SubmissionRateLimit(), 0.0 );
	}

	protected function tearDown(): void {
		parent::tearDown();
		self::clear(); // A statement that fails ends the test's transaction on SQLite, so what came after it is still there.
	}

	public function test_a_submission_stands_in_one_row_with_what_a_list_needs(): void {
		$kept = $this->keep();
		$row  = $this->row( $kept->id );

		self::assertSame( SubmissionClaim::NEW, $kept->outcome );
		self::assertSame( '7', $row['form_id'] );
		self::assertSame( SubmissionState::KEPT, $row['state'] );
		self::assertSame( '0', $row['is_read'] );
		self::assertSame( 'ann@example.test', $row['email'] );
		self::assertSame( 'Ann Ünal 🎈', $row['sender'] );
		self::assertSame( 'Boats', $row['subject'] );
		self::assertSame( 'Good day, is the boat for sale?', $row['summary'] );
		self::assertSame( 'http://example.test/contact/', $row['page'] );
		self::assertSame( '2', $row['page_id'] );
		$data = json_decode( (string) $row['data'], true );
		self::assertIsArray( $data );
		self::assertSame( Submissions::make()->values, $data['values'] );
	}

	public function test_a_message_is_whole_on_a_table_that_was_moved_by_hand_to_another_character_set(): void {
		global $wpdb;
		foreach ( [ 'utf8', 'latin1' ] as $charset ) {
			// A temporary table stands before that of its name, and ends no transaction.
			$wpdb->query( str_replace( [ 'CREATE TABLE', 'utf8mb4' ], [ 'CREATE TEMPORARY TABLE', $charset ], (string) preg_replace( '/ COLLATE \w+/', '', SubmissionTable::list_definitions()[0] ) ) );
			try {
				$id   = $this->keep( [ 'key' => $charset ] )->id;
				$data = json_decode( (string) $this->row( $id )['data'], true );
				self::assertIsArray( $data );
				self::assertSame( Submissions::make()->values, $data['values'], 'What the list shows may have question marks; what was sent has none.' );
				( new SubmissionRepository() )->finish( $id, SubmissionState::SENT, [ 'message' => 'Thanks 🎈' ], 'Refused' );
				self::assertSame( [ 'message' => 'Thanks 🎈' ], $this->keep( [ 'key' => $charset ] )->result );
			} finally {
				$wpdb->query( 'DROP TEMPORARY TABLE ' . SubmissionTable::table_name() );
			}
		}
	}

	public function test_an_outcome_is_stored_where_the_table_refuses_a_character_of_the_error(): void {
		$told = [];
		add_action( 'frontage_forms_submission_finished', static function ( int $id, string $state ) use ( &$told ): void {
			$told[] = $state;
		}, 10, 2 );
		[ $sent, $mailed, $queued ] = [ $this->keep()->id, $this->keep( [ 'key' => 'b' ] )->id, $this->keep( [ 'key' => 'c' ] )->id ];
		$this->refuse_writes( 'SET state', '😀' );
		self::assertTrue( $this->inbox->finish( $sent, SubmissionState::CUSTOM, [ 'status' => 'mine' ], 'Zürich said 😀' ) );
		self::assertTrue( $this->inbox->finish( $queued, SubmissionState::WAITING, [ 'status' => 'mail_sent' ], 'No 😀', static fn (): bool => true ) );
		$this->inbox->record_delivery( $mailed, SubmissionState::FAILED, 'No 😀' );
		$row = fn ( int $id ): array => array_values( array_intersect_key( $this->row( $id ), [ 'state' => 1, 'error' => 1 ] ) );
		self::assertSame( [ [ SubmissionState::CUSTOM, 'Z?rich said ?' ], [ SubmissionState::FAILED, 'No ?' ], [ SubmissionState::WAITING, 'No ?' ] ], [ $row( $sent ), $row( $mailed ), $row( $queued ) ] );
		self::assertSame( [ SubmissionState::CUSTOM, SubmissionState::WAITING, SubmissionState::FAILED ], $told );
	}

	public function test_an_outcome_that_was_not_stored_is_told_to_nobody(): void {
		$id = $this->keep()->id;
		add_action( 'frontage_forms_submission_finished', static fn () => self::fail( 'It is not finished.' ) );
		$this->refuse_writes( 'SET state' );
		self::assertFalse( $this->inbox->finish( $id, SubmissionState::SENT, [ 'status' => 'mail_sent' ], 'Grüße' ) );
		self::assertFalse( $this->inbox->finish( $id, SubmissionState::SENT, [ 'status' => 'mail_sent' ], '', static fn (): bool => false ) );
		self::assertSame( SubmissionState::KEPT, $this->row( $id )['state'] );
	}

	public function test_address_and_browser_are_not_kept_unless_the_site_asks_for_them(): void {
		self::assertStringNotContainsString( '192.0.2', implode( ' ', $this->row( $this->keep()->id ) ) );
		self::assertStringNotContainsString( 'Mozilla', implode( ' ', $this->row( $this->keep( [ 'key' => 'b' ] )->id ) ) );

		add_filter( 'frontage_forms_keep_visitor', '__return_true' );
		$data = json_decode( (string) $this->row( $this->keep( [ 'key' => 'c' ] )->id )['data'], true );
		self::assertIsArray( $data );
		self::assertSame( '192.0.2.0', $data['address'] );
		$data = json_decode( (string) $this->row( $this->keep( [ 'key' => 'd', 'address' => '2001:db8:1:2:3:4:5:6' ] )->id )['data'], true );
		self::assertIsArray( $data );
		self::assertSame( '2001:db8:1::', $data['address'] );
	}

	public function test_the_owner_may_name_what_the_list_shows(): void {
		$form = Submissions::form( 7, "flamingo_email: \"[your-subject]\"\nflamingo_name: \"Mx [your-name]\"\nflamingo_subject: \"About [your-subject]\"" );
		$row  = $this->row( $this->keep( [ 'form' => $form ] )->id );
		self::assertSame( [ 'boats', 'Mx Ann Ünal 🎈', 'About Boats' ], [ $row['email'], $row['sender'], $row['subject'] ] );
	}

	public function test_long_texts_are_whole_in_data_and_cut_in_the_columns(): void {
		$text = str_repeat( 'Wörter ', 3000 );
		$row  = $this->row( $this->keep( [ 'values' => [ 'your-name' => $text, 'your-message' => $text ] ] )->id );
		self::assertSame( 191, mb_strlen( (string) $row['summary'] ) );
		self::assertStringEndsWith( '…', (string) $row['sender'] );
		self::assertStringContainsString( trim( (string) wp_json_encode( $text ), '"' ), (string) $row['data'] );
	}

	public function test_keeping_costs_two_statements_in_one_commit_and_finishing_one(): void {
		global $wpdb;
		$this->keep( [ 'key' => 'warm' ] );
		$before = $wpdb->num_queries;
		$kept   = $this->keep();
		$this->inbox->finish( $kept->id, SubmissionState::SENT, [ 'status' => 'mail_sent', 'message' => 'Grüße' ], 'Ärger' );
		$yesterday = (int) ( '' !== ( new \Frontage\Kit\Http\RateLimitRule( 'any', '', 1, HOUR_IN_SECONDS ) )->earlier ); // In the hour after midnight (UTC) its counters are read, too.
		self::assertSame( 5 + $yesterday, $wpdb->num_queries - $before, 'With the beginning and the end of the transaction.' );
	}

	public function test_a_repeat_of_a_sent_one_gets_its_result(): void {
		$first = $this->keep();
		$this->inbox->finish( $first->id, SubmissionState::SENT, [ 'status' => 'mail_sent', 'message' => 'Thank you “Ann”' ] );
		$repeat = $this->keep( [ 'address' => '198.51.100.7' ] ); // The visitor went from the house's network into the street.
		self::assertSame( [ $first->id, SubmissionClaim::DONE ], [ $repeat->id, $repeat->outcome ] );
		self::assertSame( [ 'status' => 'mail_sent', 'message' => 'Thank you “Ann”' ], $repeat->result );
		self::assertSame( 'e3c7', $repeat->hash );
		self::assertSame( 1, $this->count_rows() );
	}

	public function test_a_repeat_after_a_failed_mail_gets_the_same_row_once(): void {
		$first = $this->keep();
		$this->inbox->finish( $first->id, SubmissionState::FAILED, [ 'status' => 'mail_failed' ], 'Connection refused' );
		self::assertSame( 'Connection refused', $this->row( $first->id )['error'] );

		$again = $this->keep();
		self::assertSame( [ $first->id, SubmissionClaim::AGAIN ], [ $again->id, $again->outcome ] );
		$this->assert_refused( 'frontage_submission_running', 409, $this->inbox->store( Submissions::make() ) );
		self::assertSame( 1, $this->count_rows() );
		self::assertSame( '2', $this->row( $first->id )['attempts'] );
	}

	public function test_while_the_first_one_runs_a_repeat_waits_and_then_says_so(): void {
		$this->keep();
		$error = $this->inbox->store( Submissions::make() );
		$this->assert_refused( 'frontage_submission_running', 409, $error );
		self::assertSame( 5, $error->get_error_data()['retry_after'] );
	}

	public function test_a_process_that_died_does_not_hold_its_submission_for_ever(): void {
		$first = $this->keep( [ 'received' => gmdate( 'Y-m-d H:i:s', time() - 301 ) ] );
		$again = $this->keep();
		self::assertSame( [ $first->id, SubmissionClaim::AGAIN ], [ $again->id, $again->outcome ] );
	}

	public function test_the_same_key_with_other_values_is_refused(): void {
		$first = $this->keep();
		$this->inbox->finish( $first->id, SubmissionState::SENT, [] );
		$this->assert_refused( 'frontage_submission_conflict', 409, $this->inbox->store( Submissions::make( [ 'values' => [ 'your-name' => 'Bob' ] ] ) ) );
		self::assertSame( SubmissionClaim::NEW, $this->keep( [ 'form' => Submissions::form( 8 ) ] )->outcome, 'Another form has keys of its own.' );
	}

	public function test_the_answer_to_another_quiz_question_makes_no_other_message(): void {
		$with = static fn ( string $answer ): array => [
			'form'   => Submissions::form()->with( [ 'template' => '[text your-name][quiz q "1+1?|2" "2+2?|4"]' ] ),
			'values' => [ 'your-name' => 'Ann', 'q' => $answer ],
		];
		$first = $this->keep( $with( '2' ) );
		$this->inbox->finish( $first->id, SubmissionState::FAILED, [] );
		self::assertSame( SubmissionClaim::AGAIN, $this->keep( $with( '4' ) )->outcome );
	}

	public function test_the_same_words_with_another_file_are_another_submission(): void {
		$paths = [ (string) tempnam( sys_get_temp_dir(), 'a' ), (string) tempnam( sys_get_temp_dir(), 'b' ) ];
		file_put_contents( $paths[0], 'one' );
		file_put_contents( $paths[1], 'two' );
		$files = static fn ( string $path ): array => [ 'key' => '', 'files' => [ 'cv' => [ [ 'path' => $path, 'name' => 'cv.txt' ] ] ] ];
		$this->finish_claim( $this->keep( $files( $paths[0] ) ) );
		self::assertSame( SubmissionClaim::NEW, $this->keep( $files( $paths[1] ) )->outcome );
		self::assertSame( SubmissionClaim::DONE, $this->keep( $files( $paths[0] ) )->outcome );
		array_map( 'unlink', $paths );
	}

	public function test_without_a_key_equal_words_from_one_address_are_a_repeat_for_half_an_hour(): void {
		$first = $this->finish_claim( $this->keep( [ 'key' => '' ] ) );
		self::assertSame( SubmissionClaim::DONE, $this->keep( [ 'key' => '' ] )->outcome );
		self::assertSame( SubmissionClaim::NEW, $this->keep( [ 'key' => '', 'address' => '198.51.100.7' ] )->outcome );
		self::assertSame( SubmissionClaim::NEW, $this->keep( [ 'key' => '', 'unit_tag' => 'wpcf7-f7-p9-o1' ] )->outcome );

		$this->grow_older( $first->id, 29 * 60 );
		self::assertSame( SubmissionClaim::DONE, $this->keep( [ 'key' => '' ] )->outcome );
		$this->grow_older( $first->id, 31 * 60 );
		$second = $this->keep( [ 'key' => '' ] );
		self::assertSame( SubmissionClaim::NEW, $second->outcome );
		self::assertNotSame( $first->id, $second->id );
	}

	public function test_spam_is_kept_and_never_stands_in_the_way(): void {
		$spam = $this->inbox->store( Submissions::make(), SubmissionState::SPAM );
		self::assertInstanceOf( SubmissionClaim::class, $spam );
		self::assertSame( SubmissionState::SPAM, $this->row( $spam->id )['state'] );
		$this->inbox->store( Submissions::make(), SubmissionState::SPAM );
		self::assertSame( 1, $this->count_rows(), 'The same spam twice is one row.' );
		self::assertSame( SubmissionClaim::NEW, $this->keep()->outcome );
	}

	public function test_the_eleventh_in_ten_minutes_is_held_and_the_sixty_first_refused(): void {
		for ( $n = 1; $n <= 10; $n++ ) {
			$this->finish_claim( $this->keep( [ 'key' => "key-$n" ] ) );
		}
		for ( $n = 11; $n <= 60; $n++ ) {
			$held = $this->keep( [ 'key' => "key-$n" ] );
			self::assertSame( SubmissionClaim::HELD, $held->outcome );
		}
		self::assertSame( [ SubmissionState::HELD, 'too-many' ], [ $this->row( $held->id )['state'], $this->row( $held->id )['reason'] ] );
		global $wpdb;
		// On a busy machine sixty take a while: the window begins now.
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET ends = DATE_ADD(UTC_TIMESTAMP(), INTERVAL 600 SECOND)', \Frontage\Kit\Database\Database::table( \Frontage\Kit\Http\RateLimiter::TABLE ) ) );
		$error = $this->inbox->store( Submissions::make( [ 'key' => 'key-61' ] ) );
		$this->assert_refused( 'frontage_submission_limit', 429, $error );
		self::assertEqualsWithDelta( 600, $error->get_error_data()['retry_after'], 30 );
		self::assertStringContainsString( '10 minutes', $error->get_error_message() );
		self::assertSame( 60, $this->count_rows() );
		self::assertSame( SubmissionClaim::DONE, $this->keep( [ 'key' => 'key-3' ] )->outcome, 'What has arrived is said to have arrived.' );
		self::assertSame( SubmissionClaim::NEW, $this->keep( [ 'key' => 'key-61', 'address' => '198.51.100.7' ] )->outcome );
		self::assertSame( SubmissionClaim::HELD, $this->keep( [ 'key' => 'key-61', 'form' => Submissions::form( 8 ) ] )->outcome, 'Over sixty in an hour, with whichever form.' );
	}

	public function test_a_lost_race_for_a_lock_is_run_once_more(): void {
		$failed = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$failed ): string {
				if ( ! str_starts_with( $query, 'INSERT IGNORE' ) || 1 !== ++$failed ) {
					return $query;
				}
				$GLOBALS['wpdb']->last_error = 'Deadlock found'; // A statement that really failed would end the test’s own transaction on SQLite.
				return '';
			}
		);
		$kept = $this->keep();
		self::assertSame( SubmissionClaim::NEW, $kept->outcome );
		self::assertSame( 2, $failed );
	}

	public function test_a_database_that_does_not_work_is_told_without_a_word_of_html(): void {
		global $wpdb;
		$told = 0;
		add_action(
			'frontage_forms_submission_not_kept',
			static function () use ( &$told ): void {
				++$told;
			}
		);
		add_filter( 'query', static fn ( string $query ): string => str_starts_with( $query, 'INSERT IGNORE' ) ? 'SELECT broken FROM' : $query );
		$shown = $wpdb->show_errors( true );
		$error = $this->inbox->store( Submissions::make() );
		$wpdb->show_errors( $shown );
		$this->assert_refused( 'frontage_submission_not_kept', 503, $error );
		self::assertSame( wp_strip_all_tags( $error->get_error_message() ), $error->get_error_message() );
		self::assertSame( 1, $told );
		$this->expectOutputString( '' );
	}

	public function test_a_database_that_goes_away_does_not_end_the_request(): void {
		add_filter( 'query', static fn ( string $query ): string => str_starts_with( $query, 'INSERT' ) ? (string) wp_die( '<h1>Error establishing a database connection</h1>' ) : $query );
		$this->assert_refused( 'frontage_submission_not_kept', 503, $this->inbox->store( Submissions::make() ) );
	}

	/** @param array<string, mixed> $with */
	private function keep( array $with = [] ): SubmissionClaim {
		$kept = $this->inbox->store( Submissions::make( $with ) );
		self::assertInstanceOf( SubmissionClaim::class, $kept, is_wp_error( $kept ) ? $kept->get_error_message() : '' );
		return $kept;
	}

	private function finish_claim( SubmissionClaim $kept ): SubmissionClaim {
		$this->inbox->finish( $kept->id, SubmissionState::SENT, [ 'status' => 'mail_sent' ] );
		return $kept;
	}

	/** @return array<string, string|null> */
	private function row( int $id ): array {
		global $wpdb;
		/** @var array<string, string|null>|null $row */
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', SubmissionTable::table_name(), $id ), ARRAY_A );
		self::assertIsArray( $row );
		return $row;
	}

	private static function clear(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SubmissionTable::table_name() ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SubmissionTable::table_name( SubmissionTable::LIMITS ) ) );
	}

	private function count_rows(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', SubmissionTable::table_name() ) );
	}

	private function grow_older( int $id, int $seconds ): void {
		global $wpdb;
		$wpdb->update( SubmissionTable::table_name(), [ 'created' => gmdate( 'Y-m-d H:i:s', time() - $seconds ) ], [ 'id' => $id ] );
	}

	/** @phpstan-assert \WP_Error $error */
	private function assert_refused( string $code, int $status, mixed $error ): void {
		self::assertInstanceOf( \WP_Error::class, $error );
		self::assertSame( $code, $error->get_error_code() );
		self::assertSame( $status, $error->get_error_data()['status'] );
	}
}
