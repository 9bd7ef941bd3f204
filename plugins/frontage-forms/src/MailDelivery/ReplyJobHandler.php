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
		$this->mailer->clear_errors();
		$verdict = $this->mailer->send_mail( new OutgoingMail( $job->payload_text( 'to' ), $job->payload_text( 'subject' ), $job->payload_text( 'body' ), $job->payload_text( 'headers' ), message_id: $job->message_id ), $lease->renew_for( ... ) );
		return DeliveryAttempt::from_mail( $verdict, $this->mailer->last_error() );
	}

	public function handle_outcome( Job $job, string $state, DeliveryAttempt $attempt ): void {
		self::record_state( $job->submission_id, $this->jobs );
		if ( Job::FAILED === $state ) {
			SqlQuery::execute( 'UPDATE %i SET is_read = 0, is_done = 0 WHERE id = %d', [ SubmissionTable::table_name(), $job->submission_id ] );
		}
	}

	/** Stores the state of the replies of a submission: failed if one failed, else waiting if one is queued, else sent. */
	public static function record_state( int $id, JobRepository $jobs ): void {
		$states = array_column( array_filter( $jobs->find_states( $id ), static fn ( Job $job ): bool => Job::REPLY === $job->kind ), 'state' );
		$reply  = match ( true ) {
			in_array( Job::FAILED, $states, true ) => Job::FAILED,
			(bool) array_intersect( [ Job::WAITING, Job::SENDING ], $states ) => Job::WAITING,
			default => Job::SENT,
		};
		SqlQuery::execute( 'UPDATE %i SET reply = %s WHERE id = %d', [ SubmissionTable::table_name(), $reply, $id ] );
	}
}
