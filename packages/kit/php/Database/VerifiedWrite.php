<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Database;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Writes through WordPress's functions and then reads back what the database holds, since these functions do not distinguish
 * a refusal from an unchanged value. A table with 3-byte characters (created before 2015) refuses every text with an emoji.
 * A latin1 table stores question marks. A value that was not stored completely is reverted.
 *
 * Errors have the code `frontage_not_stored` and status 500. Their data has the `text` that was not stored and the
 * `character` that the table cannot hold ('' for other reasons). error() adds the message, in the plugin's own translation.
 *
 * @phpstan-type Texts array{ character: string, other: string }
 */
final class VerifiedWrite {

	public const REFUSED = 'frontage_not_stored';

	/** Length of the excerpt around a character that cannot be stored. */
	private const EXCERPT = 40;

	private const LONG_CHARACTER = '/[\x{10000}-\x{10FFFF}]/u';

	/** The post fields that authors write. */
	private const POST_FIELDS = [ 'post_title', 'post_content', 'post_excerpt' ];

	/**
	 * As update_option().
	 *
	 * @return WP_Error|null Null when the database holds it.
	 */
	public static function option( string $name, mixed $value, ?bool $autoload = null ): ?WP_Error {
		global $wpdb;
		// WordPress writes nothing when an object cache has this value already, which the database may not have.
		Database::clear_option_cache( $name );
		$before   = self::stored_option( $name );
		$expected = $value;
		$note     = static function ( mixed $value, string $option ) use ( $name, &$expected ): mixed {
			$expected = $option === $name ? $value : $expected;
			return $value;
		};
		$new      = static fn ( string $option, mixed $value ): mixed => $note( $value, $option );
		add_filter( 'pre_update_option', $note, PHP_INT_MAX, 2 );
		add_action( 'add_option', $new, PHP_INT_MAX, 2 );
		update_option( $name, $value, $autoload );
		remove_filter( 'pre_update_option', $note, PHP_INT_MAX );
		remove_action( 'add_option', $new, PHP_INT_MAX );
		if ( self::holds_option( $name, $expected ) ) {
			return null;
		}
		if ( null === $before ) {
			delete_option( $name );
		} elseif ( self::stored_option( $name ) !== $before ) {
			Database::update( $wpdb->options, [ 'option_value' => $before ], [ 'option_name' => $name ] ); // As it stood there, past what cleans new values; the caches go in the next lines.
		}
		Database::clear_option_cache( $name );
		return self::refusal_error( $value, get_option( $name ) );
	}

	/** Whether the database holds this value, after the filters of update_option(). */
	public static function holds_option( string $name, mixed $expected ): bool {
		// A plugin that short-circuits reading the option stores it somewhere else.
		if ( has_filter( "pre_option_$name" ) ) {
			return true;
		}
		// WordPress writes no row for a value that equals the default.
		return ( self::stored_option( $name ) ?? self::text( get_option( $name ) ) ) === self::text( $expected );
	}

	/**
	 * As update_metadata(), for a key with one value.
	 *
	 * @param mixed                $value Unslashed.
	 * @param 'post'|'term'|'user' $type
	 * @return WP_Error|null Null when the database holds it.
	 */
	public static function meta( int $id, string $key, mixed $value, string $type = 'post' ): ?WP_Error {
		$before     = self::rows( $type, $id, $key );
		$values     = get_metadata_raw( $type, $id, $key );
		$expected   = $value;
		$read_value = null;
		$note       = static function ( mixed $check, int $of, string $named, mixed $value ) use ( $id, $key, &$expected, &$read_value ): mixed {
			if ( $of === $id && $named === $key ) {
				[ $expected, $read_value ] = [ $value, $check ];
			}
			return $check;
		};
		foreach ( [ 'update', 'add' ] as $change ) {
			add_filter( "{$change}_{$type}_metadata", $note, PHP_INT_MAX, 4 );
		}
		update_metadata( $type, $id, $key, wp_slash( $value ) );
		foreach ( [ 'update', 'add' ] as $change ) {
			remove_filter( "{$change}_{$type}_metadata", $note, PHP_INT_MAX );
		}
		$stored = self::rows( $type, $id, $key );
		// A plugin that short-circuits metadata returns whether it succeeded.
		if ( null === $read_value ? ( $stored[0] ?? null ) === self::text( $expected ) : (bool) $read_value ) {
			return null;
		}
		if ( $stored !== $before ) {
			delete_metadata( $type, $id, $key );
			foreach ( is_array( $values ) ? $values : [] as $old ) {
				add_metadata( $type, $id, $key, wp_slash( $old ) );
			}
		}
		return self::refusal_error( $value );
	}

