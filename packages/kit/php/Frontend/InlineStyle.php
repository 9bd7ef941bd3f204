<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Frontend;

defined( 'ABSPATH' ) || exit;

/** Rules that a block has for its own page. */
final class InlineStyle {

	/**
	 * With the style that they belong to, once. Where the head has printed that already, as it has on classic themes when a
	 * block of the content has its turn, WordPress would lose them: they then are a style of their own, for the footer.
	 */
	public static function add( string $handle, string $css ): void {
		$there = wp_styles()->get_data( $handle, 'after' );
		if ( is_array( $there ) && in_array( $css, $there, true ) ) {
			return;
		}
		if ( ! wp_style_is( $handle, 'done' ) ) {
			wp_add_inline_style( $handle, $css );
			return;
		}
		$late = $handle . '-' . md5( $css );
		if ( wp_register_style( $late, false, [ $handle ], null ) ) { // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- It has no file.
			wp_add_inline_style( $late, $css );
		}
		wp_enqueue_style( $late );
	}
}
