<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Processing;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/SubmissionTestCase.php';

/** Several tags of one name are one field: what any of them offers may be sent, and all of it arrives. */
final class SharedNamesTest extends SubmissionTestCase {

	/** @return iterable<string, array{string, string|list<string>, string}> Template, what is sent, what the mail says. */
	public static function forms(): iterable {
		yield 'two groups of boxes' => [ '[checkbox a "one|1" "two|2"] [checkbox a "three|3" "four|4"]', [ 'one', 'four' ], '1, 4' ];
		yield 'two lists to choose from' => [ '[select a "one|1"] [select a "two|2"]', 'two', '2' ];
		yield 'boxes and a list' => [ '[checkbox a "one|1"] [select a "two|2"]', [ 'one', 'two' ], '1, 2' ];
		yield 'a list of several and one' => [ '[select a multiple "one|1"] [select a "two|2"]', [ 'one', 'two' ], '1, 2' ];
		yield 'radios in two places' => [ '[radio a "one|1"] [radio a "two|2"]', 'two', '2' ];
		yield 'one that takes free text' => [ '[checkbox a "one|1"] [checkbox a free_text "two" "else"]', [ 'one', 'anything' ], '1, anything' ];
	}

	/** @param string|list<string> $sent */
	#[DataProvider( 'forms' )]
	public function test_takes_what_any_of_them_offers( string $template, string|array $sent, string $mailed ): void {
		$form = $this->make_form( $template );
		$form = ( new \Frontage\Forms\Storage\FormRepository() )->save( $form->with( [ 'mail' => [ 'body' => 'Chosen: [a]' ] + $form->mail ] ) );
		self::assertInstanceOf( Form::class, $form );
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 'a' => $sent ] ) )->get_data()['status'] );
		self::assertSame( "Chosen: $mailed", $this->mails[0]['message'] );
	}

	public function test_refuses_what_none_of_them_offers(): void {
		$form = $this->make_form( '[checkbox a "one"] [checkbox a "two"]' );
		self::assertSame( [ [ 'one', 'two' ] ], array_column( $form->rules(), 'accept' ) );
		self::assert_invalid( [ 'a' => 'Undefined value was submitted through this field.' ], $this->post( $form->id, self::fill_fields( [ 'a' => [ 'one', 'three' ] ] ) )->get_data() );
	}

	public function test_a_list_among_them_makes_all_of_them_send_lists(): void {
		$html = ( new FormRenderer() )->render( new Form( template: '[checkbox a "one"] [select a "two"] [select b "three"]' ) );
		self::assertSame( 2, substr_count( $html, 'name="a[]"' ) ); // PHP would keep the last of `a` and `a[]` only.
		self::assertStringContainsString( 'name="b"', $html );
	}
}
