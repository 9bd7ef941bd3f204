<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

defined( 'ABSPATH' ) || exit;

/** Reads the directory of an OLE file ([MS-CFB]), the format of old Office documents and of new ones with a password. Its streams are not read. */
final class OleDirectory {

	// phpcs:disable WordPress.WP.AlternativeFunctions -- Pieces of a file that PHP just received; WP_Filesystem reads whole files only.

	private const SIGNATURE = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";

	/** Bytes of the header, and of one directory entry. */
	private const HEADER = 512;
	private const ENTRY  = 128;

	/** Sectors listed in the header itself; they hold the allocation table of a file of at least 6.8 MB. */
	private const LISTED = 109;

	/** Maximum number of directory sectors that are read: at least 4,096 entries. */
	private const MOST_SECTORS = 1024;

	/** The highest real sector number; larger values mark ends and free sectors. */
	private const LAST_SECTOR = 0xfffffffa;

	/** @return list<string> Names of its storages and streams, as far as the directory can be read; empty for other files. */
	public static function list_names( string $path ): array {
		$file = fopen( $path, 'rb' );
		if ( ! $file ) {
			return [];
		}
		$header = (string) fread( $file, self::HEADER );
		$names  = strlen( $header ) === self::HEADER && str_starts_with( $header, self::SIGNATURE ) ? self::read_directory( $file, $header ) : [];
		fclose( $file );
		return $names;
	}

	/**
	 * @param resource $file
	 * @return list<string>
	 */
	private static function read_directory( $file, string $header ): array {
		$shift = self::read_number( $header, 30 ) & 0xffff;
		if ( 9 !== $shift && 12 !== $shift ) {
			return [];
		}
		$names = [];
		$next  = self::read_number( $header, 48 );
		for ( $read = 0; $next <= self::LAST_SECTOR && $read < self::MOST_SECTORS; ++$read ) {
			$sector = self::read_sector( $file, $next, $shift );
			foreach ( '' === $sector ? [] : str_split( $sector, self::ENTRY ) as $entry ) {
				$length  = self::ENTRY === strlen( $entry ) ? ( self::read_number( $entry, 64 ) & 0xffff ) : 0;
				$names[] = $length > 2 && $length <= 64 ? mb_convert_encoding( substr( $entry, 0, $length - 2 ), 'UTF-8', 'UTF-16LE' ) : '';
			}
			$next = '' === $sector ? PHP_INT_MAX : self::next_sector( $file, $header, $next, $shift );
		}
		return array_values( array_filter( $names, static fn ( string $name ): bool => '' !== $name ) );
	}

	/**
	 * The next sector of the same stream, according to the allocation table.
	 *
	 * @param resource $file
	 */
	private static function next_sector( $file, string $header, int $sector, int $shift ): int {
		$per   = ( 1 << $shift ) >> 2;
		$table = intdiv( $sector, $per );
		if ( $table >= self::LISTED ) {
			return $sector + 1; // The rest of a very large file's table is not read; directories are mostly contiguous.
		}
		$part = self::read_sector( $file, self::read_number( $header, 76 + 4 * $table ), $shift );
		return '' === $part ? PHP_INT_MAX : self::read_number( $part, 4 * ( $sector % $per ) );
	}

	/**
	 * @param resource $file
	 * @return string A complete sector, or ''.
	 */
	private static function read_sector( $file, int $number, int $shift ): string {
		$size = max( 1, 1 << $shift );
		if ( $number > self::LAST_SECTOR || 0 !== fseek( $file, ( $number + 1 ) << $shift ) ) {
			return '';
		}
		$bytes = (string) fread( $file, $size );
		return strlen( $bytes ) === $size ? $bytes : '';
	}

	private static function read_number( string $bytes, int $offset ): int {
		/** @var array{1: int} $number */
		$number = unpack( 'V', substr( str_pad( $bytes, $offset + 4, "\0" ), $offset, 4 ) );
		return $number[1];
	}
	// phpcs:enable
}
