<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/color-scheme; hostile attributes come with BlockTestCase. */
final class ColorSchemeTest extends BlockTestCase {

	protected const BLOCK = 'frontage/color-scheme';

	public function test_a_switch_stands_where_the_theme_has_dark_colors(): void {
		$html = self::printed( [] );
		self::assertStringContainsString( '<button type="button" class="fr-color-scheme', $html );
		self::assertStringContainsString( 'aria-pressed="false" aria-label="Dark mode"', $html );
		self::assertTrue( wp_script_is( 'frontage-color-scheme' ) );
		add_filter( 'theme_file_path', static fn (): string => '/nowhere/night.css' );
		self::assertSame( '', trim( self::printed( [] ) ) );
	}
}
