<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Compat\DragDropUpload;

use Frontage\Forms\Compat\ContactForm7Loader;
use Frontage\Forms\Compat\DragDropUpload\DragDropController;
use Frontage\Forms\Compat\DragDropUpload\DragDropSettings;
use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\FileTable;
use Frontage\Forms\Files\PendingUploads;
use Frontage\Forms\Files\SignedFileLinks;
use Frontage\Forms\Files\Storage\FileNames;
use Frontage\Forms\Files\Storage\StoredFile;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use Frontage\Kit\Http\RateLimiter;
use Frontage\Kit\Http\RateLimitRule;
use Frontage\Tests\HostileInput;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__, 2 ) . '/Processing/SubmissionTestCase.php';
require_once dirname( __DIR__, 5 ) . '/tests/support/HostileInput.php';

/** What the drag-and-drop uploader's own script asks on admin-ajax.php: the recorded exchanges, and where ours must answer otherwise. */
#[Group( 'database' )]
final class DragDropControllerTest extends SubmissionTestCase {

	use HostileInput;

	private const FOLDER = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
	private const TOKEN  = '9b2e7c10-1111-4222-8333-444455556666';
	private const TYPE   = 'Uploaded file is not allowed for file type';
	private const CONTENT = 'The content of this file does not match its file extension. Save the file again in the right format, or choose another one.';
	private const AGAIN  = 'A file is no longer available. Please attach it again.';
	private const GIF    = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

	/** What the recorded answer becomes with us, by the number of the exchange. Null: the success that was recorded, of another name. */
	private const OURS = [
		3  => [ true, '<new nonce>' ], // A user agent protects nothing.
		11 => [ false, 'This file contains a script, a program, a web page, or a hidden archive. Choose another file.' ], // §12, 7: a page that calls itself a text.
		18 => [ false, 'This form does not accept files. Reload the page.' ], // 2
		19 => [ false, 'This form does not accept files. Reload the page.' ], // 2
		20 => [ false, self::CONTENT ], // 7: ten letters are no picture.
		23 => [ false, self::TYPE ], // `*` is all that WordPress takes.
		24 => [ false, self::TYPE ],
		30 => [ false, 'Note : Some of the files are not uploaded ( Only 3 files allowed )' ], // 3
		37 => [ true, 'File Deleted!' ],
	];

