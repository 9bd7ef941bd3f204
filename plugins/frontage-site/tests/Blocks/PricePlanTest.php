<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Site\Blocks\PricingTable;
use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/price-plan; hostile attributes come with BlockTestCase, prices within a list in PricingTest. */
final class PricePlanTest extends BlockTestCase {

	protected const BLOCK = 'frontage/price-plan';

	public function test_a_price_that_was_higher_says_so(): void {
		$html = self::printed(
			[
				'title'  => 'Design',
				'level'  => 4,
				'prices' => [ 'monthly' => [ 'amount' => '49', 'was' => '59', 'currency' => 'kr', 'suffix' => '/md' ] ],
			]
		);
		self::assertStringContainsString( '<h4 class="fr-price-plan__title">Design</h4>', $html );
		self::assertStringContainsString( "<del><span class=\"screen-reader-text\">Original price:</span> kr\u{A0}59</del>", $html );
		self::assertStringContainsString( '<span class="fr-price-plan__suffix">/md</span>', $html );
		self::assertStringNotContainsString( 'data-price="1"', $html, 'A period without a price is not shown.' );
	}

	public function test_an_amount_is_read_as_people_of_many_places_type_it(): void {
		foreach ( [ '49' => '49', '49,00' => '49.00', '49.5' => '49.5', '1 200' => '1200', '1.200' => '1200', '1,200' => '1200', '1.200,50' => '1200.50', "1'200" => '1200', "1\u{202F}200,5" => '1200.5', '0,5' => '0.5', 'On request' => '', '10–20' => '', '' => '' ] as $typed => $number ) {
			self::assertSame( $number, PricingTable::parse_amount( (string) $typed ), (string) $typed );
		}
		$html = self::printed( [ 'title' => 'Design', 'prices' => [ 'monthly' => [ 'amount' => '1.200,50', 'currency' => '€' ] ] ] );
		self::assertStringContainsString( '<data value="1200.50">€1,200.50</data>', $html );
	}

	public function test_what_nobody_filled_in_is_no_plan_and_no_point_of_one(): void {
		$inside = '<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li></li><!-- /wp:list-item --></ul><!-- /wp:list --><!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button /--></div><!-- /wp:buttons -->';
		self::assertSame( '', trim( do_blocks( "<!-- wp:frontage/price-plan {\"popular\":\"Most chosen\"} -->$inside<!-- /wp:frontage/price-plan -->" ) ) );
		self::assertDoesNotMatchRegularExpression( '~<ul|<li[^>]*></li>~', do_blocks( "<!-- wp:frontage/price-plan {\"title\":\"Design\"} -->$inside<!-- /wp:frontage/price-plan -->" ) );
	}
}
