<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Processing;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Tags\RenderContext;
use Frontage\Forms\Tags\TagType;
use Frontage\Forms\Tags\TagTypeRegistry;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once __DIR__ . '/SubmissionTestCase.php';

/** What no browser sends: a clear answer each, no PHP notice, and nothing that was written is lost without a word. */
#[Group( 'database' )]
final class BadInputTest extends SubmissionTestCase {

	private const TEMPLATE = '[text* your-name][email your-email][textarea your-message][checkbox topics "A" "B"][radio one default:1 "A" "B"][select menu "A" "B"][acceptance agree optional]Yes[/acceptance][hidden ref]';

	private Form $form;

	protected function setUp(): void {
		parent::setUp();
		$this->form = $this->make_form( self::TEMPLATE );
	}

	/** @return iterable<string, array{array<mixed>, array<string, string>}> */
	public static function wrong_values(): iterable {
		$undefined = 'Undefined value was submitted through this field.';
		$good      = [
			'your-name' => 'Ann',
			'one'       => 'A',
		];
		yield 'a list where one text is meant' => [ [ 'your-name' => [ 'Ann', 'Bob' ] ] + $good, [ 'your-name' => $undefined ] ];
		yield 'a list of one' => [ [ 'your-name' => [ 'Ann' ] ] + $good, [ 'your-name' => $undefined ] ];
		yield 'a list of addresses' => [ [ 'your-email' => [ 'a@example.test', 'b@example.test' ] ] + $good, [ 'your-email' => 'Please enter an email address.' ] ];
		yield 'two addresses in one' => [ [ 'your-email' => 'a@example.test,b@example.test' ] + $good, [ 'your-email' => 'Please enter an email address.' ] ];
		yield 'two choices of one' => [ [ 'one' => [ 'A', 'B' ] ] + $good, [ 'one' => 'Too many items are selected.' ] ];
		yield 'two choices of a menu' => [ [ 'menu' => [ 'A', 'B' ] ] + $good, [ 'menu' => $undefined ] ];
		yield 'a choice that was not offered' => [ [ 'topics' => [ 'A', 'C' ] ] + $good, [ 'topics' => $undefined ] ];
		yield 'a list in a list' => [ [ 'topics' => [ [ 'A' ] ] ] + $good, [ 'topics' => $undefined ] ];
		yield 'lists forty deep' => [ [ 'your-message' => self::nest_array( 40 ) ] + $good, [ 'your-message' => $undefined ] ];
		yield 'a list of consents' => [ [ 'agree' => [ '1' ] ] + $good, [ 'agree' => $undefined ] ];
		yield 'a long line' => [ [ 'your-name' => str_repeat( 'x', 401 ) ] + $good, [ 'your-name' => 'This field has a too long input.' ] ];
		yield 'a long paragraph' => [ [ 'your-message' => str_repeat( 'ä', 2001 ) ] + $good, [ 'your-message' => 'This field has a too long input.' ] ];
	}

	/**
	 * @param array<mixed>          $fields
	 * @param array<string, string> $errors
	 */
	#[DataProvider( 'wrong_values' )]
	public function test_a_wrong_value_is_an_error_of_its_field( array $fields, array $errors ): void {
		foreach ( [ 'frontage/v1', 'contact-form-7/v1' ] as $namespace ) {
			$answer = $this->post( $this->form->id, self::fill_fields( $fields ), [], [], $namespace );
			self::assertSame( 200, $answer->get_status() );
			self::assert_invalid( $errors, $answer->get_data() );
		}
		self::assertSame( 0, self::rows() );
	}

