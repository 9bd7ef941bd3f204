<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

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
		self::assertStringContainsString( "<del><span class=\"screen-reader-text\">Before:</span> kr\u{A0}59</del>", $html );
		self::assertStringContainsString( '<span class="fr-price-plan__suffix">/md</span>', $html );
		self::assertStringNotContainsString( 'data-price="1"', $html, 'A period without a price is not shown.' );
	}
}
