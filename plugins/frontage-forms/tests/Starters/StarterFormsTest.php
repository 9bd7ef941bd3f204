<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Starters;

use Frontage\Forms\Checks\FormChecker;
use Frontage\Forms\Checks\FormProblem;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\Starters\StarterForms;
use Frontage\Forms\Starters\StarterThumbnail;
use Frontage\Forms\Tests\Form\FormTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

require_once dirname( __DIR__ ) . '/Form/FormTestCase.php';

/** The forms an editor begins with. */
final class StarterFormsTest extends FormTestCase {

	/** @return iterable<string, array{string}> */
	public static function names(): iterable {
		foreach ( [ 'contact', 'quote', 'callback', 'department', 'booking', 'event', 'order', 'newsletter', 'job', 'support', 'feedback', 'survey', 'quiz', 'blank' ] as $name ) {
			yield $name => [ $name ];
		}
	}

	#[DataProvider( 'names' )]
	public function test_a_starter_has_no_problem( string $name ): void {
		$form = self::starter( $name );
		self::assertSame( [], array_map( static fn ( FormProblem $problem ): array => $problem->to_array(), ( new FormChecker() )->check( $form ) ) );
		self::assertNotSame( '', $form->title );
	}

	#[DataProvider( 'names' )]
	public function test_its_mail_says_all_that_was_asked( string $name ): void {
		$form   = self::starter( $name );
		self::assertNotSame( '', $form->mail['body'] );
		$fields = array_filter( array_map( static fn ( FormTag $tag ): string => $tag->name, $form->tags() ) );
		foreach ( $fields as $field ) {
			self::assertMatchesRegularExpression( "/\[(?:_raw_)?$field\]/", $form->mail['body'] . $form->mail['subject'] );
		}
	}

	/** Paragraphs and consents, which say what they are, stand alone. */
	#[DataProvider( 'names' )]
	public function test_its_mail_says_which_answer_is_which( string $name ): void {
		$form  = self::starter( $name );
		$alone = array_map( static fn ( FormTag $tag ): string => "[$tag->name]", $form->find_tags( 'textarea', 'acceptance' ) );
		[ $body ] = explode( "\n-- \n", $form->mail['body'] );
		foreach ( array_diff( array_filter( explode( "\n", $body ) ), $alone ) as $line ) {
			self::assertMatchesRegularExpression( '/^[A-Z][a-z ]+(?: \([a-z]+\))?: \[[a-z_-]+\]$/', $line );
		}
		self::assertTrue( $form->mail['exclude_blank'] );
	}

	#[DataProvider( 'names' )]
	public function test_its_button_says_what_is_missing( string $name ): void {
		self::assertTrue( self::starter( $name )->is_on( 'acceptance_as_validation' ) );
	}

	#[DataProvider( 'names' )]
	public function test_a_visitor_sees_no_tag_as_typed( string $name ): void {
		$html = ( new FormRenderer() )->render( self::starter( $name ) );
		self::assertStringNotContainsString( '[', wp_strip_all_tags( $html ) );
		self::assertStringContainsString( 'type="submit"', $html );
	}

	#[DataProvider( 'names' )]
	public function test_its_picture_is_small_and_says_what_it_shows( string $name ): void {
		$picture = new StarterThumbnail( self::starter( $name ) );
		self::assertLessThanOrEqual( 4096, strlen( $picture->data_url() ) );
		$svg = new \DOMDocument();
		self::assertTrue( $svg->loadXML( rawurldecode( substr( $picture->data_url(), strlen( 'data:image/svg+xml,' ) ) ) ) );
		self::assertNotSame( '', $picture->alt_text() );
		self::assertStringNotContainsString( '[', $picture->alt_text() );
	}

	public function test_a_picture_shows_what_visitors_see_first(): void {
		self::assertSame( 'How was your experience?, What did you like? (optional), What could we do better? (optional), Would you like a reply?, and Send feedback', ( new StarterThumbnail( self::starter( 'feedback' ) ) )->alt_text() );
	}

