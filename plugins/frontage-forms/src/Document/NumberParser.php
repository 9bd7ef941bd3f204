<?php

declare( strict_types=1 );

namespace Frontage\Forms\Document;

use Frontage\Kit\Language;
use Frontage\Rules\NumberReader;

defined( 'ABSPATH' ) || exit;

/**
 * Reads submitted values as numbers, for conditions and formulas. Values from browsers and formulas are plain numbers, others are in the
 * format of the form's locale (docs/reference/contact-forms.md §6). The TypeScript port is page/numeric-values.ts.
 */
final class NumberParser {

	private const PLAIN = [ 'number', 'range', 'hidden' ];

	private const CHOICES = [ 'select', 'checkbox', 'radio' ];

	private readonly string $decimal;

	/** @param array<array-key, string> $types Type of each field's control, as of an input; `select` for choices. */
	public function __construct( string $locale, private readonly array $types ) {
		$this->decimal = Language::decimal_separator( $locale );
	}

	/** Number for a condition: text may follow it. Use '' as the field for values that the owner wrote. */
	public function parse_for_condition( string $field, string $text ): ?float {
		return NumberReader::leading( $text, $this->decimal, $this->is_plain_field( $field ) );
	}

	/** Number for a formula: for a choice the number at the start of its text, else the whole value. */
	public function parse_for_formula( string $field, string $text ): ?float {
		return in_array( $this->types[ $field ] ?? '', self::CHOICES, true )
			? NumberReader::leading( $text, $this->decimal, false )
			: NumberReader::read( $text, $this->decimal, $this->is_plain_field( $field ) );
	}

	private function is_plain_field( string $field ): bool {
		return '' === $field || in_array( $this->types[ $field ] ?? '', self::PLAIN, true );
	}
}
