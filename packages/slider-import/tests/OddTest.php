<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\SliderImport\SliderImporter;
use Frontage\SliderImport\Source\ImportRefusedException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Pages.php';

/** Whatever a file holds, it is imported or refused; PHP has nothing to complain of. */
final class OddTest extends TestCase {

	private const VALUES = [ null, true, 0, -1, 1.5, '', 'x', '7px', 'a:b;c:d;', [], [ 1, [ 2 ] ], [ 'd' => [ 'v' => [] ] ], [ 'v' => 'x' ], "\xFF", 1e300, '((((', '||;||', 'ran(1|', "'" ];

	/** @return iterable<string, array{array<mixed>}> */
	public static function fixtures(): iterable {
		foreach ( [ 'carousel', 'legacy-rs5', 'hero-video', 'actions-frames', 'export-6.2.2' ] as $name ) {
			$fixture = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . "/tests/fixtures/slider/$name.json" ), true );
			yield $name => [ is_array( $fixture ) ? $fixture : [] ];
		}
	}

	/** @param array<mixed> $fixture */
	#[DataProvider( 'fixtures' )]
	public function test_values_of_another_kind( array $fixture ): void {
		mt_srand( 5 );
		$done = 0;
		for ( $n = 0; $n < 60; $n++ ) {
			$odd = self::odd( $fixture, 0.03 );
			try {
				foreach ( SliderImporter::text( (string) json_encode( $odd, JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR ) ) as $slider ) {
					self::assertSame( 1, $slider['model']['schema'] );
					self::assertNotFalse( json_encode( $slider ) );
					++$done;
				}
			} catch ( ImportRefusedException ) {
				self::assertIsArray( $odd );
			}
		}
		self::assertGreaterThan( 10, $done );
	}

	/** @param array<mixed> $fixture */
	#[DataProvider( 'fixtures' )]
	public function test_pages_that_end_early_or_are_damaged( array $fixture ): void {
		mt_srand( 6 );
		$html = Pages::html( $fixture );
		for ( $n = 0; $n < 25; $n++ ) {
			$from  = mt_rand( 0, strlen( $html ) - 1 );
			$piece = 0 === $n % 2 ? substr( $html, 0, $from ) : substr_replace( $html, (string) self::VALUES[ 4 + $n % 5 ] . '"><', $from, mt_rand( 0, 40 ) );
			try {
				self::assertNotEmpty( SliderImporter::text( $piece ) );
			} catch ( ImportRefusedException $refused ) {
				self::assertContains( $refused->reason, [ 'no-slider', 'not-json' ] );
			}
		}
	}

	/**
	 * @param array<mixed> $values
	 * @return array<mixed>
	 */
	private static function odd( array $values, float $share ): array {
		foreach ( $values as $key => $value ) {
			if ( mt_rand( 0, 999 ) < 1000 * $share && ! in_array( $key, [ 'modules', 'slides' ], true ) ) {
				$values[ $key ] = self::VALUES[ mt_rand( 0, count( self::VALUES ) - 1 ) ];
			} elseif ( is_array( $value ) ) {
				$values[ $key ] = self::odd( $value, $share );
			}
		}
		return $values;
	}
}
