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
		private readonly MailJobs $letters = new MailJobs(),
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
			return DeliveryAttempt::needless( __( 'The message no longer exists.', 'frontage-forms' ) );
		}
		if ( in_array( $row->state, [ SubmissionState::SPAM, SubmissionState::TRASH ], true ) ) {
			return DeliveryAttempt::needless( __( 'The message was moved before its email was sent.', 'frontage-forms' ) );
		}
		if ( Job::MAIL_2 === $job->kind && $row->is_old ) {
			return DeliveryAttempt::never( __( 'Too late: confirmation emails are sent within three days or not at all.', 'frontage-forms' ) );
		}
		if ( ! empty( $job->payload['no_address'] ) ) {
			return DeliveryAttempt::no_address( __( 'No address: the visitor left the recipient field empty.', 'frontage-forms' ) );
		}
		$desk  = new AttachmentStaging();
		$lease = new WorkerLease( $job, $this->jobs );
		try {
			$this->mailer->forget();
			$letter = $this->letters->letter( $job, $desk );
			if ( $desk->is_storage_away ) {
				return DeliveryAttempt::later( __( 'The file storage is not responding, so the attachments are not available.', 'frontage-forms' ) );
			}
			$posted = $this->mailer->post( $letter, $lease->holds( ... ) );
		} finally {
			$desk->clear();
		}
		return DeliveryAttempt::mailed( $posted, $this->mailer->last_error(), $job->text( 'note' ) );
	}

	public function finished( Job $job, string $state, DeliveryAttempt $attempt ): void {
		$id = $job->submission_id;
		if ( ! empty( $job->payload['several'] ) ) {
			$this->one_of_several_finished( $job, $state, $attempt );
		} elseif ( Job::MAIL === $job->kind ) {
			$this->first_finished( $job, $state, $attempt );
		} elseif ( Job::FAILED === $state ) {
			$this->inbox->delivered( $id, SubmissionState::SENT, $attempt->error ); // The owner has received their email; the note says why the visitor's failed.
		}
		$leaves_files = ! empty( $job->payload['attachments'] ) || ! empty( $job->payload['delete_files'] );
		if ( in_array( $state, [ Job::SENT, Job::NO_ADDRESS ], true ) && $leaves_files && $this->is_all_mailed( $id ) ) {
			$this->letters->clean_up( $id, ! empty( $job->payload['delete_files'] ) );
		}
	}

	/** Whether an email of this submission was accepted and none is still queued. */
	private function is_all_mailed( int $submission_id ): bool {
		$mails  = array_filter( $this->jobs->of( $submission_id ), static fn ( Job $job ): bool => in_array( $job->kind, Job::MAILS, true ) );
		$states = array_column( $mails, 'state' );
		return in_array( Job::SENT, $states, true ) && ! array_intersect( [ Job::WAITING, Job::SENDING ], $states );
	}

	private function first_finished( Job $job, string $state, DeliveryAttempt $attempt ): void {
		$this->inbox->delivered(
			$job->submission_id,
			match ( $state ) {
				Job::SENT, Job::NO_ADDRESS => SubmissionState::SENT,
				Job::FAILED => SubmissionState::FAILED,
				default     => SubmissionState::WAITING,
			},
			$attempt->error
		);
		if ( Job::FAILED === $state ) {
			$this->first_failed( $job, $attempt );
		}
	}

	/** All emails to the owner must be accepted; without any, those to the visitor. The error of one is kept when another is sent. */
	private function one_of_several_finished( Job $job, string $state, DeliveryAttempt $attempt ): void {
		$outcome = $this->outcome_of_several( $job, $attempt );
		do { // Another job may finish in another process between reading and writing, so this repeats until the outcome no longer changes.
			$said = $outcome;
			$this->inbox->delivered( $job->submission_id, ...$said );
			$outcome = $this->outcome_of_several( $job, $attempt );
		} while ( $said !== $outcome );
		if ( Job::MAIL === $job->kind && Job::FAILED === $state ) {
			$this->first_failed( $job, $attempt );
		}
	}

	/** @return array{string, string} The state of the submission, and the errors of its emails. */
	private function outcome_of_several( Job $job, DeliveryAttempt $attempt ): array {
		$mails = array_filter( $this->jobs->of( $job->submission_id ), static fn ( Job $one ): bool => in_array( $one->kind, Job::MAILS, true ) );
		$own   = array_filter( $mails, static fn ( Job $one ): bool => in_array( $one->kind, Job::FOR_OWNER, true ) );
		$among = array_map( static fn ( Job $one ): string => $one->state, $own ?: $mails );
		$said  = [];
		foreach ( $mails as $one ) {
			$said[] = $one->id === $job->id ? $attempt->error : ( $one->log[ count( $one->log ) - 1 ]['error'] ?? '' );
		}
		return [
			match ( true ) {
				$own && in_array( Job::FAILED, $among, true )            => SubmissionState::FAILED,
				(bool) array_intersect( [ Job::WAITING, Job::SENDING ], $among ) => SubmissionState::WAITING,
				default                                                  => SubmissionState::SENT,
			},
			implode( ' ', array_unique( array_filter( $said, static fn ( string $one ): bool => '' !== $one ) ) ),
		];
	}

	private function first_failed( Job $job, DeliveryAttempt $attempt ): void {
		$id = $job->submission_id;
		$this->jobs->drop_further( $id );
		if ( $attempt->is_needless ) {
			return;
		}
		$desk       = new AttachmentStaging();
		$submission = SubmissionLoader::find( $id )?->submission( $desk );
		try {
			if ( $submission ) {
				/** This action is documented in Processing\SubmissionDelivery::send_now(). */
				do_action( 'frontage_forms_mail_failed', $submission, $id, $attempt->error );
			}
		} finally {
			$desk->clear();
		}
	}
}
