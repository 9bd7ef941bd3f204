<?php
/** Loads the styles and fonts that a page needs, and no others. */

namespace Frontage\Theme;

defined( 'ABSPATH' ) || exit;

/** The styles of assets/, each with a pattern for content that needs it. They are inlined, so that no request blocks rendering. */
const STYLES = [
	'page'       => '',
	'navigation' => 'wp-block-navigation',
	'menu'       => 'is-style-menu',
	'details'    => 'wp-block-details(?! is-style-menu)',
	'lists'      => 'is-style-(ruled|links)',
	'classic'    => 'wp-caption|gallery-item|post-nav-links|class="[^"]*\balign(?:left|right)\b|<p>(?:<a [^>]*>)?<(?:img|iframe)|(?:\n\s*|entry-content[^>]*>)<(?:pre|table|blockquote|dl)(?! class="(?:wp|fr|shop|woo|variations))',
	'sections'   => 'padding-top:var\(--wp--preset--spacing--70\)|wp-block-column[\s\S]*<h1|<p class="[^"]*has-(?:xx-large|display)-font-size',
	'night'      => 'fr-color-scheme',
	'motion'     => 'wp-block-post [\s\S]*(?:wp-block-post-featured-image|wp-block-cover)',
	'cards'      => 'is-sticky-post|wp-block-post-template-is-layout-grid[\s\S]*wp-block-post post-(?:(?!has-post-thumbnail)[^"])*"',
	'headings'   => '<h[56][ >]|<h[1-3][^>]*>(?:<[^>]*>)*[^<]*[^\s<]{14}',
	'grounds'    => 'class="(?=[^"]*\bhas-background\b)(?![^"]*\balignfull\b)[^"]*\bwp-block-(?:column|group|quote|verse|details|latest|categories|archives|heading)(?![^>]*padding)|<p class="[^"]*has-background\b',
	'contact'    => 'is-contact',
	'related'    => 'is-related',
	'fields'     => 'wpcf7',
	'inputs'     => '<(?:select|textarea|input(?![^>]*type=.(?:hidden|submit|button)))(?![^>]*(?:wpcf7|wp-block-search|tabindex=.-1|name=.frontage_email|class=.(?:fr-|qty|search)))',
	'shop'       => 'woocommerce',
	'print'      => 'has-(contrast|accent)-background-color|wp-block-(cover|social)',
];

/**
 * Child themes add styles from their own assets/, or replace one of these or its pattern (a regular expression), with the
 * filter `frontage_theme_styles`.
 *
 * @return array<string, string>
 */
function styles(): array {
	return array_filter( (array) apply_filters( 'frontage_theme_styles', STYLES ), 'is_string' );
}

add_action( 'after_setup_theme', __NAMESPACE__ . '\\add_editor_styles' );

/** The editor has all of them. */
function add_editor_styles(): void {
	add_editor_style( array_map( static fn ( string $name ): string => "assets/$name.css", array_keys( styles() ) ) );
}

/** Enqueues a style of assets/. */
function enqueue_style( string $name ): void {
	wp_enqueue_style( "frontage-theme-$name", get_theme_file_uri( "assets/$name.css" ), [], (string) wp_get_theme()->get( 'Version' ) );
	wp_style_add_data( "frontage-theme-$name", 'path', get_theme_file_path( "assets/$name.css" ) );
}

/** Enqueues the styles that HTML needs: of the whole page before its head is printed, and of blocks that render later. Null: all. */
function enqueue_matching_styles( ?string $html ): ?string {
	foreach ( styles() as $name => $pattern ) {
		if ( null === $html || preg_match( "/$pattern/", $html ) ) {
			enqueue_style( $name );
		}
	}
	return $html;
}

add_action( 'wpcf7_enqueue_styles', static fn () => enqueue_style( 'fields' ) ); // A form, whatever renders it. The style of every page comes later, after core's.

add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\\enqueue_styles' );

