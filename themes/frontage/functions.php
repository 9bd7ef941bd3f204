<?php
/** What theme.json cannot say: the theme's own style, its block styles, and what a page does not need. */

namespace Frontage\Theme;

defined( 'ABSPATH' ) || exit;

add_action(
	'after_setup_theme',
	static function (): void {
		load_theme_textdomain( 'frontage', get_template_directory() . '/languages' );
		add_editor_style( 'style.css' );
	}
);

add_action(
	'wp_enqueue_scripts',
	static fn () => wp_enqueue_style( 'frontage', get_stylesheet_uri(), [], (string) wp_get_theme()->get( 'Version' ) )
);

// The font is asked for with the page: it is there before the first text, or it is left out, and nothing moves.
add_action(
	'wp_head',
	static function (): void {
		printf( '<link rel="preload" as="font" type="font/woff2" href="%s" crossorigin>' . "\n", esc_url( get_theme_file_uri( 'assets/fonts/figtree.woff2' ) ) );
	},
	2
);

// The canvas has no such line: there the font would nearly always be left out, and an editor would write in another one.
add_filter(
	'wp_theme_json_data_theme',
	static function ( \WP_Theme_JSON_Data $theme ): \WP_Theme_JSON_Data {
		$fonts = is_admin() ? ( $theme->get_data()['settings']['typography']['fontFamilies']['theme'] ?? [] ) : [];
		foreach ( array_keys( $fonts ) as $index ) {
			foreach ( array_keys( $fonts[ $index ]['fontFace'] ?? [] ) as $face ) {
				$fonts[ $index ]['fontFace'][ $face ]['fontDisplay'] = 'swap';
			}
		}
		return $fonts ? $theme->update_with( [ 'version' => 3, 'settings' => [ 'typography' => [ 'fontFamilies' => $fonts ] ] ] ) : $theme;
	}
);

add_action(
	'init',
	static function (): void {
		register_block_style( 'core/group', [ 'name' => 'split', 'label' => __( 'Form beside text', 'frontage' ) ] );
		register_block_style( 'core/group', [ 'name' => 'measure', 'label' => __( 'No wider than a text', 'frontage' ) ] );
		// Where they stand beside each other: below each other, words stay before their picture.
		register_block_style( 'core/columns', [ 'name' => 'turned', 'label' => __( 'Second column first', 'frontage' ), 'inline_style' => '@media (width >= 782px) { .is-style-turned { flex-direction: row-reverse; } }' ] );
		register_block_style( 'core/list', [ 'name' => 'ruled', 'label' => __( 'Ruled', 'frontage' ) ] );
		register_block_style( 'core/list', [ 'name' => 'links', 'label' => __( 'Links below each other', 'frontage' ) ] );
		register_block_style( 'core/details', [ 'name' => 'menu', 'label' => __( 'Menu of small screens', 'frontage' ) ] );
		wp_enqueue_block_style(
			'core/details',
			[
				'handle' => 'frontage-details',
				'src'    => get_theme_file_uri( 'assets/details.css' ),
				'path'   => get_theme_file_path( 'assets/details.css' ),
				'ver'    => (string) wp_get_theme()->get( 'Version' ),
			]
		);

		// Every browser that this theme is made for draws emoji itself; core's check costs each page 1.3 KB of script.
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
		remove_action( 'wp_print_styles', 'print_emoji_styles' );
	}
);

// What a drawer at the page's edge holds. A plugin that makes such drawers has said so by now, and explains them.
add_filter(
	'default_wp_template_part_areas',
	static fn ( array $areas ): array => in_array( 'hidden-sidebar', array_column( $areas, 'area' ), true ) ? $areas : [
		...$areas,
		[
			'area'        => 'hidden-sidebar',
			'label'       => __( 'Hidden sidebar content', 'frontage' ),
			'description' => '',
			'icon'        => 'sidebar',
			'area_tag'    => 'div',
		],
	]
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
