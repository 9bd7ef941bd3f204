<?php

declare( strict_types = 1 );

namespace Frontage\Rules\Tests;

use Frontage\Rules\Rules;
use Frontage\Rules\TypedValue;
use Frontage\Tests\Growth;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Cases.php';

final class TypedValueTest extends TestCase {

	/** @return iterable<string, array{array{kind: string, text: string, clean: string, passes: bool}}> */
	public static function rows(): iterable {
		/** @var array{from: string, kind: string, text: string, clean: string, passes: bool} $row */
		foreach ( Cases::of( 'typed' ) as $number => $row ) {
			yield "$number {$row['kind']}, {$row['from']}" => [ $row ];
		}
	}

	/** @param array{kind: string, text: string, clean: string, passes: bool} $row */
	#[DataProvider( 'rows' )]
	public function test_what_people_paste_is_read( array $row ): void {
		self::assertSame( $row['clean'], TypedValue::clean( $row['kind'], $row['text'] ) );
		self::assertSame( $row['clean'], TypedValue::clean( $row['kind'], $row['clean'] ), 'twice is as once' );
		$rule = [
			'rule'  => $row['kind'],
			'field' => 'a',
		];
		self::assertSame( $row['passes'], [] === Rules::validate( [ $rule ], [ 'a' => $row['text'] ] ) );
	}

	public function test_what_nobody_sees_is_not_counted(): void {
		$rules = [
			[
				'rule'      => 'minlength',
				'field'     => 'a',
				'threshold' => 7,
			],
			[
				'rule'  => 'email',
				'field' => 'a',
			],
		];
		self::assertSame( [ 'a' ], array_keys( Rules::validate( $rules, [ 'a' => "a@\u{200B}b.co" ] ) ) );
		self::assertSame( [], Rules::validate( $rules, [ 'a' => "ab@\u{200B}b.co" ] ) );
		self::assertSame( [ 'a' ], array_keys( Rules::validate( [ $rules[0] ], [ 'a' => "\u{200B}\u{200B}abcdef" ] ) ) );
	}

	public function test_any_format_of_several_is_read_as_its_own(): void {
		$rule = [
			'rule'  => 'any',
			'field' => 'a',
			'rules' => [ [ 'rule' => 'email' ], [ 'rule' => 'tel' ] ],
		];
		self::assertSame( [], Rules::validate( [ $rule ], [ 'a' => "\u{202A}٠٥٠ ١٢٣٤٥٦٧" ] ) );
	}

	public function test_bytes_that_are_not_utf8_are_kept(): void {
		foreach ( [ 'text', ...TypedValue::KINDS ] as $kind ) {
			self::assertSame( "\xFFa\xC3", TypedValue::clean( $kind, "\xFFa\xC3" ) );
		}
		self::assertFalse( TypedValue::is_blank( "\xFF" ) );
	}

	#[Group( 'growth' )]
	public function test_a_long_text_takes_as_long_as_it_is(): void {
		foreach ( [ 'text', ...TypedValue::KINDS ] as $kind ) {
			$read = static fn ( string $text ): array => Rules::validate( [ [ 'rule' => $kind, 'field' => 'a' ] ], [ 'a' => 'a' . TypedValue::clean( $kind, $text ) ] );
			foreach ( [ "\u{200B}", ' ', 'x', "x\u{FE0F}", '1-' ] as $unit ) {
				self::assertLessThan( 24, Growth::factor( run: $read, most: 24, part: $unit, times: 16_000, head: 'a', tail: 'a' ), "$kind, $unit" );
			}
		}
	}
}
