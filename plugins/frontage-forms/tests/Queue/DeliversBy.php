<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Queue;

use Frontage\Forms\Queue\Attempt;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\Kind;

/** Jobs of the kind `test`, delivered as a test says. */
trait DeliversBy {

	/** @param \Closure( Job ): Attempt $deliver */
	private function deliver_by( \Closure $deliver ): void {
		$kind = new class( $deliver ) implements Kind {
			public function __construct( private readonly \Closure $how ) {}

			public function deliver( Job $job ): Attempt {
				return ( $this->how )( $job );
			}

			public function finished( Job $job, string $state, Attempt $attempt ): void {}
		};
		add_filter( 'frontage_forms_job_kinds', static fn ( array $kinds ): array => [ 'test' => $kind ] + $kinds );
	}
}
