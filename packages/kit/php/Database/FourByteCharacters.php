<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Stores 4-byte characters in block attributes as JSON escapes, where WordPress's posts table holds 3-byte characters only.
 * WordPress would store them as HTML entities, which stay entities where a value is not HTML.
 */
final class FourByteCharacters {

	/** The start of a block comment with attributes. Possessive quantifiers keep content of any length below PCRE's limits. */
	private const BEGINNING = '/\G<!--\s++wp:[a-z][a-z0-9_\/-]*+\s++\{/';

	/** On `content_save_pre`: after content is sanitized, and before WordPress converts the characters to entities. */
	public static function escape_slashed( mixed $content ): mixed {
		return is_string( $content ) && self::needs_escaping( $content ) ? wp_slash( self::escape( wp_unslash( $content ) ) ) : $content;
	}

	/**
	 * On `wp_insert_post_data`, after code that serializes attributes again.
	 *
	 * @param array<string, mixed> $data Slashed.
	 * @return array<string, mixed>
	 */
	public static function escape_post( array $data ): array {
		$data['post_content'] = self::escape_slashed( $data['post_content'] ?? '' );
		return $data;
	}

	private static function needs_escaping( string $content ): bool {
		global $wpdb;
		return str_contains( $content, '<!-- wp:' ) && '' !== VerifiedWrite::first_long_character( $content )
			&& in_array( $wpdb->get_col_charset( $wpdb->posts, 'post_content' ), [ 'utf8', 'utf8mb3' ], true );
	}

	/** Handles one comment at a time: a single expression would hit PCRE's limits at about 1 MB of attributes. */
	private static function escape( string $content ): string {
		$escaped = '';
		$from    = 0;
		for ( $begin = strpos( $content, '<!--' ); false !== $begin; $begin = strpos( $content, '<!--', $end ) ) {
			$end = $begin + 4;
			if ( 1 !== preg_match( self::BEGINNING, $content, $found, 0, $begin ) ) {
				continue;
			}
			$end = strpos( $content, '-->', $begin + strlen( $found[0] ) );
			if ( false === $end ) {
				break;
			}
			$escaped .= substr( $content, $from, $begin - $from ) . self::escape_comment( substr( $content, $begin, $end - $begin ) );
			$from     = $end;
		}
		return $escaped . substr( $content, $from );
	}

	private static function escape_comment( string $comment ): string {
		return preg_replace_callback( '/[\x{10000}-\x{10FFFF}]/u', static fn ( array $long ): string => trim( (string) wp_json_encode( $long[0] ), '"' ), $comment ) ?? $comment;
	}
}
