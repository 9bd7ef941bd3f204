<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Import;

use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/** Used by undo: whether the site shows an attachment. It asks all posts, so only when somebody undoes something. */
final class MediaUsage {

	/** Options with the id of an attachment. */
	private const OPTIONS = [ 'site_logo', 'site_icon' ];

	/**
	 * Whether a post has the file in its content, a gallery or Elementor's data, as its featured image or in its product
	 * gallery, or the site as logo, icon, in a widget or as a category's image. Sizes of an image count. What the database
	 * does not answer counts as used.
	 *
	 * @param bool      $in_trash Whether posts in the trash count, since they can be restored.
	 * @param list<int> $without  Posts that do not count.
	 */
	public static function is_used( int $id, bool $in_trash, array $without = [] ): bool {
		if ( self::is_of_site( $id ) ) {
			return true;
		}
		$path  = self::path( $id );
		$trash = $in_trash ? '' : 'trash';
		foreach ( self::queries( $id, $path, $trash, count( $without ) + 1 ) as $query ) {
			$rows = Database::rows( $query );
			if ( false === $rows || [] !== array_diff( array_map( intval( ... ), array_column( $rows, 'ID' ) ), $without ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether a content shows the file or one of its sizes. */
	public static function is_in( string $content, int $id ): bool {
		$path = self::path( $id );
		return '' !== $path && ( str_contains( $content, "/$path." ) || str_contains( $content, "/$path-" ) );
	}

	/** The file's path in the uploads, with which its smaller sizes begin, too; '' if it has none. */
	private static function path( int $id ): string {
		$file = get_post_meta( $id, '_wp_attached_file', true );
		return is_string( $file ) ? (string) preg_replace( '/(?:-scaled|-rotated)?\.\w+$/', '', $file ) : '';
	}

	private static function is_of_site( int $id ): bool {
		$named = array_map( static fn ( string $option ): mixed => get_option( $option ), self::OPTIONS );
		/**
		 * Filters whether the site uses an attachment outside of posts, such as a logo in a plugin's settings.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $is_used Whether it is used.
		 * @param int  $id      The attachment.
		 */
		return true === apply_filters( 'frontage_media_is_used', in_array( (string) $id, array_map( static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '', [ ...$named, get_theme_mod( 'custom_logo' ) ] ), true ), $id );
	}

	/** @return list<string> Prepared; each finds ids of posts, or 0 for what is no post. */
	private static function queries( int $id, string $path, string $trash, int $most ): array {
		global $wpdb;
		$queries = [
			(string) $wpdb->prepare( "SELECT DISTINCT p.ID FROM %i AS m JOIN %i AS p ON p.ID = m.post_id WHERE p.post_status <> %s AND (m.meta_key = '_thumbnail_id' AND m.meta_value = %s OR m.meta_key = '_product_image_gallery' AND CONCAT(',', m.meta_value, ',') LIKE %s) LIMIT %d", $wpdb->postmeta, $wpdb->posts, $trash, (string) $id, "%,$id,%", $most ),
			(string) $wpdb->prepare( "SELECT 0 AS ID FROM %i WHERE meta_key = 'thumbnail_id' AND meta_value = %s LIMIT 1", $wpdb->termmeta, (string) $id ),
			(string) $wpdb->prepare( "SELECT ID FROM %i WHERE post_type NOT IN ('revision', 'attachment') AND post_status <> %s AND post_content LIKE %s AND post_content REGEXP %s LIMIT %d", $wpdb->posts, $trash, '%[gallery%', '[[]gallery[^]]*ids="([0-9, ]*[, ])?' . $id . '[, "]', $most ),
		];
		if ( '' === $path ) {
			return $queries;
		}
		$like    = $wpdb->esc_like( "/$path" );
		$escaped = $wpdb->esc_like( str_replace( '/', '\\/', "/$path" ) ); // As JSON has it.
		return [
			...$queries,
			(string) $wpdb->prepare( "SELECT ID FROM %i WHERE post_type NOT IN ('revision', 'attachment') AND post_status <> %s AND (post_content LIKE %s OR post_content LIKE %s) LIMIT %d", $wpdb->posts, $trash, "%$like.%", "%$like-%", $most ),
			(string) $wpdb->prepare( "SELECT DISTINCT p.ID FROM %i AS m JOIN %i AS p ON p.ID = m.post_id WHERE p.post_status <> %s AND p.post_type <> 'revision' AND m.meta_key = '_elementor_data' AND (m.meta_value LIKE %s OR m.meta_value LIKE %s) LIMIT %d", $wpdb->postmeta, $wpdb->posts, $trash, "%$escaped.%", "%$escaped-%", $most ),
			(string) $wpdb->prepare( 'SELECT 0 AS ID FROM %i WHERE option_name LIKE %s AND (option_value LIKE %s OR option_value LIKE %s) LIMIT 1', $wpdb->options, $wpdb->esc_like( 'widget_' ) . '%', "%$like.%", "%$like-%" ),
		];
	}
}
