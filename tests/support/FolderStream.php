<?php

declare( strict_types = 1 );

namespace Frontage\Tests;

/** A stream wrapper like those of plugins that keep the media library in a bucket: `bucket://site/a.jpg` is `a.jpg` of a folder. */
final class FolderStream {

	public static string $folder = '';

	/** @var resource|null Set by PHP. */
	public $context;

	/** @var resource */
	private $file;

	private static function file( string $path ): string {
		return self::$folder . '/' . ltrim( (string) wp_parse_url( $path, PHP_URL_PATH ), '/' );
	}

	public function stream_open( string $path, string $mode ): bool {
		$file = fopen( self::file( $path ), $mode );
		if ( ! $file ) {
			return false;
		}
		$this->file = $file;
		return true;
	}

	public function stream_read( int $count ): string|false {
		return fread( $this->file, max( 1, $count ) );
	}

	public function stream_write( string $bytes ): int {
		return (int) fwrite( $this->file, $bytes );
	}

	public function stream_seek( int $offset, int $whence ): bool {
		return 0 === fseek( $this->file, $offset, $whence );
	}

	public function stream_tell(): int {
		return (int) ftell( $this->file );
	}

	public function stream_eof(): bool {
		return feof( $this->file );
	}

	/** @return array<int|string, int>|false */
	public function stream_stat(): array|false {
		return fstat( $this->file );
	}

	/** @return array<int|string, int>|false */
	public function url_stat( string $path, int $flags ): array|false {
		$file = self::file( $path );
		return file_exists( $file ) ? stat( $file ) : false;
	}

	public function unlink( string $path ): bool {
		return unlink( self::file( $path ) );
	}

	/** Rights mean nothing in a bucket. */
	public function stream_metadata( string $path, int $option, mixed $value ): bool {
		return true;
	}

	public function mkdir( string $path, int $mode, int $options ): bool {
		return wp_mkdir_p( self::file( $path ) );
	}
}
