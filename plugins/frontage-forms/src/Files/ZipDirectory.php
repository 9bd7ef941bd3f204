<?php

namespace Frontage\Forms\Files;

use Frontage\Forms\Document\UploadConstraints;

defined( 'ABSPATH' ) || exit;

/** Reads the central directory of a ZIP file; nothing is unpacked. */
final class ZipDirectory {

	// phpcs:disable WordPress.WP.AlternativeFunctions -- Pieces of a file that PHP just received; WP_Filesystem reads whole files only.

	/** Maximum ratio of unpacked to packed size; archives that unpack to less than the second value are never refused for it. */
	private const MOST_RATIO = 100;
	private const HARMLESS   = 10 * MB_IN_BYTES;

	/** The record at the end: its signature, its length, and the maximum length of the comment after it. */
	private const END        = "PK\x05\x06";
	private const END_LENGTH = 22;
	private const COMMENT    = 65535;

	/** The record before the end of an archive larger than 4 GB: its signature and its length. */
	private const LARGE        = "PK\x06\x07";
	private const LARGE_LENGTH = 20;

	/** Each entry's signature, and its length before the name. */
	private const ENTRY        = "PK\x01\x02";
	private const ENTRY_LENGTH = 46;

	/** Longest name of an entry that is accepted, in bytes. */
	private const LONGEST_NAME = 1024;

	/**
	 * Whether a ZIP program would open the file, whatever precedes the archive: its directory is directly before its end, or a record for
	 * archives larger than 4 GB is. A comment may contain a false end record, so each one is checked.
	 */
	public static function is_zip( string $path ): bool {
		$size     = (int) filesize( $path );
		$tail     = (string) file_get_contents( $path, false, null, max( 0, $size - self::END_LENGTH - self::COMMENT ) );
		$file     = fopen( $path, 'rb' );
		$is_found = false;
		for ( $offset = -1; $file && ! $is_found; ) {
			$offset = strpos( $tail, self::END, $offset + 1 );
			if ( false === $offset || strlen( $tail ) - $offset < self::END_LENGTH ) {
				break;
			}
			/** @var array{length: int} $end */
			$end      = unpack( 'Vlength', substr( $tail, $offset + 12, 4 ) );
			$list     = $size - strlen( $tail ) + $offset - $end['length'];
			$is_found = ( $offset >= self::LARGE_LENGTH && self::LARGE === substr( $tail, $offset - self::LARGE_LENGTH, strlen( self::LARGE ) ) )
				|| ( $list >= 0 && 0 === fseek( $file, $list ) && self::ENTRY === fread( $file, strlen( self::ENTRY ) ) );
		}
		if ( $file ) {
			fclose( $file );
		}
		return $is_found;
	}

	/**
	 * Returns the names of the entries.
	 *
	 * @return list<string>|string `damaged` when the directory is unreadable or wrong, `unpacked` when the unpacked size or number of files is too large.
	 */
	public static function list_names( string $path ): array|string {
		$size   = (int) filesize( $path );
		$tail   = (string) file_get_contents( $path, false, null, max( 0, $size - self::END_LENGTH - self::COMMENT ) );
		$offset = strrpos( $tail, self::END );
		if ( false === $offset || strlen( $tail ) - $offset < self::END_LENGTH ) {
			return 'damaged';
		}
		/** @var array{entries: int, length: int, offset: int} $end */
		$end = unpack( 'ventries/Vlength/Voffset', substr( $tail, $offset + 10, 10 ) );
		if ( $end['offset'] + $end['length'] > $size ) {
			return 'damaged';
		}
		if ( $end['entries'] > UploadConstraints::UNPACKED_FILES ) {
			return 'unpacked';
		}
		return self::read_entries( $path, $end, $size );
	}

	/**
	 * Reads entry by entry, since the directory may be as long as the file.
	 *
	 * @param array{entries: int, length: int, offset: int} $end
	 * @return list<string>|string
	 */
	private static function read_entries( string $path, array $end, int $size ): array|string {
		$file = fopen( $path, 'rb' );
		if ( ! $file || 0 !== fseek( $file, $end['offset'] ) ) {
			return 'damaged';
		}
		$names          = [];
		$unpacked_bytes = 0;
		for ( $remaining = $end['length']; $remaining > 0; ) {
			$head = (string) fread( $file, self::ENTRY_LENGTH );
			if ( ! str_starts_with( $head, self::ENTRY ) || strlen( $head ) < self::ENTRY_LENGTH || count( $names ) >= $end['entries'] ) {
				return 'damaged';
			}
			/** @var array{bytes: int, name: int, extra: int, comment: int} $entry */
			$entry = unpack( 'Vbytes/vname/vextra/vcomment', substr( $head, 24, 10 ) );
			if ( $entry['name'] > self::LONGEST_NAME ) {
				return 'damaged';
			}
			$names[]         = $entry['name'] > 0 ? (string) fread( $file, $entry['name'] ) : '';
			$unpacked_bytes += $entry['bytes'];
			$remaining      -= self::ENTRY_LENGTH + $entry['name'] + $entry['extra'] + $entry['comment'];
			fseek( $file, $entry['extra'] + $entry['comment'], SEEK_CUR );
		}
		fclose( $file );
		$is_bomb = $unpacked_bytes > UploadConstraints::UNPACKED_BYTES || ( $unpacked_bytes > self::HARMLESS && $unpacked_bytes > self::MOST_RATIO * $size );
		if ( $is_bomb ) {
			return 'unpacked';
		}
		return count( $names ) === $end['entries'] ? $names : 'damaged';
	}

	/**
	 * Whether unpacking writes only inside the target folder, and every program sees the same files.
	 *
	 * @param list<string> $names
	 * @param bool         $is_document In a document each name must be unique regardless of case, since programs differ in which duplicate they read.
	 */
	public static function has_safe_names( array $names, bool $is_document ): bool {
		foreach ( $names as $name ) {
			if ( 1 === preg_match( '~^$|[\x00-\x1f\x7f]|^[/\\\\]|^[a-z]:|(?:^|[/\\\\])\.\.(?:[/\\\\]|$)~i', $name ) ) {
				return false;
			}
		}
		$alike = array_map( static fn ( string $name ): string => strtolower( str_replace( '\\', '/', $name ) ), $names );
		return ! $is_document || count( array_unique( $alike ) ) === count( $alike );
	}
	// phpcs:enable
}
