<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Processing;

use Frontage\Forms\Files\Storage\FileNames;
use Frontage\Forms\Processing\SubmissionFiles;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Submission\SubmissionControl;
use Frontage\Forms\Submission\SubmissionRequest;
use Frontage\Forms\Submission\SubmittedForm;
use Frontage\Forms\Tests\Files\CountingStorage;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/SubmissionTestCase.php';
require_once dirname( __DIR__ ) . '/Files/CountingStorage.php';

final class SubmissionFilesTest extends SubmissionTestCase {

	private const TEMPLATE = '[text your-name][file* up limit:20 filetypes:txt|php][file more filetypes:txt]';

	/** @return iterable<string, array{string, string}> */
	public static function names(): iterable {
		foreach ( self::fixture( 'contact-forms/file-names.json' )['rows'] as $row ) {
			yield $row['in'] => [ $row['in'], $row['attachment_name'] ];
		}
		yield 'phar' => [ 'a.phar', 'a.phar_.txt' ];
		yield 'a script twice' => [ 'a.php.php7', 'a.php_.php7_.txt' ];
		yield 'bidi override' => [ "a\u{202E}txt.php", 'atxt.php_.txt' ];
		yield 'backslashes' => [ '..\\..\\a.txt', 'a.txt' ];
	}

