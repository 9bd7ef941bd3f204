<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Kit\Http\RequestInput;
use Frontage\Kit\Import\RestUpload;
use Frontage\Tests\WordPressTestCase;
use WP_REST_Request;

final class RequestInputTest extends WordPressTestCase {

	/** @var array{ array<mixed>, array<mixed>, array<mixed>, array<mixed> } */
	private array $before;

	protected function setUp(): void {
		parent::setUp();
		$this->before = [ $_GET, $_POST, $_COOKIE, $_SERVER ];
	}

	protected function tearDown(): void {
		[ $_GET, $_POST, $_COOKIE, $_SERVER ] = $this->before;
		parent::tearDown();
	}

	public function test_values_are_unslashed_and_lists_are_no_texts(): void {
		$_GET                   = [ 'a' => "O\\'Neil" ];
		$_POST                  = [ 'b' => [ 'c' => 'd\\\\e' ] ];
		$_COOKIE                = [ 'f' => 'g\\"h', 'list' => [ 'i' ] ];
		$_SERVER['HTTP_X_TEST'] = "j\\'k";
		$_SERVER['argv']        = [ 'wp', 'plugin', [ 'x' ] ];
		self::assertSame( [ [ 'a' => "O'Neil" ], [ 'b' => [ 'c' => 'd\\e' ] ] ], [ RequestInput::query(), RequestInput::posted() ] );
		self::assertSame( [ 'g"h', '', '' ], [ RequestInput::cookie( 'f' ), RequestInput::cookie( 'list' ), RequestInput::cookie( 'none' ) ] );
		self::assertSame( [ "j'k", '', '' ], [ RequestInput::server( 'HTTP_X_TEST' ), RequestInput::server( 'argv' ), RequestInput::server( 'NONE' ) ] );
		self::assertSame( [ 'wp', 'plugin' ], RequestInput::arguments() );
	}

	public function test_the_file_of_a_request_has_a_size(): void {
		$file    = wp_tempnam( 'upload' );
		$request = new WP_REST_Request( 'POST', '/' );
		$ask     = static function ( mixed $sent, int $most ) use ( $request ): ?array {
			$request->set_file_params( [ 'file' => $sent ] );
			return RestUpload::file( $request, $most );
		};
		$sent    = [ 'tmp_name' => $file, 'name' => 'a.zip', 'error' => UPLOAD_ERR_OK ];
		try {
			self::assertNull( $ask( $sent, 3 ), 'It is empty.' );
			file_put_contents( $file, 'abc' );
			clearstatcache();
			self::assertSame( [ 'path' => $file, 'name' => 'a.zip' ], $ask( $sent, 3 ) );
			self::assertNull( $ask( $sent, 2 ), 'It is too large.' );
			self::assertNull( $ask( [ 'error' => UPLOAD_ERR_INI_SIZE ] + $sent, 3 ) );
			self::assertNull( $ask( [ 'tmp_name' => [ $file ] ] + $sent, 3 ) );
			self::assertNull( $ask( 'a.zip', 3 ) );
		} finally {
			wp_delete_file( $file );
		}
	}
}
