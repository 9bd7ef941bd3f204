<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

defined( 'ABSPATH' ) || exit;

/** Delivers what is due: after a visitor was answered, on cron, and when somebody asks. */
final class DeliveryWorker {

	/** Seconds after which no further job is begun behind a visitor's answer: the process belongs to visitors. What is left is cron's, or the next visitor's. */
	private const LASTS = 20;

	/** Seconds after which cron's next run goes on. */
	private const LASTS_ON_CRON = 270;

	/** Seconds of what PHP allows that are left for the job that has begun. */
	private const RESERVE = 10;

	/** Seconds between two looks for what a process that died left behind. */
	private const LOOKS_BACK = MINUTE_IN_SECONDS;

	/** When that was last looked for; comes with WordPress's own options, so that asking costs nothing. */
	public const LOOKED_BACK = 'frontage_forms_looked_back';

	/** Jobs in a row that were due and could not be had: another has them, or the database takes no writes; then it is cron's. */
	private const IN_VAIN = 3;

	/** @var array<string, JobHandler> */
	private array $kinds = [];

	public function __construct( private readonly JobRepository $jobs = new JobRepository() ) {}

	/** On cron, and wherever else nobody waits: as long as the host lets it. */
	public static function start(): void {
		( new self() )->run( self::seconds( (int) ini_get( 'max_execution_time' ), defined( 'WP_CLI' ) && WP_CLI ) );
	}

	/**
	 * On `cli_init`: `wp frontage forms deliver`, for a host's own cron. It ends when nothing is due any more.
	 */
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
	 * How long a run may last where nobody waits for it.
	 *
	 * @param int $allowed What PHP allows; 0: no limit.
	 */
	public static function seconds( int $allowed, bool $is_command_line ): int {
		if ( $is_command_line ) {
			return PHP_INT_MAX;
		}
		return $allowed > 0 ? max( self::LASTS, min( self::LASTS_ON_CRON, $allowed - self::RESERVE ) ) : self::LASTS_ON_CRON;
	}

	/**
	 * @param bool $looks_back Whether what was left behind is looked for, however short ago that was.
	 * @return int How many attempts were made.
	 */
	public function run( int $seconds = self::LASTS, bool $looks_back = true ): int {
		$until       = hrtime( true ) / 1_000_000_000 + $seconds;
		$this->kinds = self::kinds();
		$made        = 0;
		do {
			$slot = DeliverySlot::take();
			if ( ! $slot ) {
				return $made; // Who has one looks once more after giving it back, whatever he found before: nothing is left lying.
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
			 * Runs when a runner has begun, before it looks for jobs: what was left behind by a process that died can be made a job.
			 * Behind the answer to a message at most once a minute.
			 *
			 * @since 0.1.0
			 */
			do_action( 'frontage_forms_runner_started' );
		} catch ( \Throwable $mistake ) {
			self::log( $mistake, 'before the first job' );
		}
	}

	/** @return array{int, list<string>, bool} Attempts made; kinds whose other side did not answer; whether what was due could not be had. */
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
			return DeliveryAttempt::later( sprintf( __( 'Nothing on this site delivers “%s” at the moment.', 'frontage-forms' ), $job->kind ) );
		}
		if ( null === RetryDelays::after( $job->attempts - 1 ) ) { // Whoever tried it never came to write down how that ended.
			return DeliveryAttempt::never( __( 'PHP ended each time this was tried. The server’s log says why.', 'frontage-forms' ) );
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
			 * Fires after each attempt to deliver something.
			 *
			 * @since 0.1.0
			 *
			 * @param Job     $job
			 * @param string  $state   From now on: `sent`, `no-address`, `failed`, or `waiting` when it is tried again.
			 * @param DeliveryAttempt $attempt
			 */
			do_action( 'frontage_forms_job_attempted', $job, $state, $attempt );
		} catch ( \Throwable $mistake ) {
			self::log( $mistake, "after job {$job->id}" );
		}
	}

	private static function log( \Throwable $mistake, string $when ): void {
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- Code of an add-on broke where nobody looks; the other jobs go on.
		error_log( sprintf( 'Frontage Forms: %s %s', $mistake::class, $when ) );
	}

	/** @return array<string, JobHandler> */
	private static function kinds(): array {
		/**
		 * Filters who delivers the jobs of each kind.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, JobHandler> $kinds By the word in the job's `kind`.
		 */
		$kinds = apply_filters( 'frontage_forms_job_kinds', [] );
		return array_filter( is_array( $kinds ) ? $kinds : [], static fn ( mixed $kind ): bool => $kind instanceof JobHandler );
	}
}
