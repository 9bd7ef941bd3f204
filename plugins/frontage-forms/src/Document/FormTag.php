<?php

namespace Frontage\Forms\Document;

defined( 'ABSPATH' ) || exit;

/** One form-tag of a template, as parsed (docs/reference/contact-forms.md §3). */
final class FormTag {

	/** Maximum length of any field, so that stored and emailed data stays small. */
	private const LONGEST = 20000;

	/**
	 * @param list<string>                 $options
	 * @param list<string>                 $raw_values As typed, with pipes.
	 * @param list<string>                 $values     Values that a visitor sends, without pipes.
	 * @param list<string>                 $labels     Texts that a visitor sees, without pipes.
	 * @param list<array{string, string}>  $pipes      Displayed value and value for emails.
	 * @param string                       $attr       Raw text of a tag without a name whose options and values cannot be parsed.
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

	/** Whether there is an option `name`, or `name:` with any value. */
	public function has_option( string $name ): bool {
		foreach ( $this->options as $option ) {
			if ( $option === $name || str_starts_with( $option, $name . ':' ) ) {
				return true;
			}
		}
		return false;
	}

	/** Value of the first `name:value` that matches the pattern (a regular expression for the whole value, without delimiters). */
	public function option( string $name, string $pattern = '.+' ): ?string {
		return $this->option_list( $name, $pattern )[0] ?? null;
	}

	/** @return list<string> All values of `name:value` that match the pattern. */
	public function option_list( string $name, string $pattern = '.+' ): array {
		$matching_values = [];
		foreach ( $this->options as $option ) {
			if ( str_starts_with( $option, $name . ':' ) ) {
				$value = substr( $option, strlen( $name ) + 1 );
				if ( preg_match( '~^(?:' . $pattern . ')$~Di', $value ) ) {
					$matching_values[] = $value;
				}
			}
		}
		return $matching_values;
	}

	/** `size:30`, or the first part of `30/200` and `30x5/200`. */
	public function size(): ?int {
		return $this->parse_number( 'size' ) ?? $this->parse_shorthand( '~^(\d+)(?:/\d*)?$~' );
	}

	/** `cols:30`, or the first part of `30x5/200`. */
	public function cols(): ?int {
		return $this->parse_number( 'cols' ) ?? $this->parse_shorthand( '~^(\d+)x\d*(?:/\d*)?$~' );
	}

	/** `rows:5`, or the second part of `30x5/200`. */
	public function rows(): ?int {
		return $this->parse_number( 'rows' ) ?? $this->parse_shorthand( '~^\d*x(\d+)(?:/\d*)?$~' );
	}

	/** `maxlength:200`, or the last part of `30/200` and `30x5/200`. */
	public function maxlength(): ?int {
		$length = $this->parse_number( 'maxlength' ) ?? $this->parse_shorthand( '~^(?:\d*x?\d*)/(\d+)$~' );
		return null === $length ? null : min( $length, self::LONGEST );
	}

	public function minlength(): ?int {
		return $this->parse_number( 'minlength' );
	}

	/** Whether minimum and maximum length contradict each other; then neither applies. */
	public function has_impossible_length( int $default_maxlength ): bool {
		return ( $this->maxlength() ?? $default_maxlength ) < ( $this->minlength() ?? 0 );
	}

	/** `min:`, `max:` or `step:` of a number, as typed. */
	public function decimal( string $name ): ?string {
		return $this->option( $name, '-?(?:\d+(?:\.\d+)?|\.\d+)' );
	}

	/** `min:` or `max:` of a date as YYYY-MM-DD: a date, or a phrase such as `today+3_weeks`. */
	public function date( string $name ): ?string {
		$value = $this->option( $name );
		return null === $value ? null : self::parse_date( $value );
	}

	/** A date or phrase of the site's time zone as YYYY-MM-DD; null when it is neither. */
	public static function parse_date( string $phrase ): ?string {
		$phrase = trim( str_replace( '_', ' ', $phrase ) );
		if ( '' === $phrase ) {
			return null;
		}
		try {
			return ( new \DateTimeImmutable( $phrase, wp_timezone() ) )->format( 'Y-m-d' );
		} catch ( \Exception ) { // Not a date: the option is ignored.
			return null;
		}
	}

	/** The value for emails of a visitor's choice (pipes); unknown values are returned unchanged. Browsers send "R&D" for "R&amp;D". */
	public function value_after_pipe( string $value ): string {
		foreach ( $this->pipes as [ $label, $piped_value ] ) {
			if ( $label === $value || self::decode_entities( $label ) === $value ) {
				return $piped_value;
			}
		}
		return $value;
	}

	/** A value as a browser sends it: without entities. */
	public static function decode_entities( string $value ): string {
		return html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/** The tag as written in a template. */
	public function to_template_text(): string {
		$values = array_map( static fn ( string $value ): string => str_contains( $value, '"' ) ? "'$value'" : "\"$value\"", $this->raw_values );
		$parts  = array_filter( [ $this->type, $this->raw_name, ...$this->options, ...$values, $this->attr ], static fn ( string $part ): bool => '' !== $part );
		return '[' . implode( ' ', $parts ) . ']' . ( '' === $this->content ? '' : "$this->content[/$this->type]" );
	}

	/** @return array<string, mixed> For the REST route that lists a form's fields. */
	public function to_array(): array {
		return get_object_vars( $this );
	}

	private function parse_number( string $name ): ?int {
		$value = $this->option( $name, '[1-9]\d{0,8}' );
		return null === $value ? null : (int) $value;
	}

	private function parse_shorthand( string $pattern ): ?int {
		foreach ( $this->options as $option ) {
			if ( preg_match( $pattern . 'D', $option, $match ) && (int) $match[1] > 0 ) {
				return (int) $match[1];
			}
		}
		return null;
	}
}
