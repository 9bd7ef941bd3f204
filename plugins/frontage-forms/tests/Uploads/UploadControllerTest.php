<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Uploads;

use Frontage\Forms\Document\UploadConstraints;
use Frontage\Forms\Files\ChunkAppender;
use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\FileTable;
use Frontage\Forms\Files\PendingUploads;
use Frontage\Forms\Files\Storage\LocalFileStorage;
use Frontage\Forms\Files\Storage\StoredFile;
use Frontage\Forms\Files\UploadOwner;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use Frontage\Forms\Files\Uploads\TusProtocol;
use Frontage\Forms\Files\Uploads\UploadController;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';

/** Files that come before their form, whole or in pieces, by tus 1.0. */
#[Group( 'database' )]
final class UploadControllerTest extends SubmissionTestCase {

	private const VISITOR = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb';
	private const OTHER   = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.cccccccccccccccccccccccccccccccc';
	private const AGAIN   = 'A file is no longer available. Please attach it again.';

	private Form $form;

	protected function setUp(): void {
		parent::setUp();
		$this->form = $this->make_form( '[text* your-name][mfile docs filetypes:txt|pdf|png limit:5000 max-file:3][text plain]' );
	}

	protected function tearDown(): void {
		( new FileRepository() )->remove( self::list_files() );
		parent::tearDown();
	}

