<?php

namespace Frontage\Forms\Feedback;

use Frontage\Forms\Inbox\Inbox;
use Frontage\Forms\Inbox\Kept;
use Frontage\Forms\Inbox\RateLimit;
use Frontage\Forms\Inbox\State;
use Frontage\Forms\Mail\Mailer;
use Frontage\Forms\Submission\Result;
use Frontage\Forms\Submission\Submission;

defined( 'ABSPATH' ) || exit;

/** Keeps a checked submission, then mails it. */
final class Delivery {

	/** Why the last mail was not sent, for the owner. */
	private string $error = '';

	/** Once it is true, whatever goes wrong later is no reason to tell the visitor that nothing was sent. */
	private bool $is_sent = false;

	public function __construct(
		private readonly Inbox $inbox = new Inbox(),
		private readonly Mailer $mailer = new Mailer(),
		private readonly RateLimit $limit = new RateLimit(),
	) {}

	/** Spam is kept too, for the owner to find what was none; it is never mailed. */
	public function put_aside( Submission $submission, string $reason, Answer $answer ): Result|\WP_Error {
		$result = $answer->give( 'spam', $submission->form->message( 'spam' ) );
		$kept   = $submission->stored ? $this->inbox->keep( $submission, State::SPAM, $reason ) : $this->limit->take( $submission->form->id, $submission->address );
		if ( $kept instanceof Kept ) {
			$this->inbox->finish( $kept->id, State::SPAM, [ ...$result->to_record(), 'reason' => $reason ] );
		}
		return is_wp_error( $kept ) ? $kept : $result;
	}

	/**
	 * Kept first: a mail server may be down, and what the visitor wrote must not be lost with it.
	 *
	 * @param string $hold Why the owner must look at it before it is mailed; '' when nothing speaks against it. What is not kept cannot be held.
	 */
	public function deliver( Submission $submission, Answer $answer, string $hold = '' ): Result|\WP_Error {
		if ( ! $submission->stored ) {
			$room = $this->limit->take( $submission->form->id, $submission->address );
			return is_wp_error( $room ) ? $room : $this->send( $submission, $answer );
		}
		$kept = '' === $hold ? $this->inbox->keep( $submission ) : $this->inbox->keep( $submission, State::HELD, $hold );
		if ( is_wp_error( $kept ) ) {
			return $kept;
		}
		if ( Kept::DONE === $kept->turn ) {
			return $answer->repeat( $kept );
		}
		if ( Kept::HELD === $kept->turn ) {
			return $this->hold( $submission, $kept, $answer );
		}
		$result = $this->send( $submission, $answer, $kept );
		$this->inbox->finish( $kept->id, self::state_of( $result->status ), $result->to_record(), $this->error );
		return $result;
	}

	/** Nothing is lost, so the visitor is told what everybody is; the mail goes when the owner says so. */
	private function hold( Submission $submission, Kept $kept, Answer $answer ): Result {
		/** This action is documented in Delivery::mail(). */
		do_action( 'frontage_forms_submission_kept', $kept->id, $submission );
		$result = $answer->give( 'mail_sent', $submission->form->message( 'mail_sent_ok' ) );
		$this->inbox->finish( $kept->id, State::HELD, $result->to_record() );
		return $result;
	}

	/** A mistake in the code of an add-on costs the mail at most, and the owner reads of it beside what was kept. */
	private function send( Submission $submission, Answer $answer, ?Kept $kept = null ): Result {
		$this->error   = '';
		$this->is_sent = false;
		try {
			return $this->mail( $submission, $answer, $kept );
		} catch ( \Throwable $mistake ) {
			$this->error = $mistake->getMessage();
			// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- Code of an add-on broke; its author needs the place, and WordPress has no other log.
			error_log( sprintf( 'Frontage Forms: %s in %s:%d, with submission %d', $mistake::class, self::place( $mistake ), $mistake->getLine(), $kept->id ?? 0 ) );
			return $this->was_sent()
				? $answer->give( 'mail_sent', $submission->form->message( 'mail_sent_ok' ) )
				: $answer->give( 'mail_failed', $submission->form->message( 'mail_sent_ng' ) );
		}
	}

	/** The file as its plugin knows it: a log that is shown to somebody must not tell where the site lies on its server. */
	private static function place( \Throwable $mistake ): string {
		$file = wp_normalize_path( $mistake->getFile() );
		$name = plugin_basename( $file );
		return ltrim( $file, '/' ) === $name ? wp_basename( $file ) : $name;
	}

	private function was_sent(): bool {
		return $this->is_sent;
	}

	private function mail( Submission $submission, Answer $answer, ?Kept $kept ): Result {
		$form = $submission->form;
		$id   = $kept->id ?? 0;
		if ( $kept && Kept::NEW === $kept->turn ) {
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
		$sending = new Sending( $form, ! $form->is_on( 'demo_mode' ) && ! $form->is_on( 'skip_mail' ) );
		/**
		 * Runs before the mail of a submission goes; the submission is kept already.
		 *
		 * @since 0.1.0
		 *
		 * @param Sending    $sending    Call `stop()`, `skip_mail()` or `change_form()` on it.
		 * @param Submission $submission
		 * @param int        $id         Of its row in the inbox; 0 when it is not kept.
		 */
		do_action( 'frontage_forms_before_send', $sending, $submission, $id );
		if ( '' !== $sending->status() ) {
			return $answer->give( $sending->status(), $sending->message(), $sending->extra() );
		}
		$form        = $sending->form();
		$accepted    = ! $sending->mails() || $this->mailer->send( $form, $submission );
		$this->error = $this->mailer->last_error(); // Also of a second mail, or of a file left out, when the first was accepted.
		if ( ! $accepted ) {
			/**
			 * Runs when the mail of a submission was not accepted.
			 *
			 * @since 0.1.0
			 *
			 * @param Submission $submission
			 * @param int        $id         Of its row in the inbox; 0 when it is not kept.
			 * @param string     $error      What the mail server said.
			 */
			do_action( 'frontage_forms_mail_failed', $submission, $id, $this->error );
			return $answer->give( 'mail_failed', $form->message( 'mail_sent_ng' ), $sending->extra() );
		}
		$this->is_sent = true;
		/**
		 * Runs when the mail of a submission was accepted, or the owner wants none.
		 *
		 * @since 0.1.0
		 *
		 * @param Submission $submission
		 * @param int        $id         Of its row in the inbox; 0 when it is not kept.
		 */
		do_action( 'frontage_forms_mail_sent', $submission, $id );
		return $answer->give( 'mail_sent', $form->message( 'mail_sent_ok' ), $sending->extra() );
	}

	private static function state_of( string $status ): string {
		return match ( $status ) {
			'mail_sent'   => State::SENT,
			'mail_failed' => State::FAILED,
			'aborted'     => State::ABORTED,
			default       => State::CUSTOM,
		};
	}
}
