<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Form;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\Calculations;
use Frontage\Forms\Rendering\FormRenderer;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/FormTestCase.php';

/** What the tag of a calculation says; the canvas reads the same rows. */
final class CalculationTagsTest extends FormTestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		foreach ( self::fixture( 'contact-forms/calculation-tags.json' )['rows'] as $row ) {
			yield $row['template'] => [ $row ];
		}
	}

	/** @param array{template: string, options: list<string>, values: list<string>, formula: string, worth: array<string, array<string, float>>, decimals: int, unread?: bool} $row */
	#[DataProvider( 'rows' )]
	public function test_a_tag_is_read( array $row ): void {
		$form = new Form( template: $row['template'] );
		if ( $row['unread'] ?? false ) {
			self::assertSame( [], $form->tags() );
			return;
		}
		[ $tag ] = $form->tags();
		self::assertSame( [ 'calculation', 'total', $row['options'], $row['values'] ], [ $tag->type, $tag->name, $tag->options, $tag->raw_values ] );
		self::assertSame( [ $row['formula'], $row['decimals'] ], [ Calculations::find_formula( $tag ), Calculations::count_decimals( $tag ) ] );
		self::assertEquals( $row['worth'], Calculations::find_choice_numbers( $tag ) );
	}

	/** @param array{template: string, unread?: bool} $row */
	#[DataProvider( 'rows' )]
	public function test_nothing_of_it_is_markup_of_the_page( array $row ): void {
		$html = ( new FormRenderer() )->render( new Form( id: 5, template: $row['template'] ) );
		self::assertStringNotContainsString( '<script', $html );
		self::assertSame( ! ( $row['unread'] ?? false ), str_contains( $html, '<output' ) );
	}
}
