<?php
/** What theme.json cannot say: the theme's own style, its block styles, and what a page does not need. */

namespace Frontage\Theme;

defined( 'ABSPATH' ) || exit;

add_action( 'after_setup_theme', static fn () => load_theme_textdomain( 'frontage', get_template_directory() . '/languages' ) );
add_action( 'after_setup_theme', static fn () => add_editor_style( 'style.css' ) );

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		$version = (string) wp_get_theme()->get( 'Version' );
		wp_enqueue_style( 'frontage', get_stylesheet_uri(), [], $version );
		// What WooCommerce's own style leaves to a theme, on its pages alone.
		if ( array_filter( [ 'is_woocommerce', 'is_cart', 'is_checkout' ], static fn ( string $asks ): bool => function_exists( $asks ) && $asks() ) ) {
			wp_enqueue_style( 'frontage-shop-pages', get_theme_file_uri( 'assets/shop.css' ), [ 'frontage' ], $version );
		}
	}
);

// The fonts of texts and headings are asked for with the page, whichever a variation chose: they are there before the first text.
add_action(
	'wp_head',
	static function (): void {
		$used = (string) wp_json_encode( [ wp_get_global_styles( [ 'typography' ] ), wp_get_global_styles( [ 'elements', 'heading', 'typography' ] ) ] );
		/** @var array<string, list<array{ slug: string, fontFace?: list<array{ src: list<string> }> }>> $origins */
		$origins = wp_get_global_settings( [ 'typography', 'fontFamilies' ] );
		foreach ( array_merge( ...array_values( $origins ) ) as $font ) {
			$file = $font['fontFace'][0]['src'][0] ?? '';
			if ( preg_match( "/font-family(--|\\|){$font['slug']}\\b/", $used ) && str_starts_with( $file, 'file:./' ) ) {
				printf( '<link rel="preload" as="font" type="font/woff2" href="%s" crossorigin>' . "\n", esc_url( get_theme_file_uri( substr( $file, 7 ) ) ) );
			}
		}
	},
	2
);

// Posts with a subject in common, where a query asks for them: the one that is read is not among them.
add_filter(
	'query_loop_block_query_vars',
	static fn ( array $query, \WP_Block $block ): array => empty( $block->context['query']['frontageRelated'] ) ? $query : [
		'post__not_in' => [ get_queried_object_id() ],
		'category__in' => wp_get_post_categories( get_queried_object_id() ),
	] + $query,
	10,
	2
);

// A front page that is a page and chose a template keeps it, and one of posts is the blog.
add_filter( 'frontpage_template_hierarchy', static fn ( array $names ): array => 'page' === get_option( 'show_on_front' ) && ! get_page_template_slug( get_queried_object_id() ) ? $names : [] );

add_action(
	'init',
	static function (): void {
		foreach ( [ 'hero' => __( 'Openings', 'frontage' ), 'pricing' => __( 'Prices', 'frontage' ), 'steps' => __( 'Steps', 'frontage' ), 'figures' => __( 'Figures', 'frontage' ), 'faq' => __( 'Questions', 'frontage' ), 'logos' => __( 'Logos', 'frontage' ), 'page' => __( 'Whole pages', 'frontage' ), 'shop' => __( 'Shop', 'frontage' ) ] as $name => $label ) {
			register_block_pattern_category( "frontage-$name", [ 'label' => $label ] );
		}
		register_block_style( 'core/group', [ 'name' => 'split', 'label' => __( 'Form beside text', 'frontage' ) ] );
		register_block_style( 'core/group', [ 'name' => 'measure', 'label' => __( 'No wider than a text', 'frontage' ) ] );
		register_block_style( 'core/list', [ 'name' => 'links', 'label' => __( 'Links below each other', 'frontage' ) ] );
		// Where they stand beside each other: below each other, words stay before their picture.
		register_block_style( 'core/columns', [ 'name' => 'turned', 'label' => __( 'Second column first', 'frontage' ), 'inline_style' => '@media (width >= 782px) { .is-style-turned { flex-direction: row-reverse; } }' ] );
		register_block_style( 'core/list', [ 'name' => 'ruled', 'label' => __( 'Ruled', 'frontage' ) ] );
		register_block_style( 'core/details', [ 'name' => 'menu', 'label' => __( 'Menu of small screens', 'frontage' ) ] );
		foreach ( [ 'details', 'table' ] as $name ) {
			wp_enqueue_block_style( "core/$name", [ 'handle' => "frontage-$name", 'src' => get_theme_file_uri( "assets/$name.css" ), 'path' => get_theme_file_path( "assets/$name.css" ), 'ver' => (string) wp_get_theme()->get( 'Version' ) ] );
		}
		// The templates of a shop have the page's main part and its title themselves: what WooCommerce would print is one box.
		remove_action( 'woocommerce_before_main_content', 'woocommerce_output_content_wrapper' );
		remove_action( 'woocommerce_after_main_content', 'woocommerce_output_content_wrapper_end' );
		add_action( 'woocommerce_before_main_content', static fn () => print( '<div>' ) );
		add_action( 'woocommerce_after_main_content', static fn () => print( '</div>' ) );
		add_filter( 'woocommerce_show_page_title', '__return_false' );
		// Every browser that this theme is made for draws emoji itself; core's check costs each page 1.3 KB of script.
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'wp_print_styles', 'print_emoji_styles' ); // And with it what core prints in its place.
	}
);

