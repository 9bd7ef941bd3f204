<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

defined( 'ABSPATH' ) || exit;

/** What changes on this site is seen on its pages at once, not after an hour. */
final class Changes {

	/** On `wp_after_insert_post` and `after_delete_post`: testimonials may have come or gone. */
	public static function of_post( int $id, \WP_Post $post, bool $update = false, ?\WP_Post $before = null ): void {
		if ( Providers\Testimonials::has( $post->post_content . ( $before->post_content ?? '' ) ) ) {
			Cache::forget( new Query( 'testimonials' ) );
			Cache::forget( new Query( 'testimonials', [ 'page' => (string) $id ] ) );
		}
	}

	/** On `wp_update_comment_count`: a review of a product came, went or was let in. */
	public static function of_comments( int $post ): void {
		if ( Providers\WooCommerce::TYPE === get_post_type( $post ) ) {
			Cache::forget( new Query( 'woocommerce' ) );
			Cache::forget( new Query( 'woocommerce', [ 'product' => (string) $post ] ) );
		}
	}
}
