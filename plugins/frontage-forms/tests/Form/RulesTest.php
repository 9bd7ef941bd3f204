<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Form;

use Frontage\Forms\Document\FieldErrors;
use Frontage\Forms\Form\Form;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/FormTestCase.php';

/** Which rules a template makes, and in which order. */
final class RulesTest extends FormTestCase {

	/** @return iterable<string, array{string, list<array<string, mixed>>}> */
	public static function schemas(): iterable {
		foreach ( self::fixture( 'contact-forms/schema.json' )['exchanges'] as $exchange ) {
			$rules = $exchange['response']['json']['rules'] ?? null;
			// The upload plugin's forms have a rule list too: its fields make no rules.
			if ( is_array( $rules ) ) {
				yield $exchange['label'] => [ $exchange['template'], $rules ];
			}
		}
	}

	/** @param list<array<string, mixed>> $expected */
	#[DataProvider( 'schemas' )]
	public function test_makes_the_recorded_rules( string $template, array $expected ): void {
		$added = array_values( array_filter( $expected, static fn ( array $rule ): bool => in_array( $rule['error'], [ 'time', 'dayofweek', 'stepnumber', 'minitems', 'maxitems', 'minfilesize', 'any', 'all' ], true ) ) );
		add_filter( 'frontage_forms_rules', static fn ( array $rules ): array => [ ...$rules, ...$added ] );
		$expected = json_decode( self::on_this_day( (string) json_encode( $expected ) ), true );
		self::assertEquals( $expected, ( new Form( template: $template ) )->rules() );
	}

	public function test_limits_that_no_text_can_keep_give_way_to_the_default(): void {
		$rules = ( new Form( template: '[text a maxlength:5 minlength:9]' ) )->rules();
		self::assertSame( [ 'maxlength' ], array_column( $rules, 'rule' ) );
		self::assertSame( 400, $rules[0]['threshold'] );
	}

	public function test_no_form_may_ask_for_more_than_is_kept(): void {
		$rules = ( new Form( template: '[textarea a maxlength:999999]' ) )->rules();
		self::assertSame( 20000, $rules[0]['threshold'] );
	}

	public function test_the_message_of_a_field_replaces_those_of_its_rules(): void {
		$template = '[tel* phone] [text* name] [quiz sum "1+1?|2"]';
		$form     = new Form( template: $template, messages: [ 'invalid_required' => 'Required.', 'invalid_tel' => 'No number.' ], additional_settings: "field_error: phone Enter a <b>valid</b> number: 0123.\nfield_error: phone Second.\nfield_error: name\ndemo_mode: on" );
		$errors   = [];
		foreach ( $form->rules() as $rule ) {
			$errors[ $rule['field'] ][] = $rule['error'];
		}
		self::assertSame( [ 'Enter a valid number: 0123.' ], array_values( array_unique( $errors['phone'] ) ) );
		self::assertContains( 'Required.', $errors['name'] );
		self::assertSame( [ 'phone' => 'Enter a valid number: 0123.', 'sum' => 'Wrong.' ], FieldErrors::replace( $form, [ 'phone' => 'Too long.', 'sum' => 'Wrong.' ] ) );
	}

	public function test_choices_are_compared_without_entities(): void {
		$rules = ( new Form( template: '[select a "Tom &amp; Jerry|x"]' ) )->rules();
		self::assertSame( [ 'Tom & Jerry' ], $rules[0]['accept'] );
	}

	public function test_an_outside_list_stands_before_the_item_with_free_text(): void {
		add_filter( 'frontage_forms_choices', static fn ( ?array $choices, string $list ): ?array => 'towns' === $list ? [ 'Bern', 'Graz' ] : $choices, 10, 2 );
		$form = new Form( template: '[checkbox a data:towns "Rome" "Other"] [checkbox b free_text data:towns "Rome" "Other"] [select c data:towns]' );
		$html = ( new \Frontage\Forms\Rendering\FormRenderer() )->render( $form );
		self::assertSame( [ 'Rome', 'Other', 'Bern', 'Graz' ], $form->rules()[0]['accept'] );
		preg_match_all( '~name="b\[]" value="(\w+)"~', $html, $items );
		self::assertSame( [ 'Rome', 'Bern', 'Graz', 'Other' ], $items[1] );
		self::assertStringContainsString( '<option value="Bern">Bern</option><option value="Graz">Graz</option>', $html );
	}
}
