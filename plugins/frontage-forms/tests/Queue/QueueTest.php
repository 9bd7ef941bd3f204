<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Queue;

use Frontage\Forms\Inbox\SubmissionActions;
use Frontage\Forms\MailDelivery\DeliveryNotice;
use Frontage\Forms\MailDelivery\MailJobHandler;
use Frontage\Forms\Queue\DeferredDelivery;
use Frontage\Forms\Queue\DeliveryAttempt;
use Frontage\Forms\Queue\DeliveryWorker;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\Queue\JobTable;
use Frontage\Forms\Queue\RetryDelays;
use Frontage\Forms\SubmissionStore\SearchIndex;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';
require_once __DIR__ . '/DeliversBy.php';

/** Jobs: when they are tried, by whom, how often, and what is said of it. */
#[Group( 'database' )]
final class QueueTest extends SubmissionTestCase {

	use DeliversBy;

	public function test_pauses_grow_and_end_within_three_days(): void {
		$pauses = array_map( RetryDelays::delay_after( ... ), range( 1, 17 ) );
		self::assertSame( [ 60, 300, 900, 3600, 21600, 21600 ], array_slice( $pauses, 0, 6 ) );
		self::assertNull( $pauses[15] );
		self::assertLessThanOrEqual( 3 * DAY_IN_SECONDS, array_sum( $pauses ) );
		self::assertGreaterThan( 2.5 * DAY_IN_SECONDS, array_sum( $pauses ) );
	}

	public function test_a_job_is_tried_with_pauses_until_it_gives_up_and_every_attempt_is_told(): void {
		$this->deliver_by( static fn ( Job $job ): DeliveryAttempt => DeliveryAttempt::retry( "No, {$job->attempts}", 5 === $job->attempts ? DAY_IN_SECONDS : 0 ) );
		JobRepository::add( 7, [ [ 'kind' => 'test', 'payload' => [ 'a' => 'ü' ] ] ] );
		$waits = [];
		while ( ( new DeliveryWorker() )->run() ) {
			[ $job ] = ( new JobRepository() )->find_by_submission( 7 );
			self::assertSame( 'ü', $job->payload_text( 'a' ) );
			$waits[] = (int) round( ( (int) strtotime( $job->due ) - time() ) / 60 );
			self::assertSame( 0, ( new DeliveryWorker() )->run(), 'Not before its time.' );
			self::due_now();
		}
		self::assertSame( [ 1, 5, 15, 60, 1440, 360 ], array_slice( $waits, 0, 6 ) );
		[ $job ] = ( new JobRepository() )->find_by_submission( 7 );
		self::assertSame( [ Job::FAILED, 16, 16 ], [ $job->state, $job->attempts, count( $job->log ) ] );
		self::assertSame( 'No, 16', $job->log[15]['error'] );
	}

	public function test_what_ends_php_each_time_it_is_tried_is_given_up_and_told(): void {
		global $wpdb;
		$this->deliver_by( static fn (): DeliveryAttempt => DeliveryAttempt::success() );
		JobRepository::add( 7, [ [ 'kind' => 'test', 'payload' => [] ] ] );
		$dies = static fn ( int $times ): int|bool => $wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s, attempts = %d, leased_until = created', JobTable::name(), Job::SENDING, $times ) );
		$dies( 16 );
		( new DeliveryWorker() )->run();
		[ $job ] = ( new JobRepository() )->find_by_submission( 7 );
		self::assertSame( Job::FAILED, $job->state );
		self::assertStringContainsString( 'PHP stopped on every try.', $job->log[0]['error'] );
		$dies( 15 );
		( new DeliveryWorker() )->run();
		self::assertSame( Job::SENT, ( new JobRepository() )->find_by_submission( 7 )[0]->state );
	}

