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
	public function problems(): array {
		$groups   = ( new FieldGroups( $this->form->template ) )->names();
		$targets  = array_column( $this->form->conditions, 'then_field' );
		$problems = $this->names_in_two_places();
		if ( $groups && ! $this->form->conditions ) {
			$problems[] = $this->problem( 'groups_without_conditions', __( 'This form has groups but no conditions, so visitors see every group.', 'frontage-forms' ), $groups[0] );
			return $problems;
		}
		foreach ( array_diff( $groups, $targets ) as $name ) {
			/* translators: %s: name of a group of fields. */
			$problems[] = $this->problem( 'group_without_condition', sprintf( __( 'The group “%s” is always hidden because it has no condition.', 'frontage-forms' ), $name ), $name );
		}
		$fields = $groups || $targets ? [ ...array_column( $this->form->tags(), 'name' ), ...array_map( 'strval', array_keys( PlainHtmlInputs::of( $this->form ) ) ) ] : [];
		$asked  = [];
		foreach ( $this->form->conditions as [ 'then_field' => $target, 'and_rules' => $rules ] ) {
			foreach ( in_array( $target, [ ...$groups, ...$fields ], true ) ? $rules : [] as [ 'if_field' => $field ] ) {
				$asked[ $field ] ??= $target;
			}
		}
		foreach ( array_diff_key( $asked, array_flip( $fields ) ) as $field => $target ) {
			/* translators: %s: a field's name. */
			$problems[] = $this->problem( 'unknown_condition_field', sprintf( __( 'A condition uses “%s”, which is not a field in this form.', 'frontage-forms' ), $field ), $target );
		}
		return $problems;
	}

	/**
	 * When two visible controls share a name, only the last one is sent.
	 *
	 * @return list<FormProblem>
	 */
	private function names_in_two_places(): array {
		$places = [];
		foreach ( ( new FieldGroups( $this->form->template ) )->texts() as [ 'text' => $text, 'groups' => $groups ] ) {
			foreach ( array_unique( FieldValues::names( $this->form->with( [ 'template' => $text ] ) ) ) as $name ) {
				$places[ $name ][] = $groups;
			}
		}
		$problems = [];
		foreach ( array_diff_key( $places, array_flip( $this->lists() ) ) as $name => $all ) {
			foreach ( $all as $at => $groups ) {
				foreach ( array_slice( $all, $at + 1 ) as $others ) {
					if ( ! isset( $problems[ $name ] ) && $groups !== $others && ! $this->exclude_each_other( $groups, $others ) ) {
						/* translators: %s: a field's name. */
						$problems[ $name ] = $this->problem( 'name_in_two_groups', sprintf( __( 'Two fields named “%s” can be visible together, so only one answer is stored. Rename one of them.', 'frontage-forms' ), $name ), [ ...$others, ...$groups ][0] );
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
	 * @param list<string> $others
	 */
	private function exclude_each_other( array $groups, array $others ): bool {
		foreach ( $groups as $group ) {
			foreach ( $others as $other ) {
				$own = $this->rules_for( $group );
				$its = $this->rules_for( $other );
				if ( ! $own || ! $its ) {
					continue;
				}
				$pairs = array_merge( ...array_map( static fn ( array $rules ): array => array_map( static fn ( array $more ): array => [ $rules, $more ], $its ), $own ) );
				if ( array_reduce( $pairs, fn ( bool $all, array $pair ): bool => $all && $this->contradict( ...$pair ), true ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/** @return list<list<array{if_field: string, operator: string, if_value: string}>> The rules of each condition that shows a group. */
	private function rules_for( string $group ): array {
		return array_column( array_filter( $this->form->conditions, static fn ( array $condition ): bool => $group === $condition['then_field'] ), 'and_rules' );
	}

	/**
	 * @param list<array{if_field: string, operator: string, if_value: string}> $rules
	 * @param list<array{if_field: string, operator: string, if_value: string}> $others
	 */
	private function contradict( array $rules, array $others ): bool {
		foreach ( $rules as $rule ) {
			foreach ( $others as $other ) {
				[ $sign, $its ] = [ ConditionEvaluator::SIGNS[ $rule['operator'] ] ?? '', ConditionEvaluator::SIGNS[ $other['operator'] ] ?? '' ];
				$is_same        = $rule['if_value'] === $other['if_value'];
				if ( $rule['if_field'] === $other['if_field'] && (
					( '!' . $sign === $its || '!' . $its === $sign ) && ( $is_same || '-' === trim( $sign, '!' ) )
					|| '=' === $sign && '=' === $its && ! $is_same && ! in_array( $rule['if_field'], $this->lists(), true )
				) ) {
					return true;
				}
			}
		}
		return false;
	}

	/** @return list<string> Names of choices that accept several values at once. */
	private function lists(): array {
		return array_column( array_filter( $this->form->tags_of( 'checkbox', 'radio', 'select' ), fn ( FormTag $tag ): bool => SharedFieldNames::takes_list( $this->form, $tag ) ), 'name' );
	}

	/** A problem on the line of the group. */
	private function problem( string $code, string $message, string $group ): FormProblem {
		return FormProblem::at_tag( $this->form->template, 'group', $group, $code, $message );
	}
}
