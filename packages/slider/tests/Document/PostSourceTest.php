<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Tests\Document;

use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\Model\Document\Normalizer;
use Frontage\Slider\Model\Document\PostSource;
use Frontage\Slider\Model\Tests\Cases;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

require_once dirname( __DIR__ ) . '/Cases.php';

/** Slides that are made of posts. */
final class PostSourceTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Cases::rows( 'source' );
	}

	/** @param array{document: array<string, mixed>, posts: list<array{id: int, values: array<string, mixed>}>, slides: list<mixed>} $row */
	#[DataProvider( 'rows' )]
	public function test_posts_become_slides( array $row ): void {
		$values   = array_column( $row['posts'], 'values', 'id' );
		$value_of = static function ( int $post, array $binding ) use ( $values ): mixed {
			$args = is_array( $binding['args'] ?? null ) ? $binding['args'] : [];
			$name = $args['field'] ?? $args['key'] ?? '';
			return is_string( $name ) ? ( $values[ $post ][ $name ] ?? null ) : null;
		};
		$filled   = PostSource::fill( $row['document'], array_column( $row['posts'], 'id' ), $value_of );
		self::assertEquals( $row['slides'], $filled['slides'] );
		if ( null !== PostSource::read( $row['document'] ) ) {
			self::assertSame( [], Normalizer::slider( $filled )->fired );
		}
	}

	public function test_bindings_of_a_block_that_are_none_are_left(): void {
		$block = [
			'blockName'   => BlockConverter::SLIDER,
			'attrs'       => [ 'metadata' => [ 'bindings' => [ 'title' => [ 'source' => 'x/y' ] ] ] ],
			'innerBlocks' => [
				[
					'blockName' => BlockConverter::SLIDE,
					'attrs'     => [
						'metadata' => [ 'bindings' => [ 1, 2 ] ],
						'bindings' => [ 'title' => [ 'source' => 'x/y' ] ],
					],
				],
			],
		];
		self::assertSame(
			[
				'schema' => 1,
				'slides' => [ [] ],
			],
			BlockConverter::from_blocks( $block )
		);
	}
}
