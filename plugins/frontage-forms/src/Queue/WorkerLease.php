<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

defined( 'ABSPATH' ) || exit;

/**
 * For how long a claimed job is this process's alone. Whoever talks to a slow server asks before each step: the lease is made longer
 * where less is left of it than the step may take, so that no other process takes a job that is being delivered.
 */
final class WorkerLease {

	/** In seconds of this machine's own clock, which nobody sets. */
	private float $until;

	public function __construct( private readonly Job $job, private readonly JobRepository $jobs ) {
		$this->until = self::now() + JobRepository::LEASE;
	}

	/** Whether nobody else takes the job for so many seconds; false when another has it, or nobody can say: then it is left alone. */
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
