<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/progress; hostile attributes come with BlockTestCase. */
final class ProgressTest extends BlockTestCase {

	protected const BLOCK = 'frontage/progress';

	public function test_its_items_stand_in_it(): void {
		$html = do_blocks( '<!-- wp:frontage/progress {"layout":"half","style":{"spacing":{"blockGap":"2rem"}}} --><!-- wp:frontage/progress-item {"label":"Timber","value":85} /--><!-- /wp:frontage/progress -->' );
		self::assertStringContainsString( 'fr-progress fr-progress--half', $html );
		self::assertStringContainsString( '--fr-gap:2rem', $html );
		self::assertSame( 1, substr_count( $html, 'role="meter"' ) );
	}
}
