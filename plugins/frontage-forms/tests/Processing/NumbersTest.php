<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Processing;

use Frontage\Forms\Document\GroupConditions;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Kit\Language;
use PHPUnit\Framework\Attributes\TestWith;

require_once __DIR__ . '/SubmissionTestCase.php';

/** Rules, conditions and formulas read the same number, as people of the form's locale write it (docs/reference/contact-forms.md §6). */
final class NumbersTest extends SubmissionTestCase {

	private const TEMPLATE = '[text qty][text size][text extras][calculation twice decimals:2 "qty * 2"][calculation total "twice + 1"][group much][text* why][/group][submit]';

	private function form( string $locale, string $template = self::TEMPLATE ): Form {
		$form = $this->make_form( $template );
		$form = ( new FormRepository() )->save( $form->with( [ 'locale' => $locale, 'mail' => [ 'body' => '[twice] | [total]' ] + $form->mail, 'conditions' => GroupConditions::parse( 'show [much] if [qty] greater than "1000"' ) ] ) );
		self::assertInstanceOf( Form::class, $form );
		return $form;
	}

	#[TestWith( [ 'en_US', '25', '50.00 | 51' ] )]
	#[TestWith( [ 'en_US', '1,000', '2,000.00 | 2,001' ] )]
	#[TestWith( [ 'en_US', '1e3', '2,000.00 | 2,001' ] )]
	#[TestWith( [ 'en_US', '$10.50', '21.00 | 22' ] )]
	#[TestWith( [ 'en_US', '', '0.00 | 1' ] )]
	#[TestWith( [ 'de_DE', '10,5', '21.00 | 22' ] )]
	#[TestWith( [ 'de_DE', '999,50 €', '1,999.00 | 2,000' ] )]
	#[TestWith( [ 'de_DE', '1.000', '2,000.00 | 2,001' ] )]
	#[TestWith( [ 'de_CH', "1'000", '2,000.00 | 2,001' ] )]
	public function test_a_formula_reads_what_people_write( string $locale, string $typed, string $mailed ): void {
		self::assertSame( 'mail_sent', $this->post( $this->form( $locale )->id, self::fill_fields( [ 'qty' => $typed, 'total' => '7' ] ) )->get_data()['status'] );
		self::assertSame( $mailed, $this->mails[0]['message'] ?? '' );
	}

	#[TestWith( [ 'en_US', '25,000' ] )]
	#[TestWith( [ 'en_US', '1e4' ] )]
	#[TestWith( [ 'de_DE', '25.000' ] )]
	#[TestWith( [ 'de_DE', '1.000,50' ] )]
	public function test_a_condition_reads_the_same( string $locale, string $typed ): void {
		self::assert_invalid( [ 'why' => 'Please fill out this field.' ], $this->post( $this->form( $locale )->id, self::fill_fields( [ 'qty' => $typed ] ) )->get_data() );
	}

	#[TestWith( [ 'en_US', 'ten' ] )]
	#[TestWith( [ 'en_US', '10,5' ] )]
	#[TestWith( [ 'de_DE', '12 oder 13' ] )]
	#[TestWith( [ 'de_DE', '1.000.50' ] )]
	public function test_what_is_no_number_is_an_error_at_its_field( string $locale, string $typed ): void {
		self::assert_invalid( [ 'qty' => 'Please enter a number.' ], $this->post( $this->form( $locale )->id, self::fill_fields( [ 'qty' => $typed ] ) )->get_data() );
	}

	#[TestWith( [ 'en_US', '1,5', false ] )]
	#[TestWith( [ 'de_DE', '1,5', true ] )]
	#[TestWith( [ 'de_DE', '1.5', true ] )]
	#[TestWith( [ 'de_DE', '2.500,00 €', false ] )]
	public function test_a_rule_reads_the_same( string $locale, string $typed, bool $passes ): void {
		$form = $this->form( $locale, '[number qty max:1000][text size][text extras][submit]' );
		self::assertSame( $passes ? 'mail_sent' : 'validation_failed', $this->post( $form->id, self::fill_fields( [ 'qty' => $typed ] ) )->get_data()['status'] );
	}

	public function test_a_browsers_number_field_is_plain_and_so_is_a_result(): void {
		$form = $this->form( 'de_DE', '[number qty][text size][text extras][calculation twice decimals:3 "qty * 2"][calculation total "twice * 1000"][submit]' );
		$this->post( $form->id, self::fill_fields( [ 'qty' => '1.000' ] ) );
		$this->post( $form->id, self::fill_fields( [ 'qty' => '0.617' ] ) );
		self::assertSame( [ '2.000 | 2,000', '1.234 | 1,234' ], array_column( $this->mails, 'message' ) );
	}

	public function test_a_choice_without_a_number_has_no_result_unless_its_field_has_prices(): void {
		$form = $this->form( 'en_US', '[select qty "None" "2 hours"][select size "Small" "Large"][text extras][calculation twice "qty * 1"][calculation total "size + 1" "size=Large=9"][submit]' );
		$this->post( $form->id, self::fill_fields( [ 'qty' => 'None', 'size' => 'Small' ] ) );
		$this->post( $form->id, self::fill_fields( [ 'qty' => '2 hours', 'size' => 'Large' ] ) );
		self::assertSame( [ '| 1', '2 | 10' ], array_map( trim( ... ), array_column( $this->mails, 'message' ) ) );
	}

	public function test_the_page_is_told_the_forms_comma(): void {
		$html = ( new FormRenderer() )->render( $this->form( 'de_DE' ) );
		self::assertStringContainsString( ' data-decimal=","', $html );
		self::assertStringContainsString( '&quot;decimal&quot;:&quot;,&quot;', $html );
		self::assertStringNotContainsString( 'decimal=', ( new FormRenderer() )->render( $this->form( 'en_US' ) ) );
	}

	public function test_locales_know_their_comma(): void {
		foreach ( [ 'de_DE' => ',', 'de_DE_formal' => ',', 'de_AT' => ',', 'de_CH' => '.', 'de_CH_informal' => '.', 'nb_NO' => ',', 'ar' => '.', 'ary' => ',', 'en_US' => '.', 'en_ZA' => ',', 'es_ES' => ',', 'es_MX' => '.', 'fr_FR' => ',', 'pt_BR' => ',', 'ja' => '.', '' => '.' ] as $locale => $decimal ) {
			self::assertSame( $decimal, Language::decimal_separator( $locale ), $locale );
		}
	}
}
