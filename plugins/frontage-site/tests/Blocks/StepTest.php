<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/step; hostile attributes come with BlockTestCase. */
final class StepTest extends BlockTestCase {

	protected const BLOCK = 'frontage/step';

	public function test_its_title_is_a_heading_of_the_chosen_level(): void {
		self::assertStringContainsString( '<h4 class="fr-step__title">A <em>look</em></h4>', self::printed( [ 'title' => 'A <em>look</em>', 'level' => 4 ] ) );
	}

	public function test_one_that_nobody_filled_in_is_no_step(): void {
		self::assertSame( '', trim( do_blocks( '<!-- wp:frontage/step --><!-- wp:paragraph --><p></p><!-- /wp:paragraph --><!-- /wp:frontage/step -->' ) ) );
		self::assertStringContainsString( '<img', do_blocks( '<!-- wp:frontage/step --><!-- wp:image --><figure class="wp-block-image"><img src="/a.png" alt=""/></figure><!-- /wp:image --><!-- /wp:frontage/step -->' ) );
	}
}
