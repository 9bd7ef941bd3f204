<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Processing;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\TagTypes\Text\QuizToken;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once __DIR__ . '/SubmissionTestCase.php';

/** A group's fields are the visitor's to fill in only while its conditions hold, whatever a request says. */
#[Group( 'database' )]
final class ConditionsTest extends SubmissionTestCase {

	private const TEMPLATE = '[radio who "A firm" "Myself"]
		[group firm][text* company][email* billing][checkbox* size free_text "S" "L"][file papers filetypes:txt][acceptance terms] Terms [/acceptance]
		<input name="vat">[group branch][text* city][/group][/group]
		[group me][text* nick][quiz q "1+1?|2"][/group] [number people] [textarea why]Because[/textarea] [text name]';

	private const CONDITIONS = [
		[ 'firm', [ 'who', 'equals', 'A firm' ] ],
		[ 'branch', [ 'company', 'equals (regex)', 'ltd' ] ],
		[ 'me', [ 'who', 'equals', 'Myself' ], [ 'people', 'greater than', '1' ] ],
		[ 'me', [ 'name', 'not empty', '' ] ],
		[ 'why', [ 'people', 'greater than', '9' ] ],
	];

	private const BODY = "Who: [who]\n[firm]\nCompany: [company] [size] [terms] [vat] [papers]\n[branch]City: [city]\n[/branch][/firm]\n[!firm]No firm\n[/!firm]\n[me]Nick: [nick][/me]|[company]|[terms]|[vat]|[[firm]]";

	/** @return list<array{then_field: string, and_rules: list<array{if_field: string, operator: string, if_value: string}>}> */
	private static function stored_conditions(): array {
		$stored = [];
		foreach ( self::CONDITIONS as $condition ) {
			$target   = array_shift( $condition );
			$stored[] = [
				'then_field' => $target,
				'and_rules'  => array_map( static fn ( array $rule ): array => array_combine( [ 'if_field', 'operator', 'if_value' ], $rule ), $condition ),
			];
		}
		return $stored;
	}

	/** As the add-on left it: the conditions are in the form's meta. */
	private function form( string $body = self::BODY, string $template = self::TEMPLATE ): Form {
		$form = $this->make_form( $template );
		$form = ( new FormRepository() )->save( $form->with( [ 'mail' => [ 'body' => $body ] + $form->mail ] ) );
		self::assertInstanceOf( Form::class, $form );
		update_post_meta( $form->id, FormFormat::META_CONDITIONS, self::stored_conditions() );
		return $form;
	}

	/**
	 * @param array<mixed>                                      $fields
	 * @param list<array{field:string, name:string, size:int}> $files
	 * @return array<string, mixed>
	 */
	private function submit( Form $form, array $fields, array $files = [] ): array {
		/** @var array<string, mixed> */
		return $this->post( $form->id, self::fill_fields( $fields ), $files )->get_data();
	}

	/** @return array<string, mixed> */
	private static function stored_values(): array {
		global $wpdb;
		return json_decode( (string) $wpdb->get_var( $wpdb->prepare( 'SELECT data FROM %i ORDER BY id DESC', SubmissionTable::table_name() ) ), true );
	}

	public function test_a_shown_group_is_required_mailed_and_kept(): void {
		$form   = $this->form();
		$errors = $this->submit( $form, [ 'who' => 'A firm' ] )['invalid_fields'];
		self::assertSame( [ 'size', 'company', 'billing' ], array_column( $errors, 'field' ) );
		$fields = [
			'who'     => 'A firm',
			'company' => 'Oak Ltd.',
			'billing' => 'a@example.org',
			'size'    => [ 'L' ],
			'terms'   => '1',
			'vat'     => 'DE1',
			'city'    => 'Ulm',
		];
		self::assertSame( [ 'city' ], array_column( $this->submit( $form, [ 'city' => '' ] + $fields )['invalid_fields'], 'field' ) );
		self::assertSame( 'mail_sent', $this->submit( $form, $fields, [ [ 'field' => 'papers', 'name' => 'papers.txt', 'size' => 9 ] ] )['status'] );
		self::assertSame( "Who: A firm\n\nCompany: Oak Ltd. L Consented: Terms DE1 papers.txt\nCity: Ulm\n|Oak Ltd.|Consented: Terms|DE1|[firm]", $this->mails[0]['message'] );
		self::assertSame( 'DE1', self::stored_values()['values']['vat'] );
	}

	/** The page shows all fields where there is no script, and anybody may send anything. */
	public function test_what_comes_for_a_hidden_group_is_nobodys_answer(): void {
		$form = $this->form();
		$sent = [
			'who'     => 'Myself',
			'company' => 'Oak Ltd.',
			'billing' => 'not an address',
			'size'    => [ 'XXL', [ 'deep' ] ],
			'terms'   => '1',
			'vat'     => 'DE1',
			"vat\x01" => 'DE2',
			'city'    => 'Ulm',
			'nick'    => 'Zoë',
			'_wpcf7cf_hidden_groups'       => '["me"]',
			'_wpcf7cf_visible_groups'      => '["firm","branch"]',
			'_wpcf7cf_hidden_group_fields' => '["who","nick"]',
			'_wpcf7_free_text_size'        => 'free',
		];
		self::assertSame( 'mail_sent', $this->submit( $form, $sent, [ [ 'field' => 'papers', 'name' => 'papers.exe', 'size' => 9 ] ] )['status'] );
		self::assertSame( "Who: Myself\nNo firm\n||||[firm]", $this->mails[0]['message'] );
		self::assertSame( [], $this->mails[0]['attachments'] );
		$kept = self::stored_values();
		self::assertSame( [ 'who', 'people', 'why', 'name' ], array_keys( $kept['values'] ) );
		self::assertSame( [ [], [] ], [ $kept['files'], $kept['consents'] ] );
		self::assertSame( [ 'firm', 'branch', 'me' ], $kept['hidden_groups'] );
		self::assertStringNotContainsString( 'Ulm', (string) wp_json_encode( $kept ) );
	}

