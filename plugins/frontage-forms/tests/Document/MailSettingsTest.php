<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Document;

use Frontage\Forms\Admin\Transfer\FormBundle;
use Frontage\Forms\Checks\FormChecker;
use Frontage\Forms\Checks\FormProblem;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\MailSettings;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\MailRecipients;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tests\Form\FormTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

require_once dirname( __DIR__ ) . '/Form/FormTestCase.php';

/** Names and rules of mails, and those beyond the second, lie in a meta of their own; the format's two stay as they are. */
final class MailSettingsTest extends FormTestCase {

	private const RULE  = [ 'field' => 'a', 'operator' => 'equals', 'value' => 'x \\ "y"' ];
	private const THIRD = [ 'part' => 'mail_3', 'name' => 'To the desk', 'rules' => [ self::RULE ], 'active' => true, 'recipient' => 'desk@example.test', 'body' => '<b>[a]</b> \\' ];

	/** @param array<mixed> $mails */
	private static function save_form( array $mails ): Form {
		$form = ( new FormRepository() )->save( new Form( title: 'x', template: '[text a]', mail: [ 'recipient' => 'a@example.test' ], mails: $mails ) );
		self::assertInstanceOf( Form::class, $form );
		return $form;
	}

	public function test_is_stored_without_what_says_nothing_and_gone_when_it_is_empty(): void {
		$form = self::save_form( [ self::THIRD, [ 'part' => 'mail', 'name' => 'To us', 'body' => 'never' ], [ 'part' => 'mail_2', 'body' => 'never', 'any' => true ] ] );
		self::assertSame( [ self::THIRD, [ 'part' => 'mail', 'name' => 'To us' ] ], get_post_meta( $form->id, FormFormat::META_MAILS, true ) );
		$mail = get_post_meta( $form->id, FormFormat::META_MAIL, true );
		self::assertSame( array_keys( \Frontage\Forms\Document\FormSchema::MAIL ), array_keys( (array) $mail ), 'The format’s own is as it was.' );
		self::assertSame( [ 'mail', 'mail_2', 'mail_3' ], array_keys( MailSettings::list_mails( $form ) ) );
		( new FormRepository() )->save( $form->with( [ 'mails' => [] ] ) );
		self::assertFalse( metadata_exists( 'post', $form->id, FormFormat::META_MAILS ) );
		self::assertFalse( metadata_exists( 'post', self::save_form( [] )->id, FormFormat::META_MAILS ) );
	}

	/** @return iterable<string, array{mixed, list<string>}> */
	public static function parts(): iterable {
		yield 'no list' => [ 'x', [] ];
		yield 'no entry' => [ [ 'x', 7, null ], [] ];
		yield 'the same twice, and none' => [ [ [ 'part' => 'mail_3' ], [ 'part' => 'mail_3' ], [] ], [ 'mail_3', 'mail_4', 'mail_5' ] ];
		yield 'other words' => [ [ [ 'part' => "mail_3\n" ], [ 'part' => 'mail_1' ], [ 'part' => 'mail_03' ], [ 'part' => [ 'mail' ] ], [ 'part' => '../x' ] ], [ 'mail_3', 'mail_4', 'mail_5', 'mail_6', 'mail_7' ] ];
		yield 'too many' => [ array_fill( 0, 500, [] ), array_map( static fn ( int $number ): string => "mail_$number", range( 3, MailSettings::MOST + 2 ) ) ];
	}

	/** @param list<string> $parts */
	#[DataProvider( 'parts' )]
	public function test_hostile_entries_become_mails_or_nothing( mixed $sent, array $parts ): void {
		self::assertSame( $parts, array_column( MailSettings::clean( $sent ), 'part' ) );
	}

	/** @return iterable<string, array{string, bool}> */
	public static function recipients(): iterable {
		yield 'an address'                => [ 'a@example.test', true ];
		yield 'the site’s own'            => [ '[_site_admin_email]', true ];
		yield 'a choice'                  => [ '[where]', true ];
		yield 'a choice, in a group'      => [ '[g][_raw_where][/g][!g]a@example.test[/!g]', true ];
		yield 'typed'                     => [ '[your_email]', false ];
		yield 'typed, in a group'         => [ '[g][ your_email ][/g]', false ];
		yield 'with a dot'                => [ '[your.email]', false ];
		yield 'before pipes'              => [ '[_raw_your_email]', false ];
		yield 'as a date'                 => [ '[_format_your_email "d"]', false ];
		yield 'typed beside a choice'     => [ '[boxes]', false ];
		yield 'hidden: a script fills it' => [ '[ref]', false ];
		yield 'plain HTML'                => [ '[plain]', false ];
		yield 'no field: posted is it'    => [ '[whatever]', false ];
		yield 'who is signed in'          => [ '[_user_email]', false ];
		yield 'the old spelling of it'    => [ '[wpcf7.user_email]', false ];
		yield 'choice and typed'          => [ '[where], [your_email]', false ];
		yield 'one name, two fields'      => [ '[both]', false ];
	}

