<?php

namespace Frontage\Forms\Tags;

use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormTag;

defined( 'ABSPATH' ) || exit;

/**
 * Base class of form-tag types: what a tag renders, which rules it adds, how its value is read, and what editors say of it. One subclass
 * per type, in TagTypes/.
 *
 * @phpstan-import-type TagDescription from TypeDescription
 */
abstract class TagType {

	/** Names of the type, with `*` where the field can be required; `TagTypeRegistry::register( YourType::class )` uses them. */
	public const NAMES = [];

	/** Features that stay when an add-on replaces the markup of a type. */
	public const KEPT_FEATURES = [ 'single-value', 'short-value', 'draft', 'plain-number', 'leading-number', 'required-mark' ];

	/**
	 * Features that the rest of the plugin checks: `name-attr`, `selectable-values`, `file-uploading`, `file-links` (emails link to its files), `not-for-mail`, `do-not-store`,
	 * `display-block`, `display-hidden`, `zero-controls-container`, `singular` (docs/reference/contact-forms.md §11). Of the value:
	 * - `single-value`: a list of values is refused,
	 * - `short-value`: it has 400 characters at most, or as many as the longest choice; 20,000 without the feature,
	 * - `draft`: "save and continue" stores it,
	 * - `plain-number`: browsers send it as a plain number such as 1.5, whatever the language of the form,
	 * - `leading-number`: a formula uses the number at the start of the text, as of a choice.
	 *
	 * `required-mark`: the label ends in "(required)"; on the page those of input, select and textarea elements do so without it.
	 *
	 * @return list<string>
	 */
	public function features(): array {
		return [ 'name-attr' ];
	}

	/**
	 * Describes the type for editors; null to hide it, as for types that only old forms use. Only `options` is required, the other keys
	 * have defaults (TypeDescription).
	 *
	 * Options are in the order of the editor, each with its kind: `switch` (a flag), `text` or `number` (`name:value`),
	 * `pick` (numbers of choices) or the list of allowed values. An option that OptionLabels does not know is an array with its `kind` and
	 * its `label`, and may have a `help` text. `values` describes the quoted values after the options.
	 *
	 * @param string $type Type name without an asterisk, since one class may handle several.
	 * @phpstan-return TagDescription|null
	 * @return array<string, mixed>|null
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
	 * A suitable value for previews and test emails.
	 *
	 * @return string|list<string>
	 */
	public function sample( FormTag $tag ): string|array {
		return preg_match( '/name/i', $tag->name . ' ' . (string) $tag->option( 'autocomplete' ) ) && ! preg_match( '/company|firm|product/i', $tag->name )
			? __( 'Jane Doe', 'frontage-forms' )
			: __( 'Sample text', 'frontage-forms' );
	}

	/**
	 * The value for emails: plain text, which Mail\MailTagReplacer escapes in HTML emails. It also contains the names of uploaded files.
	 *
	 * @param string|list<string> $value Pipes are applied (`Submission::value_after_pipe()`).
	 * @param bool                $html  Used by acceptance tags only: their condition then keeps its markup.
	 */
	public function mail_value( FormTag $tag, string|array $value, string $separator = ', ', bool $html = false ): string {
		return is_array( $value ) ? implode( $separator, $value ) : $value;
	}
}
