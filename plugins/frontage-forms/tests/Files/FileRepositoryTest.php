<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Files;

use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\FileResponse;
use Frontage\Forms\Files\FileTable;
use Frontage\Forms\Files\Storage\AtomicFileWriter;
use Frontage\Forms\Files\Storage\AttachmentStaging;
use Frontage\Forms\Files\Storage\LocalFileStorage;
use Frontage\Forms\Files\Storage\PrivateFolder;
use Frontage\Forms\Files\Storage\StoredFile;
use Frontage\Forms\Inbox\Admin\FileDownload;
use Frontage\Forms\Inbox\SubmissionActions;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/Processing/SubmissionTestCase.php';

/** Files that visitors sent: whole or not at all, seen by nobody who may not, gone when they should be. */
#[Group( 'database' )]
final class FileRepositoryTest extends SubmissionTestCase {

	private const TEMPLATE = '[text your-name][file up filetypes:txt]';

	protected function tearDown(): void {
		( new FileRepository() )->remove( self::list_files() );
		parent::tearDown();
	}

	public function test_bytes_that_are_not_those_that_were_checked_are_laid_out_for_no_mail(): void {
		$from = (string) tempnam( sys_get_temp_dir(), 'store' );
		file_put_contents( $from, 'checked' );
		$kept = ( new FileRepository() )->store( [ [ 'path' => $from, 'name' => 'a.txt', 'field' => 'docs' ] ] );
		unlink( $from );
		self::assertNotNull( $kept );
		$desk = new AttachmentStaging();
		self::assertNotSame( '', ( new FileRepository() )->copy_to_staging( $kept[0], $desk ) );
		file_put_contents( $kept[0]->path(), 'another' );
		self::assertSame( '', ( new FileRepository() )->copy_to_staging( $kept[0], $desk ) );
		$desk->delete_files();
		( new FileRepository() )->remove( $kept );
	}

	public function test_a_file_stays_with_its_message_under_a_name_that_tells_nothing(): void {
		$id     = $this->post_message();
		[ $up ] = ( new FileRepository() )->find_by_submission( $id );
		self::assertSame( [ 'up', 'Name.txt', 'text/plain', 5 ], [ $up->field, $up->name, $up->type, $up->size ] );
		self::assertMatchesRegularExpression( '~/frontage-private/[0-9a-f]{2}/[0-9a-f]{32}$~', $up->path() );
		self::assertSame( 0600, fileperms( $up->path() ) & 0777 );
		self::assertSame( hash( 'sha256', 'xxxxx' ), $up->hash );
		foreach ( [ '.htaccess' => 'denied', 'web.config' => 'deny', 'index.php' => '<?php' ] as $guard => $says ) {
			self::assertStringContainsString( $says, (string) file_get_contents( PrivateFolder::path() . "/$guard" ) );
		}
		self::assertStringNotContainsString( $up->token, (string) wp_json_encode( FileDownload::find_files( $id ) ), 'Where it lies is nobody’s business.' );

		( new SubmissionActions() )->delete( [ $id ] );
		self::assertFileDoesNotExist( $up->path() );
		self::assertSame( [], self::list_files() );
	}

	public function test_a_form_may_let_its_files_go_once_they_were_mailed(): void {
		$id = $this->post_message( "delete_files_after_mail: on\n" );
		self::assertCount( 1, $this->mails );
		self::assertSame( 'xxxxx', $this->attached );
		self::assertSame( [], ( new FileRepository() )->find_by_submission( $id ) );
	}

	/** @return iterable<string, array{\Closure(resource, string): (int|false)}> */
	public static function full_disks(): iterable {
		yield 'a writer without room' => [ static fn ( $out, string $piece ): int => 0 ];
		yield 'half a piece' => [ static fn ( $out, string $piece ): int|false => fwrite( $out, substr( $piece, 0, 2 ) ) ];
		yield 'an error' => [ static fn (): false => false ];
	}

	/** @param \Closure(resource, string): (int|false) $disk */
	#[DataProvider( 'full_disks' )]
	public function test_on_a_full_disk_nothing_half_stays_and_the_visitor_is_told( \Closure $disk ): void {
		$before = self::on_disk();
		$form   = $this->make_form( self::TEMPLATE );
		remove_all_actions( 'rest_api_init' );
		$GLOBALS['wp_rest_server'] = null;
		add_action( 'rest_api_init', static fn () => ( new \Frontage\Forms\Processing\SubmissionController( new \Frontage\Forms\Storage\FormRepository(), new \Frontage\Forms\Processing\SubmissionProcessor( files: new \Frontage\Forms\Processing\SubmissionFiles( copy( ... ), new FileRepository( new LocalFileStorage( $disk ) ) ) ) ) )->register_routes() );
		$data = $this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann' ] ), [ [ 'field' => 'up', 'name' => 'a.txt', 'size' => 5 ] ] )->get_data();
		self::assert_invalid( [ 'up' => 'There was an unknown error uploading the file.' ], $data );
		self::assertSame( [ [], [], 0, $before ], [ $this->mails, self::list_files(), self::rows(), self::on_disk() ] );
	}

