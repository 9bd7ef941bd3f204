<?php

namespace Frontage\Forms\Form;

/** What a form-tag of one kind prints, which rules it makes and how its value is read. One subclass per kind in Tags/. */
abstract class TagType {

	/**
	 * The names this type answers to, with `*` where the form with a star exists: `[ 'text', 'text*' ]`.
	 *
	 * @return list<string>
	 */
	abstract public function names(): array;

	/**
	 * What the rest of the plugin must know of it: `name-attr`, `selectable-values`, `file-uploading`, `not-for-mail`, `do-not-store`,
	 * `display-block`, `display-hidden`, `zero-controls-container`, `singular` (docs/reference/contact-forms.md §11).
	 *
	 * @return list<string>
	 */
	public function features(): array {
		return [ 'name-attr' ];
	}

	/** The tag's markup, escaped. */
	abstract public function render( Tag $tag, View $view ): string;

	/** @return list<array<string, mixed>> Rules of docs/reference/contact-forms.md §6, without the `enum` ones. */
	public function rules( Tag $tag, Form $form ): array {
		return [];
	}

	/** @return list<array<string, mixed>> Rules that stand after those of all other fields. */
	public function late_rules( Tag $tag, Form $form ): array {
		return [];
	}

	/**
	 * The submitted value before pipes.
	 *
	 * @param mixed                $raw  What was sent under the tag's name; null when nothing was.
	 * @param array<string, mixed> $post All fields, also those that begin with `_`.
	 * @return string|list<string>
	 */
	public function posted( Tag $tag, mixed $raw, array $post ): string|array {
		return is_array( $raw ) ? array_values( array_filter( $raw, 'is_string' ) ) : ( is_string( $raw ) ? $raw : '' );
	}

	/**
	 * An error that no rule can state, e.g. a wrong quiz answer; null when the field is right. Runs after the rules, on fields they passed.
	 *
	 * @param mixed                $raw  What was sent under the tag's name; null when nothing was.
	 * @param array<string, mixed> $post All fields, also those that begin with `_`.
	 */
	public function check( Tag $tag, Form $form, mixed $raw, array $post ): ?string {
		return null;
	}

	/**
	 * What a form that was sent, or comes from a cached page, must be given anew: `[ 'quiz' => [ question, token ] ]`.
	 *
	 * @return array<string, mixed> By key of the refill answer (docs/reference/contact-forms.md §4).
	 */
	public function refill( Tag $tag, Form $form ): array {
		return [];
	}

	/**
	 * The value as mails show it: plain text. Only an acceptance keeps the owner's markup ("Consented: I accept <b>all</b>");
	 * Mail\MailTags takes it out of plain mails, escapes everything else in HTML ones, and names uploaded files itself.
	 *
	 * @param string|list<string> $value Pipes are applied (`Submission::piped()`).
	 */
	public function mail_value( Tag $tag, string|array $value, string $separator = ', ' ): string {
		return is_array( $value ) ? implode( $separator, $value ) : $value;
	}
}
