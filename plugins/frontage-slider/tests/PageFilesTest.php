<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Tests\WordPressTestCase;

/** What a page reads of the plugin's PHP. */
final class PageFilesTest extends WordPressTestCase {

	/** @var list<string> Files of the plugin that WordPress had read when its `init` was over. */
	public static array $at_init = [];

	/** @var list<string> Files that a page with a slider reads besides. */
	public static array $with_slider = [];

	public function test_reads_few_files_without_a_slider(): void {
		// This copy of the kit answers for all plugins: what an upgrade needs, what a command (as this one) is, and looks of core's blocks
		// are asked for by others.
		$files = preg_grep( '~/kit/php/(?:Frontend/(?:Behaviors|BlockTypes)|Database/(?:DatabaseUpgrader|OptionLock|Database)|Http/(?:RateLimiter|TrustedProxies)|Admin/PluginManagementRequest)\.php$|/build/blocks/|/tests/~', self::$at_init, PREG_GREP_INVERT ) ?: [];
		self::assertNotEmpty( $files );
		self::assertLessThanOrEqual( 8, count( $files ), implode( "\n", $files ) );
	}

	public function test_reads_nothing_of_the_importer_with_a_slider(): void {
		self::assertNotEmpty( preg_grep( '~/build/model/Compiler/SliderCompiler\.php$~', self::$with_slider ) );
		self::assertSame( [], array_values( preg_grep( '~/build/import/|/src/Import/|slider-import~', self::$with_slider ) ?: [] ) );
	}

	/** @return list<string> */
	public static function files(): array {
		return array_values( array_filter( get_included_files(), static fn ( string $file ): bool => str_contains( $file, '/plugins/frontage-slider/' ) ) );
	}

	/** Renders a slider with layers of each kind, as a page does. */
	public static function render(): void {
		$slider = [
			'alias'   => 'files',
			'options' => [ 'navigation' => [ 'arrows' => [ 'enable' => true ], 'bullets' => [ 'enable' => true ] ] ],
			'slides'  => [
				[
					'key'    => 'a',
					'layers' => [
						[ 'id' => 't', 'type' => 'text', 'html' => '<b>Text</b>' ],
						[ 'id' => 'v', 'type' => 'svg', 'svg' => '<svg viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>' ],
						[ 'id' => 'b', 'type' => 'button', 'html' => 'Go', 'actions' => [ [ 'do' => 'jumptoslide', 'slide' => 'next' ] ] ],
					],
				],
				[ 'key' => 'b' ],
			],
		];
		do_blocks( serialize_block( BlockConverter::to_blocks( $slider ) ) );
	}
}

// Now, before a test uses a class.
PageFilesTest::$at_init = PageFilesTest::files();
PageFilesTest::render();
PageFilesTest::$with_slider = array_values( array_diff( PageFilesTest::files(), PageFilesTest::$at_init ) );
