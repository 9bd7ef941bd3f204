<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Tests\Document;

use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\Model\Document\Normalizer;
use Frontage\Slider\Model\Document\Schema;
use Frontage\Slider\Model\Generated\Tables;
use Frontage\Slider\Model\Tests\Cases;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

require_once dirname( __DIR__ ) . '/Cases.php';

final class BlockConverterTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Cases::rows( 'blocks' );
	}

	/** @param array{model: array<string, mixed>, block: array<string, mixed>} $row */
	#[DataProvider( 'rows' )]
	public function test_a_model_becomes_a_block( array $row ): void {
		self::assertEquals( $row['block'], BlockConverter::to_blocks( $row['model'] ) );
	}

	/** @param array{model: array<string, mixed>, block: array<string, mixed>} $row */
	#[DataProvider( 'rows' )]
	public function test_a_block_becomes_the_model_again( array $row ): void {
		self::assertEquals( $row['model'], BlockConverter::from_blocks( $row['block'] ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function documents(): iterable {
		return Cases::rows( 'normalise' );
	}

	/** @param array{document: array<string, mixed>} $row */
	#[DataProvider( 'documents' )]
	public function test_blocks_mean_what_the_model_meant( array $row ): void {
		$model = Normalizer::slider( $row['document'] )->model;
		$again = Normalizer::slider( BlockConverter::from_blocks( BlockConverter::to_blocks( $model ) ) )->model;
		self::assertEquals( [ ...$model, 'extras' => [] ], $again );
	}

	public function test_attributes_of_others_are_left_alone(): void {
		$model = BlockConverter::from_blocks(
			[
				'blockName'   => 'frontage/slider',
				'attrs'       => [
					'ref'      => 7,
					'align'    => 'full',
					'metadata' => [],
				],
				'innerBlocks' => [ [ 'blockName' => 'core/paragraph' ], [ 'blockName' => null ] ],
			]
		);
		self::assertSame( [ 'schema' => 1 ], $model );
	}

	/** What a block does not declare, the editor drops when it saves. */
	public function test_the_blocks_declare_every_attribute(): void {
		$inside = Tables::LEGACY_NAMES_PARTS;
		foreach ( [ 'slider', 'slide', 'layer' ] as $name ) {
			/** @var array{attributes: array<string, array{type: string}>} $block */
			$block = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . "/blocks/slider/$name/block.json" ), true, 64, JSON_THROW_ON_ERROR );
			foreach ( array_diff_key( Schema::properties( Schema::object( ucfirst( $name ) ) ) ?? [], array_flip( $inside ) ) as $key => $node ) {
				$type = match ( true ) {
					null !== Schema::properties( $node ) => 'object',
					null !== Schema::items( $node )      => 'array',
					'flag' === ( $node['x-read'] ?? '' ) => 'boolean',
					'number' === ( $node['x-read'] ?? '' ) => 'integer' === ( $node['type'] ?? '' ) ? 'integer' : 'number',
					default => 'string',
				};
				self::assertSame( $type, $block['attributes'][ $key ]['type'] ?? null, "$name.$key" );
			}
		}
	}
}
