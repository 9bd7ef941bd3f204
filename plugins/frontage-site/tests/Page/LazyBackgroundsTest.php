<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Page;

use Frontage\Site\Page\LazyBackgrounds;
use Frontage\Tests\WordPressTestCase;

/** Which backgrounds wait, and which one is asked for before all else: by how far down their blocks begin. */
final class LazyBackgroundsTest extends WordPressTestCase {

	private const SPACER = '<!-- wp:spacer {"height":"1700px"} --><div style="height:1700px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

	private static function turn_on(): void {
		update_option( 'frontage_site_behaviours', [ 'frontage/lazy-backgrounds' => [ 'on' => true ] ] );
		LazyBackgrounds::start_measuring();
	}

	private static function picture( string $url, string $inside = '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->' ): string {
		return sprintf( '<!-- wp:group {"style":{"background":{"backgroundImage":{"url":"%1$s"}}}} --><div class="wp-block-group">%2$s</div><!-- /wp:group -->', $url, $inside );
	}

	private static function cover( string $height, string $unit, string $inside = '' ): string {
		return sprintf( '<!-- wp:cover {"minHeight":%1$s,"minHeightUnit":"%2$s"} --><div class="wp-block-cover" style="min-height:%1$s%2$s"><div class="wp-block-cover__inner-container">%3$s</div></div><!-- /wp:cover -->', $height, $unit, $inside );
	}

	private static function text( int $letters = 20 ): string {
		return '<!-- wp:paragraph --><p>' . str_repeat( 'a', $letters ) . '</p><!-- /wp:paragraph -->';
	}

	private static function columns( string ...$columns ): string {
		return '<!-- wp:columns --><div class="wp-block-columns">' . implode( '', array_map( static fn ( string $column ): string => "<!-- wp:column --><div class=\"wp-block-column\">$column</div><!-- /wp:column -->", $columns ) ) . '</div><!-- /wp:columns -->';
	}

	private static function preloaded(): string {
		ob_start();
		LazyBackgrounds::preload();
		return (string) ob_get_clean();
	}

	/** The names of the pictures that wait. */
	private static function waiting( string $content ): string {
		self::turn_on();
		preg_match_all( '~--fr-bg:url\([^)]*?([\w-]+)\.jpg[^>]*fr-bg fr-bg-wait~', do_blocks( $content ), $found );
		return implode( ' ', $found[1] );
	}

	public function test_a_background_far_down_waits_and_the_first_one_is_fetched_first(): void {
		$group = static fn ( string $image ): string => self::picture( "https://example.com/$image" );
		LazyBackgrounds::start_measuring();
		self::assertFalse( has_filter( 'render_block_data', [ LazyBackgrounds::class, 'measure' ] ) );
		self::assertStringNotContainsString( 'fr-bg-wait', do_blocks( self::SPACER . $group( 'off.jpg' ) ) );
		self::turn_on();
		unset( $GLOBALS['wp_actions']['wp_enqueue_scripts'] ); // Block themes print their blocks before.
		do_blocks( $group( 'first.jpg' ) . self::SPACER );
		self::assertFalse( has_action( 'wp_enqueue_scripts', [ LazyBackgrounds::class, 'enqueue' ] ), 'Nothing waits.' );
		LazyBackgrounds::start_measuring();
		$html = do_blocks( $group( 'first.jpg' ) . self::SPACER . $group( 'second.jpg' ) );
		self::assertSame( 11, has_action( 'wp_enqueue_scripts', [ LazyBackgrounds::class, 'enqueue' ] ), 'Behind what makes it known.' );
		self::assertSame( 1, substr_count( $html, 'fr-bg-wait' ) );
		self::assertMatchesRegularExpression( '~--fr-bg:url\([^)]*second\.jpg[^>]*fr-bg fr-bg-wait~', $html );
		self::assertMatchesRegularExpression( '~background-image:url\([^)]*first\.jpg~', $html );
		self::assertSame( '<link rel="preload" as="image" href="https://example.com/first.jpg" fetchpriority="high">' . "\n", self::preloaded() );
		$endless = sprintf( '<!-- wp:spacer {"height":"%1$spx"} --><div style="height:%1$spx" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->', str_repeat( '9', 20 ) );
		self::assertSame( 2, substr_count( do_blocks( $endless . $endless ), 'wp-block-spacer' ), 'A height that no number holds breaks no page.' );
	}

	public function test_the_height_of_what_holds_blocks_counts(): void {
		foreach ( [ [ '100', 'vh' ], [ '100', 'svh' ], [ '900', 'px' ], [ '60', 'rem' ], [ '50.5', 'em' ] ] as [ $height, $unit ] ) {
			self::assertSame( 'one two', self::waiting( self::cover( $height, $unit, self::text() ) . self::picture( 'https://example.com/one.jpg' ) . self::picture( 'https://example.com/two.jpg' ) ), "$height$unit" );
			self::assertSame( '', self::preloaded(), 'Nothing far down is asked for before the hero.' );
		}
		self::assertSame( '', self::waiting( self::cover( '40', 'vh' ) . self::picture( 'https://example.com/near.jpg' ) ) );
		self::assertSame( 'after', self::waiting( self::cover( '60', 'vh', self::cover( '500', 'px' ) . self::cover( '500', 'px' ) ) . self::picture( 'https://example.com/after.jpg' ) ), 'What is inside may need more.' );
		self::assertSame( '', self::waiting( '<!-- wp:group --><div class="wp-block-group" style="max-height:900px;line-height:900px"></div><!-- /wp:group -->' . self::picture( 'https://example.com/near.jpg' ) ) );
	}

