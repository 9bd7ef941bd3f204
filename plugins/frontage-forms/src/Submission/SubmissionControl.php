<?php

namespace Frontage\Forms\Submission;

use Frontage\Forms\Form\Form;

defined( 'ABSPATH' ) || exit;

/** Passed to code that runs before the emails are sent: it can stop, skip or change them, and extend the response. */
final class SubmissionControl {

	private string $status  = '';
	private string $message = '';

	/** @var array<string, mixed> */
	private array $extra = [];

	/**
	 * @param Form $form  Form whose emails are sent and whose messages the visitor sees.
	 * @param bool $mails False when the form's settings disable emails.
	 */
	public function __construct( private Form $form, private bool $mails = true ) {}

	/**
	 * Sends no email and shows this message to the visitor. A stored submission stays stored.
	 *
	 * @param string $status  A custom status: lower-case letters, digits and `_`; anything else counts as `aborted`.
	 * @param string $message For the visitor; '' for the default message.
	 */
	public function stop( string $message = '', string $status = 'aborted' ): void {
		$this->status  = preg_match( '/^[a-z][0-9a-z_]+$/D', $status ) ? $status : 'aborted';
		$this->message = '' !== $message ? $message : __( 'Sending mail has been aborted.', 'frontage-forms' );
	}

	/** Sends no email, but the visitor sees that the message was sent. */
	public function skip_mail(): void {
		$this->mails = false;
	}

	/** Sends emails even if the form's settings disable them. */
	public function send_mail(): void {
		$this->mails = true;
	}

	/** Uses this form for the emails and messages of this submission only; the stored form does not change. */
	public function change_form( Form $form ): void {
		$this->form = $form;
	}

	/** Adds a key to the response. */
	public function add_to_response( string $key, mixed $value ): void {
		$this->extra[ $key ] = $value;
	}

	public function form(): Form {
		return $this->form;
	}

	/** '' unless `stop()` was called. */
	public function status(): string {
		return $this->status;
	}

	public function message(): string {
		return $this->message;
	}

	public function is_mail_enabled(): bool {
		return $this->mails;
	}

	/** @return array<string, mixed> */
	public function extra(): array {
		return $this->extra;
	}
}
