<?php

namespace Frontage\Forms\Files\Storage;

defined( 'ABSPATH' ) || exit;

/** The visitor's name for a file, made safe to store and to mail. */
final class FileNames {

	/** Bytes; file systems take 255 with what WordPress may add. */
	private const LONGEST = 180;

	/** Bytes of a name that is read at all: no file system has one that is half as long, and a request may bring megabytes of it. */
	private const LONGEST_SENT = 1024;

	/** Endings that a web server may run. */
	private const SCRIPT = '/^(?:php\d*|phtml|phps?|pht|phar|pl|py|rb|cgi|aspx?|jspx?|cfm|shtml|sh)\d?$/iD';

	/** Parts of a name that say "run me" or "obey me" wherever they stand: some servers look at every one of them. */
	private const HOSTILE = '/^(?:php\d*|phtml|phps|pht|phar|pl|py|rb|cgi|aspx?|asa|asmx|ashx|jspx?|cfml?|shtml|sh|bash|exe|htaccess|htpasswd)$/iD';

	/** How often a name may hide behind entities or `%2e` and still be read. */
	private const LAYERS = 3;

	/** Whether somebody made it up to keep us busy. */
	public static function is_too_long( string $name ): bool {
		return strlen( $name ) > self::LONGEST_SENT;
	}

	/** Its last ending in lower case, as whoever opens the file would see it; '' when there is none in plain letters and digits. */
	public static function ending( string $name ): string {
		return preg_match( '/\.([a-z0-9]+)$/D', self::seen( $name ), $ending ) ? $ending[1] : '';
	}

	/** Whether somebody wants another name to be read than the one that is shown: it begins with a dot, is longer than any, or names a script on its way to a harmless ending. */
	public static function is_hostile( string $name ): bool {
		$seen  = self::seen( $name );
		$parts = preg_split( '/[.;:]/', $seen ) ?: [];
		array_shift( $parts );
		return '' === $seen || '.' === $seen[0] || (bool) array_filter( $parts, static fn ( string $part ): bool => 1 === preg_match( self::HOSTILE, trim( $part ) ) );
	}

	/** What a server, a mail program or a person may take it for: entities and percent signs read, what nobody sees taken out, in lower case. */
	private static function seen( string $name ): string {
		$name = self::is_too_long( $name ) ? '' : $name;
		for ( $layer = 0, $before = ''; $layer < self::LAYERS && $before !== $name; ++$layer ) {
			$before = $name;
			$name   = wp_scrub_utf8( rawurldecode( html_entity_decode( $name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) );
		}
		$name = strtok( $name, "\0" ) ?: ''; // What C ends there, others read on.
		$name = function_exists( 'normalizer_normalize' ) ? (string) normalizer_normalize( $name, \Normalizer::FORM_KC ) : $name;
		$name = (string) preg_replace( '/[\p{C}\x{FFFD}]+/u', '', wp_basename( str_replace( '\\', '/', $name ) ) );
		return strtolower( (string) preg_replace( '/^\s+|[.\s]+$/u', '', $name ) );
	}

	/** The name under which a file is kept in that folder and goes with the mail. */
	public static function in_folder( string $folder, string $name ): string {
		$name      = self::safe( $name );
		$extension = pathinfo( $name, PATHINFO_EXTENSION );
		$base      = mb_strcut( pathinfo( $name, PATHINFO_FILENAME ), 0, self::LONGEST );
		$base      = '' === trim( $base, '._-' ) ? 'file' : $base;
		return wp_unique_filename( $folder, '' === $extension ? $base : $base . '.' . mb_strcut( $extension, 0, 20 ) );
	}

	/** Letters of all scripts, digits, pictures, dot, hyphen and underscore stay; a part that names a script gets a `_`, and a harmless ending after it. */
	public static function safe( string $name ): string {
		$name  = wp_basename( $name );
		$name  = (string) preg_replace( '/[^\p{L}\p{M}\p{N}\p{So}._\s-]+/u', '', $name );
		$name  = (string) preg_replace( '/[\s-]+/u', '-', $name );
		$parts = explode( '.', $name );
		foreach ( $parts as $index => $part ) {
			if ( $index > 0 && preg_match( self::SCRIPT, $part ) ) {
				$parts[ $index ] = $part . '_';
			}
		}
		$is_script = count( $parts ) > 1 && end( $parts ) !== ltrim( (string) strrchr( $name, '.' ), '.' );
		return implode( '.', $parts ) . ( $is_script ? '.txt' : '' );
	}
}
