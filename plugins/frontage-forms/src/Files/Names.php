<?php

namespace Frontage\Forms\Files;

defined( 'ABSPATH' ) || exit;

/** The visitor's name for a file, made safe to store and to mail. */
final class Names {

	/** Bytes; file systems take 255 with what WordPress may add. */
	private const LONGEST = 180;

	/** Endings that a web server may run. */
	private const SCRIPT = '/^(?:php\d*|phtml|phps?|pht|phar|pl|py|rb|cgi|aspx?|jspx?|cfm|shtml|sh)\d?$/iD';

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
