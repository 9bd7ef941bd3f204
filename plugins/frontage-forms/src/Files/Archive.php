<?php

namespace Frontage\Forms\Files;

defined( 'ABSPATH' ) || exit;

/** The list of contents of a ZIP file, as the file itself tells it; nothing is unpacked. */
final class Archive {

	// phpcs:disable WordPress.WP.AlternativeFunctions -- Pieces of a file that PHP just received; WP_Filesystem reads whole files only.

	private const MOST_ENTRIES = 2000;
	private const MOST_BYTES   = 200 * MB_IN_BYTES;

	/** Unpacked to packed; below the second figure an archive is too small to hurt. */
	private const MOST_RATIO = 100;
	private const HARMLESS   = 10 * MB_IN_BYTES;

	/** The record at the end: its signature, its length, and how long a comment behind it may be. */
	private const END        = "PK\x05\x06";
	private const END_LENGTH = 22;
	private const COMMENT    = 65535;

	/** Of each entry: signature and length before the name. */
	private const ENTRY        = "PK\x01\x02";
	private const ENTRY_LENGTH = 46;

	/**
	 * The names in it; null when the list cannot be read, lies, or stands for more than anybody should unpack.
	 *
	 * @return list<string>|null
	 */
	public static function names( string $path ): ?array {
		$size = (int) filesize( $path );
		$tail = (string) file_get_contents( $path, false, null, max( 0, $size - self::END_LENGTH - self::COMMENT ) );
		$at   = strrpos( $tail, self::END );
		if ( false === $at || strlen( $tail ) - $at < self::END_LENGTH ) {
			return null;
		}
		/** @var array{entries: int, length: int, offset: int} $end */
		$end = unpack( 'ventries/Vlength/Voffset', substr( $tail, $at + 10, 10 ) );
		if ( $end['entries'] > self::MOST_ENTRIES || $end['offset'] + $end['length'] > $size ) {
			return null;
		}
		return self::entries( (string) file_get_contents( $path, false, null, $end['offset'], max( 0, $end['length'] ) ), $end['entries'], $size );
	}

	/** @return list<string>|null */
	private static function entries( string $list, int $count, int $size ): ?array {
		$names    = [];
		$unpacked = 0;
		for ( $at = 0; $at < strlen( $list ); ) {
			if ( self::ENTRY !== substr( $list, $at, 4 ) || strlen( $list ) - $at < self::ENTRY_LENGTH ) {
				return null;
			}
			/** @var array{bytes: int, name: int, extra: int, comment: int} $entry */
			$entry     = unpack( 'Vbytes/vname/vextra/vcomment', substr( $list, $at + 24, 10 ) );
			$names[]   = substr( $list, $at + self::ENTRY_LENGTH, $entry['name'] );
			$unpacked += $entry['bytes'];
			$at       += self::ENTRY_LENGTH + $entry['name'] + $entry['extra'] + $entry['comment'];
		}
		$is_bomb = $unpacked > self::MOST_BYTES || ( $unpacked > self::HARMLESS && $unpacked > self::MOST_RATIO * $size );
		return count( $names ) === $count && ! $is_bomb ? $names : null;
	}
	// phpcs:enable
}
