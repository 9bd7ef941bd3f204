<?php

namespace Frontage\Forms\Submission;

use Frontage\Forms\Form\Form;

defined( 'ABSPATH' ) || exit;

/** In the hands of code that runs before the mail goes: it can stop the mail, leave it out, change it, and add to the answer. */
final class SubmissionControl {

	private string $status = '';
	private string $message = '';

	/** @var array<string, mixed> */
	private array $extra = [];

	/**
	 * @param Form $form  Whose mails go, and whose texts the visitor is told.
	 * @param bool $mails False where the owner wants no mail.
	 */
	public function __construct( private Form $form, private bool $mails = true ) {}

	/**
	 * No mail goes, and the visitor gets this answer. What was kept stays kept.
	 *
	 * @param string $status  A status of your own: small letters, digits and `_`; anything else counts as `aborted`.
	 * @param string $message For the visitor; '' for our own words.
	 */
	public function stop( string $message = '', string $status = 'aborted' ): void {
		$this->status  = preg_match( '/^[a-z][0-9a-z_]+$/D', $status ) ? $status : 'aborted';
		$this->message = '' !== $message ? $message : __( 'Sending mail has been aborted.', 'frontage-forms' );
	}

	/** No mail goes, but the visitor is told that the message was sent. */
	public function skip_mail(): void {
		$this->mails = false;
	}

	/** Mail goes after all, also where the form's settings say that none does. */
	public function send_mail(): void {
		$this->mails = true;
	}

	/** This one submission is mailed and answered as if the form were this one; the stored form stays as it is. */
	public function change_form( Form $form ): void {
		$this->form = $form;
	}

	/** A further key of the answer. */
	public function add( string $key, mixed $value ): void {
		$this->extra[ $key ] = $value;
	}

	public function form(): Form {
		return $this->form;
	}

	/** '' while nobody stopped it. */
	public function status(): string {
		return $this->status;
	}

	public function message(): string {
		return $this->message;
	}

	public function mails(): bool {
		return $this->mails;
	}

	/** @return array<string, mixed> */
	public function extra(): array {
		return $this->extra;
	}
}
