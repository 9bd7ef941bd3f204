<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Theme;

use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

use function Frontage\Theme\enqueue_matching_styles;
use function Frontage\Theme\remove_unused_styles;

/** What the theme's PHP decides on the server: which styles a page gets, and which templates are offered. */
final class ThemeTest extends WordPressTestCase {

	/** @return list<string> The styles of the theme that this text brings. */
	private static function brought( string $html ): array {
		wp_styles()->queue = [];
		enqueue_matching_styles( $html );
		return array_values( array_map( static fn ( string $handle ): string => str_replace( 'frontage-theme-', '', $handle ), wp_styles()->queue ) );
	}

	/** @return array<string, array{ string, bool }> */
	public static function fields(): array {
		return [
			'text without a field'        => [ '<p>Words that name an input.</p>', false ],
			'a hidden field'              => [ '<form><input type="hidden" name="a"><button>Go</button></form>', false ],
			'the search of a header'      => [ '<input class="wp-block-search__input" type="search" name="s">', false ],
			"a contact form's field"      => [ '<input class="wpcf7-form-control" type="text"><select class="wpcf7-form-control wpcf7-select"></select>', false ],
			'a field of our blocks'       => [ '<input class="fr-newsletter__field" type="email">', false ],
			'the newsletter, and its trap'  => [ '<div class="fr-newsletter__trap"><input name="_website_1" tabindex="-1" autocomplete="off"></div><input id="fr-newsletter-1-email" type="email" name="frontage_email">', false ],
			"core's sign-in block"        => [ '<input type="text" name="log" id="user_login" autocomplete="username" class="input" value="" size="20" />', true ],
			'a protected post'            => [ '<form class="post-password-form"><input name="post_password" id="pwbox-1" type="password" spellcheck="false" required size="20" /></form>', true ],
			'the drop-down of Archives'   => [ '<select id="wp-block-archives-1" name="archive-dropdown"><option>March</option></select>', true ],
			'the drop-down of Categories' => [ "<select  name='category_name' id='wp-block-categories-1' class='postform'></select>", true ],
			'plain HTML'                  => [ '<form><label>Words <textarea name="a"></textarea></label></form>', true ],
		];
	}

	#[DataProvider( 'fields' )]
	public function test_fields_that_nobody_dresses_bring_their_style( string $html, bool $brings ): void {
		self::assertSame( $brings, in_array( 'inputs', self::brought( $html ), true ) );
	}

	public function test_headings_with_a_long_word_bring_its_hyphens(): void {
		self::assertContains( 'headings', self::brought( '<h2 class="wp-block-post-title"><a href="/a/">Die Unternehmensgeschichte</a></h2>' ) );
		self::assertNotContains( 'headings', self::brought( '<h2 class="wp-block-post-title"><a href="/unternehmensgeschichte/">Who we are</a></h2><p>Unternehmensgeschichte</p>' ) );
	}

	public function test_a_child_theme_adds_a_style_and_replaces_a_mark(): void {
		add_filter( 'frontage_theme_styles', static fn ( array $styles ): array => [ 'seasons' => 'is-style-winter', 'lists' => 'is-style-dotted' ] + $styles );
		self::assertContains( 'seasons', self::brought( '<div class="is-style-winter"></div>' ) );
		self::assertNotContains( 'lists', self::brought( '<ul class="is-style-ruled"></ul>' ) );
		self::assertContains( 'lists', self::brought( '<ul class="is-style-dotted"></ul>' ) );
	}

	public function test_each_class_of_a_look_with_several_files_brings_all_that_have_rules_for_it(): void {
		$files = glob( get_theme_file_path( 'assets/looks/trade*.css' ) ) ?: [];
		self::assertCount( 3, $files );
		foreach ( $files as $file ) {
			self::assertNotSame( 0, preg_match_all( '/^\.(is-style-trade-[\w-]+)/m', (string) file_get_contents( $file ), $rules ) );
			foreach ( $rules[1] as $class ) {
				self::assertContains( 'looks/' . basename( $file, '.css' ), self::brought( "<div class=\"$class\"></div>" ), $class );
			}
		}
		self::assertNotContains( 'looks/trade-page', self::brought( '<div class="is-style-trade-hero"></div>' ) );
	}

	/** @return array<string, array{ string, string, string }> Attributes of the logo, those of the title, and what is read of both. */
	public static function heads(): array {
		return [
			'both are links'        => [ '', '', 'link: Halden & Rowe' ],
			'the title is one'      => [ '{"isLink":false}', '', 'link: Halden & Rowe' ],
			'neither is one'        => [ '{"isLink":false}', '{"isLink":false}', 'Halden & Rowe' ],
			'the logo alone is one' => [ '', '{"isLink":false}', 'link: image Halden & Rowe, Halden & Rowe' ],
		];
	}

