<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Mail;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Mail\Mailer;
use Frontage\Forms\Mail\SiteAttachments;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Tests\Inbox\Submissions;
use Frontage\Tests\WordPressTestCase;
use PHPMailer\PHPMailer\PHPMailer;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/Inbox/Submissions.php';

final class MailerTest extends WordPressTestCase {

	/** @var list<array<string, mixed>> */
	private array $mails = [];

	/** @var list<string> */
	private array $files = [];

	protected function tearDown(): void {
		array_map( 'unlink', $this->files );
		$this->files = [];
		parent::tearDown();
	}

	public function test_a_visitor_cannot_make_headers(): void {
		$this->catch_mails();
		$evil = "A\r\nBcc: evil@example.test\nX-Evil: 1\r\n\r\nbody";
		$form = $this->form(
			[
				'subject'            => '[your-name]',
				'sender'             => '[your-name] <wordpress@example.test>',
				'recipient'          => '[your-name]',
				'additional_headers' => "X-Name: [your-name]\n[your-name]: x\nnot a header\nReply-To: [your-name] <[your-email]>\nX-Subject:[your-subject]",
			]
		);
		$this->send( $form, [ 'your-name' => $evil, 'your-email' => 'a@example.test', 'your-subject' => 'Bcc: me' ] );
		self::assertSame( 'A Bcc: evil@example.test X-Evil: 1 body', $this->mails[0]['to'] );
		self::assertSame( 'ABcc: evil@example.testX-Evil: 1body', $this->mails[0]['subject'] );
		self::assertSame(
			[
				'From: A Bcc: evil@example.test X-Evil: 1 body <wordpress@example.test>',
				'X-WPCF7-Content-Type: text/plain',
				'X-Name: A',
				'Reply-To: A Bcc: evil@example.test X-Evil: 1 body <a@example.test>',
				'X-Subject:Bcc: me',
			],
			explode( "\n", $this->mails[0]['headers'] )
		);
	}

	public function test_the_second_mail_goes_only_after_the_first_was_accepted(): void {
		$this->catch_mails( [ true, false ] );
		$both   = $this->form( [], [ 'active' => true, 'recipient' => 'two@example.test' ] );
		$mailer = new Mailer();
		self::assertTrue( $mailer->send( $both, Submissions::make( [ 'form' => $both ] ) ) );
		self::assertSame( [ 'one@example.test', 'two@example.test' ], array_column( $this->mails, 'to' ) );
		self::assertNotSame( '', $mailer->last_error(), 'The owner is told of the second one.' );

		$this->catch_mails( [ false ] );
		self::assertFalse( $mailer->send( $both, Submissions::make( [ 'form' => $both ] ) ) );
		self::assertCount( 1, $this->mails );

		$this->catch_mails();
		$this->send( $this->form( [ 'active' => false ], [ 'active' => false ] ) );
		self::assertCount( 1, $this->mails, 'The first mail is always on.' );
	}