	public function test_blocks_beside_each_other_begin_at_one_height(): void {
		$high = self::cover( '900', 'px' );
		self::assertSame( 'below', self::waiting( self::columns( $high, self::picture( 'https://example.com/beside.jpg' ) ) . self::picture( 'https://example.com/below.jpg' ) ) );
		self::assertSame( '', self::preloaded(), 'On a phone it stands below.' );
		self::assertSame( 'below', self::waiting( self::columns( self::text(), self::columns( $high, self::picture( 'https://example.com/beside.jpg' ) ), self::text() ) . self::picture( 'https://example.com/below.jpg' ) ) );
		$row = '<!-- wp:group {"layout":{"type":"%s"%s}} --><div class="wp-block-group">' . $high . self::picture( 'https://example.com/in.jpg' ) . '</div><!-- /wp:group -->';
		self::assertSame( '', self::waiting( sprintf( $row, 'flex', '' ) ) );
		self::assertSame( '', self::waiting( sprintf( $row, 'grid', '' ) ) );
		self::assertSame( 'in', self::waiting( sprintf( $row, 'flex', ',"orientation":"vertical"' ) ) );
		self::assertSame( 'in', self::waiting( sprintf( $row, 'constrained', '' ) ) );
	}

	public function test_one_picture_at_most_is_fetched_first_and_only_one_that_every_window_shows(): void {
		$two = self::picture( 'https://example.com/one.jpg' ) . self::picture( 'https://example.com/two.jpg' );
		self::waiting( $two );
		self::assertSame( 1, substr_count( self::preloaded(), '<link' ) );
		foreach ( [ self::text( 300 ), self::cover( '300', 'px' ), '<!-- wp:image --><figure class="wp-block-image"><img src="/a.jpg" alt=""/></figure><!-- /wp:image -->' ] as $before ) {
			self::assertSame( '', self::waiting( $before . $two ) );
			self::assertSame( '', self::preloaded(), $before );
		}
		self::waiting( self::text( 100 ) . $two );
		self::assertStringContainsString( 'one.jpg', self::preloaded() );
	}

	public function test_a_cart_in_the_header_takes_a_line(): void {
		self::turn_on();
		$cart = LazyBackgrounds::measure( [ 'blockName' => 'frontage/cart', 'attrs' => [], 'innerBlocks' => [], 'innerHTML' => '' ] );
		LazyBackgrounds::mark( '<div><a href="/cart/"><svg></svg></a><dialog>Your cart</dialog></div>', $cart );
		do_blocks( self::picture( 'https://example.com/one.jpg' ) );
		self::assertStringContainsString( 'one.jpg', self::preloaded() );
	}

	public function test_a_row_that_does_not_break_is_as_high_as_its_highest(): void {
		$row = static fn ( string $wrap ): string => '<!-- wp:group {"layout":{"type":"flex"' . $wrap . '}} --><div class="wp-block-group">' . str_repeat( self::text( 100 ), 3 ) . '</div><!-- /wp:group -->';
		self::waiting( $row( ',"flexWrap":"nowrap"' ) . self::picture( 'https://example.com/one.jpg' ) );
		self::assertStringContainsString( 'one.jpg', self::preloaded() );
		self::waiting( $row( '' ) . self::picture( 'https://example.com/one.jpg' ) );
		self::assertSame( '', self::preloaded() );
	}

	public function test_beside_an_image_that_has_priority_none_is_fetched_first(): void {
		$page = self::picture( 'https://example.com/one.jpg', '<!-- wp:image --><figure class="wp-block-image"><img %s src="/hero.jpg" alt="" width="1200" height="800"/></figure><!-- /wp:image -->' );
		self::turn_on();
		wp_filter_content_tags( do_blocks( sprintf( $page, 'fetchpriority="high"' ) ), 'template' );
		self::assertSame( '', self::preloaded() );
		self::turn_on();
		wp_filter_content_tags( do_blocks( sprintf( $page, 'class="custom-logo" fetchpriority="high"' ) ), 'template' );
		self::assertStringContainsString( 'one.jpg', self::preloaded(), 'A logo is no hero.' );
	}

	public function test_an_address_from_the_root_of_the_site_on_is_one_too(): void {
		self::turn_on();
		$html = do_blocks( self::picture( '/first.jpg' ) . self::SPACER . self::picture( '/deep/second.jpg' ) . self::picture( 'relative.jpg' ) );
		$root = 'http://' . wp_parse_url( home_url(), PHP_URL_HOST );
		self::assertMatchesRegularExpression( '~--fr-bg:url\([^)]{0,6}' . preg_quote( "$root", '~' ) . '[^)/]*/deep/second\.jpg[^>]*fr-bg-wait~', $html );
		self::assertSame( 1, substr_count( $html, 'fr-bg-wait' ), 'One that depends on the page is left as it is.' );
		self::assertStringContainsString( "href=\"$root", self::preloaded() );
	}
}
