<?php

namespace Frontage\Slider\Admin;

use Frontage\Kit\Admin\WidgetTexts;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the posts that show a slider. Each post stores its sliders in its meta when it is saved, so that a list of
 * sliders needs one short query, regardless of the number of posts. Older posts are read once.
 *
 * @phpstan-type UsingPost array{ title: string, edit: string, is_public: bool }
 */
final class SliderUsage {

	/** Post meta with a row for each mention. */
	public const META = '_frontage_slider_uses';

	/** Option: older posts have been read. It is not autoloaded. */
	private const KNOWN = 'frontage_slider_uses_known';

	/** Number of older posts read at once. */
	private const ROWS = 100;

	/** Maximum number of mentions for one list. */
	private const MOST = 500;

	/** Maximum per mention, so that a slider shown on very many posts leaves space for others. */
	private const EACH = 50;

	/**
	 * On `wp_after_insert_post`. A text without sliders, before and after, needs no query.
	 *
	 * @param mixed $change Whether the post existed before; not used.
	 */
	public static function handle_save( int $id, WP_Post $post, mixed $change = null, ?WP_Post $before = null ): void {
		if ( ! wp_is_post_revision( $id ) && ( SliderMentions::may_contain( $post->post_content ) || ( $before && SliderMentions::may_contain( $before->post_content ) ) ) ) {
			self::write( $id, SliderMentions::find( $post->post_content ) );
		}
	}

	/** On deactivation: posts saved while the plugin is inactive are not noticed, so everything is read again. */
	public static function reset(): void {
		delete_option( self::KNOWN );
	}

	/** Slider ids are meaningless on another site, which reads its own posts. */
	public static function skip_in_export( bool $skip, string $key ): bool {
		return $skip || self::META === $key;
	}

	/**
	 * @param list<WP_Post> $sliders
	 * @return array<int, list<UsingPost>> By the slider's id.
	 */
	public static function usage_by_slider( array $sliders ): array {
		self::index_posts();
		$meant = [];
		foreach ( $sliders as $slider ) {
			$meant[ (string) $slider->ID ][]                        = $slider->ID;
			$meant[ SliderMentions::alias( $slider->post_name ) ][] = $slider->ID;
		}
		$uses = array_fill_keys( array_column( $sliders, 'ID' ), [] );
		foreach ( $meant ? self::rows( array_map( strval( ... ), array_keys( $meant ) ) ) : [] as [ 'mention' => $mention, 'post' => $post ] ) {
			foreach ( $meant[ $mention ] ?? [] as $slider ) {
				if ( $slider !== $post->ID ) {
					$uses[ $slider ][ $post->ID ] = self::post_entry( $post );
				}
			}
		}
		foreach ( SliderMentions::find( WidgetTexts::read() ) as $mention ) {
			foreach ( $meant[ $mention ] ?? [] as $slider ) {
				$uses[ $slider ][0] = [
					'title'     => __( 'Widgets', 'frontage-slider' ),
					'edit'      => current_user_can( 'edit_theme_options' ) ? admin_url( 'widgets.php' ) : '',
					'is_public' => true,
				];
			}
		}
		return array_map( array_values( ... ), $uses );
	}

