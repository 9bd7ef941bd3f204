<?php

declare( strict_types = 1 );

namespace Frontage\Rules;

defined( 'ABSPATH' ) || exit;

/** The file extensions that a `file` rule allows. */
final class FileTypes {

	/**
	 * The extensions, in lower case with their dot, for a list of `.ext`, `type/*` and `type/sub`
	 * (docs/reference/contact-forms.md §6).
	 *
	 * @param array<mixed>          $accept
	 * @param array<string, string> $mime_types `wp_get_mime_types()`.
	 * @return list<string>
	 */
	public static function extensions( array $accept, array $mime_types ): array {
		$extensions = [];
		foreach ( FormValues::flatten( $accept ) as $entry ) {
			if ( preg_match( '/^\.[a-z\d]+\z/i', $entry ) ) {
				$extensions[] = strtolower( $entry );
			} elseif ( str_contains( $entry, '/' ) ) {
				array_push( $extensions, ...self::of_mime_type( strtolower( $entry ), $mime_types ) );
			}
		}
		return array_values( array_unique( $extensions ) );
	}

	/** The extension of a file name, in lower case with its dot; empty if it has none. */
	public static function extension( string $name ): string {
		$dot = strrpos( $name, '.' );
		return false === $dot ? '' : strtolower( substr( $name, $dot ) );
	}

	/**
	 * @param array<string, string> $mime_types
	 * @return list<string>
	 */
	private static function of_mime_type( string $mime_type, array $mime_types ): array {
		$extensions = [];
		foreach ( $mime_types as $names => $type ) {
			$type = strtolower( $type );
			if ( $type === $mime_type || ( str_ends_with( $mime_type, '/*' ) && str_starts_with( $type, substr( $mime_type, 0, -1 ) ) ) ) {
				array_push( $extensions, ...array_map( static fn( string $name ): string => '.' . $name, explode( '|', strtolower( (string) $names ) ) ) );
			}
		}
		return $extensions;
	}
}
