<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/steps; hostile attributes come with BlockTestCase. */
final class StepsTest extends BlockTestCase {

	protected const BLOCK = 'frontage/steps';

	public function test_it_is_an_ordered_list_that_may_begin_later(): void {
		$html = do_blocks( '<!-- wp:frontage/steps {"layout":"timeline","start":3} --><!-- wp:frontage/step {"title":"Look"} /--><!-- /wp:frontage/steps -->' );
		self::assertStringContainsString( 'fr-steps fr-steps--timeline fr-steps--number', $html );
		self::assertStringContainsString( '--fr-before:2', $html );
		self::assertMatchesRegularExpression( '~<ol class="fr-steps__list" role="list" start="3"><li class="fr-step[^>]*>.*<h3 class="fr-step__title">Look</h3>~s', $html );
		self::assertStringNotContainsString( 'start=', self::printed( [] ) );
	}
}
