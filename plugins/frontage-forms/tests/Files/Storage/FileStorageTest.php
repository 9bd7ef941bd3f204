<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Files\Storage;

use Frontage\Forms\Files\ChunkAppender;
use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\S3\BucketConfig;
use Frontage\Forms\Files\S3\S3Client;
use Frontage\Forms\Files\S3\S3FileStorage;
use Frontage\Forms\Files\Storage\FileStorage;
use Frontage\Forms\Files\Storage\LocalFileStorage;
use Frontage\Forms\Files\Storage\PrivateFolder;
use Frontage\Forms\Files\Storage\StorageProbe;
use Frontage\Forms\Files\Storage\StoredFile;
use Frontage\Forms\Files\UploadOwner;
use Frontage\Forms\Tests\Files\S3\ObjectStorage;
use Frontage\Forms\Tests\Queue\MailServer;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__, 2 ) . '/Queue/MailServer.php';
require_once dirname( __DIR__ ) . '/S3/ObjectStorage.php';

/** What every storage of files has to do, tried with each: the private folder, and a bucket of a real server that speaks S3. */
#[Group( 'processes' )]
final class FileStorageTest extends WordPressTestCase {

	private const MB = 1_048_576;

	private static ?ObjectStorage $objects = null;

	/** @var list<string> */
	private array $temporary = [];

	public static function tearDownAfterClass(): void {
		self::$objects?->stop();
		self::$objects = null;
		parent::tearDownAfterClass();
	}

	protected function tearDown(): void {
		self::$objects?->be( 'well' );
		array_map( 'unlink', array_filter( $this->temporary, 'is_file' ) );
		$this->temporary = [];
		parent::tearDown();
	}

	/** @return iterable<string, array{\Closure(): FileStorage}> */
	public static function storages(): iterable {
		yield 'the private folder' => [ static fn (): FileStorage => new LocalFileStorage() ];
		yield 'a bucket' => [ static fn (): FileStorage => self::bucket() ];
	}

	/** @param \Closure(): FileStorage $make */
	#[DataProvider( 'storages' )]
	public function test_gives_back_what_it_was_given_whole_and_in_part( \Closure $make ): void {
		$store = new FileRepository( $make() );
		$bytes = random_bytes( 9 * self::MB ); // More than it fetches at once.
		$files = $store->store( [ [ 'path' => $this->file( $bytes ), 'name' => 'a.txt', 'field' => 'docs' ], [ 'path' => $this->file( '' ), 'name' => 'empty.txt', 'field' => 'docs' ] ] );
		self::assertNotNull( $files );
		[ $file, $empty ] = $files;
		self::assertTrue( $store->has_bytes( $file ) );
		foreach ( [ [ 0, 9 * self::MB ], [ 1, 1 ], [ 9 * self::MB - 3, 3 ], [ 5, 8 * self::MB ], [ 7, 0 ] ] as [ $from, $length ] ) {
			self::assertSame( [ '', md5( substr( $bytes, $from, $length ) ) ], self::read( $store, $file, $from, $length ), "$length from $from" );
		}
		self::assertSame( [ '', md5( '' ) ], self::read( $store, $empty, 0, 0 ) );
		self::assertTrue( $store->has_bytes( $empty ) );
		$store->remove( $files );
		self::assertSame( [ false, false ], [ $store->has_bytes( $file ), $store->has_bytes( $empty ) ] );
		self::assertSame( 'gone', self::read( $store, $file, 0, 1 )[0] );
		self::assertSame( [], $store->find( [ $file->token, $empty->token ] ) );
	}

	/** @param \Closure(): FileStorage $make */
	#[DataProvider( 'storages' )]
	public function test_takes_away_what_is_not_there( \Closure $make ): void {
		self::assertTrue( $make()->delete( new StoredFile(
			token: bin2hex( random_bytes( 16 ) ),
			submission_id: 0,
			field: '',
			name: '',
			type: '',
			size: 1,
			hash: '',
		) ) );
	}

