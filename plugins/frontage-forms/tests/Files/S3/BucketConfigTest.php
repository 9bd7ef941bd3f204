<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Files\S3;

use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\FileResponse;
use Frontage\Forms\Files\FileTable;
use Frontage\Forms\Files\S3\BucketConfig;
use Frontage\Forms\Files\S3\S3Client;
use Frontage\Forms\Files\S3\S3FileStorage;
use Frontage\Forms\Files\Storage\PrivateFolder;
use Frontage\Forms\Files\Storage\StorageProbe;
use Frontage\Forms\Files\Storage\StoredFile;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Inbox\Admin\FileDownload;
use Frontage\Forms\Inbox\SubmissionActions;
use Frontage\Forms\MailDelivery\DeliveryHealth;
use Frontage\Forms\Queue\DeliveryWorker;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tests\Processing\SubmissionTestCase;
use Frontage\Forms\Files\Uploads\TusProtocol;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__, 2 ) . '/Processing/SubmissionTestCase.php';
require_once __DIR__ . '/ObjectStorage.php';

/** A site that keeps visitors' files in a bucket: from the upload to the mail and the inbox, and what happens when the bucket fails. */
#[Group( 'processes' )]
#[Group( 'database' )]
final class BucketConfigTest extends SubmissionTestCase {

	private const MB      = 1_048_576;
	private const VISITOR = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb';
	private const AWAY    = 'The site cannot store files right now. Please try again in a minute.';

	private static ?ObjectStorage $objects = null;

	private Form $form;

