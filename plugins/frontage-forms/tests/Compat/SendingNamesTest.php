<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Compat;

use Frontage\Forms\Compat\ContactForm7Loader;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunTestsInSeparateProcesses;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';

/** The names of the original that concern sending, used as add-ons use them. */
#[Group( 'processes' )]
#[RunTestsInSeparateProcesses]
#[PreserveGlobalState( false )]
#[Group( 'database' )]
final class SendingNamesTest extends SubmissionTestCase {

	private const PERSON = [ 'your-name' => 'Ada', 'your-email' => 'ada@x.example' ];

	protected function setUp(): void {
		parent::setUp();
		ContactForm7Loader::declare_all();
		ContactForm7Loader::init();
	}

	/**
	 * @param array<mixed>                                       $fields
	 * @param list<array{field:string, name:string, size:int}> $files
	 * @return array<mixed>
	 */
	private function send( Form $form, array $fields, array $files = [] ): array {
		$_POST = wp_slash( self::fill_fields( $fields ) );
		return (array) $this->post( $form->id, self::fill_fields( $fields ), $files, [], 'contact-form-7/v1' )->get_data();
	}

	private function form( string $more = '', string $settings = 'do_not_store: on' ): Form {
		return $this->make_form( '[text* your-name] [email your-email] ' . $more, $settings );
	}

	/** As seen with the original 6.1.6; a file field's turn, after the spam check, is its documented place. */
	public function test_where_add_ons_put_uploads_no_web_server_hands_them_out(): void {
		$folder = wpcf7_upload_tmp_dir();
		self::assertStringStartsWith( wp_get_upload_dir()['basedir'], $folder );
		self::assertStringContainsString( 'denied', (string) file_get_contents( "$folder/.htaccess" ) );
		array_map( 'unlink', array_map( static fn ( string $name ): string => "$folder/$name", array_diff( scandir( $folder ) ?: [], [ '.', '..' ] ) ) );
		rmdir( $folder );
		wpcf7_init_uploads();
		self::assertFileExists( "$folder/.htaccess" );
	}

	public function test_hooks_fire_in_the_order_of_the_original(): void {
		$form = $this->form( '[acceptance ok] yes [/acceptance] [select topic "A|a@x.test" "B"] [file paper filetypes:txt]' );
		$seen = [];
		add_action(
			'all',
			static function ( string $hook ) use ( &$seen ): void {
				$counts = preg_match( '/^wpcf7_(?:posted_data|validate|acceptance|skip_|spam|before_send|mail_components|mail_sent|mail_failed|additional_mail|submission_result|submit|feedback_response|remote_ip)/', $hook );
				if ( $counts && ! in_array( $hook, $seen, true ) ) {
					$seen[] = $hook;
				}
			}
		);
		$this->send( $form, self::PERSON + [ 'ok' => '1', 'topic' => 'A' ], [ [ 'field' => 'paper', 'name' => 'a.txt', 'size' => 3 ] ] );
		self::assertSame(
			[
				'wpcf7_remote_ip_addr',
				'wpcf7_posted_data_text*', 'wpcf7_posted_data_email', 'wpcf7_posted_data_acceptance', 'wpcf7_posted_data_select', 'wpcf7_posted_data_file', 'wpcf7_posted_data',
				'wpcf7_validate_text*', 'wpcf7_validate_email', 'wpcf7_validate_acceptance', 'wpcf7_validate_select', 'wpcf7_validate',
				'wpcf7_acceptance', 'wpcf7_skip_spam_check', 'wpcf7_spam', 'wpcf7_validate_file',
				'wpcf7_before_send_mail', 'wpcf7_skip_mail', 'wpcf7_mail_components', 'wpcf7_additional_mail', 'wpcf7_mail_sent',
				'wpcf7_submission_result', 'wpcf7_submit', 'wpcf7_feedback_response',
			],
			array_values( array_diff( $seen, [ 'wpcf7_submission_is_blacklisted', 'wpcf7_submission_has_disallowed_words' ] ) )
		);
	}

