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

// All styles of blocks stand in the page, so that no request blocks rendering. Rules that it does not use are left out below.
add_filter( 'styles_inline_size_limit', static fn ( int $limit ) => $limit < 32000 ? $limit : 160000 );

/** Classes that PHP and editors write. Those that scripts add, such as `is-open`, are not among them (tests/checks/theme.test.mjs). */
const PRINTED_CLASSES = '(?:wp-block-|wp-lightbox-|has-(?!error)|is-(?:style|layout|position|content|default|vertically|not-stacked)-|are-vertically-|items-justified-|align|fr-(?:banner|button|carousel|contact-i|counter|fancy|highlight|hover|logo|menu|newsletter|overlay|price|pricing|progress|search-overlay|step|team|term|testimonial|video-button))[\w-]*';

/** Presets that core prints into each page, whatever theme.json says. */
const DEFAULT_PRESETS = '--wp--preset--(?:color--(?:black|white|cyan|pale|light|luminous|vivid)|gradient-|shadow--(?:natural|deep|sharp|outlined|crisp)|aspect-ratio-|font-size--(?:normal|huge))[\w-]*';

/** Properties of core's editor, which it prints into each page as well; one of them refers to another. */
const EDITOR_PROPERTIES = '--wp-(?:admin-theme|admin-border|bound-block|editor|block-synced)-[\w-]*';

add_filter( 'wp_template_enhancement_output_buffer', __NAMESPACE__ . '\\remove_unused_styles' );

/**
 * Leaves out rules for classes that the page does not have, in styles of blocks and in global styles, and presets that nothing
 * refers to. WooCommerce renders blocks in the browser: pages with them keep all, as do pages above 1 MB.
 */
function remove_unused_styles( string $html ): string {
	$styles = '~(<style[^>]* id=.(?:wp-block-|global-|core-block|block-style|frontage-)[^>]*>)(.*?)(?=</style>)~s';
	if ( strlen( $html ) > MB_IN_BYTES || str_contains( $html, 'wc-block' ) || ! preg_match_all( '/(?:data-wp-class--)?\K[\w-]+/', (string) preg_replace( $styles, '', $html ), $words ) ) {
		return $html;
	}
	$used   = array_flip( $words[0] );
	// An editor on the page reads them from its own styles.
	$editor = str_contains( $html, 'wp-components' ) || preg_match( '~var\(\s*(?!--wp-block-synced)' . EDITOR_PROPERTIES . '~', $html ) ? '(*F)' : EDITOR_PROPERTIES . ':[^;}]*;?';
	$spaces = '~(?:"(?:[^"\\\\]|\\\\.)*+"|\'(?:[^\'\\\\]|\\\\.)*+\')(*SKIP)(*F)|(?:/\*.*?\*/|\s)+~s';
	// PCRE gives up on some large styles: they stay as they are.
	$html = preg_replace_callback( $styles, static fn ( array $style ) => $style[1] . used_rules( preg_replace( [ $spaces, "~$editor~" ], [ ' ', '' ], $style[2] ) ?? $style[2], $used ), $html ) ?? $html;
	// Only in styles: a text may be about them.
	return preg_replace_callback( '~(' . DEFAULT_PRESETS . ')\s*:[^;}]*(?:;|(?=}))(?=[^<]*+(?:<[^/a-z][^<]*+)*+</style)~', static fn ( array $preset ): string => preg_match( "~$preset[1](?![\\w-])(?!\\s*:)~", $html ) ? $preset[0] : '', $html ) ?? $html;
}

/**
 * The rules of a style that may apply to a page.
 *
 * @param array<string, int> $used The words of the page: class names are among them.
 */
function used_rules( string $css, array $used ): string {
	$is_used = static function ( string $selector ) use ( $used ): bool {
		// Core completes borders that a `style` attribute has: its properties are among the words.
		if ( preg_match( '/:where\(\[style\^="?([\w-]+)/', $selector, $property ) && ! isset( $used[ $property[1] ] ) ) {
			return false;
		}
		// Without what is in parentheses and brackets: `:not()` demands the contrary, and a list is a choice.
		$plain = (string) preg_replace( [ '/:(?:is|where)\(([^(),]*)\)/', '/(\((?:[^()]++|(?1))*+\))|\[[^]]*]/' ], [ '$1', '' ], $selector );
		return ! preg_match_all( '/\.(' . PRINTED_CLASSES . ')/', $plain, $classes ) || ! array_diff_key( array_flip( $classes[1] ), $used );
	};
	$keep_used = static function ( array $rule ) use ( $used, $is_used ): string {
		[ $whole, $selectors, $body ] = $rule;
		if ( preg_match( '/^\s*@(?!media|supports|container|layer)/', $selectors ) ) {
			return $whole;
		}
		$body = str_contains( $body, '{' ) ? used_rules( $body, $used ) : $body;
		$needed = preg_match_all( '/(?:[^(),[]++|\[[^]]*]|(\((?:[^()]++|(?1))*+\)))+/', $selectors, $list ) ? array_filter( $list[0], $is_used ) : [ $selectors ];
		return $needed && '' !== trim( $body ) ? implode( ',', $needed ) . "{{$body}}" : '';
	};
	// Declarations are skipped as a whole: their strings may hold anything. From a brace that nothing closes on, all is kept.
	return preg_replace_callback( '/((?:[^{};"\']++|"[^"]*"|\'[^\']*\')++)(?:\{((?:[^{}]++|\{(?2)\})*+)\}|(?=\{)(*COMMIT)(*F)|(*SKIP)(*F))/', $keep_used, $css ) ?? $css;
}