	public function test_a_refusal_is_final_and_a_mistake_of_code_is_not(): void {
		$this->deliver_by( static fn ( Job $job ): DeliveryAttempt => 'no' === $job->payload_text( 'say' ) ? DeliveryAttempt::failure( 'Gone' ) : throw new \RuntimeException( 'Broken' ) );
		JobRepository::add( 7, [ [ 'kind' => 'test', 'payload' => [ 'say' => 'no' ] ], [ 'kind' => 'test', 'payload' => [] ], [ 'kind' => 'unknown', 'payload' => [] ] ] );
		( new DeliveryWorker() )->run();
		$jobs = ( new JobRepository() )->find_by_submission( 7 );
		self::assertSame( [ Job::FAILED, Job::WAITING, Job::WAITING ], array_column( $jobs, 'state' ) );
		self::assertSame( 'Broken', $jobs[1]->log[0]['error'] );
		self::assertStringContainsString( 'unknown', $jobs[2]->log[0]['error'] );
	}

	public function test_a_job_is_added_once_by_its_message_id_and_claimed_by_one(): void {
		$job = [ 'kind' => 'test', 'payload' => [], 'message_id' => '<one@example.test>' ];
		JobRepository::add( 7, [ $job ] );
		JobRepository::add( 7, [ $job ] );
		$jobs = new JobRepository();
		self::assertCount( 1, $jobs->find_by_submission( 7 ) );
		$due = $jobs->find_due();
		self::assertNotNull( $due );
		self::assertSame( 1, $jobs->claim( $due )?->attempts );
		self::assertNull( $jobs->claim( $due ) );
		self::assertNull( $jobs->find_due() );
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET leased_until = created, attempts = 1', JobTable::name() ) ); // Its runner died.
		self::assertSame( 2, $jobs->claim( $jobs->find_due() ?? $due )?->attempts );
		self::assertMatchesRegularExpression( '/^<[0-9a-f]{32}@example\.test>$/', JobRepository::create_message_id() );
	}

