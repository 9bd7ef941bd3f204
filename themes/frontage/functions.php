<?php
/** Theme features beyond theme.json: conditional styles, block styles, and removal of unneeded output. */

namespace Frontage\Theme;

defined( 'ABSPATH' ) || exit;

add_action( 'after_setup_theme', static fn () => load_theme_textdomain( 'frontage', get_template_directory() . '/languages' ) );
// A locale without its own file falls back to its language: de_AT gets de_DE, nn_NO gets nb_NO.
add_filter( 'load_textdomain_mofile', static fn ( string $file, string $domain ): string => 'frontage' !== $domain || is_file( $file ) || is_file( substr( $file, 0, -2 ) . 'l10n.php' ) ? $file : substr_replace( ( glob( dirname( $file ) . '/' . strtr( substr( basename( $file ), 0, 3 ), [ 'nn_' => 'nb_', 'ary' => 'ar' ] ) . '*.l10n.php' ) ?: [ substr( $file, 0, -2 ) . 'l10n.php' ] )[0], 'mo', -8 ), 10, 2 );
/** The styles of assets/, each with a pattern for content that needs it. They are inlined, so that no request blocks rendering. */
const STYLES = [ 'page' => '', 'navigation' => 'wp-block-navigation', 'menu' => 'is-style-menu', 'logo' => 'is-default-size', 'details' => 'wp-block-details(?! is-style-menu)', 'table' => 'wp-block-table', 'lists' => 'is-style-(ruled|links)', 'groups' => 'is-style-(split|measure)', 'classic' => 'wp-caption|gallery-item|post-nav-links|class="[^"]*\balign(?:left|right)\b|<p>(?:<a [^>]*>)?<(?:img|iframe)|(?:\n\s*|entry-content[^>]*>)<(?:pre|table|blockquote|dl)(?! class="(?:wp|fr|shop|woo|variations))', 'cards' => 'is-sticky-post|wp-block-post-template-is-layout-grid[\s\S]*wp-block-post post-(?:(?!has-post-thumbnail)[^"])*"', 'comments' => 'wp-block-comment-template', 'media' => 'wp-block-(?:audio|file)', 'headings' => '<h[56][ >]|<h[1-3][^>]*>(?:<[^>]*>)*[^<]*[^\s<]{14}', 'grounds' => 'class="(?=[^"]*\bhas-background\b)(?![^"]*\balignfull\b)[^"]*\bwp-block-(?:column|group|quote|verse|details|latest|categories|archives|heading)(?![^>]*padding)|<p class="[^"]*has-background\b', 'contact' => 'is-contact', 'related' => 'is-related', 'fields' => 'wpcf7', 'inputs' => '<(?:select|textarea|input(?![^>]*type=.(?:hidden|submit|button)))(?![^>]*(?:wpcf7|wp-block-search|class=.(?:fr-|qty|search)))', 'shop' => 'woocommerce', 'print' => 'has-(contrast|accent)-background-color|wp-block-(cover|social)' ];
add_action( 'after_setup_theme', static fn () => add_editor_style( array_map( static fn ( string $name ): string => "assets/$name.css", array_keys( styles() ) ) ) );
/** @return array<string, string> Child themes add styles from their own assets/, or replace one of these or its pattern (a regular expression), with the filter `frontage_theme_styles`. */
function styles(): array {
	return array_filter( (array) apply_filters( 'frontage_theme_styles', STYLES ), 'is_string' );
}
/** Enqueues a style of assets/. */
function bring( string $name ): void {
	wp_enqueue_style( "frontage-theme-$name", get_theme_file_uri( "assets/$name.css" ), [], (string) wp_get_theme()->get( 'Version' ) );
	wp_style_add_data( "frontage-theme-$name", 'path', get_theme_file_path( "assets/$name.css" ) );
}
/** Enqueues the styles that block HTML needs: for the whole page before its head is printed, and for blocks that render later. */
function style( ?string $html ): ?string {
	array_map( static fn ( string $name, string $mark ) => null === $html || preg_match( "/$mark/", $html ) ? bring( $name ) : null, array_keys( styles() ), styles() );
	return $html;
}
add_action( 'wpcf7_enqueue_styles', static fn () => style( 'wpcf7' ) ); // A form, whatever renders it.
add_action(
	'wp_enqueue_scripts',
	static function (): void {
		style( whole_page() );
		array_map( static fn ( string $font ) => is_file( get_theme_file_path( "assets/fonts/$font.css" ) ) && bring( "fonts/$font" ), array_keys( fonts() ) );
		add_filter( 'render_block', __NAMESPACE__ . '\\style' );
		// Native controls (date pickers, lists, scrollbars) follow the palette: dark where the background is darker than the text. Print is light.
		/** @var array<string, list<array{ slug: string, color: string }>> $origins */
		$origins = wp_get_global_settings( [ 'color', 'palette' ] );
		$colours = array_column( array_merge( ...array_values( $origins ) ), 'color', 'slug' );
		$light   = static fn ( string $slug ): int => (int) array_sum( (array) sscanf( $colours[ $slug ] ?? '', '#%2x%2x%2x' ) );
		str_starts_with( $colours['base'] ?? '', '#' ) && $light( 'base' ) < $light( 'contrast' ) && wp_add_inline_style( 'frontage-theme-page', ':root{color-scheme:dark}@media print{:root:root{color-scheme:light' . preg_replace( '/(\S+) (\S+) ?/', ';--wp--preset--color--$1:#$2', 'base fff surface fff tint fff accent-contrast fff contrast 16201d accent 16201d muted 55605c line 858b87' ) . '}}' );
	}
);
/** The HTML of the page's blocks, which WordPress renders before the head (wp-includes/template-canvas.php); null in PHP templates. */
function whole_page(): ?string {
	return is_string( $GLOBALS['template_html'] ?? null ) ? $GLOBALS['template_html'] : null;
}

