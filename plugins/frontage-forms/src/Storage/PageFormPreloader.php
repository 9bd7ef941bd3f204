<?php

namespace Frontage\Forms\Storage;

use Frontage\Forms\Document\FormFormat;

defined( 'ABSPATH' ) || exit;

/** Loads all forms of the current page at once when the first of them is needed, so that the others cost no query. */
final class PageFormPreloader {

	/** Maximum number; further forms are loaded one by one. */
	private const MOST = 50;

	/** How a block or a shortcode refers to a form. */
	private const NAMED = '~"(?:form|hash)":"([0-9a-f]{7,64})"|\[contact-form[^\]\n]*?\sid=[\'"]?([0-9a-f]{7,64}|\d{1,18})\b~i';

	private const PATTERN = '~<!-- wp:block \{[^>]*?"ref":(\d{1,18})~';

	private const GROUP = 'frontage_forms_addresses';

	/** Last change of posts when `$ids` was filled. */
	private static string $last_changed = '';

	/** @var array<array-key, int> Ids by the addresses asked for; 0 where there is no such form. */
	private static array $ids = [];

	/**
	 * ID of the published form whose hash has this prefix; 0 when there is none.
	 *
	 * @param string $address Lower-case hex digits.
	 */
	public static function find_id( string $address ): int {
		self::load_forms( [ $address ] );
		self::$ids += isset( self::$ids[ $address ] ) ? [] : self::find_ids( [ $address ] );
		return self::$ids[ $address ];
	}

	/**
	 * Loads all forms of the page, and again after a post changed.
	 *
	 * @param list<string> $addresses Additional addresses to load.
	 */
	public static function load_forms( array $addresses = [] ): void {
		$last_changed = wp_cache_get_last_changed( 'posts' );
		if ( $last_changed === self::$last_changed ) {
			return;
		}
		self::$last_changed = $last_changed;
		$page_addresses     = self::find_addresses();
		self::$ids          = self::find_ids( [ ...$addresses, ...array_values( preg_grep( '/^[0-9a-f]{7,64}$/D', $page_addresses ) ?: [] ) ] );
		$numbers            = array_map( 'intval', array_filter( $page_addresses, static fn ( string $name ): bool => ctype_digit( $name ) && strlen( $name ) < 19 && empty( self::$ids[ $name ] ) ) );
		_prime_post_caches( array_values( array_unique( array_filter( [ ...array_values( self::$ids ), ...$numbers ] ) ) ), false, true );
	}

	/** @return list<string> Addresses in the page's content, as far as it is known before rendering. */
	private static function find_addresses(): array {
		global $wp_query, $_wp_current_template_content;
		$texts = [ is_string( $_wp_current_template_content ) ? $_wp_current_template_content : '' ];
		$posts = $wp_query instanceof \WP_Query && is_array( $wp_query->posts ) ? array_filter( $wp_query->posts, static fn ( mixed $post ): bool => $post instanceof \WP_Post ) : [];
		array_push( $texts, ...array_column( $posts, 'post_content' ) );
		$widgets = [ get_option( 'widget_block' ), get_option( 'widget_text' ) ];
		array_walk_recursive(
			$widgets,
			static function ( mixed $text ) use ( &$texts ): void {
				$texts[] = is_string( $text ) ? $text : '';
			}
		);
		$text = implode( "\n", $texts );
		if ( preg_match_all( self::PATTERN, $text, $patterns ) ) {
			$ids = array_slice( array_unique( array_map( 'intval', $patterns[1] ) ), 0, self::MOST );
			_prime_post_caches( $ids, false, false ); // They will be rendered, too.
			$text .= "\n" . implode( "\n", array_map( static fn ( int $id ): string => get_post( $id )->post_content ?? '', $ids ) );
		}
		preg_match_all( self::NAMED, $text, $matches );
		return array_slice( array_values( array_unique( array_map( 'strtolower', array_filter( [ ...$matches[1], ...$matches[2] ] ) ) ) ), 0, self::MOST );
	}

	/**
	 * A persistent object cache answers until a post or its metadata changes.
	 *
	 * @param list<string> $addresses
	 * @return array<array-key, int>
	 */
	private static function find_ids( array $addresses ): array {
		$addresses = array_values( array_unique( $addresses ) );
		if ( ! $addresses ) {
			return [];
		}
		$key    = md5( implode( ' ', $addresses ) ) . ':' . wp_cache_get_last_changed( 'posts' );
		$cached = wp_cache_get( $key, self::GROUP );
		if ( is_array( $cached ) ) {
			/** @var array<array-key, int> $cached */
			return $cached;
		}
		$ids = self::query_ids( $addresses );
		wp_cache_set( $key, $ids, self::GROUP, DAY_IN_SECONDS );
		return $ids;
	}

	/**
	 * @param non-empty-list<string> $addresses
	 * @return array<array-key, int>
	 */
	private static function query_ids( array $addresses ): array {
		global $wpdb;
		$like_conditions = implode( ' OR ', array_fill( 0, count( $addresses ), 'm.meta_value LIKE %s' ) );
		// phpcs:disable WordPress.DB -- One question for all forms of a page; the only part that is not prepared is made of the text above. Forms are read through the cache then.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT p.ID AS id, m.meta_value AS hash FROM %i AS m INNER JOIN %i AS p ON p.ID = m.post_id WHERE m.meta_key = %s AND ($like_conditions) AND p.post_type = %s AND p.post_status = 'publish' ORDER BY p.ID",
				[ $wpdb->postmeta, $wpdb->posts, FormFormat::META_HASH, ...array_map( static fn ( string $form_address ): string => $wpdb->esc_like( $form_address ) . '%', $addresses ), FormFormat::POST_TYPE ]
			)
		);
		// phpcs:enable
		/** @var list<object{id: string, hash: string}> $rows */
		$rows = is_array( $rows ) ? $rows : [];
		$ids  = array_fill_keys( $addresses, 0 );
		foreach ( $rows as $row ) {
			foreach ( $addresses as $address ) {
				if ( 0 === $ids[ $address ] && str_starts_with( strtolower( $row->hash ), $address ) ) {
					$ids[ $address ] = (int) $row->id;
				}
			}
		}
		return $ids;
	}
}
