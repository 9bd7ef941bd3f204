<?php

namespace Frontage\Slider;

defined( 'ABSPATH' ) || exit;

/**
 * The style of sliders stands in the page, wherever WordPress puts styles there at all.
 *
 * WordPress has room for so many bytes of a page's styles, the shortest first; on a page with long ones of other blocks ours
 * became a file, and the first slide, which stands complete in the page, was painted a whole request later.
 */
final class Style {

	public const HANDLE = 'frontage-slider-style';

	/** A page shows a slider. */
	public static function plan(): void {
		foreach ( [ 'wp_head', 'wp_footer' ] as $place ) {
			add_action( $place, [ self::class, 'inline' ], 0 );
		}
	}

	/** On `wp_head` and `wp_footer`, before WordPress chooses. */
	public static function inline(): void {
		$styles = wp_styles();
		$style  = $styles->registered[ self::HANDLE ] ?? null;
		$path   = $styles->get_data( self::HANDLE, 'path' );
		/** This filter is documented in wp-includes/script-loader.php */
		$limit = apply_filters( 'styles_inline_size_limit', 40000 );
		if ( ! $style || ! is_string( $style->src ) || ! is_string( $path ) || ! is_readable( $path ) || ! is_numeric( $limit ) || $limit <= 0 || ! in_array( self::HANDLE, $styles->queue, true ) ) {
			return; // Not on this page, or the site wants files.
		}
		$css   = (string) file_get_contents( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of ours; no address in it is relative.
		$after = $styles->get_data( self::HANDLE, 'after' );
		$styles->add_data( self::HANDLE, 'inlined_src', $style->src );
		$styles->add_data( self::HANDLE, 'after', [ $css, ...( is_array( $after ) ? $after : [] ) ] );
		$style->src = false;
	}
}
