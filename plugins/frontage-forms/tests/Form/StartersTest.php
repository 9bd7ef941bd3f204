<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Form;

use Frontage\Forms\Form\Check\Problem;
use Frontage\Forms\Form\Checker;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Form\Renderer;
use Frontage\Forms\Form\Starters;
use Frontage\Forms\Form\Tag;
use PHPUnit\Framework\Attributes\DataProvider;

/** The forms an editor begins with. */
final class StartersTest extends FormTestCase {

	/** @return iterable<string, array{string}> */
	public static function names(): iterable {
		foreach ( [ 'contact', 'quote', 'callback', 'newsletter', 'job', 'blank' ] as $name ) {
			yield $name => [ $name ];
		}
	}

	#[DataProvider( 'names' )]
	public function test_a_starter_has_no_problem( string $name ): void {
		$form = self::starter( $name );
		self::assertSame( [], array_map( static fn ( Problem $problem ): array => $problem->to_array(), ( new Checker() )->check( $form ) ) );
		self::assertNotSame( '', $form->title );
	}

	#[DataProvider( 'names' )]
	public function test_its_mail_says_all_that_was_asked( string $name ): void {
		$form   = self::starter( $name );
		self::assertNotSame( '', $form->mail['body'] );
		$fields = array_filter( array_map( static fn ( Tag $tag ): string => $tag->name, $form->tags() ) );
		foreach ( $fields as $field ) {
			self::assertStringContainsString( "[$field]", $form->mail['body'] . $form->mail['subject'] );
		}
	}

	/** Paragraphs and consents, which say what they are, stand alone. */
	#[DataProvider( 'names' )]
	public function test_its_mail_says_which_answer_is_which( string $name ): void {
		$form  = self::starter( $name );
		$alone = array_map( static fn ( Tag $tag ): string => "[$tag->name]", $form->tags_of( 'textarea', 'acceptance' ) );
		[ $body ] = explode( "\n-- \n", $form->mail['body'] );
		foreach ( array_diff( array_filter( explode( "\n", $body ) ), $alone ) as $line ) {
			self::assertMatchesRegularExpression( '/^[A-Z][a-z ]+: \[[a-z_-]+\]$/', $line );
		}
		self::assertTrue( $form->mail['exclude_blank'] );
	}

	#[DataProvider( 'names' )]
	public function test_its_button_says_what_is_missing( string $name ): void {
		self::assertTrue( self::starter( $name )->is_on( 'acceptance_as_validation' ) );
	}

	#[DataProvider( 'names' )]
	public function test_a_visitor_sees_no_tag_as_typed( string $name ): void {
		$html = ( new Renderer() )->render( self::starter( $name ) );
		self::assertStringNotContainsString( '[', wp_strip_all_tags( $html ) );
		self::assertStringContainsString( 'type="submit"', $html );
	}

	public function test_a_translation_cannot_break_a_tag(): void {
		add_filter( 'gettext_frontage-forms', static fn ( string $text ): string => $text . ' ["x|y"]' );
		foreach ( Starters::all() as $starter ) {
			$broken = array_filter( ( new Checker() )->check( $starter['form'] ), static fn ( Problem $problem ): bool => 'form.body' === $problem->part );
			self::assertSame( [], $broken, $starter['name'] );
		}
	}

	private static function starter( string $name ): Form {
		foreach ( Starters::all() as $starter ) {
			if ( $name === $starter['name'] ) {
				return $starter['form'];
			}
		}
		self::fail( "There is no starter $name." );
	}
}
