<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Mail;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Mail\SiteAttachments;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\TagTypes\Text\QuizToken;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';

/** Every mail that was recorded (form f08): the same submission gives `wp_mail()` the same arguments. */
final class RecordedMailsTest extends SubmissionTestCase {

	private const FORM = 20;
	private const PAGE = 21;

	private string $static_file;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'blogname', 'Lab' );
		update_option( 'blogdescription', '' );
		update_option( 'admin_email', 'admin@example.test' );
		self::assertSame(
			self::PAGE,
			wp_insert_post(
				[
					'import_id'   => self::PAGE,
					'post_type'   => 'page',
					'post_status' => 'publish',
					'post_name'   => 'f08',
					'post_title'  => 'F08 mail',
					'post_author' => 1,
				]
			)
		);
		$this->static_file = WP_CONTENT_DIR . '/uploads/lab-static.txt';
		file_put_contents( $this->static_file, 'static' );
		SiteAttachments::confirm_lines( [ 'uploads/lab-static.txt' ] ); // As an administrator does when a site moves in.
		$_SERVER['HTTP_USER_AGENT'] = 'Mozilla/5.0 (fixture recorder)';
	}

	protected function tearDown(): void {
		unlink( $this->static_file );
		parent::tearDown();
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function exchanges(): iterable {
		foreach ( self::fixture( 'contact-forms/mail.json' )['exchanges'] as $exchange ) {
			yield $exchange['label'] => [ $exchange ];
		}
	}

	/** The recorder's host; and without a referring page the page is the form's post, not the address of the request. */
	private const READ_ANEW = [
		'http://example.test 192.0.2.10 ' => 'http://example.test example.test ',
		'URL http://example.test/wp-json/contact-form-7/v1/contact-forms/20/feedback ' => 'URL http://example.test/f08/ ',
	];

	/** @param array<string, mixed> $exchange */
	#[DataProvider( 'exchanges' )]
	public function test_the_recorded_submission_gives_the_recorded_mails( array $exchange ): void {
		$form   = $this->form_f08();
		$fields = self::as_php_reads( $exchange['request']['fields'] );

		$fields[ FormFormat::FIELD_QUIZ . 'q' ] = QuizToken::create( $form, 'q', '2' );
		$_SERVER['REQUEST_URI']             = $exchange['request']['path'];
		$answer                             = $this->post( self::FORM, $fields, $exchange['request']['files'] ?? [], $exchange['request']['headers'] ?? [], 'contact-form-7/v1' );

		self::assertSame( $exchange['response']['json']['status'], $answer->get_data()['status'] ?? '' );
		self::assertSame( array_map( self::normalize_mail( ... ), $exchange['mails'] ?? [] ), array_map( self::send( ... ), $this->mails ) );
	}

	private function form_f08(): Form {
		$f08  = self::fixture( 'contact-forms/mail.json' )['template'];
		// The recorder took the mail-tag out of its notes after the mails were sent.
		$f08['mail']['body'] = str_replace( ' URL DATE ', ' URL [_url] DATE ', $f08['mail']['body'] );
		$form                = $this->make_form( $f08['form'], '', self::FORM );
		$form = ( new FormRepository() )->save(
			$form->with(
				[
					'title'  => $f08['title'],
					'mail'   => $f08['mail'],
					'mail_2' => $f08['mail_2'],
				]
			)
		);
		self::assertInstanceOf( Form::class, $form );
		return $form;
	}

	/**
	 * Days and folders differ each time.
	 *
	 * @param array<string, mixed> $mail
	 * @return array<string, mixed>
	 */
	private static function normalize_mail( array $mail ): array {
		return [
			'to'          => $mail['to'],
			'subject'     => $mail['subject'],
			'message'     => self::without_time( strtr( $mail['message'], self::READ_ANEW ) ),
			'headers'     => $mail['headers'],
			'attachments' => array_map( self::without_folder( ... ), $mail['attachments'] ),
		];
	}

	/**
	 * @param array<string, mixed> $mail
	 * @return array<string, mixed>
	 */
	private static function send( array $mail ): array {
		return [
			'to'          => $mail['to'],
			'subject'     => $mail['subject'],
			'message'     => self::without_time( $mail['message'] ),
			'headers'     => explode( "\n", $mail['headers'] ),
			'attachments' => array_map( self::without_folder( ... ), $mail['attachments'] ),
		];
	}

	private static function without_time( string $message ): string {
		return (string) preg_replace( '/ DATE \w+ \d\d?, \d{4} TIME \d\d?:\d\d [ap]m /', ' DATE a day TIME a time ', $message );
	}

	private static function without_folder( string $path ): string {
		$path = str_replace( WP_CONTENT_DIR, '{WP_CONTENT_DIR}', $path );
		return (string) preg_replace( '~uploads/(wpcf7_uploads/\d{10}|frontage-private/request/[0-9a-f]{32})/~', 'uploads/{folder}/', $path );
	}
}