	/** @param \Closure(): FileStorage $make */
	#[DataProvider( 'storages' )]
	public function test_pieces_become_the_file_whatever_comes_between( \Closure $make ): void {
		$store = new FileRepository( $make() );
		$bytes = random_bytes( 12 * self::MB );
		$file  = $this->create_started_file( $store, strlen( $bytes ) );
		$parts = [ 0 => substr( $bytes, 0, 5 * self::MB ), 5 * self::MB => substr( $bytes, 5 * self::MB, 6 * self::MB ), 11 * self::MB => substr( $bytes, 11 * self::MB ) ];
		foreach ( $parts as $at => $piece ) {
			$length = strlen( $piece );
			self::assertSame( 'cut', $this->append( $store, $file, $at, substr( $piece, 0, -1 ), $length ) );
			self::assertSame( 'checksum', $this->append( store: $store, file: $file, offset: $at, piece: $piece, length: $length, adds_up_to: 'another' ) );
			self::assertSame( 'offset', $this->append( $store, $file, $at + 1, $piece, $length - 1 ) );
			self::assertSame( 'long', $this->append( $store, $file, $at, '', strlen( $bytes ) - $at + 1 ) );
			self::assertSame( $at, self::reload_file( $store, $file )->received );
			$said = $this->append( store: $store, file: $file, offset: $at, piece: $piece, length: $length, adds_up_to: $piece );
			self::assertInstanceOf( StoredFile::class, $said );
			self::assertSame( $at + $length, $said->received );
			self::assertSame( 'offset', $this->append( $store, $file, $at, $piece, $length ), 'A second time.' );
		}
		$whole = self::reload_file( $store, $file );
		self::assertSame( hash( 'sha256', $bytes ), $whole->hash );
		self::assertSame( [ '', md5( $bytes ) ], self::read( $store, $whole, 0, $whole->size ) );
		$store->remove( [ $whole ] );
		self::assertFalse( $store->has_bytes( $whole ) );
	}

	/** @param \Closure(): FileStorage $make */
	#[DataProvider( 'storages' )]
	public function test_the_first_piece_and_the_whole_are_judged_and_nothing_is_left_of_what_is_wrong( \Closure $make ): void {
		$store = new FileRepository( $make() );
		$bytes = random_bytes( 6 * self::MB );
		$file  = $this->create_started_file( $store, strlen( $bytes ) );
		$seen  = [];
		$judge = static function ( string $path, bool $is_whole ) use ( &$seen ): string {
			$seen[] = [ $is_whole, (string) hash_file( 'sha256', $path ) ];
			return $is_whole ? 'inavalid_type' : '';
		};
		$this->append( $store, $file, 0, substr( $bytes, 0, 5 * self::MB ), 5 * self::MB, judge: $judge );
		self::assertSame( 'inavalid_type', $this->append( $store, $file, 5 * self::MB, substr( $bytes, 5 * self::MB ), self::MB, judge: $judge ) );
		self::assertSame( [ [ false, hash( 'sha256', substr( $bytes, 0, 5 * self::MB ) ) ], [ true, hash( 'sha256', $bytes ) ] ], $seen );
		self::assertSame( [], $store->find( [ $file->token ] ) );
		self::assertFalse( $store->has_bytes( $file ) );
		$other = $this->create_started_file( $store, strlen( $bytes ) );
		self::assertSame( 'inavalid_type', $this->append( $store, $other, 0, substr( $bytes, 0, 5 * self::MB ), 5 * self::MB, judge: static fn (): string => 'inavalid_type' ) );
		self::assertSame( [], [ ...$store->find( [ $other->token ] ), ...( self::$objects?->holds() ?? [] ) ] );
		self::assertFileDoesNotExist( $other->partial_path() );
	}

	/** @param \Closure(): FileStorage $make */
	#[DataProvider( 'storages' )]
	public function test_one_process_at_a_time_has_a_file_in_hand( \Closure $make ): void {
		$store = new FileRepository( $make() );
		$file  = $this->create_started_file( $store, 10 );
		$again = null;
		$said  = $this->append( $store, $file, 0, '0123456789', 10, judge: function () use ( $store, $file, &$again ): string {
			$again = self::lock_in_other_process( $store, $file );
			return '';
		} );
		self::assertInstanceOf( StoredFile::class, $said );
		self::assertSame( 'busy', $again );
		$store->remove( [ $said ] );
	}

	/** @param \Closure(): FileStorage $make */
	#[DataProvider( 'storages' )]
	public function test_what_is_not_whole_goes_with_its_row( \Closure $make ): void {
		$store = new FileRepository( $make() );
		$file  = $this->create_started_file( $store, 6 * self::MB );
		$this->append( $store, $file, 0, str_repeat( 'x', 5 * self::MB ), 5 * self::MB );
		$store->remove( [ self::reload_file( $store, $file ) ] );
		self::assertSame( [], [ ...$store->find( [ $file->token ] ), ...( self::$objects?->holds() ?? [] ) ] );
		self::assertFileDoesNotExist( $file->partial_path() );
	}

