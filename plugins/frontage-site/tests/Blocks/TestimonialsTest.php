<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Site\Blocks\StructuredData;
use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/testimonials with what is said in it; hostile attributes come with BlockTestCase. */
final class TestimonialsTest extends BlockTestCase {

	protected const BLOCK = 'frontage/testimonials';

	protected const INNER = self::ADA . self::ADA;

	private const ADA = '<!-- wp:frontage/testimonial {"quote":"Went up\u003cbr\u003ein a day.","name":"Ada \u003cem\u003eByron\u003c/em\u003e","rating":4.5,"date":"2026-03-14"} /-->';

	protected function setUp(): void {
		parent::setUp();
		wp_dequeue_style( 'frontage-carousel-style' );
		wp_dequeue_script_module( 'frontage-carousel-view-script-module' );
	}

	public function test_a_carousel_has_the_shell_of_carousels_and_brings_its_files(): void {
		$html = self::testimonials( [ 'ariaLabel' => 'What builders say' ], 5 );
		self::assertMatchesRegularExpression( '/<section[^>]*class="[^"]*fr-carousel fr-testimonials fr-testimonials--carousel/', $html );
		self::assertMatchesRegularExpression( '/<section[^>]*aria-label="What builders say/', $html );
		self::assertStringContainsString( '--fr-xs:1;--fr-sm:2;--fr-md:2;--fr-lg:3;--fr-xl:3;--fr-count:5', $html );
		self::assertSame( 1, substr_count( $html, '<ul' ) );
		self::assertSame( 5, substr_count( $html, '<figure' ) );
		self::assertStringContainsString( 'data-part="next"', $html );
		self::assertTrue( wp_style_is( 'frontage-carousel-style' ) );
		self::assertContains( 'frontage-carousel-view-script-module', self::modules() );
	}

	public function test_a_grid_and_a_wall_are_lists_and_load_nothing_of_carousels(): void {
		foreach ( [ 'grid', 'wall' ] as $layout ) {
			$html = self::testimonials( [ 'layout' => $layout, 'columns' => [ 'xs' => 1, 'lg' => 4 ] ] );
			self::assertStringContainsString( "fr-testimonials fr-testimonials--$layout", $html );
			self::assertStringContainsString( '--fr-xs:1;--fr-sm:2;--fr-md:2;--fr-lg:4;--fr-xl:3', $html );
			self::assertMatchesRegularExpression( '/<ul class="fr-testimonials__list"><li/', $html );
			self::assertStringNotContainsString( 'fr-carousel', $html );
		}
		self::assertFalse( wp_style_is( 'frontage-carousel-style' ) );
		self::assertNotContains( 'frontage-carousel-view-script-module', self::modules() );
	}

	public function test_one_at_a_time_needs_no_carousel_for_one(): void {
		self::assertStringNotContainsString( 'fr-carousel', self::testimonials( [ 'layout' => 'single' ], 1 ) );
		self::assertStringContainsString( '--fr-xl:1;--fr-count:2', self::testimonials( [ 'layout' => 'single', 'columns' => 4 ], 2 ) );
	}

	public function test_nothing_said_and_nothing_is_printed(): void {
		self::assertSame( '', trim( do_blocks( '<!-- wp:frontage/testimonials --><!-- wp:frontage/testimonial {"name":"Ada"} /--><!-- /wp:frontage/testimonials -->' ) ) );
		self::assertSame( '', trim( do_blocks( '<!-- wp:frontage/testimonials {"layout":"grid"} --><!-- /wp:frontage/testimonials -->' ) ) );
	}

	public function test_search_engines_are_told_after_the_author_vouched_for_reviews_of_something(): void {
		$about = [ 'type' => 'Service', 'name' => 'Timber roofs', 'url' => 'https://example.com/roofs' ];
		foreach ( [
			[],
			[ 'isGenuine' => true ],
			[ 'about' => $about ],
			[ 'isGenuine' => true, 'about' => [ 'name' => '  ' ] + $about ],
			[ 'isGenuine' => true, 'about' => [ 'type' => 'Organization' ] + $about ],
		] as $silent ) {
			self::testimonials( $silent );
			self::assertFalse( has_action( 'wp_footer', [ StructuredData::class, 'print' ] ), (string) wp_json_encode( $silent ) );
		}
		self::testimonials( [ 'about' => $about, 'isGenuine' => true ], 2 );
		ob_start();
		StructuredData::print();
		$html = (string) ob_get_clean();
		remove_action( 'wp_footer', [ StructuredData::class, 'print' ] );
		self::assertStringContainsString( '"@graph":[{"@type":"Review","itemReviewed":{"@type":"Service","name":"Timber roofs","url":"https://example.com/roofs"},"author":{"@type":"Person","name":"Ada Byron"},"reviewBody":"Went up in a day.","datePublished":"2026-03-14","reviewRating":{"@type":"Rating","ratingValue":4.5,"bestRating":5,"worstRating":0.5}}]', $html );
		self::assertStringNotContainsString( 'AggregateRating', $html );
	}

	/** @return list<string> */
	private static function modules(): array {
		return wp_script_modules()->get_queue();
	}

	/** @param array<string, mixed> $attributes */
	private static function testimonials( array $attributes = [], int $count = 3 ): string {
		return do_blocks( '<!-- wp:frontage/testimonials ' . wp_json_encode( (object) $attributes ) . ' -->' . str_repeat( self::ADA . "\n\n", $count ) . '<!-- /wp:frontage/testimonials -->' );
	}
}
