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

	/** @var array<string, JobHandler> */
	private array $kinds = [];

	public function __construct( private readonly JobRepository $jobs = new JobRepository() ) {}

	/** On cron and wherever no visitor waits: runs as long as the host allows. */
	public static function start(): void {
		( new self() )->run( self::seconds( (int) ini_get( 'max_execution_time' ), defined( 'WP_CLI' ) && WP_CLI ) );
	}

	/** On `cli_init`: `wp frontage forms deliver`, for a system cron. It ends when nothing is due any more. */
	public static function add_command(): void {
		\WP_CLI::add_command(
			'frontage forms deliver',
			static function (): void {
				$tried = ( new self() )->run( PHP_INT_MAX );
				\WP_CLI::success( sprintf( '%d tried, %d still waiting.', $tried, ( new JobRepository() )->waiting() ) );
			},
			[ 'shortdesc' => 'Delivers the emails and webhooks of forms that are due.' ]
		);
	}

	/**
	 * How many seconds a run may take when no visitor waits for it.
	 *
	 * @param int $allowed PHP's time limit in seconds; 0 for none.
	 */
	public static function seconds( int $allowed, bool $is_command_line ): int {
		if ( $is_command_line ) {
			return PHP_INT_MAX;
		}
		return $allowed > 0 ? max( self::LASTS, min( self::LASTS_ON_CRON, $allowed - self::RESERVE ) ) : self::LASTS_ON_CRON;
	}

	/**
	 * @param bool $looks_back Whether to look for interrupted work, even if that was done recently.
	 * @return int Number of attempts.
	 */
	public function run( int $seconds = self::LASTS, bool $looks_back = true ): int {
		$until       = hrtime( true ) / 1_000_000_000 + $seconds;
		$this->kinds = self::kinds();
		$made        = 0;
		do {
			$slot = DeliverySlot::take();
			if ( ! $slot ) {
				return $made; // The process that holds the slot looks for due jobs once more after releasing it, so nothing is missed.
			}
			try {
				if ( $looks_back || self::looked_back_long_ago() ) {
					self::look_back();
				}
				$looks_back                      = false;
				[ $round, $offline, $is_in_vain ] = $this->round( $slot, $until );
				$made                            += $round;
			} finally {
				$slot->release();
			}
			$next = $this->jobs->next();
			$more = 0 === $next && ( ! $offline || $this->jobs->due( $offline ) );
		} while ( $more && ! $is_in_vain && self::is_before( $until ) );
		WorkerSchedule::next( $next );
		return $made;
	}

	private static function is_before( float $until ): bool {
		return hrtime( true ) / 1_000_000_000 < $until;
	}

	private static function looked_back_long_ago(): bool {
		$last = get_option( self::LOOKED_BACK );
		return ! is_numeric( $last ) || abs( time() - (int) $last ) >= self::LOOKS_BACK;
	}

	private static function look_back(): void {
		update_option( self::LOOKED_BACK, time(), true );
		try {
			/**
			 * Runs when a worker has started, before it looks for jobs, so that work of a process that died can be made a job. After a
			 * visitor's request it runs at most once a minute.
			 *
			 * @since 0.1.0
			 */
			do_action( 'frontage_forms_runner_started' );
		} catch ( \Throwable $mistake ) {
			self::log( $mistake, 'before the first job' );
		}
	}

	/** @return array{int, list<string>, bool} Number of attempts; kinds whose server did not answer; whether due jobs could not be claimed. */
	private function round( DeliverySlot $slot, float $until ): array {
		$made    = 0;
		$offline = [];
		$in_vain = 0;
		while ( $in_vain < self::IN_VAIN && ( 0 === $made || self::is_before( $until ) ) ) {
			$job = $this->jobs->due( $offline );
			if ( ! $job || ! $slot->renew() ) {
				break;
			}
			$claimed = $this->jobs->claim( $job );
			if ( ! $claimed ) {
				++$in_vain;
				continue;
			}
			$in_vain = 0;
			$attempt = $this->attempt( $claimed );
			$state   = $this->jobs->finish( $claimed, $attempt );
			++$made;
			if ( $attempt->is_offline ) {
				$offline = array_values( array_unique( [ ...$offline, ...( in_array( $claimed->kind, Job::MAILS, true ) ? Job::MAILS : [ $claimed->kind ] ) ] ) );
			}
			if ( '' !== $state ) {
				$this->tell( $claimed, $state, $attempt );
			}
		}
		return [ $made, $offline, $in_vain >= self::IN_VAIN ];
	}

	private function attempt( Job $job ): DeliveryAttempt {
		$kind = $this->kinds[ $job->kind ] ?? null;
		if ( ! $kind ) {
			/* translators: %s: a word for machines, such as "webhook". */
			return DeliveryAttempt::later( sprintf( __( 'No delivery handler for “%s” on this site.', 'frontage-forms' ), $job->kind ) );
		}
		if ( null === RetryDelays::after( $job->attempts - 1 ) ) { // No earlier attempt ever recorded its outcome.
			return DeliveryAttempt::never( __( 'PHP stopped on every try. Check the server’s error log.', 'frontage-forms' ) );
		}
		try {
			return $kind->deliver( $job );
		} catch ( \Throwable $mistake ) {
			return DeliveryAttempt::later( $mistake->getMessage() );
		}
	}

	private function tell( Job $job, string $state, DeliveryAttempt $attempt ): void {
		try {
			( $this->kinds[ $job->kind ] ?? null )?->finished( $job, $state, $attempt );
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
		} catch ( \Throwable $mistake ) {
			self::log( $mistake, "after job {$job->id}" );
		}
	}

	private static function log( \Throwable $mistake, string $when ): void {
		// An add-on threw in the background; the other jobs continue.
		ErrorLog::write( sprintf( 'Frontage Forms: %s %s', $mistake::class, $when ) );
	}

	/** @return array<string, JobHandler> */
	private static function kinds(): array {
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