	public function test_posted_data_have_the_shapes_of_the_original(): void {
		$seen = [];
		add_filter(
			'wpcf7_posted_data',
			static function ( array $data ) use ( &$seen ): array {
				$seen = $data;
				return $data;
			}
		);
		$this->send( $this->form( '[acceptance ok] yes [/acceptance] [select topic "A|a@x.test" "B"] [checkbox likes "x" "y"] [radio one default:1 "p" "q"] [file paper]' ), self::PERSON + [ 'ok' => '1', 'topic' => 'A', 'likes' => [ 'x', 'y' ], 'one' => 'q', 'stray' => 's', '_own' => 'n' ] );
		self::assertEquals( self::PERSON + [ 'ok' => [ '1' ], 'topic' => [ 'a@x.test' ], 'likes' => [ 'x', 'y' ], 'one' => [ 'q' ], 'stray' => 's', 'paper' => '' ], $seen );
	}

	public function test_what_posted_data_become_is_kept_and_mailed(): void {
		add_filter( 'wpcf7_posted_data_email', static fn ( string $value ): string => strtoupper( $value ) );
		add_filter( 'wpcf7_posted_data', static fn ( array $data ): array => [ 'your-name' => 'Lady ' . $data['your-name'], 'source' => 'fair', 'topic' => [ 'B' ] ] + $data );
		$form = $this->form( '[select topic "A" "B"]', '' );
		$form = ( new \Frontage\Forms\Storage\FormRepository() )->save( $form->with( [ 'mail' => [ 'body' => '[your-name]|[your-email]|[source]|[topic]' ] + $form->mail ] ) );
		self::assertInstanceOf( Form::class, $form );
		$this->send( $form, self::PERSON + [ 'topic' => 'A' ] );
		global $wpdb;
		$values = json_decode( (string) $wpdb->get_var( $wpdb->prepare( 'SELECT data FROM %i', SubmissionTable::table_name() ) ), true )['values'];
		self::assertEquals( [ 'your-name' => 'Lady Ada', 'your-email' => 'ADA@X.EXAMPLE', 'topic' => 'B', 'source' => 'fair' ], $values );
		self::assertSame( 'Lady Ada|ADA@X.EXAMPLE|fair|B', \WPCF7_Submission::get_instance()?->get_contact_form() ? wpcf7_mail_replace_tags( '[your-name]|[your-email]|[source]|[topic]' ) : '' );
	}

	public function test_a_file_is_judged_after_the_spam_check_with_the_file_as_third_argument(): void {
		$content = '';
		add_filter(
			'wpcf7_validate_file*',
			static function ( \WPCF7_Validation $result, \WPCF7_FormTag $tag, array $more ) use ( &$content ): \WPCF7_Validation {
				$content = (string) file_get_contents( $more['uploaded_files'][0] );
				$result->invalidate( $tag, 'Not this one.' );
				return $result;
			},
			10,
			3
		);
		$data = $this->send( $this->form( '[file* paper filetypes:txt]' ), self::PERSON, [ [ 'field' => 'paper', 'name' => 'a.txt', 'size' => 3 ] ] );
		self::assert_invalid( [ 'paper' => 'Not this one.' ], $data );
		self::assertSame( 'xxx', $content );
	}

