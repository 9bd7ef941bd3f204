<?php

declare( strict_types=1 );

namespace Frontage\Forms\Form;

use Frontage\Rules\NumberReader;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the answers to a form as numbers, for its conditions and formulas: what a browser or a formula wrote is plain, the rest is
 * as people of the form's locale write it (docs/reference/contact-forms.md §6). The page does the same: page/number-of.ts.
 */
final class Numbers {

	private const PLAIN = [ 'number', 'range', 'hidden', 'calculation' ];

	private const CHOICES = [ 'select', 'checkbox', 'radio' ];

	private readonly string $decimal;

	/** @var array<array-key, string> Base types of the form's fields. */
	private readonly array $types;

	public function __construct( private readonly Document $form ) {
		$this->decimal = Language::decimal( $form->locale );
		$this->types   = array_column( array_reverse( $form->tags() ), 'basetype', 'name' ); // The first of a name counts.
	}

	/** What a condition compares: words may follow the number. '' for what the owner wrote. */
	public function compared( string $field, string $text ): ?float {
		return NumberReader::leading( $text, $this->decimal, $this->is_plain( $field ) );
	}

	/** What a formula counts: of a choice the number that its words begin with, else the whole answer. */
	public function counted( string $field, string $text ): ?float {
		return in_array( $this->type( $field ), self::CHOICES, true )
			? NumberReader::leading( $text, $this->decimal, false )
			: NumberReader::read( $text, $this->decimal, $this->is_plain( $field ) );
	}

	private function is_plain( string $field ): bool {
		return '' === $field || in_array( $this->type( $field ), self::PLAIN, true );
	}

	private function type( string $field ): string {
		return $this->types[ $field ] ?? ( $this->form instanceof Form ? PlainInputs::of( $this->form )[ $field ] ?? '' : '' );
	}
}
