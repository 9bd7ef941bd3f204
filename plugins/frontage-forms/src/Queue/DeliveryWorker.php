<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

use Frontage\Kit\ErrorLog;

defined( 'ABSPATH' ) || exit;

/** Delivers due jobs: after a visitor's request, on cron, and on demand. */
final class DeliveryWorker {

	/** Seconds after which no further job is started after a visitor's request, which blocks a PHP process. Cron or the next request does the rest. */
	private const LASTS = 20;

	/** Seconds after which the next cron run continues. */
	private const LASTS_ON_CRON = 270;

	/** Seconds of PHP's time limit reserved for the job that is running. */
	private const RESERVE = 10;

	/** Seconds between two searches for interrupted work. */
	private const LOOKS_BACK = MINUTE_IN_SECONDS;

	/** Option with the time of the last search; autoloaded, so that reading it costs nothing. */
	public const LOOKED_BACK = 'frontage_forms_looked_back';

	/**
	 * Number of consecutive due jobs that could not be claimed, after which the run stops. Then another process has them, or the database
	 * accepts no writes.
	 */
	private const IN_VAIN = 3;

	/** Whether this process was told to end. */
	private static bool $is_stopping = false;

	/** Seconds until the limit of emails allows the next one; 0 when it is not reached. */
	private int $limit_wait = 0;

	/** @var array<string, JobHandler> */
	private array $kinds = [];

	public function __construct( private readonly JobRepository $jobs = new JobRepository() ) {}

	/** On cron and wherever no visitor waits: runs as long as the host allows. */
	public static function run_on_cron(): void {
		( new self() )->run( self::max_seconds( (int) ini_get( 'max_execution_time' ), defined( 'WP_CLI' ) && WP_CLI ) );
	}

	/** Ends the run of this process after the current job; also as a handler of signals. */
	public static function stop(): void {
		self::$is_stopping = true;
	}

	public static function is_stopping(): bool {
		return self::$is_stopping;
	}

	/**
	 * How many seconds a run may take when no visitor waits for it.
	 *
	 * @param int $allowed PHP's time limit in seconds; 0 for none.
	 */
	public static function max_seconds( int $allowed, bool $is_command_line ): int {
		if ( $is_command_line ) {
			return PHP_INT_MAX;
		}
		return $allowed > 0 ? max( self::LASTS, min( self::LASTS_ON_CRON, $allowed - self::RESERVE ) ) : self::LASTS_ON_CRON;
	}

	/**
	 * @param bool $is_recovery_due Whether to look for interrupted work, even if that was done recently.
	 * @return int Number of attempts.
	 */
	public function run( int $seconds = self::LASTS, bool $is_recovery_due = true ): int {
		$deadline      = hrtime( true ) / 1_000_000_000 + $seconds;
		$this->kinds   = self::list_handlers();
		$attempt_count = 0;
		do {
			$slot = DeliverySlot::acquire();
			if ( ! $slot ) {
				return $attempt_count; // The process that holds the slot looks for due jobs once more after releasing it, so nothing is missed.
			}
			try {
				if ( $is_recovery_due || self::is_recovery_due() ) {
					self::recover_interrupted();
				}
				$is_recovery_due                              = false;
				[ $batch_count, $offline, $is_claim_refused ] = $this->deliver_batch( $slot, $deadline );
				$attempt_count                               += $batch_count;
			} finally {
				$slot->release();
			}
			$next     = $this->jobs->seconds_to_next();
			$has_more = 0 === $next && ( ! $offline || $this->jobs->is_any_due( $offline ) );
		} while ( $has_more && ! $is_claim_refused && self::is_before( $deadline ) );
		WorkerSchedule::schedule_next( null === $next ? null : max( $next, $this->limit_wait ) );
		return $attempt_count;
	}

	private static function is_before( float $deadline ): bool {
		return ! self::$is_stopping && hrtime( true ) / 1_000_000_000 < $deadline;
	}

	private static function is_recovery_due(): bool {
		$last = get_option( self::LOOKED_BACK );
		return ! is_numeric( $last ) || abs( time() - (int) $last ) >= self::LOOKS_BACK;
	}

