<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Files;

use Frontage\Forms\Files\ChunkAppender;
use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\Storage\StoredFile;
use Frontage\Forms\Files\UploadOwner;
use Frontage\Forms\Files\UploadReference;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Tests\Queue\MailServer;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/Queue/MailServer.php';

/** Pieces of a file with real processes and by real HTTP: cut, killed, at once, too large for the disk. Large ones over a line that breaks: CutConnectionTest. The transaction of a test would lock the processes out, so there is none. */
#[Group( 'processes' )]
#[Group( 'database' )]
final class ChunkAppenderTest extends WordPressTestCase {

	private const NAME   = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
	private const SECRET = 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb';

	private Form $form;
	private UploadOwner $owner;
	private string $peak;

	/** @var list<resource> */
	private array $processes = [];

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$wpdb->query( 'ROLLBACK' );
		$form = ( new FormRepository() )->save( DefaultForm::create( 'en_US' )->with( [ 'template' => '[mfile docs filetypes:txt|mp3 limit:209715200]' ] ) );
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
		( new FileRepository() )->remove( ( new FileRepository() )->find_pending( $this->owner ) );
		wp_delete_post( $this->form->id, true );
		unlink( $this->peak );
		parent::tearDown();
	}

	public function test_a_file_that_is_cut_five_times_by_http_is_the_file_at_the_end(): void {
		$port    = $this->web_server();
		$whole   = random_bytes( 600_000 );
		$whole   = "ID3\x03" . $whole;
		$created = self::http( $port, 'POST', $this->address(), [ 'Upload-Length' => strlen( $whole ), 'Upload-Metadata' => 'field ' . base64_encode( 'docs' ) . ',filename ' . base64_encode( 'a.mp3' ) ] );
		self::assertSame( 201, $created['status'] );
		$at      = $this->address() . '/' . json_decode( $created['body'], true )['id'];
		foreach ( str_split( $whole, 120_001 ) as $nth => $piece ) {
			$offset  = (string) ( 120_001 * $nth );
			$headers = [ 'Upload-Offset' => $offset, 'Content-Type' => 'application/offset+octet-stream', 'Upload-Checksum' => 'sha1 ' . base64_encode( sha1( $piece, true ) ) ];
			self::http( port: $port, method: 'PATCH', path: $at, headers: $headers, body: $piece, cut: strlen( $piece ) - 1000 * $nth - 1 );
			$head = self::http( $port, 'HEAD', $at );
			self::assertSame( [ 200, $offset, '' ], [ $head['status'], $head['headers']['upload-offset'], $head['body'] ], 'A piece counts when it is whole.' );
			self::assertSame( 460, self::http( $port, 'PATCH', $at, [ 'Upload-Checksum' => 'sha1 ' . base64_encode( sha1( 'other', true ) ) ] + $headers, $piece )['status'] );
			self::assertSame( 204, self::http( $port, 'PATCH', $at, $headers, $piece )['status'] );
		}
		[ $file ] = ( new FileRepository() )->find_pending( $this->owner );
		self::assertSame( [ hash( 'sha256', $whole ), hash( 'sha256', $whole ) ], [ $file->hash, hash_file( 'sha256', $file->path() ) ] );
		self::assertSame( 409, self::http( $port, 'PATCH', $at, [ 'Upload-Offset' => '7', 'Content-Type' => 'application/offset+octet-stream' ], 'x' )['status'] );
		self::assertSame( 204, self::http( $port, 'DELETE', $at )['status'] );
		self::assertSame( 404, self::http( $port, 'HEAD', $at )['status'] );
	}

	public function test_one_process_at_a_time_writes_and_one_that_is_killed_leaves_what_was_there(): void {
		$store = new FileRepository();
		$file  = $store->reserve( $this->owner, 'docs', 'a.txt', 300_000 );
		self::assertInstanceOf( StoredFile::class, $file );
		$fits  = static fn (): string => '';
		$file  = ( new ChunkAppender() )->append(
			file: $file,
			offset: 0,
			input: self::stream( str_repeat( 'a', 100_000 ) ),
			length: 100_000,
			checksum: null,
			validate: $fits,
		);
		self::assertInstanceOf( StoredFile::class, $file );
		$process = proc_open( [ PHP_BINARY, __DIR__ . '/one-piece.php', $file->token, '100000', '200000' ], [ [ 'pipe', 'r' ], [ 'pipe', 'w' ], STDERR ], $pipes );
		self::assertIsResource( $process );
		$this->processes[] = $process;
		fwrite( $pipes[0], str_repeat( 'b', 150_000 ) );
		do {
			clearstatcache();
		} while ( (int) filesize( $file->partial_path() ) <= 100_000 && proc_get_status( $process )['running'] );
		self::assertGreaterThan( 100_000, (int) filesize( $file->partial_path() ) );
		self::assertSame( 'busy', ( new ChunkAppender() )->append(
			file: $file,
			offset: 100_000,
			input: self::stream( str_repeat( 'c', 200_000 ) ),
			length: 200_000,
			checksum: null,
			validate: $fits,
		) );
		proc_terminate( $process, 9 );
		while ( proc_get_status( $process )['running'] ) {
			continue;
		}
		self::assertSame( 100_000, $store->find( [ $file->token ] )[ $file->token ]->received );
		$done = ( new ChunkAppender() )->append(
			file: $file,
			offset: 100_000,
			input: self::stream( str_repeat( 'c', 200_000 ) ),
			length: 200_000,
			checksum: null,
			validate: $fits,
		);
		self::assertInstanceOf( StoredFile::class, $done );
		self::assertSame( hash( 'sha256', str_repeat( 'a', 100_000 ) . str_repeat( 'c', 200_000 ) ), hash_file( 'sha256', $done->path() ) );
		self::assertSame( $done->hash, hash_file( 'sha256', $done->path() ) );
	}

	public function test_of_a_file_that_the_disk_has_no_room_for_nothing_is_left(): void {
		$file = ( new FileRepository() )->reserve( $this->owner, 'docs', 'a.txt', 40 * MB_IN_BYTES );
		self::assertInstanceOf( StoredFile::class, $file );
		$from = (string) tempnam( sys_get_temp_dir(), 'large' );
		file_put_contents( $from, str_repeat( 'x', 40 * MB_IN_BYTES ) );
		// No file may grow beyond 32 MB there; the signal about it is left aside, as by a web server.
		$process = proc_open( [ 'bash', '-c', "trap '' XFSZ; ulimit -f 32768; exec \"\$@\"", '_', PHP_BINARY, __DIR__ . '/one-piece.php', $file->token, '0', (string) ( 40 * MB_IN_BYTES ) ], [ [ 'file', $from, 'r' ], [ 'pipe', 'w' ], STDERR ], $pipes );
		self::assertIsResource( $process );
		self::assertSame( "full\n", stream_get_contents( $pipes[1] ) );
		proc_close( $process );
		unlink( $from );
		self::assertSame( [], ( new FileRepository() )->find( [ $file->token ] ) );
		self::assertFileDoesNotExist( $file->partial_path() );
		self::assertFileDoesNotExist( $file->path() );
	}

	private function address(): string {
		return "/wp-json/frontage/v1/contact-forms/{$this->form->id}/uploads";
	}

	private function web_server(): int {
		$port    = MailServer::closed_port();
		$process = proc_open( [ PHP_BINARY, '-d', 'memory_limit=128M', '-S', "127.0.0.1:$port", __DIR__ . '/one-web-request.php' ], [ [ 'pipe', 'r' ], [ 'pipe', 'w' ], [ 'pipe', 'w' ] ], $pipes, null, [ ...getenv(), 'FRONTAGE_PEAK' => $this->peak ] );
		self::assertIsResource( $process );
		$this->processes[] = $process;
		self::assertStringContainsString( 'started', (string) fgets( $pipes[2] ) );
		return $port;
	}

	/**
	 * @param array<string, string|int> $headers
	 * @param ?int                      $cut     So many bytes of the body come, then the connection is gone.
	 * @return array{status: int, headers: array<string, string>, body: string}
	 */
	private static function http( int $port, string $method, string $path, array $headers = [], string $body = '', ?int $cut = null ): array {
		$client = stream_socket_client( "tcp://127.0.0.1:$port" );
		self::assertIsResource( $client );
		$lines = [ "$method $path HTTP/1.1", 'Host: 127.0.0.1', 'Connection: close', 'Tus-Resumable: 1.0.0', 'Frontage-Visitor: ' . self::NAME . '.' . self::SECRET ];
		foreach ( $headers + ( 'HEAD' === $method || 'DELETE' === $method ? [] : [ 'Content-Length' => strlen( $body ) ] ) as $name => $value ) {
			$lines[] = "$name: $value";
		}
		fwrite( $client, implode( "\r\n", $lines ) . "\r\n\r\n" );
		fwrite( $client, null === $cut ? $body : substr( $body, 0, $cut ) );
		if ( null !== $cut ) {
			fclose( $client );
			return [ 'status' => 0, 'headers' => [], 'body' => '' ];
		}
		[ $head, $rest ] = [ ...explode( "\r\n\r\n", (string) stream_get_contents( $client ), 2 ), '' ];
		$told            = [];
		foreach ( array_slice( explode( "\r\n", $head ), 1 ) as $line ) {
			[ $name, $value ]           = explode( ': ', $line, 2 );
			$told[ strtolower( $name ) ] = $value;
		}
		return [ 'status' => (int) substr( $head, 9, 3 ), 'headers' => $told, 'body' => $rest ];
	}

	/** @return resource */
	private static function stream( string $bytes ) {
		$stream = fopen( 'php://temp', 'w+b' );
		self::assertIsResource( $stream );
		fwrite( $stream, $bytes );
		rewind( $stream );
		return $stream;
	}
}
