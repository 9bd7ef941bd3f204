<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

use Frontage\Forms\Feedback\Submission;
use Frontage\Forms\Form\Form;

/** Sends the mails of one submission: `mail`, and after it was accepted `mail_2` when the owner switched it on. */
final class Mailer {

	private string $last_error = '';

	/** True when the first mail was accepted; a second mail that fails changes nothing. */
	public function send( Form $form, Submission $submission ): bool {
		return false;
	}

	/** Why the last mail was not accepted, for the owner's eyes; '' when it was. */
	public function last_error(): string {
		return $this->last_error;
	}
}
