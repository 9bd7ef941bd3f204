<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Tests\Document;

use Frontage\Slider\Model\Document\AttributeSanitizer;
use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\Model\Document\DocumentValidator;
use Frontage\Slider\Model\Document\Normalizer;
use Frontage\Slider\Model\Tests\Cases;
use Frontage\SliderImport\SliderImporter;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

require_once dirname( __DIR__ ) . '/Cases.php';

/** What is stored of attributes is what the model says, whatever was sent. */
final class AttributeSanitizerTest extends TestCase {

	public function test_values_are_read_kept_within_their_limits_or_left_out(): void {
		$sent = [
			'id'        => 'a b',
			'type'      => 'Text',
			'foo'       => 'other',
			'className' => 'x',
			'box'       => [ 'x' => 'c', 'offsetX' => [ '10px', null, 'wide' ], 'nothing' => 1 ],
			'style'     => [ 'color' => [ 'red;position:fixed' ], 'fontSize' => '20,10' ],
			'breakAt'   => 9,
			'link'      => [ 'url' => 'javascript:alert(1)' ],
			'title'     => str_repeat( 'ä', 40_000 ),
			'frames'    => [ [ 'id' => 'frame_1', 'duration' => '1000ms' ], 'x', null ],
			'layers'    => [ [ 'id' => 'inner' ] ],
			'html'      => [ 'no text' ],
		];
		$kept = AttributeSanitizer::attributes( $sent, 'Layer' );
		self::assertSame( 65_536, strlen( (string) $kept['title'] ) );
		unset( $kept['title'] );
		self::assertSame(
			[
				'id'        => 'a-b',
				'type'      => 'text',
				'foo'       => 'other',
				'className' => 'x',
				'box'       => [ 'x' => [ 'center' ], 'offsetX' => [ 10, null, null ] ],
				'style'     => [ 'fontSize' => [ 20, 10 ] ],
				'breakAt'   => 3,
				'frames'    => [ [ 'id' => 'frame_1', 'duration' => 1000 ] ],
			],
			$kept
		);
	}

	/** A narrow level may speak first: a layer is moved on mobile before anybody gave it a place. */
	public function test_a_narrow_level_keeps_its_value_where_the_wider_ones_have_none(): void {
		$sent = [
			'box'   => [ 'offsetX' => [ null, null, null, 24 ] ],
			'style' => [ 'fontSize' => [ null, 20 ] ],
		];
		$kept = AttributeSanitizer::attributes( $sent, 'Layer' );
		self::assertSame(
			[
				'box'   => [ 'offsetX' => [ 0, null, null, 24 ] ],
				'style' => [ 'fontSize' => [ 20, 20 ] ],
			],
			$kept
		);
		self::assertSame( [], DocumentValidator::problems( $kept, 'Layer' ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function documents(): iterable {
		yield from Cases::rows( 'problems' );
		yield from Cases::rows( 'normalise' );
	}

	/** @param array{document: array<string, mixed>} $row */
	#[DataProvider( 'documents' )]
	public function test_the_validator_has_nothing_to_say_of_what_is_kept( array $row ): void {
		$name   = [ 'Slider', 'Slide', 'Layer' ];
		$parts  = [ $row['document'], ...self::maps( $row['document']['slides'] ?? null ) ];
		$layers = array_merge( ...array_map( static fn( array $slide ): array => self::maps( $slide['layers'] ?? null ), array_slice( $parts, 1 ) ) );
		foreach ( [ ...$parts, ...$layers ] as $n => $part ) {
			$object = $name[ 0 === $n ? 0 : ( $n < count( $parts ) ? 1 : 2 ) ];
			$kept   = AttributeSanitizer::attributes( $part, $object );
			$known  = array_filter( DocumentValidator::problems( $kept, $object ), static fn( array $problem ): bool => str_contains( $problem['path'], '.' ) || ! in_array( $problem['problem'], [ 'unknown', 'missing' ], true ) );
			self::assertSame( [], $known );
			self::assertSame( $kept, AttributeSanitizer::attributes( $kept, $object ), 'Twice changes nothing.' );
		}
	}

	public function test_what_is_right_stays_to_the_letter(): void {
		foreach ( glob( dirname( __DIR__, 4 ) . '/tests/fixtures/slider/*.json' ) ?: [] as $file ) {
			foreach ( SliderImporter::file( $file ) as $slider ) {
				self::assertSame( [], self::changed( BlockConverter::to_blocks( $slider['model'] ) ) );
				self::assertSame( [], self::changed( BlockConverter::to_blocks( Normalizer::slider( $slider['model'] )->model ) ) );
			}
		}
	}

	/**
	 * @param array<mixed> $block
	 * @return list<mixed>
	 */
	private static function changed( array $block ): array {
		/** @var array{blockName: string, attrs: array<string, mixed>, innerBlocks: list<array<mixed>>} $block */
		$name    = ucfirst( str_replace( 'frontage/', '', $block['blockName'] ) );
		$changed = AttributeSanitizer::attributes( $block['attrs'], $name ) === $block['attrs'] ? [] : [ $block['attrs'] ];
		return [ ...$changed, ...array_merge( ...array_map( self::changed( ... ), $block['innerBlocks'] ) ) ];
	}

	/** @return list<array<string, mixed>> */
	private static function maps( mixed $value ): array {
		/** @var list<array<string, mixed>> */
		return is_array( $value ) ? array_values( array_filter( $value, static fn( mixed $one ): bool => is_array( $one ) && ! array_is_list( $one ) ) ) : [];
	}
}