	public function test_the_second_mail_waits_for_the_first_and_goes_to_nobody_who_waited_three_days(): void {
		global $wpdb;
		$form = $this->make_form( '[text* your-name]' );
		$form = ( new \Frontage\Forms\Storage\FormRepository() )->save( $form->with( [ 'mail_2' => [ 'active' => true, 'recipient' => 'visitor@example.test' ] + $form->mail ] ) );
		$down = true;
		add_filter(
			'pre_wp_mail',
			static function ( bool $done ) use ( &$down ): bool {
				return ! $down;
			},
			20
		);
		$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann' ] ) );
		$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Bob' ] ) );
		self::assertSame( [ 'admin@example.test', 'admin@example.test' ], array_column( $this->mails, 'to' ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created = DATE_SUB(created, INTERVAL 73 HOUR) WHERE summary = %s', SubmissionTable::table_name(), 'Bob' ) );
		$down = false;
		self::due_now();
		( new DeliveryWorker() )->run();
		self::assertSame( [ 'admin@example.test', 'visitor@example.test', 'admin@example.test' ], array_slice( array_column( $this->mails, 'to' ), 2 ), 'Ann’s, Ann’s second, Bob’s.' );
		self::assertSame( [ SubmissionState::SENT, SubmissionState::SENT ], $wpdb->get_col( $wpdb->prepare( 'SELECT state FROM %i ORDER BY id', SubmissionTable::table_name() ) ) );
		self::assertStringContainsString( 'Too late', (string) $wpdb->get_var( $wpdb->prepare( 'SELECT error FROM %i WHERE summary = %s', SubmissionTable::table_name(), 'Bob' ) ) );
	}

	public function test_of_one_message_one_mail_goes_at_a_time_in_their_order(): void {
		JobRepository::add( 7, [ [ 'kind' => Job::MAIL, 'payload' => [] ], [ 'kind' => Job::MORE, 'payload' => [] ] ] );
		JobRepository::add( 8, [ [ 'kind' => Job::MAIL, 'payload' => [] ] ] );
		$jobs  = new JobRepository();
		$first = $jobs->find_due();
		self::assertSame( [ 7, Job::MAIL ], [ $first?->submission_id, $first?->kind ] );
		self::assertNotNull( $first );
		$claimed = $jobs->claim( $first );
		self::assertNotNull( $claimed );
		$others = $jobs->find_due();
		self::assertSame( 8, $others?->submission_id, 'The slots are for other messages meanwhile.' );
		self::assertNotNull( $others );
		$jobs->claim( $others );
		self::assertNull( $jobs->seconds_to_next(), 'Nobody is woken for what waits for the first: whoever sends that goes on with it.' );
		$jobs->finish( $claimed, DeliveryAttempt::retry( 'Not now' ) );
		self::assertSame( Job::MORE, $jobs->find_due()?->kind );
	}

	public function test_mails_of_one_message_that_end_at_the_same_moment_in_two_processes_are_all_told(): void {
		global $wpdb;
		$form          = $this->make_form( '[text* your-name]' );
		$this->goes_on = false;
		$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann' ] ) );
		$id   = self::only_row();
		$jobs = new JobRepository();
		JobRepository::delete_by_submissions( [ $id ] );
		JobRepository::add( $id, array_map( static fn ( string $kind ): array => [ 'kind' => $kind, 'payload' => [ 'several' => true ] ], [ Job::MAIL, Job::MORE ] ) );
		[ $one, $other ] = array_map( static fn ( Job $job ): ?Job => $jobs->claim( $job ), $jobs->find_by_submission( $id ) );
		self::assertNotNull( $one );
		self::assertNotNull( $other );
		$ends = static function ( string $query ) use ( &$ends, $jobs, $other ): string {
			if ( str_contains( $query, SubmissionTable::table_name() ) && str_contains( $query, "SET state = 'waiting'" ) ) {
				remove_filter( 'query', $ends );
				( new MailJobHandler() )->handle_outcome( $other, $jobs->finish( $other, DeliveryAttempt::success() ), DeliveryAttempt::success() );
			}
			return $query;
		};
		add_filter( 'query', $ends );
		( new MailJobHandler() )->handle_outcome( $one, $jobs->finish( $one, DeliveryAttempt::success() ), DeliveryAttempt::success() );
		self::assertSame( SubmissionState::SENT, self::state_of( $id ) );
	}

	public function test_a_further_mail_that_waits_for_the_first_wakes_no_runner(): void {
		global $wpdb;
		JobRepository::add( 7, [ [ 'kind' => Job::MAIL, 'payload' => [] ], [ 'kind' => Job::MAIL_2, 'payload' => [] ] ] );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET due = DATE_SUB(due, INTERVAL 2 HOUR)', JobTable::name() ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET due = DATE_ADD(due, INTERVAL 8 HOUR) WHERE kind = %s', JobTable::name(), Job::MAIL ) );
		$jobs = new JobRepository();
		self::assertNull( $jobs->find_due() );
		self::assertEqualsWithDelta( 6 * HOUR_IN_SECONDS, $jobs->seconds_to_next(), 60 );
		self::assertSame( 0, $jobs->count_overdue( HOUR_IN_SECONDS ), 'Nobody is to blame for it.' );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s WHERE kind = %s', JobTable::name(), Job::SENT, Job::MAIL ) );
		self::assertSame( [ 0, 1 ], [ $jobs->seconds_to_next(), $jobs->count_overdue( HOUR_IN_SECONDS ) ] );
	}

	public function test_a_further_mail_is_due_with_the_first_one(): void {
		global $wpdb;
		JobRepository::add( 7, [ [ 'kind' => Job::MAIL, 'payload' => [] ], [ 'kind' => Job::MAIL_2, 'payload' => [] ] ] );
		$jobs  = new JobRepository();
		$first = $jobs->find_due();
		self::assertNotNull( $first );
		$claimed = $jobs->claim( $first );
		self::assertNotNull( $claimed );
		$jobs->finish( $claimed, DeliveryAttempt::retry( 'Not now', DAY_IN_SECONDS ) );
		[ $mail, $further ] = $jobs->find_by_submission( 7 );
		self::assertSame( $mail->due, $further->due );
		self::assertGreaterThan( 80000, $jobs->seconds_to_next() );

		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s WHERE kind = %s', JobTable::name(), Job::FAILED, Job::MAIL ) );
		$jobs->resend( [ 7 ] );
		[ $mail, $further ] = $jobs->find_by_submission( 7 );
		self::assertSame( $mail->due, $further->due );
		self::assertSame( 0, $jobs->seconds_to_next() );
	}

