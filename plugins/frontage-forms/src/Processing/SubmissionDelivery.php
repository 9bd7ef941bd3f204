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
		private readonly MailJobs $letters = new MailJobs(),
		private readonly FileClaims $attached = new FileClaims(),
	) {}

	/** Spam is stored, too, so that the owner can find false positives; it is never mailed. */
	public function put_aside( Submission $submission, string $reason, ResponseBuilder $answer ): SubmissionResult|\WP_Error {
		$result = $answer->give( 'spam', $submission->form->message( 'spam' ) );
		$kept   = $submission->stored ? $this->inbox->keep( $submission, SubmissionState::SPAM, $reason ) : $this->limit->take( $submission->form->id, $submission->address );
		if ( $kept instanceof SubmissionClaim ) {
			$this->inbox->finish( $kept->id, SubmissionState::SPAM, [ ...$result->to_record(), 'reason' => $reason ] );
		}
		return is_wp_error( $kept ) ? $kept : $result;
	}

	/**
	 * Stores first: the mail server may be down, and the message must not be lost. Stored submissions are mailed after the response, others
	 * within the request.
	 *
	 * @param string $hold Why the owner must review it before it is mailed; '' for none. Submissions that are not stored cannot be held.
	 */
	public function deliver( Submission $submission, ResponseBuilder $answer, string $hold = '' ): SubmissionResult|\WP_Error {
		if ( ! $submission->stored ) {
			$room = $this->limit->take( $submission->form->id, $submission->address );
			return is_wp_error( $room ) ? $room : $this->send_now( $submission, $answer );
		}
		$kept = '' === $hold ? $this->inbox->keep( $submission ) : $this->inbox->keep( $submission, SubmissionState::HELD, $hold );
		if ( is_wp_error( $kept ) ) {
			if ( 503 !== ( (array) $kept->get_error_data() )['status'] ) { // With 503 it may have been stored after all; the sweep cleans up its files.
				$this->attached->discard( $submission );
			}
			return $kept;
		}
		if ( SubmissionClaim::DONE === $kept->turn ) {
			$this->attached->discard( $submission );
			return $answer->repeat( $kept );
		}
		$submission = $this->attached->claim( $submission, $kept );
		if ( SubmissionClaim::AGAIN === $kept->turn ) {
			JobRepository::set_aside( $kept->id );
		} else {
			$this->tell_kept( $submission, $kept->id );
		}
		return SubmissionClaim::HELD === $kept->turn ? $this->hold( $submission, $kept, $answer ) : $this->queue( $submission, $answer, $kept->id );
	}

	/** Continues a submission whose process died, or that its owner releases, as if it had just been stored. */
	public function go_on( Submission $submission, ResponseBuilder $answer, int $id, bool $further = true ): SubmissionResult {
		JobRepository::set_aside( $id );
		return $this->queue( $submission, $answer, $id, $further );
	}

	/** An error in an add-on's code must not lose a message or skip the other stages. */
	private function tell_kept( Submission $submission, int $id ): void {
		$this->guarded(
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
	private function hold( Submission $submission, SubmissionClaim $kept, ResponseBuilder $answer ): SubmissionResult {
		$result = $answer->give( 'mail_sent', $submission->form->message( 'mail_sent_ok' ) );
		$this->inbox->finish( $kept->id, SubmissionState::HELD, $result->to_record() );
		return $result;
	}

	/** Composes the emails while all data they need is available, and adds them to the queue. */
	private function queue( Submission $submission, ResponseBuilder $answer, int $id, bool $further = true ): SubmissionResult {
		$this->error = '';
		$sending     = $this->ask( $submission, $id );
		if ( '' !== $sending->status() ) {
			$result = $answer->give( $sending->status(), $sending->message(), $sending->extra() );
			$this->inbox->finish( $id, 'aborted' === $result->status ? SubmissionState::ABORTED : SubmissionState::CUSTOM, $result->to_record(), $this->error );
			return $result;
		}
		$form   = $sending->form();
		$result = $answer->give( 'mail_sent', $form->message( 'mail_sent_ok' ), $sending->extra() );
		$mails  = [];
		$is_set = ! $sending->mails() || $this->guarded(
			$id,
			function () use ( &$mails, $form, $submission, $id, $further ): void {
				$mails = $this->letters->compose( $form, $submission, $id, $further, $this->error ); // The note is still shown after the email was accepted.
			}
		);
		$jobs = $mails;
		$this->guarded(
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
		$jobs  = array_map( static fn ( array $job ): array => $job + [ 'message_id' => JobRepository::message_id() ], $jobs ); // Set now, so that a job that is written twice stays one job.
		$state = match ( true ) {
			[] !== array_intersect( array_column( $jobs, 'kind' ), Job::MAILS ) => SubmissionState::WAITING,
			$is_set => SubmissionState::SENT,
			default => SubmissionState::FAILED,
		};
		$is_finished = $this->inbox->finish( $id, $state, $result->to_record(), $this->error, $jobs ? static fn (): bool => JobRepository::add( $id, $jobs ) : null );
		if ( $jobs ) {
			DeferredDelivery::plan( looks_back: false );
		}
		if ( $is_set && $is_finished ) { // Otherwise nothing was queued, and the process that continues this submission composes its emails again.
			$this->guarded( $id, fn () => $this->tell_sent( $submission, $id ) );
		}
		return $result;
	}

	/** Lets other code stop, skip or change the emails. */
	private function ask( Submission $submission, int $id ): SubmissionControl {
		$form    = $submission->form;
		$sending = new SubmissionControl( $form, ! $form->is_on( 'demo_mode' ) && ! $form->is_on( 'skip_mail' ) );
		$this->guarded(
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

	private function tell_sent( Submission $submission, int $id ): void {
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
		$sending     = $this->ask( $submission, 0 );
		if ( '' !== $sending->status() ) {
			return $answer->give( $sending->status(), $sending->message(), $sending->extra() );
		}
		$form     = $sending->form();
		$accepted = ! $sending->mails();
		if ( ! $accepted ) {
			$this->guarded(
				0,
				function () use ( &$accepted, $form, $submission ): void {
					$accepted = $this->mailer->send( $form, $submission );
				}
			);
		}
		if ( ! $accepted ) {
			$error = trim( $this->error . ' ' . $this->mailer->last_error() );
			$this->guarded(
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
			return $answer->give( 'mail_failed', $form->message( 'mail_sent_ng' ), $sending->extra() );
		}
		$this->guarded( 0, fn () => $this->tell_sent( $submission, 0 ) );
		return $answer->give( 'mail_sent', $form->message( 'mail_sent_ok' ), $sending->extra() );
	}

	/** Runs add-on code; its error is recorded for the owner, and everything that does not depend on it continues. */
	private function guarded( int $id, \Closure $work ): bool {
		try {
			$work();
			return true;
		} catch ( \Throwable $mistake ) {
			$this->error = $mistake->getMessage();
			// An add-on threw; its author needs the location.
			ErrorLog::write( sprintf( 'Frontage Forms: %s in %s:%d, with submission %d', $mistake::class, self::place( $mistake ), $mistake->getLine(), $id ) );
			return false;
		}
	}

	/** Path relative to its plugin: a log that is shown to others must not reveal the server's directories. */
	private static function place( \Throwable $mistake ): string {
		$file = wp_normalize_path( $mistake->getFile() );
		$name = plugin_basename( $file );
		return ltrim( $file, '/' ) === $name ? wp_basename( $file ) : $name;
	}
}