	/** @var list<string> Sums of what was attached to mails. */
	private array $attached = [];

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$objects = new ObjectStorage();
	}

	public static function tearDownAfterClass(): void {
		self::$objects?->stop();
		self::$objects = null;
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->have( 15 );
		$form       = $this->make_form( '[text* your-name][mfile docs filetypes:txt|mp3 limit:20971520 max-file:3]' );
		$form       = ( new FormRepository() )->save( $form->with( [ 'mail' => [ 'attachments' => '[docs]' ] + $form->mail ] ) );
		$this->form = $form instanceof Form ? $form : self::fail( 'The form was not saved.' );
		add_filter(
			'pre_wp_mail',
			function ( mixed $done, array $mail ): mixed {
				array_push( $this->attached, ...array_map( static fn ( string $path ): string => (string) md5_file( $path ), $mail['attachments'] ) );
				return $done;
			},
			20,
			2
		);
	}

	protected function tearDown(): void {
		self::objects()->be( 'well' );
		$this->have( 15 );
		( new FileRepository() )->remove( self::list_files() );
		parent::tearDown();
	}

	public function test_a_file_goes_from_the_visitor_to_mail_and_inbox_and_no_disk_of_ours_keeps_it(): void {
		$before   = self::on_disk();
		$requests = static fn (): array => glob( PrivateFolder::path() . '/request/*', GLOB_ONLYDIR ) ?: [];
		$others   = $requests(); // Of processes that another test killed.
		$bytes    = 'ID3' . str_repeat( 'x', 6 * self::MB );
		$made     = $this->create( 'a.mp3', strlen( $bytes ) );
		self::assertSame( 201, $made->get_status(), (string) wp_json_encode( $made->get_data() ) );
		self::assertSame( 204, $this->patch( $made, 0, substr( $bytes, 0, 5 * self::MB ) )->get_status() );
		self::assertSame( $before, self::on_disk(), 'Another web server takes the next piece.' );
		self::assertSame( 204, $this->patch( $made, 5 * self::MB, substr( $bytes, 5 * self::MB ) )->get_status() );
		self::assertSame( 'mail_sent', $this->submit( $made->get_data()['reference'] )['status'] );
		self::assertSame( [ md5( $bytes ) ], $this->attached );

		$this->sign_in( 'administrator' );
		[ $file ] = self::list_files();
		[ $told ] = FileDownload::find_files( $file->submission_id );
		self::assertSame( [ 'a.mp3', strlen( $bytes ), 'audio/mpeg' ], [ $told['name'], $told['size'], $told['type'] ] );
		$given = FileDownload::find_requested( $file->submission_id, $told['id'] );
		self::assertInstanceOf( StoredFile::class, $given );
		$out = fopen( 'php://temp', 'w+b' );
		self::assertIsResource( $out );
		FileResponse::create( $given, 'bytes=3-9' )->write_to( $given, $out );
		rewind( $out );
		self::assertSame( 'xxxxxxx', stream_get_contents( $out ) );
		self::assertSame( $before, self::on_disk() );
		self::assertSame( $others, $requests() );

		( new SubmissionActions() )->delete( [ $file->submission_id ] );
		self::assertSame( [ [], [] ], [ self::list_files(), self::objects()->holds() ] );
	}

	public function test_a_file_that_comes_with_its_form_lies_there_too(): void {
		$result = $this->post( $this->form->id, self::fill_fields( [ 'your-name' => 'Ann' ] ), [ [ 'field' => 'docs', 'name' => 'a.txt', 'size' => 5 ] ] )->get_data();
		self::assertSame( 'mail_sent', $result['status'], (string) wp_json_encode( $result ) );
		self::assertCount( 1, self::objects()->holds() );
		self::assertSame( [ md5( 'xxxxx' ) ], $this->attached );
	}

	public function test_a_piece_that_no_part_may_be_is_refused_at_once(): void {
		$made = $this->create( 'a.mp3', 6 * self::MB );
		$said = $this->patch( $made, 0, 'ID3' . str_repeat( 'x', self::MB ) );
		self::assertSame( [ 400, 'frontage_upload_small' ], [ $said->get_status(), $said->get_data()['code'] ] );
		self::assertSame( 204, $this->patch( $made, 0, 'ID3' . str_repeat( 'x', 5 * self::MB ) )->get_status(), 'The file goes on.' );
	}

	public function test_a_process_that_died_once_the_parts_were_together_lost_nothing(): void {
		$bytes = 'ID3' . str_repeat( 'x', 6 * self::MB );
		$made  = $this->create( 'a.mp3', strlen( $bytes ) );
		$this->patch( $made, 0, substr( $bytes, 0, 5 * self::MB ) );
		self::objects()->be( 'dying' );
		self::assertSame( 503, $this->patch( $made, 5 * self::MB, substr( $bytes, 5 * self::MB ) )->get_status() );
		self::objects()->be( 'well' );
		$this->have( 15 );
		self::assertSame( 204, $this->patch( $made, 5 * self::MB, substr( $bytes, 5 * self::MB ) )->get_status() );
		self::assertNotContains( 'PUT partNumber uploadId', self::objects()->be( 'well' ), 'It lay there already.' );
		self::assertSame( hash( 'sha256', $bytes ), self::list_files()[0]->hash );
	}

	/** @return iterable<string, array{string}> */
	public static function failures(): iterable {
		yield 'it is down' => [ 'away' ];
		yield 'it never answers' => [ 'slow' ];
		yield 'it refuses us' => [ 'refusing' ];
		yield 'it is full' => [ 'full' ];
	}

	#[DataProvider( 'failures' )]
	public function test_a_bucket_that_fails_is_told_and_loses_nothing( string $how ): void {
		$bytes = 'ID3' . str_repeat( 'x', 6 * self::MB );
		$made  = $this->create( 'a.mp3', strlen( $bytes ) );
		self::assertSame( 204, $this->patch( $made, 0, substr( $bytes, 0, 5 * self::MB ) )->get_status() );
		$small = $this->create( 'b.txt', 5, 'Hello' );

		$this->fail_as( $how );
		$said = $this->patch( $made, 5 * self::MB, substr( $bytes, 5 * self::MB ) );
		self::assertSame( [ 503, self::AWAY, '60' ], [ $said->get_status(), $said->get_data()['message'], (string) $said->get_headers()['Retry-After'] ] );
		self::assertSame( 503, $this->create( 'c.txt', 5, 'Hello' )->get_status() );
		self::assert_invalid( [ 'docs' => self::AWAY ], (array) $this->post( $this->form->id, self::fill_fields( [ 'your-name' => 'Ann' ] ), [ [ 'field' => 'docs', 'name' => 'a.txt', 'size' => 5 ] ] )->get_data() );
		if ( 'full' !== $how ) {
			self::assert_invalid( [ 'docs' => self::AWAY ], $this->submit( $small->get_data()['reference'] ) );
		}
		self::assertSame( [], $this->mails );
		$health = DeliveryHealth::test_files();
		self::assertSame( 'critical', $health['status'] );
		self::assertStringContainsString( 'object storage', $health['description'] );

		self::objects()->be( 'well' );
		$this->have( 15 );
		self::assertSame( 204, $this->patch( $made, 5 * self::MB, substr( $bytes, 5 * self::MB ) )->get_status() );
		self::assertSame( 'mail_sent', $this->submit( $made->get_data()['reference'], $small->get_data()['reference'] )['status'] );
		self::assertSame( [ md5( $bytes ), md5( 'Hello' ) ], $this->attached );
	}

	public function test_a_mail_waits_for_what_it_attaches(): void {
		$this->goes_on = false;
		$made          = $this->create( 'b.txt', 5, 'Hello' );
		self::assertSame( 'mail_sent', $this->submit( $made->get_data()['reference'] )['status'] );
		$this->fail_as( 'away' );
		( new DeliveryWorker() )->run();
		self::assertSame( [], $this->mails );
		self::objects()->be( 'well' );
		$this->have( 15 );
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET due = created', \Frontage\Forms\Queue\JobTable::name() ) );
		( new DeliveryWorker() )->run();
		self::assertSame( [ md5( 'Hello' ) ], $this->attached );
	}

	public function test_what_could_not_be_deleted_is_deleted_by_the_next_sweep_and_tells_nothing_until_then(): void {
		$made = $this->create( 'b.txt', 5, 'Hello' );
		$this->submit( $made->get_data()['reference'] );
		$this->fail_as( 'away' );
		( new SubmissionActions() )->delete( [ self::list_files()[0]->submission_id ] );
		[ $left ] = self::list_files();
		self::assertSame( [ 0, '', '', '' ], [ $left->submission_id, $left->field, $left->name, $left->visitor ] );
		self::assertCount( 1, self::objects()->holds() );
		self::objects()->be( 'well' );
		$this->have( 15 );
		FileRepository::sweep();
		self::assertSame( [ [], [] ], [ self::list_files(), self::objects()->holds() ] );
	}

	public function test_a_bucket_that_everybody_can_read_is_told(): void {
		self::assertSame( 'good', DeliveryHealth::test_files()['status'] );
		self::objects()->be( 'open' );
		$health = DeliveryHealth::test_files();
		self::assertSame( [ 'critical', 'Uploaded files are publicly accessible' ], [ $health['status'], $health['label'] ] );
		self::assertStringContainsString( 'The bucket set in wp-config.php is public.', $health['description'] );
	}

	/** @return iterable<string, array{mixed, string}> */
	public static function settings(): iterable {
		$right = [ 'bucket' => 'visitors', 'region' => 'eu-central-1', 'key' => 'k', 'secret' => 's' ];
		yield 'nothing' => [ null, 'bucket' ];
		yield 'a word' => [ 'visitors', 'bucket' ];
		yield 'no secret' => [ [ 'secret' => '' ] + $right, 'secret' ];
		yield 'a number for a key' => [ [ 'key' => 7 ] + $right, 'key' ];
		yield 'a bucket that leads elsewhere' => [ [ 'bucket' => 'a.example/../b' ] + $right, 'bucket' ];
		yield 'a region that leads elsewhere' => [ [ 'region' => 'x@evil.example#' ] + $right, 'region' ];
		yield 'an endpoint without a scheme' => [ $right + [ 'endpoint' => 'storage.example' ], 'endpoint' ];
		yield 'an endpoint of another scheme' => [ $right + [ 'endpoint' => 'file:///etc' ], 'endpoint' ];
		yield 'an endpoint with a path' => [ $right + [ 'endpoint' => 'https://storage.example/x?y' ], 'endpoint' ];
		yield 'a prefix with a space' => [ $right + [ 'prefix' => 'a b' ], 'prefix' ];
	}

	#[DataProvider( 'settings' )]
	public function test_settings_that_are_not_complete_keep_nothing_anywhere( mixed $named, string $word ): void {
		$before  = self::on_disk();
		$storage = new S3FileStorage( new S3Client( BucketConfig::from_constant( $named ) ) );
		self::assertNull( ( new FileRepository( $storage ) )->store( [ [ 'path' => __FILE__, 'name' => 'a.txt', 'field' => 'docs' ] ] ) );
		$probe = $storage->run_probe();
		self::assertSame( StorageProbe::REFUSED, $probe->result );
		self::assertStringContainsString( "“{$word}”", $probe->detail );
		self::assertSame( $before, self::on_disk() );
	}

	/** @return iterable<string, array{array<string, string>, string}> */
	public static function addresses(): iterable {
		$of    = [ 'bucket' => 'visitors', 'region' => 'eu-central-1', 'key' => 'k', 'secret' => 's' ];
		$token = 'abcdef';
		yield 'AWS' => [ $of, "https://visitors.s3.eu-central-1.amazonaws.com/frontage-private/ab/$token" ];
		yield 'AWS, a name with a dot' => [ [ 'bucket' => 'files.example.com' ] + $of, "https://s3.eu-central-1.amazonaws.com/files.example.com/frontage-private/ab/$token" ];
		yield 'another' => [ $of + [ 'endpoint' => 'https://storage.example:9000/' ], "https://storage.example:9000/visitors/frontage-private/ab/$token" ];
		yield 'a prefix' => [ $of + [ 'prefix' => '/site/one' ], "https://visitors.s3.eu-central-1.amazonaws.com/site/one/ab/$token" ];
	}

	/** @param array<string, string> $named */
	#[DataProvider( 'addresses' )]
	public function test_a_file_has_the_name_that_it_has_in_the_private_folder( array $named, string $url ): void {
		self::assertSame( $url, BucketConfig::from_constant( $named )->url( 'abcdef' ) );
	}

	private static function objects(): ObjectStorage {
		return self::$objects ?? self::fail( 'There is no storage.' );
	}

	/** A request of its own begins: whoever did not answer the last one is asked again. */
	private function have( int $patience ): void {
		$storage = new S3FileStorage( new S3Client( BucketConfig::from_constant( self::objects()->settings() ), $patience ) );
		remove_all_filters( 'frontage_forms_file_storage' );
		add_filter( 'frontage_forms_file_storage', static fn (): S3FileStorage => $storage );
	}

	private function fail_as( string $how ): void {
		self::objects()->be( $how );
		$this->have( 1 );
	}

	private function create( string $name, int $size, string $body = '' ): WP_REST_Response {
		return $this->ask( 'POST', "/frontage/v1/contact-forms/{$this->form->id}/uploads", [ 'upload-length' => (string) $size, 'upload-metadata' => TusProtocol::encode_metadata( [ 'field' => 'docs', 'filename' => $name ] ) ], $body );
	}

	private function patch( WP_REST_Response $made, int $offset, string $body ): WP_REST_Response {
		return $this->ask( 'PATCH', "/frontage/v1/contact-forms/{$this->form->id}/uploads/" . $made->get_data()['id'], [ 'upload-offset' => (string) $offset ], $body );
	}

	/** @param array<string, string> $headers */
	private function ask( string $method, string $route, array $headers, string $body ): WP_REST_Response {
		$request = new WP_REST_Request( $method, $route );
		$headers += [ 'tus-resumable' => '1.0.0', 'frontage-visitor' => self::VISITOR ] + ( '' === $body ? [] : [ 'content-type' => TusProtocol::TYPE, 'content-length' => (string) strlen( $body ) ] );
		foreach ( $headers as $name => $value ) {
			$request->set_header( $name, $value );
		}
		$request->set_body( $body );
		return rest_do_request( $request );
	}

	/** @return array<mixed> */
	private function submit( string ...$references ): array {
		return (array) $this->post( $this->form->id, self::fill_fields( [ 'your-name' => 'Ann', 'docs' => array_values( $references ) ] ) )->get_data();
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
