<?php

declare( strict_types = 1 );

namespace Frontage\Site\Support;

use Frontage\Kit\Database\Database;
use Frontage\Site\Business\BusinessProfile;

defined( 'ABSPATH' ) || exit;

/** Used by undo: whether an imported item is used elsewhere. Trashed content counts if it can be restored. */
final class UsageCheck {

	private const OPTIONS = [ 'site_logo', 'site_icon' ];

	/** An attachment. */
	public static function file( int $id, bool $in_trash ): bool {
		$named = array_map( static fn ( string $option ): mixed => get_option( $option ), self::OPTIONS );
		return in_array( (string) $id, array_map( static fn ( mixed $one ): string => is_scalar( $one ) ? (string) $one : '', [ ...$named, get_theme_mod( 'custom_logo' ), BusinessProfile::facts()['logo'] ] ), true )
			|| self::is_of_a_post( $id, $in_trash );
	}

	/** A category or tag. */
	public static function term( \WP_Term $term, bool $in_trash ): bool {
		$posts             = get_objects_in_term( $term->term_id, $term->taxonomy );
		$excluded_statuses = $in_trash ? [ false ] : [ false, 'trash' ];
		return ! is_array( $posts ) || (bool) array_filter( $posts, static fn ( mixed $id ): bool => ! in_array( get_post_status( (int) $id ), $excluded_statuses, true ) );
	}

	private static function is_of_a_post( int $id, bool $in_trash ): bool {
		global $wpdb;
		$file  = get_post_meta( $id, '_wp_attached_file', true );
		$path  = is_string( $file ) ? (string) preg_replace( '/(?:-scaled)?\.\w+$/', '', $file ) : '';
		$like  = '' === $path ? '' : $wpdb->esc_like( "/$path" ); // Also matches its smaller sizes.
		$trash = $in_trash ? '' : 'trash';
		// No query of WordPress's own looks through all types of posts for a text; it is asked once a file when an owner undoes something.
		return ( '' !== $like && null !== Database::value( (string) $wpdb->prepare( "SELECT 1 FROM %i WHERE post_type NOT IN ('revision', 'attachment') AND post_status <> %s AND (post_content LIKE %s OR post_content LIKE %s) LIMIT 1", $wpdb->posts, $trash, "%$like.%", "%$like-%" ) ) )
			|| null !== Database::value( (string) $wpdb->prepare( "SELECT 1 FROM %i AS m JOIN %i AS p ON p.ID = m.post_id WHERE p.post_status <> %s AND (m.meta_key = '_thumbnail_id' AND m.meta_value = %s OR m.meta_key = '_product_image_gallery' AND CONCAT(',', m.meta_value, ',') LIKE %s) LIMIT 1", $wpdb->postmeta, $wpdb->posts, $trash, (string) $id, "%,$id,%" ) );
	}
}
