<?php

namespace Frontage\Forms\Form;

/** A form as its owner wrote it. Immutable: `with()` gives a changed copy. */
final class Form {

	private const MAIL = [
		'active'             => false,
		'subject'            => '',
		'sender'             => '',
		'recipient'          => '',
		'body'               => '',
		'additional_headers' => '',
		'attachments'        => '',
		'use_html'           => false,
		'exclude_blank'      => false,
	];

	/** @var array<string, mixed> */
	public readonly array $mail;

	/** @var array<string, mixed> */
	public readonly array $mail_2;

	/** @var array<string, string> Complete: keys without a stored text have the default. */
	public readonly array $messages;

	/** @var list<Tag>|null */
	private ?array $tags = null;

	/** @var array<string, string>|null */
	private ?array $settings = null;

	/** @var list<array<string, mixed>>|null */
	private ?array $rules = null;

	/**
	 * @param array<mixed> $mail     active, subject, sender, recipient, body, additional_headers, attachments, use_html, exclude_blank.
	 * @param array<mixed> $mail_2   The same.
	 * @param array<mixed> $messages
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
		$this->mail     = self::complete( [ 'active' => true ] + $mail );
		$this->mail_2   = self::complete( $mail_2 );
		$this->messages = array_filter( $messages, 'is_string' ) + Messages::defaults();
	}

	/** The default form of docs/reference/contact-forms.md §8, not stored. */
	public static function starter( string $locale = '' ): self {
		return Starter::form( $locale );
	}

	/** @return list<Tag> Every form-tag of the template, in order. */
	public function tags(): array {
		return $this->tags ??= ( new Parser( TagTypes::instance() ) )->scan( $this->template );
	}

	/** @return list<Tag> */
	public function tags_of( string ...$basetypes ): array {
		return array_values( array_filter( $this->tags(), static fn ( Tag $tag ): bool => in_array( $tag->basetype, $basetypes, true ) ) );
	}

	/** An additional setting as written; the first of a name wins. */
	public function setting( string $name ): ?string {
		$this->settings ??= Settings::parse( $this->additional_settings );
		return $this->settings[ $name ] ?? null;
	}

	/** True when the setting says `on`, `true` or `1`. */
	public function is_on( string $name ): bool {
		return in_array( $this->setting( $name ), [ 'on', 'true', '1' ], true );
	}

	/** A text for visitors, without markup; mail-tags are still in it. */
	public function message( string $key ): string {
		return wp_strip_all_tags( $this->messages[ $key ] ?? '' );
	}

	/** @return list<array<string, mixed>> Rules of docs/reference/contact-forms.md §6 in the order that decides which error shows. */
	public function rules(): array {
		return $this->rules ??= $this->make_rules();
	}

	public function has_files(): bool {
		foreach ( $this->tags() as $tag ) {
			if ( TagTypes::instance()->supports( $tag->type, 'file-uploading' ) ) {
				return true;
			}
		}
		return false;
	}

	/** The form element's `enctype`, empty for the browser's default. */
	public function enctype(): string {
		return $this->has_files() ? 'multipart/form-data' : '';
	}

	/** Whether a request must prove that it comes from this visitor's page: members' forms, or a filter. Pages of such forms cannot be cached. */
	public function needs_nonce(): bool {
		/**
		 * Filters whether a form carries and checks a nonce for signed-in visitors.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $needs
		 * @param Form $form
		 */
		return (bool) apply_filters( 'frontage_forms_verify_nonce', $this->is_on( 'subscribers_only' ), $this );
	}

	/** @param array<string, mixed> $properties By name: id, title, slug, locale, hash, template, mail, mail_2, messages, additional_settings. */
	public function with( array $properties ): self {
		$all = get_object_vars( $this );
		unset( $all['tags'], $all['settings'], $all['rules'] );
		/** @var array{id: int, title: string, slug: string, locale: string, hash: string, template: string, mail: array<mixed>, mail_2: array<mixed>, messages: array<mixed>, additional_settings: string} $all */
		$all = array_merge( $all, $properties );
		return new self( ...$all );
	}

	/** @return list<array<string, mixed>> */
	private function make_rules(): array {
		$early = [];
		$late  = [];
		foreach ( $this->tags() as $tag ) {
			$type = TagTypes::instance()->get( $tag->type );
			if ( $type ) {
				$early[ $type->rule_order() ][] = $type->rules( $tag, $this );
				$late[ $type->rule_order() ][]  = $type->late_rules( $tag, $this );
			}
		}
		ksort( $early );
		ksort( $late );
		$rules = array_merge( ...array_merge( [], ...array_values( $early ), ...array_values( $late ) ) );
		/**
		 * Filters the rules that a form's values must keep, in the order in which they are tried.
		 *
		 * @since 0.1.0
		 *
		 * @param list<array<string, mixed>> $rules docs/reference/contact-forms.md §6.
		 * @param Form                       $form
		 */
		$filtered = apply_filters( 'frontage_forms_rules', $rules, $this );
		return is_array( $filtered ) ? array_values( array_filter( $filtered, 'is_array' ) ) : $rules;
	}

	/**
	 * @param array<mixed> $mail
	 * @return array<string, mixed>
	 */
	private static function complete( array $mail ): array {
		$complete = [];
		foreach ( self::MAIL as $key => $default ) {
			$value            = $mail[ $key ] ?? $default;
			$complete[ $key ] = is_string( $default ) ? ( is_scalar( $value ) ? (string) $value : '' ) : (bool) $value;
		}
		return $complete;
	}
}
