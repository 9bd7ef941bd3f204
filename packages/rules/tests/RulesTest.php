<?php

declare( strict_types = 1 );

namespace Frontage\Rules\Tests;

use Frontage\Rules\Formats;
use Frontage\Rules\Options;
use Frontage\Rules\Rules;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Cases.php';

final class RulesTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		foreach ( Cases::of( 'rules' ) as $number => $row ) {
			yield "$number " . substr( (string) json_encode( $row ), 0, 160 ) => [ $row ];
		}
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_a_rule_judges_a_value_as_its_row_says( array $row ): void {
		$rule  = [
			'rule'  => $row['rule'],
			'field' => 'field',
			...(array) ( $row['props'] ?? [] ),
		];
		$value = Cases::written_out( $row['value'] );
		$files = Cases::files( $value );
		$found = Rules::validate( [ $rule ], $files ? [] : [ 'field' => $value ], [ 'field' => $files ], null, Cases::options() );
		self::assertSame( $row['passes'], [] === $found );
		self::assertSame( 0, preg_last_error() );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_the_browser_gets_a_rule_as_its_row_says( array $row ): void {
		$rule = [ 'rule' => $row['rule'], ...(array) ( $row['props'] ?? [] ) ];
		self::assertEquals( [ [ ...$rule, ...(array) ( $row['browser'] ?? [] ) ] ], Rules::for_browser( [ $rule ], Cases::options() ) );
	}

	/** Recorded verdicts that ours differ from: what people paste is taken (docs/reference/contact-forms.md §6, "Ours"). */
	private const OURS = [
		[ 'email', 'a@bücher.de' ],
		[ 'tel', '١٢٣٤٥٦' ],
		[ 'tel', '123456 ext 5' ],
		[ 'number', '٣' ],
		[ 'required', "\u{200B}" ],
	];

	public function test_every_recorded_verdict_of_the_server_is_in_the_table(): void {
		$key  = static fn( array $row, string $verdict ): string => (string) json_encode( [ $row['rule'], $row['props'] ?? null, $row['value'], $row[ $verdict ] ] );
		$rows = array_map( static fn( array $row ): string => $key( $row, 'passes' ), Cases::of( 'rules' ) );
		/** @var list<array<string, mixed>> $vectors */
		$vectors = Cases::recorded( 'rule-vectors.json' )['vectors'];
		self::assertCount( 205, $vectors );
		$others = array_filter( $vectors, static fn( array $row ): bool => ! in_array( $key( $row, 'server' ), $rows, true ) );
		self::assertSame( self::OURS, array_values( array_map( static fn( array $row ): array => [ $row['rule'], $row['value'] ], $others ) ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function schemas(): iterable {
		foreach ( Cases::of( 'schemas' ) as $row ) {
			yield Cases::title( $row['name'] ) => [ $row ];
		}
	}

	/** @param array{rules: list<array<mixed>>, values: array<string, mixed>, files?: array<string, list<array{name: string, size: int}>>, fields?: list<string>, failures: mixed} $row */
	#[DataProvider( 'schemas' )]
	public function test_a_schema_is_judged_as_its_row_says( array $row ): void {
		$found = Rules::validate( $row['rules'], $row['values'], $row['files'] ?? [], $row['fields'] ?? null );
		$lines = [];
		foreach ( $found as $field => $failure ) {
			$lines[] = [ $field, $failure['rule'], $failure['error'] ];
		}
		self::assertSame( $row['failures'], $lines );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function recorded(): iterable {
		foreach ( Cases::of( 'recorded' ) as $row ) {
			yield Cases::title( $row['form'], $row['name'] ) => [ $row ];
		}
	}

	/** @param array{form: string, values: array<string, mixed>, files: array<string, list<array{name: string, size: int}>>, stage: string, failures: mixed} $row */
	#[DataProvider( 'recorded' )]
	public function test_a_recorded_form_shows_the_recorded_errors( array $row ): void {
		$schema = Cases::schema( $row['form'] );
		$lines  = static function ( array $rules ) use ( $row ): array {
			$errors = array_column( Rules::validate( $rules, $row['values'], $row['files'], null, Cases::options() ), 'error' );
			$fields = array_keys( Rules::validate( $rules, $row['values'], $row['files'], null, Cases::options() ) );
			return array_map( null, $fields, $errors );
		};
		$texts  = $lines( Rules::without_files( $schema ) );
		if ( 'files' === $row['stage'] ) {
			self::assertSame( [], $texts );
			self::assertSame( $row['failures'], $lines( Rules::with_files( $schema ) ) );
		} else {
			self::assertSame( $row['failures'], $texts );
		}
	}

	/** @return iterable<string, array{string, list<string>, int, int, list<int>}> */
	public static function generated(): iterable {
		/** @var array{rule: string, parts: list<string>, seed: int, count: int, passing: list<int>} $row */
		foreach ( Cases::of( 'generated' ) as $row ) {
			yield $row['rule'] => array_values( $row );
		}
	}

	/**
	 * @param list<string> $parts
	 * @param list<int>    $passing
	 */
	#[DataProvider( 'generated' )]
	public function test_generated_texts_are_judged_the_same_on_both_sides( string $format, array $parts, int $seed, int $count, array $passing ): void {
		$passes = static fn( string $text ): bool => [] === Rules::validate(
			[
				[
					'rule'  => $format,
					'field' => 'field',
				],
			],
			[ 'field' => $text ]
		);
		self::assertSame( $passing, array_keys( array_filter( array_map( $passes, Cases::generated( $parts, $seed, $count ) ) ) ) );
	}

	/** The reference that the pattern stands for: a scheme that PHP finds, on the list. */
	public function test_urls_pass_as_php_reads_their_scheme(): void {
		foreach ( Cases::generated( [ 'http', 'https:', ':', '/', '//', '@', '#', '?', 'a', 'b.c', '1', '80', '65536', '.', ' ', 'é', '-', '%' ], 7, 5000 ) as $text ) {
			$scheme = parse_url( $text, PHP_URL_SCHEME );
			if ( 2 > substr_count( $text, ':' ) ) { // A host with a colon in it: PHP reads what no browser would.
				self::assertSame( in_array( $scheme, Options::SCHEMES, true ), Formats::is_url( $text ), $text );
			}
		}
	}

	public function test_stages_share_out_every_rule(): void {
		$rules = [
			[ 'rule' => 'required' ],
			[ 'rule' => 'file' ],
			[
				'rule'  => 'any',
				'rules' => [ [ 'rule' => 'email' ], [ 'rule' => 'tel' ] ],
			],
			[
				'rule'  => 'any',
				'rules' => [
					[
						'rule'  => 'all',
						'rules' => [ [ 'rule' => 'requiredfile' ] ],
					],
					[ 'rule' => 'required' ],
				],
			],
		];
		self::assertSame( [ $rules[0], $rules[2] ], Rules::without_files( $rules ) );
		self::assertSame( [ $rules[1], $rules[3] ], Rules::with_files( $rules ) );
	}

	public function test_a_sites_own_check_has_the_last_word(): void {
		$options = new Options( checks: [ 'email' => static fn( bool $passes, string $value ): bool => $passes || 'me@localhost' === $value ] );
		$rules   = [
			[
				'rule'  => 'email',
				'field' => 'a',
			],
		];
		self::assertSame( [], Rules::validate( $rules, [ 'a' => 'me@localhost' ], options: $options ) );
		self::assertArrayHasKey( 'a', Rules::validate( $rules, [ 'a' => 'you@localhost' ], options: $options ) );
		self::assertSame( [], Rules::for_browser( $rules, $options ) );
	}

	public function test_the_browser_gets_the_sites_own_schemes(): void {
		$rules   = [
			[
				'rule'  => 'url',
				'field' => 'a',
			],
		];
		$options = new Options( schemes: [ 2 => 'https', 5 => 'skype' ] ); // As array_unique() leaves them.
		self::assertSame( [], Rules::validate( $rules, [ 'a' => 'skype:x' ], options: $options ) );
		self::assertSame( [ 'https', 'skype' ], Rules::for_browser( $rules, $options )[0]['accept'] ?? null );
		self::assertSame( $rules, Rules::for_browser( $rules ) );
	}

	public function test_a_rule_of_a_wrong_shape_limits_nothing(): void {
		foreach ( [ [], [ 'rule' => [] ], [ 'rule' => 'maxlength', 'threshold' => [] ], [ 'rule' => 'all', 'rules' => 'x' ], [ 'rule' => 'any', 'rules' => [ 'x', null ] ], [ 'rule' => 'file', 'accept' => null ] ] as $rule ) {
			self::assertSame( [], Rules::validate( [ [ 'field' => 'a', ...$rule ] ], [ 'a' => 'x' ] ) );
			self::assertCount( 1, Rules::for_browser( [ $rule ] ) );
		}
	}
}
