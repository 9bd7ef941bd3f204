<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Admin\Rest;

use Frontage\Forms\Admin\TestMail;
use Frontage\Forms\Form\Form;
use Frontage\Forms\SubmissionStore\SubmissionQuery;
use Frontage\Forms\Tests\Form\FormTestCase;
use Frontage\Tests\Submissions;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__, 2 ) . '/Form/FormTestCase.php';
require_once dirname( __DIR__, 5 ) . '/tests/support/Submissions.php';

/** The mail of a form as its editor sees it, and as a test in the editor's own mailbox. */
final class FormMailControllerTest extends FormTestCase {

	/** @var list<array<string, mixed>> */
	private array $mails = [];

	protected function setUp(): void {
		parent::setUp();
		$this->mails = [];
		add_filter(
			'pre_wp_mail',
			function ( mixed $short, array $mail ): bool {
				$this->mails[] = $mail;
				return true;
			},
			10,
			2
		);
	}

	/** @return array<string, array{string, int}> */
	public static function roles(): array {
		return [
			'nobody'        => [ '', 403 ],
			'subscriber'    => [ 'subscriber', 403 ],
			'author'        => [ 'author', 403 ],
			'editor'        => [ 'editor', 200 ],
			'administrator' => [ 'administrator', 200 ],
		];
	}

	#[DataProvider( 'roles' )]
	public function test_who_may_edit_the_form_may_look_and_test( string $role, int $status ): void {
		$form = $this->form();
		if ( $role ) {
			$this->sign_in( $role );
		}
		foreach ( [ "$form->id/mail-preview", "$form->id/mail-test", '0/mail-preview', '0/mail-test' ] as $path ) {
			self::assertSame( $status, $this->call( $path )->get_status(), $path );
		}
	}