function enqueue_styles(): void {
	enqueue_matching_styles( page_html() );
	foreach ( fonts() as $font ) {
		if ( is_file( get_theme_file_path( "assets/fonts/$font.css" ) ) ) {
			enqueue_style( "fonts/$font" );
		}
	}
	add_filter( 'render_block', __NAMESPACE__ . '\\enqueue_matching_styles' );
	if ( is_dark() ) {
		wp_dequeue_style( 'frontage-theme-night' );
		// Print is light. The overlay of a cover stays dark, although the contrast color of a dark palette is light.
		$light = preg_replace( '/(\S+) (\S+) ?/', ';--wp--preset--color--$1:#$2', 'base fff surface fff tint fff accent-contrast fff contrast 16201d accent 16201d muted 55605c line 858b87' );
		wp_add_inline_style( 'frontage-theme-page', ":root{color-scheme:dark}.fr-color-scheme{display:none}.wp-block-cover:has(>.has-contrast-background-color){--wp--preset--color--contrast:#0b0e11;--wp--preset--color--base:#fff;--wp--preset--color--surface:#fff}@media print{:root:root{color-scheme:light$light}}" );
	}
}

/** Whether the palette is dark, so that native controls (date pickers, lists, scrollbars) have to be. */
function is_dark(): bool {
	/** @var array<string, list<array{ slug: string, color: string }>> $origins */
	$origins = wp_get_global_settings( [ 'color', 'palette' ] );
	$colors  = array_column( array_merge( ...array_values( $origins ) ), 'color', 'slug' );
	$light   = static fn ( string $slug ): int => (int) array_sum( (array) sscanf( $colors[ $slug ] ?? '', '#%2x%2x%2x' ) );
	return str_starts_with( $colors['base'] ?? '', '#' ) && $light( 'base' ) < $light( 'contrast' );
}

/** The HTML of the page's blocks, which WordPress renders before the head (wp-includes/template-canvas.php); null in PHP templates. */
function page_html(): ?string {
	return is_string( $GLOBALS['template_html'] ?? null ) ? $GLOBALS['template_html'] : null;
}

/** @return list<string> The theme's fonts that the style variation uses for text and headings. */
function fonts(): array {
	$used = (string) wp_json_encode(
		[
			wp_get_global_styles( [ 'typography' ] ),
			wp_get_global_styles( [ 'elements', 'heading', 'typography' ] ),
		]
	);
	/** @var array<string, list<array{ slug: string, fontFace?: list<array{ src: list<string> }> }>> $origins */
	$origins = wp_get_global_settings( [ 'typography', 'fontFamilies' ] );
	$fonts   = [];
	foreach ( array_merge( ...array_values( $origins ) ) as $font ) {
		if ( str_starts_with( $font['fontFace'][0]['src'][0] ?? '', 'file:./' ) && preg_match( "/font-family(--|\\|)$font[slug]\b/", $used ) ) {
			$fonts[] = $font['slug'];
		}
	}
	return $fonts;
}

// Chromium delays the first paint for preloaded fonts (by at most 0.1 s), so that no text is laid out twice: some lines break
// differently in a device's font.
add_filter(
	'wp_preload_resources',
	static fn ( array $resources ): array => [
		...$resources,
		...array_map(
			static fn ( string $font ): array => [
				'href'        => get_theme_file_uri( "assets/fonts/$font.woff2" ),
				'as'          => 'font',
				'type'        => 'font/woff2',
				'crossorigin' => 'anonymous',
			],
			fonts()
		),
	]
);

add_action( 'wp_head', __NAMESPACE__ . '\\wait_for_header', 2 );

/** No header is painted before its end has arrived: its right part would grow. Firefox and WebKit ignore it. */
function wait_for_header(): void {
	if ( str_contains( (string) page_html(), 'id="wp--skip-link--target"' ) ) {
		echo '<link rel="expect" href="#wp--skip-link--target" blocking="render">';
	}
}