// What stands beside a page, and what a drawer at its edge holds. A plugin that makes such drawers has said so by now.
add_filter(
	'default_wp_template_part_areas',
	static function ( array $areas ): array {
		foreach ( [ 'sidebar' => __( 'Sidebar', 'frontage' ), 'hidden-sidebar' => __( 'Hidden sidebar content', 'frontage' ) ] as $area => $label ) {
			if ( ! in_array( $area, array_column( $areas, 'area' ), true ) ) {
				$areas[] = [ 'area' => $area, 'label' => $label, 'description' => '', 'icon' => 'sidebar', 'area_tag' => 'div' ];
			}
		}
		return $areas;
	}
);

add_filter( 'render_block_core/navigation', __NAMESPACE__ . '\\lighten_flat_menu', 10, 2 );

/**
 * Core's style for menus is 20 KB, nearly all of it for those that open. While every menu of the page is flat, the
 * rules of style.css do.
 *
 * @param array{ attrs?: array<string, mixed> } $block
 */
function lighten_flat_menu( string $html, array $block ): string {
	static $opens = false;
	$opens = $opens || 'never' !== ( $block['attrs']['overlayMenu'] ?? '' ) || str_contains( $html, 'wp-block-navigation-submenu' ) || str_contains( $html, 'wp-block-page-list' );
	if ( ! $opens ) {
		wp_dequeue_style( 'wp-block-navigation' );
	}
	return $html;
}

add_filter(
	'render_block',
	static function ( string $html ): string {
		names_preset( $html );
		return $html;
	}
);
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\\lighten_presets', 20 );

/** Whether a block of the page, so far, or what is handed in names a gradient, a shadow or a shape of a list; what somebody mixed has no name. */
function names_preset( string $text ): bool {
	static $named = false;
	return $named = $named || 1 === preg_match( '/has-[\w-]+-gradient-background|--(?:gradient|shadow|aspect-ratio)--(?!card)/', $text );
}

/**
 * Core prints its gradients, shadows and aspect ratios into each page, 0.7 KB of them: the first two the editor does not
 * offer here (theme.json), the last it writes as figures. They stay where a block or a style names one: the blocks are made
 * before the head is.
 */
function lighten_presets(): void {
	$styles = wp_styles()->query( 'global-styles' );
	if ( ! $styles instanceof \_WP_Dependency || ! is_array( $styles->extra['after'] ?? null ) ) {
		return;
	}
	$slugs = static fn ( string ...$path ): string => implode( '|', array_map( 'preg_quote', array_column( (array) wp_get_global_settings( [ ...$path, 'default' ] ), 'slug' ) ) );
	$of    = [ $slugs( 'color', 'gradients' ), $slugs( 'shadow', 'presets' ), $slugs( 'dimensions', 'aspectRatios' ) ];
	$light = preg_replace(
		"/--wp--preset--(?:gradient--(?:$of[0])|shadow--(?:$of[1])|aspect-ratio--(?:$of[2])):[^;]*;|\.has-(?:$of[0])-gradient-background\{[^}]*\}/",
		'',
		array_filter( $styles->extra['after'], 'is_string' )
	);
	if ( is_array( $light ) && ! names_preset( implode( $light ) ) ) {
		$styles->extra['after'] = $light;
	}
}
