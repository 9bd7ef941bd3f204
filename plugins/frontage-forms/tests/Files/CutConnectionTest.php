<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Files;

use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\S3\BucketConfig;
use Frontage\Forms\Files\S3\S3Client;
use Frontage\Forms\Files\S3\S3FileStorage;
use Frontage\Forms\Files\Storage\LocalFileStorage;
use Frontage\Forms\Files\UploadOwner;
use Frontage\Forms\Files\UploadReference;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tests\Files\S3\ObjectStorage;
use Frontage\Forms\Tests\Queue\MailServer;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

require_once dirname( __DIR__ ) . '/Queue/MailServer.php';
require_once __DIR__ . '/S3/ObjectStorage.php';

/** Large files over a line that breaks, as a client of tus sends them; and what they take of the server's memory. The transaction of a test would lock the processes out, so there is none. */
#[Group( 'processes' )]
#[Group( 'database' )]
final class CutConnectionTest extends WordPressTestCase {

	private const NAME   = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
	private const SECRET = 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb';
	private const PIECE  = 5 * MB_IN_BYTES;

	private Form $form;
	private UploadOwner $owner;
	private FileRepository $store;
	private string $peak;
	private ?ObjectStorage $objects = null;

	/** @var list<resource> */
	private array $processes = [];

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$wpdb->query( 'ROLLBACK' );
		$form = ( new FormRepository() )->save( DefaultForm::create( 'en_US' )->with( [ 'template' => '[mfile docs filetypes:mp3 limit:209715200]' ] ) );
		self::assertInstanceOf( Form::class, $form );
		$this->form  = $form;
		$this->owner = new UploadOwner( $form->id, UploadReference::hash_visitor( self::NAME ), self::SECRET );
		$this->peak  = (string) tempnam( sys_get_temp_dir(), 'peak' );
	}

	protected function tearDown(): void {
		foreach ( $this->processes as $process ) {
			proc_terminate( $process, 9 );
			proc_close( $process );
		}
		$this->processes = [];
		$this->store->remove( $this->store->find_pending( $this->owner ) );
		$this->objects?->stop();
		$this->objects = null;
		wp_delete_post( $this->form->id, true );
		unlink( $this->peak );
		parent::tearDown();
	}

	#[Group( 'slow' )]
	#[TestWith( [ 'folder' ] )]
	#[TestWith( [ 'bucket' ] )]
	public function test_100_mb_over_a_line_that_breaks_five_times_arrive_whole( string $storage ): void {
		$size  = 100 * MB_IN_BYTES;
		$port  = $this->proxy( $this->web_server( $storage ), '-,70000,-,answer,-,' . ( self::PIECE - 1 ) . ',0,answer' );
		$block = 'ID3' . random_bytes( MB_IN_BYTES - 3 ); // The file is this, a hundred times.
		$sent  = hash_init( 'sha256' );
		for ( $count = 0; $count < 100; $count++ ) {
			hash_update( $sent, $block );
		}
		$at  = $this->create( $port, $size );
		$cut = 0;
		for ( $offset = 0; $offset < $size; ) {
			$said = self::http( $port, 'PATCH', $at, [ 'Upload-Offset' => (string) $offset, 'Content-Type' => 'application/offset+octet-stream' ], [ substr( str_repeat( $block, 6 ), $offset % MB_IN_BYTES, min( self::PIECE, $size - $offset ) ) ] );
			if ( 204 === $said['status'] ) {
				$offset = (int) $said['headers']['upload-offset'];
				continue;
			}
			++$cut;
			$offset = (int) self::http( $port, 'HEAD', $at )['headers']['upload-offset'];
		}
		self::assertSame( 5, $cut );
		[ $file ] = $this->store->find_pending( $this->owner );
		self::assertSame( hash_final( $sent ), $file->hash );
		$out = fopen( 'php://temp', 'w+b' );
		self::assertIsResource( $out );
		self::assertSame( '', $this->store->copy_bytes( $file, $out, 0, $size ) );
		rewind( $out );
		$hash = hash_init( 'sha256' );
		hash_update_stream( $hash, $out );
		self::assertSame( $file->hash, hash_final( $hash ) );
	}

	#[Group( 'slow' )]
	#[TestWith( [ 'folder' ] )]
	#[TestWith( [ 'bucket' ] )]
	public function test_a_piece_of_100_mb_takes_no_more_memory_than_one_byte( string $storage ): void {
		$port  = $this->web_server( $storage );
		$peaks = [];
		foreach ( [ [ 'x' ], array_fill( 0, 100, str_repeat( 'x', MB_IN_BYTES ) ) ] as $rest ) {
			$size = 3 + strlen( $rest[0] ) * count( $rest );
			$at   = $this->create( $port, $size );
			$said = self::http( $port, 'PATCH', $at, [ 'Upload-Offset' => '0', 'Content-Type' => 'application/offset+octet-stream' ], [ 'ID3', ...$rest ] );
			self::assertSame( [ 204, (string) $size ], [ $said['status'], $said['headers']['upload-offset'] ?? '' ], $said['body'] );
			$peaks[] = (int) file_get_contents( $this->peak );
		}
		self::assertGreaterThan( 0, $peaks[0] );
		self::assertLessThan( 8 * MB_IN_BYTES, $peaks[1] - $peaks[0] );
	}

	private function create( int $port, int $size ): string {
		$at      = "/wp-json/frontage/v1/contact-forms/{$this->form->id}/uploads";
		$created = self::http( $port, 'POST', $at, [ 'Upload-Length' => $size, 'Upload-Metadata' => 'field ' . base64_encode( 'docs' ) . ',filename ' . base64_encode( 'a.mp3' ) ] );
		self::assertSame( 201, $created['status'], $created['body'] );
		return $at . '/' . json_decode( $created['body'], true )['id'];
	}

	/** A site that keeps files in its folder, or in a bucket. */
	private function web_server( string $storage ): int {
		$this->objects = 'bucket' === $storage ? new ObjectStorage() : null;
		$this->store   = new FileRepository( $this->objects ? new S3FileStorage( new S3Client( BucketConfig::from_constant( $this->objects->settings() ) ) ) : new LocalFileStorage() );
		$port          = MailServer::closed_port();
		$pipes         = $this->start( [ PHP_BINARY, '-d', 'memory_limit=128M', '-S', "127.0.0.1:$port", __DIR__ . '/one-web-request.php' ], [ 'FRONTAGE_PEAK' => $this->peak, 'FRONTAGE_OBJECTS' => $this->objects ? (string) wp_json_encode( $this->objects->settings() ) : '' ] );
		self::assertStringContainsString( 'started', (string) fgets( $pipes[2] ) );
		return $port;
	}

	private function proxy( int $port, string $cuts ): int {
		return (int) fgets( $this->start( [ PHP_BINARY, __DIR__ . '/cutting-proxy.php', (string) $port, $cuts ], [] )[1] );
	}

	/**
	 * @param list<string>          $command
	 * @param array<string, string> $environment
	 * @return array<int, resource>
	 */
	private function start( array $command, array $environment ): array {
		$process = proc_open( $command, [ [ 'pipe', 'r' ], [ 'pipe', 'w' ], [ 'pipe', 'w' ] ], $pipes, null, $environment + getenv() );
		self::assertIsResource( $process );
		$this->processes[] = $process;
		return $pipes;
	}

	/**
	 * @param array<string, string|int> $headers
	 * @param list<string>              $body    Sent one after the other, so that a large one never stands in memory as a whole.
	 * @return array{status: int, headers: array<string, string>, body: string} Status 0 where the line broke.
	 */
	private static function http( int $port, string $method, string $path, array $headers = [], array $body = [] ): array {
		$client = stream_socket_client( "tcp://127.0.0.1:$port" );
		self::assertIsResource( $client );
		$lines = [ "$method $path HTTP/1.1", 'Host: 127.0.0.1', 'Connection: close', 'Tus-Resumable: 1.0.0', 'Frontage-Visitor: ' . self::NAME . '.' . self::SECRET ];
		foreach ( $headers + ( 'HEAD' === $method ? [] : [ 'Content-Length' => array_sum( array_map( strlen( ... ), $body ) ) ] ) as $name => $value ) {
			$lines[] = "$name: $value";
		}
		set_error_handler( static fn (): bool => true ); // A line that breaks while something is said.
		fwrite( $client, implode( "\r\n", $lines ) . "\r\n\r\n" );
		foreach ( $body as $part ) {
			fwrite( $client, $part );
		}
		$answer = (string) stream_get_contents( $client );
		restore_error_handler();
		[ $head, $rest ] = [ ...explode( "\r\n\r\n", $answer, 2 ), '' ];
		$told            = [];
		foreach ( array_slice( explode( "\r\n", $head ), 1 ) as $line ) {
			[ $name, $value ]           = explode( ': ', $line, 2 );
			$told[ strtolower( $name ) ] = $value;
		}
		return [ 'status' => (int) substr( $head, 9, 3 ), 'headers' => $told, 'body' => $rest ];
	}
}