	/**
	 * The same for a post meta key with any number of values; without values the key is deleted.
	 *
	 * @param list<mixed> $values Unslashed.
	 */
	public static function replace_meta( int $id, string $key, array $values ): ?WP_Error {
		if ( 1 === count( $values ) && 1 >= count( self::rows( 'post', $id, $key ) ) ) {
			return self::meta( $id, $key, $values[0] );
		}
		$before = get_metadata_raw( 'post', $id, $key );
		$is_all = self::put_metas( $id, $key, $values );
		$stored = self::rows( 'post', $id, $key );
		// No rows are stored where a plugin short-circuits metadata; its return value counts.
		if ( $is_all && ( [] === $stored || array_map( self::text( ... ), $values ) === $stored ) ) {
			return null;
		}
		self::put_metas( $id, $key, is_array( $before ) ? $before : [] );
		return self::refusal_error( $values ?: $key );
	}

	/**
	 * As wp_insert_post(), or wp_update_post() when the fields have an ID. If a text was not stored completely, the change
	 * is reverted.
	 *
	 * @param array<string, mixed> $fields Unslashed.
	 * @return int|WP_Error The post's ID.
	 */
	public static function post( array $fields ): int|WP_Error {
		$before = isset( $fields['ID'] ) && is_numeric( $fields['ID'] ) ? get_post( (int) $fields['ID'] ) : null;
		/** @var array{ ID: int } $slashed */
		$slashed = wp_slash( $fields );
		return self::create_post( static fn (): int|WP_Error => isset( $fields['ID'] ) ? wp_update_post( $slashed, true ) : wp_insert_post( $slashed, true ), $fields, $before );
	}

	/**
	 * The same for other WordPress functions that create one post, such as media_handle_sideload().
	 *
	 * @param \Closure(): (int|WP_Error) $make
	 * @param array<string, mixed>       $fields Unslashed: what an error names.
	 * @param \WP_Post|null              $before The post that it updates.
	 */
	public static function create_post( \Closure $make, array $fields, ?\WP_Post $before = null ): int|WP_Error {
		global $wpdb;
		$stored_fields = [];
		$note          = static function ( array $data ) use ( &$stored_fields ): array {
			if ( 'revision' !== ( $data['post_type'] ?? '' ) ) { // A revision repeats what was stored.
				$stored_fields[] = self::texts( wp_unslash( $data ) );
			}
			return $data;
		};
		add_filter( 'wp_insert_post_data', $note, PHP_INT_MAX );
		add_filter( 'wp_insert_attachment_data', $note, PHP_INT_MAX );
		$id = $make();
		remove_filter( 'wp_insert_post_data', $note, PHP_INT_MAX );
		remove_filter( 'wp_insert_attachment_data', $note, PHP_INT_MAX );
		if ( is_wp_error( $id ) ) {
			return in_array( $id->get_error_code(), [ 'db_insert_error', 'db_update_error' ], true ) ? self::refusal_error( self::texts( $fields ) ) : $id;
		}
		clean_post_cache( $id );
		$stored = self::texts( get_post( $id )?->to_array() ?? [] );
		$was    = self::texts( $before?->to_array() ?? [] );
		foreach ( $stored_fields ?: [ $stored ] as $expected ) {
			// Not compared byte by byte: another plugin may have changed the post since, on its own hooks.
			if ( ! array_filter( array_keys( $expected ), static fn ( string $field ): bool => self::is_lost( $expected[ $field ], $stored[ $field ] ?? null, $was[ $field ] ?? null ) ) ) {
				return $id;
			}
		}
		if ( $before ) {
			Database::update( $wpdb->posts, array_intersect_key( $before->to_array(), array_flip( [ ...self::POST_FIELDS, 'post_status', 'post_name', 'post_modified', 'post_modified_gmt' ] ) ), [ 'ID' => $id ] ); // As it stood there, without filters; the cache goes in the next line.
			clean_post_cache( $id );
		} else {
			wp_delete_post( $id, true );
		}
		return self::refusal_error( self::texts( $fields ) );
	}

	/**
	 * @param mixed $value  The value to be stored; the error names the first of its texts with a 4-byte character.
	 * @param mixed $before The stored value; texts that it contains already are not reported.
	 */
	public static function refusal_error( mixed $value, mixed $before = null ): WP_Error {
		$texts = self::texts_in( $value );
		$texts = array_values( array_diff( $texts, self::texts_in( $before ) ) ) ?: $texts;
		$long  = array_values( preg_grep( self::LONG_CHARACTER, $texts ) ?: [] );
		$other = array_values( preg_grep( '/[^\x00-\x7F]/', $texts ) ?: [] );
		$text  = $long[0] ?? $other[0] ?? $texts[0] ?? '';
		return new WP_Error(
			self::REFUSED,
			'The database did not store this text.',
			[
				'status'    => 500,
				'character' => self::first_long_character( $text ),
				'text'      => self::excerpt( $text ),
			]
		);
	}

	/**
	 * Adds a message to the error. `character` has placeholders for the character and the text, `other` one for the text.
	 * Other errors are returned unchanged.
	 *
	 * @param Texts $texts
	 */
	public static function error( WP_Error $error, array $texts ): WP_Error {
		$data = $error->get_error_data();
		if ( self::REFUSED !== $error->get_error_code() || ! is_array( $data ) || ! is_string( $data['text'] ?? null ) || ! is_string( $data['character'] ?? null ) ) {
			return $error;
		}
		$message = '' === $data['character'] ? sprintf( $texts['other'], $data['text'] ) : sprintf( $texts['character'], $data['character'], $data['text'] );
		return new WP_Error( self::REFUSED, $message, $data );
	}

