<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Import;

use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/** Used by undo: whether posts show an attachment. */
final class MediaUsage {

	/**
	 * Whether a post has the file in its content, as its featured image or in its product gallery. Sizes of an image count.
	 *
	 * @param bool      $in_trash Whether posts in the trash count, since they can be restored.
	 * @param list<int> $without  Posts that do not count.
	 */
	public static function is_used( int $id, bool $in_trash, array $without = [] ): bool {
		global $wpdb;
		$file  = get_post_meta( $id, '_wp_attached_file', true );
		$path  = is_string( $file ) ? (string) preg_replace( '/(?:-scaled)?\.\w+$/', '', $file ) : '';
		$like  = '' === $path ? '' : $wpdb->esc_like( "/$path" ); // Also matches its smaller sizes.
		$trash = $in_trash ? '' : 'trash';
		$most  = count( $without ) + 1;
		// No query of WordPress's own looks through all types of posts for a text; it is asked once a file when an owner undoes something.
		return ( '' !== $like && self::has_other( (string) $wpdb->prepare( "SELECT ID FROM %i WHERE post_type NOT IN ('revision', 'attachment') AND post_status <> %s AND (post_content LIKE %s OR post_content LIKE %s) LIMIT %d", $wpdb->posts, $trash, "%$like.%", "%$like-%", $most ), $without ) )
			|| self::has_other( (string) $wpdb->prepare( "SELECT DISTINCT p.ID FROM %i AS m JOIN %i AS p ON p.ID = m.post_id WHERE p.post_status <> %s AND (m.meta_key = '_thumbnail_id' AND m.meta_value = %s OR m.meta_key = '_product_image_gallery' AND CONCAT(',', m.meta_value, ',') LIKE %s) LIMIT %d", $wpdb->postmeta, $wpdb->posts, $trash, (string) $id, "%,$id,%", $most ), $without );
	}

	/**
	 * Whether a query finds a post besides these.
	 *
	 * @param list<int> $without
	 */
	private static function has_other( string $prepared, array $without ): bool {
		return [] !== array_diff( array_map( intval( ... ), array_column( Database::rows( $prepared ) ?: [], 'ID' ) ), $without );
	}
}
