<?php

namespace Frontage\Forms\Files\Storage;

defined( 'ABSPATH' ) || exit;

/** Makes the visitor's name for a file safe to store and to email. */
final class FileNames {

	/** Bytes; file systems accept 255, including what WordPress may add. */
	private const LONGEST = 180;

	/** Longest name in bytes that is processed at all: file systems allow a quarter of that, while a request could contain megabytes. */
	private const LONGEST_SENT = 1024;

	/** Extensions that a web server may run. */
	private const SCRIPT = '/^(?:php\d*|phtml|phps?|pht|phar|pl|py|rb|cgi|aspx?|jspx?|cfm|shtml|sh)\d?$/iD';

	/** Parts of a name that a server may execute or read as configuration in any position, since some servers look at every part. */
	private const HOSTILE = '/^(?:php\d*|phtml|phps|pht|phar|pl|py|rb|cgi|aspx?|asa|asmx|ashx|jspx?|cfml?|shtml|sh|bash|exe|htaccess|htpasswd)$/iD';

	/** How many layers of entities or `%2e` are decoded. */
	private const LAYERS = 3;

	/** Whether the name is longer than any real one, and was made up to cost time. */
	public static function is_too_long( string $name ): bool {
		return strlen( $name ) > self::LONGEST_SENT;
	}

	/** Its last extension in lower case, as the program that opens the file sees it; '' when it has none of ASCII letters and digits. */
	public static function find_extension( string $name ): string {
		return preg_match( '/\.([a-z0-9]+)$/D', self::decode_name( $name ), $extension ) ? $extension[1] : '';
	}

	/**
	 * Whether a name is meant to be read differently from how it is shown. Such names begin with a dot, are too long, or contain a script
	 * extension before a harmless one.
	 */
	public static function is_hostile( string $name ): bool {
		$decoded_name = self::decode_name( $name );
		$parts        = preg_split( '/[.;:]/', $decoded_name ) ?: [];
		array_shift( $parts );
		return '' === $decoded_name || '.' === $decoded_name[0] || (bool) array_filter( $parts, static fn ( string $part ): bool => 1 === preg_match( self::HOSTILE, trim( $part ) ) );
	}

	/**
	 * The name as a server, an email program or a person may read it: entities and percent-encoding decoded, invisible characters removed,
	 * in lower case.
	 */
	private static function decode_name( string $name ): string {
		$name = self::is_too_long( $name ) ? '' : $name;
		for ( $layer = 0, $before = ''; $layer < self::LAYERS && $before !== $name; ++$layer ) {
			$before = $name;
			$name   = wp_scrub_utf8( rawurldecode( html_entity_decode( $name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ) );
		}
		$name = strtok( $name, "\0" ) ?: ''; // C programs stop at a null byte, others read on.
		$name = function_exists( 'normalizer_normalize' ) ? (string) normalizer_normalize( $name, \Normalizer::FORM_KC ) : $name;
		$name = (string) preg_replace( '/[\p{C}\x{FFFD}]+/u', '', wp_basename( str_replace( '\\', '/', $name ) ) );
		return strtolower( (string) preg_replace( '/^\s+|[.\s]+$/u', '', $name ) );
	}

	/** The name under which a file is stored in that folder and attached to the email. */
	public static function find_free_name( string $folder, string $name ): string {
		$name      = self::sanitize( $name );
		$extension = pathinfo( $name, PATHINFO_EXTENSION );
		$base      = mb_strcut( pathinfo( $name, PATHINFO_FILENAME ), 0, self::LONGEST );
		$base      = '' === trim( $base, '._-' ) ? 'file' : $base;
		return wp_unique_filename( $folder, '' === $extension ? $base : $base . '.' . mb_strcut( $extension, 0, 20 ) );
	}

	/**
	 * Keeps letters of all scripts, digits, emoji, dots, hyphens and underscores. A part that is a script extension gets a `_`, and the
	 * name then a harmless extension.
	 */
	public static function sanitize( string $name ): string {
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
