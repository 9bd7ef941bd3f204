<?php

namespace Frontage\Forms\Form;

/** One form-tag of a template, as the grammar reads it (docs/reference/contact-forms.md §3). */
final class Tag {

	/**
	 * @param list<string>                 $options
	 * @param list<string>                 $raw_values As typed, with pipes.
	 * @param list<string>                 $values     Before the pipe: what a visitor sends.
	 * @param list<string>                 $labels     Before the pipe: what a visitor sees.
	 * @param list<array{string, string}>  $pipes      Shown value and the value for mails.
	 */
	public function __construct(
		public readonly string $type,
		public readonly string $basetype,
		public readonly string $raw_name = '',
		public readonly string $name = '',
		public readonly array $options = [],
		public readonly array $raw_values = [],
		public readonly array $values = [],
		public readonly array $labels = [],
		public readonly array $pipes = [],
		public readonly string $attr = '',
		public readonly string $content = '',
	) {}

	public function is_required(): bool {
		return str_ends_with( $this->type, '*' );
	}

	/** A bare word, or `word:` with any value. */
	public function has_option( string $name ): bool {
		foreach ( $this->options as $option ) {
			if ( $option === $name || str_starts_with( $option, $name . ':' ) ) {
				return true;
			}
		}
		return false;
	}

	/** The first `name:value` whose value matches the pattern (a whole-string regular expression without delimiters). */
	public function option( string $name, string $pattern = '.+' ): ?string {
		return $this->option_list( $name, $pattern )[0] ?? null;
	}

	/** @return list<string> All values of `name:value` that match the pattern. */
	public function option_list( string $name, string $pattern = '.+' ): array {
		$found = [];
		foreach ( $this->options as $option ) {
			if ( str_starts_with( $option, $name . ':' ) ) {
				$value = substr( $option, strlen( $name ) + 1 );
				if ( preg_match( '~^(?:' . $pattern . ')$~Di', $value ) ) {
					$found[] = $value;
				}
			}
		}
		return $found;
	}

	/** The value that mails get for what a visitor chose (pipes); unknown values pass unchanged. */
	public function pipe( string $value ): string {
		foreach ( $this->pipes as [ $shown, $sent ] ) {
			if ( $shown === $value ) {
				return $sent;
			}
		}
		return $value;
	}

	/** @return array<string, mixed> For the REST route that lists a form's fields. */
	public function to_array(): array {
		return get_object_vars( $this );
	}
}
