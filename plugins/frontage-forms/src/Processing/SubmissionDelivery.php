<?php

namespace Frontage\Forms\Processing;

use Frontage\Forms\Mail\Mailer;
use Frontage\Forms\MailDelivery\MailJobs;
use Frontage\Forms\Processing\Response\ResponseBuilder;
use Frontage\Forms\Queue\DeferredDelivery;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Submission\SubmissionControl;
use Frontage\Forms\Submission\SubmissionResult;
use Frontage\Forms\SubmissionStore\SubmissionClaim;
use Frontage\Forms\SubmissionStore\SubmissionRateLimit;
use Frontage\Forms\SubmissionStore\SubmissionRepository;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Kit\ErrorLog;

defined( 'ABSPATH' ) || exit;

/** Stores a validated submission, then has its emails sent. */
final class SubmissionDelivery {

	/** Error of an add-on's code, for the owner. */
	private string $error = '';

	public function __construct(
		private readonly SubmissionRepository $inbox = new SubmissionRepository(),
		private readonly Mailer $mailer = new Mailer(),
		private readonly SubmissionRateLimit $limit = new SubmissionRateLimit(),
		private readonly MailJobs $mail_jobs = new MailJobs(),
		private readonly FileClaims $file_claims = new FileClaims(),
	) {}

	/** Spam is stored, too, so that the owner can find false positives; it is never mailed. */
	public function store_spam( Submission $submission, string $reason, ResponseBuilder $answer ): SubmissionResult|\WP_Error {
		$result = $answer->create( 'spam', $submission->form->message( 'spam' ) );
		$claim  = $submission->stored ? $this->inbox->store( $submission, SubmissionState::SPAM, $reason ) : $this->limit->check_limit( $submission->form->id, $submission->address );
		if ( $claim instanceof SubmissionClaim ) {
			$this->inbox->finish( $claim->id, SubmissionState::SPAM, [ ...$result->to_record(), 'reason' => $reason ] );
		}
		return is_wp_error( $claim ) ? $claim : $result;
	}

	/**
	 * Stores first: the mail server may be down, and the message must not be lost. Stored submissions are mailed after the response, others
	 * within the request.
	 *
	 * @param string $hold_reason Why the owner must review it before it is mailed; '' for none. Submissions that are not stored cannot be held.
	 */
	public function deliver( Submission $submission, ResponseBuilder $answer, string $hold_reason = '' ): SubmissionResult|\WP_Error {
		if ( ! $submission->stored ) {
			$limit_result = $this->limit->check_limit( $submission->form->id, $submission->address );
			return is_wp_error( $limit_result ) ? $limit_result : $this->send_now( $submission, $answer );
		}
		$claim = '' === $hold_reason ? $this->inbox->store( $submission ) : $this->inbox->store( $submission, SubmissionState::HELD, $hold_reason );
		if ( is_wp_error( $claim ) ) {
			if ( 503 !== ( (array) $claim->get_error_data() )['status'] ) { // With 503 it may have been stored after all; the sweep cleans up its files.
				$this->file_claims->discard( $submission );
			}
			return $claim;
		}
		if ( SubmissionClaim::DONE === $claim->outcome ) {
			$this->file_claims->discard( $submission );
			return $answer->repeat_result( $claim );
		}
		$submission = $this->file_claims->claim( $submission, $claim );
		if ( SubmissionClaim::AGAIN === $claim->outcome ) {
			JobRepository::archive_mails( $claim->id );
		} else {
			$this->notify_stored( $submission, $claim->id );
		}
		return SubmissionClaim::HELD === $claim->outcome ? $this->hold_submission( $submission, $claim, $answer ) : $this->queue_mails( $submission, $answer, $claim->id );
	}

	/** Continues a submission whose process died, or that its owner releases, as if it had just been stored. */
	public function resume( Submission $submission, ResponseBuilder $answer, int $id, bool $has_further_mails = true ): SubmissionResult {
		JobRepository::archive_mails( $id );
		return $this->queue_mails( $submission, $answer, $id, $has_further_mails );
	}

