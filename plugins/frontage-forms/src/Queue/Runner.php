<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

defined( 'ABSPATH' ) || exit;

/** Delivers what is due: after a visitor was answered, on cron, and when somebody asks. */
final class Runner {

	/** Seconds after which no further job is begun: the process belongs to visitors. What is left is cron's, or the next visitor's. */
	private const LASTS = 20;

	/** Rounds in a row in which a job was due and could not be had, e.g. since the database takes no writes: then it is cron's. */
	private const IN_VAIN = 3;

	/** @var array<string, Kind> */
	private array $kinds = [];

	public function __construct(
		private readonly Jobs $jobs = new Jobs(),
		private readonly Lease $lease = new Lease(),
	) {}

	/** On cron, and wherever else nobody waits. */
	public static function start(): void {
		( new self() )->run();
	}

	/** @return int How many attempts were made. */
	public function run( int $seconds = self::LASTS ): int {
		$until       = hrtime( true ) + $seconds * 1_000_000_000;
		$this->kinds = self::kinds();
		$made        = 0;
		$in_vain     = 0;
		do {
			if ( ! $this->lease->take() ) {
				return $made; // Who has the lease looks once more after giving it back, whatever he found before: nothing is left lying.
			}
			try {
				self::begin();
				[ $round, $offline ] = $this->round( $until );
				$made               += $round;
				$in_vain             = $round > 0 ? 0 : $in_vain + 1;
			} finally {
				$this->lease->give_back();
			}
		} while ( $in_vain < self::IN_VAIN && hrtime( true ) < $until && $this->jobs->due( $offline ) );
		Schedule::next( $this->jobs->next() );
		return $made;
	}

	private static function begin(): void {
		try {
			/**
			 * Runs when a runner has begun, before it looks for jobs: what was left behind by a process that died can be made a job.
			 *
			 * @since 0.1.0
			 */
			do_action( 'frontage_forms_runner_started' );
		} catch ( \Throwable $mistake ) {
			self::log( $mistake, 'before the first job' );
		}
	}

	/** @return array{int, list<string>} Attempts made; kinds whose other side did not answer. */
	private function round( int $until ): array {
		$made    = 0;
		$offline = [];
		while ( hrtime( true ) < $until || 0 === $made ) {
			$job     = $this->jobs->due( $offline );
			$claimed = $job && $this->lease->renew() ? $this->jobs->claim( $job ) : null;
			if ( ! $claimed ) {
				break;
			}
			$attempt = $this->attempt( $claimed );
			$state   = $this->jobs->finish( $claimed, $attempt );
			++$made;
			if ( $attempt->is_offline ) {
				$offline = array_values( array_unique( [ ...$offline, ...( in_array( $claimed->kind, Job::MAILS, true ) ? Job::MAILS : [ $claimed->kind ] ) ] ) );
			}
			$this->tell( $claimed, $state, $attempt );
		}
		return [ $made, $offline ];
	}

	private function attempt( Job $job ): Attempt {
		$kind = $this->kinds[ $job->kind ] ?? null;
		if ( ! $kind ) {
			/* translators: %s: a word for machines, such as "webhook". */
			return Attempt::later( sprintf( __( 'Nothing on this site delivers “%s” at the moment.', 'frontage-forms' ), $job->kind ) );
		}
		if ( null === Pauses::after( $job->attempts - 1 ) ) { // Whoever tried it never came to write down how that ended.
			return Attempt::never( __( 'PHP ended each time this was tried. The server’s log says why.', 'frontage-forms' ) );
		}
		try {
			return $kind->deliver( $job );
		} catch ( \Throwable $mistake ) {
			return Attempt::later( $mistake->getMessage() );
		}
	}

	private function tell( Job $job, string $state, Attempt $attempt ): void {
		try {
			( $this->kinds[ $job->kind ] ?? null )?->finished( $job, $state, $attempt );
			/**
			 * Fires after each attempt to deliver something.
			 *
			 * @since 0.1.0
			 *
			 * @param Job     $job
			 * @param string  $state   From now on: `sent`, `failed`, or `waiting` when it is tried again.
			 * @param Attempt $attempt
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

	/** @return array<string, Kind> */
	private static function kinds(): array {
		$mail = new MailKind();
		/**
		 * Filters who delivers the jobs of each kind.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, Kind> $kinds By the word in the job's `kind`.
		 */
		$kinds = apply_filters(
			'frontage_forms_job_kinds',
			array_fill_keys( Job::MAILS, $mail )
		);
		return array_filter( is_array( $kinds ) ? $kinds : [], static fn ( mixed $kind ): bool => $kind instanceof Kind );
	}
}
