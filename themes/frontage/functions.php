<?php
/** What theme.json cannot say: the theme's own style, its block styles, and what a page does not need. */

namespace Frontage\Theme;

defined( 'ABSPATH' ) || exit;

add_action( 'after_setup_theme', static fn () => load_theme_textdomain( 'frontage', get_template_directory() . '/languages' ) );
// A locale without a file of its own takes that of its language: de_AT gets de_DE, nn_NO gets nb_NO.
add_filter( 'load_textdomain_mofile', static fn ( string $file, string $domain ): string => 'frontage' !== $domain || is_file( $file ) || is_file( substr( $file, 0, -2 ) . 'l10n.php' ) ? $file : substr_replace( ( glob( dirname( $file ) . '/' . strtr( substr( basename( $file ), 0, 3 ), [ 'nn_' => 'nb_', 'ary' => 'ar' ] ) . '*.l10n.php' ) ?: [ substr( $file, 0, -2 ) . 'l10n.php' ] )[0], 'mo', -8 ), 10, 2 );
/** The styles of assets/, and what a page has that needs them. They are printed into it: nothing of the theme is waited for. */
const STYLES = [ 'page' => '', 'navigation' => 'wp-block-navigation', 'menu' => 'is-style-menu', 'logo' => 'is-default-size', 'details' => 'wp-block-details(?! is-style-menu)', 'table' => 'wp-block-table', 'lists' => 'is-style-(ruled|links)', 'groups' => 'is-style-(split|measure)', 'classic' => 'wp-caption|gallery-item|post-nav-links|class="[^"]*\balign(?:left|right)\b|<p>(?:<a [^>]*>)?<(?:img|iframe)|(?:\n\s*|entry-content[^>]*>)<(?:pre|table|blockquote|dl)(?! class="(?:wp|fr|shop|woo|variations))', 'cards' => 'is-sticky-post|wp-block-post-template-is-layout-grid[\s\S]*wp-block-post post-(?:(?!has-post-thumbnail)[^"])*"', 'comments' => 'wp-block-comment-template', 'media' => 'wp-block-(?:audio|file)', 'headings' => '<h[56][ >]|<h[1-3][^>]*>(?:<[^>]*>)*[^<]*[^\s<]{14}', 'grounds' => 'class="(?=[^"]*\bhas-background\b)(?![^"]*\balignfull\b)[^"]*\bwp-block-(?:column|group|quote|verse|details|latest|categories|archives|heading)(?![^>]*padding)|<p class="[^"]*has-background\b', 'contact' => 'is-contact', 'related' => 'is-related', 'fields' => 'wpcf7', 'inputs' => '<(?:select|textarea|input(?![^>]*type=.(?:hidden|submit|button)))(?![^>]*(?:wpcf7|wp-block-search|class=.(?:fr-|qty|search)))', 'shop' => 'woocommerce', 'print' => 'has-(contrast|accent)-background-color|wp-block-(cover|social)' ];
add_action( 'after_setup_theme', static fn () => add_editor_style( array_map( static fn ( string $name ): string => "assets/$name.css", array_keys( styles() ) ) ) );
/** @return array<string, string> A child theme adds styles to its own assets/, or replaces one of these and its mark (a regular expression), by `frontage_theme_styles`. */
function styles(): array {
	return array_filter( (array) apply_filters( 'frontage_theme_styles', STYLES ), 'is_string' );
}
/** Brings a style of assets/. */
function bring( string $name ): void {
	wp_enqueue_style( "frontage-theme-$name", get_theme_file_uri( "assets/$name.css" ), [], (string) wp_get_theme()->get( 'Version' ) );
	wp_style_add_data( "frontage-theme-$name", 'path', get_theme_file_path( "assets/$name.css" ) );
}
/** Brings what a text of blocks needs: that of the whole page before its head is printed, and of blocks that come later. */
function style( ?string $html ): ?string {
	array_map( static fn ( string $name, string $mark ) => null === $html || preg_match( "/$mark/", $html ) ? bring( $name ) : null, array_keys( styles() ), styles() );
	return $html;
}
add_action( 'wpcf7_enqueue_styles', static fn () => style( 'wpcf7' ) ); // A form, whatever prints it.
add_action(
	'wp_enqueue_scripts',
	static function (): void {
		style( whole_page() );
		array_map( static fn ( string $font ) => is_file( get_theme_file_path( "assets/fonts/$font.css" ) ) && bring( "fonts/$font" ), array_keys( fonts() ) );
		add_filter( 'render_block', __NAMESPACE__ . '\\style' );
		// What the browser draws itself (dates, lists, scroll bars) follows the ground: dark where it is darker than the ink. Paper is light.
		/** @var array<string, list<array{ slug: string, color: string }>> $origins */
		$origins = wp_get_global_settings( [ 'color', 'palette' ] );
		$colours = array_column( array_merge( ...array_values( $origins ) ), 'color', 'slug' );
		$light   = static fn ( string $slug ): int => (int) array_sum( (array) sscanf( $colours[ $slug ] ?? '', '#%2x%2x%2x' ) );
		str_starts_with( $colours['base'] ?? '', '#' ) && $light( 'base' ) < $light( 'contrast' ) && wp_add_inline_style( 'frontage-theme-page', ':root{color-scheme:dark}@media print{:root:root{color-scheme:light' . preg_replace( '/(\S+) (\S+) ?/', ';--wp--preset--color--$1:#$2', 'base fff surface fff tint fff accent-contrast fff contrast 16201d accent 16201d muted 55605c line 858b87' ) . '}}' );
	}
);
/** The page's blocks, which WordPress makes before the head (wp-includes/template-canvas.php); a template of PHP has none. */
function whole_page(): ?string {
	return is_string( $GLOBALS['template_html'] ?? null ) ? $GLOBALS['template_html'] : null;
}