	/** @return UsingPost */
	private static function post_entry( WP_Post $post ): array {
		$type  = get_post_type_object( $post->post_type )?->labels->singular_name;
		$title = '' === $post->post_title ? __( '(no title)', 'frontage-slider' ) : $post->post_title;
		$title = is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID ) ? $title : __( '(private)', 'frontage-slider' );
		return [
			/* translators: 1: title of a post, 2: its type, such as Template */
			'title'     => in_array( $post->post_type, [ 'post', 'page' ], true ) || ! is_string( $type ) ? $title : sprintf( __( '%1$s (%2$s)', 'frontage-slider' ), $title, $type ),
			'edit'      => (string) get_edit_post_link( $post->ID, 'raw' ),
			'is_public' => 'publish' === $post->post_status,
		];
	}

	/**
	 * @param list<string> $mentions
	 * @return list<array{ mention: string, post: WP_Post }>
	 */
	private static function rows( array $mentions ): array {
		$found = self::find_mentions( $mentions, self::MOST );
		if ( self::MOST === count( $found ) && count( $mentions ) > 1 ) {
			$found = array_merge( ...array_map( static fn ( string $mention ): array => self::find_mentions( [ $mention ], self::EACH ), $mentions ) );
		}
		_prime_post_caches( array_map( intval( ... ), array_column( $found, 'id' ) ), false, false );
		$rows = [];
		foreach ( $found as $row ) {
			$post = get_post( (int) $row['id'] );
			if ( $post instanceof WP_Post ) {
				$rows[] = [
					'mention' => $row['mention'],
					'post'    => $post,
				];
			}
		}
		return $rows;
	}

	/**
	 * @param list<string> $mentions
	 * @return list<array{ mention: string, id: string }> Newest first.
	 */
	private static function find_mentions( array $mentions, int $most ): array {
		global $wpdb;
		$marks = implode( ', ', array_fill( 0, count( $mentions ), '%s' ) );
		// phpcs:disable WordPress.DB -- One question for the whole list, which WordPress's own queries cannot ask; $marks holds placeholders alone.
		$found = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT m.meta_value AS mention, p.ID AS id FROM %i m JOIN %i p ON p.ID = m.post_id
				WHERE m.meta_key = %s AND m.meta_value IN ($marks) AND p.post_status IN ('publish', 'future', 'draft', 'pending', 'private') ORDER BY p.ID DESC LIMIT %d",
				[ $wpdb->postmeta, $wpdb->posts, self::META, ...$mentions, $most ]
			),
			ARRAY_A
		);
		// phpcs:enable
		/** @var list<array{ mention: string, id: string }> */
		return is_array( $found ) ? $found : [];
	}

	/** Reads older posts once. */
	private static function index_posts(): void {
		global $wpdb;
		if ( get_option( self::KNOWN ) ) {
			return;
		}
		$like = array_map( static fn ( string $mark ): string => '%' . $wpdb->esc_like( $mark ) . '%', SliderMentions::search_strings() );
		$last = 0;
		do {
			// phpcs:disable WordPress.DB -- Once a site; the list of conditions holds placeholders alone.
			$rows = $wpdb->get_results(
				$wpdb->prepare(
					"SELECT ID, post_content FROM %i WHERE ID > %d AND post_status IN ('publish', 'future', 'draft', 'pending', 'private') AND post_type <> 'revision'
					AND (" . implode( ' OR ', array_fill( 0, count( $like ), 'post_content LIKE %s' ) ) . ') ORDER BY ID LIMIT %d',
					[ $wpdb->posts, $last, ...$like, self::ROWS ]
				),
				ARRAY_A
			);
			// phpcs:enable
			/** @var list<array{ ID: string, post_content: string }> $rows */
			$rows = is_array( $rows ) ? $rows : [];
			foreach ( $rows as $row ) {
				$last = (int) $row['ID'];
				self::write( $last, SliderMentions::find( $row['post_content'] ) );
			}
		} while ( self::ROWS === count( $rows ) );
		update_option( self::KNOWN, 1, false ); // Last, so that an interrupted request is repeated.
	}

	/** @param list<string> $mentions */
	private static function write( int $post, array $mentions ): void {
		$stored = get_post_meta( $post, self::META );
		$stored = array_filter( is_array( $stored ) ? $stored : [], is_string( ... ) );
		foreach ( array_diff( $stored, $mentions ) as $removed ) {
			delete_post_meta( $post, self::META, $removed );
		}
		foreach ( array_diff( $mentions, $stored ) as $new ) {
			add_post_meta( $post, self::META, $new );
		}
	}
}
