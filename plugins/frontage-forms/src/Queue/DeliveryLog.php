<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

defined( 'ABSPATH' ) || exit;

/** Adds the jobs of a submission to its delivery log in the inbox. */
final class DeliveryLog {

	/**
	 * On `frontage_forms_submission_deliveries`.
	 *
	 * @param array<mixed> $deliveries
	 * @return array<mixed> With ours added; an email that replaced an earlier one includes that one's attempts.
	 */
	public static function add( array $deliveries, int $submission_id ): array {
		$before = [];
		foreach ( ( new JobRepository() )->find_by_submission( $submission_id ) as $job ) {
			if ( Job::EARLIER === $job->kind ) {
				array_push( $before, ...$job->log );
				continue;
			}
			$deliveries[] = [
				'id'    => $job->message_id,
				'kind'  => $job->kind,
				'name'  => $job->payload_text( 'name' ),
				'state' => $job->state,
				'due'   => $job->due,
				'log'   => Job::MAIL === $job->kind ? [ ...$before, ...$job->log ] : $job->log,
			];
		}
		return $deliveries;
	}
}
