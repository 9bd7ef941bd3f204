<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\MailDelivery;

use Frontage\Forms\Files\Storage\PrivateFolder;
use Frontage\Forms\MailDelivery\DeliveryHealth;
use Frontage\Forms\MailDelivery\DeliveryNotice;
use Frontage\Forms\Queue\DeliveryAttempt;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\Queue\JobTable;
use Frontage\Forms\Queue\WorkerSchedule;
use Frontage\Tests\RefusingDatabase;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

/** What an owner is told when mail does not get through. */
#[Group( 'database' )]
final class DeliveryNoticeTest extends WordPressTestCase {

	use RefusingDatabase;

	/** @var list<array<string, mixed>> */
	private array $mails = [];

	protected function setUp(): void {
		parent::setUp();
		delete_option( DeliveryNotice::OPTION );
		$this->mails = [];
		add_filter(
			'pre_wp_mail',
			function ( ?bool $done, array $mail ): bool {
				$this->mails[] = $mail;
				return true;
			},
			10,
			2
		);
	}

	public function test_a_message_that_finally_failed_is_told_at_once_and_until_the_owner_knows(): void {
		self::attempt( Job::FAILED, DeliveryAttempt::failure( '550 <b>No such user</b>' ) );
		self::attempt( Job::FAILED, DeliveryAttempt::failure( '550 <b>No such user</b>' ) );
		self::attempt( Job::SENT, DeliveryAttempt::success() );
		self::assertSame( '', $this->notice(), 'Nobody is signed in.' );
		$this->sign_in( 'author' );
		self::assertSame( '', $this->notice() );
		$this->sign_in( 'editor' );
		self::assertStringContainsString( 'The emails for 2 messages could not be sent to you. All messages are safe in your inbox.', $this->notice() );
		self::assertStringContainsString( '550 &lt;b&gt;No such user', $this->notice() );
		self::assertStringContainsString( 'state=failed', $this->notice() );
		self::assertSame( 'critical', DeliveryHealth::test_mail()['status'] );
	}

	public function test_a_server_that_is_down_is_told_after_a_quarter_of_an_hour_and_forgotten_when_it_works(): void {
		$this->sign_in( 'administrator' );
		self::attempt( Job::WAITING, DeliveryAttempt::retry_offline( 'Connection refused' ) );
		self::assertSame( '', $this->notice() );
		self::older( 16 * 60 );
		self::attempt( Job::WAITING, DeliveryAttempt::retry_offline( 'Connection refused' ) );
		self::assertStringContainsString( 'Form emails cannot be sent right now.', $this->notice() );
		self::assertStringContainsString( 'state=waiting', $this->notice(), 'None has failed: a list of failed ones would be empty.' );
		self::assertStringNotContainsString( 'resend failed emails', $this->notice(), 'They are tried again without the owner.' );
		self::attempt( Job::SENT, DeliveryAttempt::success() );
		self::assertSame( '', $this->notice() );
		self::assertSame( '', get_option( DeliveryNotice::OPTION ) );
		self::assertSame( 'good', DeliveryHealth::test_mail()['status'] );
	}

	public function test_the_administrator_is_mailed_at_most_once_a_day(): void {
		do_action( 'frontage_forms_sweep' );
		self::assertSame( [], $this->mails );
		self::attempt( Job::FAILED, DeliveryAttempt::failure( '550' ) );
		do_action( 'frontage_forms_sweep' );
		do_action( 'frontage_forms_sweep' );
		self::assertCount( 1, $this->mails );
		self::assertSame( [ 'admin@example.test', true ], [ $this->mails[0]['to'], str_contains( $this->mails[0]['message'], 'The email for 1 message could not be sent to you.' ) ] );
		self::older( DAY_IN_SECONDS );
		add_filter( 'frontage_forms_tell_mail_trouble', '__return_true' );
		do_action( 'frontage_forms_sweep' );
		self::assertCount( 1, $this->mails, 'Code of the site had another way.' );
	}

	public function test_the_owner_is_told_where_the_database_refuses_a_character_of_what_the_mail_server_said(): void {
		$this->refuse_writes( 'options', '😀' );
		self::attempt( Job::FAILED, DeliveryAttempt::failure( '550 No 😀' ) );
		wp_cache_flush();
		self::assertSame( [ 1, '550 No ?' ], [ DeliveryNotice::find_problem()?->failed, DeliveryNotice::find_problem()?->error ] );
	}