	private Form $form;

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'wp_doing_ajax', '__return_true' );
		add_filter( 'wp_die_ajax_handler', static fn (): callable => static fn ( mixed $text ) => throw new \DomainException( is_scalar( $text ) ? (string) $text : '' ) );
		$uploader = new DragDropController( is_file( ... ) ); // Files of a test were never uploaded.
		add_action( 'wp_ajax_nopriv__wpcf7_check_nonce', [ DragDropController::class, 'check_nonce' ] );
		add_action( 'wp_ajax_nopriv_dnd_codedropz_upload', [ $uploader, 'send_upload_response' ] );
		add_action( 'wp_ajax_nopriv_dnd_codedropz_upload_delete', [ $uploader, 'send_delete_response' ] );
		$form = $this->recorded_form( 'f10' );
		$form = ( new FormRepository() )->save( $form->with( [ 'mail' => [ 'subject' => 'up', 'body' => "Docs: [docs]\nPics: [pics]", 'attachments' => '[docs][pics]' ] + $form->mail ] ) );
		self::assertInstanceOf( Form::class, $form );
		$this->form = $form;
	}

	protected function tearDown(): void {
		( new FileRepository() )->remove( self::list_files() );
		[ $_POST, $_FILES, $_COOKIE ] = [ [], [], [] ];
		parent::tearDown();
	}

	public function test_the_recorded_exchanges(): void {
		$exchanges = self::fixture( 'contact-forms/uploads.json' )['exchanges'];
		self::assertCount( 51, $exchanges );
		foreach ( $exchanges as $number => $exchange ) {
			$label = "$number: {$exchange['label']}";
			if ( str_ends_with( $exchange['request']['path'], 'feedback' ) ) {
				$this->replay_submission( $number, $exchange, $label );
				continue;
			}
			if ( 400 === $exchange['response']['status'] ) {
				continue; // WordPress answers it before any plugin: PHP threw the whole body away, and the action with it.
			}
			$this->prepare( $number );
			$fields = array_column( $exchange['request']['fields'], 1, 0 );
			$fields = array_map( static fn ( string $value ): string => '<valid nonce>' === $value ? wp_create_nonce( DragDropController::NONCE ) : $value, $fields );
			$file   = $exchange['request']['files'][0] ?? null;
			$answer = $this->ask( $fields, $file ? [ $file['name'], 11 === $number ? '<script>alert(1)</script>' : str_repeat( 'x', min( 5000, $file['size'] ) ), $file['size'] > 5000 ? UPLOAD_ERR_INI_SIZE : UPLOAD_ERR_OK ] : null );
			$wanted = isset( self::OURS[ $number ] ) ? [ 'success' => self::OURS[ $number ][0], 'data' => self::OURS[ $number ][1] ] : $exchange['response']['json'];
			if ( '<new nonce>' === ( ( (array) $wanted )['data'] ?? '' ) ) {
				self::assertSame( 1, wp_verify_nonce( (string) $answer['data'], DragDropController::NONCE ), $label );
				continue;
			}
			if ( 15 === $number ) { // 5: a folder of its own, which no other visitor knows.
				self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $answer['data']['path'], $label );
				$answer['data']['path'] = 'wpcf7-files';
			}
			if ( 49 === $number ) {
				self::assertMatchesRegularExpression( '/^[0-9a-f]{32}\.txt$/', $answer['data']['file'], $label );
				$answer['data']['file'] = $wanted['data']['file'];
			}
			self::assertSame( $wanted, $answer, $label );
		}
	}

	public function test_1_what_is_refused_lies_nowhere(): void {
		foreach ( [ [ 'token' => '' ], [ 'token' => 'another' ], [ 'security' => 'bad' ], [ 'form_id' => '99999' ], [ 'upload_name' => 'your-name' ] ] as $wrong ) {
			$this->send( 'mine.txt' );
			$before = count( self::list_files() );
			self::assertFalse( $this->send( 'a.txt', 'x', $wrong )['success'], (string) wp_json_encode( $wrong ) );
			self::assertCount( $before, self::list_files() );
			( new FileRepository() )->remove( self::list_files() );
		}
		remove_all_actions( 'wp_ajax_nopriv_dnd_codedropz_upload' );
		add_action( 'wp_ajax_nopriv_dnd_codedropz_upload', [ DragDropController::class, 'upload' ] );
		self::assertSame( '(0) Uploading a file fails for any reason', $this->send( 'a.txt' )['data'], 'What PHP did not take in is not taken.' );
		self::assertSame( [], self::list_files() );
	}

	public function test_2_a_form_that_is_not_published_takes_nothing(): void {
		wp_update_post( [ 'ID' => $this->form->id, 'post_status' => 'draft' ] );
		self::assertFalse( $this->send( 'a.txt' )['success'] );
	}

	public function test_3_the_count_holds_on_upload_and_on_submission(): void {
		foreach ( [ 'a.txt', 'b.txt', 'c.txt' ] as $name ) {
			self::assertTrue( $this->send( $name )['success'] );
		}
		self::assertStringContainsString( 'Only 3 files', $this->send( 'd.txt' )['data'] );
		self::assertTrue( $this->send( 'e.txt', 'x', [ 'token' => 'other', 'upload_folder' => 'other' ] )['success'], 'Each visitor has his own.' );
		self::assert_invalid( [ 'docs' => 'Note : Some of the files are not uploaded ( Only 3 files allowed )' ], $this->submit( array_fill( 0, 4, self::FOLDER . '/a.txt' ) ) );
	}

	public function test_4_only_what_was_uploaded_for_this_field_counts(): void {
		$this->send( 'a.txt' );
		$other = $this->make_form( '[text* your-name][mfile docs filetypes:txt]' );
		$this->send( 'b.txt', 'x', [ 'form_id' => (string) $other->id ] );
		$this->send( 'c.gif', (string) base64_decode( self::GIF ), [ 'upload_name' => 'pics' ] );
		foreach ( [ 'nothing/here.txt', '../../../../wp-config.php', '/etc/passwd', self::FOLDER . '/b.txt', self::FOLDER . '/c.gif', self::FOLDER . '/../a.txt', self::FOLDER . '/', self::FOLDER, "x\0/a.txt" ] as $wrong ) {
			self::assert_invalid( [ 'docs' => self::AGAIN ], $this->submit( [ $wrong ] ) );
			self::assert_invalid( [ 'docs' => self::AGAIN ], $this->submit( [ self::FOLDER . '/a.txt', $wrong ] ) );
		}
		self::assert_invalid( [ 'docs' => self::AGAIN ], $this->submit( [ self::FOLDER . '/a.txt', self::FOLDER . '/a.txt' ] ) );
		self::assertSame( [ 0, [] ], [ self::rows(), $this->mails ] );
	}

	public function test_5_a_file_is_used_once_and_its_own_form_may_come_twice(): void {
		$this->send( 'a.txt' );
		$reference = [ self::FOLDER . '/a.txt' ];
		self::assertSame( 'mail_sent', $this->submit( $reference )['status'] );
		self::assertSame( 'mail_sent', $this->submit( $reference )['status'], 'A second click.' );
		self::assertSame( [ 1, 1 ], [ self::rows(), count( $this->mails ) ] );
		self::assert_invalid( [ 'docs' => self::AGAIN ], $this->submit( $reference, 'Eve' ) );
		self::assertFalse( $this->remove( 'a.txt' )['success'], 'It belongs to the message now.' );
		self::assertTrue( ( new FileRepository() )->has_bytes( self::list_files()[0] ) );
		global $wpdb;
		self::assertSame( [ '', '' ], $wpdb->get_row( $wpdb->prepare( 'SELECT secret, address FROM %i', FileTable::name() ), ARRAY_N ) );
	}

	public function test_6_what_waits_is_reached_by_no_address(): void {
		$this->send( 'a.txt' );
		[ $file ] = self::list_files();
		self::assertStringContainsString( '/frontage-private/', $file->path() );
		self::assertStringNotContainsString( 'a.txt', $file->path() );
		self::assertNull( \Frontage\Forms\Inbox\Admin\FileDownload::find_linked( 0, $file->id(), '9999999999', 'x' ) );
	}

	public function test_7_the_content_has_to_be_what_the_name_says(): void {
		$png = (string) base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' );
		self::assertSame( [ 'success' => false, 'data' => self::CONTENT ], $this->send( 'photo.JPG', 'xxxxxxxxxxxxxxxx', [ 'upload_name' => 'pics' ] ) );
		self::assertSame( 'screen-shot.png', $this->send( 'screen shot.jpg', $png, [ 'upload_name' => 'pics' ] )['data']['file'] );
		self::assertSame( 'photo.gif', $this->send( 'photo.GIF', (string) base64_decode( self::GIF ), [ 'upload_name' => 'pics' ] )['data']['file'] );
	}

	public function test_8_nobody_fills_the_disk(): void {
		add_filter( 'frontage_forms_upload_room', static fn (): int => 25 );
		self::assertTrue( $this->send( 'a.txt', str_repeat( 'x', 20 ) )['success'] );
		self::assertStringContainsString( 'The upload storage is full.', $this->send( 'b.txt', str_repeat( 'x', 6 ) )['data'] );
		self::assertSame( [ 1, 20, 25 ], array_values( PendingUploads::count_pending() ) );
		remove_all_filters( 'frontage_forms_upload_room' );
		for ( $i = 1; $i < 50; $i++ ) {
			self::assertTrue( $this->send( 'b.txt', 'x', [ 'token' => "t$i", 'upload_folder' => "f$i" ] )['success'], (string) $i );
		}
		self::assertStringContainsString( 'more than 50 unsent files, or more than 500 MB', $this->send( 'b.txt', 'x', [ 'token' => 'last', 'upload_folder' => 'last' ] )['data'] );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
		self::assertTrue( $this->send( 'b.txt', 'x', [ 'token' => 'last', 'upload_folder' => 'last' ] )['success'] );
		unset( $_SERVER['REMOTE_ADDR'] );
	}

	public function test_9_an_old_nonce_is_told_and_a_new_one_given(): void {
		self::assertSame( [ 'success' => false, 'data' => 'The security nonce is invalid or expired.' ], $this->send( 'a.txt', 'x', [ 'security' => 'old' ] ) );
		$nonce = $this->ask( [ 'action' => '_wpcf7_check_nonce', '_ajax_nonce' => 'old' ] )['data'];
		self::assertTrue( $this->send( 'a.txt', 'x', [ 'security' => $nonce ] )['success'] );
		self::assertSame( 0, $this->ask( [ 'action' => '_wpcf7_check_nonce', 'security' => $nonce ] ) );
	}

	public function test_10_a_file_waits_for_a_day_and_no_longer(): void {
		$this->send( 'a.txt' );
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created = DATE_SUB(created, INTERVAL 23 HOUR)', FileTable::name() ) );
		do_action( PendingUploads::SWEEP );
		self::assertCount( 1, self::list_files() );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created = DATE_SUB(created, INTERVAL 2 HOUR)', FileTable::name() ) );
		$path = self::list_files()[0]->path();
		do_action( PendingUploads::SWEEP );
		self::assertSame( [ [], false ], [ self::list_files(), is_file( $path ) ] );
	}

	public function test_a_session_older_than_twelve_hours_sends_its_files_and_more_of_them(): void {
		$done = $this->send( 'a.txt' )['data'];
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created = DATE_SUB(created, INTERVAL 13 HOUR)', FileTable::name() ) );
		$later = $this->send( 'b.txt' )['data'];
		self::assertSame( $done['path'], $later['path'] );
		self::assertSame( 'mail_sent', $this->submit( [ "{$done['path']}/a.txt", "{$later['path']}/b.txt" ] )['status'] );
		self::assertCount( 2, $this->mails[0]['attachments'] );
	}

	public function test_an_older_client_proves_itself_by_its_cookie(): void {
		$old = [ 'token' => '', 'upload_folder' => '' ];
		$_COOKIE['wpcf7_guest_user_id'] = self::FOLDER;
		self::assertSame( [ 'path' => self::FOLDER, 'file' => 'a.txt' ], $this->send( 'a.txt', 'x', $old )['data'] );
		self::assertTrue( $this->send( 'b.txt', 'x', [ 'token' => '' ] )['success'], 'Its folder may be named, too.' );
		self::assertSame( 'Error: Missing security token.', $this->send( 'c.txt', 'x', [ 'token' => '', 'upload_folder' => 'another' ] )['data'] );
		self::assertTrue( $this->remove( 'b.txt', $old )['success'] );
		$_COOKIE['wpcf7_guest_user_id'] = '00000000-0000-4000-8000-000000000000';
		self::assertFalse( $this->remove( 'a.txt', $old )['success'] );
		$_COOKIE = [];
		$given   = $this->send( 'd.txt', 'x', $old );
		self::assertTrue( wp_is_uuid( $given['data']['path'] ), 'At its first upload it is given one.' );
		self::assertSame( 'mail_sent', $this->submit( [ self::FOLDER . '/a.txt' ] )['status'] );
	}

	public function test_the_table_tells_neither_folder_nor_secret(): void {
		$_COOKIE['wpcf7_guest_user_id'] = '00000000-0000-4000-8000-000000000000';
		$this->send( 'a.txt' );
		$this->send( 'b.txt', 'x', [ 'token' => '', 'upload_folder' => '' ] );
		global $wpdb;
		$rows = (string) wp_json_encode( $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', FileTable::name() ) ) );
		self::assertStringContainsString( 'b.txt', $rows );
		foreach ( [ self::FOLDER, self::TOKEN, '00000000-0000-4000-8000-000000000000' ] as $told ) {
			self::assertStringNotContainsString( $told, $rows );
		}
	}

	public function test_a_folder_that_can_be_guessed_opens_nothing(): void {
		self::assertTrue( $this->send( 'a.txt', 'x', [ 'upload_folder' => 'mine' ] )['success'] );
		self::assert_invalid( [ 'docs' => self::AGAIN ], $this->submit( [ 'mine/a.txt' ] ) );
		[ $file ] = self::list_files();
		self::assert_invalid( [ 'docs' => self::AGAIN ], $this->submit( [ "$file->visitor/a.txt" ] ) );
	}

	public function test_a_nonce_is_asked_for_thirty_times_in_ten_minutes(): void {
		for ( $i = 0; $i < 30; $i++ ) {
			self::assertTrue( $this->ask( [ 'action' => '_wpcf7_check_nonce', '_ajax_nonce' => 'old' ] )['success'], (string) $i );
		}
		self::assertFalse( $this->ask( [ 'action' => '_wpcf7_check_nonce', '_ajax_nonce' => 'old' ] )['success'] );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.9';
		self::assertTrue( $this->ask( [ 'action' => '_wpcf7_check_nonce', '_ajax_nonce' => 'old' ] )['success'] );
		unset( $_SERVER['REMOTE_ADDR'] );
	}

	public function test_a_file_whose_bytes_are_not_all_there_counts_for_no_form(): void {
		$this->send( 'a.txt' );
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET hash = ''", FileTable::name() ) );
		self::assert_invalid( [ 'docs' => self::AGAIN ], $this->submit( [ self::FOLDER . '/a.txt' ] ) );
	}

	public function test_what_a_refused_form_named_waits_on(): void {
		$this->send( 'a.txt' );
		self::assertSame( 'validation_failed', $this->submit( [ self::FOLDER . '/a.txt' ], '' )['status'] );
		self::assertSame( 'mail_sent', $this->submit( [ self::FOLDER . '/a.txt' ] )['status'] );
		[ $file ] = self::list_files();
		self::assertGreaterThan( 0, $file->submission_id );
	}

	public function test_a_file_that_was_changed_meanwhile_is_not_mailed(): void {
		$this->send( 'a.txt' );
		file_put_contents( self::list_files()[0]->path(), 'y' );
		self::assert_invalid( [ 'docs' => self::AGAIN ], $this->submit( [ self::FOLDER . '/a.txt' ] ) );
	}

	/** The script leaves the last file in its input. Whatever it is, it is neither judged nor kept. */
	public function test_files_beside_references_do_not_count(): void {
		foreach ( [ [ 'a.txt', 1 ], [ 'too-large.txt', 20000 ], [ 'not-allowed.php', 5 ] ] as $number => [ $name, $size ] ) {
			$this->send( "$number.txt" );
			$answer = $this->post( $this->form->id, self::fill_fields( [ 'your-name' => "Ann $number", 'docs' => [ self::FOLDER . "/$number.txt" ] ] ), [ [ 'field' => 'docs', 'name' => $name, 'size' => $size ] ] );
			self::assertSame( 'mail_sent', $answer->get_data()['status'], $name );
		}
		self::assertEqualsCanonicalizing( [ '0.txt', '1.txt', '2.txt' ], array_map( static fn ( StoredFile $file ): string => $file->name, self::list_files() ) );
	}

	public function test_ours_answers_where_the_add_on_is_active_too(): void {
		foreach ( [ '_wpcf7_check_nonce', 'dnd_codedropz_upload', 'dnd_codedropz_upload_delete' ] as $action ) {
			remove_all_actions( "wp_ajax_nopriv_$action" );
			add_action( "wp_ajax_nopriv_$action", static fn () => wp_send_json_success( 'The add-on kept it.' ) );
		}
		ContactForm7Loader::register();
		self::assertSame( 1, wp_verify_nonce( (string) $this->ask( [ 'action' => '_wpcf7_check_nonce', '_ajax_nonce' => '' ] )['data'], DragDropController::NONCE ) );
		self::assertSame( '(0) Uploading a file fails for any reason', $this->send( 'a.txt' )['data'], 'What PHP did not take in is not taken.' );
		self::assertSame( 'Error: Unauthorized Request!', $this->remove( 'a.txt' )['data'] );
	}

	public function test_a_form_that_stores_nothing_leaves_no_file(): void {
		( new FormRepository() )->save( $this->form->with( [ 'additional_settings' => 'do_not_store: on' ] ) );
		$this->send( 'a.txt' );
		self::assertSame( 'mail_sent', $this->submit( [ self::FOLDER . '/a.txt' ] )['status'] );
		self::assertSame( [ 1, [] ], [ count( $this->mails[0]['attachments'] ), self::list_files() ] );
	}

	/** @return iterable<string, array{string, string}> */
	public static function parameters(): iterable {
		foreach ( [ '_wpcf7_check_nonce' => [ '_ajax_nonce', 'nonce', 'security' ], 'dnd_codedropz_upload' => [ 'type', 'security', 'form_id', 'upload_name', 'upload_folder', 'token' ], 'dnd_codedropz_upload_delete' => [ 'path', 'security', 'upload_folder', 'token' ] ] as $action => $names ) {
			foreach ( $names as $name ) {
				yield "$name of $action" => [ $action, $name ];
			}
		}
	}

	#[\PHPUnit\Framework\Attributes\DataProvider( 'parameters' )]
	public function test_hostile_values_harm_nothing( string $action, string $name ): void {
		$this->send( 'mine.txt' );
		$right = [ 'action' => $action, 'security' => wp_create_nonce( DragDropController::NONCE ), '_ajax_nonce' => wp_create_nonce( DragDropController::NONCE ), 'form_id' => (string) $this->form->id, 'upload_name' => 'docs', 'upload_folder' => self::FOLDER, 'token' => 'a stranger', 'path' => self::FOLDER . '/mine.txt' ];
		foreach ( self::values() as $what => $value ) {
			$answer = $this->ask( [ $name => $value ] + $right, [ 'a.txt', 'x' ] );
			self::assertTrue( 0 === $answer || ( is_array( $answer ) && is_bool( $answer['success'] ) ), $what );
			self::assertContains( 'mine.txt', array_map( static fn ( StoredFile $file ): string => $file->name, self::list_files() ), $what );
		}
		$_COOKIE['wpcf7_guest_user_id'] = [ 'x' ];
		self::assertFalse( $this->send( 'b.txt', 'x', [ 'token' => '' ] )['success'] );
		$_FILES = [];
	}

	public function test_what_was_taken_away_or_sent_still_counts_for_the_hour(): void {
		$big = 'x';
		for ( $i = 0; $i < 500; $i++ ) {
			RateLimiter::count( new RateLimitRule( 'forms upload bytes', '203.0.113.5', 500, HOUR_IN_SECONDS ) );
		}
		$_SERVER['REMOTE_ADDR'] = '203.0.113.5';
		self::assertStringContainsString( 'Your network has uploaded more than', $this->send( 'a.txt', $big )['data'] );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.6';
		self::assertTrue( $this->send( 'a.txt', $big )['success'] );
		self::assertTrue( $this->remove( 'a.txt' )['success'] );
		$limit = new RateLimitRule( 'forms upload bytes', '203.0.113.6', 0, HOUR_IN_SECONDS );
		self::assertSame( 1, RateLimiter::exceeded( $limit )[ $limit->bucket ]['hits'] ?? 0 );
		unset( $_SERVER['REMOTE_ADDR'] );
	}

	public function test_another_site_gets_nothing_done_by_its_visitors(): void {
		$this->send( 'mine.txt' );
		foreach ( [ 'https://evil.test', 'null' ] as $origin ) {
			$_SERVER['HTTP_ORIGIN'] = $origin;
			self::assertFalse( $this->send( 'a.txt' )['success'] );
			self::assertFalse( $this->remove( 'mine.txt' )['success'] );
			self::assertFalse( $this->ask( [ 'action' => '_wpcf7_check_nonce', '_ajax_nonce' => 'old' ] )['success'] );
		}
		self::assertCount( 1, self::list_files() );
		$_SERVER['HTTP_ORIGIN'] = preg_replace( '~^(https?://[^/]+).*$~', '$1', home_url() );
		self::assertTrue( $this->send( 'a.txt' )['success'] );
		unset( $_SERVER['HTTP_ORIGIN'] );
	}

	public function test_a_name_is_exactly_that_name(): void {
		$this->send( 'A.txt', 'one' );
		$this->send( 'a.txt', 'two' );
		self::assertTrue( $this->remove( 'a.txt' )['success'] );
		self::assertSame( [ 'A.txt' ], array_map( static fn ( StoredFile $file ): string => $file->name, self::list_files() ) );
		self::assertFalse( $this->remove( 'a.txt' )['success'] );
		self::assert_invalid( [ 'docs' => self::AGAIN ], $this->submit( [ self::FOLDER . '/a.txt' ] ) );
	}

	public function test_a_name_longer_than_any_is_not_even_read(): void {
		$longest = 0;
		add_filter(
			'sanitize_file_name',
			static function ( string $name, string $raw ) use ( &$longest ): string {
				$longest = max( $longest, strlen( $raw ) );
				return $name;
			},
			10,
			2
		);
		self::assertSame( self::TYPE, $this->send( str_repeat( 'ab.', 20000 ) . 'txt' )['data'] );
		self::assertLessThan( 2000, $longest );
		self::assertTrue( FileNames::is_hostile( str_repeat( '.', 20000 ) . 'x.txt' ) );
		self::assertTrue( FileNames::is_hostile( str_repeat( 'a', 2000 ) . '.txt' ) );
		self::assertSame( '', FileNames::find_extension( str_repeat( 'a', 2000 ) . '.txt' ) );
	}

	public function test_what_is_about_to_be_swept_is_not_claimed(): void {
		$this->send( 'a.txt' );
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created = DATE_SUB(created, INTERVAL %d SECOND)', FileTable::name(), DAY_IN_SECONDS - 60 ) );
		self::assert_invalid( [ 'docs' => self::AGAIN ], $this->submit( [ self::FOLDER . '/a.txt' ] ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created = DATE_ADD(created, INTERVAL 1 HOUR)', FileTable::name() ) );
		self::assertSame( 'mail_sent', $this->submit( [ self::FOLDER . '/a.txt' ] )['status'] );
	}

	public function test_the_owner_sees_and_sets_the_room(): void {
		self::assertSame( [ 0, 0, 1024 * MB_IN_BYTES ], array_values( PendingUploads::count_pending() ) );
		self::assertSame( 'good', \Frontage\Forms\MailDelivery\DeliveryHealth::test_waiting()['status'] );
		update_option( 'frontage_forms_upload_room', '0' );
		self::assertStringContainsString( 'The upload storage is full.', $this->send( 'a.txt' )['data'] );
		update_option( 'frontage_forms_upload_room', '1' );
		self::assertTrue( $this->send( 'a.txt' )['success'] );
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET size = %d', FileTable::name(), 900_000 ) );
		$said = \Frontage\Forms\MailDelivery\DeliveryHealth::test_waiting();
		self::assertSame( 'recommended', $said['status'] );
		self::assertStringContainsString( '1 file is waiting for its form to be sent: 879 KB of 1 MB.', $said['description'] );
		self::assertStringContainsString( '1 pending file (879 KB).', $this->capture_output( [ \Frontage\Forms\Files\UploadSettings::class, 'render_size_field' ] ) );
	}

	public function test_a_site_has_usual_kinds_of_its_own_but_none_that_something_runs(): void {
		$usual = static fn (): array => \Frontage\Forms\Document\UploadConstraints::from_field( new \Frontage\Forms\Form\Form( template: '[mfile a]' ), 'a' )->extensions ?? [];
		self::assertContains( 'jpg', $usual() );
		add_filter( 'dnd_cf7_default_ext', static fn ( string $endings ): string => 'TXT|php|dwg' );
		self::assertSame( [ 'txt', 'php', 'dwg' ], $usual() );
		$terms = \Frontage\Forms\Document\UploadConstraints::from_field( new \Frontage\Forms\Form\Form( template: '[mfile a]' ), 'a' );
		self::assertSame( [ true, false, true, false ], array_map( static fn ( string $ending ): ?bool => $terms?->is_accepted_extension( $ending ), [ 'txt', 'php', 'dwg', 'jpg' ] ) );
		remove_all_filters( 'dnd_cf7_default_ext' );
		add_filter( 'frontage_forms_upload_endings', static fn (): string => 'nonsense' );
		self::assertContains( 'jpg', $usual() );
	}

	public function test_the_page_tells_the_script_what_it_needs_and_no_nonce(): void {
		self::assertSame( self::fixture( 'contact-forms/uploads.json' )['localized_object']['drag_n_drop_upload'], array_map( static fn ( mixed $text ): mixed => is_string( $text ) ? html_entity_decode( $text ) : $text, DragDropSettings::page_data()['drag_n_drop_upload'] ) );
		self::assertSame( [ admin_url( 'admin-ajax.php' ), '', 'of', '' ], array_values( array_diff_key( DragDropSettings::page_data(), [ 'drag_n_drop_upload' => 0 ] ) ) );
		update_option( DragDropSettings::OPTION, [ 'drag_n_drop_heading_tag' => 'script', 'drag_n_drop_text' => 'Drop <b>here</b>', 'drag_n_drop_disable_btn' => 'yes' ] );
		$data = DragDropSettings::page_data();
		self::assertSame( [ 'h3', 'Drop here', '1' ], [ $data['drag_n_drop_upload']['tag'], $data['drag_n_drop_upload']['text'], $data['disable_btn'] ] );
		wp_register_script( 'codedropz-uploader', 'https://example.test/x.js', [], '1', [] );
		DragDropSettings::add_script_data( 'codedropz-uploader' );
		DragDropSettings::add_script_data( 'codedropz-uploader' );
		self::assertStringStartsWith( 'var dnd_cf7_uploader={"ajax_url":', implode( '', array_filter( (array) wp_scripts()->get_data( 'codedropz-uploader', 'before' ) ) ) );
		self::assertCount( 1, array_filter( (array) wp_scripts()->get_data( 'codedropz-uploader', 'before' ) ) );
		wp_deregister_script( 'codedropz-uploader' );
	}

	private function capture_output( callable $what ): string {
		ob_start();
		$what();
		return (string) ob_get_clean();
	}

	/** @return array{success: bool, data: mixed}|int */
	private function ask( array $fields, ?array $file = null ): mixed {
		$_POST  = wp_slash( $fields );
		$_FILES = [];
		$path   = '';
		if ( $file ) {
			$path   = (string) tempnam( sys_get_temp_dir(), 'up' );
			file_put_contents( $path, $file[1] );
			$_FILES = [ 'upload-file' => [ 'name' => wp_basename( $file[0] ), 'type' => 'text/plain', 'tmp_name' => $path, 'error' => $file[2] ?? UPLOAD_ERR_OK, 'size' => strlen( $file[1] ) ] ];
		}
		ob_start();
		try {
			do_action( 'wp_ajax_nopriv_' . $fields['action'] );
			$said = 'nothing';
		} catch ( \DomainException $end ) {
			$said = $end->getMessage();
		} finally {
			$printed = (string) ob_get_clean();
			'' !== $path && is_file( $path ) && unlink( $path );
		}
		return json_decode( '' === $printed ? $said : $printed, true );
	}

	/** @param array<string, string> $with */
	private function send( string $name, string $content = 'x', array $with = [] ): mixed {
		return $this->ask( array_filter( $with + [ 'action' => 'dnd_codedropz_upload', 'security' => wp_create_nonce( DragDropController::NONCE ), 'form_id' => (string) $this->form->id, 'upload_name' => 'docs', 'upload_folder' => self::FOLDER, 'token' => self::TOKEN ] ), [ $name, $content ] );
	}

	/** @param array<string, string> $with */
	private function remove( string $name, array $with = [] ): mixed {
		return $this->ask( array_filter( $with + [ 'action' => 'dnd_codedropz_upload_delete', 'security' => wp_create_nonce( DragDropController::NONCE ), 'path' => self::FOLDER . "/$name", 'upload_folder' => self::FOLDER, 'token' => self::TOKEN ] ) );
	}

	/**
	 * @param list<string> $references
	 * @return array<mixed>
	 */
	private function submit( array $references, string $name = 'Ann' ): array {
		return (array) $this->post( $this->form->id, self::fill_fields( [ 'your-name' => $name, 'docs' => $references ], 'wpcf7-f24-p25-o1' ), namespace: 'contact-form-7/v1' )->get_data();
	}

	/** What the recorded site had before an exchange, and ours has not: a field here holds three files. */
	private function prepare( int $number ): void {
		$needed = $number < 40 ? [ 'My-Report-1.txt', 'exact.txt' ] : [];
		( new FileRepository() )->remove( array_values( array_filter( self::list_files(), static fn ( StoredFile $file ): bool => $file->is_pending() && ! in_array( $file->name, $needed, true ) ) ) );
		match ( $number ) {
			30      => $this->send( 'third.txt' ),
			38      => $this->send( 'My Report (1).txt' ), // Deleted by the exchange before.
			49      => update_option( DragDropSettings::OPTION, [ 'drag_n_drop_enable_unique_name' => 'yes' ] ),
			50      => update_option( DragDropSettings::OPTION, [ 'drag_n_drop_error_files_too_large' => 'Custom too large' ] ),
			47      => update_option( DragDropSettings::OPTION, [ 'drag_n_drop_mail_attachment' => 'yes' ] ),
			default => null,
		};
	}

	/** @param array<mixed> $exchange */
	private function replay_submission( int $number, array $exchange, string $label ): void {
		if ( 41 === $number ) {
			$this->send( 'page.txt', 'Hello' ); // The recorded one held a script, and was refused.
		}
		$this->mails = [];
		$answer      = (array) $this->post( $this->form->id, self::as_php_reads( $exchange['request']['fields'] ), namespace: 'contact-form-7/v1' )->get_data();
		$refused     = [ 42 => 'Note : Some of the files are not uploaded ( Only 3 files allowed )', 43 => self::AGAIN, 44 => self::AGAIN, 45 => self::AGAIN, 46 => self::AGAIN ]; // §12, 3 to 5.
		if ( isset( $refused[ $number ] ) ) {
			self::assert_invalid( [ 'docs' => $refused[ $number ] ], $answer );
			self::assertSame( [], $this->mails, $label );
			return;
		}
		$wanted = $exchange['response']['json'];
		unset( $answer['posted_data_hash'], $wanted['posted_data_hash'] );
		self::assertEqualsCanonicalizing( array_keys( $wanted ), array_keys( $answer ), $label );
		foreach ( $wanted as $key => $value ) {
			self::assertSame( $value, $answer[ $key ], "$label: $key" );
		}
		foreach ( $exchange['mails'] ?? [] as $mail ) {
			global $wpdb;
			$kept = ( new FileRepository() )->find_by_submission( (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(id) FROM %i', SubmissionTable::table_name() ) ) );
			$text = preg_replace_callback( '~http://example\.test/\S*/([\w.]+)~', static fn ( array $match ): string => SignedFileLinks::signed_url( array_values( array_filter( $kept, static fn ( StoredFile $file ): bool => $file->name === $match[1] ) )[0] ), $mail['message'] );
			self::assertSame( $text, $this->mails[0]['message'], $label );
			self::assertSame( array_map( 'wp_basename', $mail['attachments'] ), array_map( 'wp_basename', $this->mails[0]['attachments'] ), $label );
		}
	}

	/** @return list<StoredFile> */
	private static function list_files(): array {
		global $wpdb;
		return array_values( ( new FileRepository() )->find( $wpdb->get_col( $wpdb->prepare( 'SELECT token FROM %i', FileTable::name() ) ) ) );
	}
}
