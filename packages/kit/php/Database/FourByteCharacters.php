<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Attributes of blocks with characters of four bytes, where WordPress's table of posts has three: they are stored as JSON escapes.
 * WordPress stores such characters as HTML entities, which stay entities where a text is no HTML.
 */
final class FourByteCharacters {

	/** What a block comment with attributes begins with. Possessive: contents of any length stay below PCRE's limits. */
	private const BEGINNING = '/\G<!--\s++wp:[a-z][a-z0-9_\/-]*+\s++\{/';

	/** On `content_save_pre`, behind what cleans contents: before WordPress makes entities of them. */
	public static function escape_slashed( mixed $content ): mixed {
		return is_string( $content ) && self::concerns( $content ) ? wp_slash( self::escape( wp_unslash( $content ) ) ) : $content;
	}

	/**
	 * On `wp_insert_post_data`, behind who writes attributes anew.
	 *
	 * @param array<string, mixed> $data Slashed.
	 * @return array<string, mixed>
	 */
	public static function escape_post( array $data ): array {
		$data['post_content'] = self::escape_slashed( $data['post_content'] ?? '' );
		return $data;
	}

	private static function concerns( string $content ): bool {
		global $wpdb;
		return str_contains( $content, '<!-- wp:' ) && '' !== VerifiedWrite::first_long_character( $content )
			&& in_array( $wpdb->get_col_charset( $wpdb->posts, 'post_content' ), [ 'utf8', 'utf8mb3' ], true );
	}

	/** Goes from comment to comment: one expression for all of them would give up at PCRE's limits, at about 1 MB of attributes. */
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
