<?php

declare( strict_types=1 );

namespace Frontage\Forms\Mail;

use Frontage\Forms\Feedback\Submission;
use Frontage\Forms\Form\Form;

/** Puts a submission's values in the place of the mail-tags of a text (docs/reference/contact-forms.md §8). */
final class MailTags {

	/**
	 * @param ?Submission $submission    Null: only the tags of the site and the form are known, fields are empty.
	 * @param int         $invalid_count For `[_invalid_fields]`.
	 */
	public function __construct(
		private readonly Form $form,
		private readonly ?Submission $submission = null,
		private readonly int $invalid_count = 0,
	) {}

	/** A line of a mail: subject, recipient, header. */
	public function replace( string $text ): string {
		return $text;
	}

	/** A mail's body. In HTML values are escaped; with `$exclude_blank` lines whose mail-tags are all empty are left out. */
	public function replace_body( string $text, bool $html = false, bool $exclude_blank = false ): string {
		return $text;
	}

	/** A message for the visitor (§10): mail-tags replaced, markup taken out. */
	public function replace_message( string $text ): string {
		return $text;
	}

	/**
	 * The names of all mail-tags in a text, for checking a form.
	 *
	 * @return list<string>
	 */
	public static function names( string $text ): array {
		return [];
	}

	/** True when a mail-tag of that name is not a field's but one of ours, such as `_remote_ip`. */
	public static function is_special( string $name ): bool {
		return str_starts_with( $name, '_' );
	}
}
