<?php

namespace Frontage\Forms\Compat\Functions;

defined( 'ABSPATH' ) || exit;

/** What add-ons ask about uploaded files. Those of our own forms lie elsewhere (Files). */
final class UploadFunctions {

	/** A folder of its own in that folder; the folder itself where none can be made. */
	public static function random_in( string $folder ): string {
		$new = path_join( $folder, zeroise( random_int( 0, 9_999_999_999 ), 10 ) );
		return ! file_exists( $new ) && wp_mkdir_p( $new ) ? $new : $folder;
	}

	/** @return list<string> Endings of a MIME type such as `image/*`. */
	public static function endings( mixed $mime ): array {
		$endings = [];
		if ( is_string( $mime ) && preg_match( '~^([a-z]+)/([*]|[a-z0-9.+-]+)$~Di', $mime, $parts ) ) {
			foreach ( wp_get_mime_types() as $names => $type ) {
				if ( $type === $mime || ( '*' === $parts[2] && str_starts_with( $type, $parts[1] . '/' ) ) ) {
					array_push( $endings, ...explode( '|', $names ) );
				}
			}
		}
		return array_values( array_unique( $endings ) );
	}

	/** What a file field takes: for an `accept` attribute, or for an expression over the ending. */
	public static function accepted( mixed $types, mixed $format ): string {
		$words = [];
		foreach ( is_array( $types ) ? $types : [ $types ] as $some ) {
			array_push( $words, ...( is_string( $some ) ? ( preg_split( '/[\s|,]+/', strtolower( $some ), -1, PREG_SPLIT_NO_EMPTY ) ?: [] ) : [] ) );
		}
		$words    = array_unique( $words && [ 'default' ] !== $words ? $words : [ 'audio/*', 'video/*', 'image/*' ] );
		$accepted = [];
		foreach ( $words as $word ) {
			$is_type = str_contains( $word, '/' );
			if ( 'regex' === $format ) {
				array_push( $accepted, ...( $is_type ? self::endings( $word ) : [ preg_quote( trim( $word, '.' ), '/' ) ] ) );
			} elseif ( ! $is_type ) {
				$accepted[] = '.' . trim( $word, '.' );
			} elseif ( preg_match( '~^(?:audio|video|image)/[*]$~D', $word ) || ( ! str_ends_with( $word, '/*' ) && self::endings( $word ) ) ) {
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
