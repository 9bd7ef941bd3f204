<?php

namespace Frontage\Forms\Compat\Functions;

defined( 'ABSPATH' ) || exit;

/** Functions about uploaded files for add-ons. The files of our own forms are stored elsewhere (Files). */
final class UploadFunctions {

	/** A new random folder in that folder; the folder itself when none can be created. */
	public static function create_random_folder( string $folder ): string {
		$new = path_join( $folder, zeroise( random_int( 0, 9_999_999_999 ), 10 ) );
		return ! file_exists( $new ) && wp_mkdir_p( $new ) ? $new : $folder;
	}

	/** @return list<string> File extensions of a MIME type such as `image/*`. */
	public static function find_extensions( mixed $mime ): array {
		$extensions = [];
		if ( is_string( $mime ) && preg_match( '~^([a-z]+)/([*]|[a-z0-9.+-]+)$~Di', $mime, $parts ) ) {
			foreach ( wp_get_mime_types() as $names => $type ) {
				if ( $type === $mime || ( '*' === $parts[2] && str_starts_with( $type, $parts[1] . '/' ) ) ) {
					array_push( $extensions, ...explode( '|', $names ) );
				}
			}
		}
		return array_values( array_unique( $extensions ) );
	}

	/** The accepted types of a file field: for an `accept` attribute, or as a regular expression for the extension. */
	public static function accepted_types( mixed $types, mixed $format ): string {
		$words = [];
		foreach ( is_array( $types ) ? $types : [ $types ] as $type_list ) {
			array_push( $words, ...( is_string( $type_list ) ? ( preg_split( '/[\s|,]+/', strtolower( $type_list ), -1, PREG_SPLIT_NO_EMPTY ) ?: [] ) : [] ) );
		}
		$words    = array_unique( $words && [ 'default' ] !== $words ? $words : [ 'audio/*', 'video/*', 'image/*' ] );
		$accepted = [];
		foreach ( $words as $word ) {
			$is_type = str_contains( $word, '/' );
			if ( 'regex' === $format ) {
				array_push( $accepted, ...( $is_type ? self::find_extensions( $word ) : [ preg_quote( trim( $word, '.' ), '/' ) ] ) );
			} elseif ( ! $is_type ) {
				$accepted[] = '.' . trim( $word, '.' );
			} elseif ( preg_match( '~^(?:audio|video|image)/[*]$~D', $word ) || ( ! str_ends_with( $word, '/*' ) && self::find_extensions( $word ) ) ) {
				$accepted[] = $word;
			}
		}
		return match ( $format ) {
			'regex'             => implode( '|', array_unique( $accepted ) ),
			'attr', 'attribute' => implode( ',', $accepted ),
			default             => '',
		};
	}
}
