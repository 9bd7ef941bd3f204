<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin;

use Frontage\Forms\Database\SqlQuery;
use Frontage\Forms\Document\FormFormat;
use Frontage\Kit\Admin\WidgetTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Finds where forms are used: in posts of every type (pages, patterns, edited templates) and in widgets.
 *
 * Uses one query and caches the result until a text that refers to a form is saved, so that opening the list does not search all posts each time.
 *
 * @phpstan-import-type Mention from FormReferences
 * @phpstan-type Place array{post: int, mentions: list<Mention>}
 */
final class FormUsageIndex {

	/** Transient with the result; `post` 0 means the widgets. */
	public const KEPT = 'frontage_forms_places';

	/** Maximum number of posts, newest first. */
	private const MOST = 500;

	/** @return list<Place> */
	public static function list_places(): array {
		$cached_places = get_transient( self::KEPT );
		if ( is_array( $cached_places ) ) {
			/** @var list<Place> $cached_places Our own; see below. */
			return $cached_places;
		}
		$places     = self::find_in_posts();
		$references = FormReferences::find_references( WidgetTexts::read() );
		if ( $references ) {
			$places[] = [
				'post'     => 0,
				'mentions' => $references,
			];
		}
		set_transient( self::KEPT, $places, DAY_IN_SECONDS );
		return $places;
	}

	/**
	 * On `wp_after_insert_post` and `deleted_post`: clears the cache if the post refers to a form.
	 *
	 * @param mixed $change From `wp_after_insert_post`: whether the post existed before; unused.
	 */
	public static function clear_for_post( int $id, \WP_Post $post, mixed $change = null, ?\WP_Post $before = null ): void {
		if ( FormReferences::has_possible_reference( $post->post_content ) || ( $before && FormReferences::has_possible_reference( $before->post_content ) ) ) {
			self::clear();
		}
	}

	/** Also runs when one of the widgets is changed. */
	public static function clear(): void {
		delete_transient( self::KEPT );
	}

	/** @return list<Place> */
	private static function find_in_posts(): array {
		global $wpdb;
		$patterns = array_map( static fn ( string $mark ): string => '%' . $wpdb->esc_like( $mark ) . '%', FormReferences::MARKS );
		$rows     = SqlQuery::select_rows(
			"SELECT ID, post_content FROM %i WHERE post_status IN ('publish', 'future', 'draft', 'pending', 'private') AND post_type NOT IN ('revision', %s)
			AND (" . implode( ' OR ', array_fill( 0, count( $patterns ), 'post_content LIKE %s' ) ) . ') ORDER BY ID DESC LIMIT %d',
			[ $wpdb->posts, FormFormat::POST_TYPE, ...$patterns, self::MOST ]
		);
		$places   = [];
		foreach ( $rows as $row ) {
			$references = FormReferences::find_references( $row['post_content'] );
			if ( $references ) {
				$places[] = [
					'post'     => (int) $row['ID'],
					'mentions' => $references,
				];
			}
		}
		return $places;
	}
}
