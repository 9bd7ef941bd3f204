<?php

namespace Frontage\Forms\Form;

use Frontage\Forms\Document\FieldErrors;
use Frontage\Forms\Document\FormDocument;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Document\SharedFieldNames;
use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/** A form: its document, plus the form-tags parsed from its template. Immutable: `with()` returns a changed copy. */
final class Form extends FormDocument {

	/** @var list<FormTag>|null */
	private ?array $tags = null;

	/** @var list<array<string, mixed>>|null */
	private ?array $rules = null;

	public function tags(): array {
		return $this->tags ??= ( new FormTagParser( TagTypeRegistry::instance() ) )->scan( $this->template );
	}

	/** @return list<array<string, mixed>> Rules of docs/reference/contact-forms.md §6 in the order that decides which error is shown. */
	public function rules(): array {
		return $this->rules ??= $this->collect_rules();
	}

	public function has_files(): bool {
		foreach ( $this->tags() as $tag ) {
			if ( TagTypeRegistry::instance()->supports( $tag->type, 'file-uploading' ) ) {
				return true;
			}
		}
		return false;
	}

	/** The form element's `enctype`, empty for the browser's default. */
	public function enctype(): string {
		return $this->has_files() ? 'multipart/form-data' : '';
	}

	/** The form as visitors get it: changes by code apply to rendering, validation and emails, never to storage. */
	public function filter_for_visitor(): self {
		/**
		 * Filters a form before it is rendered for a visitor, or validates a submission.
		 *
		 * @since 0.1.0
		 *
		 * @param Form $form Change a copy: `$form->with( [ 'template' => … ] )`.
		 */
		$form = apply_filters( 'frontage_forms_for_visitor', $this );
		return $form instanceof self ? $form : $this;
	}

	/** Hash of the stored form, which changes with every edit. A client that saves sends the version it started from. */
	public function version(): string {
		$current_properties = get_object_vars( $this );
		unset( $current_properties['tags'], $current_properties['rules'], $current_properties['slug'] );
		return substr( hash( 'sha256', (string) wp_json_encode( $current_properties ) ), 0, 16 );
	}

	/** Whether submissions need a nonce: forms for members, or by a filter. Pages of such forms cannot be cached. */
	public function needs_nonce(): bool {
		/**
		 * Filters whether a form outputs and checks a nonce for signed-in visitors.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $needs
		 * @param Form $form
		 */
		return (bool) apply_filters( 'frontage_forms_verify_nonce', $this->is_on( 'subscribers_only' ), $this );
	}

	/** @param array<string, mixed> $properties By name: id, title, slug, locale, hash, template, mail, mail_2, messages, additional_settings, conditions, after, mails. */
	public function with( array $properties ): self {
		$current_properties = get_object_vars( $this );
		unset( $current_properties['tags'], $current_properties['rules'] );
		/** @var array{id: int, title: string, slug: string, locale: string, hash: string, template: string, mail: array<mixed>, mail_2: array<mixed>, messages: array<mixed>, additional_settings: string, conditions: array<mixed>, after: array<mixed>, mails: array<mixed>} $current_properties */
		$current_properties = array_merge( $current_properties, $properties );
		return new self( ...$current_properties );
	}

	/** @return list<array<string, mixed>> */
	private function collect_rules(): array {
		$early_rules = [];
		$late_rules  = [];
		foreach ( $this->tags() as $tag ) {
			$type = TagTypeRegistry::instance()->get( $tag->type );
			if ( $type ) {
				$early_rules[ $type->rule_order() ][] = $type->rules( $tag, $this );
				$late_rules[ $type->rule_order() ][]  = $type->late_rules( $tag, $this );
			}
		}
		ksort( $early_rules );
		ksort( $late_rules );
		$rules = FieldErrors::fill_rules( $this, SharedFieldNames::merge_enum_rules( $this, array_merge( ...array_merge( [], ...array_values( $early_rules ), ...array_values( $late_rules ) ) ) ) );
		/**
		 * Filters the validation rules of a form's values, in the order in which they are checked.
		 *
		 * @since 0.1.0
		 *
		 * @param list<array<string, mixed>> $rules docs/reference/contact-forms.md §6.
		 * @param Form                       $form
		 */
		$filtered = apply_filters( 'frontage_forms_rules', $rules, $this );
		return is_array( $filtered ) ? array_values( array_filter( $filtered, 'is_array' ) ) : $rules;
	}
}