/** @return array<string, string> The fonts of texts and headings that a variation chose, each with its file. */
function fonts(): array {
	$used = (string) wp_json_encode( [ wp_get_global_styles( [ 'typography' ] ), wp_get_global_styles( [ 'elements', 'heading', 'typography' ] ) ] );
	/** @var array<string, list<array{ slug: string, fontFace?: list<array{ src: list<string> }> }>> $origins */
	$origins = wp_get_global_settings( [ 'typography', 'fontFamilies' ] );
	$files   = array_map( static fn ( array $font ): string => $font['fontFace'][0]['src'][0] ?? '', array_column( array_merge( ...array_values( $origins ) ), null, 'slug' ) );
	return array_filter( $files, static fn ( string $file, string $slug ): bool => str_starts_with( $file, 'file:./' ) && preg_match( "/font-family(--|\\|)$slug\b/", $used ), ARRAY_FILTER_USE_BOTH );
}
// They are asked for before the body: Chromium waits for them with the first paint (a tenth of a second at most), and no line of text breaks anew.
add_action( 'wp_head', static fn () => array_map( static fn ( string $file ) => printf( '<link rel="preload" as="font" type="font/woff2" href="%s" crossorigin>' . "\n", esc_url( get_theme_file_uri( substr( $file, 7 ) ) ) ), fonts() ), 2 );
add_filter( 'render_block_core/post-content', static fn ( string $html ): string => has_block( 'core/nextpage' ) ? $html : preg_replace( '~(?=</\w+>\s*$)~', wp_link_pages( [ 'echo' => 0 ] ), $html, 1 ) ?? $html ); // Where a block divides an article, core leads to its other parts itself.
add_filter( 'the_title', static fn ( mixed $title ): mixed => '' === $title && did_filter( 'template_include' ) && ! doing_action( 'wp_head' ) ? __( 'Untitled', 'frontage' ) : $title ); // Titles of a page are links. Feeds, REST and mails have no template.
// Before the site's title a logo is not named by it once more: a link is left out beside the title's, and an image by itself has no text.
add_filter( 'render_block_core/group', static fn ( string $html ): string => ! str_contains( $html, 'wp-block-site-logo' ) ? $html : preg_replace_callback( '~(wp-block-site-logo[^>]*>)(?:(<a )(?![^>]*aria-label))?([^<>]*>?\s*<img(?:(?! alt=)[^>])*? alt=)"(?:' . implode( '|', array_map( static fn ( string $show ): string => preg_quote( esc_attr( get_bloginfo( 'name', $show ) ), '~' ), [ 'raw', 'display' ] ) ) . ')"((?:(?!</div>).)*+</div>\s*<\w+[^>]*wp-block-site-title[^>]*>(?(2)<a))~s', static fn ( array $both ): string => $both[1] . ( $both[2] ? $both[2] . 'aria-hidden="true" tabindex="-1" ' : '' ) . $both[3] . '""' . $both[4], $html ) ?? $html );
add_filter( 'render_block_core/post-title', static fn ( string $html ): string => is_home() && ! is_paged() && is_sticky() ? '<p class="is-sticky-post">' . esc_html__( 'Pinned', 'frontage' ) . "</p>$html" : $html );
add_filter( 'term_links-category', static fn ( array $links ): array => array_slice( array_filter( $links, static fn ( string $link ): bool => ! str_contains( $link, '"' . esc_url( get_category_link( (int) filter_var( get_option( 'default_category' ), FILTER_VALIDATE_INT ) ) ) . '"' ) ), 0, 3 ) ); // WordPress gives the default one to posts without any.
// Without WooCommerce nothing leads to the templates of a shop: the Site Editor does not list them.
add_filter( 'get_block_templates', static fn ( array $found ): array => post_type_exists( 'product' ) ? $found : array_values( array_filter( $found, static fn ( \WP_Block_Template $one ): bool => 'theme' !== $one->source || ! preg_match( '/product|^page-c(art|heckout)$|^order-|^mini-cart$/', $one->slug ) ) ) );
// Posts with a subject in common, where a query asks for them: the one that is read is not among them.
add_filter( 'query_loop_block_query_vars', static fn ( array $query, \WP_Block $block ): array => empty( $block->context['query']['frontageRelated'] ) ? $query : [ 'post__not_in' => [ get_queried_object_id() ], 'category__in' => wp_get_post_categories( get_queried_object_id() ) ] + $query, 10, 2 );

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
		foreach ( array_diff_key( [ 'sidebar' => __( 'Sidebar', 'frontage' ), 'hidden-sidebar' => __( 'Hidden sidebar content', 'frontage' ) ], array_column( $areas, null, 'area' ) ) as $area => $label ) {
			$areas[] = [ 'area' => $area, 'label' => $label, 'description' => '', 'icon' => 'sidebar', 'area_tag' => 'div' ];
		}
		return $areas;
	}
);

