<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Queue;

use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\FileTable;
use Frontage\Forms\Inbox\SubmissionActions;
use Frontage\Forms\MailDelivery\DeliveryNotice;
use Frontage\Forms\Queue\DeliveryAttempt;
use Frontage\Forms\Queue\DeliveryWorker;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobHandler;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\Queue\JobTable;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use Frontage\Forms\Webhook\Webhook;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';

/** What an owner sends again, and what a process that died left half done: once each, with all that came with it. */
#[Group( 'database' )]
final class SendAgainTest extends SubmissionTestCase {

	public function test_the_files_of_a_held_message_are_kept_though_its_process_died(): void {
		global $wpdb;
		$form = $this->make_form( '[text* your-name][file up filetypes:txt]', 'proof_of_work: on' );
		$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann' ] ), [ [ 'field' => 'up', 'name' => 'plan.txt', 'size' => 20 ] ] );
		$id = self::newest();
		self::assertSame( SubmissionState::HELD, self::state_of( $id ) );
		self::assertCount( 1, ( new FileRepository() )->find_by_submission( $id ) );
		// As the process leaves it that dies behind the statement which stores the message.
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET result = '', changed = DATE_SUB(changed, INTERVAL 2 DAY)", SubmissionTable::table_name() ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET submission_id = 0, created = DATE_SUB(created, INTERVAL 2 DAY)', FileTable::name() ) );
		( new DeliveryWorker() )->run();
		FileRepository::sweep();
		self::assertSame( [ 'plan.txt' ], array_column( ( new FileRepository() )->find_by_submission( $id ), 'name' ) );
		self::assertSame( SubmissionState::HELD, self::state_of( $id ) );
		self::assertStringContainsString( 'mail_sent', (string) $wpdb->get_var( $wpdb->prepare( 'SELECT result FROM %i WHERE id = %d', SubmissionTable::table_name(), $id ) ), 'A repeat is answered as the first would have been.' );
		self::assertSame( [], $this->mails );
	}

	public function test_the_copy_of_an_email_is_emptied_a_week_after_it_was_sent_and_the_email_is_composed_again(): void {
		global $wpdb;
		$form = $this->make_form( '[text* your-name]' );
		$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Zoë' ] ) );
		$id   = self::newest();
		$jobs = new JobRepository();
		JobRepository::add( $id, [ [ 'kind' => Job::MORE, 'payload' => [ 'name' => 'To “Ann”', 'body' => 'Zoë' ] ], [ 'kind' => 'test', 'payload' => [ 'body' => 'Zoë' ] ] ] );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = CASE kind WHEN %s THEN %s ELSE %s END, log = %s', JobTable::name(), 'test', Job::FAILED, Job::SENT, '[{"at":"2026-11-01 08:00:00","error":""}]' ) );
		do_action( 'frontage_forms_sweep' );
		self::assertStringContainsString( 'Zoë', $jobs->find_by_submission( $id )[0]->payload_text( 'body' ) );

		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET due = DATE_SUB(due, INTERVAL 8 DAY)', JobTable::name() ) );
		do_action( 'frontage_forms_sweep' );
		self::assertSame( [ [ 'emptied' => true ], [ 'emptied' => true, 'name' => 'To “Ann”' ], [ 'body' => 'Zoë' ] ], array_column( $jobs->find_by_submission( $id ), 'payload' ), 'One that failed can be sent again as it is.' );
		self::assertCount( 1, $jobs->find_by_submission( $id )[0]->log );

		self::assertSame( [ $id ], ( new SubmissionActions() )->resend( [ $id ], false ) );
		self::end_request();
		self::assertCount( 2, $this->mails );
		self::assertSame( $this->mails[0]['message'], $this->mails[1]['message'] );
		self::assertSame( SubmissionState::SENT, self::state_of( $id ) );
	}

	public function test_a_runner_that_delivers_while_the_owner_sends_again_has_the_last_word(): void {
		$id   = $this->create_failed_message();
		$runs = static function ( string $query ) use ( &$runs ): string {
			if ( str_starts_with( $query, 'UPDATE' ) && str_contains( $query, SubmissionTable::table_name() ) && str_contains( $query, "state = 'waiting'" ) ) {
				remove_filter( 'query', $runs );
				( new DeliveryWorker() )->run();
			}
			return $query;
		};
		add_filter( 'query', $runs );
		( new SubmissionActions() )->resend( [ $id ], false );
		self::end_request();
		self::assertSame( [ Job::SENT, SubmissionState::SENT ], [ ( new JobRepository() )->find_by_submission( $id )[0]->state, self::state_of( $id ) ] );
		self::assertCount( 1, $this->mails );
	}

