<?php

namespace Frontage\Forms\Form;

/** A form as its owner wrote it. Immutable: `with()` gives a changed copy. */
final class Form {

	/** @var array<string, string> Complete: keys without a stored text have the default. */
	public readonly array $messages;

	/** @var array<string, mixed> */
	public readonly array $mail;

	/** @var array<string, mixed> */
	public readonly array $mail_2;

	/** @var list<Tag>|null */
	private ?array $tags = null;

	/**
	 * @param array<string, mixed>  $mail     active, subject, sender, recipient, body, additional_headers, attachments, use_html, exclude_blank.
	 * @param array<string, mixed>  $mail_2   The same.
	 * @param array<string, string> $messages
	 */
	public function __construct(
		public readonly int $id = 0,
		public readonly string $title = '',
		public readonly string $slug = '',
		public readonly string $locale = 'en_US',
		public readonly string $hash = '',
		public readonly string $template = '',
		array $mail = [],
		array $mail_2 = [],
		array $messages = [],
		public readonly string $additional_settings = '',
	) {
		$this->mail     = $mail;
		$this->mail_2   = $mail_2;
		$this->messages = $messages;
	}

	/** The default form of docs/reference/contact-forms.md §8, not stored. */
	public static function starter( string $locale = '' ): self {
		return new self( locale: $locale );
	}

	/** @return list<Tag> Every form-tag of the template, in order. */
	public function tags(): array {
		return $this->tags ??= [];
	}

	/** @return list<Tag> */
	public function tags_of( string ...$basetypes ): array {
		return array_values( array_filter( $this->tags(), static fn ( Tag $tag ): bool => in_array( $tag->basetype, $basetypes, true ) ) );
	}

	/** An additional setting as written; the first of a name wins. */
	public function setting( string $name ): ?string {
		return null;
	}

	/** True when the setting says `on`, `true` or `1`. */
	public function is_on( string $name ): bool {
		return in_array( $this->setting( $name ), [ 'on', 'true', '1' ], true );
	}

	public function message( string $key ): string {
		return $this->messages[ $key ] ?? '';
	}

	/** @return list<array<string, mixed>> Rules of docs/reference/contact-forms.md §6 in the order that decides which error shows. */
	public function rules(): array {
		return [];
	}

	public function has_files(): bool {
		return false;
	}

	/** The form element's `enctype`, empty for the browser's default. */
	public function enctype(): string {
		return $this->has_files() ? 'multipart/form-data' : '';
	}

	/** @param array<string, mixed> $properties By name: id, title, slug, locale, hash, template, mail, mail_2, messages, additional_settings. */
	public function with( array $properties ): self {
		$all = get_object_vars( $this );
		unset( $all['tags'] );
		return new self( ...array_merge( $all, $properties ) );
	}
}
