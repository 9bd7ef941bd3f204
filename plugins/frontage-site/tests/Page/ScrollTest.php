<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Page;

use Frontage\Site\Page\PageLoader;
use Frontage\Site\Page\SpeculationRules;
use Frontage\Tests\WordPressTestCase;

/** What PHP prints for headers that stay, titles that fade, footers that lie still, pages that turn. */
final class ScrollTest extends WordPressTestCase {

	/** @param array<string, mixed> $options */
	private static function on( string $name, array $options = [] ): void {
		update_option( 'frontage_site_behaviours', [ "frontage/$name" => [ 'on' => true, 'options' => $options ] ] );
	}

	/** @param array<string, mixed> $attributes */
	private static function group( array $attributes, string $tag = 'header' ): string {
		return do_blocks( sprintf( '<!-- wp:group %1$s --><%2$s class="wp-block-group"><p>Words</p></%2$s><!-- /wp:group -->', wp_json_encode( [ 'tagName' => $tag ] + $attributes ), $tag ) );
	}

	public function test_a_header_says_when_it_stays_and_has_its_room_behind_it(): void {
		$html = self::group( [ 'frStickyHeader' => 'after' ] );
		self::assertStringContainsString( '<header data-fr-sticky="after"', $html );
		self::assertStringContainsString( '</header><div class="fr-header-room"></div>', $html );
		self::assertContains( '@frontage/behaviours/sticky-header', wp_script_modules()->get_queue() );
		$plain = self::group( [] );
		foreach ( [ 'off', 'sideways', '"><script>', 7, [] ] as $hostile ) {
			self::assertSame( $plain, self::group( [ 'frStickyHeader' => $hostile ] ) );
		}
		self::assertStringNotContainsString( 'data-fr-sticky', self::group( [ 'frStickyHeader' => 'up' ], 'div' ) );
	}

	public function test_the_owner_decides_for_header_parts_and_a_part_may_say_otherwise(): void {
		$mark = static fn ( array $attributes, string $name = 'core/template-part' ): string => \Frontage\Site\Page\StickyHeader::mark( '<header class="wp-block-template-part">A</header>', [ 'blockName' => $name, 'attrs' => $attributes ] );
		self::assertStringNotContainsString( 'data-fr-sticky', $mark( [] ) );
		self::on( 'sticky-header', [ 'mode' => 'always' ] );
		self::assertStringContainsString( 'data-fr-sticky="always"', $mark( [] ) );
		self::assertStringContainsString( 'data-fr-sticky="up"', $mark( [ 'frStickyHeader' => 'up' ] ) );
		self::assertStringNotContainsString( 'data-fr-sticky', $mark( [ 'frStickyHeader' => 'off' ] ) );
		self::assertStringNotContainsString( 'data-fr-sticky', $mark( [], 'core/group' ) );
		self::on( 'sticky-header' );
		self::assertStringContainsString( 'data-fr-sticky="up"', $mark( [] ) );
	}

	public function test_a_part_that_is_shown_instead_is_inert_and_no_second_landmark(): void {
		$part = '<!-- wp:group {"tagName":"header"} --><header class="wp-block-group"><nav aria-label="Menu">B</nav><nav aria-label="Other">C</nav></header><!-- /wp:group -->';
		$find = static fn (): \WP_Block_Template => self::template( $part );
		add_filter( 'pre_get_block_file_template', $find );
		$html = \Frontage\Site\Page\StickyHeader::mark( '<header><nav aria-label="Menu">A</nav></header>', [ 'blockName' => 'core/template-part', 'attrs' => [ 'frStickyHeader' => 'after', 'frStickyPart' => 'header-small' ] ] );
		self::assertMatchesRegularExpression( '~<div inert class="[^"]*fr-sticky-part[^"]*">~', $html );
		self::assertStringContainsString( 'aria-label="Menu, sticky header">B', $html );
		self::assertStringContainsString( 'aria-label="Other">C', $html );
		self::assertMatchesRegularExpression( '~<header role="presentation"~', $html );
		remove_filter( 'pre_get_block_file_template', $find );
		foreach ( [ 'none-such', '"><script>', 7 ] as $slug ) {
			self::assertStringNotContainsString( 'fr-sticky-part', \Frontage\Site\Page\StickyHeader::mark( '<header>A</header>', [ 'blockName' => 'core/template-part', 'attrs' => [ 'frStickyHeader' => 'after', 'frStickyPart' => $slug ] ] ) );
		}
	}

	private static function template( string $content ): \WP_Block_Template {
		$template          = new \WP_Block_Template();
		$template->content = $content;
		$template->slug    = 'header-small';
		$template->area    = 'header';
		$template->type    = 'wp_template_part';
		$template->source  = 'theme';
		return $template;
	}