	public function test_a_visitor_who_mistyped_his_address_is_no_trouble_of_the_owners(): void {
		DeliveryNotice::record_attempt( self::job( Job::MAIL_2 ), Job::FAILED, DeliveryAttempt::failure( '550 No such user' ) );
		self::assertNull( DeliveryNotice::find_problem() );
	}

	public function test_a_webhook_that_fails_is_no_trouble_with_mail(): void {
		DeliveryNotice::record_attempt( self::job( 'webhook' ), Job::FAILED, DeliveryAttempt::failure( '410' ) );
		self::assertNull( DeliveryNotice::find_problem() );
	}

	public function test_site_health_sees_that_nobody_looks_after_the_queue(): void {
		global $wpdb;
		WorkerSchedule::start();
		self::assertSame( 'good', DeliveryHealth::test_queue()['status'] );
		JobRepository::add( 7, [ [ 'kind' => Job::MAIL, 'payload' => [] ] ] );
		self::assertSame( 'good', DeliveryHealth::test_queue()['status'] );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET due = DATE_SUB(due, INTERVAL 2 HOUR)', JobTable::name() ) );
		self::assertSame( 'critical', DeliveryHealth::test_queue()['status'] );
	}

	public function test_site_health_fetches_a_file_of_the_private_folder(): void {
		$open = static function ( mixed $answer, array $options, string $url ): array {
			$path = str_replace( wp_upload_dir()['baseurl'], wp_upload_dir()['basedir'], $url );
			return [ 'response' => [ 'code' => 200, 'message' => '' ], 'headers' => [], 'cookies' => [], 'filename' => null, 'body' => (string) file_get_contents( $path ) ];
		};
		add_filter( 'pre_http_request', $open, 10, 3 );
		$result = DeliveryHealth::test_files();
		self::assertSame( 'critical', $result['status'] );
		self::assertStringContainsString( 'location ^~ /wp-content/uploads/frontage-private/ { deny all; }', (string) $result['description'] );
		remove_filter( 'pre_http_request', $open );

		add_filter( 'pre_http_request', static fn (): array => [ 'response' => [ 'code' => 403, 'message' => '' ], 'headers' => [], 'cookies' => [], 'filename' => null, 'body' => 'Forbidden' ] );
		self::assertContains( DeliveryHealth::test_files()['status'], [ 'good', 'recommended' ] ); // Recommended where the disk of the tests is nearly full.
		self::assertSame( [], glob( PrivateFolder::path() . '/probe-*' ), 'It is taken away again.' );

		add_filter( 'frontage_forms_private_folder', static fn (): string => '/dev/null/no-such' );
		self::assertSame( 'critical', DeliveryHealth::test_files()['status'] );
	}

	public function test_tasks_that_do_not_run_are_told_without_counting_no_mail(): void {
		wp_clear_scheduled_hook( WorkerSchedule::EVENT );
		$result = DeliveryHealth::test_queue();
		self::assertSame( 'critical', $result['status'] );
		self::assertStringContainsString( 'wp-cron.php', (string) $result['description'] );
		self::assertStringNotContainsString( '0 mails', (string) $result['description'] );
	}

	public function test_every_test_is_known_to_site_health(): void {
		$tests = apply_filters( 'site_status_tests', [ 'direct' => [], 'async' => [] ] );
		self::assertIsArray( $tests );
		foreach ( [ 'mail', 'queue', 'files', 'tables' ] as $name ) {
			self::assertIsCallable( $tests['direct'][ "frontage_forms_$name" ]['test'] ?? null );
		}
		self::assertSame( 'good', DeliveryHealth::test_tables()['status'] );
	}

	private static function attempt( string $state, DeliveryAttempt $attempt ): void {
		DeliveryNotice::record_attempt( self::job( Job::MAIL ), $state, $attempt );
	}

	private static function job( string $kind ): Job {
		return new Job(
			id: 1,
			submission_id: 1,
			kind: $kind,
			state: Job::SENDING,
			attempts: 1,
			message_id: '<a@b>',
			payload: [],
			log: [],
			due: '2026-01-01 00:00:00',
			created: '2026-01-01 00:00:00',
		);
	}

	private static function older( int $seconds ): void {
		$known = (array) get_option( DeliveryNotice::OPTION );
		foreach ( [ 'since', 'told' ] as $key ) {
			$known[ $key ] = (int) $known[ $key ] - $seconds;
		}
		update_option( DeliveryNotice::OPTION, $known );
	}

	private function notice(): string {
		ob_start();
		DeliveryNotice::render();
		return (string) ob_get_clean();
	}
}
