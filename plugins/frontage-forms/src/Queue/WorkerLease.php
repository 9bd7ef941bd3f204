<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

defined( 'ABSPATH' ) || exit;

/**
 * How long a claimed job belongs to this process alone. Code that talks to a slow server checks it before each step. The lease is renewed
 * when less is left than the step may take, so that no other process takes the job meanwhile.
 */
final class WorkerLease {

	/** In seconds of the monotonic clock. */
	private float $until;

	public function __construct( private readonly Job $job, private readonly JobRepository $jobs ) {
		$this->until = self::now() + JobRepository::LEASE;
	}

	/**
	 * Whether no other process takes the job for this many seconds. False when another has it or the database does not answer; then leave
	 * the job alone.
	 */
	public function holds( int $seconds ): bool {
		if ( self::now() + max( $seconds, intdiv( JobRepository::LEASE, 2 ) ) <= $this->until ) {
			return true;
		}
		$longer = max( 2 * $seconds, JobRepository::LEASE );
		$begun  = self::now();
		if ( ! $this->jobs->renew( $this->job, $longer ) ) {
			return false;
		}
		$this->until = $begun + $longer;
		return true;
	}

	private static function now(): float {
		return hrtime( true ) / 1_000_000_000;
	}
}
