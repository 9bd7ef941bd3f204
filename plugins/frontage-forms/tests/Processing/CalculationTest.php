<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Processing;

use Frontage\Forms\Checks\FormChecker;
use Frontage\Forms\Document\GroupConditions;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;

require_once __DIR__ . '/SubmissionTestCase.php';

/** The server reckons, whatever a request says of a result (docs/reference/contact-forms.md §19). */
final class CalculationTest extends SubmissionTestCase {

	private const TEMPLATE = '[select size "Small" "Large"][number qty][group extra][checkbox extras "Gift wrap" "Card"][/group][calculation total "size * qty + extras" "size=Small=10" "size=Large=25" "extras=Gift wrap=3"][submit]';

	private function form( string $template = self::TEMPLATE, string $conditions = 'show [extra] if [qty] greater than "1"' ): Form {
		$form = $this->make_form( $template );
		$mail = [ 'body' => 'Total: [total], size: [size], [extras]' ] + $form->mail;
		$form = ( new \Frontage\Forms\Storage\FormRepository() )->save( $form->with( [ 'mail' => $mail, 'conditions' => GroupConditions::parse( $conditions ) ] ) );
		self::assertInstanceOf( Form::class, $form );
		return $form;
	}

	public function test_what_came_is_replaced_by_what_is_reckoned(): void {
		$form = $this->form();
		foreach ( [ [ 'total' => '1' ], [], [ 'total' => [ '1', '2' ] ], [ ' total' => '<b>' ] ] as $index => $tampered ) {
			$this->mails = []; // Each with a quantity of its own: the same once more would be a repeat.
			self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 'size' => 'Large', 'qty' => (string) ( 50 + $index ), 'extras' => [ 'Gift wrap' ] ] + $tampered ) )->get_data()['status'] );
			self::assertStringContainsString( sprintf( 'Total: %s, size: Large', number_format( 1253 + 25 * $index ) ), (string) wp_json_encode( $this->mails ) );
		}
	}

	public function test_a_choice_that_a_script_sends_twenty_times_counts_once(): void {
		$form = $this->form( '[checkbox extras "Coupon"][text size][calculation total "100 + extras" "extras=Coupon=-10"][submit]', '' );
		$this->post( $form->id, self::fill_fields( [ 'extras' => array_fill( 0, 20, 'Coupon' ) ] ) );
		self::assertStringContainsString( 'Total: 90, size', (string) wp_json_encode( $this->mails ) );
	}

	public function test_a_field_in_a_hidden_group_counts_nothing(): void {
		$this->post( $this->form()->id, self::fill_fields( [ 'size' => 'Small', 'qty' => '1', 'extras' => [ 'Gift wrap' ], 'total' => '5' ] ) );
		self::assertStringContainsString( 'Total: 10, size: Small', (string) wp_json_encode( $this->mails ) );
	}

	public function test_a_condition_may_ask_for_a_result(): void {
		$form = $this->form( '[number qty][calculation total "qty * 7"][group much][text* why][/group][submit]', 'show [much] if [total] greater than "20"' );
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 'qty' => '2', 'total' => '99' ] ) )->get_data()['status'] );
		self::assertSame( 'validation_failed', $this->post( $form->id, self::fill_fields( [ 'qty' => '3', 'total' => '1' ] ) )->get_data()['status'] );
	}

	public function test_divided_by_nothing_is_nothing(): void {
		$this->post( $this->form( '[number qty][calculation total "1 / qty"][text size][text extras][submit]', '' )->id, self::fill_fields( [ 'qty' => '0', 'total' => '9' ] ) );
		self::assertStringContainsString( 'Total: , size', (string) wp_json_encode( $this->mails ) );
	}

	public function test_a_plain_input_whose_value_is_no_number_has_the_error_of_a_number_field(): void {
		$form = $this->form( '<input name="qty"><input name="note">[number other][text size][text extras][calculation total "qty * 2 + other"][submit]', '' );
		foreach ( [ 'two', '4 people', '1,2,3' ] as $typed ) {
			$answer = $this->post( $form->id, self::fill_fields( [ 'qty' => $typed, 'note' => 'any words' ] ) )->get_data();
			self::assertSame( 'validation_failed', $answer['status'], $typed );
			self::assertSame( [ [ 'qty', $form->message( 'invalid_number' ) ] ], array_map( static fn ( array $one ): array => [ $one['field'], $one['message'] ], $answer['invalid_fields'] ) );
		}
		foreach ( [ '1,000' => '2,000', '' => '0', ' 2 ' => '4' ] as $typed => $total ) {
			$this->mails = [];
			self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 'qty' => (string) $typed ] ) )->get_data()['status'], (string) $typed );
			self::assertStringContainsString( "Total: $total, size", (string) wp_json_encode( $this->mails ) );
		}
	}

	public function test_only_plain_inputs_that_are_typed_and_asked_for_have_to_be_numbers(): void {
		$fields = static fn ( string $template ): array => array_column( array_filter( ( new Form( id: 5, template: $template ) )->rules(), static fn ( array $rule ): bool => 'number' === $rule['rule'] ), 'field' );
		self::assertSame( [ 'a', 'b', 'c', 'd' ], $fields( '<input name="a"><input type="number" name="b"><input type="tel" name="c"><textarea name="d"></textarea><input name="e">[calculation t "a + b + c + d"]' ) );
		self::assertSame( [], $fields( '<select name="a"></select><input type="checkbox" name="b" value="1"><input type="hidden" name="c"><input type="date" name="d">[calculation t "a + b + c + d"]' ) );
		self::assertSame( [], $fields( '<input name="a">[calculation t "a" "a=Large=25"]' ), 'Its answers have prices.' );
		self::assertSame( [], $fields( '<input name="a">' ) );
	}

	public function test_a_plain_input_in_a_hidden_group_has_no_error(): void {
		$form = $this->form( '[number n][group more]<input name="qty">[/group][text size][text extras][calculation total "qty + n"][submit]', 'show [more] if [n] greater than "1"' );
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 'n' => '1', 'qty' => 'two' ] ) )->get_data()['status'] );
		self::assertSame( 'validation_failed', $this->post( $form->id, self::fill_fields( [ 'n' => '2', 'qty' => 'two' ] ) )->get_data()['status'] );
	}

	public function test_the_page_gets_steps_and_no_formula(): void {
		$html = ( new FormRenderer() )->render( new Form( id: 5, template: self::TEMPLATE ) );
		$tag  = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tag->next_tag( 'form' ) );
		self::assertSame(
			[ [ 'total', [ '$size', '$qty', '*', '$extras', '+' ], [ 'size' => [ 'Small' => 10, 'Large' => 25 ], 'extras' => [ 'Gift wrap' => 3 ] ], 2, false ] ],
			json_decode( (string) $tag->get_attribute( 'data-calculations' ), true )
		);
		self::assertMatchesRegularExpression( '~<output (?=[^>]*aria-live="polite")[^>]*>&nbsp;</output><input type="hidden" name="total" value="" />~', $html );
		self::assertStringNotContainsString( 'data-calculations', ( new FormRenderer() )->render( new Form( id: 6, template: '[text a]' ) ) );
	}

	public function test_hostile_formulas_are_texts_without_result(): void {
		foreach ( [ '</form><script>x</script>', 'alert(1)', "constructor.constructor('x')()", str_repeat( '(', 900 ) ] as $formula ) {
			$html = ( new FormRenderer() )->render( new Form( id: 5, template: '[number a][calculation t "' . $formula . '" "a=<script>=1"]' ) );
			self::assertStringNotContainsString( '<script', (string) preg_replace( '~\[calculation[^\]]*\]~', '', $html ), $formula );
		}
	}

	public function test_the_owner_hears_what_cannot_be_reckoned(): void {
		$codes = static fn ( string $template ): array => array_column( ( new FormChecker() )->check( new Form( id: 5, template: $template ) ), 'code' );
		self::assertNotContains( 'unreadable_formula', $codes( self::TEMPLATE ) );
		self::assertNotContains( 'unknown_formula_field', $codes( self::TEMPLATE ) );
		self::assertContains( 'unreadable_formula', $codes( '[number a][calculation t "a *"][submit]' ) );
		self::assertContains( 'unknown_formula_field', $codes( '[number a][calculation t "b * 2"][submit]' ) );
		self::assertContains( 'unknown_formula_field', $codes( '[calculation t "u"][calculation u "1"][submit]' ) );
	}
}