	#[DataProvider( 'heads' )]
	public function test_a_logo_before_the_title_is_not_named_by_it_once_more( string $logo, string $title, string $read ): void {
		self::assertSame( $read, $this->read( "<!-- wp:site-logo $logo /-->\n\n<!-- wp:site-title $title /-->" ) );
	}

	public function test_a_logo_is_named_where_no_title_follows_or_its_image_has_a_text_of_its_own(): void {
		self::assertSame( 'link: image Halden & Rowe', $this->read( '<!-- wp:site-logo /-->' ) );
		self::assertSame( 'link: image Halden & Rowe, Words, link: Halden & Rowe', $this->read( '<!-- wp:site-logo /--><p>Words</p><!-- wp:site-title /-->' ) );
		self::assertSame( 'link: image Founded in 1911, link: Halden & Rowe', $this->read( '<!-- wp:site-logo /--><!-- wp:site-title /-->', 'Founded in 1911' ) );
	}

	/** What a screen reader finds in a group that holds these blocks. */
	private function read( string $blocks, string $alt = '' ): string {
		update_option( 'blogname', 'Halden &amp; Rowe' );
		$id = wp_insert_attachment( [ 'post_title' => 'logo', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ], 'logo.png' );
		wp_update_attachment_metadata( $id, [ 'width' => 30, 'height' => 10, 'file' => 'logo.png', 'sizes' => [] ] );
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		set_theme_mod( 'custom_logo', $id );
		$html = do_blocks( "<!-- wp:group --><div class=\"wp-block-group\">$blocks</div><!-- /wp:group -->" );
		remove_theme_mod( 'custom_logo' );
		wp_delete_attachment( $id, true );
		$read = [];
		$link = '';
		for ( $tags = new \WP_HTML_Tag_Processor( $html ); $tags->next_token(); ) {
			if ( 'A' === $tags->get_tag() ) {
				$link = $tags->is_tag_closer() || 'true' === $tags->get_attribute( 'aria-hidden' ) && '-1' === $tags->get_attribute( 'tabindex' ) ? '' : 'link: ';
			} elseif ( 'IMG' === $tags->get_tag() && '' !== $tags->get_attribute( 'alt' ) ) {
				$read[] = $link . 'image ' . $tags->get_attribute( 'alt' );
			} elseif ( '#text' === $tags->get_token_name() && '' !== trim( $tags->get_modifiable_text() ) ) {
				$read[] = $link . trim( $tags->get_modifiable_text() );
			}
		}
		return implode( ', ', $read );
	}