	/** Add-ons that keep or pass on what was sent find a list there, as with the uploader add-on: its own mail code fails on a text. */
	public function test_files_of_an_upload_field_stand_in_the_posted_data_as_addresses(): void {
		$seen = [];
		add_action(
			'wpcf7_before_send_mail',
			static function () use ( &$seen ): void {
				$seen[] = \WPCF7_Submission::get_instance()?->get_posted_data( 'docs' );
			}
		);
		$file = [ [ 'field' => 'docs', 'name' => 'a.txt', 'size' => 3 ] ];
		$this->send( $this->form( '[mfile docs filetypes:txt]', '' ), self::PERSON, $file );
		$this->send( $this->form( '[mfile docs filetypes:txt]' ), self::PERSON, $file );
		self::assertCount( 1, $seen[0] );
		self::assertStringStartsWith( admin_url( 'admin-post.php?action=frontage_forms_file' ), $seen[0][0] );
		self::assertSame( [ 'a.txt' ], $seen[1], 'What is not kept has no address.' );
		global $wpdb;
		self::assertArrayNotHasKey( 'docs', json_decode( (string) $wpdb->get_var( $wpdb->prepare( 'SELECT data FROM %i', SubmissionTable::table_name() ) ), true )['values'] );
	}

	public function test_a_file_gets_another_name(): void {
		add_filter( 'wpcf7_upload_file_name', static fn ( string $safe, string $name, array $options ): string => "{$options['name']}-of-$name.php", 10, 3 );
		$form = $this->form( '[file paper filetypes:txt]', '' );
		$form = ( new \Frontage\Forms\Storage\FormRepository() )->save( $form->with( [ 'mail' => [ 'attachments' => '[paper]' ] + $form->mail ] ) );
		self::assertInstanceOf( Form::class, $form );
		$this->send( $form, self::PERSON, [ [ 'field' => 'paper', 'name' => 'a b.txt', 'size' => 3 ] ] );
		self::assertSame( [ 'paper-of-a-b.txt.php_.txt' ], array_map( 'basename', $this->mails[0]['attachments'] ) );
	}

	public function test_files_can_be_added_to_a_mail(): void {
		$path = wp_upload_dir()['basedir'] . '/made.pdf';
		file_put_contents( $path, 'pdf' );
		self::assertNotFalse( add_action( 'wpcf7_before_send_mail', static fn ( $form, &$abort, \WPCF7_Submission $submission ) => $submission->add_extra_attachments( $path ), 10, 3 ) );
		add_filter( 'wpcf7_mail_components', static fn ( array $components ): array => [ 'attachments' => [ ...$components['attachments'], 'no-such-file.pdf' ] ] + $components );
		$this->send( $this->form(), self::PERSON );
		unlink( $path );
		self::assertSame( [ 'made.pdf' ], array_map( 'basename', $this->mails[0]['attachments'] ) );
	}

	public function test_a_status_set_on_the_way_ends_the_matter(): void {
		add_filter(
			'wpcf7_posted_data',
			static function ( array $data ): array {
				\WPCF7_Submission::get_instance()?->set_status( 'too_late' );
				\WPCF7_Submission::get_instance()?->set_response( 'The offer ended.' );
				return $data;
			}
		);
		$data = $this->send( $this->form( '', '' ), [ 'your-name' => '' ] );
		self::assertSame( [ 'too_late', 'The offer ended.', [], 0 ], [ $data['status'], $data['message'], $this->mails, self::rows() ] );
	}

	public function test_further_keys_and_a_changed_result_reach_the_visitor(): void {
		$told = [];
		add_action( 'wpcf7_mail_sent', static fn () => \WPCF7_Submission::get_instance()?->add_result_props( [ 'order' => 12 ] ) );
		add_filter( 'wpcf7_submission_result', static fn ( array $result ): array => [ 'message' => $result['message'] . ' Bye.' ] + $result );
		add_action(
			'wpcf7_submit',
			static function ( \WPCF7_ContactForm $form, array $result ) use ( &$told ): void {
				$told = [ $form->title(), $result['status'], $result['order'] ];
			},
			10,
			2
		);
		$form = $this->form();
		$data = $this->send( $form, self::PERSON );
		self::assertSame( [ 12, 'Thank you for your message. It has been sent. Bye.' ], [ $data['order'], $data['message'] ] );
		self::assertSame( [ 'A form', 'mail_sent', 12 ], $told );
	}

