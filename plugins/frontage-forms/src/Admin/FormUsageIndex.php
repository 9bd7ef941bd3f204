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
	public static function all(): array {
		$kept = get_transient( self::KEPT );
		if ( is_array( $kept ) ) {
			/** @var list<Place> $kept Our own; see below. */
			return $kept;
		}
		$places = self::in_posts();
		$in     = FormReferences::in( WidgetTexts::read() );
		if ( $in ) {
			$places[] = [
				'post'     => 0,
				'mentions' => $in,
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
	public static function saved( int $id, \WP_Post $post, mixed $change = null, ?\WP_Post $before = null ): void {
		if ( FormReferences::may_be_in( $post->post_content ) || ( $before && FormReferences::may_be_in( $before->post_content ) ) ) {
			self::forget();
		}
	}

	/** Also runs when one of the widgets is changed. */
	public static function forget(): void {
		delete_transient( self::KEPT );
	}

	/** @return list<Place> */
	private static function in_posts(): array {
		global $wpdb;
		$like   = array_map( static fn ( string $mark ): string => '%' . $wpdb->esc_like( $mark ) . '%', FormReferences::MARKS );
		$rows   = SqlQuery::rows(
			"SELECT ID, post_content FROM %i WHERE post_status IN ('publish', 'future', 'draft', 'pending', 'private') AND post_type NOT IN ('revision', %s)
			AND (" . implode( ' OR ', array_fill( 0, count( $like ), 'post_content LIKE %s' ) ) . ') ORDER BY ID DESC LIMIT %d',
			[ $wpdb->posts, FormFormat::POST_TYPE, ...$like, self::MOST ]
		);
		$places = [];
		foreach ( $rows as $row ) {
			$in = FormReferences::in( $row['post_content'] );
			if ( $in ) {
				$places[] = [
					'post'     => (int) $row['ID'],
					'mentions' => $in,
				];
			}
		}
		return $places;
	}
}
