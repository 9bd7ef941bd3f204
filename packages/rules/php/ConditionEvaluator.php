<?php

declare( strict_types = 1 );

namespace Frontage\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * Evaluates which groups of a form are hidden, depending on values of other fields. A condition: `[ 'then_field' => 'firm',
 * 'and_rules' => [ [ 'if_field' => 'who', 'operator' => 'equals', 'if_value' => 'A firm' ] ] ]`. All rules of a condition
 * must hold, and one condition of a group is enough. The browser evaluates the same in ../src; the server's result counts.
 *
 * @phpstan-type Rule array{if_field: string, operator: string, if_value: string}
 * @phpstan-type Condition array{then_field: string, and_rules: list<Rule>}
 */
final class ConditionEvaluator {

	/** Operators of the format, including those of its first versions, and their short forms on the page. */
	public const SIGNS = [
		'equals'                 => '=',
		'not equals'             => '!=',
		'equals (regex)'         => '~',
		'not equals (regex)'     => '!~',
		'greater than'           => '>',
		'less than'              => '<',
		'greater than or equals' => '>=',
		'less than or equals'    => '<=',
		'is empty'               => '-',
		'not empty'              => '!-',
		'>'                      => '>',
		'<'                      => '<',
		'≥'                      => '>=',
		'≤'                      => '<=',
	];

	/**
	 * A field in a hidden group is empty for other conditions, so the conditions are evaluated until the result is stable.
	 * Groups that depend on each other in a circle get the last result.
	 *
	 * @param list<Condition>                                             $conditions
	 * @param list<string>                                                $groups
	 * @param callable( list<string> ): array<array-key, list<string>> $values Values of each field of the form while these groups are hidden.
	 * @param (callable( string, string ): ?float)|null                   $number Parses a field's value, or the owner's value (''), as a number; null: as in English.
	 * @return list<string>
	 */
	public static function hidden( array $conditions, array $groups, callable $values, ?callable $number = null ): array {
		$hidden = [];
		for ( $round = 0; $round <= count( $groups ); $round++ ) {
			$before = $hidden;
			$now    = $values( $hidden );
			$hidden = array_values( array_filter( $groups, static fn ( string $group ): bool => ! self::holds_for( $conditions, $group, $now, $number ) ) );
			if ( $hidden === $before ) {
				break;
			}
		}
		return $hidden;
	}

	/**
	 * Whether one of the conditions of this group, or field, holds.
	 *
	 * @param list<Condition>                    $conditions
	 * @param array<array-key, list<string>> $values
	 * @param (callable( string, string ): ?float)|null $number As for `hidden()`.
	 */
	public static function holds_for( array $conditions, string $target, array $values, ?callable $number = null ): bool {
		foreach ( $conditions as $condition ) {
			if ( $condition['then_field'] === $target && self::all_hold( $condition['and_rules'], $values, $number ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Rules about fields that the form does not have are ignored, but at least one rule must be about an existing field.
	 *
	 * @param list<Rule>                         $rules
	 * @param array<array-key, list<string>> $values
	 * @param (callable( string, string ): ?float)|null $number
	 */
	private static function all_hold( array $rules, array $values, ?callable $number ): bool {
		$applicable = array_filter( $rules, static fn ( array $rule ): bool => isset( $values[ $rule['if_field'] ] ) );
		foreach ( $applicable as $rule ) {
			if ( ! self::holds( $rule['operator'], $rule['if_value'], $values[ $rule['if_field'] ], $rule['if_field'], $number ) ) {
				return false;
			}
		}
		return [] !== $applicable;
	}

	/**
	 * @param list<string>                              $values Values of the field: one text, several checked choices, or none.
	 * @param (callable( string, string ): ?float)|null $number As for `hidden()`.
	 */
	public static function holds( string $operator, string $wanted, array $values, string $field = '', ?callable $number = null ): bool {
		$number ??= static fn ( string $field, string $text ): ?float => NumberReader::leading( $text );
		$compares = static fn ( callable $is ): bool => self::any_compares( $wanted, $values, $is, static fn ( string $text, bool $is_wanted ): ?float => $number( $is_wanted ? '' : $field, $text ) );
		$values   = array_values( array_filter( $values, static fn ( string $value ): bool => '' !== $value ) );
		return match ( self::SIGNS[ $operator ] ?? '' ) {
			'='     => in_array( $wanted, $values, true ) || ( '' === $wanted && ! $values ),
			'!='    => ! in_array( $wanted, $values, true ) && ( '' !== $wanted || $values ),
			'~'     => self::any_matches( $wanted, $values ),
			'!~'    => ! self::any_matches( $wanted, $values ),
			'>'     => $compares( static fn ( int $order ): bool => $order > 0 ),
			'<'     => $compares( static fn ( int $order ): bool => $order < 0 ),
			'>='    => $compares( static fn ( int $order ): bool => $order >= 0 ),
			'<='    => $compares( static fn ( int $order ): bool => $order <= 0 ),
			'-'     => ! $values,
			'!-'    => (bool) $values,
			default => true, // A custom operator of the site: an unknown rule hides nothing, so that no input is lost.
		};
	}

	/**
	 * An invalid expression matches anything.
	 *
	 * @param list<string> $values
	 */
	private static function any_matches( string $expression, array $values ): bool {
		$pattern = "\x01" . str_replace( "\x01", '', $expression ) . "\x01iuD";
		foreach ( $values as $value ) {
			if ( 0 !== @preg_match( $pattern, $value ) ) { // The owner's expression may be none; false says so.
				return true;
			}
		}
		return false;
	}

	/**
	 * Compares numbers with numbers and dates with dates.
	 *
	 * @param list<string>          $values
	 * @param callable( int ): bool $is
	 * @param callable( string, bool ): ?float $number
	 */
	private static function any_compares( string $wanted, array $values, callable $is, callable $number ): bool {
		foreach ( $values as $value ) {
			$dates = array_filter( [ $value, $wanted ], static fn ( string $text ): bool => 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/D', $text ) );
			if ( 2 === count( $dates ) ) {
				$order = strcmp( $value, $wanted );
			} else {
				[ $left, $right ] = [ $number( $value, false ), $number( $wanted, true ) ];
				$order            = $dates || null === $left || null === $right ? null : $left <=> $right;
			}
			if ( null !== $order && $is( $order ) ) {
				return true;
			}
		}
		return false;
	}
}
