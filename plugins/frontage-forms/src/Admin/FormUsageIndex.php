<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin;

use Frontage\Forms\Database\SqlQuery;
use Frontage\Forms\Document\FormFormat;

defined( 'ABSPATH' ) || exit;

/**
 * Where forms stand on the site: posts of every kind (pages, patterns, templates that were changed) and widgets.
 *
 * Looked for once with one statement, and again after a text that names a form was saved: a list that is opened all day
 * does not read the site's texts each time.
 *
 * @phpstan-import-type Mention from FormReferences
 * @phpstan-type Place array{post: int, mentions: list<Mention>}
 */
final class FormUsageIndex {

	/** Found places; `post` 0 is the widgets. */
	public const KEPT = 'frontage_forms_places';

	/** A site with more pages that hold forms is shown these, newest first. */
	private const MOST = 500;

	/** Widgets that hold text, by option; each instance has it under one of these keys. */
	private const WIDGETS = [ 'widget_block', 'widget_text', 'widget_custom_html' ];

	/** @return list<Place> */
	public static function all(): array {
		$kept = get_transient( self::KEPT );
		if ( is_array( $kept ) ) {
			/** @var list<Place> $kept Our own; see below. */
			return $kept;
		}
		$places = self::in_posts();
		$in     = FormReferences::in( self::text_of_widgets() );
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
	 * On `wp_after_insert_post` and `deleted_post`: what was found may be out of date.
	 *
	 * @param mixed $change Of `wp_after_insert_post`: whether it was there before; not looked at.
	 */
	public static function saved( int $id, \WP_Post $post, mixed $change = null, ?\WP_Post $before = null ): void {
		if ( FormReferences::may_be_in( $post->post_content ) || ( $before && FormReferences::may_be_in( $before->post_content ) ) ) {
			self::forget();
		}
	}

	/** When the widgets below are changed. */
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

	private static function text_of_widgets(): string {
		$text = '';
		foreach ( self::WIDGETS as $option ) {
			$widgets = get_option( $option );
			foreach ( is_array( $widgets ) ? $widgets : [] as $widget ) {
				$content = is_array( $widget ) ? $widget['content'] ?? $widget['text'] ?? '' : '';
				$text   .= is_string( $content ) ? $content . "\n" : '';
			}
		}
		return $text;
	}
}
