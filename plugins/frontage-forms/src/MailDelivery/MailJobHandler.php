<?php

declare( strict_types=1 );

namespace Frontage\Forms\MailDelivery;

use Frontage\Forms\Files\Storage\AttachmentStaging;
use Frontage\Forms\Mail\Mailer;
use Frontage\Forms\Queue\DeliveryAttempt;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobHandler;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\Queue\WorkerLease;
use Frontage\Forms\SubmissionStore\SubmissionRepository;
use Frontage\Forms\SubmissionStore\SubmissionState;

defined( 'ABSPATH' ) || exit;

/** Delivers emails and records the outcome in the submission. */
final class MailJobHandler implements JobHandler {

	public function __construct(
		private readonly Mailer $mailer = new Mailer(),
		private readonly MailJobs $mail_jobs = new MailJobs(),
		private readonly SubmissionRepository $inbox = new SubmissionRepository(),
		private readonly JobRepository $jobs = new JobRepository(),
	) {}

	/**
	 * On `frontage_forms_job_kinds`.
	 *
	 * @param array<string, JobHandler> $kinds
	 * @return array<string, JobHandler>
	 */
	public static function add( array $kinds ): array {
		return [ ...array_fill_keys( Job::MAILS, new self() ), ...$kinds ];
	}

	public function deliver( Job $job ): DeliveryAttempt {
		$row = SubmissionLoader::find( $job->submission_id );
		if ( ! $row ) {
			return DeliveryAttempt::skip( __( 'The message no longer exists.', 'frontage-forms' ) );
		}
		if ( in_array( $row->state, [ SubmissionState::SPAM, SubmissionState::TRASH ], true ) ) {
			return DeliveryAttempt::skip( __( 'The message was moved before its email was sent.', 'frontage-forms' ) );
		}
		if ( Job::MAIL_2 === $job->kind && $row->is_old ) {
			return DeliveryAttempt::failure( __( 'Too late: confirmation emails are sent within three days or not at all.', 'frontage-forms' ) );
		}
		if ( ! empty( $job->payload['no_address'] ) ) {
			return DeliveryAttempt::skip_no_address( __( 'No address: the visitor left the recipient field empty.', 'frontage-forms' ) );
		}
		$staging = new AttachmentStaging();
		$lease   = new WorkerLease( $job, $this->jobs );
		try {
			$this->mailer->clear_errors();
			$mail = $this->mail_jobs->create_mail( $job, $staging );
			if ( $staging->is_storage_away ) {
				return DeliveryAttempt::retry( __( 'The file storage is not responding, so the attachments are not available.', 'frontage-forms' ) );
			}
			$posted = $this->mailer->send_mail( $mail, $lease->renew_for( ... ) );
		} finally {
			$staging->delete_files();
		}
		return DeliveryAttempt::from_mail( $posted, $this->mailer->last_error(), $job->payload_text( 'note' ) );
	}

	public function handle_outcome( Job $job, string $state, DeliveryAttempt $attempt ): void {
		$id = $job->submission_id;
		if ( ! empty( $job->payload['several'] ) ) {
			$this->finish_owner_mail( $job, $state, $attempt );
		} elseif ( Job::MAIL === $job->kind ) {
			$this->finish_first_mail( $job, $state, $attempt );
		} elseif ( Job::FAILED === $state ) {
			$this->inbox->record_delivery( $id, SubmissionState::SENT, $attempt->error ); // The owner has received their email; the note says why the visitor's failed.
		}
		$leaves_files = ! empty( $job->payload['attachments'] ) || ! empty( $job->payload['delete_files'] );
		if ( in_array( $state, [ Job::SENT, Job::NO_ADDRESS ], true ) && $leaves_files && $this->is_fully_mailed( $id ) ) {
			$this->mail_jobs->delete_copies( $id, ! empty( $job->payload['delete_files'] ) );
		}
	}

	/** Whether an email of this submission was accepted and none is still queued. */
	private function is_fully_mailed( int $submission_id ): bool {
		$mails  = array_filter( $this->jobs->find_states( $submission_id ), static fn ( Job $job ): bool => in_array( $job->kind, Job::MAILS, true ) );
		$states = array_column( $mails, 'state' );
		return in_array( Job::SENT, $states, true ) && ! array_intersect( [ Job::WAITING, Job::SENDING ], $states );
	}

	private function finish_first_mail( Job $job, string $state, DeliveryAttempt $attempt ): void {
		$this->inbox->record_delivery(
			$job->submission_id,
			match ( $state ) {
				Job::SENT, Job::NO_ADDRESS => SubmissionState::SENT,
				Job::FAILED => SubmissionState::FAILED,
				default     => SubmissionState::WAITING,
			},
			$attempt->error
		);
		if ( Job::FAILED === $state ) {
			$this->report_failure( $job, $attempt );
		}
	}

	/** All emails to the owner must be accepted; without any, those to the visitor. The error of one is kept when another is sent. */
	private function finish_owner_mail( Job $job, string $state, DeliveryAttempt $attempt ): void {
		$outcome = $this->combine_outcomes( $job, $attempt );
		do { // Another job may finish in another process between reading and writing, so this repeats until the outcome no longer changes.
			$messages = $outcome;
			$this->inbox->record_delivery( $job->submission_id, ...$messages );
			$outcome = $this->combine_outcomes( $job, $attempt );
		} while ( $messages !== $outcome );
		if ( Job::MAIL === $job->kind && Job::FAILED === $state ) {
			$this->report_failure( $job, $attempt );
		}
	}

	/** @return array{string, string} The state of the submission, and the errors of its emails. */
	private function combine_outcomes( Job $job, DeliveryAttempt $attempt ): array {
		$mails       = array_filter( $this->jobs->find_states( $job->submission_id ), static fn ( Job $other_job ): bool => in_array( $other_job->kind, Job::MAILS, true ) );
		$owner_mails = array_filter( $mails, static fn ( Job $other_job ): bool => in_array( $other_job->kind, Job::FOR_OWNER, true ) );
		$among       = array_map( static fn ( Job $other_job ): string => $other_job->state, $owner_mails ?: $mails );
		$messages    = [];
		foreach ( $mails as $other_job ) {
			$messages[] = $other_job->id === $job->id ? $attempt->error : ( $other_job->log[ count( $other_job->log ) - 1 ]['error'] ?? '' );
		}
		return [
			match ( true ) {
				$owner_mails && in_array( Job::FAILED, $among, true )            => SubmissionState::FAILED,
				(bool) array_intersect( [ Job::WAITING, Job::SENDING ], $among ) => SubmissionState::WAITING,
				default                                                  => SubmissionState::SENT,
			},
			implode( ' ', array_unique( array_filter( $messages, static fn ( string $other_job ): bool => '' !== $other_job ) ) ),
		];
	}

	private function report_failure( Job $job, DeliveryAttempt $attempt ): void {
		$id = $job->submission_id;
		$this->jobs->cancel_further_mails( $id );
		if ( $attempt->is_needless ) {
			return;
		}
		$staging    = new AttachmentStaging();
		$submission = SubmissionLoader::find( $id )?->load_submission( $staging );
		try {
			if ( $submission ) {
				/** This action is documented in Processing\SubmissionDelivery::send_now(). */
				do_action( 'frontage_forms_mail_failed', $submission, $id, $attempt->error );
			}
		} finally {
			$staging->delete_files();
		}
	}
}