/** @return array<string, string> The fonts that the style variation uses for text and headings, each with its file. */
function fonts(): array {
	$used = (string) wp_json_encode( [ wp_get_global_styles( [ 'typography' ] ), wp_get_global_styles( [ 'elements', 'heading', 'typography' ] ) ] );
	/** @var array<string, list<array{ slug: string, fontFace?: list<array{ src: list<string> }> }>> $origins */
	$origins = wp_get_global_settings( [ 'typography', 'fontFamilies' ] );
	$files   = array_map( static fn ( array $font ): string => $font['fontFace'][0]['src'][0] ?? '', array_column( array_merge( ...array_values( $origins ) ), null, 'slug' ) );
	return array_filter( $files, static fn ( string $file, string $slug ): bool => str_starts_with( $file, 'file:./' ) && preg_match( "/font-family(--|\\|)$slug\b/", $used ), ARRAY_FILTER_USE_BOTH );
}
// Preloaded before the body: Chromium delays the first paint for them (by at most 0.1 s), so that no text is laid out twice.
add_action( 'wp_head', static fn () => array_map( static fn ( string $file ) => printf( '<link rel="preload" as="font" type="font/woff2" href="%s" crossorigin>' . "\n", esc_url( get_theme_file_uri( substr( $file, 7 ) ) ) ), fonts() ), 2 );
add_filter( 'render_block_core/post-content', static fn ( string $html ): string => has_block( 'core/nextpage' ) ? $html : preg_replace( '~(?=</\w+>\s*$)~', wp_link_pages( [ 'echo' => 0 ] ), $html, 1 ) ?? $html ); // If a Page Break block divides an article, core prints the page links itself.
add_filter( 'the_title', static fn ( mixed $title ): mixed => '' === $title && did_filter( 'template_include' ) && ! doing_action( 'wp_head' ) ? __( 'Untitled', 'frontage' ) : $title ); // Titles are link text on pages. Feeds, REST responses and emails use no template.
// A logo beside the site title does not repeat its name to screen readers: a linked logo is skipped, and an unlinked image has an empty alternative text.
add_filter( 'render_block_core/group', static fn ( string $html ): string => ! str_contains( $html, 'wp-block-site-logo' ) ? $html : preg_replace_callback( '~(wp-block-site-logo[^>]*>)(?:(<a )(?![^>]*aria-label))?([^<>]*>?\s*<img(?:(?! alt=)[^>])*? alt=)"(?:' . implode( '|', array_map( static fn ( string $show ): string => preg_quote( esc_attr( get_bloginfo( 'name', $show ) ), '~' ), [ 'raw', 'display' ] ) ) . ')"((?:(?!</div>).)*+</div>\s*<\w+[^>]*wp-block-site-title[^>]*>(?(2)<a))~s', static fn ( array $both ): string => $both[1] . ( $both[2] ? $both[2] . 'aria-hidden="true" tabindex="-1" ' : '' ) . $both[3] . '""' . $both[4], $html ) ?? $html );
add_filter( 'render_block_core/post-title', static fn ( string $html ): string => is_home() && ! is_paged() && is_sticky() ? '<p class="is-sticky-post">' . esc_html__( 'Pinned', 'frontage' ) . "</p>$html" : $html );
add_filter( 'term_links-category', static fn ( array $links ): array => array_slice( array_filter( $links, static fn ( string $link ): bool => ! str_contains( $link, '"' . esc_url( get_category_link( (int) filter_var( get_option( 'default_category' ), FILTER_VALIDATE_INT ) ) ) . '"' ) ), 0, 3 ) ); // WordPress assigns the default category to posts without any.
// Without WooCommerce the shop's templates are never used: the Site Editor does not list them.
add_filter( 'get_block_templates', static fn ( array $found ): array => post_type_exists( 'product' ) ? $found : array_values( array_filter( $found, static fn ( \WP_Block_Template $one ): bool => 'theme' !== $one->source || ! preg_match( '/product|^page-c(art|heckout)$|^order-|^mini-cart$/', $one->slug ) ) ) );
// Related posts for queries with this context: posts with a term in common, without the current one.
add_filter( 'query_loop_block_query_vars', static fn ( array $query, \WP_Block $block ): array => empty( $block->context['query']['frontageRelated'] ) ? $query : [ 'post__not_in' => [ get_queried_object_id() ], 'category__in' => wp_get_post_categories( get_queried_object_id() ) ] + $query, 10, 2 );