	#[DataProvider( 'names' )]
	public function test_a_name_is_made_safe_and_stays_readable( string $name, string $safe ): void {
		self::assertSame( $safe, FileNames::sanitize( $name ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function hard_names(): iterable {
		yield 'nothing that may stay' => [ '???.pdf', 'file.pdf' ];
		yield 'no name at all' => [ '', 'file' ];
		yield 'a dot' => [ '.', 'file' ];
		yield 'a hidden file' => [ '.htaccess', 'file.htaccess' ];
		yield 'accents' => [ 'Näme of (file).txt', 'Name-of-file.txt' ];
		yield 'a very long one' => [ str_repeat( 'ab', 200 ) . '.txt', str_repeat( 'ab', 90 ) . '.txt' ];
		yield 'a script' => [ 'a.php', 'a.php_.txt' ];
	}

	#[DataProvider( 'hard_names' )]
	public function test_every_name_can_be_kept( string $name, string $kept ): void {
		self::assertSame( $kept, FileNames::find_free_name( sys_get_temp_dir(), $name ) );
	}

	public function test_a_file_is_there_read_only_while_it_is_mailed_and_gone_after(): void {
		$form = $this->make_form( self::TEMPLATE );
		$seen = [];
		add_action(
			'frontage_forms_before_send',
			static function ( SubmissionControl $sending, Submission $submission ) use ( &$seen ): void {
				foreach ( $submission->files as $field => $files ) {
					$seen[ $field ] = [ $files[0]['name'], file_get_contents( $files[0]['path'] ), fileperms( $files[0]['path'] ) & 0777, $files[0]['path'] ];
				}
			},
			10,
			2
		);
		$answer = $this->post(
			$form->id,
			self::fill_fields( [ 'your-name' => 'Ann' ] ),
			[
				[
					'field' => 'up',
					'name'  => 'Näme of (file).txt',
					'size'  => 5,
				],
				[
					'field' => 'more',
					'name'  => 'Name of file.txt',
					'size'  => 3,
				],
				[
					'field' => 'foreign',
					'name'  => 'no-field-of-the-form.txt',
					'size'  => 3,
				],
			]
		);
		self::assertSame( 'mail_sent', $answer->get_data()['status'] );
		self::assertSame( [ 'up', 'more' ], array_keys( $seen ) );
		self::assertSame( [ 'Name-of-file.txt', 'xxxxx', 0400 ], array_slice( $seen['up'], 0, 3 ) );
		self::assertSame( [ 'Name-of-file-1.txt', 'xxx', 0400 ], array_slice( $seen['more'], 0, 3 ) );
		self::assertMatchesRegularExpression( '~/uploads/frontage-private/request/[0-9a-f]{32}/Name-of-file\.txt$~', $seen['up'][3] );
		self::assertDirectoryDoesNotExist( dirname( $seen['up'][3] ) );
		self::assertStringContainsString( 'denied', (string) file_get_contents( dirname( $seen['up'][3], 3 ) . '/.htaccess' ) );
	}

	public function test_a_required_file_left_out_of_the_request_is_missed(): void {
		$form = $this->make_form( self::TEMPLATE );
		self::assert_invalid( [ 'up' => 'Please fill out this field.' ], $this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann' ] ) )->get_data() );
	}

	public function test_type_and_size_are_judged_by_the_form(): void {
		$form = $this->make_form( self::TEMPLATE );
		$send = fn ( string $name, int $size ): array => $this->post(
			$form->id,
			self::fill_fields( [] ),
			[
				[
					'field' => 'up',
					'name'  => $name,
					'size'  => $size,
				],
			]
		)->get_data();
		self::assert_invalid( [ 'up' => 'You are not allowed to upload files of this type.' ], $send( 'a.pdf', 5 ) );
		self::assert_invalid( [ 'up' => 'The uploaded file is too large.' ], $send( 'a.txt', 21 ) );
		self::assertSame( 'mail_sent', $send( 'a.php', 20 )['status'] );
	}

	/** @return iterable<string, array{int, string}> */
	public static function upload_errors(): iterable {
		yield 'larger than PHP takes' => [ UPLOAD_ERR_INI_SIZE, 'The uploaded file is too large.' ];
		yield 'cut off' => [ UPLOAD_ERR_PARTIAL, 'There was an error uploading the file.' ];
		yield 'no room' => [ UPLOAD_ERR_CANT_WRITE, 'There was an error uploading the file.' ];
	}

	#[DataProvider( 'upload_errors' )]
	public function test_an_upload_that_php_could_not_take_is_told( int $error, string $message ): void {
		$form    = $this->make_form( '[file up filetypes:txt]' );
		$request = new \WP_REST_Request( 'POST', "/frontage/v1/contact-forms/{$form->id}/feedback" );
		$request->set_header( 'content-type', 'multipart/form-data' );
		$request->set_body_params( self::fill_fields( [] ) );
		$request->set_file_params(
			[
				'up' => [
					'name'     => 'a.txt',
					'type'     => '',
					'tmp_name' => '',
					'error'    => $error,
					'size'     => 0,
				],
			]
		);
		self::assert_invalid( [ 'up' => $message ], rest_do_request( $request )->get_data() );
	}

	public function test_a_file_that_cannot_be_kept_is_an_error_of_its_field(): void {
		$form  = $this->make_form( '[file up filetypes:txt]' );
		$files = new SubmissionFiles( static fn (): bool => false );
		$error = $files->accept_files( SubmittedForm::create( $form, new SubmissionRequest( files: $this->uploads( [ [ 'field' => 'up', 'name' => 'a.txt', 'size' => 1 ] ] ) ) ) );
		self::assertInstanceOf( \WP_Error::class, $error );
		self::assertSame( [ 'up', 'There was an unknown error uploading the file.' ], [ $error->get_error_data()['field'] ?? '', $error->get_error_message() ] );
	}

	public function test_only_files_that_php_received_are_taken(): void {
		$form  = $this->make_form( '[file up filetypes:txt]' );
		$error = ( new SubmissionFiles() )->accept_files( SubmittedForm::create( $form, new SubmissionRequest( files: $this->uploads( [ [ 'field' => 'up', 'name' => 'a.txt', 'size' => 1 ] ] ) ) ) );
		self::assertInstanceOf( \WP_Error::class, $error );
	}

	public function test_a_file_that_is_not_what_its_name_says_is_refused_in_the_owners_words(): void {
		$form = $this->make_form( '[file up filetypes:pdf] [file other filetypes:jpg]' );
		$form = ( new \Frontage\Forms\Storage\FormRepository() )->save( $form->with( [ 'messages' => [ 'upload_file_type_invalid' => 'Only real documents, please.' ] + $form->messages ] ) );
		self::assertInstanceOf( \Frontage\Forms\Form\Form::class, $form );
		$files = [ [ 'field' => 'up', 'name' => 'a.pdf', 'size' => 9 ], [ 'field' => 'other', 'name' => 'a.jpg', 'size' => 9 ], [ 'field' => 'foreign', 'name' => 'a.gif', 'size' => 9 ] ];
		self::assert_invalid( [ 'up' => 'Only real documents, please.', 'other' => 'Only real documents, please.' ], $this->post( $form->id, self::fill_fields( [] ), $files )->get_data() );
		self::assertSame( [ 0, 0 ], [ self::rows(), count( $this->mails ) ] );
	}

	public function test_the_reason_is_told_where_the_owner_has_no_own_words(): void {
		$form = $this->make_form( '[file a filetypes:pdf] [file b filetypes:jpg] [file c filetypes:jpg] [file d filetypes:zip]' );
		$webp = "RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0";
		$sent = $this->send_contents( $form->id, [ 'a' => [ 'a.pdf', 'no document' ], 'b' => [ 'b.jpg', $webp ], 'c' => [ 'c.jpg', '' ], 'd' => [ 'd.zip', "PK\3\4cut" ] ] );
		self::assert_invalid(
			[
				'b' => 'This file is a WebP image with the wrong file extension, and this field does not accept that format. Save the image in another format and add it again.',
				'a' => 'The content of this file does not match its file extension. Save the file again in the right format, or choose another one.',
				'c' => 'This file is empty. Choose another one.',
				'd' => 'This file is damaged or incomplete. Save it again, or choose another one.',
			],
			$sent
		);
		self::assertSame( 0, self::rows() );
	}

	public function test_a_scanner_is_asked_for_files_of_plain_file_fields_too(): void {
		$asked = [];
		add_filter(
			'frontage_forms_scan_upload',
			static function ( bool $is_clean, string $path, string $name ) use ( &$asked ): bool {
				$asked[] = $name;
				return ! str_contains( (string) file_get_contents( $path ), 'EICAR' );
			},
			10,
			3
		);
		$form = $this->make_form( '[file cv filetypes:txt]' );
		self::assert_invalid( [ 'cv' => 'The virus scanner of this site rejected the file. Choose another one.' ], $this->send_contents( $form->id, [ 'cv' => [ 'cv.txt', 'EICAR' ] ] ) );
		self::assertSame( 'mail_sent', $this->send_contents( $form->id, [ 'cv' => [ 'my.txt', 'Welder, ten years.' ] ] )['status'] );
		self::assertSame( [ 'cv.txt', 'my.txt' ], $asked );
	}

	public function test_an_image_under_another_ending_is_kept_under_its_own(): void {
		$form = $this->make_form( '[file photo filetypes:image/*] [mfile more filetypes:jpg|webp]' );
		$webp = "RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0";
		self::assertSame( 'mail_sent', $this->send_contents( $form->id, [ 'photo' => [ 'My photo.JPG', $webp ], 'more' => [ 'b.jpg', $webp ] ] )['status'] ?? null );
		global $wpdb;
		$kept = $wpdb->get_results( $wpdb->prepare( "SELECT name, type FROM %i WHERE field <> '' ORDER BY field DESC", \Frontage\Forms\Files\FileTable::name() ), ARRAY_A );
		self::assertSame( [ [ 'name' => 'My-photo.webp', 'type' => 'image/webp' ], [ 'name' => 'b.webp', 'type' => 'image/webp' ] ], $kept );
	}

	public function test_a_photo_of_a_phone_is_taken_and_the_inbox_shows_what_a_browser_can_unpack(): void {
		$form  = $this->make_form( '[file photo filetypes:image/*]' );
		$png   = (string) base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' );
		$shown = [];
		foreach ( [ [ 4000, 3000 ], [ 8064, 6048 ] ] as [ $width, $height ] ) {
			self::assertSame( 'mail_sent', $this->send_contents( $form->id, [ 'photo' => [ "$width.png", substr_replace( $png, pack( 'NN', $width, $height ), 16, 8 ) ] ] )['status'] ?? null );
			global $wpdb;
			$file    = \Frontage\Forms\Inbox\Admin\FileDownload::find_files( (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(id) FROM %i', \Frontage\Forms\SubmissionStore\SubmissionTable::table_name() ) ) )[0];
			$shown[] = [ $file['name'], '' !== $file['url'], '' !== $file['picture'] ];
		}
		self::assertSame( [ [ '4000.png', true, true ], [ '8064.png', true, false ] ], $shown );
	}

	/** @return iterable<string, array{string, string, list<int>, bool}> Name and content, what is read of it, and whether it is shown. */
	public static function pictures(): iterable {
		$png  = (string) base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' );
		$text = static fn ( int $length ): string => pack( 'N', $length ) . 'tEXt' . str_repeat( 'a', $length ) . "\0\0\0\0";
		yield 'a PNG image' => [ 'a.png', substr( $png, 0, -12 ) . $text( 300_000 ) . substr( $png, -12 ), [ 4096 ], true ];
		ob_start();
		imagejpeg( imagecreatetruecolor( 8, 8 ) );
		$jpeg  = (string) ob_get_clean();
		$exif  = "\xFF\xE1" . pack( 'n', 60_002 ) . str_repeat( 'a', 60_000 );
		$large = (string) preg_replace( '/(\xFF\xC0...)..../s', '${1}' . pack( 'nn', 6048, 8064 ), $jpeg );
		$photo = static fn ( string $jpeg, int $segments ): string => substr( $jpeg, 0, 2 ) . str_repeat( $exif, $segments ) . substr( $jpeg, 2 );
		yield 'a photo' => [ 'b.jpg', $photo( $jpeg, 1 ) . str_repeat( 'a', 300_000 ), [ 4096, 77_824 ], true ];
		yield 'a photo of a phone that a browser cannot unpack' => [ 'c.jpg', $photo( $large, 1 ) . str_repeat( 'a', 300_000 ), [ 4096, 77_824 ], false ];
		yield 'a photo with much that was written of it' => [ 'd.jpg', $photo( $large, 4 ) . str_repeat( 'a', 300_000 ), [ 4096, 77_824, 180_224 ], false ];
		yield 'a small photo' => [ 'e.jpg', $jpeg, [ strlen( $jpeg ) ], true ];
	}

	/** @param list<int> $read */
	#[DataProvider( 'pictures' )]
	public function test_of_a_picture_as_much_is_read_as_tells_its_measures( string $name, string $content, array $read, bool $shown ): void {
		$storage = new CountingStorage();
		add_filter( 'frontage_forms_file_storage', static fn (): CountingStorage => $storage );
		self::assertSame( 'mail_sent', $this->send_contents( $this->make_form( '[file photo filetypes:image/*]' )->id, [ 'photo' => [ $name, $content ] ] )['status'] ?? null );
		global $wpdb;
		$storage->read = [];
		$file          = \Frontage\Forms\Inbox\Admin\FileDownload::find_files( (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(id) FROM %i', \Frontage\Forms\SubmissionStore\SubmissionTable::table_name() ) ) )[0];
		self::assertSame( [ $read, $shown ], [ $storage->read, '' !== $file['picture'] ] );
	}

	/**
	 * @param array<string, array{string, string}> $files Name and content by field.
	 * @return array<mixed>
	 */
	private function send_contents( int $form_id, array $files ): array {
		$request = new \WP_REST_Request( 'POST', "/frontage/v1/contact-forms/$form_id/feedback" );
		$request->set_header( 'content-type', 'multipart/form-data' );
		$request->set_body_params( self::fill_fields( [] ) );
		$parts = $this->uploads( array_map( static fn ( string $field, array $file ): array => [ 'field' => $field, 'name' => $file[0], 'size' => strlen( $file[1] ) ], array_keys( $files ), $files ) );
		foreach ( $parts as $field => $part ) {
			file_put_contents( $part['tmp_name'], $files[ $field ][1] );
		}
		$request->set_file_params( $parts );
		return (array) rest_do_request( $request )->get_data();
	}

	public function test_a_required_file_whose_part_is_left_out_is_refused(): void {
		$form = $this->make_form( '[file* up]' );
		self::assert_invalid( [ 'up' => 'Please fill out this field.' ], $this->post( $form->id, self::fill_fields( [] ) )->get_data() );
	}
}
