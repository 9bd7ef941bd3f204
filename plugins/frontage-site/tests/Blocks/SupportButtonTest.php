<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/support-button; hostile attributes come with BlockTestCase. */
final class SupportButtonTest extends BlockTestCase {

	protected const BLOCK = 'frontage/support-button';

	public function test_it_is_a_link_with_its_words_and_an_icon(): void {
		$html = self::printed(
			[
				'label'   => 'Ask us &amp; more',
				'link'    => [ 'url' => 'https://example.com/?a=1&b=2', 'opensInNewTab' => true ],
				'icon'    => 'core/envelope',
				'returns' => true,
			]
		);
		self::assertStringContainsString( 'Ask us &amp; more</span>', $html );
		self::assertStringContainsString( 'data-fr-scroll="returns" href="https://example.com/?a=1&#038;b=2" target="_blank" rel="noopener"><svg', $html );
		self::assertStringContainsString( '<svg', self::printed( [ 'link' => [ 'url' => '/help/' ], 'icon' => 'core/none-such' ] ) );
	}

	public function test_without_an_address_there_is_nothing(): void {
		self::assertSame( '', self::printed( [ 'label' => 'Ask us' ] ) );
		self::assertSame( '', self::printed( [ 'link' => [ 'url' => 'javascript:alert(1)' ] ] ) );
	}
}
