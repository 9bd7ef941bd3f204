<?php

declare( strict_types=1 );

namespace Frontage\Forms\Document;

use Frontage\Forms\Request\TextSanitizer;
use Frontage\Rules\ConditionEvaluator;

defined( 'ABSPATH' ) || exit;

/**
 * Rules about the submitted values, as used by confirmations and emails. They are read from stored or sent data, and evaluated like conditions of groups.
 *
 * @phpstan-type Rule array{field: string, operator: string, value: string}
 */
final class AnswerRules {

	/** Maximum number of rules in a list. */
	public const MOST = 50;

	/** Maximum characters of a name or a value. */
	public const LONGEST = 1000;

	/**
	 * @param list<Rule>                     $rules   Always true when empty.
	 * @param array<array-key, list<string>> $answers By field name.
	 */
	public static function are_met( bool $any, array $rules, array $answers, NumberParser $numbers ): bool {
		if ( ! $rules ) {
			return true;
		}
		$results    = array_map( static fn ( array $rule ): array => [ 'if_field' => $rule['field'], 'operator' => $rule['operator'], 'if_value' => $rule['value'] ], $rules );
		$conditions = array_map( static fn ( array $list ): array => [ 'then_field' => '', 'and_rules' => $list ], $any ? array_map( static fn ( array $rule ): array => [ $rule ], $results ) : [ $results ] );
		return ConditionEvaluator::holds_for( $conditions, '', $answers, $numbers->parse_for_condition( ... ) );
	}

	/** @return list<Rule> */
	public static function clean( mixed $sent_rules ): array {
		$rules = [];
		foreach ( is_array( $sent_rules ) ? array_slice( $sent_rules, 0, self::MOST ) : [] as $rule ) {
			if ( is_array( $rule ) && '' !== self::text_value( $rule, 'field' ) && in_array( self::text_value( $rule, 'operator' ), GroupConditions::OPERATORS, true ) ) {
				$rules[] = [
					'field'    => self::text_value( $rule, 'field' ),
					'operator' => self::text_value( $rule, 'operator' ),
					'value'    => self::text_value( $rule, 'value' ),
				];
			}
		}
		return $rules;
	}

	/** @param array<mixed> $entry */
	public static function is_on( array $entry, string $key ): bool {
		$value = $entry[ $key ] ?? false;
		return is_scalar( $value ) && rest_sanitize_boolean( is_float( $value ) ? (int) $value : $value );
	}

	/** @param array<mixed> $entry */
	public static function text_value( array $entry, string $key, int $max_length = self::LONGEST ): string {
		$value = $entry[ $key ] ?? '';
		return is_scalar( $value ) ? mb_substr( TextSanitizer::scrub( $value ), 0, $max_length ) : '';
	}
}
