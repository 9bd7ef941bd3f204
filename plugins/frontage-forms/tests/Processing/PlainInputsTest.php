<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Processing;

use Frontage\Forms\Checks\FormChecker;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Submission\PlainHtmlInputs;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use PHPUnit\Framework\Attributes\Group;

require_once __DIR__ . '/SubmissionTestCase.php';

/** What a template has as plain HTML is sent, mailed and kept like any field; only passwords are not kept. */
#[Group( 'database' )]
final class PlainInputsTest extends SubmissionTestCase {

	private const TEMPLATE = '[text your-name] <input name="company" maxlength="9"> <select name="size"><option>S<option>L</select>
		<input type="checkbox" name="extra[]" value="a"><input type="checkbox" name="extra[]" value="b"><input type="checkbox" name="never" value="1">
		<textarea name="note.more"></textarea> <input type="hidden" name="utm_source" value="paper"> <input type="password" name="secret">
		<input type="submit" name="go" value="Go">';

	private const SENT = [
		'your-name'  => 'Zoë',
		'company'    => "R&D <b>\0",
		'size'       => 'L',
		'extra'      => [ 'a', 'b' ],
		'note_more'  => "two\nlines",
		'utm_source' => 'paper',
		'secret'     => 'open sesame',
		'by-script'  => 'added later',
		'_foreign'   => 'not a field',
		'g-recaptcha-response' => 'a proof',
	];

	private function form( string $body = '' ): Form {
		$form = $this->make_form( self::TEMPLATE );
		$form = ( new FormRepository() )->save( $form->with( [ 'mail' => [ 'body' => $body ] + $form->mail ] ) );
		self::assertInstanceOf( Form::class, $form );
		return $form;
	}

	public function test_is_mailed_under_its_name(): void {
		$form = $this->form( '[your-name]|[company]|[size]|[extra]|[note.more]|[utm_source]|[by-script]|[never]|[secret]|[_foreign]|[unknown]' );
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( self::SENT ) )->get_data()['status'] );
		self::assertSame( "Zoë|R&D <b>|L|a, b|two\nlines|paper|added later|||[_foreign]|[unknown]", $this->mails[0]['message'] );
	}

	public function test_is_kept_with_the_entry_but_for_passwords(): void {
		global $wpdb;
		$form = $this->form();
		$seen = null;
		add_action(
			'frontage_forms_before_send',
			static function ( mixed $sending, Submission $submission ) use ( &$seen ): void {
				$seen = $submission->values['secret'] ?? null;
			},
			10,
			2
		);
		$this->post( $form->id, self::fill_fields( self::SENT ) );
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i', SubmissionTable::table_name() ), ARRAY_A );
		self::assertSame(
			[
				'your-name'  => 'Zoë',
				'company'    => 'R&D <b>',
				'size'       => 'L',
				'extra'      => [ 'a', 'b' ],
				'note_more'  => "two\nlines",
				'utm_source' => 'paper',
				'by-script'  => 'added later',
			],
			json_decode( $row['data'], true )['values']
		);
		self::assertStringNotContainsString( 'sesame', implode( "\n", $row ) );
		self::assertSame( 'open sesame', $seen, 'An add-on that signs visitors up needs it.' );
	}

	public function test_counts_what_filters_put_into_the_form(): void {
		add_filter( 'frontage_forms_elements', static fn ( string $html ): string => $html . '<input type=PASSWORD name=pin><input name="city">' );
		$form = $this->make_form( '[text a]' );
		self::assertSame( [ 'pin' => 'password', 'city' => 'text' ], PlainHtmlInputs::find_inputs( $form ) );
		$this->post( $form->id, self::fill_fields( [ 'a' => 'x', 'pin' => '1234', 'city' => 'Bern' ] ) );
		global $wpdb;
		self::assertSame( [ 'a' => 'x', 'city' => 'Bern' ], json_decode( (string) $wpdb->get_var( $wpdb->prepare( 'SELECT data FROM %i', SubmissionTable::table_name() ) ), true )['values'] );
	}

	public function test_looking_for_them_leaves_no_trace_on_the_page(): void {
		$form  = $this->make_form( '[text a id:one]<input name="b">' );
		FormRenderer::reset_page();
		$first = ( new FormRenderer() )->render( $form );
		FormRenderer::reset_page();
		PlainHtmlInputs::find_inputs( $form );
		self::assertSame( $first, ( new FormRenderer() )->render( $form ) );
	}

	public function test_too_long_a_text_is_refused_with_the_limit(): void {
		$form = $this->form();
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 'company' => str_repeat( 'ü', 20000 ) ] ) )->get_data()['status'] );
		self::assert_invalid( [ 'company' => 'Enter up to 20,000 characters.' ], $this->post( $form->id, self::fill_fields( [ 'company' => str_repeat( 'x', 20001 ) ] ) )->get_data() );
	}

	public function test_more_than_fifty_are_refused(): void {
		$form = $this->form();
		$many = static fn ( int $count ): array => array_combine( array_map( static fn ( int $i ): string => "n$i", range( 1, $count ) ), array_fill( 0, $count, 'x' ) );
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( $many( 50 ) ) )->get_data()['status'] );
		$refused = $this->post( $form->id, self::fill_fields( $many( 51 ) ) );
		self::assertSame( 400, $refused->get_status() );
		self::assertStringContainsString( '50', $refused->get_data()['message'] );
	}

	public function test_names_that_are_numbers_and_deep_lists_harm_nothing(): void {
		$form = $this->form();
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 7 => 'x', 'company' => [ 'a' => [ 'b' => 'deep' ], 'c' => 'kept' ] ] ) )->get_data()['status'] );
	}

	public function test_the_checker_knows_them(): void {
		$form = $this->form( '[company] [utm_source] [nowhere]' );
		$said = array_map( static fn ( \Frontage\Forms\Checks\FormProblem $problem ): string => $problem->message, ( new FormChecker() )->check( $form ) );
		self::assertStringContainsString( '[nowhere]', implode( "\n", $said ) );
		self::assertStringNotContainsString( '[company]', implode( "\n", $said ) );
	}
}
