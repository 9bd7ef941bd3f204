<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Processing\Response;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Plugin;
use Frontage\Forms\Processing\Response\ConfirmationResponse;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Submission\RedirectTarget;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/SubmissionTestCase.php';

/** What a form does once it was sent follows the answers, stays on the site, and tells its address no more than its owner wants. */
#[Group( 'database' )]
final class ConfirmationResponseTest extends SubmissionTestCase {

	private const TEMPLATE = '[radio who "A firm" "Myself|boss@example.org"][group firm][text company][/group][text your-name][text year][checkbox size "S" "L"]<input type="password" name="word">';

	/** @param array<mixed> $after */
	private function form( array $after ): Form {
		$form = $this->make_form( self::TEMPLATE );
		$form = ( new FormRepository() )->save( $form->with( [
			'after'      => $after,
			'conditions' => [ [ 'then_field' => 'firm', 'and_rules' => [ [ 'if_field' => 'who', 'operator' => 'equals', 'if_value' => 'A firm' ] ] ] ],
		] ) );
		self::assertInstanceOf( Form::class, $form );
		return $form;
	}

	/**
	 * @param array<mixed> $after
	 * @param array<mixed> $fields
	 * @return array<string, mixed>
	 */
	private function submit( array $after, array $fields = [] ): array {
		/** @var array<string, mixed> */
		return $this->post( $this->form( $after )->id, self::fill_fields( $fields + [ 'who' => 'Myself' ] ) )->get_data();
	}

