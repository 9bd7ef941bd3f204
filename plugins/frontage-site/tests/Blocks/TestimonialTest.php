<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/testimonial; hostile attributes come with BlockTestCase, the rest with TestimonialsTest. */
final class TestimonialTest extends BlockTestCase {

	protected const BLOCK = 'frontage/testimonial';

	public function test_the_words_are_a_quotation_and_the_name_is_no_heading(): void {
		$html = self::printed( [ 'quote' => 'Went up in <em>one</em> day.', 'name' => '<a href="/own">Ada</a>', 'url' => 'https://example.com/?a=1&b=2', 'role' => 'Engines', 'company' => 'Byron' ] );
		self::assertStringContainsString( '<blockquote class="fr-testimonial__quote"><p>Went up in <em>one</em> day.</p></blockquote>', $html );
		self::assertStringContainsString( '<span class="fr-testimonial__name"><a href="https://example.com/?a=1&#038;b=2">Ada</a></span>', $html );
		self::assertStringContainsString( '<span class="fr-testimonial__role">Engines, Byron</span>', $html );
		self::assertSame( 0, preg_match( '/<h[1-6]/', $html ) );
		self::assertMatchesRegularExpression( '~<li[^>]*>\s*<figure[^>]*>\s*<blockquote.*</blockquote>\s*<figcaption.*</figcaption>\s*</figure>\s*</li>~s', $html );
	}

	public function test_stars_are_read_as_a_sentence_in_halves(): void {
		$of = static fn ( mixed $rating ): string => self::printed( [ 'quote' => 'Good.', 'rating' => $rating ] );
		self::assertStringContainsString( 'role="img" aria-label="4.5 out of 5 stars" style="--fr-rating:4.5"', $of( 4.5 ) );
		self::assertStringContainsString( 'aria-label="4 out of 5 stars"', $of( 3.9 ) );
		self::assertStringContainsString( 'aria-label="5 out of 5 stars"', $of( 900 ) );
		foreach ( [ 0, 0.2, -3, 'many', null ] as $none ) {
			self::assertStringNotContainsString( 'role="img"', $of( $none ) );
		}
	}

	public function test_a_day_is_written_as_the_site_writes_days_and_no_day_that_never_was(): void {
		update_option( 'date_format', 'j F Y' );
		self::assertStringContainsString( '<time class="fr-testimonial__date" datetime="2026-03-14">14 March 2026</time>', self::printed( [ 'quote' => 'Good.', 'date' => '2026-03-14' ] ) );
		self::assertStringNotContainsString( '<time', self::printed( [ 'quote' => 'Good.', 'date' => '2026-02-30' ] ) );
	}

	public function test_without_words_nothing_is_printed_and_without_a_name_no_caption(): void {
		self::assertSame( '', trim( self::printed( [ 'name' => 'Ada', 'rating' => 5 ] ) ) );
		self::assertStringNotContainsString( 'figcaption', self::printed( [ 'quote' => 'Good.' ] ) );
	}
}
