<?php

namespace Frontage\Forms\Feedback;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Form\Format;
use Frontage\Forms\Inbox\Inbox;
use Frontage\Forms\Inbox\Kept;
use Frontage\Forms\Inbox\RateLimit;
use Frontage\Forms\Inbox\State;
use Frontage\Forms\Mail\Mailer;

/**
 * Takes in what a visitor sent: checks it, keeps it, mails it, and says what became of it.
 *
 * The stages stand in the order of docs/reference/contact-forms.md §5; the first that fails decides.
 */
final class Receiver {

	public function __construct(
		private readonly Inbox $inbox = new Inbox(),
		private readonly Mailer $mailer = new Mailer(),
		private readonly RateLimit $limit = new RateLimit(),
		private readonly Spam $spam = new Spam(),
		private readonly Files $files = new Files(),
	) {}

	/** A WP_Error is a refusal of our own (limit, repeat with other values, size, database away); `data.status` is its HTTP status. */
	public function receive( Form $form, Input $input ): Result|\WP_Error {
		$refusal = Limits::refusal( $input );
		if ( $refusal ) {
			return $refusal;
		}
		$answer = new Answer( $form, $input );
		if ( $form->is_on( 'subscribers_only' ) && ! current_user_can( Format::CAP_SUBMIT, $form->id ) ) {
			return $answer->members_only();
		}
		$submission = $this->submission( $form, $input );
		$result     = $this->judge( $submission, $input, $answer->about( $submission ) );
		if ( $result instanceof Result ) {
			/**
			 * Runs after a submission was answered, whatever the answer.
			 *
			 * @since 0.1.0
			 *
			 * @param Result     $result
			 * @param Submission $submission
			 */
			do_action( 'frontage_forms_submitted', $result, $submission );
		}
		return $result;
	}

	private function submission( Form $form, Input $input ): Submission {
		$values = Values::read( $form, $input );
		return new Submission(
			$form,
			$values,
			[],
			$input->unit_tag(),
			$input->container_post(),
			$input->address,
			$input->user_agent,
			$input->url,
			gmdate( 'Y-m-d H:i:s' ),
			Values::hash( $values, $input ),
			$input->key,
			Consent::texts( $form, $values ),
			Consent::to_storing( $form, $values ),
		);
	}

	private function judge( Submission $submission, Input $input, Answer $answer ): Result|\WP_Error {
		$form       = $submission->form;
		$validation = new Validation( $form, $input );
		$errors     = $validation->field_errors( $submission->values );
		if ( $errors ) {
			return $answer->invalid( $errors );
		}
		if ( ! Consent::is_given( $form, $submission->values ) ) {
			return $answer->give( 'acceptance_missing', $form->message( 'accept_terms' ) );
		}
		$reason = $this->spam->reason( $submission, $input );
		if ( '' !== $reason ) {
			return $this->put_aside( $submission, $reason, $answer );
		}
		$errors = $validation->file_errors();
		if ( $errors ) {
			return $answer->invalid( $errors );
		}
		$files = $this->files->take( $form, $input );
		if ( is_wp_error( $files ) ) {
			/** @var array{field: string} $data */
			$data = $files->get_error_data();
			return $answer->invalid( $validation->with_targets( [ $data['field'] => $files->get_error_message() ] ) );
		}
		try {
			$submission = $submission->with_files( $files );
			return $this->deliver( $submission, $answer->about( $submission ) );
		} finally {
			$this->files->remove();
		}
	}

	/** Spam is kept too, for the owner to find what was none; it is never mailed. */
	private function put_aside( Submission $submission, string $reason, Answer $answer ): Result|\WP_Error {
		$result = $answer->give( 'spam', $submission->form->message( 'spam' ) );
		$kept   = $submission->stored ? $this->inbox->keep( $submission, State::SPAM ) : $this->limit->take( $submission->form->id, $submission->address );
		if ( $kept instanceof Kept ) {
			$this->inbox->finish( $kept->id, State::SPAM, [ ...$result->to_record(), 'reason' => $reason ] );
		}
		return is_wp_error( $kept ) ? $kept : $result;
	}

	/** Kept first: a mail server may be down, and what the visitor wrote must not be lost with it. */
	private function deliver( Submission $submission, Answer $answer ): Result|\WP_Error {
		if ( ! $submission->stored ) {
			$room = $this->limit->take( $submission->form->id, $submission->address );
			return is_wp_error( $room ) ? $room : $this->send( $submission, $answer, 0 );
		}
		$kept = $this->inbox->keep( $submission );
		if ( is_wp_error( $kept ) ) {
			return $kept;
		}
		if ( Kept::DONE === $kept->turn ) {
			return $answer->repeat( $kept );
		}
		if ( Kept::NEW === $kept->turn ) {
			/**
			 * Runs when a submission is safe in the inbox, before its mail goes.
			 *
			 * @since 0.1.0
			 *
			 * @param int        $id         Of its row.
			 * @param Submission $submission
			 */
			do_action( 'frontage_forms_submission_kept', $kept->id, $submission );
		}
		$result = $this->send( $submission, $answer, $kept->id );
		$this->inbox->finish( $kept->id, self::state_of( $result->status ), $result->to_record(), 'mail_failed' === $result->status ? $this->mailer->last_error() : '' );
		return $result;
	}

	private function send( Submission $submission, Answer $answer, int $id ): Result {
		$form    = $submission->form;
		$sending = new Sending();
		if ( $form->is_on( 'demo_mode' ) || $form->is_on( 'skip_mail' ) ) {
			$sending->skip_mail();
		}
		/**
		 * Runs before the mail of a submission goes; the submission is kept already.
		 *
		 * @since 0.1.0
		 *
		 * @param Sending    $sending    Call `stop()` or `skip_mail()` on it.
		 * @param Submission $submission
		 * @param int        $id         Of its row in the inbox; 0 when it is not kept.
		 */
		do_action( 'frontage_forms_before_send', $sending, $submission, $id );
		if ( '' !== $sending->status() ) {
			return $answer->give( $sending->status(), $sending->message(), $sending->extra() );
		}
		if ( $sending->mails() && ! $this->mailer->send( $form, $submission ) ) {
			/**
			 * Runs when the mail of a submission was not accepted.
			 *
			 * @since 0.1.0
			 *
			 * @param Submission $submission
			 * @param int        $id         Of its row in the inbox; 0 when it is not kept.
			 * @param string     $error      What the mail server said.
			 */
			do_action( 'frontage_forms_mail_failed', $submission, $id, $this->mailer->last_error() );
			return $answer->give( 'mail_failed', $form->message( 'mail_sent_ng' ), $sending->extra() );
		}
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