	/** A condition that asks for a choice which is not there would never hold. */
	public function test_what_a_condition_asks_for_can_be_answered(): void {
		$asked = 0;
		foreach ( StarterForms::list_starters() as $starter ) {
			foreach ( array_merge( ...array_column( $starter['form']->conditions, 'and_rules' ) ) as $rule ) {
				$tags = array_values( array_filter( $starter['form']->tags(), static fn ( FormTag $tag ): bool => $rule['if_field'] === $tag->name ) );
				self::assertCount( 1, $tags );
				$asked += (int) in_array( $rule['if_value'], array_map( [ FormTag::class, 'decode_entities' ], $tags[0]->values ), true );
				self::assertTrue( in_array( $tags[0]->basetype, [ 'number', 'calculation' ], true ) || in_array( $rule['if_value'], array_map( [ FormTag::class, 'decode_entities' ], $tags[0]->values ), true ), $starter['name'] );
			}
		}
		self::assertGreaterThan( 5, $asked );
	}

	public function test_each_has_a_category_of_the_gallery_and_add_ons_may_bring_their_own(): void {
		$categories = [];
		foreach ( StarterForms::list_starters() as $starter ) {
			$categories[ $starter['name'] ] = StarterForms::category_of( $starter );
		}
		self::assertSame( [ 'general', 'sales', 'bookings', 'support', 'marketing' ], [ $categories['contact'], $categories['quote'], $categories['rsvp'], $categories['file-drop'], $categories['newsletter'] ] );
		self::assertSame( [ 'contact', 'callback', 'department', 'blank' ], array_keys( $categories, 'general', true ), 'Only these are general; a new starter form needs a category.' );
		$own = [ 'name' => 'tour', 'title' => 'Tour', 'description' => '', 'form' => self::starter( 'contact' ) ];
		self::assertSame( [ 'general', 'Museum' ], [ StarterForms::category_of( $own ), StarterForms::category_of( [ ...$own, 'category' => 'Museum' ] ) ] );
	}

	/** @return iterable<string, array{string}> */
	public static function languages(): iterable {
		foreach ( [ 'en_US', 'de_DE', 'nb_NO', 'ar' ] as $locale ) {
			yield $locale => [ $locale ];
		}
	}

	#[DataProvider( 'languages' )]
	public function test_no_language_brings_a_problem( string $locale ): void {
		add_filter( 'get_available_languages', static fn (): array => [ 'de_DE', 'nb_NO', 'ar' ] );
		$GLOBALS['wp_locale_switcher'] = new \WP_Locale_Switcher();
		$GLOBALS['wp_locale_switcher']->init();
		switch_to_locale( $locale );
		self::assertSame( $locale, determine_locale() );
		$titles = [];
		foreach ( StarterForms::list_starters() as $starter ) {
			$titles[] = $starter['title'];
			self::assertSame( [], array_map( static fn ( FormProblem $problem ): array => $problem->to_array(), ( new FormChecker() )->check( $starter['form'] ) ), $starter['name'] );
		}
		restore_previous_locale();
		self::assertSame( 'en_US' === $locale, in_array( 'Quote request', $titles, true ) );
	}

	public function test_a_translation_cannot_break_a_tag(): void {
		add_filter( 'gettext_frontage-forms', static fn ( string $text ): string => $text . ' ["x|y"]' );
		foreach ( StarterForms::list_starters() as $starter ) {
			$broken = array_filter( ( new FormChecker() )->check( $starter['form'] ), static fn ( FormProblem $problem ): bool => 'form.body' === $problem->part );
			self::assertSame( [], $broken, $starter['name'] );
		}
	}

	private static function starter( string $name ): Form {
		foreach ( StarterForms::list_starters() as $starter ) {
			if ( $name === $starter['name'] ) {
				return $starter['form'];
			}
		}
		self::fail( "There is no starter $name." );
	}
}
