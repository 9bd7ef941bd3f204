<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Tests\Document;

use Frontage\Slider\Model\Document\Defaults;
use Frontage\Slider\Model\Document\DocumentValidator;
use Frontage\Slider\Model\Document\Normalizer;
use Frontage\Slider\Model\Document\Read\ValueReader;
use Frontage\Slider\Model\Tests\Cases;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

require_once dirname( __DIR__ ) . '/Cases.php';

final class NormalizerTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function values(): iterable {
		return Cases::rows( 'values' );
	}

	/** @param array{node: array<string, mixed>, value: mixed, becomes: mixed} $row */
	#[DataProvider( 'values' )]
	public function test_a_value_is_read_as_its_row_says( array $row ): void {
		self::assertSame( $row['becomes'], ValueReader::read( $row['node'], $row['value'] ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function documents(): iterable {
		return Cases::rows( 'normalise' );
	}

	/** @param array{document: array<string, mixed>, expect: array<string, mixed>, fired: list<array{string, string}>} $row */
	#[DataProvider( 'documents' )]
	public function test_a_document_becomes_what_its_row_says( array $row ): void {
		$normal = Normalizer::slider( $row['document'] );
		foreach ( $row['expect'] as $path => $value ) {
			self::assertEquals( $value, Cases::at( $normal->model, $path ), $path );
		}
		self::assertSame( $row['fired'], array_map( static fn( array $fired ): array => [ $fired['rule'], $fired['path'] ], $normal->fired ) );
	}

	/** @param array{document: array<string, mixed>} $row */
	#[DataProvider( 'documents' )]
	public function test_a_second_run_changes_nothing( array $row ): void {
		$model = Normalizer::slider( $row['document'] )->model;
		$again = Normalizer::slider( $model );
		self::assertSame( $model, $again->model );
		self::assertSame( [], array_diff( array_column( $again->fired, 'rule' ), [ 'target' ] ) );
	}

	/** @param array{document: array<string, mixed>} $row */
	#[DataProvider( 'documents' )]
	public function test_what_is_stored_means_the_same( array $row ): void {
		$model = Normalizer::slider( $row['document'] )->model;
		self::assertEquals( $model, Normalizer::slider( Defaults::sparse( $model ) )->model );
	}

	/** @param array{document: array<string, mixed>} $row */
	#[DataProvider( 'documents' )]
	public function test_the_validator_takes_what_was_normalised( array $row ): void {
		self::assertSame( [], DocumentValidator::problems( Normalizer::slider( $row['document'] )->model ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function sparse(): iterable {
		return Cases::rows( 'sparse' );
	}

	/** @param array{document: array<string, mixed>, stored: array<string, mixed>} $row */
	#[DataProvider( 'sparse' )]
	public function test_a_document_is_stored_as_its_row_says( array $row ): void {
		self::assertEquals( $row['stored'], Defaults::sparse( Normalizer::slider( $row['document'] )->model ) );
	}

	public function test_options_of_an_init_call_are_read_alone(): void {
		$normal = Normalizer::options(
			[
				'delay'    => '2500ms',
				'DPR'      => 'dpr',
				'carousel' => [ 'spinAngle' => 200 ],
			],
			3
		);
		self::assertSame( 2500, Cases::at( $normal->model, 'options.duration' ) );
		self::assertSame( 120, Cases::at( $normal->model, 'options.carousel.spinAngle' ) );
		self::assertSame( [ 'C10', 'unknown', 'C4' ], array_column( $normal->fired, 'rule' ) );
		self::assertSame( 'options.DPR', Cases::at( $normal->model, 'extras.0.path' ) );
		$options = $normal->model['options'];
		self::assertIsArray( $options );
		/** @var array<string, mixed> $options */
		self::assertSame(
			[
				'duration' => 2500,
				'carousel' => [ 'spinAngle' => 120 ],
			],
			Defaults::sparse( $options, 'Options' )
		);
	}
}