	private static function page( string $status = 'publish' ): int {
		return (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => $status, 'post_title' => 'Thanks' ] );
	}

	public function test_the_first_entry_whose_rules_hold_counts(): void {
		$rule  = static fn ( string $field, string $value ): array => [ 'field' => $field, 'operator' => 'equals', 'value' => $value ];
		$after = [
			[ 'rules' => [ $rule( 'who', 'A firm' ), $rule( 'company', 'Oak' ) ], 'text' => 'Both.' ],
			[ 'rules' => [ $rule( 'who', 'A firm' ), $rule( 'your-name', 'Ann' ) ], 'any' => true, 'text' => 'Any.' ],
			[ 'text' => 'Else.' ],
			[ 'text' => 'Never.' ],
		];
		$said = fn ( array $fields ): string => $this->submit( $after, $fields )['message'];
		self::assertSame( 'Both.', $said( [ 'who' => 'A firm', 'company' => 'Oak' ] ) );
		self::assertSame( 'Any.', $said( [ 'who' => 'A firm', 'company' => 'Elm' ] ) );
		self::assertSame( 'Any.', $said( [ 'your-name' => 'Ann' ] ) );
		self::assertSame( 'Else.', $said( [ 'company' => 'Oak' ] ), 'What came for a hidden field is nobody’s answer.' );
		self::assertSame( $this->make_form( 'x' )->message( 'mail_sent_ok' ), $this->submit( [ $after[0] ] )['message'] );
	}

	public function test_a_text_in_the_forms_place_is_html_with_answers_that_are_none(): void {
		$text = "<h3>Thanks, [your-name]</h3>\n\nWe call <a href=\"[your-name]\" title='[your-name]' onclick=\"x()\">you</a>.[firm] Firm.[/firm]<script>x()</script>";
		$data = $this->submit( [ [ 'text' => $text, 'in_place' => true ] ], [ 'your-name' => '<img src=x onerror=y> "\'> javascript:x() & [gallery]' ] );
		$html = $data[ ConfirmationResponse::KEY ]['html'];
		self::assertStringContainsString( '<h3>Thanks, &lt;img', $html );
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			self::assertContains( $tags->get_tag(), [ 'H3', 'P', 'A' ] );
			self::assertSame( [], array_diff( (array) $tags->get_attribute_names_with_prefix( '' ), [ 'href', 'title' ] ) );
			self::assertStringNotContainsString( 'javascript:', strtolower( (string) $tags->get_attribute( 'href' ) ) );
		}
		self::assertStringStartsWith( 'Thanks, <img src=x', $data['message'], 'As text, for whoever shows it as text.' );
		self::assertStringNotContainsString( 'Firm.', $data['message'] );
	}

	public function test_a_link_of_the_answer_cannot_run_anything(): void {
		$data = $this->submit( [ [ 'text' => '<a href="[your-name]">x</a>', 'in_place' => true ] ], [ 'your-name' => 'javascript:alert(1)' ] );
		self::assertStringNotContainsString( 'javascript:', $data[ ConfirmationResponse::KEY ]['html'] );
	}

	public function test_a_page_gets_the_ticked_answers_and_no_others(): void {
		$page  = self::page();
		$entry = [ 'show' => 'page', 'page' => $page, 'fields' => [ 'your-name', 'who', 'company', 'size', 'year', 'word', 'nobody' ] ];
		$go    = $this->submit( [ $entry ], [ 'your-name' => 'Zoë & Öl#?=', 'company' => 'Oak', 'size' => [ 'S', 'L' ], 'year' => '2026', 'word' => 'secret' ] )[ ConfirmationResponse::KEY ]['go'];
		$base  = (string) get_permalink( $page );
		self::assertStringStartsWith( $base, $go );
		self::assertMatchesRegularExpression( '/^[\x21-\x7E]+$/', $go );
		parse_str( (string) wp_parse_url( $go, PHP_URL_QUERY ), $query );
		unset( $query['page_id'] );
		self::assertSame( [ 'your-name' => 'Zoë & Öl#?=', 'who' => 'Myself', 'size' => 'S, L', 'form-year' => '2026', 'frontage-sent' => '1' ], $query );

		self::assertSame( $base, $this->submit( [ [ 'fields' => [] ] + $entry ], [ 'your-name' => 'x' ] )[ ConfirmationResponse::KEY ]['go'] );
	}

	/** Or whoever serves the page a picture or a font would read them in its request. */
	public function test_a_page_with_answers_in_its_address_tells_no_third_party(): void {
		$before = $_SERVER['REQUEST_URI'] ?? '';
		$policy = static function ( string $uri ): string {
			$_SERVER['REQUEST_URI'] = $uri;
			return Plugin::add_confirmation_headers( [ 'Referrer-Policy' => 'unsafe-url' ] )['Referrer-Policy'];
		};
		try {
			self::assertSame( 'same-origin', $policy( '/thanks/?your-name=x&frontage-sent=1' ) );
			self::assertSame( 'unsafe-url', $policy( '/thanks/?your-name=frontage-sent' ) );
		} finally {
			$_SERVER['REQUEST_URI'] = $before;
		}
	}

	public function test_an_address_does_not_grow_without_end_and_keeps_what_it_has(): void {
		$entry = [ 'show' => 'address', 'address' => '/thanks/?your-name=owner#top', 'fields' => [ 'your-name', 'company', 'who' ] ];
		$go    = $this->submit( [ $entry ], [ 'who' => 'A firm', 'your-name' => 'x', 'company' => str_repeat( '𝄞', 390 / 2 ) ] )[ ConfirmationResponse::KEY ]['go'];
		self::assertStringContainsString( '/thanks/?your-name=owner&who=A%20firm&frontage-sent=1#top', $go );
	}

	/** @return iterable<string, array{string}> */
	public static function foreign(): iterable {
		foreach ( [ '', '//evil.test/', '/\\evil.test', '\\\\evil.test', 'https://evil.test/', 'javascript:alert(1)', 'http://example.org.evil.test/', 'http://example.org@evil.test/', 'http://evil@example.org/', "/a\nLocation: x", ' /a', 'thanks', 'data:text/html,x', 'http://example.org:81/' ] as $address ) {
			yield $address => [ $address ];
		}
	}

	#[DataProvider( 'foreign' )]
	public function test_nothing_leads_to_another_site( string $address ): void {
		self::assertSame( '', RedirectTarget::allow_site_url( $address ) );
		self::assertSame( home_url( '/a' ), RedirectTarget::allow_site_url( '/a' ) );
		self::assertSame( home_url( '/a?b#c' ), RedirectTarget::allow_site_url( home_url( '/a?b#c' ) ) );
	}

	public function test_what_cannot_be_reached_says_the_usual_message(): void {
		foreach ( [ [ 'show' => 'page', 'page' => self::page( 'draft' ) ], [ 'show' => 'page', 'page' => 987654 ], [ 'show' => 'address', 'address' => 'https://evil.test/' ], [ 'text' => '[company]' ] ] as $entry ) {
			$data = $this->submit( [ $entry ], [ 'company' => 'Oak' ] );
			self::assertArrayNotHasKey( ConfirmationResponse::KEY, $data );
			self::assertSame( $this->make_form( 'x' )->message( 'mail_sent_ok' ), $data['message'] );
		}
	}

	/** Answers in an address are kept nowhere: the same comes of them again. */
	public function test_a_repeat_gets_the_same_and_the_inbox_keeps_none_of_it(): void {
		global $wpdb;
		$form  = $this->form( [ [ 'show' => 'page', 'page' => self::page(), 'fields' => [ 'your-name' ] ] ] );
		$send  = fn (): array => $this->post( $form->id, self::fill_fields( [ 'who' => 'Myself', 'your-name' => 'Zoë' ] ), [], [ 'idempotency-key' => 'key-12345' ] )->get_data();
		$first = $send();
		self::assertSame( $first, $send() );
		self::assertStringContainsString( 'your-name=Zo%C3%AB', $first[ ConfirmationResponse::KEY ]['go'] );
		self::assertStringNotContainsString( 'Zo%C3%AB', (string) wp_json_encode( $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', SubmissionTable::table_name() ) ), JSON_UNESCAPED_UNICODE ) );
		self::assertSame( 1, self::rows() );
	}

	public function test_an_answer_that_is_none_says_nothing_of_it(): void {
		$after = [ [ 'show' => 'address', 'address' => '/thanks/' ] ];
		self::assertArrayNotHasKey( ConfirmationResponse::KEY, $this->submit( $after, [ 'who' => 'Nobody' ] ) );
		self::assertArrayNotHasKey( ConfirmationResponse::KEY, $this->submit( $after, [ 'your-name' => 'spamword-lab' ] ) );
		self::assertArrayHasKey( ConfirmationResponse::KEY, $this->submit( $after ) );
	}

	/** @return iterable<string, array{mixed}> */
	public static function hostile(): iterable {
		foreach ( [ 'text', 5, [ 'x' ], [ [ 'rules' => 'x', 'fields' => 'y', 'show' => [ 'page' ], 'text' => [ 1 ], 'page' => '-7', 'any' => [ 1 ] ] ], [ [ 'rules' => [ 1, [ 'field' => [ 'x' ] ] ], 'fields' => [ [ 'x' ], null ] ] ], new \stdClass() ] as $number => $stored ) {
			yield "shape $number" => [ $stored ];
		}
	}

	#[DataProvider( 'hostile' )]
	public function test_stored_values_of_any_shape_say_the_usual_message( mixed $stored ): void {
		$form = $this->form( [] );
		self::assertFalse( metadata_exists( 'post', $form->id, FormFormat::META_AFTER ) );
		update_post_meta( $form->id, FormFormat::META_AFTER, $stored );
		self::assertSame( $form->message( 'mail_sent_ok' ), $this->post( $form->id, self::fill_fields( [ 'who' => 'Myself' ] ) )->get_data()['message'] );
	}
}