	/** An error in an add-on's code must not lose a message or skip the other stages. */
	private function notify_stored( Submission $submission, int $id ): void {
		$this->run_guarded(
			$id,
			static function () use ( $id, $submission ): void {
				/**
				 * Runs when a submission is stored in the inbox, before its emails are sent.
				 *
				 * @since 0.1.0
				 *
				 * @param int        $id         ID of its row.
				 * @param Submission $submission
				 */
				do_action( 'frontage_forms_submission_kept', $id, $submission );
			}
		);
	}

	/** Nothing is lost, so the visitor gets the usual message; the emails are sent when the owner releases them. */
	private function hold_submission( Submission $submission, SubmissionClaim $claim, ResponseBuilder $answer ): SubmissionResult {
		$result = $answer->create( 'mail_sent', $submission->form->message( 'mail_sent_ok' ) );
		$this->inbox->finish( $claim->id, SubmissionState::HELD, $result->to_record() );
		return $result;
	}

	/** Composes the emails while all data they need is available, and adds them to the queue. */
	private function queue_mails( Submission $submission, ResponseBuilder $answer, int $id, bool $has_further_mails = true ): SubmissionResult {
		$this->error = '';
		$sending     = $this->filter_control( $submission, $id );
		if ( '' !== $sending->status() ) {
			$result = $answer->create( $sending->status(), $sending->message(), $sending->extra() );
			$this->inbox->finish( $id, 'aborted' === $result->status ? SubmissionState::ABORTED : SubmissionState::CUSTOM, $result->to_record(), $this->error );
			return $result;
		}
		$form   = $sending->form();
		$result = $answer->create( 'mail_sent', $form->message( 'mail_sent_ok' ), $sending->extra() );
		$mails  = [];
		$is_set = ! $sending->is_mail_enabled() || $this->run_guarded(
			$id,
			function () use ( &$mails, $form, $submission, $id, $has_further_mails ): void {
				$mails = $this->mail_jobs->compose( $form, $submission, $id, $has_further_mails, $this->error ); // The note is still shown after the email was accepted.
			}
		);
		$jobs   = $mails;
		$this->run_guarded(
			$id,
			static function () use ( &$jobs, $mails, $submission, $id ): void {
				/**
				 * Filters the jobs of a submission: everything that is delivered besides the response to the visitor.
				 *
				 * @since 0.1.0
				 *
				 * @param list<array{kind: string, payload: array<mixed>}> $jobs       Its emails; add jobs of a kind that `frontage_forms_job_kinds` knows.
				 * @param Submission                                       $submission
				 * @param int                                              $id         ID of its row.
				 */
				$filtered = apply_filters( 'frontage_forms_jobs', $mails, $submission, $id );
				$jobs     = is_array( $filtered ) ? array_values( array_filter( $filtered, JobRepository::is_job( ... ) ) ) : $mails;
			}
		);
		$jobs  = array_map( static fn ( array $job ): array => $job + [ 'message_id' => JobRepository::create_message_id() ], $jobs ); // Set now, so that a job that is written twice stays one job.
		$state = match ( true ) {
			[] !== array_intersect( array_column( $jobs, 'kind' ), Job::MAILS ) => SubmissionState::WAITING,
			$is_set => SubmissionState::SENT,
			default => SubmissionState::FAILED,
		};
		$is_finished = $this->inbox->finish( $id, $state, $result->to_record(), $this->error, $jobs ? static fn (): bool => JobRepository::add( $id, $jobs ) : null );
		if ( $jobs ) {
			DeferredDelivery::plan( is_recovery_due: false );
		}
		if ( $is_set && $is_finished ) { // Otherwise nothing was queued, and the process that continues this submission composes its emails again.
			$this->run_guarded( $id, fn () => $this->notify_sent( $submission, $id ) );
		}
		return $result;
	}

