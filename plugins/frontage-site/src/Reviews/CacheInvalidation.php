<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

use Frontage\Site\Reviews\Providers\TestimonialsProvider;
use Frontage\Site\Reviews\Providers\WooCommerceProvider;

defined( 'ABSPATH' ) || exit;

/** Clears cached reviews of this site when they change, so that pages show them at once. */
final class CacheInvalidation {

	/** On `wp_after_insert_post` and `after_delete_post`: testimonials may have been added or removed. */
	public static function clear_for_post( int $id, \WP_Post $post, bool $update = false, ?\WP_Post $before = null ): void {
		if ( TestimonialsProvider::has( $post->post_content . ( $before->post_content ?? '' ) ) ) {
			ReviewCache::clear( new ReviewQuery( 'testimonials' ) );
			ReviewCache::clear( new ReviewQuery( 'testimonials', [ 'page' => (string) $id ] ) );
		}
	}

	/** On `wp_update_comment_count`: a product review was added, removed or approved. */
	public static function clear_for_comments( int $post ): void {
		if ( WooCommerceProvider::TYPE === get_post_type( $post ) ) {
			ReviewCache::clear( new ReviewQuery( 'woocommerce' ) );
			ReviewCache::clear( new ReviewQuery( 'woocommerce', [ 'product' => (string) $post ] ) );
		}
	}
}