	public function test_the_queue_s_questions_read_few_rows_however_many_jobs_wait(): void {
		global $wpdb;
		$row = "(%1\$d, 'mail', 'waiting', DATE_SUB(UTC_TIMESTAMP(), INTERVAL 2 HOUR), 'm%1\$d', '{}', UTC_TIMESTAMP(), UTC_TIMESTAMP()), (%1\$d, 'mail_2', 'waiting', DATE_SUB(UTC_TIMESTAMP(), INTERVAL 2 HOUR), 's%1\$d', '{}', UTC_TIMESTAMP(), UTC_TIMESTAMP())";
		foreach ( array_chunk( range( 1, 3000 ), 500 ) as $ids ) {
			$wpdb->query( 'INSERT INTO ' . JobTable::name() . ' (submission_id, kind, state, due, message_id, payload, created, changed) VALUES ' . implode( ', ', array_map( static fn ( int $id ): string => sprintf( $row, $id ), $ids ) ) );
		}
		$jobs = new JobRepository();
		self::assertLessThan( 50, self::rows_read( static fn () => self::assertSame( 1, $jobs->find_due()?->submission_id ) ) );
		self::assertLessThan( 50, self::rows_read( static fn () => self::assertSame( 0, $jobs->seconds_to_next() ) ) );
		JobRepository::add( 9000, [ [ 'kind' => 'webhook', 'payload' => [] ] ] );
		self::assertLessThan( 50, self::rows_read( static fn () => self::assertSame( 'webhook', $jobs->find_due( Job::MAILS )?->kind ) ), 'While the mail server does not answer.' );
		self::assertLessThan( 80, self::rows_read( static fn () => self::assertSame( [ 1, 'mail' ], [ $jobs->find_due( [ 'webhook' ] )?->submission_id, $jobs->find_due( [ 'webhook' ] )?->kind ] ) ), 'While the server of a webhook does not answer.' );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s WHERE submission_id = 1 AND kind = %s', JobTable::name(), Job::SENT, Job::MAIL ) );
		self::assertSame( [ 1, 'mail_2' ], [ $jobs->find_due( [ 'webhook' ] )?->submission_id, $jobs->find_due( [ 'webhook' ] )?->kind ], 'A further email whose first one was sent is older than the next first one.' );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s, leased_until = DATE_SUB(UTC_TIMESTAMP(), INTERVAL 2 HOUR) WHERE submission_id = 1 AND kind = %s', JobTable::name(), Job::SENDING, Job::MAIL_2 ) );
		self::assertLessThan( 80, self::rows_read( static fn () => self::assertSame( [ 1, 'mail_2' ], [ $jobs->find_due()?->submission_id, $jobs->find_due()?->kind ] ) ), 'A process that sent a further email has died.' );
		self::assertLessThan( 15000, self::rows_read( static fn () => self::assertSame( JobRepository::COUNTED + 1, $jobs->count_overdue( HOUR_IN_SECONDS ) ) ) );
	}

	/** @return iterable<string, array{string, array<string, string>, string, list<string>}> */
	public static function empty_recipients(): iterable {
		yield 'the visitor left no address' => [ 'mail_2', [ 'recipient' => '[your-email]' ], Job::NO_ADDRESS, [ 'admin@example.test' ] ];
		yield 'two fields, both empty' => [ 'mail_2', [ 'recipient' => '[your-email], [other-email]' ], Job::NO_ADDRESS, [ 'admin@example.test' ] ];
		yield 'the first mail, and the second goes all the same' => [ 'mail', [ 'recipient' => '[your-email]' ], Job::NO_ADDRESS, [ 'second@example.test' ] ];
		yield 'no recipient was named: a mistake' => [ 'mail_2', [ 'recipient' => '' ], Job::WAITING, [ 'admin@example.test' ] ];
	}