	/** @return array<string, array{ string, string }> A style, and what a page with `<p class="has-x wp-block-x fr-menu">` keeps of it. */
	public static function rules(): array {
		return [
			'a class of the page'                 => [ '.wp-block-x{a:b}', '.wp-block-x{a:b}' ],
			'a class that the page does not have' => [ '.wp-block-y{a:b}.has-x{c:d}', '.has-x{c:d}' ],
			'one of several selectors'            => [ '.wp-block-y,.wp-block-x>p,.fr-team{a:b}', '.wp-block-x>p{a:b}' ],
			'a name that only begins alike'       => [ '.wp-block-x-y{a:b}', '' ],
			'classes that scripts add'            => [ '.is-open .fr-cart__line,.has-error,.fr-menu.is-open{a:b}', '.is-open .fr-cart__line,.has-error,.fr-menu.is-open{a:b}' ],
			'the contrary'                        => [ '.wp-block-x:not(.wp-block-y,.has-y){a:b}', '.wp-block-x:not(.wp-block-y,.has-y){a:b}' ],
			'a choice'                            => [ ':is(.wp-block-y,.wp-block-x) p{a:b}', ':is(.wp-block-y,.wp-block-x) p{a:b}' ],
			'one in parentheses'                  => [ ':root :where(.wp-block-y) p{a:b}:root :where(.wp-block-x){c:d}', ':root :where(.wp-block-x){c:d}' ],
			'nested rules'                        => [ '.wp-block-x{a:b;>*{c:d}&.has-y{e:f}g:h}.wp-block-y{a:b;>*{c:d}}', '.wp-block-x{a:b;>*{c:d}g:h}' ],
			'conditions'                          => [ '@media (width>1px){.wp-block-y{a:b}.wp-block-x{a:b}}@media print{.wp-block-y{a:b}}', '@media (width>1px){.wp-block-x{a:b}}' ],
			'keyframes and fonts'                 => [ '@keyframes y{0%{a:b}to{a:c}}@font-face{font-family:"y"}', '@keyframes y{0%{a:b}to{a:c}}@font-face{font-family:"y"}' ],
			'strings'                             => [ 'p[style*="; .wp-block-y, a"]{a:b}.wp-block-x{a:url("data:x;y,{");b:"it\'s";>*{c:d}}', 'p[style*="; .wp-block-y, a"]{a:b}.wp-block-x{a:url("data:x;y,{");b:"it\'s";>*{c:d}}' ],
			'spaces in a string'                  => [ '.wp-block-x::before{a:attr(b) " \2013  "}  p{a:"\"  "}/* it\'s */p{a:\'  "\'}', '.wp-block-x::before{a:attr(b) " \2013  "} p{a:"\"  "} p{a:\'  "\'}' ],
			'comments'                            => [ "/* .wp-block-y{ */.wp-block-x{a:b}\n\n/*# sourceURL=x */", ' .wp-block-x{a:b} ' ],
			'a brace that nothing closes'         => [ '.wp-block-z{a:b}.wp-block-y{a:b .has-y{c:d}', '.wp-block-y{a:b .has-y{c:d}' ],
			'borders that no attribute has'       => [ 'html :where([style^=border-top-color],[style*="; border-top-color"]){a:b}.has-x{c:d}', '.has-x{c:d}' ],
			'alignment that no block has'         => [ '.wp-block-x.is-vertically-aligned-top,.wp-block-x.is-not-stacked-on-mobile,.items-justified-left{a:b}.wp-block-x:not(.is-not-stacked-on-mobile){c:d}', '.wp-block-x:not(.is-not-stacked-on-mobile){c:d}' ],
			'properties of the editor'            => [ ':root{--wp-block-synced-color:#7a00df;--wp-bound-block-color:var(--wp-block-synced-color);--wp-admin-border-width-focus:2px}:root{--wp-admin--admin-bar--height:32px;--wp--preset--font-size--huge:42px}', ':root{--wp-admin--admin-bar--height:32px;}' ],
			'properties of the editor that are used' => [ ':root{--wp-admin-theme-color:#007cba}p{a:var( --wp-admin-theme-color )}', ':root{--wp-admin-theme-color:#007cba}p{a:var( --wp-admin-theme-color )}' ],
			'presets of core'                     => [ ':root{--wp--preset--color--black:#000;--wp--preset--color--white:#fff;--wp--preset--color--base:#eee;}p{a:var(--wp--preset--color--white)}', ':root{--wp--preset--color--white:#fff;--wp--preset--color--base:#eee;}p{a:var(--wp--preset--color--white)}' ],
		];
	}

	#[DataProvider( 'rules' )]
	public function test_a_page_keeps_the_rules_that_it_may_use( string $css, string $kept ): void {
		$page = '<p class="has-x wp-block-x fr-menu">Words</p>';
		self::assertSame( "<style id='wp-block-x-inline-css'>$kept</style>$page", remove_unused_styles( "<style id='wp-block-x-inline-css'>$css</style>$page" ) );
	}

	public function test_a_page_keeps_what_an_editor_on_it_and_its_own_borders_need(): void {
		$style = "<style id='wp-block-library-inline-css'>:root{--wp-admin-theme-color:#007cba}html :where([style^=border-top-color]){a:b}</style>";
		$page  = '<link id="wp-components-css"><p style="margin:0;border-top-color:red">Words</p>';
		self::assertSame( $style . $page, remove_unused_styles( $style . $page ) );
	}

	public function test_styles_of_others_and_pages_that_are_rendered_in_the_browser_keep_all_rules(): void {
		$others = "<style id='others-inline-css'>.wp-block-y{a:b}</style><style>.has-y{a:b}</style><p>Words</p>";
		self::assertSame( $others, remove_unused_styles( $others ) );
		$cart = "<style id='wp-block-x-inline-css'>.wp-block-y{a:b}</style><div class=\"wc-block-cart\"></div>";
		self::assertSame( $cart, remove_unused_styles( $cart ) );
	}

	public function test_a_style_that_is_too_deep_for_a_regular_expression_stays_whole(): void {
		foreach ( [ str_repeat( ':not(', 20000 ) . str_repeat( ')', 20000 ) . '{a:b}', str_repeat( '.x{', 50000 ) ] as $css ) {
			$html = "<style id='wp-block-x-inline-css'>$css</style><p>Words</p>";
			self::assertSame( $html, remove_unused_styles( $html ) );
		}
	}

