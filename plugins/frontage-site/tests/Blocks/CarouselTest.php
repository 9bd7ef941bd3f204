<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/carousel; hostile attributes come with BlockTestCase. */
final class CarouselTest extends BlockTestCase {

	protected const BLOCK = 'frontage/carousel';

	/** More than are seen at once, so that buttons come. */
	protected const INNER = self::ITEM . self::ITEM . self::ITEM . self::ITEM;

	private const ITEM = '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->';

	public function test_each_block_is_an_item_of_one_list_and_nothing_stands_twice(): void {
		$html = self::carousel( '{"ariaLabel":"We work for"}', 5 );
		self::assertSame( 5, substr_count( $html, '<li class="fr-carousel__item"><p' ) );
		self::assertSame( 1, substr_count( $html, '<ul' ) );
		foreach ( [ 'role="region"', 'aria-roledescription="carousel"', 'aria-label="We work for"' ] as $attribute ) {
			self::assertMatchesRegularExpression( "/<section[^>]*$attribute/", $html );
		}
		self::assertMatchesRegularExpression( '/<ul[^>]*class="fr-carousel__list"[^>]*tabindex="0"|<ul[^>]*tabindex="0"[^>]*class="fr-carousel__list"/', $html );
		self::assertStringContainsString( '--fr-xs:1;--fr-sm:2;--fr-md:2;--fr-lg:3;--fr-xl:3;--fr-count:5', $html );
	}

	public function test_smaller_screens_follow_from_one_number(): void {
		self::assertStringContainsString( '--fr-xs:1;--fr-sm:1;--fr-md:1;--fr-lg:1;--fr-xl:1;', self::carousel( '{"columns":1}' ) );
		self::assertStringContainsString( '--fr-xs:1;--fr-sm:2;--fr-md:2;--fr-lg:4;--fr-xl:4;', self::carousel( '{"columns":4}' ) );
		self::assertStringContainsString( '--fr-xs:2;--fr-sm:2;--fr-md:2;--fr-lg:3;--fr-xl:6;', self::carousel( '{"columns":{"xs":2,"xl":6}}' ) );
	}

	public function test_what_stops_the_movement_comes_before_all_other_buttons(): void {
		$html = self::carousel( '{"autoplay":true,"dots":true,"interval":4000}' );
		preg_match_all( '/<button[^>]*data-part="([^"]+)"/', $html, $found );
		self::assertSame( [ 'pause', 'previous', 'next' ], $found[1] );
		self::assertStringContainsString( 'data-autoplay="4000"', $html );
		self::assertStringContainsString( 'aria-label="Item 2 of 5"', $html );
		self::assertLessThan( strpos( $html, '<ul' ), strpos( $html, 'data-part="next"' ) );
		self::assertStringNotContainsString( 'data-part="pause"', self::carousel( '{}' ) );
	}

	public function test_one_that_ends_says_so_from_the_start(): void {
		$html = self::carousel( '{"loop":"none"}' );
		self::assertMatchesRegularExpression( '/data-part="previous"[^>]*aria-disabled="true"/', $html );
		self::assertStringNotContainsString( 'data-rewinds', $html );
		self::assertStringContainsString( 'data-rewinds', self::carousel( '{}' ) );
	}

	public function test_nothing_in_it_and_nothing_is_printed_and_one_needs_no_buttons(): void {
		self::assertSame( '', trim( self::carousel( '{}', 0 ) ) );
		self::assertStringNotContainsString( '<button', self::carousel( '{}', 1 ) );
		self::assertSame( 50, substr_count( self::carousel( '{}', 50 ), '<li ' ) );
	}

	public function test_pictures_out_of_sight_wait(): void {
		$image = '<!-- wp:image --><figure class="wp-block-image"><img src="a.jpg" alt="" fetchpriority="high"/></figure><!-- /wp:image -->';
		$html  = do_blocks( '<!-- wp:frontage/carousel -->' . str_repeat( $image, 5 ) . '<!-- /wp:frontage/carousel -->' );
		self::assertSame( 2, substr_count( $html, 'loading="lazy"' ) );
		self::assertSame( 3, substr_count( $html, 'fetchpriority' ) );
	}