	#[\PHPUnit\Framework\Attributes\TestWith( [ false ] )]
	#[\PHPUnit\Framework\Attributes\TestWith( [ true ] )]
	public function test_a_page_has_one_way_up_where_a_classic_theme_prints_its_own_after_the_head( bool $has_own ): void {
		self::on( 'back-to-top' );
		( new \ReflectionProperty( \Frontage\Site\Page\BackToTop::class, 'is_printed' ) )->setValue( null, false ); // Each is a page of its own.
		remove_all_actions( 'wp_footer' ); // WordPress would print every style that other tests asked for.
		\Frontage\Site\Page\BackToTop::enqueue();
		$html = $has_own ? do_blocks( '<!-- wp:frontage/back-to-top {"label":"Its own"} /-->' ) : '';
		ob_start();
		do_action( 'wp_footer' );
		$html .= ob_get_clean();
		self::assertSame( 1, substr_count( $html, 'href="#top"' ) );
		self::assertSame( $has_own, str_contains( $html, 'Its own' ) );
	}

	public function test_a_footer_lies_still_by_its_option_or_everywhere(): void {
		$mark = static fn ( array $attributes ): string => \Frontage\Site\Page\FixedFooter::mark( '<footer>A</footer>', [ 'blockName' => 'core/template-part', 'attrs' => $attributes ] );
		self::assertSame( '<footer>A</footer>', $mark( [] ) );
		self::assertSame( '<footer class="fr-fixed-footer">A</footer>', $mark( [ 'frFixedFooter' => true ] ) );
		self::on( 'fixed-footer' );
		self::assertSame( '<footer class="fr-fixed-footer">A</footer>', $mark( [] ) );
	}

	public function test_a_page_title_fades_and_titles_in_lists_do_not(): void {
		$mark = static fn ( string $html, string $name, array $attributes = [] ): string => \Frontage\Site\Page\TitleFade::mark( $html, [ 'blockName' => $name, 'attrs' => $attributes ] );
		self::assertSame( '<h1>A</h1>', $mark( '<h1>A</h1>', 'core/post-title' ) );
		self::on( 'title-fade' );
		self::assertSame( '<h1 class="fr-title-fade">A</h1>', $mark( '<h1>A</h1>', 'core/post-title' ) );
		self::assertSame( '<h2>A</h2>', $mark( '<h2>A</h2>', 'core/post-title' ) );
		self::assertSame( '<p>A</p>', $mark( '<p>A</p>', 'core/paragraph' ) );
		self::assertSame( '<div><img><div class="wp-block-cover__inner-container fr-title-fade">A</div></div>', $mark( '<div><img><div class="wp-block-cover__inner-container">A</div></div>', 'core/cover', [ 'frTitleFade' => true ] ) );
		self::assertSame( '<div class="fr-title-fade">A</div>', $mark( '<div>A</div>', 'core/group', [ 'frTitleFade' => true ] ) );
	}

	public function test_the_cover_is_printed_where_the_owner_wants_it(): void {
		ob_start();
		PageLoader::print();
		self::assertSame( '', ob_get_clean() );
		self::on( 'page-loader' );
		ob_start();
		PageLoader::print();
		self::assertStringStartsWith( '<div class="fr-loader" aria-hidden="true">', (string) ob_get_clean() );
	}

	public function test_pages_are_fetched_earlier_but_not_carts_queries_and_downloads(): void {
		$core = [ 'mode' => 'auto', 'eagerness' => 'auto' ];
		self::assertSame( $core, SpeculationRules::configure( $core ) );
		self::assertSame( [ '/x' ], SpeculationRules::exclude_paths( [ '/x' ] ) );
		self::on( 'page-transitions' );
		self::assertSame( [ 'mode' => 'prefetch', 'eagerness' => 'moderate' ], SpeculationRules::configure( $core ) );
		self::assertNull( SpeculationRules::configure( null ) );
		self::on( 'prerender' );
		self::assertSame( [ 'mode' => 'prerender', 'eagerness' => 'moderate' ], SpeculationRules::configure( $core ) );
		self::assertNull( SpeculationRules::configure( null ), 'Of signed-in people.' );
		$basket = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Basket', 'post_name' => 'basket' ] );
		update_option( 'woocommerce_cart_page_id', $basket );
		add_filter( 'page_link', static fn (): string => home_url( '/basket/' ) );
		update_option( 'permalink_structure', '' );
		$paths = SpeculationRules::exclude_paths( [ '/x' ] );
		foreach ( [ '/x', '/basket/*', '/cart{/*}?', '/checkout{/*}?', '/my-account{/*}?', '/account{/*}?', '/*\\?*' ] as $path ) {
			self::assertContains( $path, $paths );
		}
		self::assertSame( '<p><a class="no-prefetch" download href="/a">A</a> <a href="/b">B</a></p>', SpeculationRules::mark_downloads( '<p><a download href="/a">A</a> <a href="/b">B</a></p>', [ 'innerBlocks' => [] ] ) );
	}
}
