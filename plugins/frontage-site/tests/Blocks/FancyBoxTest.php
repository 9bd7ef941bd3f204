<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Site\Blocks\StretchedLink;
use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/fancy-box; hostile attributes come with BlockTestCase. */
final class FancyBoxTest extends BlockTestCase {

	protected const BLOCK = 'frontage/fancy-box';

	protected const INNER = self::INSIDE;

	private const INSIDE = '<!-- wp:icon {"icon":"core/home"} /--><!-- wp:heading {"level":3} --><h3 class="wp-block-heading">Design &amp; figures</h3><!-- /wp:heading --><!-- wp:paragraph --><p>Words with <a href="/more">a link</a>.</p><!-- /wp:paragraph -->';

	public function test_the_heading_is_the_one_link_of_the_box_and_links_inside_stay(): void {
		$html = self::box( '{"layout":"side-icon","url":"https://example.com/?a=1&b=2","linkTarget":"_blank","active":true}' );
		self::assertStringContainsString( '<h3 class="wp-block-heading"><a class="fr-stretched" href="https://example.com/?a=1&#038;b=2" target="_blank" rel="noopener">Design &amp; figures</a></h3>', $html );
		self::assertStringContainsString( 'Words with <a href="/more">a link</a>.', $html );
		self::assertStringContainsString( 'fr-fancy-box fr-fancy-box--side-icon is-active', $html );
		self::assertSame( 2, substr_count( $html, '<a ' ) );
	}

	public function test_a_box_that_nobody_filled_in_is_no_part_of_the_page(): void {
		$box   = '<!-- wp:frontage/fancy-box --><div class="wp-block-group">%s</div><!-- /wp:frontage/fancy-box -->';
		$blank = sprintf( $box, '<h3 class="wp-block-heading"></h3><p></p>' );
		self::assertSame( '', trim( do_blocks( $blank ) ) );
		self::assertSame( '', trim( do_blocks( "<!-- wp:frontage/carousel -->$blank$blank<!-- /wp:frontage/carousel -->" ) ) );
		foreach ( [ '<p>Words</p>', '<img src="/a.png" alt="">', '<svg viewBox="0 0 1 1"></svg>', '<div style="background-image:url(/a.png)"></div>' ] as $seen ) {
			self::assertStringContainsString( $seen, do_blocks( sprintf( $box, $seen ) ) );
		}
	}

	public function test_without_an_address_nothing_is_a_link(): void {
		self::assertStringNotContainsString( 'fr-stretched', self::box( '{"layout":"plain"}' ) );
		self::assertStringNotContainsString( 'fr-stretched', self::box( '{"url":"javascript:alert(1)"}' ) );
	}

	public function test_a_heading_that_is_a_link_has_no_second_one_in_it(): void {
		$own = '<h3 title="a > b"><a href="/own">Own</a></h3>';
		self::assertSame( $own, StretchedLink::link_heading( $own, '/box' ) );
		self::assertSame( '<h3 title="a > b"><a class="fr-stretched" href="/box">Own</a></h3>', StretchedLink::link_heading( '<h3 title="a > b">Own</h3>', '/box' ) );
		self::assertSame( '<p><a class="fr-stretched" href="/box">First</a></p><p>Second</p>', StretchedLink::link_heading( '<p>First</p><p>Second</p>', '/box' ) );
		self::assertSame( '<h2></h2>', StretchedLink::link_heading( '<h2></h2>', '/box' ) );
		self::assertSame( '<pre>x</pre>', StretchedLink::link_heading( '<pre>x</pre>', '/box' ) );
	}

	public function test_the_link_of_two_faces_is_on_the_back_which_is_the_one_that_is_pointed_at(): void {
		$face = '<!-- wp:group --><div class="wp-block-group">%s</div><!-- /wp:group -->';
		$html = do_blocks(
			'<!-- wp:frontage/fancy-box {"layout":"flip","url":"/box"} -->'
			. sprintf( $face, '<!-- wp:heading {"level":3} --><h3 class="wp-block-heading">Front</h3><!-- /wp:heading -->' )
			. sprintf( $face, '<!-- wp:paragraph --><p>Back</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>And more</p><!-- /wp:paragraph -->' )
			. '<!-- /wp:frontage/fancy-box -->'
		);
		self::assertStringContainsString( '<h3 class="wp-block-heading">Front</h3>', $html );
		self::assertMatchesRegularExpression( '~<p[^>]*><a class="fr-stretched" href="/box">And more</a></p>~', $html );
		self::assertSame( '<h3>F</h3><h3><a class="fr-stretched" href="/box">B</a></h3><p> </p>', StretchedLink::link_heading( '<h3>F</h3><h3>B</h3><p> </p>', '/box', from_end: true ) );
	}

	public function test_the_gap_of_the_spacing_panel_is_a_custom_property(): void {
		self::assertStringContainsString( 'style="--fr-gap:var(--wp--preset--spacing--40)', self::box( '{"style":{"spacing":{"blockGap":"var:preset|spacing|40"}}}' ) );
		self::assertStringNotContainsString( '--fr-gap', self::box( '{"style":{"spacing":{"blockGap":"1px;color:red"}}}' ) );
	}

	public function test_a_gap_of_zero_is_a_gap_and_a_length(): void {
		foreach ( [ '"0"', '0', '"0.0"', '"0px"' ] as $zero ) {
			self::assertStringContainsString( '"--fr-gap:0px"', self::box( '{"style":{"spacing":{"blockGap":' . $zero . '}}}' ), $zero );
		}
		self::assertStringNotContainsString( '--fr-gap', self::box( '{"style":{"spacing":{"blockGap":"2"}}}' ) ); // Of what?
	}

	private static function box( string $attributes ): string {
		return do_blocks( "<!-- wp:frontage/fancy-box $attributes -->" . self::INSIDE . '<!-- /wp:frontage/fancy-box -->' );
	}
}