	/**
	 * Whether a column can hold each character of a text. Comparing it with a text that it cannot hold is a database error
	 * as well.
	 */
	public static function fits( string $table, string $column, string $text ): bool {
		global $wpdb;
		if ( ! preg_match( '/[^\x00-\x7F]/', $text ) ) {
			return true;
		}
		// WordPress sends anything to a latin1 column; the server compares only what it can convert.
		$is_latin = 'latin1' === $wpdb->get_col_charset( $table, $column ) && 'latin1' !== $wpdb->charset;
		$stored   = $is_latin ? mb_convert_encoding( mb_convert_encoding( $text, 'Windows-1252', 'UTF-8' ), 'UTF-8', 'Windows-1252' ) : $wpdb->strip_invalid_text_for_column( $table, $column, $text );
		return $stored === $text;
	}

	/** A text as ASCII with HTML entities, which every table can store, such as a notice for the next page. */
	public static function ascii( string $text ): string {
		return mb_encode_numericentity( esc_html( $text ), [ 0x80, 0x10FFFF, 0, 0x1FFFFF ], 'UTF-8' );
	}

	/**
	 * Whether a value was refused or truncated: the stored value is the previous one, none, or the beginning of the written
	 * one. Any other stored value comes from a filter of the site.
	 *
	 * @param mixed $expected Unslashed.
	 * @param mixed $stored As it is read now.
	 * @param mixed $before As it was read before; null when there was none.
	 */
	public static function is_lost( mixed $expected, mixed $stored, mixed $before ): bool {
		if ( $stored === $expected ) {
			return false;
		}
		if ( is_string( $expected ) && is_string( $stored ) ) {
			return $stored === $before || str_starts_with( $expected, $stored ) || self::question_marks( $expected ) === self::question_marks( $stored );
		}
		return $stored === $before || ! $stored;
	}

	/** The first 4-byte character, such as an emoji, which old tables refuse; '' for none. */
	public static function first_long_character( mixed $value ): string {
		$text = is_string( $value ) ? $value : (string) wp_json_encode( $value, JSON_UNESCAPED_UNICODE );
		return preg_match( self::LONG_CHARACTER, $text, $found ) ? $found[0] : '';
	}

	/** What a latin1 table makes of a text, precise enough to compare two texts. */
	private static function question_marks( string $text ): string {
		return (string) preg_replace( '/(?:[^\x00-\x7F]|\?)+/u', '?', $text );
	}

	private static function excerpt( string $text ): string {
		$text   = trim( (string) preg_replace( '/\s+/u', ' ', $text ) );
		$at     = preg_match( self::LONG_CHARACTER, $text, $found, PREG_OFFSET_CAPTURE ) ? mb_strlen( substr( $text, 0, $found[0][1] ) ) : 0;
		$begin  = max( 0, $at - self::EXCERPT / 2 );
		$length = mb_strlen( $text );
		return ( $begin > 0 ? '…' : '' ) . mb_substr( $text, $begin, self::EXCERPT ) . ( $begin + self::EXCERPT < $length ? '…' : '' );
	}

	/**
	 * @param array<string, mixed> $fields Fields of a post.
	 * @return array<string, mixed>
	 */
	private static function texts( array $fields ): array {
		$texts = array_intersect_key( $fields, array_flip( self::POST_FIELDS ) );
		ksort( $texts );
		return $texts;
	}

	/** @return list<string> */
	private static function texts_in( mixed $value ): array {
		$texts = [];
		$value = [ $value ];
		array_walk_recursive(
			$value,
			static function ( mixed $text ) use ( &$texts ): void {
				if ( is_string( $text ) && '' !== trim( $text ) ) {
					$texts[] = $text;
				}
			}
		);
		return $texts;
	}

	/** @param array<mixed> $values */
	private static function put_metas( int $id, string $key, array $values ): bool {
		delete_metadata( 'post', $id, $key );
		$results = array_map( static fn ( mixed $value ): bool => false !== add_metadata( 'post', $id, $key, wp_slash( $value ) ), $values );
		return ! in_array( false, $results, true );
	}

	/** The value as a column stores it. */
	private static function text( mixed $value ): string {
		$text = maybe_serialize( $value );
		return is_scalar( $text ) ? (string) $text : '';
	}

	private static function stored_option( string $option ): ?string {
		global $wpdb;
		return Database::value( (string) $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, $option ) ); // The cache holds what WordPress meant to write.
	}

	/**
	 * @param 'post'|'term'|'user' $type
	 * @return list<string>
	 */
	private static function rows( string $type, int $id, string $key ): array {
		wp_cache_delete( $id, "{$type}_meta" );
		$all = update_meta_cache( $type, [ $id ] );
		return is_array( $all ) && is_array( $all[ $id ][ $key ] ?? null ) ? array_values( array_filter( $all[ $id ][ $key ], 'is_string' ) ) : [];
	}
}
