<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

defined( 'ABSPATH' ) || exit;

/** Delivers jobs of one kind; registered by the filter `frontage_forms_job_kinds`. */
interface JobHandler {

	/**
	 * Tries once, within about ten seconds. An exception counts as `DeliveryAttempt::retry()`.
	 *
	 * PHP may die after the server accepted the job and before that is recorded. Then the job is delivered once more, and only its
	 * `message_id` shows that it is the same.
	 */
	public function deliver( Job $job ): DeliveryAttempt;

	/**
	 * Runs after the outcome is recorded.
	 *
	 * @param string $state `Job::SENT`, `Job::NO_ADDRESS`, `Job::FAILED`, or `Job::WAITING` when it is retried.
	 */
	public function handle_outcome( Job $job, string $state, DeliveryAttempt $attempt ): void;
}
