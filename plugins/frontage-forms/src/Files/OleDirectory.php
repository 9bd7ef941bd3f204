<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

defined( 'ABSPATH' ) || exit;

/** The directory of an OLE file ([MS-CFB]): what old Office documents and new ones with a password are. Nothing of its streams is read. */
final class OleDirectory {

	// phpcs:disable WordPress.WP.AlternativeFunctions -- Pieces of a file that PHP just received; WP_Filesystem reads whole files only.

	private const SIGNATURE = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";

	/** Bytes of the header, and of one entry of the directory. */
	private const HEADER = 512;
	private const ENTRY  = 128;

	/** Sectors that are listed in the header itself; they hold the table of a file of 6.8 MB and more. */
	private const LISTED = 109;

	/** Sectors of a directory that are read: 4,096 entries and more. */
	private const MOST_SECTORS = 1024;

	/** Sectors below are real ones; above stand the marks for ends and free ones. */
	private const LAST_SECTOR = 0xfffffffa;

	/** @return list<string> The names of its storages and streams, as far as the directory can be followed; empty for what is no such file. */
	public static function names( string $path ): array {
		$file = fopen( $path, 'rb' );
		if ( ! $file ) {
			return [];
		}
		$header = (string) fread( $file, self::HEADER );
		$names  = strlen( $header ) === self::HEADER && str_starts_with( $header, self::SIGNATURE ) ? self::read( $file, $header ) : [];
		fclose( $file );
		return $names;
	}

	/**
	 * @param resource $file
	 * @return list<string>
	 */
	private static function read( $file, string $header ): array {
		$shift = self::number( $header, 30 ) & 0xffff;
		if ( 9 !== $shift && 12 !== $shift ) {
			return [];
		}
		$names = [];
		$next  = self::number( $header, 48 );
		for ( $read = 0; $next <= self::LAST_SECTOR && $read < self::MOST_SECTORS; ++$read ) {
			$sector = self::sector( $file, $next, $shift );
			foreach ( '' === $sector ? [] : str_split( $sector, self::ENTRY ) as $entry ) {
				$length  = self::ENTRY === strlen( $entry ) ? ( self::number( $entry, 64 ) & 0xffff ) : 0;
				$names[] = $length > 2 && $length <= 64 ? mb_convert_encoding( substr( $entry, 0, $length - 2 ), 'UTF-8', 'UTF-16LE' ) : '';
			}
			$next = '' === $sector ? PHP_INT_MAX : self::after( $file, $header, $next, $shift );
		}
		return array_values( array_filter( $names, static fn ( string $name ): bool => '' !== $name ) );
	}

	/**
	 * The sector that the table names as the next one of the same stream.
	 *
	 * @param resource $file
	 */
	private static function after( $file, string $header, int $sector, int $shift ): int {
		$per   = ( 1 << $shift ) >> 2;
		$table = intdiv( $sector, $per );
		if ( $table >= self::LISTED ) {
			return $sector + 1; // The table of a very large file is not looked up; directories are mostly written in one piece.
		}
		$part = self::sector( $file, self::number( $header, 76 + 4 * $table ), $shift );
		return '' === $part ? PHP_INT_MAX : self::number( $part, 4 * ( $sector % $per ) );
	}

	/**
	 * @param resource $file
	 * @return string A whole sector, or ''.
	 */
	private static function sector( $file, int $number, int $shift ): string {
		$size = max( 1, 1 << $shift );
		if ( $number > self::LAST_SECTOR || 0 !== fseek( $file, ( $number + 1 ) << $shift ) ) {
			return '';
		}
		$bytes = (string) fread( $file, $size );
		return strlen( $bytes ) === $size ? $bytes : '';
	}

	private static function number( string $bytes, int $at ): int {
		/** @var array{1: int} $number */
		$number = unpack( 'V', substr( str_pad( $bytes, $at + 4, "\0" ), $at, 4 ) );
		return $number[1];
	}
	// phpcs:enable
}
