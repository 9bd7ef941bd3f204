<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Queue;

use Frontage\Forms\MailDelivery\DeliveryCommand;
use Frontage\Forms\MailDelivery\DeliveryHealth;
use Frontage\Forms\Queue\DeliveryAttempt;
use Frontage\Forms\Queue\DeliveryLimit;
use Frontage\Forms\Queue\DeliverySlot;
use Frontage\Forms\Queue\DeliveryWorker;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\Queue\JobTable;
use Frontage\Forms\Queue\WorkerSchedule;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use Frontage\Tests\CacheWithoutServer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';
require_once __DIR__ . '/DeliversBy.php';

/** Runners: how many there are at a time, how long each goes on, and what it leaves to the next one. */
#[Group( 'database' )]
final class DeliveryWorkerTest extends SubmissionTestCase {

	use DeliversBy;

	public function test_there_are_one_to_four_slots_and_whoever_dies_gives_its_own_back(): void {
		foreach ( [ 1, 4 ] as $number ) {
			update_option( DeliverySlot::SETTING, $number );
			$slots = array_map( static fn (): ?DeliverySlot => DeliverySlot::acquire(), range( 0, $number ) );
			self::assertNull( $slots[ $number ], 'One more than there are.' );
			$slots = array_values( array_filter( $slots ) );
			self::assertCount( $number, $slots );
			self::assertTrue( $slots[0]->renew() );
			$slots[0]->release();
			$slots[0] = DeliverySlot::acquire();
			self::assertNotNull( $slots[0] );
			array_map( static fn ( ?DeliverySlot $slot ) => $slot?->release(), $slots );
		}
		self::assertSame( [ 3, 1, 4, 3 ], array_map( DeliverySlot::sanitize_count( ... ), [ 'many', 0, 9, '3' ] ) );
	}

	public function test_where_the_database_has_no_locks_of_connections_a_slot_is_held_by_a_heartbeat(): void {
		global $wpdb;
		update_option( DeliverySlot::SETTING, 1 );
		add_filter( 'query', static fn ( string $query ): string => str_contains( $query, 'GET_LOCK' ) ? '' : $query );
		$dead = DeliverySlot::acquire();
		self::assertNotNull( $dead );
		( new \ReflectionProperty( DeliverySlot::class, 'held_slots' ) )->setValue( null, [] ); // From here on it is another process's.
		self::assertNull( DeliverySlot::acquire() );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET option_value = %s WHERE option_name = %s', $wpdb->options, ( time() - 61 ) . ' dead', DeliverySlot::LOCK . '1' ) );
		$next = DeliverySlot::acquire();
		self::assertNotNull( $next );
		self::assertTrue( $next->renew() );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET option_value = %s WHERE option_name = %s', $wpdb->options, time() . ' another', DeliverySlot::LOCK . '1' ) );
		self::assertFalse( $next->renew(), 'It was taken for dead.' );
		$next->release();
		self::assertNull( DeliverySlot::acquire(), 'Nobody gives away what is another’s.' );
	}

	public function test_no_more_emails_leave_in_an_hour_than_the_provider_allows(): void {
		global $wpdb;
		update_option( DeliveryLimit::SETTING, 2 );
		$this->deliver_by( static fn (): DeliveryAttempt => DeliveryAttempt::success() );
		add_filter( 'frontage_forms_job_kinds', static fn ( array $kinds ): array => [ Job::REPLY => $kinds['test'] ] + $kinds, 20 );
		JobRepository::add( 7, [ ...array_fill( 0, 4, [ 'kind' => Job::REPLY, 'payload' => [] ] ), [ 'kind' => 'test', 'payload' => [] ] ] );
		self::assertSame( 3, ( new DeliveryWorker() )->run(), 'Two emails, and what is none.' );
		self::assertSame( [ 2, 0 ], [ ( new JobRepository() )->count_waiting(), ( new DeliveryWorker() )->run() ] );
		self::assertTrue( DeliveryLimit::is_reached() );
		WorkerSchedule::start();
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET due = DATE_SUB(due, INTERVAL 2 HOUR)', JobTable::name() ) );
		self::assertSame( 'Emails wait because of the hourly limit', DeliveryHealth::test_queue()['label'], 'Cron is not to blame.' );
		self::assertEqualsWithDelta( time() + HOUR_IN_SECONDS, wp_next_scheduled( WorkerSchedule::EVENT, [ 'after a pause' ] ), 60, 'Nobody is woken before.' );

		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET ends = DATE_SUB(ends, INTERVAL 1 HOUR)', SubmissionTable::table_name( SubmissionTable::LIMITS ) ) );
		self::assertFalse( DeliveryLimit::is_reached() );
		self::assertSame( 2, ( new DeliveryWorker() )->run() );
		self::assertSame( [ 0, 200, 0 ], array_map( DeliveryLimit::sanitize( ... ), [ 'many', '200', -1 ] ) );
	}

