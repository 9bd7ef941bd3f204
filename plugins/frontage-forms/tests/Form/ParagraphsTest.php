<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Form;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Form\Renderer;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/FormTestCase.php';

/** How a template's line ends become paragraphs and line breaks. */
final class ParagraphsTest extends FormTestCase {

	/** @return iterable<string, array{string, string}> */
	public static function rows(): iterable {
		foreach ( self::fixture( 'contact-forms/auto-paragraphs.json' )['rows'] as $number => $row ) {
			yield $number . ': ' . $row['template'] => [ $row['template'], $row['html'] ];
		}
	}

	#[DataProvider( 'rows' )]
	public function test_makes_the_recorded_paragraphs( string $template, string $expected ): void {
		$html = self::body( ( new Renderer() )->render( new Form( template: $template ) ), str_contains( $template, '[response]' ) );
		self::assert_same_markup( $expected, $html );
	}
}
