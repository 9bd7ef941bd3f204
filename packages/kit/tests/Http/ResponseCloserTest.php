<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Tests\Http;

use Frontage\Kit\Http\ResponseCloser;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/** A visitor has his whole answer while PHP goes on, on a server that cannot close a connection. */
final class ResponseCloserTest extends TestCase {

	public static function setUpBeforeClass(): void {
		defined( 'ABSPATH' ) || define( 'ABSPATH', '/' );
		require_once dirname( __DIR__, 2 ) . '/php/Http/ResponseCloser.php';
	}

	/** @return iterable<string, array{list<string>, string}> */
	public static function settings(): iterable {
		yield 'as PHP comes' => [ [], '' ];
		yield 'with a buffer of its own' => [ [ '-d', 'output_buffering=4096' ], '' ];
		yield 'where PHP compresses' => [ [ '-d', 'zlib.output_compression=4096' ], '' ];
		yield 'where a plugin compresses' => [ [], 'ob_gzhandler' ];
		yield 'with a buffer begun later that changes the page' => [ [], 'later' ];
	}

	/** @param list<string> $options Of PHP. */
	#[DataProvider( 'settings' )]
	#[Group( 'processes' )]
	public function test_the_answer_is_whole_before_the_work_begins( array $options, string $buffer ): void {
		$work = stream_socket_server( 'tcp://127.0.0.1:0' );
		self::assertIsResource( $work );
		$page = proc_open(
			[ PHP_BINARY, ...$options, '-S', '127.0.0.1:0', dirname( __DIR__ ) . '/answer-first.php' ],
			[ [ 'pipe', 'r' ], [ 'file', '/dev/null', 'a' ], [ 'pipe', 'w' ] ],
			$pipes,
			null,
			[ 'FRONTAGE_WORK' => (string) stream_socket_get_name( $work, false ), 'FRONTAGE_BUFFER' => $buffer ] + getenv()
		);
		self::assertIsResource( $page );
		try {
			self::assertSame( 1, preg_match( '~//(127\.0\.0\.1:\d+)~', (string) fgets( $pipes[2] ), $found ) );
			$visitor = stream_socket_client( "tcp://$found[1]", timeout: 20 );
			self::assertIsResource( $visitor );
			fwrite( $visitor, "GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n" );
			$worker = stream_socket_accept( $work, 20 );
			self::assertIsResource( $worker, 'The work has begun.' );

			$head = (string) stream_get_line( $visitor, 10000, "\r\n\r\n" );
			self::assertSame( 1, preg_match( '/^Content-Length: (\d+)\r?$/mi', $head, $length ), $head );
			$body = (string) stream_get_contents( $visitor, (int) $length[1] );
			self::assertSame( 'later' === $buffer ? 'THE WHOLE ANSWER' : 'the whole answer', $body );

			self::assertSame( 'answered', fgets( $worker, 9 ), 'And it knows that the visitor has it.' );
			fwrite( $worker, "end\n" );
		} finally {
			proc_terminate( $page );
			proc_close( $page );
		}
	}

	/** @return iterable<string, array{list<array<string, mixed>>, bool, ?int}> */
	public static function buffers(): iterable {
		$own = [ 'name' => 'default output handler', 'buffer_used' => 100 ];
		yield 'ours' => [ [ $own ], false, 100 ];
		yield 'PHP’s below it' => [ [ [ 'buffer_used' => 20 ] + $own, $own ], true, 120 ];
		yield 'one that compresses' => [ [ [ 'name' => 'ob_gzhandler', 'buffer_used' => 0 ], $own ], false, null ];
		yield 'one that was told not to' => [ [ [ 'name' => 'zlib output compression', 'buffer_used' => 5 ], $own ], true, 105 ];
		yield 'one of a plugin' => [ [ [ 'name' => 'Closure::__invoke', 'buffer_used' => 0 ], $own ], true, null ];
		yield 'none' => [ [], true, 0 ];
	}

	/** @param list<array<string, mixed>> $buffers */
	#[DataProvider( 'buffers' )]
	public function test_the_length_of_an_answer_is_told_only_when_it_is_known( array $buffers, bool $is_plain, ?int $length ): void {
		self::assertSame( $length, ResponseCloser::length( $buffers, $is_plain ) );
	}

	public function test_where_the_server_may_hold_the_answer_back_it_does_not_count_as_given(): void {
		$given = static fn ( string $server, string $protocol = 'HTTP/1.1', bool $is_asked = true, array $modules = [ 'mod_deflate' ] ): bool => ResponseCloser::is_forwarded_at_once( $server, $protocol, $is_asked, $modules );
		self::assertSame( [ true, true, false, false ], array_map( $given, [ 'cli-server', 'apache2handler', 'cgi-fcgi', 'fpm-fcgi' ] ) );
		self::assertFalse( $given( 'apache2handler', 'HTTP/2.0' ) );
		self::assertFalse( $given( 'apache2handler', is_asked: false ) );
		self::assertFalse( $given( 'apache2handler', is_asked: false, modules: [ 'core', 'mod_brotli' ] ) );
		self::assertTrue( $given( 'apache2handler', is_asked: false, modules: [ 'core' ] ) );
	}
}