	/** @return iterable<string, array{string}> */
	public static function hooks(): iterable {
		foreach ( [ 'wpcf7_posted_data', 'wpcf7_validate', 'wpcf7_validate_text*', 'wpcf7_acceptance', 'wpcf7_spam', 'wpcf7_before_send_mail', 'wpcf7_skip_mail', 'wpcf7_mail_components', 'wpcf7_special_mail_tags', 'wpcf7_additional_mail', 'wpcf7_mail_sent', 'wpcf7_submission_result', 'wpcf7_submit', 'wpcf7_feedback_response' ] as $hook ) {
			yield $hook => [ $hook ];
		}
	}

	#[DataProvider( 'hooks' )]
	public function test_an_add_on_that_breaks_costs_nobody_a_message( string $hook ): void {
		add_filter( $hook, static fn () => throw new \Error( 'broken add-on' ) );
		$log  = (string) ini_set( 'error_log', '/dev/null' );
		$data = $this->send( $this->form( '', '' ), self::PERSON );
		ini_set( 'error_log', $log );
		self::assertSame( [ 'mail_sent', 1 ], [ $data['status'], self::rows() ] );
	}

	/** A type with choices of an add-on: what its mail gets stands behind the pipe, as with ours. */
	public function test_choices_of_a_type_of_an_add_on_are_piped(): void {
		wpcf7_add_form_tag( 'pick', static fn (): string => '', [ 'name-attr' => true, 'selectable-values' => true ] );
		$seen = null;
		add_filter(
			'wpcf7_posted_data_pick',
			static function ( mixed $value ) use ( &$seen ): mixed {
				$seen = $value;
				return $value;
			}
		);
		$this->send( $this->form( '[pick topic "Sales|sales@x.test" "Other"]' ), self::PERSON + [ 'topic' => 'Sales' ] );
		self::assertSame( [ 'sales@x.test' ], $seen );
	}

	public function test_a_type_that_is_not_for_mails_is_answered_where_a_mail_names_it(): void {
		wpcf7_add_form_tag( 'proof', static fn (): string => '', [ 'name-attr' => true, 'not-for-mail' => true ] );
		$form = $this->form( '[proof code]' );
		$form = ( new \Frontage\Forms\Storage\FormRepository() )->save( $form->with( [ 'mail' => [ 'body' => '[your-name]: [code], [unknown]', 'use_html' => false ] + $form->mail ] ) );
		self::assertInstanceOf( Form::class, $form );
		$this->send( $form, self::PERSON + [ 'code' => 'a <b>' ] );
		self::assertSame( 'Ada: a <b>, [unknown]', $this->mails[0]['message'] );
	}

	public function test_an_html_mail_is_what_filters_make_of_its_document(): void {
		foreach ( [ 'header', 'body', 'footer' ] as $part ) {
			add_filter( "wpcf7_mail_html_$part", static fn ( string $html, ?\WPCF7_Mail $mail ): string => "($part of {$mail?->name()})$html", 10, 2 );
		}
		$form = $this->form();
		$form = ( new \Frontage\Forms\Storage\FormRepository() )->save( $form->with( [ 'mail' => [ 'body' => 'Hi', 'use_html' => true ] + $form->mail ] ) );
		self::assertInstanceOf( Form::class, $form );
		$this->send( $form, self::PERSON );
		self::assertMatchesRegularExpression( "~^\(header of mail\)<!doctype html>.*<body>\n\(body of mail\)<p>Hi\\s*</p>\\s*\(footer of mail\)</body>\n</html>$~s", $this->mails[0]['message'] );
	}