	private static function recover_interrupted(): void {
		update_option( self::LOOKED_BACK, time(), true );
		try {
			/**
			 * Runs when a worker has started, before it looks for jobs, so that work of a process that died can be made a job. After a
			 * visitor's request it runs at most once a minute.
			 *
			 * @since 0.1.0
			 */
			do_action( 'frontage_forms_runner_started' );
		} catch ( \Throwable $exception ) {
			self::log_exception( $exception, 'before the first job' );
		}
	}

	/** @return array{int, list<string>, bool} Number of attempts; kinds whose server did not answer or whose limit is reached; whether due jobs could not be claimed. */
	private function deliver_batch( DeliverySlot $slot, float $deadline ): array {
		$attempt_count = 0;
		$offline       = [];
		$failed_claims = 0;
		while ( $failed_claims < self::IN_VAIN && ( 0 === $attempt_count || self::is_before( $deadline ) ) ) {
			$job = $this->jobs->find_due( $offline );
			if ( ! $job || ! $slot->renew() ) {
				break;
			}
			$is_email = in_array( $job->kind, Job::EMAILS, true );
			if ( $is_email ) {
				$this->limit_wait = DeliveryLimit::count();
				if ( $this->limit_wait > 0 ) {
					$offline = array_values( array_unique( [ ...$offline, ...Job::EMAILS ] ) ); // Other jobs go on.
					continue;
				}
			}
			$claimed = $this->jobs->claim( $job );
			if ( ! $claimed ) {
				if ( $is_email ) {
					DeliveryLimit::uncount();
				}
				++$failed_claims;
				continue;
			}
			$failed_claims = 0;
			$attempt       = $this->deliver_job( $claimed );
			$state         = $this->jobs->finish( $claimed, $attempt );
			++$attempt_count;
			if ( $attempt->is_offline ) {
				$offline = array_values( array_unique( [ ...$offline, ...( in_array( $claimed->kind, Job::MAILS, true ) ? Job::MAILS : [ $claimed->kind ] ) ] ) );
			}
			if ( '' !== $state ) {
				$this->notify_attempted( $claimed, $state, $attempt );
			}
		}
		return [ $attempt_count, $offline, $failed_claims >= self::IN_VAIN ];
	}

	private function deliver_job( Job $job ): DeliveryAttempt {
		$kind = $this->kinds[ $job->kind ] ?? null;
		if ( ! $kind ) {
			/* translators: %s: a word for machines, such as "webhook". */
			return DeliveryAttempt::retry( sprintf( __( 'No delivery handler for “%s” on this site.', 'frontage-forms' ), $job->kind ) );
		}
		if ( null === RetryDelays::delay_after( $job->attempts - 1 ) ) { // No earlier attempt ever recorded its outcome.
			return DeliveryAttempt::failure( __( 'PHP stopped on every try. Check the server’s error log.', 'frontage-forms' ) );
		}
		try {
			return $kind->deliver( $job );
		} catch ( \Throwable $exception ) {
			return DeliveryAttempt::retry( $exception->getMessage() );
		}
	}

	private function notify_attempted( Job $job, string $state, DeliveryAttempt $attempt ): void {
		try {
			( $this->kinds[ $job->kind ] ?? null )?->handle_outcome( $job, $state, $attempt );
			/**
			 * Fires after each attempt to deliver a job.
			 *
			 * @since 0.1.0
			 *
			 * @param Job     $job
			 * @param string  $state   The new state: `sent`, `no-address`, `failed`, or `waiting` when it is retried.
			 * @param DeliveryAttempt $attempt
			 */
			do_action( 'frontage_forms_job_attempted', $job, $state, $attempt );
		} catch ( \Throwable $exception ) {
			self::log_exception( $exception, "after job {$job->id}" );
		}
	}

	private static function log_exception( \Throwable $exception, string $context ): void {
		// An add-on threw in the background; the other jobs continue.
		ErrorLog::write( sprintf( 'Frontage Forms: %s %s', $exception::class, $context ) );
	}

	/** @return array<string, JobHandler> */
	private static function list_handlers(): array {
		/**
		 * Filters the handlers that deliver the jobs of each kind.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, JobHandler> $kinds By the job's `kind`.
		 */
		$kinds = apply_filters( 'frontage_forms_job_kinds', [] );
		return array_filter( is_array( $kinds ) ? $kinds : [], static fn ( mixed $kind ): bool => $kind instanceof JobHandler );
	}
}
