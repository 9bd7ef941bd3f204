<?php

declare( strict_types = 1 );

namespace Frontage\Rules\Tests;

use Frontage\Rules\ConditionEvaluator;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Cases.php';

/**
 * @phpstan-import-type Condition from ConditionEvaluator
 * @phpstan-type Row array{groups: array<string, list<string>>, conditions: list<list<string|list<string>>>, typed: array<string, list<string>>, hidden: list<string>}
 */
final class ConditionEvaluatorTest extends TestCase {

	/** @return iterable<string, array{string, string, list<string>, bool}> */
	public static function rules(): iterable {
		/** @var array{operator: string, wanted: string, values: list<string>, holds: bool} $row */
		foreach ( Cases::of( 'showing' ) as $row ) {
			yield (string) json_encode( $row ) => array_values( $row );
		}
	}

	/** @param list<string> $values */
	#[DataProvider( 'rules' )]
	public function test_a_rule_holds_or_does_not( string $operator, string $wanted, array $values, bool $holds ): void {
		self::assertSame( $holds, ConditionEvaluator::holds( $operator, $wanted, $values ) );
	}

	/** @return iterable<string, array{Row}> */
	public static function forms(): iterable {
		/** @var Row $row */
		foreach ( Cases::of( 'hidden' ) as $row ) {
			yield (string) json_encode( $row ) => [ $row ];
		}
	}

	/** @param Row $row */
	#[DataProvider( 'forms' )]
	public function test_groups_are_hidden_by_what_stands_in_other_fields( array $row ): void {
		$values = static fn ( array $hidden ): array => [
			...$row['typed'],
			...array_fill_keys( array_merge( [], ...array_values( array_intersect_key( $row['groups'], array_flip( $hidden ) ) ) ), [] ),
		];
		self::assertSame( $row['hidden'], ConditionEvaluator::hidden( self::conditions( $row['conditions'] ), array_keys( $row['groups'] ), $values ) );
	}

	public function test_the_page_calls_operators_as_the_table_says(): void {
		self::assertSame( Cases::of( 'signs' ), ConditionEvaluator::SIGNS );
	}

	/** An owner's expression that takes for ever gives up; nobody's field is lost by it. */
	public function test_an_expression_without_end_matches(): void {
		$limit = (string) ini_set( 'pcre.backtrack_limit', '1000' );
		$jit   = (string) ini_set( 'pcre.jit', '0' );
		try {
			self::assertTrue( ConditionEvaluator::holds( 'equals (regex)', '^(a+)+$', [ str_repeat( 'a', 40 ) . 'b' ] ) );
		} finally {
			ini_set( 'pcre.backtrack_limit', $limit );
			ini_set( 'pcre.jit', $jit );
		}
	}

	/**
	 * @param list<list<string|list<string>>> $rows
	 * @return list<Condition>
	 */
	private static function conditions( array $rows ): array {
		$conditions = [];
		foreach ( $rows as $row ) {
			$rules = array_values( array_filter( $row, 'is_array' ) );
			/** @var Condition $condition */
			$condition    = [
				'then_field' => $row[0],
				'and_rules'  => array_map( static fn ( array $rule ): array => array_combine( [ 'if_field', 'operator', 'if_value' ], $rule ), $rules ),
			];
			$conditions[] = $condition;
		}
		return $conditions;
	}
}
