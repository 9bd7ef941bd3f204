<?php

namespace Frontage\Forms\Tags;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormTag;

defined( 'ABSPATH' ) || exit;

/** Base class of form-tag types: what a tag renders, which rules it adds and how its value is read. One subclass per type, in TagTypes/. */
abstract class TagType {

	/**
	 * Features that the rest of the plugin checks: `name-attr`, `selectable-values`, `file-uploading`, `file-links` (emails link to its files), `not-for-mail`, `do-not-store`,
	 * `display-block`, `display-hidden`, `zero-controls-container`, `singular` (docs/reference/contact-forms.md §11).
	 *
	 * @return list<string>
	 */
	public function features(): array {
		return [ 'name-attr' ];
	}

	/**
	 * Describes the type for editors; null to hide it, as for types that only old forms use.
	 *
	 * Options are in the order of the editor, each with its kind: `switch` (a flag), `text` or `number` (`name:value`),
	 * `pick` (numbers of choices) or the list of allowed values. `values` describes the quoted values after the options.
	 *
	 * @param string $type Type name without an asterisk, since one class may handle several.
	 * @return array{options: array<string, string|list<string>>, values?: 'one'|'many', content?: true}|null
	 */
	public function description( string $type ): ?array {
		return null;
	}

	/** The tag's markup, escaped. */
	abstract public function render( FormTag $tag, RenderContext $view ): string;

	/** Position of its rules among those of other types: the first failing rule decides (docs/reference/contact-forms.md §6). */
	public function rule_order(): int {
		return 100;
	}

	/** @return list<array<string, mixed>> Rules of docs/reference/contact-forms.md §6, without the `enum` ones. */
	public function rules( FormTag $tag, FormDocument $form ): array {
		return [];
	}

	/** @return list<array<string, mixed>> Rules added after those of all other fields. */
	public function late_rules( FormTag $tag, FormDocument $form ): array {
		return [];
	}

	/**
	 * The submitted value before pipes.
	 *
	 * @param mixed                $raw  Value sent under the tag's name, or null.
	 * @param array<string, mixed> $post All fields, including those that begin with `_`.
	 * @return string|list<string>
	 */
	public function posted( FormTag $tag, mixed $raw, array $post ): string|array {
		return is_array( $raw ) ? array_values( array_filter( $raw, 'is_string' ) ) : ( is_string( $raw ) ? $raw : '' );
	}

	/**
	 * An error that no rule can express, e.g. a wrong quiz answer; null when the field is valid. Runs after the rules, on fields that
	 * passed them.
	 *
	 * @param mixed                $raw  Value sent under the tag's name, or null.
	 * @param array<string, mixed> $post All fields, including those that begin with `_`.
	 */
	public function check( FormTag $tag, FormDocument $form, mixed $raw, array $post ): ?string {
		return null;
	}

	/**
	 * New data for a form that was sent or comes from a cached page: `[ 'quiz' => [ question, token ] ]`.
	 *
	 * @return array<string, mixed> By key of the refill response (docs/reference/contact-forms.md §4).
	 */
	public function refill( FormTag $tag, FormDocument $form ): array {
		return [];
	}

	/**
	 * The value for emails: plain text, which Mail\MailTagReplacer escapes in HTML emails. It also contains the names of uploaded files.
	 *
	 * @param string|list<string> $value Pipes are applied (`Submission::piped()`).
	 * @param bool                $html  Used by acceptance tags only: their condition then keeps its markup.
	 */
	public function mail_value( FormTag $tag, string|array $value, string $separator = ', ', bool $html = false ): string {
		return is_array( $value ) ? implode( $separator, $value ) : $value;
	}
}
