<?php

declare( strict_types = 1 );

namespace Frontage\Rules\Tests;

use Frontage\Rules\Formula;
use Frontage\Rules\NumberReader;
use Frontage\Rules\Options;
use Frontage\Rules\Rules;
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
			$value_of = static fn ( string $field ): float => array_key_exists( $field, $row['values'] ) && null === $row['values'][ $field ] ? NAN : (float) ( $row['values'][ $field ] ?? 0 );
			self::assertSame( $row['result'] ?? null, Formula::result( $steps, $value_of, $row['decimals'] ?? 2 ) );
		}
	}

	/** @return iterable<string, array{array{answers: list<string>, worths: array<string, float>, counts: ?float, choices?: bool}}> */
	public static function worths(): iterable {
		/** @var array{answers: list<string>, worths: array<string, float>, counts: ?float, choices?: bool} $row */
		foreach ( Cases::of( 'worths' ) as $row ) {
			yield (string) json_encode( $row ) => [ $row ];
		}
	}

	/** @param array{answers: list<string>, worths: array<string, float>, counts: ?float, choices?: bool} $row */
	#[DataProvider( 'worths' )]
	public function test_answers_count( array $row ): void {
		$number = ( $row['choices'] ?? false ) ? static fn ( string $answer ): ?float => NumberReader::leading( $answer ) : static fn ( string $answer ): ?float => NumberReader::read( $answer );
		$counts = Formula::worth( $row['answers'], array_map( floatval( ... ), $row['worths'] ), $number );
		self::assertSame( null === $row['counts'] ? null : (float) $row['counts'], is_nan( $counts ) ? null : $counts );
	}

	/** @return iterable<string, array{array{text: string, decimal: string, plain: bool, is: ?float, leads: ?float}}> */
	public static function numbers(): iterable {
		/** @var array{text: string, decimal: string, plain: bool, is: ?float, leads: ?float} $row */
		foreach ( Cases::of( 'numbers' ) as $row ) {
			yield (string) json_encode( $row ) => [ $row ];
		}
	}

	/** @param array{text: string, decimal: string, plain: bool, is: ?float, leads: ?float} $row */
	#[DataProvider( 'numbers' )]
	public function test_a_text_is_a_number_or_none( array $row ): void {
		self::assertEquals( $row['is'], NumberReader::read( $row['text'], $row['decimal'], $row['plain'] ) );
		self::assertSame( null === $row['is'], null === NumberReader::read( $row['text'], $row['decimal'], $row['plain'] ) );
		self::assertSame( null === $row['leads'] ? null : (float) $row['leads'], NumberReader::leading( $row['text'], $row['decimal'], $row['plain'] ) );
		if ( $row['plain'] ) { // As rules read it.
			$options = new Options( decimal: $row['decimal'] );
			$rules   = [
				[
					'rule'  => 'number',
					'field' => 'a',
				],
				[
					'rule'      => 'maxnumber',
					'field'     => 'a',
					'threshold' => '999',
				],
			];
			$broken  = Rules::validate( $rules, [ 'a' => $row['text'] ], options: $options )['a']['rule'] ?? '';
			$wanted  = null !== $row['is'] ? ( $row['is'] > 999 ? 'maxnumber' : '' ) : ( '' === $row['text'] ? '' : 'number' );
			self::assertSame( $wanted, $broken );
		}
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
