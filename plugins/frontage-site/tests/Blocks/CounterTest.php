<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Site\Blocks\BlockAttributes;
use Frontage\Site\Blocks\CounterFigure;
use Frontage\Tests\BlockTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** The markup of blocks/site/counter; hostile attributes come with BlockTestCase. */
final class CounterTest extends BlockTestCase {

	protected const BLOCK = 'frontage/counter';

	public function test_what_is_read_out_and_what_is_seen_is_the_end(): void {
		$html = self::printed( [ 'end' => 1250, 'suffix' => '+', 'title' => 'projects <em>done</em>' ] );
		self::assertStringContainsString( '<span class="screen-reader-text">1,250+ projects done</span>', $html );
		self::assertMatchesRegularExpression( '~aria-hidden="true">\s*<span class="fr-counter__number" data-end="1,250\+"><bdi data-count="[^"]+">1,250\+</bdi></span>~', $html );
	}

	public function test_nothing_in_the_part_that_is_only_seen_can_be_reached(): void {
		$html = self::printed( [ 'end' => 5, 'title' => '<a href="/x">projects</a> <em>done</em>' ] );
		self::assertStringNotContainsString( '<a', $html );
		self::assertStringContainsString( 'projects <em>done</em>', $html );
	}

	public function test_script_can_read_how_it_counts_whatever_stands_before_the_figure(): void {
		foreach ( [ '&quot;', '"', '&amp;', '<b>' ] as $prefix ) {
			$tags = new \WP_HTML_Tag_Processor( self::printed( [ 'end' => 5, 'prefix' => $prefix ] ) );
			while ( $tags->next_tag( 'bdi' ) && null === $tags->get_attribute( 'data-count' ) );
			self::assertIsArray( json_decode( (string) $tags->get_attribute( 'data-count' ), true ), $prefix );
		}
	}

	public function test_the_apostrophe_of_a_language_is_one_and_no_prime_on_the_page_as_in_script(): void {
		global $wp_locale;
		$signs = $wp_locale->number_format;
		try {
			foreach ( [ "'", '&#039;', '’', '&#8217;' ] as $apostrophe ) {
				$wp_locale->number_format = [ 'thousands_sep' => $apostrophe, 'decimal_point' => '.' ];

				$html = wptexturize( self::printed( [ 'end' => 1250, 'suffix' => ' m' ] ) );
				self::assertStringContainsString( '>1’250 m</bdi>', $html, $apostrophe );
				self::assertStringContainsString( 'data-end="1’250 m"', $html, $apostrophe );
			}
		} finally {
			$wp_locale->number_format = $signs;
		}
	}

	/** @param array<string, mixed> $attributes */
	#[DataProvider( 'figures' )]
	public function test_a_figure_is_written_as_the_author_wants( array $attributes, string $expected ): void {
		self::assertSame( $expected, ( new CounterFigure( new BlockAttributes( $attributes ) ) )->end() );
	}

	/** @return array<string, array{ array<string, mixed>, string }> */
	public static function figures(): array {
		return [
			'decimals of the end' => [ [ 'end' => 98.5, 'suffix' => ' %' ], '98.5 %' ],
			'decimals chosen'     => [ [ 'end' => 98, 'decimals' => 2 ], '98.00' ],
			'points'              => [ [ 'end' => 1234567.5, 'separator' => '.', 'prefix' => '≈ ' ], '≈ 1.234.567,5' ],
			'nothing between'     => [ [ 'end' => 2000, 'separator' => 'none' ], '2000' ],
			'spaces'              => [ [ 'end' => 2000, 'separator' => 'space' ], "2\u{A0}000" ],
			'apostrophes'         => [ [ 'end' => 1234567.5, 'separator' => 'apostrophe' ], '1’234’567.5' ],
			'below nothing'       => [ [ 'end' => -12000 ], '-12,000' ],
		];
	}
}