	public function test_a_run_lasts_as_long_as_the_host_lets_it(): void {
		self::assertSame( [ 20, 20, 50, 270, 270 ], array_map( static fn ( int $allowed ): int => DeliveryWorker::max_seconds( $allowed, false ), [ 5, 30, 60, 300, 0 ] ) );
		self::assertSame( PHP_INT_MAX, DeliveryWorker::max_seconds( 30, true ), 'WP-CLI: until nothing is due.' );
	}

	#[PreserveGlobalState( false )]
	#[Group( 'processes' )]
	#[RunInSeparateProcess]
	public function test_a_host_s_own_cron_delivers_by_a_command(): void {
		require dirname( __DIR__, 4 ) . '/tests/support/wp-cli.php';
		do_action( 'cli_init' );
		$this->deliver_by( static fn ( Job $job ): DeliveryAttempt => 'no' === $job->payload_text( 'say' ) ? DeliveryAttempt::retry( 'Not now' ) : DeliveryAttempt::success() );
		JobRepository::add( 7, [ ...array_fill( 0, 3, [ 'kind' => 'test', 'payload' => [] ] ), [ 'kind' => 'test', 'payload' => [ 'say' => 'no' ] ] ] );
		( \WP_CLI::$commands['frontage forms deliver'] )();
		self::assertSame( [ 'Success: 4 tried, 1 still waiting.' ], \WP_CLI::$said );
	}

	#[PreserveGlobalState( false )]
	#[Group( 'processes' )]
	#[RunInSeparateProcess]
	public function test_a_command_that_stays_looks_again_and_ends_at_its_limits_and_when_it_is_told_to(): void {
		global $wpdb;
		$pauses = 0;
		$add    = static fn () => JobRepository::add( 7, array_fill( 0, 2, [ 'kind' => 'test', 'payload' => [] ] ) );
		$this->deliver_by( static fn (): DeliveryAttempt => DeliveryAttempt::success() );
		$command = new DeliveryCommand( pause: static function () use ( &$pauses, $add ): void {
			++$pauses;
			$add();
		} );
		self::assertSame( [ 6, 3 ], [ $command->watch( 5, 60 ), $pauses ], 'It ends after about five jobs.' );
		$add();
		self::assertSame( [ 2, 3 ], [ $command->watch( 100, 0 ), $pauses ], 'The minutes are over after the first look.' );

		// Another server saves a setting meanwhile, and a deployment ends the process.
		$seen    = [];
		$command = new DeliveryCommand( pause: static function () use ( &$seen, $wpdb, $add ): void {
			$seen[] = get_option( 'frontage_test_setting' );
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET option_value = %s WHERE option_name = %s', $wpdb->options, 'new', 'frontage_test_setting' ) );
			$add();
			if ( 3 === count( $seen ) ) {
				DeliveryWorker::stop();
			}
		} );
		update_option( 'frontage_test_setting', 'old', true );
		self::assertSame( 4, $command->watch( 100, 60 ) );
		self::assertSame( [ 'old', 'new', 'new' ], $seen );
		self::assertSame( 2, ( new JobRepository() )->count_waiting(), 'What came last is the next process’s.' );
	}

	public function test_a_command_that_stays_ends_after_its_work_when_the_server_of_the_object_cache_is_away(): void {
		$this->deliver_by( static fn (): DeliveryAttempt => DeliveryAttempt::success() );
		JobRepository::add( 7, array_fill( 0, 2, [ 'kind' => 'test', 'payload' => [] ] ) );
		$command = new DeliveryCommand( pause: static fn () => throw new \LogicException( 'It goes on.' ) );
		self::assertSame( 2, CacheWithoutServer::use_for( static fn (): int => $command->watch( 100, 60 ) ) );
	}

	public function test_what_died_is_looked_for_once_a_minute_behind_an_answer_and_always_elsewhere(): void {
		$form  = $this->make_form( '[text* your-name]' );
		$looks = 0;
		add_action( 'frontage_forms_runner_started', static function () use ( &$looks ): void {
			++$looks;
		} );
		delete_option( DeliveryWorker::LOOKED_BACK );
		foreach ( [ 'Ann' => 1, 'Bob' => 1, 'Cid' => 2 ] as $name => $expected ) {
			$this->post( $form->id, self::fill_fields( [ 'your-name' => $name ] ) );
			self::assertSame( $expected, $looks );
			if ( 1 === $looks && 2 === count( $this->mails ) ) {
				update_option( DeliveryWorker::LOOKED_BACK, time() - MINUTE_IN_SECONDS );
			}
		}
		DeliveryWorker::run_on_cron();
		self::assertSame( 3, $looks );
		self::assertCount( 3, $this->mails );
	}