	public function test_two_in_one_page_and_one_in_another_keep_to_themselves(): void {
		$inner = '<!-- wp:frontage/carousel --><!-- wp:paragraph --><p>in</p><!-- /wp:paragraph --><!-- /wp:frontage/carousel -->';
		$html  = do_blocks( '<!-- wp:frontage/carousel -->' . $inner . '<!-- wp:paragraph --><p>beside</p><!-- /wp:paragraph --><!-- /wp:frontage/carousel -->' );
		self::assertSame( 2, substr_count( $html, '<section' ) );
		self::assertSame( 3, substr_count( $html, 'fr-carousel__item' ) );
		self::assertSame( 1, substr_count( $html, '--fr-count:2' ), 'What is in an item is none of the carousel around it.' );
		self::assertSame( 1, substr_count( $html, '--fr-count:1' ) );
		self::assertStringNotContainsString( ' id=', $html );
	}

	public function test_two_of_one_name_are_told_apart(): void {
		self::assertStringContainsString( 'aria-label="Twins"', self::carousel( '{"ariaLabel":"Twins"}' ) );
		self::assertStringContainsString( 'aria-label="Twins 2"', self::carousel( '{"ariaLabel":"Twins"}' ) );
	}

	public function test_what_a_description_in_the_head_renders_takes_no_name(): void {
		$GLOBALS['wp_current_filter'][] = 'wp_head';
		self::carousel( '{"ariaLabel":"Described"}' );
		array_pop( $GLOBALS['wp_current_filter'] );
		self::assertStringContainsString( 'aria-label="Described"', self::carousel( '{"ariaLabel":"Described"}' ) );
	}

	public function test_posts_scroll_in_the_list_of_core_and_the_title_is_their_one_link(): void {
		$ids = [];
		foreach ( [ "It's \"R&amp;D\",", 'Second' ] as $title ) {
			$ids[] = (int) wp_insert_post(
				[
					'post_title'   => "$title of the carousel",
					'post_content' => 'Words enough for an excerpt of some length, which ends somewhere.',
					'post_status'  => 'publish',
				]
			);
		}
		$picture = static fn ( string $html, int $post ): string => in_array( $post, $ids, true ) ? '<img src="p.jpg" alt="">' : $html;
		add_filter( 'post_thumbnail_html', $picture, 10, 2 );
		$html = self::posts( 'of the carousel' );
		remove_filter( 'post_thumbnail_html', $picture );
		self::assertStringNotContainsString( 'fr-carousel__item', $html );
		self::assertSame( 1, substr_count( $html, '<ul' ) );
		self::assertMatchesRegularExpression( '/<ul[^>]*fr-carousel__list/', $html );
		self::assertSame( 2, preg_match_all( '/<figure[^>]*wp-block-post-featured-image[^>]*><a[^>]*aria-hidden="true"/', $html ) );
		self::assertSame( 2, substr_count( $html, 'tabindex="-1"' ) );
		self::assertSame( 1, preg_match( '/aria-label="(On: It[^"]*)"/', $html, $found ) );
		self::assertSame( 'On: It’s “R&D”, of the carousel', html_entity_decode( $found[1], ENT_QUOTES | ENT_HTML5 ), 'As it is read out.' );
		self::assertStringContainsString( 'data-part="next"', $html );
		array_map( 'wp_delete_post', $ids, [ true, true ] );
	}

	public function test_without_posts_there_are_no_arrows_but_a_sentence(): void {
		$html = self::posts( 'no post has these words' );
		self::assertStringContainsString( 'Nothing yet.', $html );
		self::assertStringNotContainsString( 'fr-carousel', $html );
	}

	private static function carousel( string $attributes, int $items = 5 ): string {
		return do_blocks( "<!-- wp:frontage/carousel $attributes -->\n" . str_repeat( "<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->\n\n", $items ) . '<!-- /wp:frontage/carousel -->' );
	}

	private static function posts( string $search ): string {
		$query = (string) wp_json_encode(
			[
				'query' => [
					'postType' => 'post',
					'perPage'  => 6,
					'search'   => $search,
					'inherit'  => false,
				],
			]
		);
		return do_blocks(
			"<!-- wp:query $query --><div class=\"wp-block-query\"><!-- wp:frontage/carousel --><!-- wp:post-template -->"
			. '<!-- wp:post-featured-image {"isLink":true} /--><!-- wp:post-title {"isLink":true} /--><!-- wp:post-excerpt {"moreText":"On","excerptLength":10} /-->'
			. '<!-- /wp:post-template --><!-- /wp:frontage/carousel --><!-- wp:query-no-results --><!-- wp:paragraph --><p>Nothing yet.</p><!-- /wp:paragraph --><!-- /wp:query-no-results --></div><!-- /wp:query -->'
		);
	}
}
