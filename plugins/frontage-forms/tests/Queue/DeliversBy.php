<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Queue;

use Frontage\Forms\Queue\DeliveryAttempt;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobHandler;

/** Jobs of the kind `test`, delivered as a test says. */
trait DeliversBy {

	/** @param \Closure( Job ): DeliveryAttempt $deliver */
	private function deliver_by( \Closure $deliver ): void {
		$kind = new class( $deliver ) implements JobHandler {
			public function __construct( private readonly \Closure $how ) {}

			public function deliver( Job $job ): DeliveryAttempt {
				return ( $this->how )( $job );
			}

			public function handle_outcome( Job $job, string $state, DeliveryAttempt $attempt ): void {}
		};
		add_filter( 'frontage_forms_job_kinds', static fn ( array $kinds ): array => [ 'test' => $kind ] + $kinds );
	}
}
