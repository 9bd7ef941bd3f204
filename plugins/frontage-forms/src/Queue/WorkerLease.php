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
	private float $deadline;

	public function __construct( private readonly Job $job, private readonly JobRepository $jobs ) {
		$this->deadline = self::monotonic_seconds() + JobRepository::LEASE;
	}

	/**
	 * Whether no other process takes the job for this many seconds. False when another has it or the database does not answer; then leave
	 * the job alone.
	 */
	public function renew_for( int $seconds ): bool {
		if ( self::monotonic_seconds() + max( $seconds, intdiv( JobRepository::LEASE, 2 ) ) <= $this->deadline ) {
			return true;
		}
		$lease_seconds = max( 2 * $seconds, JobRepository::LEASE );
		$start_time    = self::monotonic_seconds();
		if ( ! $this->jobs->renew( $this->job, $lease_seconds ) ) {
			return false;
		}
		$this->deadline = $start_time + $lease_seconds;
		return true;
	}

	private static function monotonic_seconds(): float {
		return hrtime( true ) / 1_000_000_000;
	}
}
