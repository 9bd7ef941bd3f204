<?php
/** Leaves out what core prints into every page and this page does not use. */

namespace Frontage\Theme;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\\remove_emoji_detection' );

/** All browsers that the theme supports render emoji natively; core's detection costs 1.3 KB of script per page. */
function remove_emoji_detection(): void {
	remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
	remove_action( 'wp_print_styles', 'print_emoji_styles' ); // And the style that core prints with it.
}

add_filter( 'render_block_core/navigation', __NAMESPACE__ . '\\replace_navigation_style', 10, 2 );

/**
 * Core's navigation style is 21 KB, mostly for menus opened by script. Without one, assets/navigation.css is used instead.
 *
 * @param array{ attrs?: array<string, mixed> } $block
 */
function replace_navigation_style( string $html, array $block ): string {
	static $needs_core = false;
	$needs_core = $needs_core || 'never' !== ( $block['attrs']['overlayMenu'] ?? '' ) || str_contains( $html, 'wp-block-navigation-submenu__toggle' );
	if ( ! $needs_core ) {
		wp_dequeue_style( 'wp-block-navigation' );
	}
	return $html;
}

add_action( 'wp_head', __NAMESPACE__ . '\\remove_unused_presets', 2 ); // Core's own styles were added at priority 1.

/**
 * Core prints its default colors, gradients, shadows and aspect ratios into each page. The editor does not offer them here
 * (theme.json), or writes them as plain values. They are kept where the page or a custom style refers to them.
 */
function remove_unused_presets(): void {
	$html = page_html();
	if ( null === $html ) {
		return;
	}
	$colors    = default_slugs( 'color', 'palette' );
	$gradients = default_slugs( 'color', 'gradients' );
	$shadows   = default_slugs( 'shadow', 'presets' );
	$ratios    = default_slugs( 'dimensions', 'aspectRatios' );
	$class     = "has-(?:(?:very-light-gray|very-dark-gray|$colors)-(?:background-|border-)?color|(?:$gradients)-gradient-background)";
	$value     = "--(?:gradient--(?:$gradients)|shadow--(?:$shadows)|aspect-ratio--(?:$ratios))\\b";
	foreach ( [ 'wp-block-library', 'global-styles' ] as $handle ) {
		$style = wp_styles()->query( $handle );
		if ( ! $style instanceof \_WP_Dependency || ! is_array( $style->extra['after'] ?? null ) ) {
			continue;
		}
		$rules = preg_replace( "/(?::root )?\.$class\{[^}]*\}|--wp--preset$value:[^;]*;/", '', array_filter( $style->extra['after'], 'is_string' ) );
		if ( is_array( $rules ) && ! preg_match( "/$class|$value/", $html . implode( $rules ) ) ) {
			$style->extra['after'] = $rules;
		}
	}
}

/** A regular expression for the slugs of core's default presets. */
function default_slugs( string ...$path ): string {
	return implode( '|', array_map( 'preg_quote', array_column( (array) wp_get_global_settings( [ ...$path, 'default' ] ), 'slug' ) ) );
}

add_filter( 'styles_inline_size_limit', __NAMESPACE__ . '\\limit_inline_styles' );

/** Styles are inlined as long as the page stays small, since files block rendering. On larger pages the largest styles stay files. */
function limit_inline_styles( int $limit ): int {
	$html = page_html();
	if ( $limit < 32000 || null === $html ) {
		return min( $limit, 32000 );
	}
	return 32000 + max( 0, 36000 - strlen( $html ) );
}
