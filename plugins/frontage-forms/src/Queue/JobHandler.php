<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

defined( 'ABSPATH' ) || exit;

/** Delivers jobs of one kind; made known by the filter `frontage_forms_job_kinds`. */
interface JobHandler {

	/**
	 * Tries once, within about ten seconds. What it throws counts as `DeliveryAttempt::later()`.
	 *
	 * PHP may die between the other side's yes and our writing it down: then the same job comes once more, and only its
	 * `message_id` tells the other side so.
	 */
	public function deliver( Job $job ): DeliveryAttempt;

	/**
	 * After the outcome is written down.
	 *
	 * @param string $state `Job::SENT`, `Job::NO_ADDRESS`, `Job::FAILED`, or `Job::WAITING` when it is tried again.
	 */
	public function finished( Job $job, string $state, DeliveryAttempt $attempt ): void;
}
