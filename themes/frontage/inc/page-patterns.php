<?php
/**
 * Patterns of the theme on pages of visitors: only those that a template or a content names are registered.
 *
 * WordPress registers all of a theme's patterns on `init`, of which a page prints a handful. Editors, REST calls and
 * commands get them all, as WordPress does it.
 */

namespace Frontage\Theme;

defined( 'ABSPATH' ) || exit;

if ( defined( 'WP_USE_THEMES' ) && WP_USE_THEMES && remove_action( 'init', '_register_theme_block_patterns' ) ) {
	add_action( 'rest_api_init', '_register_theme_block_patterns', 0 );
	add_action( 'enqueue_block_editor_assets', '_register_theme_block_patterns', 0 ); // An editor on a page.
	add_filter( 'pre_render_block', __NAMESPACE__ . '\\register_named_pattern', 10, 2 );
}

/**
 * On `pre_render_block`. A child theme may have a pattern of this name in any of its files, so WordPress reads all of them there.
 *
 * @param mixed                                                          $html
 * @param array{ blockName?: string|null, attrs?: array<string, mixed> } $block
 */
function register_named_pattern( mixed $html, array $block ): mixed {
	$slug = 'core/pattern' === ( $block['blockName'] ?? '' ) ? $block['attrs']['slug'] ?? '' : '';
	if ( ! is_string( $slug ) || '' === $slug || \WP_Block_Patterns_Registry::get_instance()->is_registered( $slug ) ) {
		return $html;
	}
	$file = get_template_directory() . '/patterns/' . basename( $slug ) . '.php';
	if ( is_child_theme() || 'frontage/' . basename( $slug ) !== $slug || ! is_file( $file ) ) {
		_register_theme_block_patterns();
		return $html;
	}
	register_block_pattern( $slug, [ 'title' => $slug, 'filePath' => $file ] );
	return $html;
}
