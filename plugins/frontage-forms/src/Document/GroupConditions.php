<?php

declare( strict_types=1 );

namespace Frontage\Forms\Document;

use Frontage\Forms\Request\TextSanitizer;
use Frontage\Rules\ConditionEvaluator;

defined( 'ABSPATH' ) || exit;

/**
 * Conditions of a form's groups, stored in the format's meta (docs/reference/contact-forms.md §13). As text they read `show [group] if [field] equals "value"`, with further rules on separate lines that begin with `and if`.
 *
 * @phpstan-import-type Rule from ConditionEvaluator
 * @phpstan-import-type Condition from ConditionEvaluator
 */
final class GroupConditions {

	public const OPERATORS = [
		'equals', 'not equals', 'equals (regex)', 'not equals (regex)', 'greater than', 'greater than or equals', 'less than', 'less than or equals', 'is empty', 'not empty', 'function',
	];

	/** Spelling of some operators in the first versions of the format. */
	private const OLD_OPERATORS = [
		'≤' => 'less than or equals',
		'≥' => 'greater than or equals',
		'>' => 'greater than',
		'<' => 'less than',
	];

	/** Maximum number of conditions, each of which is evaluated for every group. */
	private const MOST = 500;

	/** Maximum characters of a name or a value. */
	private const LONGEST = 1000;

	/**
	 * Returns the valid conditions of a stored value; in the first versions of the format each had a single rule instead of a list.
	 *
	 * @return list<Condition>
	 */
	public static function clean( mixed $stored_conditions ): array {
		$conditions = [];
		foreach ( is_array( $stored_conditions ) ? $stored_conditions : [] as $entry ) {
			$target = is_array( $entry ) ? self::text_value( $entry, 'then_field' ) : '';
			if ( ! is_array( $entry ) || '' === $target || self::MOST === count( $conditions ) ) {
				continue;
			}
			$rules        = is_array( $entry['and_rules'] ?? null ) ? $entry['and_rules'] : ( isset( $entry['if_field'] ) ? [ $entry ] : [] );
			$conditions[] = [
				'then_field' => $target,
				'and_rules'  => array_values( array_map( [ self::class, 'clean_rule' ], array_filter( array_slice( $rules, 0, self::MOST ), 'is_array' ) ) ),
			];
		}
		return $conditions;
	}

	/**
	 * @param list<Condition> $conditions
	 */
	public static function to_text( array $conditions ): string {
		$lines = [];
		foreach ( $conditions as [ 'then_field' => $target, 'and_rules' => $rules ] ) {
			foreach ( $rules as $index => [ 'if_field' => $field, 'operator' => $operator, 'if_value' => $value ] ) {
				$operator = self::OLD_OPERATORS[ $operator ] ?? $operator;
				$lines[]  = ( 0 === $index ? "show [$target]" : str_repeat( ' ', strlen( $target ) + 4 ) . 'and' ) . " if [$field] $operator \"" . preg_replace( '/[\r\n]+/', ' ', $value ) . '"';
			}
		}
		return implode( "\n", $lines );
	}

	/** @return list<Condition> Other lines are ignored. */
	public static function parse( string $text ): array {
		$operators = array_map( static fn ( string $operator ): string => preg_quote( $operator, '/' ), self::OPERATORS );
		$targets   = [];
		$rules     = [];
		usort( $operators, static fn ( string $a, string $b ): int => strlen( $b ) <=> strlen( $a ) );
		$pattern = '/^\s*(?:show \[(?<target>[^\]\n]+)\]|and) if \[(?<field>[^\]\n]+)\] (?<operator>' . implode( '|', $operators ) . ')(?: "(?<value>.*)")?\s*$/u';
		foreach ( preg_split( '/\R/', $text ) ?: [] as $line ) {
			if ( ! preg_match( $pattern, $line, $match ) ) {
				continue;
			}
			$rule = [
				'if_field' => $match['field'],
				'operator' => $match['operator'],
				'if_value' => $match['value'] ?? '',
			];
			if ( '' !== $match['target'] ) {
				$targets[] = $match['target'];
				$rules[]   = [ $rule ];
			} elseif ( $targets ) {
				$rules[ count( $targets ) - 1 ][] = $rule;
			}
		}
		return self::clean(
			array_map(
				static fn ( string $target, array $group_rules ): array => [
					'then_field' => $target,
					'and_rules'  => $group_rules,
				],
				$targets,
				$rules
			)
		);
	}

	/**
	 * Format for the page: each condition's group, followed by its rules as lists.
	 *
	 * @param list<Condition> $conditions
	 * @param list<string>    $groups
	 * @return list<list<string|list<string>>>
	 */
	public static function to_page_data( array $conditions, array $groups ): array {
		$page = [];
		foreach ( $conditions as [ 'then_field' => $target, 'and_rules' => $rules ] ) {
			if ( in_array( $target, $groups, true ) ) {
				$page[] = [
					$target,
					...array_map( static fn ( array $rule ): array => [ $rule['if_field'], ConditionEvaluator::SIGNS[ $rule['operator'] ] ?? '', $rule['if_value'] ], $rules ),
				];
			}
		}
		return $page;
	}

	/**
	 * @param array<mixed> $rule
	 * @return Rule
	 */
	private static function clean_rule( array $rule ): array {
		return [
			'if_field' => self::text_value( $rule, 'if_field' ),
			'operator' => self::text_value( $rule, 'operator' ),
			'if_value' => self::text_value( $rule, 'if_value' ),
		];
	}

	/** @param array<mixed> $entry */
	private static function text_value( array $entry, string $key ): string {
		$value = $entry[ $key ] ?? '';
		return is_scalar( $value ) ? mb_substr( TextSanitizer::scrub( $value ), 0, self::LONGEST ) : '';
	}
}
