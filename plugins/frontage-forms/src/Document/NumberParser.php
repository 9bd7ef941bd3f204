<?php

declare( strict_types=1 );

namespace Frontage\Forms\Document;

use Frontage\Kit\Language;
use Frontage\Rules\NumberReader;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the answers to a form as numbers, for its conditions and formulas: what a browser or a formula wrote is plain, the rest is
 * as people of the form's locale write it (docs/reference/contact-forms.md §6). The page does the same: page/numeric-values.ts.
 */
final class NumberParser {

	private const PLAIN = [ 'number', 'range', 'hidden', 'calculation' ];

	private const CHOICES = [ 'select', 'checkbox', 'radio' ];

	private readonly string $decimal;

	/** @param array<array-key, string> $types What each field is: the base type of its tag, or the type of a plain input. */
	public function __construct( string $locale, private readonly array $types ) {
		$this->decimal = Language::decimal( $locale );
	}

	/** What a condition compares: words may follow the number. '' for what the owner wrote. */
	public function compared( string $field, string $text ): ?float {
		return NumberReader::leading( $text, $this->decimal, $this->is_plain( $field ) );
	}

	/** What a formula counts: of a choice the number that its words begin with, else the whole answer. */
	public function counted( string $field, string $text ): ?float {
		return in_array( $this->types[ $field ] ?? '', self::CHOICES, true )
			? NumberReader::leading( $text, $this->decimal, false )
			: NumberReader::read( $text, $this->decimal, $this->is_plain( $field ) );
	}

	private function is_plain( string $field ): bool {
		return '' === $field || in_array( $this->types[ $field ] ?? '', self::PLAIN, true );
	}
}