	#[Group( 'processes' )]
	public function test_what_the_mailer_says_is_kept_for_the_owner(): void {
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $mailer ): void {
				$mailer->isSMTP();
				$mailer->Host = '127.0.0.1';
				$mailer->Port = 1; // Nobody listens there.
			}
		);
		$mailer = new Mailer();
		self::assertFalse( $mailer->send( $this->form(), Submissions::make() ) );
		self::assertStringContainsString( 'SMTP', $mailer->last_error() );
		self::assertFalse( $mailer->send( $this->form( [ 'recipient' => '' ] ), Submissions::make() ) );
		self::assertNotSame( '', $mailer->last_error() );
	}

	public function test_what_leaves_has_a_plain_part_and_no_header_of_ours(): void {
		$sent = null;
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $mailer ) use ( &$sent ): void {
				$mailer->preSend();
				$sent = [ $mailer->getSentMIMEMessage(), $mailer->AltBody, $mailer->Timeout ];
				$mailer->clearAllRecipients(); // So that nothing is really sent.
			}
		);
		$html = $this->form( [ 'use_html' => true, 'body' => "<h1>Hello [your-name]</h1>\n\n[your-message]", 'additional_headers' => 'X-Mine: yes' ] );
		( new Mailer() )->send( $html, Submissions::make( [ 'form' => $html ] ) );
		self::assertIsArray( $sent );
		self::assertStringNotContainsString( 'X-WPCF7', $sent[0] );
		self::assertStringContainsString( 'X-Mine: yes', $sent[0] );
		self::assertStringContainsString( 'multipart/alternative', $sent[0] );
		self::assertStringContainsString( 'Hello Ann Ünal', $sent[1] );
		self::assertSame( 10, $sent[2] );
	}

	public function test_an_address_in_angle_brackets_is_shown_in_html_and_is_never_a_tag(): void {
		$this->catch_mails();
		$form = $this->form( [ 'use_html' => true, 'body' => 'From <[your-name]> <[your-email]> <me@example.test> <b>x</b>' ] );
		$this->send( $form, [ 'your-name' => 'img src=x onerror=alert(1)', 'your-email' => 'a@example.test' ] );
		self::assertStringContainsString( '<p>From &lt;img src=x onerror=alert(1)&gt; &lt;a@example.test&gt; &lt;me@example.test&gt; <b>x</b>', $this->mails[0]['message'] );
	}

	public function test_a_document_of_the_owners_own_is_left_alone(): void {
		$this->catch_mails();
		$body = "<html lang=\"de\"><body>\n\nHallo [your-subject]</body></html>";
		$this->send( $this->form( [ 'use_html' => true, 'body' => $body ] ) );
		self::assertSame( str_replace( '[your-subject]', 'Boats', $body ), $this->mails[0]['message'] );
		$this->send( $this->form( [ 'use_html' => true, 'body' => 'x', 'subject' => 'A <b> & c' ] )->with( [ 'locale' => 'de_DE_formal' ] ) );
		self::assertStringContainsString( 'dir="ltr" lang="de-DE"', $this->mails[1]['message'] );
		self::assertStringContainsString( '<title>A &lt;b&gt; &amp; c</title>', $this->mails[1]['message'] );
		$this->send( $this->form( [ 'use_html' => true, 'body' => 'x' ] )->with( [ 'locale' => 'ar' ] ) );
		self::assertStringContainsString( 'dir="rtl" lang="ar"', $this->mails[2]['message'] );
	}

	public function test_a_typed_path_is_a_file_of_the_media_library_or_a_confirmed_one(): void {
		$this->catch_mails();
		$lines = [ 'uploads/offer.pdf', 'uploads/private.pdf', 'uploads/.hidden.pdf', 'mail.log', 'uploads/shell.php' ];
		array_map( $this->file( ... ), $lines );
		wp_insert_attachment( [ 'post_title' => 'Offer', 'post_mime_type' => 'application/pdf' ], WP_CONTENT_DIR . '/uploads/offer.pdf' );
		$form = $this->form( [ 'attachments' => implode( "\n", $lines ) . "\n../../etc/passwd\n/etc/passwd\nuploads\nuploads/none.pdf\nphp://filter/resource=x.txt" ] );
		$this->send( $form );
		self::assertSame( [ WP_CONTENT_DIR . '/uploads/offer.pdf' ], $this->mails[0]['attachments'] );

		self::assertSame( [ 'uploads/private.pdf' ], SiteAttachments::list_unconfirmed( $form ) );
		SiteAttachments::confirm_lines( [ ...$lines, '/etc/passwd' ] );
		self::assertSame( [], SiteAttachments::list_unconfirmed( $form ) );
		$this->send( $form );
		self::assertSame( [ WP_CONTENT_DIR . '/uploads/offer.pdf', WP_CONTENT_DIR . '/uploads/private.pdf' ], $this->mails[1]['attachments'] );
	}

	public function test_a_path_that_code_adds_may_be_anywhere_below_wp_content(): void {
		$this->catch_mails();
		$this->file( 'invoice-7.pdf' );
		$form = $this->form( [ 'attachments' => 'typed.pdf' ] );
		$this->file( 'typed.pdf' );
		add_filter( 'frontage_forms_mail_parts', static fn ( array $parts ): array => [ 'attachments' => $parts['attachments'] . "\ninvoice-7.pdf\n/etc/passwd" ] + $parts );
		$this->send( $form );
		self::assertSame( [ WP_CONTENT_DIR . '/invoice-7.pdf' ], $this->mails[0]['attachments'] );
	}

	public function test_a_mail_takes_25_mb_of_files_and_says_what_it_left_out(): void {
		$this->catch_mails();
		$sizes = [ 'a.txt' => 20 * MB_IN_BYTES, 'b.txt' => 6 * MB_IN_BYTES, 'c.txt' => 5 * MB_IN_BYTES ];
		$files = [];
		foreach ( $sizes as $name => $size ) {
			$path   = $this->file( 'uploads/' . $name );
			$handle = fopen( $path, 'w' );
			self::assertIsResource( $handle );
			ftruncate( $handle, $size );
			fclose( $handle );
			$files[] = [ 'path' => $path, 'name' => $name ];
		}
		$form   = $this->form( [ 'attachments' => 'x [up] y' ] );
		$mailer = new Mailer();
		$mailer->send( $form, Submissions::make( [ 'form' => $form, 'files' => [ 'up' => $files, 'other' => $files ] ] ) );
		self::assertSame( [ 'a.txt', 'c.txt' ], array_map( 'basename', $this->mails[0]['attachments'] ) );
		self::assertStringContainsString( 'b.txt', $mailer->last_error() );
	}

	public function test_a_site_may_change_the_parts_of_a_mail(): void {
		$this->catch_mails();
		add_filter( 'frontage_forms_mail_parts', static fn ( array $parts, Form $form, string $part, Submission $submission ): array => [ 'recipient' => "$part@example.test\r\nBcc: x" ] + $parts, 10, 4 );
		$this->send( $this->form() );
		self::assertSame( 'mail@example.testBcc: x', $this->mails[0]['to'] );
	}

	/** @param list<bool> $verdicts */
	private function catch_mails( array $verdicts = [] ): void {
		$this->mails = [];
		remove_all_filters( 'pre_wp_mail' );
		add_filter(
			'pre_wp_mail',
			function ( ?bool $done, array $mail ) use ( &$verdicts ): bool {
				$this->mails[] = $mail;
				return array_shift( $verdicts ) ?? true;
			},
			10,
			2
		);
	}

	/** @param array<string, string> $values */
	private function send( Form $form, array $values = [] ): bool {
		$with = [ 'form' => $form ] + ( $values ? [ 'values' => $values ] : [] );
		return ( new Mailer() )->send( $form, Submissions::make( $with ) );
	}

	/**
	 * @param array<string, mixed> $mail
	 * @param array<string, mixed> $mail_2
	 */
	private function form( array $mail = [], array $mail_2 = [] ): Form {
		$default = [
			'active'             => true,
			'subject'            => 'A message',
			'sender'             => 'Site <wordpress@example.test>',
			'recipient'          => 'one@example.test',
			'body'               => '[your-message]',
			'additional_headers' => '',
			'attachments'        => '',
			'use_html'           => false,
			'exclude_blank'      => false,
		];
		return Submissions::form()->with( [ 'mail' => $mail + $default, 'mail_2' => $mail_2 + [ 'active' => false ] + $default ] );
	}

	private function file( string $below_content ): string {
		$path = WP_CONTENT_DIR . '/' . $below_content;
		self::assertFileDoesNotExist( $path );
		file_put_contents( $path, 'x' );
		$this->files[] = $path;
		return $path;
	}
}
