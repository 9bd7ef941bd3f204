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
use Frontage\Forms\Uploads\FileClaims;

defined( 'ABSPATH' ) || exit;

/** Keeps a checked submission, then has it mailed. */
final class SubmissionDelivery {

	/** What an add-on's code did wrong on the way, for the owner. */
	private string $error = '';

	public function __construct(
		private readonly SubmissionRepository $inbox = new SubmissionRepository(),
		private readonly Mailer $mailer = new Mailer(),
		private readonly SubmissionRateLimit $limit = new SubmissionRateLimit(),
		private readonly MailJobs $letters = new MailJobs(),
		private readonly FileClaims $attached = new FileClaims(),
	) {}

	/** Spam is kept too, for the owner to find what was none; it is never mailed. */
	public function put_aside( Submission $submission, string $reason, ResponseBuilder $answer ): SubmissionResult|\WP_Error {
		$result = $answer->give( 'spam', $submission->form->message( 'spam' ) );
		$kept   = $submission->stored ? $this->inbox->keep( $submission, SubmissionState::SPAM, $reason ) : $this->limit->take( $submission->form->id, $submission->address );
		if ( $kept instanceof SubmissionClaim ) {
			$this->inbox->finish( $kept->id, SubmissionState::SPAM, [ ...$result->to_record(), 'reason' => $reason ] );
		}
		return is_wp_error( $kept ) ? $kept : $result;
	}

	/**
	 * Kept first: a mail server may be down, and what the visitor wrote must not be lost with it. What is kept is mailed
	 * after the visitor was answered; what is not, inside the request.
	 *
	 * @param string $hold Why the owner must look at it before it is mailed; '' when nothing speaks against it. What is not kept cannot be held.
	 */
	public function deliver( Submission $submission, ResponseBuilder $answer, string $hold = '' ): SubmissionResult|\WP_Error {
		if ( ! $submission->stored ) {
			$room = $this->limit->take( $submission->form->id, $submission->address );
			return is_wp_error( $room ) ? $room : $this->send_now( $submission, $answer );
		}
		$kept = '' === $hold ? $this->inbox->keep( $submission ) : $this->inbox->keep( $submission, SubmissionState::HELD, $hold );
		if ( is_wp_error( $kept ) ) {
			if ( 503 !== ( (array) $kept->get_error_data() )['status'] ) { // Then it may be there after all: the sweep finds out.
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

	/** Goes on with a submission whose process died, or which its owner lets go: as if it had just been stored. */
	public function go_on( Submission $submission, ResponseBuilder $answer, int $id, bool $further = true ): SubmissionResult {
		JobRepository::set_aside( $id );
		return $this->queue( $submission, $answer, $id, $further );
	}

	/** A mistake in the code of an add-on must cost nobody a message, and none of the stages that are not its own. */
	private function tell_kept( Submission $submission, int $id ): void {
		$this->guarded(
			$id,
			static function () use ( $id, $submission ): void {
				/**
				 * Runs when a submission is safe in the inbox, before its mail goes.
				 *
				 * @since 0.1.0
				 *
				 * @param int        $id         Of its row.
				 * @param Submission $submission
				 */
				do_action( 'frontage_forms_submission_kept', $id, $submission );
			}
		);
	}

	/** Nothing is lost, so the visitor is told what everybody is; the mail goes when the owner says so. */
	private function hold( Submission $submission, SubmissionClaim $kept, ResponseBuilder $answer ): SubmissionResult {
		$result = $answer->give( 'mail_sent', $submission->form->message( 'mail_sent_ok' ) );
		$this->inbox->finish( $kept->id, SubmissionState::HELD, $result->to_record() );
		return $result;
	}

	/** Composes the mails while everything they may ask for is there, and leaves them to the queue. */
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
				$mails = $this->letters->compose( $form, $submission, $id, $further, $this->error ); // So that it still stands there when the mail was accepted.
			}
		);
		$jobs = $mails;
		$this->guarded(
			$id,
			static function () use ( &$jobs, $mails, $submission, $id ): void {
				/**
				 * Filters what is to be delivered for a submission, beside what the visitor is told.
				 *
				 * @since 0.1.0
				 *
				 * @param list<array{kind: string, payload: array<mixed>}> $jobs       Its mails; add jobs of a kind that `frontage_forms_job_kinds` knows.
				 * @param Submission                                       $submission
				 * @param int                                              $id         Of its row.
				 */
				$filtered = apply_filters( 'frontage_forms_jobs', $mails, $submission, $id );
				$jobs     = is_array( $filtered ) ? array_values( array_filter( $filtered, JobRepository::is_job( ... ) ) ) : $mails;
			}
		);
		$jobs  = array_map( static fn ( array $job ): array => $job + [ 'message_id' => JobRepository::message_id() ], $jobs ); // Now: should this be written twice, it is one job all the same.
		$state = match ( true ) {
			[] !== array_intersect( array_column( $jobs, 'kind' ), Job::MAILS ) => SubmissionState::WAITING,
			$is_set => SubmissionState::SENT,
			default => SubmissionState::FAILED,
		};
		$is_finished = $this->inbox->finish( $id, $state, $result->to_record(), $this->error, $jobs ? static fn (): bool => JobRepository::add( $id, $jobs ) : null );
		if ( $jobs ) {
			DeferredDelivery::plan( looks_back: false );
		}
		if ( $is_set && $is_finished ) { // Else its mail is composed once more, by who goes on with it, and nothing is on its way.
			$this->guarded( $id, fn () => $this->tell_sent( $submission, $id ) );
		}
		return $result;
	}