// A static front page with its own template keeps it; with latest posts as front page, the blog template applies.
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
		// Side by side only: when stacked, the text stays before its image.
		register_block_style( 'core/columns', [ 'name' => 'turned', 'label' => __( 'Second column first', 'frontage' ), 'inline_style' => '@media (width >= 782px) { .is-style-turned { flex-direction: row-reverse; } }' ] );
		register_block_style( 'core/list', [ 'name' => 'ruled', 'label' => __( 'Ruled', 'frontage' ) ] );
		register_block_style( 'core/details', [ 'name' => 'menu', 'label' => __( 'Menu of small screens', 'frontage' ) ] );
		// The shop's templates contain the main element and the title themselves, so WooCommerce's wrapper is reduced to one div.
		remove_action( 'woocommerce_before_main_content', 'woocommerce_output_content_wrapper' );
		remove_action( 'woocommerce_after_main_content', 'woocommerce_output_content_wrapper_end' );
		add_action( 'woocommerce_before_main_content', static fn () => print( '<div>' ) );
		add_action( 'woocommerce_after_main_content', static fn () => print( '</div>' ) );
		add_filter( 'woocommerce_show_page_title', '__return_false' );
		// All browsers that the theme supports render emoji natively; core's detection costs 1.3 KB of script per page.
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'wp_print_styles', 'print_emoji_styles' ); // And the style that core prints with it.
	}
);
// Template part areas for sidebars and off-canvas drawers. A plugin that provides drawers has registered its own by now.
add_filter(
	'default_wp_template_part_areas',
	static function ( array $areas ): array {
		foreach ( array_diff_key( [ 'sidebar' => __( 'Sidebar', 'frontage' ), 'hidden-sidebar' => __( 'Hidden sidebar content', 'frontage' ) ], array_column( $areas, null, 'area' ) ) as $area => $label ) {
			$areas[] = [ 'area' => $area, 'label' => $label, 'description' => '', 'icon' => 'sidebar', 'area_tag' => 'div' ];
		}
		return $areas;
	}
);

