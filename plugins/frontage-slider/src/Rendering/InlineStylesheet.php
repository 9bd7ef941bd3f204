<?php

namespace Frontage\Slider\Rendering;

use Frontage\Kit\LocalFile;

defined( 'ABSPATH' ) || exit;

/**
 * Inlines the stylesheet of sliders, wherever WordPress inlines styles at all.
 *
 * WordPress inlines styles up to a total size, the smallest first. On a page with large styles of other blocks, ours
 * became a file, and the first slide was painted a whole request later.
 */
final class InlineStylesheet {

	public const HANDLE = 'frontage-slider-style';

	/** Called when a page shows a slider. */
	public static function add_filter(): void {
		add_filter( 'styles_inline_size_limit', [ self::class, 'inline_before_limit' ], PHP_INT_MAX );
	}

	/** On `styles_inline_size_limit`, which WordPress applies when it begins to inline styles. A site that sets it to 0 wants files. */
	public static function inline_before_limit( mixed $limit ): mixed {
		if ( is_numeric( $limit ) && $limit > 0 ) {
			self::inline();
		}
		return $limit;
	}

	private static function inline(): void {
		$styles = wp_styles();
		$style  = $styles->registered[ self::HANDLE ] ?? null;
		$path   = $styles->get_data( self::HANDLE, 'path' );
		if ( ! $style || ! is_string( $style->src ) || ! is_string( $path ) || ! is_readable( $path ) || ! in_array( self::HANDLE, $styles->queue, true ) ) {
			return; // Not enqueued, or already inlined.
		}
		$css   = (string) LocalFile::read( $path ); // No address in it is relative.
		$after = $styles->get_data( self::HANDLE, 'after' );
		$styles->add_data( self::HANDLE, 'inlined_src', $style->src );
		$styles->add_data( self::HANDLE, 'after', [ $css, ...( is_array( $after ) ? $after : [] ) ] );
		$style->src = false;
	}
}