	public function test_an_add_on_sends_a_mail_of_its_own(): void {
		add_action(
			'wpcf7_before_send_mail',
			static function ( \WPCF7_ContactForm $form ): void {
				\WPCF7_Mail::send( [ 'recipient' => 'boss@example.test', 'subject' => 'New: [your-name]', 'body' => '[_raw_your-name] [_remote_ip]' ] + $form->prop( 'mail' ), 'boss' );
			}
		);
		$this->send( $this->form(), self::PERSON );
		self::assertSame( [ 'boss@example.test', 'New: Ada', 'Ada 192.0.2.10' ], [ $this->mails[0]['to'], $this->mails[0]['subject'], $this->mails[0]['message'] ] );
		self::assertCount( 2, $this->mails );
	}

	public function test_code_takes_in_a_post_itself(): void {
		$form  = $this->form();
		$_POST = wp_slash( self::fill_fields( self::PERSON ) );
		$old   = \WPCF7_ContactForm::get_instance( $form->id );
		self::assertNotNull( $old );
		$submission = \WPCF7_Submission::get_instance( $old, [ 'skip_mail' => true ] );
		self::assertSame( [ 'mail_sent', 'Ada', [] ], [ $submission?->get_status(), $submission?->get_posted_string( 'your-name' ), $this->mails ] );
		self::assertNull( \WPCF7_Submission::get_instance( $old ), 'once a request' );
	}

	public function test_a_failed_mail_is_told_with_the_submission_rebuilt(): void {
		$seen = [];
		add_action(
			'wpcf7_mail_failed',
			static function ( \WPCF7_ContactForm $form ) use ( &$seen ): void {
				$submission = \WPCF7_Submission::get_instance();
				$seen       = [ $form->title(), $submission?->get_status(), $submission?->get_posted_data( 'your-name' ), $submission?->get_meta( 'remote_ip' ) ];
			}
		);
		$form = $this->form();
		do_action( 'frontage_forms_mail_failed', new Submission( form: $form, values: [ 'your-name' => 'Ada' ], address: '192.0.2.7', received: '2026-01-01 10:00:00', hash: 'x' ), 1, 'no' );
		self::assertSame( [ 'A form', 'mail_failed', 'Ada', '192.0.2.7' ], $seen );
	}

	public function test_errors_can_be_written_as_in_the_first_versions(): void {
		$form = $this->form();
		\WPCF7_ContactForm::get_instance( $form->id );
		$result           = new \WPCF7_Validation();
		$result['valid']  = false;
		$result['reason'] = [ 'your-name' => 'Who?' ];
		$result->invalidate( [ 'type' => 'text', 'name' => 'free', 'options' => [ 'id:here' ] ], new \WP_Error( 'x', 'No.' ) );
		$result->invalidate( 'free', 'Later.' );
		self::assertSame( [ 'your-name' => [ 'reason' => 'Who?', 'idref' => null ], 'free' => [ 'reason' => 'No.', 'idref' => 'here' ] ], $result->get_invalid_fields() );
		self::assertFalse( $result->is_valid() );
		self::assertTrue( $result->is_valid( 'your-email' ) );
		self::assertFalse( $result['valid'] );
	}

	public function test_a_second_click_is_told_to_nobody_again(): void {
		$told = 0;
		add_action(
			'wpcf7_submit',
			static function () use ( &$told ): void {
				++$told;
			}
		);
		$form = $this->form( '', '' );
		$this->send( $form, self::PERSON );
		$data = $this->send( $form, self::PERSON );
		self::assertSame( [ 1, 'mail_sent' ], [ $told, $data['status'] ] );
	}

	public function test_a_shortened_address_is_what_add_ons_and_mails_see(): void {
		add_filter( 'wpcf7_remote_ip_addr', 'wpcf7_anonymize_ip_addr' );
		add_filter( 'wpcf7_mail_components', static fn ( array $components ): array => [ 'body' => wpcf7_mail_replace_tags( '[_remote_ip]' ) ] + $components );
		$this->send( $this->form(), self::PERSON );
		self::assertSame( '192.0.2.0', \WPCF7_Submission::get_instance()?->get_meta( 'remote_ip' ) );
		self::assertSame( '192.0.2.0', $this->mails[0]['message'] );
	}
}