	/** @param \Closure(): FileStorage $make */
	#[DataProvider( 'storages' )]
	public function test_tries_itself_as_we_ask_and_as_anybody_could( \Closure $make ): void {
		add_filter( 'pre_http_request', static fn ( mixed $answer, array $args, string $url ): mixed => str_starts_with( $url, 'http://example.test/' ) ? [ 'headers' => [], 'body' => 'Forbidden', 'response' => [ 'code' => 403, 'message' => '' ], 'cookies' => [], 'filename' => '' ] : $answer, 10, 3 );
		self::assertSame( StorageProbe::PRIVATE, $make()->run_probe()->result );
		self::assertSame( [], [ ...( glob( PrivateFolder::path() . '/probe-*' ) ?: [] ), ...( self::$objects?->holds() ?? [] ) ] );
	}

	public function test_a_web_server_that_shows_the_private_folder_is_found_and_one_that_does_not_is_not(): void {
		$port = MailServer::closed_port();
		add_filter( 'upload_dir', static fn ( array $uploads ): array => [ 'baseurl' => "http://localhost:$port/uploads" ] + $uploads );
		foreach ( [ StorageProbe::PUBLIC => '', StorageProbe::PRIVATE => dirname( __DIR__ ) . '/closed-folder.php' ] as $result => $router ) {
			$process = proc_open( [ PHP_BINARY, '-S', "127.0.0.1:$port", '-t', WP_CONTENT_DIR, ...( '' === $router ? [] : [ $router ] ) ], [ [ 'pipe', 'r' ], [ 'pipe', 'w' ], [ 'pipe', 'w' ] ], $pipes );
			self::assertIsResource( $process );
			self::assertStringContainsString( 'started', (string) fgets( $pipes[2] ) );
			$probe = ( new LocalFileStorage() )->run_probe();
			proc_terminate( $process, 9 );
			proc_close( $process );
			self::assertSame( $result, $probe->result, $probe->detail );
			self::assertSame( StorageProbe::PUBLIC === $result, str_contains( $probe->detail, 'location ^~ /uploads/frontage-private/ { deny all; }' ) );
		}
		self::assertSame( StorageProbe::UNKNOWN, ( new LocalFileStorage() )->run_probe()->result, 'Nobody listens there any more.' );
		self::assertSame( [], glob( PrivateFolder::path() . '/probe-*' ) );
	}

	private static function bucket( int $patience = 15 ): S3FileStorage {
		self::$objects ??= new ObjectStorage();
		return new S3FileStorage( new S3Client( BucketConfig::from_constant( self::$objects->settings() ), $patience ) );
	}

	/** What a second one hears who comes while the file is in hand: by another connection, since locks are a connection's. */
	private static function lock_in_other_process( FileRepository $store, StoredFile $file ): string {
		$process = proc_open( [ PHP_BINARY, dirname( __DIR__ ) . '/one-hand.php', $store->storage() instanceof S3FileStorage ? 'bucket' : 'folder', $file->token ], [ [ 'pipe', 'r' ], [ 'pipe', 'w' ], STDERR ], $pipes );
		self::assertIsResource( $process );
		$said = trim( (string) stream_get_contents( $pipes[1] ) );
		proc_close( $process );
		return $said;
	}

	/** The row of a file that comes in pieces. */
	private function create_started_file( FileRepository $store, int $size ): StoredFile {
		$file = $store->reserve( new UploadOwner( 1, 'visitor', 'secret' ), 'docs', 'a.txt', $size );
		self::assertInstanceOf( StoredFile::class, $file );
		return $file;
	}

	/** @param ?\Closure(string, bool): string $judge */
	private function append( FileRepository $store, StoredFile $file, int $offset, string $piece, int $length, ?string $adds_up_to = null, ?\Closure $judge = null ): StoredFile|string {
		$in = fopen( 'php://temp', 'w+b' );
		self::assertIsResource( $in );
		fwrite( $in, $piece );
		rewind( $in );
		$said = ( new ChunkAppender( $store ) )->append(
			file: $file,
			offset: $offset,
			input: $in,
			length: $length,
			checksum: null === $adds_up_to ? null : [ 'algorithm' => 'sha1', 'sum' => sha1( $adds_up_to, true ) ],
			validate: $judge ?? static fn (): string => '',
		);
		fclose( $in );
		return $said;
	}

	private static function reload_file( FileRepository $store, StoredFile $file ): StoredFile {
		return $store->find( [ $file->token ] )[ $file->token ];
	}

	/** @return array{string, string} What was said, and the sum of what came. */
	private static function read( FileRepository $store, StoredFile $file, int $from, int $length ): array {
		$out = fopen( 'php://temp', 'w+b' );
		self::assertIsResource( $out );
		$said = $store->copy_bytes( $file, $out, $from, $length );
		rewind( $out );
		return [ $said, md5( (string) stream_get_contents( $out ) ) ];
	}

	private function file( string $bytes ): string {
		$path = (string) tempnam( sys_get_temp_dir(), 'up' );
		file_put_contents( $path, $bytes );
		return $this->temporary[] = $path;
	}
}
