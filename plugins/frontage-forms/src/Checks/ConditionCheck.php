<?php

declare( strict_types=1 );

namespace Frontage\Forms\Checks;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Document\SharedFieldNames;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\FieldGroups;
use Frontage\Forms\Submission\FieldValues;
use Frontage\Forms\Submission\PlainHtmlInputs;
use Frontage\Rules\ConditionEvaluator;

defined( 'ABSPATH' ) || exit;

/** Checks the conditions of a form's groups: reports groups that are never shown and conditions that can never be met. */
final class ConditionCheck {

	public function __construct( private readonly Form $form ) {}

	/** @return list<FormProblem> */
	public function find_problems(): array {
		$groups   = ( new FieldGroups( $this->form->template ) )->list_names();
		$targets  = array_column( $this->form->conditions, 'then_field' );
		$problems = $this->find_duplicate_names();
		if ( $groups && ! $this->form->conditions ) {
			$problems[] = $this->create_problem( 'groups_without_conditions', __( 'This form has groups but no conditions, so visitors see every group.', 'frontage-forms' ), $groups[0] );
			return $problems;
		}
		foreach ( array_diff( $groups, $targets ) as $name ) {
			/* translators: %s: name of a group of fields. */
			$problems[] = $this->create_problem( 'group_without_condition', sprintf( __( 'The group “%s” is always hidden because it has no condition.', 'frontage-forms' ), $name ), $name );
		}
		$fields       = $groups || $targets ? [ ...array_column( $this->form->tags(), 'name' ), ...array_map( 'strval', array_keys( PlainHtmlInputs::find_inputs( $this->form ) ) ) ] : [];
		$asked_fields = [];
		foreach ( $this->form->conditions as [ 'then_field' => $target, 'and_rules' => $rules ] ) {
			foreach ( in_array( $target, [ ...$groups, ...$fields ], true ) ? $rules : [] as [ 'if_field' => $field ] ) {
				$asked_fields[ $field ] ??= $target;
			}
		}
		foreach ( array_diff_key( $asked_fields, array_flip( $fields ) ) as $field => $target ) {
			/* translators: %s: a field's name. */
			$problems[] = $this->create_problem( 'unknown_condition_field', sprintf( __( 'A condition uses “%s”, which is not a field in this form.', 'frontage-forms' ), $field ), $target );
		}
		return $problems;
	}

	/**
	 * When two visible controls share a name, only the last one is sent.
	 *
	 * @return list<FormProblem>
	 */
	private function find_duplicate_names(): array {
		$groups_by_name = [];
		foreach ( ( new FieldGroups( $this->form->template ) )->list_texts() as [ 'text' => $text, 'groups' => $groups ] ) {
			foreach ( array_unique( FieldValues::list_names( $this->form->with( [ 'template' => $text ] ) ) ) as $name ) {
				$groups_by_name[ $name ][] = $groups;
			}
		}
		$problems = [];
		foreach ( array_diff_key( $groups_by_name, array_flip( $this->find_multiple_choices() ) ) as $name => $places ) {
			foreach ( $places as $index => $groups ) {
				foreach ( array_slice( $places, $index + 1 ) as $other_groups ) {
					if ( ! isset( $problems[ $name ] ) && $groups !== $other_groups && ! $this->are_exclusive( $groups, $other_groups ) ) {
						/* translators: %s: a field's name. */
						$problems[ $name ] = $this->create_problem( 'name_in_two_groups', sprintf( __( 'Two fields named “%s” can be visible together, so only one answer is stored. Rename one of them.', 'frontage-forms' ), $name ), [ ...$other_groups, ...$groups ][0] );
					}
				}
			}
		}
		return array_values( $problems );
	}

	/**
	 * Whether the two places are never visible together: each condition for one of the groups contradicts each condition for one of the others.
	 *
	 * @param list<string> $groups
	 * @param list<string> $other_groups
	 */
	private function are_exclusive( array $groups, array $other_groups ): bool {
		foreach ( $groups as $group ) {
			foreach ( $other_groups as $other_group ) {
				$own_rules   = $this->find_group_rules( $group );
				$other_rules = $this->find_group_rules( $other_group );
				if ( ! $own_rules || ! $other_rules ) {
					continue;
				}
				$pairs = array_merge( ...array_map( static fn ( array $rules ): array => array_map( static fn ( array $other_rule ): array => [ $rules, $other_rule ], $other_rules ), $own_rules ) );
				if ( array_reduce( $pairs, fn ( bool $places, array $pair ): bool => $places && $this->are_contradictory( ...$pair ), true ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/** @return list<list<array{if_field: string, operator: string, if_value: string}>> The rules of each condition that shows a group. */
	private function find_group_rules( string $group ): array {
		return array_column( array_filter( $this->form->conditions, static fn ( array $condition ): bool => $group === $condition['then_field'] ), 'and_rules' );
	}

	/**
	 * @param list<array{if_field: string, operator: string, if_value: string}> $rules
	 * @param list<array{if_field: string, operator: string, if_value: string}> $other_groups
	 */
	private function are_contradictory( array $rules, array $other_groups ): bool {
		foreach ( $rules as $rule ) {
			foreach ( $other_groups as $other_group ) {
				[ $sign, $other_rules ] = [ ConditionEvaluator::SIGNS[ $rule['operator'] ] ?? '', ConditionEvaluator::SIGNS[ $other_group['operator'] ] ?? '' ];
				$is_same                = $rule['if_value'] === $other_group['if_value'];
				if ( $rule['if_field'] === $other_group['if_field'] && (
					( '!' . $sign === $other_rules || '!' . $other_rules === $sign ) && ( $is_same || '-' === trim( $sign, '!' ) )
					|| '=' === $sign && '=' === $other_rules && ! $is_same && ! in_array( $rule['if_field'], $this->find_multiple_choices(), true )
				) ) {
					return true;
				}
			}
		}
		return false;
	}

	/** @return list<string> Names of choices that accept several values at once. */
	private function find_multiple_choices(): array {
		return array_column( array_filter( $this->form->find_tags( 'checkbox', 'radio', 'select' ), fn ( FormTag $tag ): bool => SharedFieldNames::is_list_field( $this->form, $tag ) ), 'name' );
	}

	/** A problem on the line of the group. */
	private function create_problem( string $code, string $message, string $group ): FormProblem {
		return FormProblem::at_tag( $this->form->template, 'group', $group, $code, $message );
	}
}