	/** @return iterable<string, array{int}> */
	public static function already_there(): iterable {
		yield 'a runner that found nothing' => [ 0 ];
		yield 'a runner that had a job' => [ 1 ];
	}

	#[DataProvider( 'already_there' )]
	public function test_a_job_that_comes_while_a_runner_ends_is_delivered_by_it( int $before ): void {
		$this->deliver_by( static fn (): DeliveryAttempt => DeliveryAttempt::success() );
		JobRepository::add( 7, array_fill( 0, $before, [ 'kind' => 'test', 'payload' => [] ] ) );
		update_option( DeliverySlot::SETTING, 1 );
		$others = null;
		$comes  = static function ( string $query ) use ( &$others ): string {
			$releases = str_contains( $query, 'RELEASE_LOCK' ) || ( str_starts_with( $query, 'DELETE' ) && str_contains( $query, DeliverySlot::LOCK ) );
			if ( null === $others && $releases ) {
				$others = -1;
				JobRepository::add( 8, [ [ 'kind' => 'test', 'payload' => [] ] ] );
				$others = ( new DeliveryWorker() )->run(); // The slot is about to be given back, and this one does not get it.
			}
			return $query;
		};
		add_filter( 'query', $comes );
		self::assertSame( $before + 1, ( new DeliveryWorker() )->run() );
		self::assertSame( 0, $others );
		self::assertSame( [ Job::SENT ], array_column( ( new JobRepository() )->find_by_submission( 8 ), 'state' ) );
	}

	public function test_a_job_that_cannot_be_claimed_does_not_keep_a_runner_busy(): void {
		$this->deliver_by( static fn (): DeliveryAttempt => DeliveryAttempt::success() );
		JobRepository::add( 7, [ [ 'kind' => 'test', 'payload' => [] ] ] );
		$claims  = 0;
		$refuses = static function ( string $query ) use ( &$claims ): string {
			if ( str_starts_with( $query, 'UPDATE' ) && str_contains( $query, 'attempts = attempts + 1' ) ) {
				++$claims;
				return "$query AND 1 = 0";
			}
			return $query;
		};
		add_filter( 'query', $refuses );
		self::assertSame( 0, ( new DeliveryWorker() )->run() );
		self::assertSame( 3, $claims );
		remove_filter( 'query', $refuses );
		self::assertIsInt( wp_next_scheduled( WorkerSchedule::EVENT, [ 'after a pause' ] ), 'It is cron’s.' );
	}

	public function test_code_that_breaks_when_a_runner_begins_stops_no_mail(): void {
		$log = (string) ini_set( 'error_log', '/dev/null' );
		add_action( 'frontage_forms_runner_started', static fn () => throw new \RuntimeException( 'Broken' ) );
		$this->deliver_by( static fn (): DeliveryAttempt => DeliveryAttempt::success() );
		JobRepository::add( 7, [ [ 'kind' => 'test', 'payload' => [] ] ] );
		self::assertSame( 1, ( new DeliveryWorker() )->run() );
		ini_set( 'error_log', $log );
	}

	#[PreserveGlobalState( false )]
	#[Group( 'processes' )]
	#[RunInSeparateProcess]
	public function test_the_end_of_a_pause_is_asked_of_action_scheduler_where_there_is_one(): void {
		WorkerSchedule::schedule_next( 60 );
		self::assertIsInt( wp_next_scheduled( WorkerSchedule::EVENT, [ 'after a pause' ] ) );
		wp_unschedule_hook( WorkerSchedule::EVENT );
		require __DIR__ . '/action-scheduler.php';
		WorkerSchedule::schedule_next( null );
		WorkerSchedule::schedule_next( 300 );
		WorkerSchedule::schedule_next( 900 );
		self::assertFalse( wp_next_scheduled( WorkerSchedule::EVENT, [ 'after a pause' ] ) );
		self::assertCount( 1, $GLOBALS['frontage_scheduled'] );
		self::assertSame( [ 'frontage_forms_deliver', 'frontage-forms' ], [ $GLOBALS['frontage_scheduled'][0][1], $GLOBALS['frontage_scheduled'][0][3] ] );
		WorkerSchedule::stop();
		self::assertSame( [], $GLOBALS['frontage_scheduled'] );
	}
}
