<?php
/** Theme features beyond theme.json: translations, patterns, block styles, templates. Styles and markup are in inc/. */

namespace Frontage\Theme;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/inc/styles.php';
require __DIR__ . '/inc/markup.php';
require __DIR__ . '/inc/core-styles.php';
require __DIR__ . '/inc/looks.php';
require __DIR__ . '/inc/page-patterns.php';

add_action( 'after_setup_theme', static fn () => load_theme_textdomain( 'frontage', get_template_directory() . '/languages' ) );

add_filter( 'load_textdomain_mofile', __NAMESPACE__ . '\\find_translation', 10, 2 );

/** A locale without its own file falls back to its language: de_AT gets de_DE, nn_NO gets nb_NO. */
function find_translation( string $file, string $domain ): string {
	$without_extension = substr( $file, 0, -strlen( 'mo' ) );
	if ( 'frontage' !== $domain || is_file( $file ) || is_file( $without_extension . 'l10n.php' ) ) {
		return $file;
	}
	$language = strtr( substr( basename( $file ), 0, 3 ), [ 'nn_' => 'nb_', 'ary' => 'ar' ] );
	$files    = glob( dirname( $file ) . "/$language*.l10n.php" );
	return $files ? substr( $files[0], 0, -strlen( 'l10n.php' ) ) . 'mo' : $file;
}

add_action( 'init', __NAMESPACE__ . '\\register_patterns_and_styles' );

/** Categories of the theme's patterns, and styles for core's blocks. */
function register_patterns_and_styles(): void {
	$categories = [
		'hero'    => __( 'Heroes', 'frontage' ),
		'pricing' => __( 'Pricing', 'frontage' ),
		'steps'   => __( 'Steps', 'frontage' ),
		'figures' => __( 'Statistics', 'frontage' ),
		'faq'     => __( 'FAQ', 'frontage' ),
		'logos'   => __( 'Logos', 'frontage' ),
		'page'    => __( 'Full pages', 'frontage' ),
		'shop'    => __( 'Shop', 'frontage' ),
	];
	foreach ( $categories as $name => $label ) {
		register_block_pattern_category( "frontage-$name", [ 'label' => $label ] );
	}
	$second_first = [
		'name'         => 'turned',
		'label'        => __( 'Reverse order', 'frontage' ),
		// Side by side only: when stacked, the text stays before its image.
		'inline_style' => '@media (width >= 782px) { .is-style-turned { flex-direction: row-reverse; } }',
	];
	register_block_style( 'core/group', [ 'name' => 'split', 'label' => __( 'Split layout', 'frontage' ) ] );
	register_block_style( 'core/group', [ 'name' => 'measure', 'label' => __( 'Content width', 'frontage' ) ] );
	register_block_style( 'core/list', [ 'name' => 'links', 'label' => __( 'Vertical links', 'frontage' ) ] );
	register_block_style( 'core/columns', $second_first );
	register_block_style( 'core/list', [ 'name' => 'ruled', 'label' => __( 'With dividers', 'frontage' ) ] );
	register_block_style( 'core/details', [ 'name' => 'menu', 'label' => __( 'Mobile menu', 'frontage' ) ] );
}

add_action( 'init', __NAMESPACE__ . '\\adapt_shop_templates' );

/** The shop's templates contain the main element and the title themselves, so WooCommerce's wrapper is reduced to one div. */
function adapt_shop_templates(): void {
	remove_action( 'woocommerce_before_main_content', 'woocommerce_output_content_wrapper' );
	remove_action( 'woocommerce_after_main_content', 'woocommerce_output_content_wrapper_end' );
	add_action( 'woocommerce_before_main_content', static fn () => print( '<div>' ) );
	add_action( 'woocommerce_after_main_content', static fn () => print( '</div>' ) );
	add_filter( 'woocommerce_show_page_title', '__return_false' );
}

add_filter( 'get_block_templates', __NAMESPACE__ . '\\without_shop_templates' );

/**
 * Without WooCommerce the shop's templates are never used: the Site Editor does not list them.
 *
 * @param array<\WP_Block_Template> $templates
 * @return array<\WP_Block_Template>
 */
function without_shop_templates( array $templates ): array {
	if ( post_type_exists( 'product' ) ) {
		return $templates;
	}
	$is_kept = static fn ( \WP_Block_Template $template ): bool => 'theme' !== $template->source
		|| ! preg_match( '/product|^page-c(art|heckout)$|^order-|^mini-cart$/', $template->slug );
	return array_values( array_filter( $templates, $is_kept ) );
}

add_filter( 'frontpage_template_hierarchy', __NAMESPACE__ . '\\front_page_templates' );

/**
 * A static front page with its own template keeps it; with latest posts as front page, the blog template applies.
 *
 * @param array<string> $names
 * @return array<string>
 */
function front_page_templates( array $names ): array {
	return 'page' === get_option( 'show_on_front' ) && ! get_page_template_slug( get_queried_object_id() ) ? $names : [];
}

add_filter( 'query_loop_block_query_vars', __NAMESPACE__ . '\\related_posts', 10, 2 );

/**
 * Related posts for queries with this context: posts with a term in common, without the current one.
 *
 * @param array<string, mixed> $query
 * @return array<string, mixed>
 */
function related_posts( array $query, \WP_Block $block ): array {
	if ( empty( $block->context['query']['frontageRelated'] ) ) {
		return $query;
	}
	$post = get_queried_object_id();
	return [
		'post__not_in' => [ $post ],
		'category__in' => wp_get_post_categories( $post ),
	] + $query;
}

add_filter( 'default_wp_template_part_areas', __NAMESPACE__ . '\\add_sidebar_areas' );

/**
 * Template part areas for sidebars and off-canvas drawers. A plugin that provides drawers has registered its own by now.
 *
 * @param list<array<string, string>> $areas
 * @return list<array<string, string>>
 */
function add_sidebar_areas( array $areas ): array {
	$own = [
		'sidebar'        => __( 'Sidebar', 'frontage' ),
		'hidden-sidebar' => __( 'Hidden sidebar content', 'frontage' ),
	];
	foreach ( array_diff_key( $own, array_column( $areas, null, 'area' ) ) as $area => $label ) {
		$areas[] = [
			'area'        => $area,
			'label'       => $label,
			'description' => '',
			'icon'        => 'sidebar',
			'area_tag'    => 'div',
		];
	}
	return $areas;
}
