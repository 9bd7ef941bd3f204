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
	public static function holds( bool $any, array $rules, array $answers, NumberParser $numbers ): bool {
		if ( ! $rules ) {
			return true;
		}
		$all        = array_map( static fn ( array $rule ): array => [ 'if_field' => $rule['field'], 'operator' => $rule['operator'], 'if_value' => $rule['value'] ], $rules );
		$conditions = array_map( static fn ( array $list ): array => [ 'then_field' => '', 'and_rules' => $list ], $any ? array_map( static fn ( array $rule ): array => [ $rule ], $all ) : [ $all ] );
		return ConditionEvaluator::holds_for( $conditions, '', $answers, $numbers->compared( ... ) );
	}

	/** @return list<Rule> */
	public static function clean( mixed $sent ): array {
		$rules = [];
		foreach ( is_array( $sent ) ? array_slice( $sent, 0, self::MOST ) : [] as $rule ) {
			if ( is_array( $rule ) && '' !== self::text( $rule, 'field' ) && in_array( self::text( $rule, 'operator' ), GroupConditions::OPERATORS, true ) ) {
				$rules[] = [
					'field'    => self::text( $rule, 'field' ),
					'operator' => self::text( $rule, 'operator' ),
					'value'    => self::text( $rule, 'value' ),
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
	public static function text( array $entry, string $key, int $longest = self::LONGEST ): string {
		$value = $entry[ $key ] ?? '';
		return is_scalar( $value ) ? mb_substr( TextSanitizer::scrub( $value ), 0, $longest ) : '';
	}
}