	/** @return iterable<string, array{array<string, mixed>, list<string>}> */
	public static function answers(): iterable {
		yield 'one rule of two is not enough' => [ [ 'who' => 'Myself', 'people' => '1' ], [] ];
		yield 'all rules of one condition' => [ [ 'who' => 'Myself', 'people' => '2' ], [ 'nick', 'q' ] ];
		yield 'another condition of the group' => [ [ 'who' => 'Myself', 'name' => 'x' ], [ 'nick', 'q' ] ];
		yield 'a field that a condition makes required' => [ [ 'who' => 'Myself', 'people' => '10', 'nick' => 'x', 'q' => '2', '_wpcf7_quiz_answer_q' => 'y' ], [ 'why', 'q' ] ];
	}

	/**
	 * @param array<string, mixed> $fields
	 * @param list<string>         $invalid
	 */
	#[DataProvider( 'answers' )]
	public function test_what_is_asked_follows_the_answers( array $fields, array $invalid ): void {
		$found = array_column( $this->submit( $this->form(), $fields )['invalid_fields'], 'field' );
		sort( $found );
		sort( $invalid );
		self::assertSame( $invalid, $found );
	}

	public function test_a_name_that_a_shown_field_has_too_is_answered_there(): void {
		$form = $this->form( '[name]', '[radio who "A firm" "Myself"][group firm][text* name][/group][text name]' );
		self::assertSame( 'mail_sent', $this->submit( $form, [ 'who' => 'Myself', 'name' => 'Zoë' ] )['status'] );
		self::assertSame( 'Zoë', $this->mails[0]['message'] );
	}

	/** @return iterable<string, array{mixed}> */
	public static function hostile(): iterable {
		yield 'a text' => [ 'show [firm] if' ];
		yield 'an object' => [ new \stdClass() ];
		yield 'no list' => [ [ 'then_field' => 'firm' ] ];
		yield 'rules that are none' => [ [ [ 'then_field' => 'firm', 'and_rules' => [ 1, null, [ 'if_field' => [ 'x' ] ] ] ], 'x', null ] ];
		yield 'deep' => [ [ [ 'then_field' => [ 'firm' ], 'and_rules' => [ [ [ [] ] ] ] ] ] ];
		yield 'an expression that is none' => [ [ [ 'then_field' => 'me', 'and_rules' => [ [ 'if_field' => 'nobody', 'operator' => 'equals (regex)', 'if_value' => "(\x01\xff" ] ] ] ] ];
	}

	#[DataProvider( 'hostile' )]
	public function test_stored_values_of_any_shape_lose_no_message( mixed $stored ): void {
		$form = $this->form();
		update_post_meta( $form->id, FormFormat::META_CONDITIONS, $stored );
		$fields = [
			'who'     => 'A firm',
			'company' => 'Oak Ltd.',
			'billing' => 'a@example.org',
			'size'    => [ 'L' ],
			'terms'   => '1',
			'vat'     => 'DE1',
			'city'    => 'Ulm',
			'nick'    => "[/me] \"'<b>",
			'q'       => '2',

			FormFormat::FIELD_QUIZ . 'q' => QuizToken::create( $form, 'q', '2' ),
		];
		self::assertSame( 'mail_sent', $this->submit( $form, $fields, [ [ 'field' => 'papers', 'name' => 'papers.txt', 'size' => 9 ] ] )['status'] );
		self::assertStringContainsString( 'Who: A firm', $this->mails[0]['message'] );
	}

	/** What a visitor types is never read as a part of the mail. */
	public function test_an_answer_cannot_open_or_close_a_section(): void {
		$form = $this->form( "[firm]in\n[/firm][why]" );
		$this->submit( $form, [ 'who' => 'Myself', 'why' => 'a [firm]x[/firm] [!me]y[/!me]' ] );
		self::assertSame( 'a [firm]x[/firm] [!me]y[/!me]', $this->mails[0]['message'] );
	}

	public function test_sections_stand_in_every_part_of_the_mails_and_in_the_answer(): void {
		$form = $this->form();
		$mail = [
			'active'             => true,
			'subject'            => 'Of [firm]a firm[/firm][!firm]somebody[/!firm]',
			'recipient'          => '[firm]firms@example.org[/firm][!firm]all@example.org[/!firm]',
			'additional_headers' => "[firm]\nCc: sales@example.org\n[/firm]\nX-Any: 1",
			'body'               => '<p>x</p>[firm]<p>y</p>[/firm]',
			'use_html'           => true,
		];
		$form = ( new FormRepository() )->save( $form->with( [ 'conditions' => self::stored_conditions(), 'mail' => $mail + $form->mail, 'messages' => [ 'mail_sent_ok' => 'Thanks[firm], firm[/firm].' ] ] ) );
		self::assertInstanceOf( Form::class, $form );
		self::assertSame( 'Thanks.', $this->submit( $form, [ 'who' => 'Myself' ] )['message'] );
		self::assertSame( [ 'Of somebody', 'all@example.org' ], [ $this->mails[0]['subject'], $this->mails[0]['to'] ] );
		self::assertStringNotContainsString( 'sales@', (string) wp_json_encode( $this->mails[0] ) );
		self::assertStringNotContainsString( '<p>y', $this->mails[0]['message'] );
	}
}