	public function test_a_small_file_comes_in_one_request_and_goes_with_its_form(): void {
		$answer = $this->create( 'Größe 1.txt', 5, 'Hello' );
		self::assertSame( 201, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( '5', $answer->get_headers()['Upload-Offset'] );
		self::assertStringEndsWith( '/frontage/v1/contact-forms/' . $this->form->id . '/uploads/' . $answer->get_data()['id'], $answer->get_headers()['Location'] );
		self::assertSame( $answer->get_headers()['Frontage-Reference'], $answer->get_data()['reference'] );
		[ $file ] = self::list_files();
		self::assertSame( [ 'Größe-1.txt', hash( 'sha256', 'Hello' ), 'Hello' ], [ $file->name, $file->hash, file_get_contents( $file->path() ) ] );
		self::assertSame( 'mail_sent', $this->submit( $answer->get_data()['reference'] )['status'] );
		self::assertSame( 'mail_sent', $this->submit( $answer->get_data()['reference'] )['status'], 'A second click.' );
		self::assertSame( 1, self::rows() );
		self::assert_invalid( [ 'docs' => self::AGAIN ], $this->submit( $answer->get_data()['reference'], 'Eve' ) );
		self::assertSame( 404, $this->ask( 'DELETE', $answer )->get_status(), 'It belongs to the message.' );
		self::assertTrue( ( new FileRepository() )->has_bytes( self::list_files()[0] ) );
	}

	public function test_a_file_in_pieces_is_the_file_at_the_end(): void {
		$whole  = str_repeat( 'All of it. ', 300 );
		$answer = $this->create( 'a.txt', strlen( $whole ) );
		self::assertSame( [ 201, '0' ], [ $answer->get_status(), $answer->get_headers()['Upload-Offset'] ] );
		self::assertMatchesRegularExpression( '/^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/', $answer->get_headers()['Upload-Expires'] );
		foreach ( str_split( $whole, 700 ) as $nth => $piece ) {
			$head = $this->ask( 'HEAD', $answer );
			self::assertSame( [ 200, (string) ( 700 * $nth ), (string) strlen( $whole ), 'no-store' ], [ $head->get_status(), $head->get_headers()['Upload-Offset'], $head->get_headers()['Upload-Length'], $head->get_headers()['Cache-Control'] ] );
			self::assert_invalid( [ 'docs' => self::AGAIN ], $this->submit( $answer->get_data()['reference'] ) );
			$said = $this->ask( 'PATCH', $answer, [ 'upload-offset' => (string) ( 700 * $nth ) ], $piece );
			self::assertSame( [ 204, (string) min( strlen( $whole ), 700 * ( $nth + 1 ) ) ], [ $said->get_status(), $said->get_headers()['Upload-Offset'] ] );
		}
		self::assertSame( hash( 'sha256', $whole ), hash_file( 'sha256', self::list_files()[0]->path() ) );
		self::assertSame( [ 'field' => 'docs', 'filename' => 'a.txt' ], TusProtocol::parse_metadata( $this->ask( 'HEAD', $answer )->get_headers()['Upload-Metadata'] ) );
		self::assertSame( 409, $this->ask( 'PATCH', $answer, [ 'upload-offset' => '0' ], 'x' )->get_status(), 'It is whole.' );
		self::assertFileDoesNotExist( self::list_files()[0]->partial_path() );
		self::assertSame( 'mail_sent', $this->submit( $answer->get_data()['reference'] )['status'] );
	}

	public function test_pieces_that_do_not_fit_change_nothing(): void {
		$answer = $this->create( 'a.txt', 10 );
		self::assertSame( 204, $this->ask( 'PATCH', $answer, [ 'upload-offset' => '0' ], '01234' )->get_status() );
		$wrong = [
			[ 409, [ 'upload-offset' => '0' ], '01234' ],
			[ 409, [ 'upload-offset' => '6' ], '6789' ],
			[ 400, [ 'upload-offset' => '-1' ], '6789' ],
			[ 400, [], '6789' ],
			[ 413, [ 'upload-offset' => '5' ], '567890' ],
			[ 415, [ 'upload-offset' => '5', 'content-type' => 'application/octet-stream' ], '56789' ],
			[ 412, [ 'upload-offset' => '5', 'tus-resumable' => '0.2.2' ], '56789' ],
			[ 412, [ 'upload-offset' => '5', 'tus-resumable' => '' ], '56789' ],
			[ 400, [ 'upload-offset' => '5', 'content-length' => '5' ], '567' ],
			[ 460, [ 'upload-offset' => '5', 'upload-checksum' => 'sha1 ' . base64_encode( sha1( 'other', true ) ) ], '56789' ],
			[ 400, [ 'upload-offset' => '5', 'upload-checksum' => 'crc1 AAAA' ], '56789' ],
			[ 403, [ 'upload-offset' => '5', 'origin' => 'https://evil.test' ], '56789' ],
			[ 404, [ 'upload-offset' => '5', 'frontage-visitor' => self::OTHER ], '56789' ],
			[ 404, [ 'upload-offset' => '5', 'frontage-visitor' => 'x' ], '56789' ],
		];
		foreach ( $wrong as $number => [ $status, $headers, $piece ] ) {
			$said = $this->ask( 'PATCH', $answer, $headers, $piece );
			self::assertSame( $status, $said->get_status(), "$number: " . wp_json_encode( $said->get_data() ) );
			self::assertNotSame( '', $said->get_data()['message'], (string) $number );
			self::assertSame( 409 === $status ? '5' : null, $said->get_headers()['Upload-Offset'] ?? null, (string) $number );
			self::assertSame( '5', $this->ask( 'HEAD', $answer )->get_headers()['Upload-Offset'], (string) $number );
		}
		$said = $this->ask( 'PATCH', $answer, [ 'upload-offset' => '5', 'upload-checksum' => 'sha256 ' . base64_encode( hash( 'sha256', '56789', true ) ) ], '56789' );
		self::assertSame( 204, $said->get_status() );
		self::assertSame( '0123456789', file_get_contents( self::list_files()[0]->path() ) );
	}

	/** @return iterable<string, array{int, array<string, mixed>}> */
	public static function refused_requests(): iterable {
		yield 'a form that is not there' => [ 404, [ 'form' => 999_999 ] ];
		yield 'a field that is not there' => [ 404, [ 'field' => 'other' ] ];
		yield 'a field of another kind' => [ 404, [ 'field' => 'plain' ] ];
		yield 'nobody' => [ 400, [ 'headers' => [ 'frontage-visitor' => '' ] ] ];
		yield 'a secret that is short' => [ 400, [ 'headers' => [ 'frontage-visitor' => 'aaaa.bbbb' ] ] ];
		yield 'no length' => [ 400, [ 'headers' => [ 'upload-length' => '' ] ] ];
		yield 'a length that comes later' => [ 400, [ 'headers' => [ 'upload-length' => '', 'upload-defer-length' => '1' ] ] ];
		yield 'a length below nothing' => [ 400, [ 'headers' => [ 'upload-length' => '-5' ] ] ];
		yield 'nothing' => [ 400, [ 'headers' => [ 'upload-length' => '0' ] ] ];
		yield 'more than the field takes' => [ 413, [ 'headers' => [ 'upload-length' => '5001' ] ] ];
		yield 'a kind that the field does not take' => [ 415, [ 'name' => 'a.gif' ] ];
		yield 'a script' => [ 415, [ 'name' => 'a.php.txt' ] ];
		yield 'no name' => [ 415, [ 'name' => '' ] ];
		yield 'a name longer than any' => [ 415, [ 'name' => str_repeat( 'a', 5000 ) . '.txt' ] ];
		yield 'metadata that cannot be read' => [ 404, [ 'headers' => [ 'upload-metadata' => 'field ***,filename' ] ] ];
		yield 'another version' => [ 412, [ 'headers' => [ 'tus-resumable' => '2.0.0' ] ] ];
		yield 'another site' => [ 403, [ 'headers' => [ 'sec-fetch-site' => 'cross-site' ] ] ];
		yield 'content that is not of its kind' => [ 415, [ 'name' => 'a.png', 'body' => 'Hello' ] ];
		yield 'a page that calls itself a text' => [ 415, [ 'body' => '<!doctype html><script>alert(1)</script>' ] ];
		yield 'a sum that is not right' => [ 460, [ 'body' => 'Hello', 'headers' => [ 'upload-checksum' => 'md5 ' . base64_encode( md5( 'other', true ) ) ] ] ];
		yield 'fewer bytes than were told' => [ 400, [ 'body' => 'Hello', 'headers' => [ 'content-length' => '7', 'upload-length' => '7' ] ] ];
	}

	/** @param array<string, mixed> $how */
	#[DataProvider( 'refused_requests' )]
	public function test_is_not_taken_and_nothing_is_left( int $status, array $how ): void {
		$before = self::on_disk();
		$body   = $how['body'] ?? '';
		$answer = $this->create(
			name: $how['name'] ?? 'a.txt',
			size: strlen( $body ) ?: 5,
			body: $body,
			field: $how['field'] ?? 'docs',
			headers: $how['headers'] ?? [],
			form: $how['form'] ?? 0,
		);
		self::assertSame( $status, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assertNotSame( '', $answer->get_data()['message'] );
		self::assertSame( '1.0.0', self::send_headers( $answer, 'POST', '/frontage/v1/contact-forms/1/uploads' )['Tus-Version'] );
		self::assertSame( [ [], $before ], [ self::list_files(), self::on_disk() ] );
	}

	public function test_what_is_wrong_at_the_end_is_gone_at_the_end(): void {
		$before = self::on_disk();
		$png    = (string) base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' );
		$answer = $this->create( 'a.png', 2000 + strlen( $png ) );
		self::assertSame( 204, $this->ask( 'PATCH', $answer, [ 'upload-offset' => '0' ], $png )->get_status() );
		$said = $this->ask( 'PATCH', $answer, [ 'upload-offset' => (string) strlen( $png ) ], str_pad( '<script>', 2000 ) );
		self::assertSame( [ 415, 'frontage_upload_unsafe', 'This file contains a script, a program, a web page, or a hidden archive. Choose another file.' ], [ $said->get_status(), $said->get_data()['code'], $said->get_data()['message'] ] );
		self::assertSame( 404, $this->ask( 'HEAD', $answer )->get_status() );
		self::assertSame( [ [], $before ], [ self::list_files(), self::on_disk() ] );
		$answer = $this->create( 'a.png', 4000 );
		self::assertSame( 415, $this->ask( 'PATCH', $answer, [ 'upload-offset' => '0' ], str_repeat( 'no picture ', 100 ) )->get_status(), 'Its first piece tells.' );
		self::assertSame( [], self::list_files() );
	}

	public function test_an_image_under_another_ending_is_taken_as_what_it_is(): void {
		$form   = $this->make_form( '[mfile docs filetypes:jpg|png]' )->id;
		$png    = (string) base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==' ) . str_repeat( "\0", 2000 );
		$answer = $this->create( 'Screen shot.jpg', strlen( $png ), $png, form: $form );
		self::assertSame( [ 201, 'Screen-shot.png' ], [ $answer->get_status(), $answer->get_data()['name'] ] );
		self::assertSame( [ 'Screen-shot.png', 'image/png' ], [ self::list_files()[0]->name, self::list_files()[0]->type ] );
		( new FileRepository() )->remove( self::list_files() );
		$webp   = str_pad( "RIFF\xd0\7\0\0WEBPVP8L\x0d\0\0\0\x2f\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0", 2008, "\0" );
		$answer = $this->create( 'photo.jpg', strlen( $webp ), $webp, form: $form );
		self::assertSame( [ 415, 'frontage_upload_image' ], [ $answer->get_status(), $answer->get_data()['code'] ] );
		self::assertStringStartsWith( 'This file is a WebP image with the wrong file extension', $answer->get_data()['message'] );
		self::assertSame( [], self::list_files() );
	}

	public function test_a_scanner_says_no(): void {
		add_filter( 'frontage_forms_scan_upload', static fn ( bool $is_clean, string $path, string $name ): bool => ! str_contains( (string) file_get_contents( $path ), 'EICAR' ), 10, 3 );
		self::assertSame( 415, $this->create( 'a.txt', 5, 'EICAR' )->get_status() );
		self::assertSame( 201, $this->create( 'a.txt', 5, 'Hello' )->get_status() );
	}

	public function test_a_field_holds_so_many_and_a_visitor_has_so_many_on_their_way(): void {
		foreach ( [ 'a.txt', 'b.txt', 'c.txt' ] as $name ) {
			self::assertSame( 201, $this->create( $name, 10 )->get_status() );
		}
		$answer = $this->create( 'd.txt', 10 );
		self::assertSame( [ 413, 'Note : Some of the files are not uploaded ( Only 3 files allowed )' ], [ $answer->get_status(), $answer->get_data()['message'] ] );
		$this->form = $this->make_form( '[mfile docs filetypes:txt max-file:20]' );
		for ( $i = 0; $i < 2; $i++ ) {
			self::assertSame( 201, $this->create( "$i.txt", 10 )->get_status() );
		}
		$answer = $this->create( 'last.txt', 10 );
		self::assertSame( [ 429, '60' ], [ $answer->get_status(), $answer->get_headers()['Retry-After'] ] );
	}

	/** A hundred empty places from one network closed uploads for all visitors for a day. */
	public function test_promises_without_a_byte_close_uploads_for_nobody(): void {
		global $wpdb;
		add_filter( 'frontage_forms_upload_room', static fn (): int => 100_000 ); // A fifth: 20,000; the form takes 15,000, with some more.
		$statuses = [];
		for ( $i = 0; $i < 12; $i++ ) {
			$_SERVER['REMOTE_ADDR'] = '198.51.100.' . ( 1 + $i % 3 );
			$statuses[]             = $this->create( "a$i.txt", 5000, '', 'docs', [ 'frontage-visitor' => sprintf( '%032x.%032x', $i, $i ) ] )->get_status();
		}
		self::assertSame( [ 201, 201, 201, 201 ], array_slice( $statuses, 0, 4 ) );
		self::assertSame( [ 429 ], array_values( array_unique( array_slice( $statuses, 4 ) ) ), 'The network has its share.' );
		self::assertTrue( PendingUploads::was_limit_reached(), 'The owner is told.' );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.9';
		self::assertSame( 201, $this->create( 'b.txt', 5, 'Hello' )->get_status(), 'Others send.' );
		self::assertSame( 5, PendingUploads::count_pending()['bytes'], 'What is promised takes no room.' );

		$wpdb->query( $wpdb->prepare( "UPDATE %i SET created = DATE_SUB(UTC_TIMESTAMP(), INTERVAL 16 MINUTE) WHERE hash = ''", FileTable::name() ) );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.1';
		self::assertSame( 201, $this->create( 'c.txt', 5, 'Hello', 'docs', [ 'frontage-visitor' => sprintf( '%032x.%032x', 99, 99 ) ] )->get_status(), 'A promise does not last.' );
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET created = DATE_SUB(UTC_TIMESTAMP(), INTERVAL 21 MINUTE) WHERE hash = ''", FileTable::name() ) );
		FileRepository::sweep();
		self::assertEqualsCanonicalizing( [ 'b.txt', 'c.txt' ], array_column( self::list_files(), 'name' ) );
	}

	public function test_the_shares_of_an_address_and_of_its_network_go_on_over_midnight(): void {
		$terms = UploadConstraints::from_field( $this->form, 'docs' );
		self::assertInstanceOf( UploadConstraints::class, $terms );
		$midnight = (int) strtotime( 'tomorrow UTC' );
		$owner    = fn ( string $visitor, string $address, int $seconds ): UploadOwner => new UploadOwner( $this->form->id, $visitor, 'secret', $address, $midnight + $seconds );
		for ( $i = 0; $i < UploadConstraints::OF_ADDRESS; $i++ ) {
			( new FileRepository() )->reserve( $owner( "before $i", '192.0.2.10', -60 ), 'docs', "$i.txt", 1000 );
		}
		$fault = fn ( string $address, int $seconds ): string => ( new PendingUploads() )->check_limits( $terms, $this->form, 'docs', $owner( 'after', $address, $seconds ), 1000 );
		self::assertSame( [ 'address', 'address' ], [ $fault( '192.0.2.10', -1 ), $fault( '192.0.2.10', 60 ) ], 'Fifty wait of this address.' );
		self::assertSame( '', $fault( '192.0.2.11', 60 ) );

		add_filter( 'frontage_forms_upload_room', static fn (): int => 250_000 ); // A fifth: 50,000.
		self::assertSame( [ 'address', 'address' ], [ $fault( '192.0.2.11', -1 ), $fault( '192.0.2.11', 60 ) ], 'The network has its share.' );
		self::assertSame( '', $fault( '198.51.100.1', 60 ) );
	}

	public function test_bytes_that_come_find_the_room_taken(): void {
		$first = $this->create( 'a.txt', 3000 );
		$next  = $this->create( 'b.txt', 3000 );
		add_filter( 'frontage_forms_upload_room', static fn (): int => 4000 );
		self::assertSame( 204, $this->ask( 'PATCH', $first, [ 'upload-offset' => '0' ], str_repeat( 'a', 3000 ) )->get_status() );
		self::assertSame( 507, $this->ask( 'PATCH', $next, [ 'upload-offset' => '0' ], str_repeat( 'b', 3000 ) )->get_status() );
		self::assertSame( 204, $this->ask( 'DELETE', $first )->get_status() );
		self::assertSame( 204, $this->ask( 'PATCH', $next, [ 'upload-offset' => '0' ], str_repeat( 'b', 3000 ) )->get_status() );
	}

	public function test_who_has_another_secret_has_another_file(): void {
		$answer = $this->create( 'a.txt', 5, 'Hello' );
		foreach ( [ 'HEAD', 'DELETE' ] as $method ) {
			self::assertSame( 404, $this->ask( $method, $answer, [ 'frontage-visitor' => self::OTHER ] )->get_status() );
		}
		self::assertSame( 404, $this->create( 'b.txt', 5, 'Hello', headers: [ 'frontage-visitor' => self::OTHER ] )->get_status(), 'The name is taken.' );
		$reference = $answer->get_data()['reference'];
		foreach ( [ substr( $reference, 0, -1 ) . ( str_ends_with( $reference, '0' ) ? '1' : '0' ), 'own.' . substr( self::VISITOR, 0, 32 ) . '/a.txt', substr( self::VISITOR, 0, 32 ) . '/a.txt', strtok( $reference, '.' ) ] as $guess ) {
			self::assert_invalid( [ 'docs' => self::AGAIN ], $this->submit( (string) $guess ) );
		}
		$other = $this->make_form( '[text* your-name][mfile docs filetypes:txt]' );
		self::assert_invalid( [ 'docs' => self::AGAIN ], (array) $this->post( $other->id, self::fill_fields( [ 'your-name' => 'Ann', 'docs' => [ $reference ] ] ) )->get_data() );
		self::assertSame( 204, $this->ask( 'DELETE', $answer )->get_status() );
		self::assertSame( 404, $this->ask( 'DELETE', $answer )->get_status() );
		self::assertSame( [], self::list_files() );
	}

	public function test_what_is_too_old_is_gone_and_then_swept(): void {
		$answer = $this->create( 'a.txt', 10 );
		$this->ask( 'PATCH', $answer, [ 'upload-offset' => '0' ], '01234' );
		[ $file ] = self::list_files();
		self::assertFileExists( $file->partial_path() );
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created = DATE_SUB(created, INTERVAL 25 HOUR)', FileTable::name() ) );
		self::assertSame( 410, $this->ask( 'HEAD', $answer )->get_status() );
		self::assertSame( 410, $this->ask( 'PATCH', $answer, [ 'upload-offset' => '5' ], '56789' )->get_status() );
		FileRepository::sweep();
		self::assertFileDoesNotExist( $file->partial_path() );
		self::assertSame( 404, $this->ask( 'HEAD', $answer )->get_status() );
	}

	public function test_on_a_disk_that_fills_up_nothing_is_left_and_the_visitor_is_told(): void {
		$answer = $this->create( 'a.txt', 10 );
		$this->ask( 'PATCH', $answer, [ 'upload-offset' => '0' ], '01234' );
		remove_all_actions( 'rest_api_init' );
		$GLOBALS['wp_rest_server'] = null;
		add_action( 'rest_api_init', static fn () => ( new UploadController( appender: new ChunkAppender( new FileRepository( new LocalFileStorage( static fn ( $out, string $piece ): int|false => fwrite( $out, substr( $piece, 0, 2 ) ) ) ) ) ) )->register_routes() );
		$said = $this->ask( 'PATCH', $answer, [ 'upload-offset' => '5' ], '56789' );
		self::assertSame( 507, $said->get_status() );
		self::assertStringContainsString( 'The upload storage is full.', $said->get_data()['message'] );
		self::assertSame( [], self::list_files() );
		$GLOBALS['wp_rest_server'] = null;
	}

	public function test_a_process_that_died_before_it_told_of_the_last_piece_lost_nothing(): void {
		$answer = $this->create( 'a.txt', 10 );
		$this->ask( 'PATCH', $answer, [ 'upload-offset' => '0' ], '01234' );
		[ $file ] = self::list_files();
		file_put_contents( $file->partial_path(), '0123456789' );
		rename( $file->partial_path(), $file->path() );
		self::assertSame( '5', $this->ask( 'HEAD', $answer )->get_headers()['Upload-Offset'] );
		self::assertSame( 204, $this->ask( 'PATCH', $answer, [ 'upload-offset' => '5' ], 'abcde' )->get_status() );
		self::assertSame( '01234abcde', file_get_contents( $file->path() ) );
	}

	public function test_tells_what_it_speaks(): void {
		$headers = self::send_headers( rest_do_request( new WP_REST_Request( 'OPTIONS', "/frontage/v1/contact-forms/{$this->form->id}/uploads" ) ), 'OPTIONS', "/frontage/v1/contact-forms/{$this->form->id}/uploads" );
		self::assertSame( [ '1.0.0', 'creation,creation-with-upload,expiration,checksum,termination', 'sha1,sha256,md5', '262144000' ], [ $headers['Tus-Version'], $headers['Tus-Extension'], $headers['Tus-Checksum-Algorithm'], $headers['Tus-Max-Size'] ] );
	}

	/** @param array<string, string> $headers */
	private function create( string $name, int $size, string $body = '', string $field = 'docs', array $headers = [], int $form = 0 ): WP_REST_Response {
		return $this->request(
			'POST',
			'/frontage/v1/contact-forms/' . ( $form ?: $this->form->id ) . '/uploads',
			$headers + [
				'upload-length'   => (string) $size,
				'upload-metadata' => TusProtocol::encode_metadata( [ 'field' => $field, 'filename' => $name ] ),
			],
			$body
		);
	}

	/** @param array<string, string> $headers */
	private function ask( string $method, WP_REST_Response $created, array $headers = [], string $body = '' ): WP_REST_Response {
		return $this->request( $method, "/frontage/v1/contact-forms/{$this->form->id}/uploads/" . $created->get_data()['id'], $headers, $body );
	}

	/** @param array<string, string> $headers */
	private function request( string $method, string $route, array $headers, string $body ): WP_REST_Response {
		$request = new WP_REST_Request( $method, $route );
		$headers += [ 'tus-resumable' => '1.0.0', 'frontage-visitor' => self::VISITOR ] + ( '' === $body ? [] : [ 'content-type' => TusProtocol::TYPE, 'content-length' => (string) strlen( $body ) ] );
		foreach ( $headers as $name => $value ) {
			$request->set_header( $name, $value );
		}
		$request->set_body( $body );
		$answer = rest_do_request( $request );
		return UploadController::add_headers( $answer, null, $request );
	}

	/** @return array<string, string> */
	private static function send_headers( WP_REST_Response $answer, string $method, string $route ): array {
		return UploadController::add_headers( $answer, null, new WP_REST_Request( $method, $route ) )->get_headers();
	}

	/** @return array<mixed> */
	private function submit( string $reference, string $name = 'Ann' ): array {
		return (array) $this->post( $this->form->id, self::fill_fields( [ 'your-name' => $name, 'docs' => [ $reference ] ] ) )->get_data();
	}

	/** @return list<StoredFile> */
	private static function list_files(): array {
		global $wpdb;
		return array_values( ( new FileRepository() )->find( $wpdb->get_col( $wpdb->prepare( 'SELECT token FROM %i', FileTable::name() ) ) ) );
	}

	/** @return list<string> */
	private static function on_disk(): array {
		return glob( \Frontage\Forms\Files\Storage\PrivateFolder::path() . '/??/*' ) ?: [];
	}
}
