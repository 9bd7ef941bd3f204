<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Form;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Form\Renderer;
use Frontage\Forms\Form\Tag;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/FormTestCase.php';

/** Every recorded template, sound or broken: its tags and its markup. */
final class GrammarTest extends FormTestCase {

	/** @return iterable<string, array{array{template: string, tags: list<array<string, mixed>>, html: string}}> */
	public static function rows(): iterable {
		foreach ( self::fixture( 'contact-forms/tag-grammar.json' )['rows'] as $number => $row ) {
			yield $number . ': ' . $row['template'] => [ $row ];
		}
	}

	/** @param array{template: string, tags: list<array<string, mixed>>, html: string} $row */
	#[DataProvider( 'rows' )]
	public function test_reads_the_tags( array $row ): void {
		$form = new Form( template: $row['template'] );
		self::assertSame( $row['tags'], array_map( static fn ( Tag $tag ): array => $tag->to_array(), $form->tags() ) );
	}

	/** @param array{template: string, tags: list<array<string, mixed>>, html: string} $row */
	#[DataProvider( 'rows' )]
	public function test_prints_the_markup( array $row ): void {
		$html = ( new Renderer() )->render( new Form( template: $row['template'] ) );
		self::assert_same_markup( self::on_this_day( $row['html'] ), self::body( $html, str_contains( $row['template'], '[response]' ) ) );
	}
}