	/**
	 * @param array<string, string> $parts
	 * @param list<string>          $mailed
	 */
	#[DataProvider( 'empty_recipients' )]
	public function test_a_mail_whose_optional_recipient_is_empty_has_no_address_and_has_not_failed( string $part, array $parts, string $state, array $mailed ): void {
		add_filter( 'pre_wp_mail', static fn ( bool $done, array $mail ): bool => '' !== trim( $mail['to'], ', ' ), 20, 2 );
		$form = $this->make_form( '[text* your-name][email your-email][email other-email]' );
		$form = $form->with( [ 'mail_2' => [ 'active' => true, 'recipient' => 'second@example.test' ] + $form->mail ] );
		$form = ( new \Frontage\Forms\Storage\FormRepository() )->save( $form->with( [ $part => $parts + ( 'mail' === $part ? $form->mail : $form->mail_2 ) ] ) );
		$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann', 'your-email' => '', 'other-email' => '' ] ) );
		global $wpdb;
		$jobs = array_column( ( new JobRepository() )->find_by_submission( self::only_row() ), null, 'kind' );
		self::assertSame( $state, $jobs[ $part ]->state );
		self::assertSame( Job::NO_ADDRESS === $state, str_contains( $jobs[ $part ]->log[0]['error'], 'No address' ) );
		self::assertSame( $mailed, array_values( array_filter( array_column( $this->mails, 'to' ) ) ) );
		self::assertSame( 'sent', $wpdb->get_var( $wpdb->prepare( 'SELECT state FROM %i', SubmissionTable::table_name() ) ) );
		self::assertNull( DeliveryNotice::find_problem() );
	}

	public function test_what_was_put_away_is_not_mailed_and_is_nobodys_trouble(): void {
		$form = $this->make_form( '[text* your-name]' );
		$this->goes_on = false;
		$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann' ] ) );
		$id     = self::only_row();
		$failed = did_action( 'frontage_forms_mail_failed' );
		( new SubmissionActions() )->trash( [ $id ] );
		self::end_request();
		self::assertSame( [], $this->mails );
		self::assertSame( $failed, did_action( 'frontage_forms_mail_failed' ) );
		self::assertNull( DeliveryNotice::find_problem() );

		( new SubmissionActions() )->restore( [ $id ] );
		self::assertSame( SubmissionState::FAILED, self::state_of( $id ), 'Its mail is not on its way any more: "send again" is offered.' );
		self::assertSame( [ $id ], ( new SubmissionActions() )->resend( [ $id ], false ) );
		self::end_request();
		self::assertSame( [ 1, SubmissionState::SENT ], [ count( $this->mails ), self::state_of( $id ) ] );
	}

	public function test_the_connection_is_closed_before_the_inbox_writes_its_words(): void {
		$order = [];
		add_filter(
			'frontage_forms_feedback_response',
			static function ( array $answer ) use ( &$order ): array {
				$order = [ has_action( 'shutdown', [ DeferredDelivery::class, 'run' ] ), has_action( 'shutdown', [ SearchIndex::class, 'write_pending' ] ) ];
				return $answer;
			}
		);
		$this->post( $this->make_form( '[text* your-name]' )->id, self::fill_fields( [ 'your-name' => 'Ann' ] ) );
		self::assertIsInt( $order[0] );
		self::assertLessThan( $order[1], $order[0] );
	}