	/** Lets other code stop, skip or change the emails. */
	private function filter_control( Submission $submission, int $id ): SubmissionControl {
		$form    = $submission->form;
		$sending = new SubmissionControl( $form, ! $form->is_on( 'demo_mode' ) && ! $form->is_on( 'skip_mail' ) );
		$this->run_guarded(
			$id,
			static function () use ( $sending, $submission, $id ): void {
				/**
				 * Runs before the emails of a submission are sent; the submission is already stored.
				 *
				 * @since 0.1.0
				 *
				 * @param SubmissionControl    $sending    Call `stop()`, `skip_mail()` or `change_form()` on it.
				 * @param Submission $submission
				 * @param int        $id         ID of its row in the inbox; 0 when it is not stored.
				 */
				do_action( 'frontage_forms_before_send', $sending, $submission, $id );
			}
		);
		return $sending;
	}

	private function notify_sent( Submission $submission, int $id ): void {
		/**
		 * Runs when the emails of a submission are queued, or the form sends none. For a submission that is not stored, the mail server has
		 * accepted them.
		 *
		 * @since 0.1.0
		 *
		 * @param Submission $submission
		 * @param int        $id         ID of its row in the inbox; 0 when it is not stored.
		 */
		do_action( 'frontage_forms_mail_sent', $submission, $id );
	}

	/** Mails a submission that is not stored while the visitor waits, ten seconds at most: the text is either in the email or still in the form. */
	private function send_now( Submission $submission, ResponseBuilder $answer ): SubmissionResult {
		$this->error = '';
		$sending     = $this->filter_control( $submission, 0 );
		if ( '' !== $sending->status() ) {
			return $answer->create( $sending->status(), $sending->message(), $sending->extra() );
		}
		$form     = $sending->form();
		$accepted = ! $sending->is_mail_enabled();
		if ( ! $accepted ) {
			$this->run_guarded(
				0,
				function () use ( &$accepted, $form, $submission ): void {
					$accepted = $this->mailer->send( $form, $submission );
				}
			);
		}
		if ( ! $accepted ) {
			$error = trim( $this->error . ' ' . $this->mailer->last_error() );
			$this->run_guarded(
				0,
				static function () use ( $submission, $error ): void {
					/**
					 * Runs when the email of a submission was not accepted. For a submission that is not stored it runs within the request.
					 * For a stored one it runs from the queue, and only when the email is not tried again.
					 *
					 * @since 0.1.0
					 *
					 * @param Submission $submission
					 * @param int        $id         ID of its row in the inbox; 0 when it is not stored.
					 * @param string     $error      Response of the mail server.
					 */
					do_action( 'frontage_forms_mail_failed', $submission, 0, $error );
				}
			);
			return $answer->create( 'mail_failed', $form->message( 'mail_sent_ng' ), $sending->extra() );
		}
		$this->run_guarded( 0, fn () => $this->notify_sent( $submission, 0 ) );
		return $answer->create( 'mail_sent', $form->message( 'mail_sent_ok' ), $sending->extra() );
	}

	/** Runs add-on code; its error is recorded for the owner, and everything that does not depend on it continues. */
	private function run_guarded( int $id, \Closure $callback ): bool {
		try {
			$callback();
			return true;
		} catch ( \Throwable $exception ) {
			$this->error = $exception->getMessage();
			// An add-on threw; its author needs the location.
			ErrorLog::write( sprintf( 'Frontage Forms: %s in %s:%d, with submission %d', $exception::class, self::relative_location( $exception ), $exception->getLine(), $id ) );
			return false;
		}
	}

	/** Path relative to its plugin: a log that is shown to others must not reveal the server's directories. */
	private static function relative_location( \Throwable $exception ): string {
		$file = wp_normalize_path( $exception->getFile() );
		$name = plugin_basename( $file );
		return ltrim( $file, '/' ) === $name ? wp_basename( $file ) : $name;
	}
}
