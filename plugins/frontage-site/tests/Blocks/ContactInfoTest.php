<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/contact-info; hostile attributes come with BlockTestCase. */
final class ContactInfoTest extends BlockTestCase {

	protected const BLOCK = 'frontage/contact-info';

	protected const INNER = '<!-- wp:frontage/contact-item {"kind":"custom","business":false,"text":"x"} /-->';

	public function test_it_is_a_list_with_the_colour_of_its_icons(): void {
		$html = do_blocks( '<!-- wp:frontage/contact-info {"iconColor":"accent","iconSize":32} --><!-- wp:frontage/contact-item {"kind":"custom","business":false,"text":"By appointment"} /--><!-- /wp:frontage/contact-info -->' );
		self::assertMatchesRegularExpression( '~<ul [^>]*style="--fr-contact-info-icon:var\(--wp--preset--color--accent\)~', $html );
		self::assertMatchesRegularExpression( '~<svg[^>]* width="32"~', $html );
		self::assertStringContainsString( '<p>By appointment</p>', $html );
	}

	public function test_where_nothing_is_known_it_prints_nothing(): void {
		self::assertSame( '', trim( do_blocks( '<!-- wp:frontage/contact-info --><!-- wp:frontage/contact-item /--><!-- /wp:frontage/contact-info -->' ) ) );
	}
}
