<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Queue;

use Frontage\Forms\Queue\DeliveryAttempt;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\Queue\JobTable;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use PHPMailer\PHPMailer\PHPMailer;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';
require_once __DIR__ . '/MailServer.php';

/** A job that is being delivered is nobody else's, however slow its mail server is. */
#[Group( 'processes' )]
#[Group( 'database' )]
final class WorkerLeaseTest extends SubmissionTestCase {

	private MailServer $server;

	/** @var list<int> The seconds that jobs were leased for. */
	private array $leases = [];

	protected function setUp(): void {
		parent::setUp();
		remove_filter( 'pre_wp_mail', [ $this, 'catch_mail' ], 10 );
		remove_all_actions( 'phpmailer_init' );
		$this->server = new MailServer( 'takes' );
		MailServer::use( $this->server->port );
		add_filter(
			'query',
			function ( string $query ): string {
				if ( preg_match( '/leased_until = DATE_ADD\(UTC_TIMESTAMP\(\), INTERVAL (\d+) SECOND\)/', $query, $found ) ) {
					$this->leases[] = (int) $found[1];
				}
				return $query;
			}
		);
	}

	protected function tearDown(): void {
		$this->server->stop();
		parent::tearDown();
	}

	/** As a site's own code or a mail plugin sets it, behind ours. */
	private static function wait_for_minutes( PHPMailer $mailer ): void {
		$mailer->Timeout                        = 300;
		$mailer->getSMTPInstance()->Timelimit = 300;
	}

	public function test_the_lease_is_longer_than_any_step_of_the_longest_conversation(): void {
		add_action( 'phpmailer_init', self::wait_for_minutes( ... ), 20 );
		$this->post( $this->make_form( '[text* your-name]' )->id, self::fill_fields( [ 'your-name' => 'Ann' ] ) );
		self::assertNotSame( '', $this->server->wait_for_message() );
		// PHPMailer waits for a line as long as its time-out, and for the answer to a text twice its limit.
		self::assertGreaterThan( 300 + 2 * 300, end( $this->leases ) );
	}

	public function test_an_ordinary_mail_needs_no_more_than_the_lease_it_was_claimed_with(): void {
		$this->post( $this->make_form( '[text* your-name]' )->id, self::fill_fields( [ 'your-name' => 'Ann' ] ) );
		self::assertNotSame( '', $this->server->wait_for_message() );
		self::assertSame( [ JobRepository::LEASE ], $this->leases );
	}

	public function test_a_mail_that_another_process_took_over_is_not_sent_and_nothing_is_said_of_it(): void {
		add_action( 'phpmailer_init', self::wait_for_minutes( ... ), 20 );
		$begun_anew = static function (): void {
			global $wpdb;
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET attempts = attempts + 1', JobTable::name() ) );
		};
		add_action( 'phpmailer_init', $begun_anew, 30 );
		$this->post( $this->make_form( '[text* your-name]' )->id, self::fill_fields( [ 'your-name' => 'Ann' ] ) );
		self::assertSame( [], $this->server->stop() );
		global $wpdb;
		self::assertSame( [ 'waiting', '' ], $wpdb->get_row( $wpdb->prepare( 'SELECT state, error FROM %i', \Frontage\Forms\SubmissionStore\SubmissionTable::table_name() ), ARRAY_N ) );
		self::assertSame( [ Job::SENDING, '2' ], $wpdb->get_row( $wpdb->prepare( 'SELECT state, attempts FROM %i', JobTable::name() ), ARRAY_N ) );
	}

	public function test_a_lease_is_renewed_by_whom_the_job_belongs_to_alone(): void {
		JobRepository::add( 7, [ [ 'kind' => 'test', 'payload' => [] ] ] );
		$jobs = new JobRepository();
		$job  = $jobs->find_due();
		self::assertNotNull( $job );
		self::assertFalse( $jobs->renew( $job, 60 ), 'It was not claimed yet.' );
		$mine = $jobs->claim( $job );
		self::assertNotNull( $mine );
		self::assertSame( [ true, true ], [ $jobs->renew( $mine, JobRepository::LEASE ), $jobs->renew( $mine, JobRepository::LEASE ) ], 'Within one second, too.' );
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET attempts = attempts + 1', JobTable::name() ) );
		self::assertFalse( $jobs->renew( $mine, 60 ) );
		self::assertSame( '', $jobs->finish( $mine, DeliveryAttempt::success() ) );
		self::assertSame( Job::SENDING, $jobs->find_by_submission( 7 )[0]->state );
	}
}
