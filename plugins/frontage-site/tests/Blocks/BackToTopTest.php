<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/back-to-top; hostile attributes come with BlockTestCase. */
final class BackToTopTest extends BlockTestCase {

	protected const BLOCK = 'frontage/back-to-top';

	public function test_it_is_a_link_with_a_name_and_brings_its_script(): void {
		self::assertMatchesRegularExpression( '~^<a class="[^"]*fr-back-to-top[^"]*" href="#top" data-fr-scroll="up" aria-label="Back to top">~', self::printed( [] ) );
		self::assertStringContainsString( 'aria-label="Up &amp; away"', self::printed( [ 'label' => 'Up & away' ] ) );
		self::assertContains( '@frontage/behaviours/back-to-top', wp_script_modules()->get_queue() );
	}
}
