<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Tests\Document;

use Frontage\Slider\Model\Document\DocumentValidator;
use Frontage\Slider\Model\Tests\Cases;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

require_once dirname( __DIR__ ) . '/Cases.php';

final class DocumentValidatorTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Cases::rows( 'problems' );
	}

	/** @param array{document: array<string, mixed>, problems: list<array{string, string}>} $row */
	#[DataProvider( 'rows' )]
	public function test_a_document_has_the_problems_of_its_row( array $row ): void {
		self::assertSame( $row['problems'], array_map( array_values( ... ), DocumentValidator::problems( $row['document'] ) ) );
	}

	public function test_a_slide_has_two_hundred_layers_at_most_and_a_slider_two_thousand(): void {
		$slide = static fn( int $groups ): array => [
			'layers' => array_fill(
				0,
				$groups,
				[
					'type'   => 'group',
					'layers' => array_fill( 0, 9, [] ),
				]
			),
		];
		$paths = static fn( array $slides ): array => array_column(
			DocumentValidator::problems(
				[
					'schema' => 1,
					'slides' => $slides,
				]
			),
			'path'
		);
		self::assertSame( [], $paths( array_fill( 0, 10, $slide( 20 ) ) ) );
		self::assertSame( [ 'slides.1.layers' ], $paths( [ $slide( 20 ), $slide( 21 ) ] ) );
		self::assertSame( [ 'slides' ], $paths( array_fill( 0, 11, $slide( 20 ) ) ) );
		self::assertSame( [ 'slides' ], $paths( array_fill( 0, 501, [] ) ) );
	}

	public function test_it_stops_at_a_hundred(): void {
		self::assertCount(
			100,
			DocumentValidator::problems(
				[
					'schema'  => 1,
					'options' => array_fill_keys( range( 'a', 'z' ), 1 ),
					'slides'  => array_fill( 0, 200, 1 ),
				]
			)
		);
	}
}
