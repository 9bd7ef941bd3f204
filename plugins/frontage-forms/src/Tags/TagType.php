<?php

namespace Frontage\Forms\Tags;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormTag;

defined( 'ABSPATH' ) || exit;

/** What a form-tag of one kind prints, which rules it makes and how its value is read. One subclass per kind in Tags/. */
abstract class TagType {

	/**
	 * What the rest of the plugin must know of it: `name-attr`, `selectable-values`, `file-uploading`, `file-links` (mails name its files by links), `not-for-mail`, `do-not-store`,
	 * `display-block`, `display-hidden`, `zero-controls-container`, `singular` (docs/reference/contact-forms.md §11).
	 *
	 * @return list<string>
	 */
	public function features(): array {
		return [ 'name-attr' ];
	}

	/**
	 * What an editor offers for it; null when it offers nothing, as for types that only old forms have.
	 *
	 * Options stand in the order of the editor, each with its kind: `switch` (a bare word), `text` or `number` (`name:value`),
	 * `pick` (numbers of choices) or the list of what it may say. `values` is what stands in quotes behind them.
	 *
	 * @param string $type Its name without a star: one class may serve several.
	 * @return array{options: array<string, string|list<string>>, values?: 'one'|'many', content?: true}|null
	 */
	public function description( string $type ): ?array {
		return null;
	}

	/** The tag's markup, escaped. */
	abstract public function render( FormTag $tag, RenderContext $view ): string;

	/** The place of its rules among those of other types: the first failing rule of the list decides (docs/reference/contact-forms.md §6). */
	public function rule_order(): int {
		return 100;
	}

	/** @return list<array<string, mixed>> Rules of docs/reference/contact-forms.md §6, without the `enum` ones. */
	public function rules( FormTag $tag, FormDocument $form ): array {
		return [];
	}

	/** @return list<array<string, mixed>> Rules that stand after those of all other fields. */
	public function late_rules( FormTag $tag, FormDocument $form ): array {
		return [];
	}

	/**
	 * The submitted value before pipes.
	 *
	 * @param mixed                $raw  What was sent under the tag's name; null when nothing was.
	 * @param array<string, mixed> $post All fields, also those that begin with `_`.
	 * @return string|list<string>
	 */
	public function posted( FormTag $tag, mixed $raw, array $post ): string|array {
		return is_array( $raw ) ? array_values( array_filter( $raw, 'is_string' ) ) : ( is_string( $raw ) ? $raw : '' );
	}

	/**
	 * An error that no rule can state, e.g. a wrong quiz answer; null when the field is right. Runs after the rules, on fields they passed.
	 *
	 * @param mixed                $raw  What was sent under the tag's name; null when nothing was.
	 * @param array<string, mixed> $post All fields, also those that begin with `_`.
	 */
	public function check( FormTag $tag, FormDocument $form, mixed $raw, array $post ): ?string {
		return null;
	}

	/**
	 * What a form that was sent, or comes from a cached page, must be given anew: `[ 'quiz' => [ question, token ] ]`.
	 *
	 * @return array<string, mixed> By key of the refill answer (docs/reference/contact-forms.md §4).
	 */
	public function refill( FormTag $tag, FormDocument $form ): array {
		return [];
	}

	/**
	 * The value as mails show it: plain text, which Mail\MailTags escapes in HTML mails. Uploaded files are named there too.
	 *
	 * @param string|list<string> $value Pipes are applied (`Submission::piped()`).
	 * @param bool                $html  Only an acceptance heeds it: its condition then has the owner's markup.
	 */
	public function mail_value( FormTag $tag, string|array $value, string $separator = ', ', bool $html = false ): string {
		return is_array( $value ) ? implode( $separator, $value ) : $value;
	}
}