	public function test_the_owner_sends_again_what_failed_what_was_held_and_what_an_update_found(): void {
		global $wpdb;
		$form = $this->make_form( '[text* your-name]' );
		foreach ( [ 'Ann', 'Bob', 'Cid', 'Dan' ] as $name ) {
			$this->post( $form->id, self::fill_fields( [ 'your-name' => $name ] ) );
		}
		[ $ann, $bob, $cid, $dan ] = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM %i ORDER BY id', SubmissionTable::table_name() ) ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s', SubmissionTable::table_name(), SubmissionState::FAILED ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s, attempts = 16 WHERE submission_id = %d', JobTable::name(), Job::FAILED, $ann ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s WHERE id = %d', SubmissionTable::table_name(), SubmissionState::HELD, $bob ) );
		JobRepository::delete_by_submissions( [ $bob, $cid, $dan ] ); // Nothing was ever composed for these.
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s WHERE id = %d', SubmissionTable::table_name(), SubmissionState::SPAM, $dan ) );
		$this->mails = [];

		self::assertSame( [ $ann, $bob, $cid ], apply_filters( 'frontage_forms_send_again', [], [ $ann, $bob, $cid, $dan, 999 ], false ) );
		self::assertSame( [], $this->mails, 'Nobody waits for it.' );
		self::assertSame( 'waiting', $wpdb->get_var( $wpdb->prepare( 'SELECT state FROM %i WHERE id = %d', SubmissionTable::table_name(), $ann ) ) );
		self::end_request();
		self::assertCount( 3, $this->mails );
		self::assertSame( [ 'sent', 'sent', 'sent', 'spam' ], $wpdb->get_col( $wpdb->prepare( 'SELECT state FROM %i ORDER BY id', SubmissionTable::table_name() ) ) );
		$log = apply_filters( 'frontage_forms_submission_deliveries', [], $ann );
		self::assertSame( [ 'mail', 'sent', 2 ], [ $log[0]['kind'], $log[0]['state'], count( $log[0]['log'] ) ] );

		( new SubmissionActions() )->delete( [ $ann ] );
		self::assertSame( [], ( new JobRepository() )->find_by_submission( $ann ) );
	}

	public function test_an_old_message_without_a_mail_is_not_mailed_by_itself(): void {
		global $wpdb;
		$form = $this->make_form( '[text* your-name]' );
		foreach ( [ 'Ann', 'Bob' ] as $name ) {
			$this->post( $form->id, self::fill_fields( [ 'your-name' => $name ] ) );
		}
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', JobTable::name() ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s, changed = DATE_SUB(changed, INTERVAL 6 MINUTE)', SubmissionTable::table_name(), SubmissionState::KEPT ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created = DATE_SUB(created, INTERVAL 73 HOUR) WHERE summary = %s', SubmissionTable::table_name(), 'Ann' ) );
		$this->mails = [];
		( new DeliveryWorker() )->run();
		self::assertSame( [ 'failed', 'sent' ], $wpdb->get_col( $wpdb->prepare( 'SELECT state FROM %i ORDER BY id', SubmissionTable::table_name() ) ) );
		self::assertCount( 1, $this->mails );
	}

	public function test_jobs_of_other_code_ride_the_same_queue(): void {
		$seen = [];
		$this->deliver_by(
			static function ( Job $job ) use ( &$seen ): DeliveryAttempt {
				$seen[] = [ $job->kind, $job->payload_text( 'url' ), $job->submission_id > 0 ];
				return DeliveryAttempt::success();
			}
		);
		add_filter( 'frontage_forms_jobs', static fn ( array $jobs ): array => [ ...$jobs, [ 'kind' => 'test', 'payload' => [ 'url' => 'https://example.test' ] ], 'nonsense' ] );
		foreach ( [ '', 'skip_mail: on' ] as $settings ) {
			$form = $this->make_form( '[text* your-name]', $settings );
			$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann' ] ) );
		}
		self::assertSame( array_fill( 0, 2, [ 'test', 'https://example.test', true ] ), $seen );
		self::assertCount( 1, $this->mails );
	}

	private static function only_row(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(id) FROM %i', SubmissionTable::table_name() ) );
	}

	private static function state_of( int $id ): string {
		global $wpdb;
		return (string) $wpdb->get_var( $wpdb->prepare( 'SELECT state FROM %i WHERE id = %d', SubmissionTable::table_name(), $id ) );
	}

	private static function due_now(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET due = created WHERE state = %s', JobTable::name(), Job::WAITING ) );
	}
}