	#[Group( 'processes' )]
	public function test_a_device_that_is_full_is_noticed(): void {
		$from = (string) tempnam( sys_get_temp_dir(), 'from' );
		$to   = sys_get_temp_dir() . '/full-' . bin2hex( random_bytes( 4 ) );
		file_put_contents( $from, str_repeat( 'x', 100_000 ) );
		symlink( '/dev/full', $to . AtomicFileWriter::HALF );
		self::assertFalse( ( new AtomicFileWriter() )->copy_file( $from, $to ) );
		self::assertFileDoesNotExist( $to );
		is_link( $to . AtomicFileWriter::HALF ) && unlink( $to . AtomicFileWriter::HALF );
		unlink( $from );
	}

	public function test_what_a_dead_process_left_behind_is_swept_and_nothing_else(): void {
		$kept = ( new FileRepository() )->find_by_submission( $this->post_message() )[0];
		$path = (string) tempnam( sys_get_temp_dir(), 'up' );
		file_put_contents( $path, 'orphan' );
		$orphans = ( new FileRepository() )->store( array_fill( 0, 2, [ 'path' => $path, 'name' => 'o.txt', 'field' => 'up' ] ) ) ?? [];
		unlink( $path );
		rename( $orphans[1]->path(), $orphans[1]->path() . AtomicFileWriter::HALF ); // It died in the middle of this one.
		FileRepository::sweep();
		self::assertTrue( ( new FileRepository() )->has_bytes( $orphans[0] ), 'Not while its process may still be at work.' );
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created = DATE_SUB(created, INTERVAL 25 HOUR)', FileTable::name() ) );
		FileRepository::sweep();
		self::assertTrue( ( new FileRepository() )->has_bytes( $kept ) );
		self::assertSame( [ $kept->token ], array_map( static fn ( StoredFile $file ): string => $file->token, self::list_files() ) );
		self::assertFileDoesNotExist( $orphans[0]->path() );
		self::assertFileDoesNotExist( $orphans[1]->path() . AtomicFileWriter::HALF );
	}

	public function test_a_sweep_goes_on_until_all_is_gone_or_its_time_is_over(): void {
		global $wpdb;
		$make = static function (): void {
			global $wpdb;
			$path = (string) tempnam( sys_get_temp_dir(), 'up' );
			( new FileRepository() )->store( array_fill( 0, 5, [ 'path' => $path, 'name' => 'o.txt', 'field' => 'up' ] ) );
			unlink( $path );
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created = DATE_SUB(created, INTERVAL 25 HOUR)', FileTable::name() ) );
		};
		$make();
		FileRepository::sweep_batches( 60, 2 );
		self::assertSame( [ [], false ], [ self::list_files(), wp_next_scheduled( FileRepository::SWEEP_MORE ) ] );
		$make();
		FileRepository::sweep_batches( 0, 2 );
		self::assertCount( 3, self::list_files() );
		self::assertNotFalse( wp_next_scheduled( FileRepository::SWEEP_MORE ), 'The rest in a minute.' );
		wp_clear_scheduled_hook( FileRepository::SWEEP_MORE );
		do_action( FileRepository::SWEEP_MORE );
		self::assertSame( [], self::list_files() );
	}

	public function test_a_repeat_leaves_no_second_copy(): void {
		$form = $this->make_form( self::TEMPLATE );
		foreach ( [ 1, 2 ] as $time ) {
			$this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann' ] ), [ [ 'field' => 'up', 'name' => 'a.txt', 'size' => 5 ] ] );
			self::assertCount( 1, self::list_files(), "time $time" );
		}
	}

	public function test_only_who_may_read_the_message_is_given_its_file(): void {
		$id    = $this->post_message();
		$other = $this->post_message();
		$file  = ( new FileRepository() )->find_by_submission( $id )[0];
		self::assertNull( FileDownload::find_requested( $id, $file->id() ), 'a visitor' );
		$this->sign_in( 'author' );
		self::assertNull( FileDownload::find_requested( $id, $file->id() ) );
		$this->sign_in( 'editor' );
		self::assertSame( $file->token, FileDownload::find_requested( $id, $file->id() )?->token );
		self::assertNull( FileDownload::find_requested( $other, $file->id() ), 'a file of another message' );
		foreach ( [ '', $file->token, '../' . $file->id(), str_repeat( 'a', 32 ) ] as $wrong ) {
			self::assertNull( FileDownload::find_requested( $id, $wrong ) );
		}
		self::assertStringContainsString( 'admin-post.php?action=frontage_forms_file&submission=' . $id, FileDownload::find_files( $id )[0]['url'] );
		wp_delete_file( $file->path() );
		self::assertSame( '', FileDownload::find_files( $id )[0]['url'], 'What is gone is not offered.' );
		self::assertNull( FileDownload::find_requested( $id, $file->id() ) );
	}