	/** Code of the site may stop the mail, leave it out or change it. */
	private function ask( Submission $submission, int $id ): SubmissionControl {
		$form    = $submission->form;
		$sending = new SubmissionControl( $form, ! $form->is_on( 'demo_mode' ) && ! $form->is_on( 'skip_mail' ) );
		$this->guarded(
			$id,
			static function () use ( $sending, $submission, $id ): void {
				/**
				 * Runs before the mail of a submission goes; the submission is kept already.
				 *
				 * @since 0.1.0
				 *
				 * @param SubmissionControl    $sending    Call `stop()`, `skip_mail()` or `change_form()` on it.
				 * @param Submission $submission
				 * @param int        $id         Of its row in the inbox; 0 when it is not kept.
				 */
				do_action( 'frontage_forms_before_send', $sending, $submission, $id );
			}
		);
		return $sending;
	}

	private function tell_sent( Submission $submission, int $id ): void {
		/**
		 * Runs when the mail of a submission is on its way, or the owner wants none. What is not kept has been accepted by the mail server.
		 *
		 * @since 0.1.0
		 *
		 * @param Submission $submission
		 * @param int        $id         Of its row in the inbox; 0 when it is not kept.
		 */
		do_action( 'frontage_forms_mail_sent', $submission, $id );
	}

	/** What is stored nowhere is mailed while the visitor waits, ten seconds at most: his words are in the mail or still in the form. */
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
					 * Runs when the mail of a submission was not accepted: inside the request for one that is not kept; from the queue, and only when it is not tried again, for one that is.
					 *
					 * @since 0.1.0
					 *
					 * @param Submission $submission
					 * @param int        $id         Of its row in the inbox; 0 when it is not kept.
					 * @param string     $error      What the mail server said.
					 */
					do_action( 'frontage_forms_mail_failed', $submission, 0, $error );
				}
			);
			return $answer->give( 'mail_failed', $form->message( 'mail_sent_ng' ), $sending->extra() );
		}
		$this->guarded( 0, fn () => $this->tell_sent( $submission, 0 ) );
		return $answer->give( 'mail_sent', $form->message( 'mail_sent_ok' ), $sending->extra() );
	}

	/** Runs what calls an add-on's code; its mistake is noted for the owner, and whatever does not need it goes on. */
	private function guarded( int $id, \Closure $work ): bool {
		try {
			$work();
			return true;
		} catch ( \Throwable $mistake ) {
			$this->error = $mistake->getMessage();
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- Code of an add-on broke; its author needs the place, and WordPress has no other log.
			error_log( sprintf( 'Frontage Forms: %s in %s:%d, with submission %d', $mistake::class, self::place( $mistake ), $mistake->getLine(), $id ) );
			return false;
		}
	}

	/** The file as its plugin knows it: a log that is shown to somebody must not tell where the site lies on its server. */
	private static function place( \Throwable $mistake ): string {
		$file = wp_normalize_path( $mistake->getFile() );
		$name = plugin_basename( $file );
		return ltrim( $file, '/' ) === $name ? wp_basename( $file ) : $name;
	}
}