	public function test_no_form_may_let_more_than_20000_characters_through(): void {
		$form = $this->make_form( '[textarea long maxlength:90000]' );
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 'long' => str_repeat( 'x', 20000 ) ] ) )->get_data()['status'] );
		self::assert_invalid( [ 'long' => 'This field has a too long input.' ], $this->post( $form->id, self::fill_fields( [ 'long' => str_repeat( 'x', 20001 ) ] ) )->get_data() );
	}

	/** @return iterable<string, array{array<mixed>, int, string, string}> */
	public static function too_much(): iterable {
		$fields = [ 'frontage_submission_too_many_fields', 'A form can have up to 200 fields. Nothing was sent.' ];
		$bytes  = [ 'frontage_submission_too_large', 'Your message exceeds the limit of 2 MB. Shorten the text or remove files. Nothing was sent.' ];
		yield '10,000 fields' => [ array_fill_keys( array_map( static fn ( int $i ): string => "f$i", range( 1, 10000 ) ), 'x' ), 400, ...$fields ];
		yield '10,000 of our own' => [ array_fill_keys( array_map( static fn ( int $i ): string => "_wpcf7_f$i", range( 1, 10000 ) ), 'x' ), 400, ...$fields ];
		yield '10,000 in one field' => [ [ 'topics' => array_fill( 0, 10000, 'A' ) ], 400, ...$fields ];
		yield '5 MB of text' => [ [ 'your-message' => str_repeat( 'x', 5 * 1024 * 1024 ) ], 413, ...$bytes ];
		yield 'a name of 3 MB' => [ [ str_repeat( 'n', 3 * 1024 * 1024 ) => 'x' ], 413, ...$bytes ];
		yield 'a name of 3 MB inside a field' => [ [ 'topics' => [ str_repeat( 'n', 3 * 1024 * 1024 ) => 'x' ] ], 413, ...$bytes ];
	}

	/** @param array<mixed> $fields */
	#[DataProvider( 'too_much' )]
	public function test_too_much_is_refused_in_a_sentence( array $fields, int $status, string $code, string $message ): void {
		$answer = $this->post( $this->form->id, self::fill_fields( $fields ) );
		self::assertSame( $status, $answer->get_status() );
		self::assertSame(
			[
				'code'    => $code,
				'message' => $message,
				'data'    => [ 'status' => $status ],
			],
			$answer->get_data()
		);
		self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] );

		$old = $this->post( $this->form->id, self::fill_fields( $fields ), [], [], 'contact-form-7/v1' );
		self::assertSame( 200, $old->get_status() );
		self::assertSame(
			[
				'contact_form_id'  => $this->form->id,
				'status'           => 'aborted',
				'message'          => $message,
				'posted_data_hash' => '',
				'into'             => '#wpcf7-f1-o1',
				'invalid_fields'   => [],
			],
			$old->get_data()
		);
		self::assertSame( 0, self::rows() );
	}

	public function test_a_body_that_php_threw_away_is_noticed(): void {
		$length = (string) ( 1 + wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) ) );
		self::assertSame( 413, $this->post( $this->form->id, [], [], [ 'content-length' => $length ] )->get_status() );
	}

	public function test_what_a_visitor_cannot_see_never_fails_unseen(): void {
		$form = $this->make_form( '[hidden ref] <input type="hidden" name="own">' );
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 'ref' => str_repeat( 'x', 20000 ), 'own' => str_repeat( 'x', 20000 ) ] ) )->get_data()['status'] );
		foreach ( [ 'ref', 'own' ] as $name ) {
			$refused = $this->post( $form->id, self::fill_fields( [ $name => str_repeat( 'x', 20001 ) ] ) );
			self::assertSame( [ 413, 'frontage_hidden_too_long' ], [ $refused->get_status(), $refused->get_data()['code'] ] );
			self::assertStringContainsString( '20,000', $refused->get_data()['message'] );
		}
	}

	public function test_a_field_of_an_add_on_may_hold_as_much_as_a_paragraph(): void {
		TagTypeRegistry::instance()->register(
			new class() extends TagType {
				public function render( FormTag $tag, RenderContext $view ): string {
					return '';
				}
			},
			'drawing'
		);
		$form = $this->make_form( '[drawing a]' );
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 'a' => str_repeat( 'x', 20000 ) ] ) )->get_data()['status'] );
		self::assert_invalid( [ 'a' => 'Enter up to 20,000 characters.' ], $this->post( $form->id, self::fill_fields( [ 'a' => str_repeat( 'x', 20001 ) ] ) )->get_data() );
	}

	public function test_rules_judge_what_was_sent_and_control_characters_go_afterwards(): void {
		$form = $this->make_form( '[email a] [text b] [quiz c "1+1?|2"] [text* d]' );
		$form = ( new \Frontage\Forms\Storage\FormRepository() )->save( $form->with( [ 'mail' => [ 'body' => '[b]' ] + $form->mail ] ) );
		self::assertInstanceOf( Form::class, $form );
		$quiz = [ 'c' => '2', '_wpcf7_quiz_answer_c' => \Frontage\Forms\TagTypes\Text\QuizToken::create( $form, 'c', '2' ) ];
		foreach ( [ "a@example.test\0b", "a@example.test\x07b", "a@exa\x1bmple.test" ] as $address ) {
			self::assert_invalid( [ 'a' => 'Please enter an email address.' ], $this->post( $form->id, self::fill_fields( [ 'a' => $address, 'd' => 'x' ] + $quiz ) )->get_data() );
		}
		self::assert_invalid( [ 'd' => 'Please fill out this field.' ], $this->post( $form->id, self::fill_fields( [ 'd' => "\0\x01" ] + $quiz ) )->get_data() );
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 'a' => ' a@example.test ', 'b' => " o\0n\x1be\xff ", 'd' => 'x' ] + $quiz ) )->get_data()['status'] );
		self::assertSame( "one\u{FFFD}", $this->mails[0]['message'] );
	}

	public function test_200_fields_are_fine(): void {
		$fields = array_fill_keys( array_map( static fn ( int $i ): string => "f$i", range( 1, 200 ) ), 'x' );
		$form   = $this->make_form( implode( ' ', array_map( static fn ( string $name ): string => "[text $name]", array_slice( array_keys( $fields ), 0, 150 ) ) ) );
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( $fields ) )->get_data()['status'] );
	}

	public function test_odd_bytes_do_not_lose_the_message(): void {
		$answer = $this->post(
			$this->form->id,
			self::fill_fields(
				[
					'your-name'    => "Zo\xeb\0",
					'one'          => 'A',
					'your-message' => "\xf0\x28\x8c\x28 \u{1F600}",
					"a\0\xff"      => 'x',
				]
			)
		);
		self::assertSame( 'mail_sent', $answer->get_data()['status'] );
		global $wpdb;
		$data = json_decode( (string) $wpdb->get_var( $wpdb->prepare( 'SELECT data FROM %i', \Frontage\Forms\SubmissionStore\SubmissionTable::table_name() ) ), true );
		self::assertSame( "Zo\u{FFFD}", $data['values']['your-name'] );
		self::assertSame( "\u{FFFD}(\u{FFFD}( \u{1F600}", $data['values']['your-message'] );
	}

	/** @return iterable<string, array{string, string, int, string}> */
	public static function wrong_routes(): iterable {
		yield 'a negative id' => [ 'POST', '-1', 404, 'rest_no_route' ];
		yield 'an id of words' => [ 'POST', 'abc', 404, 'rest_no_route' ];
		yield 'an id no integer holds' => [ 'POST', '99999999999999999999999', 404, 'wpcf7_not_found' ];
		yield 'form 0' => [ 'POST', '0', 404, 'wpcf7_not_found' ];
		yield 'a post that is no form' => [ 'POST', '1', 404, 'wpcf7_not_found' ];
		yield 'GET' => [ 'GET', '1', 404, 'rest_no_route' ];
		yield 'HEAD' => [ 'HEAD', '1', 404, 'rest_no_route' ];
		yield 'PUT' => [ 'PUT', '1', 404, 'rest_no_route' ];
		yield 'DELETE' => [ 'DELETE', '1', 404, 'rest_no_route' ];
	}

	#[DataProvider( 'wrong_routes' )]
	public function test_a_wrong_address_or_method_is_said( string $method, string $id, int $status, string $code ): void {
		$request = new \WP_REST_Request( $method, "/frontage/v1/contact-forms/$id/feedback" );
		$request->set_header( 'content-type', 'multipart/form-data' );
		$answer = rest_do_request( $request );
		self::assertSame( [ $status, $code ], [ $answer->get_status(), $answer->get_data()['code'] ] );
	}

	public function test_a_draft_answers_no_route(): void {
		wp_update_post(
			[
				'ID'          => $this->form->id,
				'post_status' => 'draft',
			]
		);
		self::assertSame( 404, $this->post( $this->form->id, self::fill_fields( [] ) )->get_status() );
		foreach ( [ 'refill', 'feedback/schema' ] as $route ) {
			self::assertSame( 404, rest_do_request( new \WP_REST_Request( 'GET', "/frontage/v1/contact-forms/{$this->form->id}/$route" ) )->get_status() );
		}
	}

	/** @return array<mixed> */
	private static function nest_array( int $depth ): array {
		return [ 'x' => $depth > 1 ? self::nest_array( $depth - 1 ) : 'deep' ];
	}

	public function test_a_field_called_id_names_no_form(): void {
		$form  = $this->make_form( '[text id]' );
		$other = $this->make_form( '[text* id][text* more]' );
		foreach ( [ 'hello', (string) $other->id ] as $typed ) {
			self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 'id' => $typed ] ) )->get_data()['status'] ?? null );
		}
	}
}