array_map( static fn ( string $block ) => add_filter( "render_block_core/$block", __NAMESPACE__ . '\\say_size' ), [ 'image', 'cover', 'media-text' ] );
/** Adds width and height to the theme's own images, as media library images have: without them, the layout shifts and WordPress sets no loading priority. */
function say_size( string $html ): string {
	$size = static fn ( string $file ): string => is_file( $file ) && preg_match( '/width="\d+" height="\d+"/', (string) file_get_contents( $file, length: 200 ), $found ) ? "$found[0] " : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the theme.
	return preg_replace_callback( '~<img (?!(?:[^>]*\s)?width=)(?=(?:[^>]*\s)?src="[^"]*(/assets/pictures/[\w-]+\.svg)")~', static fn ( array $image ): string => $image[0] . $size( get_theme_file_path( $image[1] ) ), $html ) ?? $html;
}
add_filter( 'the_content', __NAMESPACE__ . '\\let_far_pictures_wait', 11 );
/** WordPress prioritizes the first large image of a page, however far down. After this many characters an image is in no phone's first viewport. */
function let_far_pictures_wait( string $html ): string {
	for ( $tags = new \WP_HTML_Tag_Processor( $html ), $letters = 0; $tags->next_token(); ) {
		$letters += '#text' === $tags->get_token_name() ? strlen( trim( $tags->get_modifiable_text() ) ) : 0;
		'TABLE' === $tags->get_token_name() && ! $tags->is_tag_closer() && $tags->set_attribute( 'tabindex', '0' ); // Wide tables scroll, also by keyboard.
		'IMG' === $tags->get_token_name() && $letters > 600 && null === ( $tags->get_attribute( 'loading' ) ?? $tags->get_attribute( 'fetchpriority' ) ) && $tags->set_attribute( 'loading', 'lazy' );
	}
	return $tags->get_updated_html();
}
add_filter( 'render_block_core/navigation', __NAMESPACE__ . '\\lighten_menu', 10, 2 );
/** @param array{ attrs?: array<string, mixed> } $block Core's navigation style is 21 KB, mostly for menus opened by script. Without one, assets/navigation.css is used instead. */
function lighten_menu( string $html, array $block ): string {
	static $opens = false;
	$opens = $opens || 'never' !== ( $block['attrs']['overlayMenu'] ?? '' ) || str_contains( $html, 'wp-block-navigation-submenu__toggle' );
	$opens || wp_dequeue_style( 'wp-block-navigation' );
	return $html;
}

/** Core prints its default colors, gradients, shadows and aspect ratios into each page. The editor does not offer them here (theme.json), or writes them as plain values. They are kept where the page or a custom style refers to them. */
function lighten_presets(): void {
	$slugs = static fn ( string ...$path ): string => implode( '|', array_map( 'preg_quote', array_column( (array) wp_get_global_settings( [ ...$path, 'default' ] ), 'slug' ) ) );
	$class = 'has-(?:(?:very-light-gray|very-dark-gray|' . $slugs( 'color', 'palette' ) . ')-(?:background-|border-)?color|(?:' . $slugs( 'color', 'gradients' ) . ')-gradient-background)';
	$value = '--(?:gradient--(?:' . $slugs( 'color', 'gradients' ) . ')|shadow--(?:' . $slugs( 'shadow', 'presets' ) . ')|aspect-ratio--(?:' . $slugs( 'dimensions', 'aspectRatios' ) . '))\b';
	foreach ( [ 'wp-block-library', 'global-styles' ] as $handle ) {
		$style = wp_styles()->query( $handle );
		if ( $style instanceof \_WP_Dependency && is_array( $style->extra['after'] ?? null ) ) {
			$light = preg_replace( "/(?::root )?\.$class\{[^}]*\}|--wp--preset$value:[^;]*;/", '', array_filter( $style->extra['after'], 'is_string' ) );
			if ( is_array( $light ) && ! preg_match( "/$class|$value/", whole_page() . implode( $light ) ) ) {
				$style->extra['after'] = $light;
			}
		}
	}
}
add_action( 'wp_head', static fn () => null === whole_page() || lighten_presets(), 2 ); // Core's own styles were added at priority 1.

// Styles are inlined as long as the page stays small, since files block rendering. On larger pages the largest styles stay files.
add_filter( 'styles_inline_size_limit', static fn ( int $limit ): int => min( $limit, 32000 ) + ( $limit < 32000 ? 0 : max( 0, 36000 - ( null === whole_page() ? 36000 : strlen( whole_page() ) ) ) ) );
