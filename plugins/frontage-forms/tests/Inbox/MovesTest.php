<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Inbox;

use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\Inbox\SubmissionActions;
use Frontage\Forms\SubmissionStore\SubmissionQuery;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Tests\Submissions;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__, 4 ) . '/tests/support/Submissions.php';

/** What an owner does with submissions over REST, beyond reading, marking and deleting. */
#[Group( 'database' )]
final class MovesTest extends WordPressTestCase {

	private const ROUTE = '/frontage/v1/submissions';

	/** @var list<array{list<int>, bool}> What the queue was asked to mail. */
	private array $mailed = [];

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SubmissionTable::table_name() ) );
		remove_all_filters( 'frontage_forms_send_again' );
		remove_all_filters( 'frontage_forms_submission_deliveries' );
		add_filter(
			'frontage_forms_send_again',
			function ( array $queued, array $ids, bool $second ): array {
				$this->mailed[] = [ $ids, $second ];
				return $ids;
			},
			10,
			3
		);
	}

	/** @return iterable<string, array{string, string, array<string, mixed>, bool}> */
	public static function calls(): iterable {
		foreach ( [ 'trash' => true, 'restore' => true, 'spam' => false, 'inbox' => true, 'mail' => true ] as $to => $deletes ) {
			yield $to => [ 'POST', '/move', [ 'to' => $to ], $deletes ];
		}
		yield 'empty the trash' => [ 'DELETE', '/trash', [], true ];
		yield 'count the days' => [ 'GET', '/days', [], false ];
		yield 'note' => [ 'POST', '/%d/notes', [ 'text' => 'Called back.' ], false ];
		yield 'star' => [ 'POST', '', [ 'starred' => true ], false ];
		yield 'done' => [ 'POST', '/%d', [ 'done' => true ], false ];
		yield 'assign' => [ 'POST', '', [ 'assigned_to' => 0 ], true ];
		yield 'assign one' => [ 'POST', '/%d', [ 'assigned_to' => 0 ], true ];
		yield 'edit' => [ 'POST', '/%d/answers', [ 'field' => 'your-name', 'old' => 'a', 'value' => 'a' ], true ];
		yield 'reply' => [ 'POST', '/%d/replies', [ 'text' => 'Hello', 'key' => 'key-of-one-reply' ], true ];
	}

	/** @return iterable<string, array{string, string, array<string, mixed>, string}> */
	public static function changes(): iterable {
		foreach ( [ 'trash' => SubmissionState::SENT, 'spam' => SubmissionState::SENT, 'restore' => SubmissionState::TRASH, 'inbox' => SubmissionState::HELD ] as $to => $state ) {
			yield $to => [ 'POST', '/move', [ 'to' => $to ], $state ];
		}
		yield 'empty the trash' => [ 'DELETE', '/trash', [], SubmissionState::TRASH ];
		yield 'delete' => [ 'DELETE', '', [], SubmissionState::TRASH ];
		yield 'delete one' => [ 'DELETE', '/%d', [], SubmissionState::TRASH ];
		yield 'mark' => [ 'POST', '', [ 'read' => true ], SubmissionState::SENT ];
		yield 'mark one' => [ 'POST', '/%d', [ 'read' => true ], SubmissionState::SENT ];
		yield 'star' => [ 'POST', '', [ 'starred' => true, 'done' => true ], SubmissionState::SENT ];
		yield 'edit' => [ 'POST', '/%d/answers', [ 'field' => 'your-name', 'old' => 'Mia Brandt', 'value' => 'Mia Berg' ], SubmissionState::SENT ];
		yield 'reply' => [ 'POST', '/%d/replies', [ 'text' => 'Hello', 'key' => 'key-of-one-reply' ], SubmissionState::SENT ];
	}

	/** @param array<string, mixed> $args */
	#[DataProvider( 'changes' )]
	public function test_a_database_that_takes_no_changes_is_said_and_nothing_else_is_lost( string $method, string $path, array $args, string $state ): void {
		global $wpdb;
		$this->sign_in( 'administrator' );
		$id      = Submissions::add( [], [ 'state' => $state ] );
		$before  = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', SubmissionTable::table_name(), $id ), ARRAY_A );
		$deleted = 0;
		add_action(
			'frontage_forms_submissions_deleted', // Files and mails go with it.
			static function () use ( &$deleted ): void {
				++$deleted;
			}
		);
		$shown  = $wpdb->suppress_errors( true );
		$closed = static fn ( string $query ): string => 1 === preg_match( '/^\s*(INSERT|UPDATE|DELETE|REPLACE)\s/i', $query ) ? '' : $query; // WordPress answers false then.
		add_filter( 'query', $closed );
		$answer = $this->call( $method, sprintf( $path, $id ), $args + [ 'ids' => [ $id ] ] );
		remove_filter( 'query', $closed );
		$wpdb->suppress_errors( $shown );
		self::assertSame( [ 503, 'frontage_database_away' ], [ $answer->get_status(), $answer->get_data()['code'] ?? '' ] );
		self::assertSame( $before, $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', SubmissionTable::table_name(), $id ), ARRAY_A ) );
		self::assertSame( [ 0, [] ], [ $deleted, $this->mailed ] );
	}

	/** @param array<string, mixed> $args */
	#[DataProvider( 'calls' )]
	public function test_each_call_asks_for_its_right( string $method, string $path, array $args, bool $deletes ): void {
		$id          = Submissions::add();
		$args['ids'] = [ $id ];
		$path        = sprintf( $path, $id );

		self::assertSame( 401, $this->call( $method, $path, $args )->get_status(), 'a visitor' );
		foreach ( [ 'subscriber', 'contributor', 'author' ] as $role ) {
			$this->sign_in( $role );
			self::assertSame( 403, $this->call( $method, $path, $args )->get_status(), $role );
		}
		$this->sign_in( 'author' );
		wp_get_current_user()->add_cap( InboxCapabilities::READ );
		self::assertSame( $deletes ? 403 : 200, $this->call( $method, $path, $args )->get_status(), 'who may only read' );
		foreach ( [ 'editor', 'administrator' ] as $role ) {
			$this->sign_in( $role );
			$answer = $this->call( $method, $path, $args );
			self::assertSame( 200, $answer->get_status(), $role );
			self::assertStringContainsString( 'no-store', $answer->get_headers()['Cache-Control'] ?? '' );
		}
	}

	public function test_a_submission_that_a_site_hides_from_a_person_is_not_moved(): void {
		$this->sign_in( 'editor' );
		$hidden = Submissions::add();
		$shown  = Submissions::add();
		add_filter( 'user_has_cap', static fn ( array $caps, array $wanted, array $args ): array => ( $args[2] ?? 0 ) === $hidden ? [ ...$caps, InboxCapabilities::READ => false ] : $caps, 10, 3 );

		foreach ( [ 'trash', 'restore', 'mail', 'spam', 'inbox' ] as $to ) {
			self::assertSame( [ $shown ], $this->move( $to, [ $hidden, $shown ] ), $to );
		}
		self::assertSame( 403, $this->call( 'POST', "/$hidden/notes", [ 'text' => 'a' ] )->get_status() );
		self::assertSame( SubmissionState::SENT, $this->row( $hidden )['state'] );
	}

	public function test_the_trash_gives_back_what_it_was(): void {
		$this->sign_in( 'editor' );
		$failed = Submissions::add( [], [ 'state' => SubmissionState::FAILED ] );
		$spam   = Submissions::add( [], [ 'state' => SubmissionState::SPAM, 'reason' => 'honeypot' ] );

		self::assertSame( [ $failed, $spam ], $this->move( 'trash', [ $failed, $spam, 999999 ] ) );
		self::assertSame( [], $this->move( 'trash', [ $failed ] ), 'It lies there already.' );
		self::assertSame( [ SubmissionState::TRASH, SubmissionState::FAILED ], [ $this->row( $failed )['state'], $this->row( $failed )['state_before'] ] );

		self::assertSame( [ $failed, $spam ], $this->move( 'restore', [ $failed, $spam ] ) );
		self::assertSame( [ SubmissionState::FAILED, '' ], [ $this->row( $failed )['state'], $this->row( $failed )['state_before'] ] );
		self::assertSame( [ SubmissionState::SPAM, 'honeypot' ], [ $this->row( $spam )['state'], $this->row( $spam )['reason'] ] );
		self::assertSame( [], $this->move( 'restore', [ $failed ] ) );
	}

	public function test_emptying_the_trash_takes_what_lies_in_it_and_nothing_else(): void {
		$this->sign_in( 'editor' );
		$kept = Submissions::add();
		Submissions::add( [], [ 'state' => SubmissionState::TRASH ] );
		Submissions::add( [], [ 'state' => SubmissionState::TRASH ] );

		self::assertSame( [ 'deleted' => 2, 'more' => false ], $this->call( 'DELETE', '/trash' )->get_data() );
		self::assertSame( [ $kept ], ( new SubmissionQuery() )->filter_existing( range( $kept, $kept + 5 ) ) );
	}

	public function test_not_spam_mails_what_a_check_stopped_and_the_visitor_only_when_ticked(): void {
		$this->sign_in( 'editor' );
		$spam = Submissions::add( [], [ 'state' => SubmissionState::SPAM, 'reason' => 'honeypot' ] );
		$held = Submissions::add( [], [ 'state' => SubmissionState::HELD, 'reason' => 'too-many' ] );
		$sent = Submissions::add();
		$told = [];
		add_action(
			'frontage_forms_submissions_judged',
			static function ( array $ids, bool $is_spam ) use ( &$told ): void {
				$told[] = [ $ids, $is_spam ];
			},
			10,
			2
		);

		self::assertSame( [ $spam, $held ], $this->move( 'inbox', [ $spam, $held, $sent ] ) );
		self::assertSame( [ [ [ $spam, $held ], false ] ], $this->mailed );
		self::assertSame( [ [ [ $spam, $held ], false ] ], $told );
		self::assertSame( [ SubmissionState::FAILED, '' ], [ $this->row( $held )['state'], $this->row( $held )['reason'] ], 'Not delivered, until its mail is on its way.' );

		$again = Submissions::add( [], [ 'state' => SubmissionState::SPAM, 'reason' => 'honeypot' ] );
		$this->call( 'POST', '/move', [ 'to' => 'inbox', 'ids' => [ $again ], 'second' => true ] );
		self::assertSame( [ [ $again ], true ], $this->mailed[1] );
	}

	public function test_what_the_owner_took_for_spam_himself_goes_back_without_a_mail(): void {
		$this->sign_in( 'editor' );
		$sent    = Submissions::add();
		$waiting = Submissions::add( [], [ 'state' => SubmissionState::WAITING ] );

		self::assertSame( [ $sent, $waiting ], $this->move( 'spam', [ $sent, $waiting ] ) );
		self::assertStringContainsString( 'marked it as spam', (string) $this->call( 'GET', "/$sent" )->get_data()['reason'] );
		add_filter( 'frontage_forms_submission_deliveries', static fn (): array => [ [ 'kind' => 'mail', 'state' => 'failed' ] ] );
		$this->move( 'inbox', [ $sent, $waiting ] );

		self::assertSame( [ SubmissionState::SENT, SubmissionState::FAILED ], [ $this->row( $sent )['state'], $this->row( $waiting )['state'] ] );
		self::assertSame( [], $this->mailed );
	}

	public function test_sending_again_leaves_alone_what_is_put_aside_or_on_its_way(): void {
		$ids = [];
		foreach ( SubmissionState::list_states() as $state ) {
			$ids[ $state ] = Submissions::add( [], [ 'state' => $state ] );
		}

		( new SubmissionActions() )->resend( array_values( $ids ), false );

		self::assertSame( [ SubmissionState::KEPT, SubmissionState::SENT, SubmissionState::FAILED, SubmissionState::ABORTED, SubmissionState::CUSTOM ], array_keys( array_intersect( $ids, $this->mailed[0][0] ) ) );
	}

	public function test_notes_say_who_and_when_and_are_taken_away_by_their_author(): void {
		$id    = Submissions::add();
		$other = $this->sign_in( 'author' );
		wp_get_current_user()->add_cap( InboxCapabilities::READ );
		$this->call( 'POST', "/$id/notes", [ 'text' => "Called back.\n<b>Nice</b> person." ] );
		$mine = $this->sign_in( 'author' );
		wp_get_current_user()->add_cap( InboxCapabilities::READ );
		$notes = $this->call( 'POST', "/$id/notes", [ 'text' => 'Offer sent.' ] )->get_data()['notes'];

		self::assertSame( [ "Called back.\nNice person.", 'Offer sent.' ], array_column( $notes, 'text' ) );
		self::assertSame( [ $other, $mine ], array_column( array_column( $notes, 'by' ), 'id' ) );
		self::assertSame( wp_get_current_user()->display_name, $notes[1]['by']['name'] );

		$away = static fn ( array $note ): array => [ 'at' => $note['at']['utc'], 'by' => $note['by']['id'] ];
		self::assertSame( 403, $this->call( 'DELETE', "/$id/notes", $away( $notes[0] ) )->get_status() );
		$closed = static fn ( string $query ): string => str_starts_with( $query, 'UPDATE' ) ? '' : $query; // WordPress answers false then.
		add_filter( 'query', $closed );
		self::assertSame( 503, $this->call( 'DELETE', "/$id/notes", $away( $notes[1] ) )->get_status(), 'The submission is there.' );
		self::assertSame( 503, $this->call( 'POST', "/$id/notes", [ 'text' => 'Paid.' ] )->get_status(), 'Nobody wrote at the same moment.' );
		remove_filter( 'query', $closed );
		self::assertSame( [ "Called back.\nNice person." ], array_column( $this->call( 'DELETE', "/$id/notes", $away( $notes[1] ) )->get_data()['notes'], 'text' ) );
		self::assertSame( 404, $this->call( 'DELETE', "/$id/notes", $away( $notes[1] ) )->get_status() );
		self::assertSame( 400, $this->call( 'POST', "/$id/notes", [ 'text' => " \n" ] )->get_status() );
		self::assertSame( 400, $this->call( 'POST', "/$id/notes", [ 'text' => str_repeat( 'a', 2001 ) ] )->get_status() );
	}

	public function test_the_entry_shows_each_attempt_to_deliver_it(): void {
		$this->sign_in( 'editor' );
		$id = Submissions::add( [], [ 'state' => SubmissionState::WAITING ] );
		add_filter(
			'frontage_forms_submission_deliveries',
			static fn ( array $deliveries, int $of ): array => $of === $id ? [ [ 'kind' => 'mail', 'state' => 'waiting', 'due' => '2026-03-04 10:05:00', 'log' => [ [ 'at' => '2026-03-04 10:00:00', 'error' => '451 later' ] ] ] ] : $deliveries,
			10,
			2
		);

		$data   = $this->call( 'GET', "/$id" )->get_data();
		$schema = rest_get_server()->dispatch( new WP_REST_Request( 'OPTIONS', self::ROUTE . "/$id" ) )->get_data()['schema'];

		self::assertTrue( rest_validate_value_from_schema( $data, $schema, 'submission' ) );
		self::assertSame( '2026-03-04T10:05:00Z', $data['deliveries'][0]['due']['utc'] );
		self::assertSame( '451 later', $data['deliveries'][0]['attempts'][0]['error'] );
	}

	public function test_days_are_counted_in_the_time_zone_of_the_site_and_end_where_counting_does(): void {
		update_option( 'timezone_string', 'Asia/Kolkata' ); // Five hours and a half ahead.
		$this->sign_in( 'editor' );
		$today     = new \DateTimeImmutable( 'today', wp_timezone() );
		$yesterday = $today->modify( '-1 day' );
		$at        = static fn ( \DateTimeImmutable $day, int $seconds ): string => gmdate( 'Y-m-d H:i:s', $day->getTimestamp() + $seconds );
		Submissions::add( [], [ 'created' => $at( $yesterday, -1 ) ] );
		Submissions::add( [], [ 'created' => $at( $yesterday, 0 ) ] );
		Submissions::add( [], [ 'created' => $at( $yesterday, DAY_IN_SECONDS - 1 ), 'form_id' => 2 ] );
		Submissions::add( [], [ 'created' => $at( $yesterday, 5 ), 'state' => SubmissionState::SPAM ] );
		$days = static fn ( int $before, int $now ): array => [ [ 'day' => $yesterday->format( 'Y-m-d' ), 'count' => $before ], [ 'day' => $today->format( 'Y-m-d' ), 'count' => $now ] ];

		self::assertSame( [ 'days' => $days( 2, 0 ), 'since' => null ], $this->call( 'GET', '/days', [ 'days' => 2 ] )->get_data() );
		self::assertSame( $days( 1, 0 ), $this->call( 'GET', '/days', [ 'days' => 2, 'form' => 2 ] )->get_data()['days'] );
		self::assertSame( 400, $this->call( 'GET', '/days', [ 'days' => 367 ] )->get_status() );

		$told = \Frontage\Forms\SubmissionStore\SubmissionStatistics::count_per_day( 3, 0, 1 );
		self::assertSame( $today->format( 'Y-m-d' ), $told['since'] );
		self::assertSame( [ $today->format( 'Y-m-d' ) ], array_column( $told['days'], 'day' ), 'A day that was not counted whole is not told.' );
	}

	/**
	 * @param list<int> $ids
	 * @return list<int>
	 */
	private function move( string $to, array $ids ): array {
		return $this->call( 'POST', '/move', [ 'to' => $to, 'ids' => $ids ] )->get_data()['changed'];
	}

	/** @return array<string, mixed> */
	private function row( int $id ): array {
		return (array) ( new SubmissionQuery() )->find_one( $id );
	}

	/** @param array<string, mixed> $args */
	private function call( string $method, string $path = '', array $args = [] ): WP_REST_Response {
		$request = new WP_REST_Request( $method, self::ROUTE . $path );
		if ( 'GET' === $method ) {
			$request->set_query_params( $args );
		} else {
			$request->set_body_params( $args );
		}
		return rest_ensure_response( rest_get_server()->dispatch( $request ) );
	}
}
