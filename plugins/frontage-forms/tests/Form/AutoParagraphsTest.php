<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Form;

use Frontage\Forms\Form\AutoParagraphs;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Form\FormTagParser;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\Tags\TagTypeRegistry;
use Frontage\Tests\Growth;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

require_once __DIR__ . '/FormTestCase.php';

/** How a template's line ends become paragraphs and line breaks. */
final class AutoParagraphsTest extends FormTestCase {

	/** What the original without its add-on for conditions prints as text, and we as the add-on does. */
	private const OURS = [
		"<section>\n[group g]\n[text a]\n[/group]\n</section>" => "<section>\n\t" . '<div data-id="g" data-orig_data_id="g" data-class="wpcf7cf_group">' . "\n\t\t<p>"
			. '<span class="wpcf7-form-control-wrap" data-name="a"><input size="40" maxlength="400" class="wpcf7-form-control wpcf7-text" aria-invalid="false" value="" type="text" name="a" /></span>' . "\n\t\t</p>\n\t</div>\n</section>",
	];

	/** @return iterable<string, array{string, string}> */
	public static function rows(): iterable {
		foreach ( self::fixture( 'contact-forms/auto-paragraphs.json' )['rows'] as $number => $row ) {
			yield $number . ': ' . $row['template'] => [ $row['template'], $row['html'] ];
		}
	}

	#[DataProvider( 'rows' )]
	public function test_makes_the_recorded_paragraphs( string $template, string $expected ): void {
		$html = self::body( ( new FormRenderer() )->render( new Form( template: $template ) ), str_contains( $template, '[response]' ) );
		self::assert_same_markup( self::OURS[ $template ] ?? $expected, $html );
	}

	/** @return iterable<string, array{string, string}> */
	public static function not_recorded(): iterable {
		yield 'end tags left out'        => [ '<ul><li>one<li>two</ul>', "<ul>\n\t<li>\n\t\t<p>one\n\t\t</p>\n\t</li>\n\t<li>\n\t\t<p>two\n\t\t</p>\n\t</li>\n</ul>" ];
		yield 'a block inside a label'   => [ '<label>Name <div>x</div></label>', "<label>\n\tName\n\t<div>\n\t\t<p>x\n\t\t</p>\n\t</div>\n</label>" ];
		yield 'a block inside a p'       => [ '<p>a<div>b</div>', "<p>a\n</p>\n<div>\n\t<p>b\n\t</p>\n</div>" ];
		yield 'blanks between words'     => [ '<b>x</b> <i>y</i>', "<p><b>x</b> <i>y</i>\n</p>" ];
		yield 'a bracket in an attribute' => [ "<input value='a>b'>", "<p><input value='a>b' />\n</p>" ];
		yield 'a break and a line end in a p' => [ "<p class='x'>a<br />\nb</p>", "<p class='x'>a\n</p>\n<p>b\n</p>" ];
		yield 'a break in a p'           => [ '<p>a<br>b</p>', "<p>a<br />\nb\n</p>" ];
		yield 'blank lines at the ends of a p' => [ "<div><p>\n\na\n\n</p></div>", "<div>\n\t<p>a\n\t</p>\n</div>" ];
		yield 'a line end first in a p'  => [ "<p>\n<b>a</b>\n</p><h3>\n\nT</h3>", "<p><br />\n<b>a</b>\n</p>\n<h3><br />\nT\n</h3>" ];
		yield 'labels left open'         => [ "<label>A\n<label>B", "<p><label>A<br />\n</label><label>B</label>\n</p>" ];
		yield 'spans in spans'           => [ '<span>a<span>b', "<p><span>a<span>b</span></span>\n</p>" ];
		yield 'deeper than anybody nests' => [ str_repeat( '<b>', 300 ) . 'x' . str_repeat( '</b>', 300 ), '<p>' . str_repeat( '<b>', 1 ) . str_repeat( '</b><b>', 299 ) . "x</b>\n</p>" ];
		yield 'nothing'                  => [ "\n\n", '' ];
	}

	#[DataProvider( 'not_recorded' )]
	public function test_keeps_what_the_writer_meant( string $template, string $expected ): void {
		self::assertSame( $expected, AutoParagraphs::format( $template ) );
	}

	/** What is nested is indented: there the output itself grows with the square, and the work may, too. */
	#[Group( 'growth' )]
	#[TestWith( [ '<div><b>', 1000, 150 ] )]
	#[TestWith( [ '<div>', 50_000, 24 ] )]
	#[TestWith( [ '<b>', 50_000, 24 ] )]
	#[TestWith( [ '<b><li>', 50_000, 24 ] )]
	#[TestWith( [ '<div></p>', 50_000, 24 ] )]
	#[TestWith( [ "x'<", 20_000, 24 ] )]
	#[TestWith( [ '[text a', 5000, 24 ] )]
	#[TestWith( [ '<a "', 5000, 24 ] )]
	public function test_the_work_for_an_odd_template_grows_with_what_it_gives( string $part, int $times, int $most ): void {
		$format = static fn ( string $text ): string => AutoParagraphs::format( $text, new FormTagParser( TagTypeRegistry::instance() ) );
		self::assertLessThan( $most, Growth::factor( $format, $most, $part, $times ) );
	}
}
