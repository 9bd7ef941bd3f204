<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Queue;

use Frontage\Forms\Mail\RecordingSmtp;
use Frontage\Forms\Queue\DeliveryWorker;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use PHPMailer\PHPMailer\PHPMailer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';
require_once __DIR__ . '/MailServer.php';

/** What becomes of a message when a real mail server fails: it is kept, its visitor is told so, and it is mailed when that can be. */
#[Group( 'processes' )]
#[Group( 'database' )]
final class MailFaultsTest extends SubmissionTestCase {

	private ?MailServer $server = null;

	protected function setUp(): void {
		parent::setUp();
		remove_filter( 'pre_wp_mail', [ $this, 'catch_mail' ], 10 );
	}

	protected function tearDown(): void {
		$this->server?->stop();
		parent::tearDown();
	}

	/** @return iterable<string, array{string, string, string, string}> */
	public static function faults(): iterable {
		yield 'down' => [ 'down', 'waiting', 'waiting', 'connect' ];
		yield 'silent' => [ 'silent', 'waiting', 'waiting', 'connect' ];
		yield 'hangs up in the middle' => [ 'hangs-up', 'waiting', 'waiting', 'data' ];
		yield 'hangs up after the text' => [ 'hangs-up-after', 'waiting', 'waiting', 'data' ];
		yield 'not now' => [ 'not-now', 'waiting', 'waiting', 'Greylisted' ];
		yield 'login refused' => [ 'refuses-login', 'waiting', 'waiting', 'authenticate' ];
		yield 'sender refused' => [ 'refuses-sender', 'waiting', 'waiting', 'Sender not allowed' ];
		yield 'recipient refused' => [ 'refuses-recipient', 'failed', 'failed', 'No such user' ];
		yield 'text refused' => [ 'refuses-text', 'failed', 'failed', 'data' ];
		yield 'takes' => [ 'takes', 'sent', 'sent', '' ];
	}

	#[DataProvider( 'faults' )]
	public function test_the_visitor_is_told_the_truth_and_the_message_stays( string $how, string $state, string $job_state, string $said ): void {
		$this->server_that( $how );
		$form   = $this->make_form( '[text* your-name][file up filetypes:txt]' );
		$form   = ( new \Frontage\Forms\Storage\FormRepository() )->save( $form->with( [ 'mail' => [ 'attachments' => '[up]' ] + $form->mail ] ) );
		$answer = $this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann' ] ), [ [ 'field' => 'up', 'name' => 'a.txt', 'size' => 9 ] ] );
		self::assertSame( 'mail_sent', $answer->get_data()['status'] );

		global $wpdb;
		[ $row ] = $wpdb->get_results( $wpdb->prepare( 'SELECT id, state, error FROM %i', SubmissionTable::table_name() ), ARRAY_A );
		$jobs    = ( new JobRepository() )->find_by_submission( (int) $row['id'] );
		self::assertSame( [ $state, $job_state, 1 ], [ $row['state'], $jobs[0]->state, count( $jobs ) ] );
		self::assertSame( 1, count( $jobs[0]->log ) );
		self::assertSame( '' === $said, '' === $row['error'] );
		self::assertStringContainsStringIgnoringCase( $said, $row['error'] );
		self::assertSame( $row['error'], $jobs[0]->log[0]['error'] );
		$files = ( new \Frontage\Forms\Files\FileRepository() )->find_by_submission( (int) $row['id'] );
		self::assertSame( 'xxxxxxxxx', file_get_contents( $files[0]->path() ) );

		if ( Job::WAITING === $job_state ) { // And when the server works again.
			$this->server?->stop();
			$this->server_that( 'takes' );
			self::due_now();
			( new DeliveryWorker() )->run();
			self::assertSame( $jobs[0]->message_id, $this->server?->wait_for_message() );
			self::assertSame( 'sent', $wpdb->get_var( $wpdb->prepare( 'SELECT state FROM %i', SubmissionTable::table_name() ) ) );
		}
	}

	public function test_a_mail_that_some_of_its_recipients_got_does_not_go_to_them_again(): void {
		$this->server_that( 'refuses-one' );
		$form = $this->make_form( '[text* your-name]' );
		$form = ( new \Frontage\Forms\Storage\FormRepository() )->save( $form->with( [ 'mail' => [ 'recipient' => 'somebody@example.test, nobody@example.test' ] + $form->mail ] ) );
		$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann' ] ) );
		global $wpdb;
		[ $row ] = $wpdb->get_results( $wpdb->prepare( 'SELECT state, error FROM %i', SubmissionTable::table_name() ), ARRAY_A );
		self::assertSame( 'sent', $row['state'] );
		self::assertStringContainsString( 'nobody@example.test', $row['error'] );
		self::assertCount( 1, $this->server?->stop() ?? [] );
	}

	public function test_a_server_that_answers_nobody_is_asked_once_a_run_and_holds_one_worker_for_ten_seconds_at_most(): void {
		$this->server_that( 'down' );
		$form          = $this->make_form( '[text* your-name]' );
		$this->goes_on = false;
		foreach ( [ 'Ann', 'Bob', 'Cid' ] as $name ) {
			$this->post( $form->id, self::fill_fields( [ 'your-name' => $name ] ) );
		}
		self::end_request();
		global $wpdb;
		self::assertSame( [ '1', '0', '0' ], $wpdb->get_col( $wpdb->prepare( 'SELECT attempts FROM %i ORDER BY id', \Frontage\Forms\Queue\JobTable::name() ) ) );
		self::assertSame( 10, ( new RecordingSmtp() )->Timelimit );
	}

	public function test_what_was_asked_of_us_leaves_nothing_in_the_mail_that_comes_after(): void {
		$this->server_that( 'takes' );
		$form = $this->make_form( '[text* your-name]' );
		$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann' ] ) );
		$ours = $this->server?->wait_for_message();
		wp_mail( 'other@example.test', 'Not ours', 'Text' );
		self::assertNotSame( $ours, $this->server?->wait_for_message() );
		global $phpmailer;
		self::assertNotInstanceOf( RecordingSmtp::class, $phpmailer->getSMTPInstance() );
	}

	public function test_at_the_final_failure_other_code_is_told_with_the_whole_submission(): void {
		$this->server_that( 'refuses-recipient' );
		$told = [];
		add_action(
			'frontage_forms_mail_failed',
			static function ( Submission $submission, int $id, string $error ) use ( &$told ): void {
				$told[] = [ $submission->values, file_get_contents( $submission->files['up'][0]['path'] ), $id > 0, str_contains( $error, 'No such user' ) ];
			},
			10,
			3
		);
		$form = $this->make_form( '[text* your-name][file up filetypes:txt]' );
		$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann' ] ), [ [ 'field' => 'up', 'name' => 'a.txt', 'size' => 3 ] ] );
		self::assertSame( [ [ [ 'your-name' => 'Ann' ], 'xxx', true, true ] ], $told );
	}

	private function server_that( string $how ): void {
		remove_all_actions( 'phpmailer_init' );
		$this->server = 'down' === $how ? null : new MailServer( $how );
		MailServer::use( $this->server->port ?? MailServer::closed_port(), 'refuses-login' === $how );
		if ( 'silent' === $how ) {
			add_action( 'phpmailer_init', static fn ( PHPMailer $mailer ) => $mailer->getSMTPInstance()->Timelimit = 0, 20 );
		}
	}

	private static function due_now(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET due = created', \Frontage\Forms\Queue\JobTable::name() ) );
	}
}
