<?php

declare( strict_types = 1 );

namespace Frontage\Rules\Tests;

use Frontage\Rules\Formula;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Cases.php';

final class FormulaTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function formulas(): iterable {
		foreach ( Cases::of( 'formulas' ) as $row ) {
			yield (string) json_encode( $row ) => [ $row ];
		}
	}

	/** @param array{formula: string, steps: ?list<int|float|string>, values?: array<string, float>, decimals?: int, result?: string} $row */
	#[DataProvider( 'formulas' )]
	public function test_a_formula_is_read_and_has_a_result( array $row ): void {
		$steps = Formula::read( $row['formula'] );
		self::assertEquals( $row['steps'], $steps );
		if ( null !== $steps ) {
			$value_of = static fn ( string $field ): float => (float) ( $row['values'][ $field ] ?? 0 );
			self::assertSame( $row['result'] ?? null, Formula::result( $steps, $value_of, $row['decimals'] ?? 2 ) );
		}
	}

	/** @return iterable<string, array{list<string>, array<string, float>, float}> */
	public static function worths(): iterable {
		/** @var array{answers: list<string>, worths: array<string, float>, counts: float} $row */
		foreach ( Cases::of( 'worths' ) as $row ) {
			yield (string) json_encode( $row ) => [ $row['answers'], array_map( floatval( ... ), $row['worths'] ), (float) $row['counts'] ];
		}
	}

	/**
	 * @param list<string>         $answers
	 * @param array<string, float> $worths
	 */
	#[DataProvider( 'worths' )]
	public function test_answers_count( array $answers, array $worths, float $counts ): void {
		self::assertSame( $counts, Formula::worth( $answers, $worths ) );
	}

	public function test_a_formula_names_its_fields(): void {
		self::assertSame( [ 'a', 'your-qty' ], Formula::fields( Formula::read( 'a * your-qty + a' ) ?? [] ) );
	}

	public function test_what_is_too_long_or_no_text_cannot_be_read(): void {
		self::assertNull( Formula::read( str_repeat( '1+', 500 ) . '1' ) );
		self::assertNull( Formula::read( str_repeat( '-', 999 ) ) );
		self::assertNull( Formula::read( "1 + \xC3\x28" ) );
		self::assertNull( Formula::read( "\0" ) );
	}
}
