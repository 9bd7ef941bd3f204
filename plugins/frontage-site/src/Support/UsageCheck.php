<?php

declare( strict_types = 1 );

namespace Frontage\Site\Support;

use Frontage\Kit\Import\MediaUsage;
use Frontage\Site\Business\BusinessProfile;

defined( 'ABSPATH' ) || exit;

/** Used by undo: whether an imported item is used elsewhere. Trashed content counts if it can be restored. */
final class UsageCheck {

	private const OPTIONS = [ 'site_logo', 'site_icon' ];

	/** An attachment. */
	public static function file( int $id, bool $in_trash ): bool {
		$named = array_map( static fn ( string $option ): mixed => get_option( $option ), self::OPTIONS );
		return in_array( (string) $id, array_map( static fn ( mixed $one ): string => is_scalar( $one ) ? (string) $one : '', [ ...$named, get_theme_mod( 'custom_logo' ), BusinessProfile::facts()['logo'] ] ), true )
			|| MediaUsage::is_used( $id, $in_trash );
	}

	/** A category or tag. */
	public static function term( \WP_Term $term, bool $in_trash ): bool {
		$posts             = get_objects_in_term( $term->term_id, $term->taxonomy );
		$excluded_statuses = $in_trash ? [ false ] : [ false, 'trash' ];
		return ! is_array( $posts ) || (bool) array_filter( $posts, static fn ( mixed $id ): bool => ! in_array( get_post_status( (int) $id ), $excluded_statuses, true ) );
	}
}
