<?php

declare( strict_types=1 );

namespace Frontage\Forms\MailDelivery;

use Frontage\Forms\Database\SqlQuery;
use Frontage\Forms\Mail\Mailer;
use Frontage\Forms\Mail\OutgoingMail;
use Frontage\Forms\Queue\DeliveryAttempt;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobHandler;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\Queue\WorkerLease;
use Frontage\Forms\SubmissionStore\SubmissionTable;

defined( 'ABSPATH' ) || exit;

/** Emails replies. A reply that failed makes its message unread, so that the failure shows in the menu and in the list. */
final class ReplyJobHandler implements JobHandler {

	public function __construct( private readonly Mailer $mailer = new Mailer(), private readonly JobRepository $jobs = new JobRepository() ) {}

	/**
	 * On `frontage_forms_job_kinds`.
	 *
	 * @param array<string, JobHandler> $kinds
	 * @return array<string, JobHandler>
	 */
	public static function add( array $kinds ): array {
		return [ Job::REPLY => new self(), ...$kinds ];
	}

	public function deliver( Job $job ): DeliveryAttempt {
		$lease = new WorkerLease( $job, $this->jobs );
		$this->mailer->forget();
		$verdict = $this->mailer->post( new OutgoingMail( $job->text( 'to' ), $job->text( 'subject' ), $job->text( 'body' ), $job->text( 'headers' ), message_id: $job->message_id ), $lease->holds( ... ) );
		return DeliveryAttempt::mailed( $verdict, $this->mailer->last_error() );
	}

	public function finished( Job $job, string $state, DeliveryAttempt $attempt ): void {
		self::record( $job->submission_id, $this->jobs );
		if ( Job::FAILED === $state ) {
			SqlQuery::run( 'UPDATE %i SET is_read = 0, is_done = 0 WHERE id = %d', [ SubmissionTable::name(), $job->submission_id ] );
		}
	}

	/** Writes how far the replies of a submission got: one that failed counts more than one that waits, and that more than one that was sent. */
	public static function record( int $id, JobRepository $jobs ): void {
		$states = array_column( array_filter( $jobs->of( $id ), static fn ( Job $job ): bool => Job::REPLY === $job->kind ), 'state' );
		$reply  = match ( true ) {
			in_array( Job::FAILED, $states, true ) => Job::FAILED,
			(bool) array_intersect( [ Job::WAITING, Job::SENDING ], $states ) => Job::WAITING,
			default => Job::SENT,
		};
		SqlQuery::run( 'UPDATE %i SET reply = %s WHERE id = %d', [ SubmissionTable::name(), $reply, $id ] );
	}
}