	public function test_the_preview_shows_the_unsaved_mail_with_sample_values(): void {
		$form = $this->form();
		$this->sign_in( 'editor' );
		$answer = $this->call(
			"$form->id/mail-preview",
			[ 'mail' => [ 'subject' => 'Now: [your-name]', 'recipient' => '[_site_admin_email]', 'sender' => 'Us <us@example.test>', 'additional_headers' => 'Reply-To: [your-email]', 'body' => '[kind] [file] [unknown]', 'attachments' => '[file]' ] ]
		);
		self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] );
		self::assertSame(
			[
				'subject'  => 'Now: Jane Doe',
				'from'     => 'Us <us@example.test>',
				'to'       => get_option( 'admin_email' ),
				'headers'  => [ 'Reply-To: visitor@example.com' ],
				'body'     => 'two sample.pdf [unknown]',
				'answers'  => [],
				'html'     => false,
				'files'    => [ 'sample.pdf' ],
				'sample'   => true,
				'received' => '',
				'page'     => '',
				'inbox'    => '',
			],
			$answer->get_data()
		);
	}

	public function test_files_that_the_mail_does_not_attach_are_not_said_to_go_along(): void {
		$form = $this->form();
		$this->sign_in( 'editor' );
		$files = fn ( string $attachments ): array => $this->call( "$form->id/mail-preview", [ 'mail' => [ 'body' => '[file]', 'attachments' => $attachments ] ] )->get_data()['files'];
		self::assertSame( [ [], [ 'sample.pdf' ], [] ], [ $files( '' ), $files( "x\n[ file ]" ), $files( '[files]' ) ] );
	}

	public function test_the_newest_message_is_shown_to_those_who_may_read_it(): void {
		$form = $this->form();
		$id = Submissions::add( [ 'your-name' => 'Real Person' ], [ 'form_id' => $form->id ], [ 'received' => '2026-01-02 03:04:05', 'url' => 'https://example.test/services?token=secret' ] );
		$this->sign_in( 'editor' );
		$answer = $this->call( "$form->id/mail-preview", [ 'of' => 'newest' ] )->get_data();
		self::assertSame( [ false, '2026-01-02 03:04:05', 'https://example.test/services' ], [ $answer['sample'], $answer['received'], $answer['page'] ] );
		self::assertSame( admin_url( "admin.php?page=frontage-forms&submission=$id" ), $answer['inbox'] );
		self::assertStringContainsString( 'Real Person', $answer['body'] );

		add_filter( 'user_has_cap', static fn ( array $caps ): array => [ 'frontage_read_submissions' => false ] + $caps );
		$answer = $this->call( "$form->id/mail-preview", [ 'of' => 'newest' ] )->get_data();
		self::assertTrue( $answer['sample'] );
		self::assertStringNotContainsString( 'Real Person', $answer['body'] );
		self::assertSame( [ '', '' ], [ $answer['page'], $answer['inbox'] ] );
	}

	public function test_a_message_that_lists_all_fields_comes_as_answers_too(): void {
		$form = $this->form();
		Submissions::add( [ 'your-name' => "Real\nPerson <b>", 'your-email' => 'real@example.test' ], [ 'form_id' => $form->id ] );
		$this->sign_in( 'editor' );
		$answers = fn ( array $mail ): array => $this->call( "$form->id/mail-preview", [ 'of' => 'newest', 'mail' => $mail ] )->get_data()['answers'];
		$lines   = "Your name: [your-name]\n\nE-mail? [your-email]\nKind: [kind]";
		$name    = [ 'name' => 'your-name', 'label' => 'Your name', 'value' => "Real\nPerson <b>", 'type' => 'text' ];
		$email   = [ 'name' => 'your-email', 'label' => 'E-mail?', 'value' => 'real@example.test', 'type' => 'email' ];
		$kind    = [ 'name' => 'kind', 'label' => 'Kind', 'value' => '', 'type' => 'select' ];
		self::assertSame( [ $name, $email ], $answers( [ 'body' => $lines, 'exclude_blank' => true ] ) );
		self::assertSame( [ $name, $email, $kind ], $answers( [ 'body' => $lines, 'exclude_blank' => false ] ) );
		self::assertSame( [ $name, $email ], $answers( [ 'body' => "<strong>Your name:</strong> [your-name]\n<strong>E-mail?</strong> [your-email]", 'use_html' => true ] ) );
		self::assertSame( [ $name, $email ], $answers( [ 'body' => "$lines\n-- \n[_site_title]", 'exclude_blank' => true ] ) );
		self::assertSame( [ array_replace( $name, [ 'label' => '' ] ) ], $answers( [ 'body' => '[_raw_your-name]' ] ) );
		self::assertSame( [], $answers( [ 'body' => "Hello [your-name]\n$lines" ] ) );

		add_filter( 'frontage_forms_mail_parts', static fn ( array $parts ): array => [ 'body' => 'Something else' ] + $parts );
		self::assertSame( [], $answers( [ 'body' => $lines, 'exclude_blank' => true ] ) );
	}

	public function test_a_test_goes_to_the_person_alone_and_says_what_it_is(): void {
		$form = $this->form();
		$this->sign_in( 'editor' );
		$mail   = [ 'recipient' => 'boss@example.test', 'subject' => 'Hello', 'sender' => 'us@example.test', 'additional_headers' => "Cc: other@example.test\nBcc: third@example.test\nReply-To: [your-email]\nX-Bcc: x@example.test", 'body' => 'By [your-name]' ];
		$answer = $this->call( "$form->id/mail-test", [ 'mail' => $mail ] );
		self::assertSame( [ 'sent' => true, 'to' => wp_get_current_user()->user_email ], $answer->get_data() );
		self::assertCount( 1, $this->mails );
		$sent = $this->mails[0];
		self::assertSame( [ wp_get_current_user()->user_email, '[Test] Hello' ], [ $sent['to'], $sent['subject'] ] );
		self::assertSame( [ 'From: us@example.test', 'Content-Type: text/plain; charset=UTF-8', 'Reply-To: visitor@example.com' ], $sent['headers'] );
		self::assertStringStartsWith( 'This is a test with sample values.', $sent['message'] );
		self::assertStringContainsString( 'boss@example.test', $sent['message'] );
		self::assertStringEndsWith( 'By Jane Doe', $sent['message'] );
		self::assertSame( 0, ( new SubmissionQuery() )->count_total( [ 'form' => $form->id ] )['count'] ?? null );
	}

	public function test_the_label_of_an_html_test_stands_inside_of_its_body(): void {
		$form = $this->form();
		$this->sign_in( 'editor' );
		$this->call( "$form->id/mail-test", [ 'mail' => [ 'use_html' => true, 'recipient' => '<b>"$1 \\0', 'body' => '<p>Hi</p>' ] ] );
		self::assertMatchesRegularExpression( '~<body>\s*<p style="[^"]+">This is a test.*&lt;b&gt;&quot;\$1 .*</p>\s*<p>Hi~s', $this->mails[0]['message'] );
	}

	public function test_tests_are_limited_for_a_person_and_an_hour(): void {
		$form = $this->form();
		$this->sign_in( 'editor' );
		for ( $i = 0; $i < TestMail::MOST; $i++ ) {
			self::assertSame( 200, $this->call( "$form->id/mail-test" )->get_status() );
		}
		$refused = $this->call( "$form->id/mail-test" );
		self::assertSame( 429, $refused->get_status() );
		self::assertCount( TestMail::MOST, $this->mails );
		$this->sign_in( 'editor' );
		self::assertSame( 200, $this->call( "$form->id/mail-test" )->get_status() );
	}

	public function test_what_the_mail_server_says_is_told(): void {
		$form = $this->form();
		$this->sign_in( 'editor' );
		add_filter(
			'pre_wp_mail',
			static function (): bool {
				do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', '550 no such mailbox' ) );
				return false;
			},
			20
		);
		$answer = $this->call( "$form->id/mail-test" );
		self::assertSame( 500, $answer->get_status() );
		self::assertStringContainsString( '550 no such mailbox', $answer->get_data()['message'] );
	}

	public function test_what_is_not_there_or_not_a_mail_is_refused(): void {
		$this->sign_in( 'editor' );
		self::assertSame( 404, $this->call( '999999/mail-preview' )->get_status() );
		self::assertSame( 404, $this->call( '0/mail-preview', [ 'part' => 'mail_3' ] )->get_status() );
		self::assertSame( 400, $this->call( '0/mail-preview', [ 'part' => 'mail_x' ] )->get_status() );
		self::assertSame( 400, $this->call( '0/mail-preview', [ 'of' => [ 'newest' ] ] )->get_status() );
	}

	private function form(): Form {
		return $this->make_form( "[text* your-name autocomplete:name] [email* your-email] [select kind \"one|two\" \"three\"] [file file]\n[submit]" );
	}

	/** @param array<string, mixed> $body */
	private function call( string $path, array $body = [] ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/frontage/v1/contact-forms/$path" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( (object) $body ) );
		return rest_do_request( $request );
	}
}