	#[DataProvider( 'recipients' )]
	public function test_an_address_that_a_visitor_gives_is_nobody_whom_the_owner_named( string $recipient, bool $is_for_owner ): void {
		$template = '[email your_email][hidden ref default:get][select where "Sales|a@example.test"][checkbox boxes free_text "Other"][select both "a"][text both] <input name="plain">[group g][text why][/group]';
		$form     = new Form( template: $template, mails: [ [ 'recipient' => $recipient ] + self::THIRD ] );
		self::assertSame( $is_for_owner, MailRecipients::is_for_owner( $form, 'mail_3' ) );
	}

	public function test_hostile_values_become_texts_and_switches(): void {
		[ $mail ] = MailSettings::clean( [ [ 'name' => [ 'x' ], 'active' => [ 1 ], 'subject' => [ 'x' ], 'body' => "\xff", 'recipient' => 7, 'use_html' => 'false', 'rules' => [ 'x', [ 'field' => 'a', 'operator' => 'eval', 'value' => '' ], self::RULE ] ] ] );
		self::assertSame(
			[ '', false, '', "\u{FFFD}", '7', false, [ self::RULE ] ],
			[ $mail['name'], $mail['active'], $mail['subject'], $mail['body'], $mail['recipient'], $mail['use_html'], $mail['rules'] ]
		);
	}

	public function test_the_routes_read_and_write_it_as_it_was_left(): void {
		$this->sign_in( 'author' );
		wp_get_current_user()->add_cap( 'publish_pages' );
		$form  = self::save_form( [] );
		$write = static function ( mixed $mails ) use ( $form ): mixed {
			$request = new \WP_REST_Request( 'POST', "/frontage/v1/contact-forms/$form->id" );
			$request->set_body_params( [ 'mails' => $mails ] );
			return rest_do_request( $request )->get_data()['mails'];
		};
		$written = $write( [ [ 'body' => '<b>[a]</b><script>x</script>' ] + self::THIRD ] );
		self::assertStringNotContainsString( '<script', $written[0]['body'], 'Who may not write any HTML writes that of content.' );
		self::assertSame( $written, $write( 'x' ), 'What is no list changes nothing.' );
		self::assertSame( [], $write( [] ) );
	}

	public function test_it_travels_with_the_form_and_with_its_copy(): void {
		$form = self::save_form( [ self::THIRD, [ 'part' => 'mail', 'rules' => [ self::RULE ] ] ] );
		$read = FormBundle::build_form( FormBundle::export_forms( [ $form ] )['forms'][0], new FormRepository() );
		self::assertSame( $form->mails, $read->mails );
		$this->sign_in( 'administrator' );
		$copy = rest_do_request( new \WP_REST_Request( 'POST', "/frontage/v1/contact-forms/$form->id/duplicate" ) )->get_data();
		self::assertSame( $form->mails, ( new FormRepository() )->find( $copy['id'] )?->mails );
		self::assertArrayNotHasKey( 'mails', FormBundle::export_forms( [ self::save_form( [] ) ] )['forms'][0] );
	}

	public function test_what_is_wrong_is_said_of_each_mail_that_is_on(): void {
		$problems = static fn ( array $mails ): array => array_map(
			static fn ( FormProblem $problem ): string => "$problem->part $problem->code",
			array_values( array_filter( ( new FormChecker() )->check( self::save_form( $mails ) ), static fn ( FormProblem $problem ): bool => str_starts_with( $problem->part, 'mail_' ) || 'mail.rules' === $problem->part ) )
		);
		self::assertSame( [], $problems( [ [ 'active' => false ] ] ) );
		self::assertSame(
			[ 'mail.rules unknown_condition_field', 'mail_3.recipient no_recipient', 'mail_3.sender invalid_mailbox_syntax', 'mail_3.subject maybe_empty', 'mail_3.body unknown_mail_tag' ],
			$problems( [ [ 'part' => 'mail', 'rules' => [ [ 'field' => 'gone' ] + self::RULE ] ], [ 'active' => true, 'body' => '[gone] x' ] ] )
		);
	}

	public function test_looks_and_tests_are_of_the_mail_that_is_asked_for(): void {
		$this->sign_in( 'editor' );
		$form = self::save_form( [ self::THIRD ] );
		$look = static function ( string $part, mixed $mails ) use ( $form ): \WP_REST_Response {
			$request = new \WP_REST_Request( 'POST', "/frontage/v1/contact-forms/$form->id/mail-preview" );
			$request->set_body_params( [ 'part' => $part, 'mails' => $mails ] );
			return rest_do_request( $request );
		};
		self::assertSame( 'desk@example.test', $look( 'mail_3', null )->get_data()['to'] );
		self::assertSame( 'new@example.test', $look( 'mail_4', [ self::THIRD, [ 'part' => 'mail_4', 'recipient' => 'new@example.test' ] ] )->get_data()['to'], 'One that is not saved yet.' );
		self::assertSame( [ 404, 400 ], [ $look( 'mail_9', null )->get_status(), $look( 'mail_x', null )->get_status() ] );
	}
}
