<?php

declare( strict_types = 1 );

namespace Frontage\Site\Support;

use Frontage\Kit\Import\MediaUsage;
use Frontage\Site\Business\BusinessProfile;

defined( 'ABSPATH' ) || exit;

/** Used by undo: whether an imported item is used elsewhere. Trashed content counts if it can be restored. */
final class UsageCheck {

	/** An attachment. */
	public static function file( int $id, bool $in_trash ): bool {
		return MediaUsage::is_used( $id, $in_trash );
	}

	/** On `frontage_media_is_used`: the logo of the business details. */
	public static function is_business_logo( bool $is_used, int $id ): bool {
		return $is_used || (string) $id === (string) BusinessProfile::facts()['logo'];
	}

	/** A category or tag. */
	public static function term( \WP_Term $term, bool $in_trash ): bool {
		$posts             = get_objects_in_term( $term->term_id, $term->taxonomy );
		$excluded_statuses = $in_trash ? [ false ] : [ false, 'trash' ];
		return ! is_array( $posts ) || (bool) array_filter( $posts, static fn ( mixed $id ): bool => ! in_array( get_post_status( (int) $id ), $excluded_statuses, true ) );
	}
}
