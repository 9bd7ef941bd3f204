<?php

declare( strict_types=1 );

namespace Frontage\Forms\Checks;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\Calculations;
use Frontage\Forms\Submission\FieldValues;
use Frontage\Rules\Formula;

defined( 'ABSPATH' ) || exit;

/** Checks the calculations of a form: reports formulas that cannot be parsed and fields that they can never read. */
final class CalculationCheck {

	public function __construct( private readonly Form $form ) {}

	/** @return list<FormProblem> */
	public function find_problems(): array {
		if ( ! Calculations::parse_calculations( $this->form ) ) {
			return [];
		}
		$before   = array_diff( FieldValues::list_names( $this->form ), array_keys( Calculations::parse_calculations( $this->form ) ) );
		$problems = [];
		foreach ( $this->form->tags() as $tag ) {
			if ( Calculations::TYPE !== $tag->type ) {
				continue;
			}
			$steps = Formula::read( Calculations::find_formula( $tag ) );
			if ( null === $steps ) {
				/* translators: %s: a field's name. */
				$problems[] = $this->create_problem( 'unreadable_formula', sprintf( __( 'The formula of “%s” is invalid, so it has no result.', 'frontage-forms' ), $tag->name ), $tag );
			}
			foreach ( array_diff( array_unique( [ ...Formula::fields( $steps ?? [] ), ...array_keys( Calculations::find_choice_numbers( $tag ) ) ] ), $before ) as $field ) {
				/* translators: %s: a field's name. */
				$problems[] = $this->create_problem( 'unknown_formula_field', sprintf( __( 'The formula uses an unknown field or later calculation: “%s”. Put spaces around minus signs.', 'frontage-forms' ), $field ), $tag );
			}
			$before[] = $tag->name;
		}
		return $problems;
	}

	private function create_problem( string $code, string $message, FormTag $tag ): FormProblem {
		return FormProblem::at_tag( $this->form->template, Calculations::TYPE, $tag->raw_name, $code, $message );
	}
}
