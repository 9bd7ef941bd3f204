<?php

declare( strict_types=1 );

namespace Frontage\Forms\Form\Check;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Form\Groups;
use Frontage\Forms\Form\PlainInputs;

defined( 'ABSPATH' ) || exit;

/** Reads when a form's groups are shown, and says which never are and what is asked in vain. */
final class ConditionCheck {

	public function __construct( private readonly Form $form ) {}

	/** @return list<Problem> */
	public function problems(): array {
		$groups   = ( new Groups( $this->form->template ) )->names();
		$targets  = array_column( $this->form->conditions, 'then_field' );
		$problems = [];
		foreach ( array_diff( $groups, $targets ) as $name ) {
			/* translators: %s: name of a group of fields. */
			$problems[] = $this->problem( 'group_without_condition', sprintf( __( 'Visitors never see the group “%s”: it has no condition.', 'frontage-forms' ), $name ), $name );
		}
		$fields = $groups || $targets ? [ ...array_column( $this->form->tags(), 'name' ), ...array_map( 'strval', array_keys( PlainInputs::of( $this->form ) ) ) ] : [];
		$asked  = [];
		foreach ( $this->form->conditions as [ 'then_field' => $target, 'and_rules' => $rules ] ) {
			foreach ( in_array( $target, [ ...$groups, ...$fields ], true ) ? $rules : [] as [ 'if_field' => $field ] ) {
				$asked[ $field ] ??= $target;
			}
		}
		foreach ( array_diff_key( $asked, array_flip( $fields ) ) as $field => $target ) {
			/* translators: %s: a field's name. */
			$problems[] = $this->problem( 'unknown_condition_field', sprintf( __( 'A condition asks for “%s”, which is no field of this form.', 'frontage-forms' ), $field ), $target );
		}
		return $problems;
	}

	/** On the line of the group. */
	private function problem( string $code, string $message, string $group ): Problem {
		$found = preg_match( '/\[group\s+' . preg_quote( $group, '/' ) . '(?=[\s\]])/', $this->form->template, $match, PREG_OFFSET_CAPTURE );
		return new Problem( 'form.body', $code, $message, $found ? substr_count( $this->form->template, "\n", 0, $match[0][1] ) + 1 : 0, Problem::WARNING );
	}
}
