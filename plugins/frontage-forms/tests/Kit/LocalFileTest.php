<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Kit\LocalFile;
use Frontage\Tests\WordPressTestCase;

final class LocalFileTest extends WordPressTestCase {

	public function test_a_file_is_written_and_read_in_parts(): void {
		$file = wp_tempnam( 'local' );
		try {
			self::assertTrue( LocalFile::write( $file, 'abcdef' ) );
			self::assertSame( [ 'abcdef', 'cd', '' ], [ LocalFile::read( $file ), LocalFile::read( $file, 2, 2 ), LocalFile::read( $file, 6 ) ] );
			ob_start();
			LocalFile::send( $file );
			self::assertSame( 'abcdef', ob_get_clean() );
		} finally {
			wp_delete_file( $file );
		}
	}

	public function test_addresses_streams_and_folders_are_no_files(): void {
		foreach ( [ 'https://example.com/a.txt', 'php://input', 'data:text/plain,abc', __DIR__, __DIR__ . '/none.txt', '' ] as $path ) {
			self::assertNull( LocalFile::read( $path ), $path );
			ob_start();
			LocalFile::send( $path );
			self::assertSame( '', ob_get_clean(), $path );
		}
	}
}