array_map( static fn ( string $block ) => add_filter( "render_block_core/$block", __NAMESPACE__ . '\\say_size' ), [ 'image', 'cover', 'media-text' ] );
/** Pictures of the theme say how large they are, as those of the library do: without, they have no room before they come, no turn and no priority. */
function say_size( string $html ): string {
	$size = static fn ( string $file ): string => is_file( $file ) && preg_match( '/width="\d+" height="\d+"/', (string) file_get_contents( $file, length: 200 ), $found ) ? "$found[0] " : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the theme.
	return preg_replace_callback( '~<img (?!(?:[^>]*\s)?width=)(?=(?:[^>]*\s)?src="[^"]*(/assets/pictures/[\w-]+\.svg)")~', static fn ( array $image ): string => $image[0] . $size( get_theme_file_path( $image[1] ) ), $html ) ?? $html;
}
add_filter( 'the_content', __NAMESPACE__ . '\\let_far_pictures_wait', 11 );
/** WordPress gives priority to the first large picture of a text, however far down: behind so many letters one is in no phone's first window. */
function let_far_pictures_wait( string $html ): string {
	for ( $tags = new \WP_HTML_Tag_Processor( $html ), $letters = 0; $tags->next_token(); ) {
		$letters += '#text' === $tags->get_token_name() ? strlen( trim( $tags->get_modifiable_text() ) ) : 0;
		'TABLE' === $tags->get_token_name() && ! $tags->is_tag_closer() && $tags->set_attribute( 'tabindex', '0' ); // A wide one is scrolled, by keyboard too.
		'IMG' === $tags->get_token_name() && $letters > 600 && null === ( $tags->get_attribute( 'loading' ) ?? $tags->get_attribute( 'fetchpriority' ) ) && $tags->set_attribute( 'loading', 'lazy' );
	}
	return $tags->get_updated_html();
}
add_filter( 'render_block_core/navigation', __NAMESPACE__ . '\\lighten_menu', 10, 2 );
/** @param array{ attrs?: array<string, mixed> } $block Core's style for menus is 21 KB, nearly all of it for those that a script opens. Without one, assets/navigation.css does. */
function lighten_menu( string $html, array $block ): string {
	static $opens = false;
	$opens = $opens || 'never' !== ( $block['attrs']['overlayMenu'] ?? '' ) || str_contains( $html, 'wp-block-navigation-submenu__toggle' );
	$opens || wp_dequeue_style( 'wp-block-navigation' );
	return $html;
}

/** Core prints its colours, gradients, shadows and aspect ratios into each page: the editor does not offer them here (theme.json), or writes them as figures. They stay where the page or a style of the site names one. */
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
add_action( 'wp_head', static fn () => null === whole_page() || lighten_presets(), 2 ); // Core's own styles are in place since 1.

// A page's styles are in it as far as it stays small itself: files would be waited for. A full one leaves the largest to files.
add_filter( 'styles_inline_size_limit', static fn ( int $limit ): int => min( $limit, 32000 ) + ( $limit < 32000 ? 0 : max( 0, 36000 - ( null === whole_page() ? 36000 : strlen( whole_page() ) ) ) ) );
