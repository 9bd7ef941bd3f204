<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Frontend;

defined( 'ABSPATH' ) || exit;

/** Inline CSS rules of a block for the current page. */
final class InlineStyle {

	/**
	 * Adds the rules to their style, once. If that style is already printed (as in classic themes, before a content block
	 * renders), WordPress would drop them. They are then printed as a style of their own in the footer.
	 */
	public static function add( string $handle, string $css ): void {
		$inline_css = wp_styles()->get_data( $handle, 'after' );
		if ( is_array( $inline_css ) && in_array( $css, $inline_css, true ) ) {
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