	public function test_no_mail_is_called_on_its_way_that_the_database_did_not_take(): void {
		$id     = $this->create_failed_message();
		$closed = static fn ( string $query ): string => str_starts_with( $query, 'UPDATE' ) ? '' : $query; // WordPress answers false then.
		add_filter( 'query', $closed );
		$refused = ( new SubmissionActions() )->resend( [ $id ], false );
		remove_filter( 'query', $closed );
		self::assertSame( [], $refused );
		self::assertSame( [ $id ], ( new SubmissionActions() )->resend( [ $id ], false ) );
		self::end_request();
		self::assertSame( SubmissionState::SENT, self::state_of( $id ) );
	}

	public function test_what_is_in_the_queue_already_is_not_composed_again(): void {
		$form          = $this->make_form( '[text* your-name]' );
		$this->goes_on = false;
		$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann' ] ) );
		$id   = self::newest();
		$jobs = ( new JobRepository() )->find_by_submission( $id );
		self::assertSame( [ Job::WAITING ], array_column( $jobs, 'state' ), 'It stands there from the moment that the visitor is answered.' );
		self::assertSame( [ $id ], apply_filters( 'frontage_forms_send_again', [], [ $id ], false ) );
		self::end_request();
		self::assertSame( [ $jobs[0]->message_id ], array_column( ( new JobRepository() )->find_by_submission( $id ), 'message_id' ) );
		self::assertCount( 1, $this->mails );
		self::assertSame( SubmissionState::SENT, self::state_of( $id ) );
	}

	public function test_another_service_is_told_once_however_often_a_message_is_composed(): void {
		global $wpdb;
		$form = $this->make_form( '[text* your-name]' );
		update_option( Webhook::OPTION, [ $form->id => [ 'url' => 'https://example.test/hook', 'secret' => str_repeat( 's', 16 ) ] ] );
		add_filter( 'pre_http_request', static fn (): array => [ 'response' => [ 'code' => 410, 'message' => '' ], 'headers' => [], 'cookies' => [], 'filename' => null, 'body' => '' ] );
		add_filter( 'pre_wp_mail', static fn (): bool => false, 20 );
		$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann' ] ) );
		$id = self::newest();
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE kind = %s', JobTable::name(), Job::MAIL ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET state = %s', SubmissionTable::table_name(), SubmissionState::FAILED ) );
		( new SubmissionActions() )->resend( [ $id ], false );
		self::end_request();
		$kinds = array_count_values( array_column( ( new JobRepository() )->find_by_submission( $id ), 'kind' ) );
		self::assertSame( [ 'mail' => 1, 'webhook' => 1 ], [ 'mail' => $kinds['mail'] ?? 0, 'webhook' => $kinds['webhook'] ?? 0 ] );
	}

	public function test_the_notice_counts_down_as_what_failed_is_sent_or_deleted(): void {
		[ $ann, $bob, $cid ] = [ $this->create_failed_message(), $this->create_failed_message(), $this->create_failed_message() ];
		self::assertSame( 3, DeliveryNotice::find_problem()?->failed );
		( new SubmissionActions() )->resend( [ $ann ], false );
		self::end_request();
		self::assertSame( SubmissionState::SENT, self::state_of( $ann ) );
		self::assertSame( 2, DeliveryNotice::find_problem()?->failed );
		( new SubmissionActions() )->delete( [ $bob ] );
		self::assertSame( 1, DeliveryNotice::find_problem()?->failed );
		( new SubmissionActions() )->resend( [ $cid ], false );
		self::end_request();
		self::assertNull( DeliveryNotice::find_problem() );
	}

	/** A message whose mail was refused for good; the server takes mail again. */
	private function create_failed_message(): int {
		static $nth = 0;
		$form   = $this->make_form( '[text* your-name]' );
		$refuse = static fn (): JobHandler => new class() implements JobHandler {
			public function deliver( Job $job ): DeliveryAttempt {
				return DeliveryAttempt::failure( '550' );
			}

			public function handle_outcome( Job $job, string $state, DeliveryAttempt $attempt ): void {
				( new \Frontage\Forms\MailDelivery\MailJobHandler() )->handle_outcome( $job, $state, $attempt );
			}
		};
		$kinds  = static fn ( array $kinds ): array => [ Job::MAIL => $refuse() ] + $kinds;
		add_filter( 'frontage_forms_job_kinds', $kinds );
		$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann ' . ++$nth ] ) );
		remove_filter( 'frontage_forms_job_kinds', $kinds );
		self::assertSame( SubmissionState::FAILED, self::state_of( self::newest() ) );
		$this->mails = [];
		return self::newest();
	}

	private static function newest(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(id) FROM %i', SubmissionTable::table_name() ) );
	}

	private static function state_of( int $id ): string {
		global $wpdb;
		return (string) $wpdb->get_var( $wpdb->prepare( 'SELECT state FROM %i WHERE id = %d', SubmissionTable::table_name(), $id ) );
	}
}
