<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Form;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/FormTestCase.php';

/** Tags as people type them in a hurry: what was a field on the site before is one here, with its rules. */
final class LooseTagsTest extends FormTestCase {

	/** @return iterable<string, array{string, array{string, string, list<string>, list<string>}}> */
	public static function tags(): iterable {
		yield 'no blank before the quote' => [ '[text* n placeholder"Name"]', [ 'text*', 'n', [ 'placeholder' ], [ 'Name' ] ] ];
		yield 'nor after a colon' => [ '[text n default:"x"]', [ 'text', 'n', [ 'default:' ], [ 'x' ] ] ];
		yield 'nor after the name' => [ '[text n"x"]', [ 'text', 'n', [], [ 'x' ] ] ];
		yield 'nor between values' => [ '[select s"a""b"\'c\']', [ 'select', 's', [], [ 'a', 'b', 'c' ] ] ];
		yield 'single quotes' => [ "[email* e akismet:author_email placeholder'Mail']", [ 'email*', 'e', [ 'akismet:author_email', 'placeholder' ], [ 'Mail' ] ] ];
		yield 'blanks inside the quotes' => [ "[checkbox c \" one \" \"\u{3000}two | 2 \"]", [ 'checkbox', 'c', [], [ 'one', 'two' ] ] ];
		yield 'a button with typographic quotes' => [ '[submit “Send it”]', [ 'submit', '', [], [] ] ];
		yield 'a button with words behind its text' => [ '[submit "Go" class:big]', [ 'submit', '', [], [] ] ];
	}

	/** @param array{string, string, list<string>, list<string>} $expected */
	#[DataProvider( 'tags' )]
	public function test_is_a_tag( string $template, array $expected ): void {
		$tags = ( new Form( template: $template ) )->tags();
		self::assertSame( [ $expected ], array_map( static fn ( FormTag $tag ): array => [ $tag->type, $tag->name, $tag->options, $tag->values ], $tags ) );
	}

	public function test_a_required_field_typed_so_is_required(): void {
		$form = new Form( template: '[text* n placeholder"Name"]' );
		self::assertSame( [ 'required', 'maxlength' ], array_column( $form->rules(), 'rule' ) );
		self::assertStringContainsString( 'placeholder="Name"', ( new FormRenderer() )->render( $form ) );
	}

	/** @return iterable<string, array{string}> */
	public static function texts(): iterable {
		yield 'no name' => [ '[text"x"]' ];
		yield 'a name that begins with a digit' => [ '[text 1"x"]' ];
		yield 'a comma' => [ '[text n a,b"x"]' ];
		yield 'an option after the value' => [ '[text n"x"size:3]' ];
		yield 'a quote that never ends' => [ '[text n "x]' ];
	}

	#[DataProvider( 'texts' )]
	public function test_is_no_tag( string $template ): void {
		self::assertSame( [], ( new Form( template: $template ) )->tags() );
	}
}