	/** @return iterable<string, array{string, int, string, string}> */
	public static function ranges(): iterable {
		yield 'none' => [ '', 200, '', 'abcdefghij' ];
		yield 'the first' => [ 'bytes=0-3', 206, 'bytes 0-3/10', 'abcd' ];
		yield 'the rest' => [ 'bytes=7-', 206, 'bytes 7-9/10', 'hij' ];
		yield 'the last' => [ 'bytes=-2', 206, 'bytes 8-9/10', 'ij' ];
		yield 'more than there is' => [ 'bytes=5-99', 206, 'bytes 5-9/10', 'fghij' ];
		yield 'beyond' => [ 'bytes=10-', 416, 'bytes */10', '' ];
		yield 'backwards' => [ 'bytes=5-2', 416, 'bytes */10', '' ];
		yield 'several' => [ 'bytes=0-1,3-4', 200, '', 'abcdefghij' ];
		yield 'nonsense' => [ 'lines=1-', 200, '', 'abcdefghij' ];
	}

	#[DataProvider( 'ranges' )]
	public function test_it_is_something_to_save_and_never_something_to_run( string $range, int $status, string $told, string $bytes ): void {
		$path = (string) tempnam( sys_get_temp_dir(), 'up' );
		file_put_contents( $path, 'abcdefghij' );
		$file = ( ( new FileRepository() )->store( [ [ 'path' => $path, 'name' => "Größe \"x\"\r\n<b>.html", 'field' => 'up' ] ] ) ?? [] )[0];
		unlink( $path );
		$answer = FileResponse::create( $file, $range );
		$out    = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $out );
		$answer->write_to( $file, $out );
		rewind( $out );
		self::assertSame( [ $status, $told, $bytes, (string) strlen( $bytes ) ], [ $answer->status, $answer->headers['Content-Range'] ?? '', stream_get_contents( $out ), $answer->headers['Content-Length'] ] );
		self::assertSame( 'application/octet-stream', $answer->headers['Content-Type'] );
		self::assertSame( 'attachment; filename="Grose _x____b_.html"; filename*=UTF-8\'\'Gr%C3%B6%C3%9Fe%20%22x%22__%3Cb%3E.html', $answer->headers['Content-Disposition'] );
		self::assertSame( [ 'nosniff', "sandbox; default-src 'none'", 'same-origin', 'no-store, private', 'bytes' ], [ $answer->headers['X-Content-Type-Options'], $answer->headers['Content-Security-Policy'], $answer->headers['Cross-Origin-Resource-Policy'], $answer->headers['Cache-Control'], $answer->headers['Accept-Ranges'] ] );
	}

	/** What stood in the attachment of the last mail. */
	private string $attached = '';

	/** Posts a message with a file; gives its row's id. */
	private function post_message( string $settings = '' ): int {
		global $wpdb;
		add_filter(
			'pre_wp_mail',
			function ( bool $done, array $mail ): bool {
				$this->attached = isset( $mail['attachments'][0] ) ? (string) file_get_contents( $mail['attachments'][0] ) : '';
				return $done;
			},
			20,
			2
		);
		$form = $this->make_form( self::TEMPLATE, $settings );
		$form = ( new \Frontage\Forms\Storage\FormRepository() )->save( $form->with( [ 'mail' => [ 'attachments' => '[up]' ] + $form->mail ] ) );
		self::assertSame( 'mail_sent', $this->post( $form->id, self::fill_fields( [ 'your-name' => 'Ann' ] ), [ [ 'field' => 'up', 'name' => 'Näme.txt', 'size' => 5 ] ] )->get_data()['status'] );
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX(id) FROM %i', \Frontage\Forms\SubmissionStore\SubmissionTable::table_name() ) );
	}

	/** @return list<StoredFile> */
	private static function list_files(): array {
		global $wpdb;
		return array_values( ( new FileRepository() )->find( $wpdb->get_col( $wpdb->prepare( 'SELECT token FROM %i', FileTable::name() ) ) ) );
	}

	/** @return list<string> */
	private static function on_disk(): array {
		return glob( PrivateFolder::path() . '/??/*' ) ?: [];
	}
}