	public function test_only_styles_lose_presets_and_a_reference_may_have_a_fallback(): void {
		$rule = static fn ( string $presets ): string => "<style id='global-styles-inline-css'>:root{{$presets}}@media (width<9px){p{color:var( --wp--preset--color--white, #fff)}}</style>";
		$text = '<pre>--wp--preset--gradient--midnight: none; as an article says it</pre>';
		self::assertSame( $rule( '--wp--preset--color--white:#fff;' ) . $text, remove_unused_styles( $rule( '--wp--preset--color--white:#fff;--wp--preset--color--black:#000;' ) . $text ) );
	}

	public function test_a_page_of_more_than_a_megabyte_stays_as_it_is(): void {
		$page = "<style id='wp-block-x-inline-css'>.wp-block-y{a:b}</style>" . str_repeat( '<p>Words</p>', 100000 );
		self::assertTrue( remove_unused_styles( $page ) === $page, 'All words of a page are held in memory.' ); // A failure need not print it.
	}

	public function test_classes_that_a_directive_or_a_template_adds_are_used(): void {
		$style = "<style id='wp-block-x-inline-css'>.has-modal-open{a:b}.fr-team{a:b}</style>";
		$page  = '<p data-wp-class--has-modal-open="isOpen"></p><template><p class="fr-team"></p></template>';
		self::assertSame( $style . $page, remove_unused_styles( $style . $page ) );
	}

	public function test_no_page_is_painted_before_its_header_has_arrived(): void {
		self::assertStringContainsString( '<link rel="expect" href="#wp--skip-link--target" blocking="render">', self::head( '<header></header><main id="wp--skip-link--target"></main>' ) );
		self::assertStringNotContainsString( 'rel="expect"', self::head( '<div>No main element: nothing would come.</div>' ) );
		self::assertStringNotContainsString( 'rel="expect"', self::head( null ) );
	}

	/** What a page with this content prints in its head. */
	private static function head( ?string $page ): string {
		$GLOBALS['template_html'] = $page;
		ob_start();
		do_action( 'wp_head' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
		unset( $GLOBALS['template_html'] );
		return (string) ob_get_clean();
	}

	public function test_without_woocommerce_no_template_of_a_shop_is_listed(): void {
		$slugs = static fn ( string $type ): array => array_column( get_block_templates( [], $type ), 'slug' );
		self::assertSame( [], preg_grep( '/product|cart|checkout|order/', [ ...$slugs( 'wp_template' ), ...$slugs( 'wp_template_part' ) ] ) );
		self::assertContains( 'page-wide', $slugs( 'wp_template' ) );
		self::assertContains( 'header', $slugs( 'wp_template_part' ) );
	}

	public function test_with_products_they_are_listed(): void {
		register_post_type( 'product' );
		$slugs = array_column( get_block_templates(), 'slug' );
		unregister_post_type( 'product' );
		self::assertSame( [], array_diff( [ 'single-product', 'archive-product', 'page-cart', 'page-checkout', 'order-confirmation' ], $slugs ) );
	}

	public function test_a_template_of_a_shop_that_the_owner_wrote_stays(): void {
		$id = (int) wp_insert_post( [ 'post_type' => 'wp_template', 'post_status' => 'publish', 'post_name' => 'page-cart', 'post_title' => 'Cart', 'post_content' => 'Mine' ] );
		wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		self::assertContains( 'page-cart', array_column( get_block_templates(), 'slug' ) );
	}

	public function test_a_post_without_a_title_is_named_in_pages_alone(): void {
		global $wp_filters, $wp_current_filter;
		$post    = (int) wp_insert_post( [ 'post_title' => '', 'post_content' => 'Words', 'post_status' => 'publish' ] );
		$heading = static fn (): string => ( new \WP_Block( [ 'blockName' => 'core/post-title' ], [ 'postId' => $post ] ) )->render();
		unset( $wp_filters['template_include'] ); // As in a feed, in REST and in a mail: WordPress includes no template.
		self::assertSame( [ '', '' ], [ get_the_title( $post ), $heading() ] );
		apply_filters( 'template_include', 'template-canvas.php' );
		self::assertStringContainsString( '>Untitled</h2>', $heading() );
		$wp_current_filter[] = 'wp_head';
		$head                = get_the_title( $post );
		array_pop( $wp_current_filter );
		unset( $wp_filters['template_include'] );
		self::assertSame( '', $head );
	}
}
