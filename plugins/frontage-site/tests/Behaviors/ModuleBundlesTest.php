<?php

declare( strict_types=1 );

namespace Frontage\Site\Tests\Behaviors;

use Frontage\Kit\Frontend\Behaviors;
use Frontage\Kit\Frontend\ScriptModules;
use Frontage\Site\PluginFiles;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Script modules that most pages load together come as one file, where a page uses all of them. */
final class ModuleBundlesTest extends WordPressTestCase {

	private const SCROLL = [ 'sticky-header', 'back-to-top', 'page-transitions' ];

	private \WP_Script_Modules $modules_of_process;

	protected function setUp(): void {
		parent::setUp();
		$this->modules_of_process     = wp_script_modules();
		$GLOBALS['wp_script_modules'] = new \WP_Script_Modules(); // As a page begins.
	}

	protected function tearDown(): void {
		$GLOBALS['wp_script_modules'] = $this->modules_of_process;
		parent::tearDown();
	}

	public function test_a_page_with_all_of_them_loads_one_file(): void {
		self::use_behaviors( self::SCROLL );
		$urls = self::urls( [ '@frontage/kit/browser', ...self::ids( self::SCROLL ) ] );
		self::assertCount( 1, array_unique( $urls ) );
		self::assertMatchesRegularExpression( '~/frontage-site/build/bundles/scroll\.js\?ver=\w+$~', $urls[0] );
	}

	public function test_what_is_in_no_bundle_keeps_its_own_file(): void {
		self::use_behaviors( [ ...self::SCROLL, 'tooltip' ] );
		self::assertStringContainsString( '/behaviors/tooltip/view.js', self::urls( self::ids( [ 'tooltip' ] ) )[0] );
		self::assertStringContainsString( '/client/openers.js', self::urls( [ '@frontage/kit/openers' ] )[0] );
	}

	public function test_a_page_without_one_of_them_loads_those_that_it_uses(): void {
		self::use_behaviors( [ 'sticky-header', 'back-to-top' ] );
		self::assertStringContainsString( '/behaviors/sticky-header/view.js', self::urls( self::ids( [ 'sticky-header' ] ) )[0] );
		self::assertStringContainsString( '/client/browser.js', self::urls( [ '@frontage/kit/browser' ] )[0] );
	}

	public function test_a_newer_kit_of_another_plugin_keeps_its_modules(): void {
		self::use_behaviors( self::SCROLL );
		wp_deregister_script_module( '@frontage/kit/browser' );
		wp_register_script_module( '@frontage/kit/browser', 'https://example.test/browser.js', [], 'newer' );
		self::assertStringContainsString( 'https://example.test/browser.js', self::urls( [ '@frontage/kit/browser' ] )[0] );
		self::assertStringContainsString( '/behaviors/sticky-header/view.js', self::urls( self::ids( [ 'sticky-header' ] ) )[0] );
	}

	public function test_what_is_enqueued_after_the_first_url_changes_no_other(): void {
		self::use_behaviors( [ 'sticky-header', 'back-to-top' ] );
		$before = self::urls( self::ids( [ 'sticky-header' ] ) );
		self::use_behaviors( [ 'page-transitions' ] );
		self::assertSame( $before, self::urls( self::ids( [ 'sticky-header' ] ) ) );
	}

	public function test_a_page_names_the_file_in_its_import_map_and_its_tags(): void {
		self::use_behaviors( self::SCROLL );
		ob_start();
		wp_script_modules()->print_import_map();
		wp_script_modules()->print_enqueued_script_modules();
		$html = (string) ob_get_clean();
		self::assertStringNotContainsString( '/client/browser.js', $html );
		self::assertStringNotContainsString( '/view.js', $html );
		self::assertGreaterThan( 1, substr_count( $html, '/bundles/scroll.js' ) );
	}

	/** @return array<string, array{ string }> */
	public static function bundles(): array {
		return [
			'menu'   => [ 'menu' ],
			'scroll' => [ 'scroll' ],
		];
	}

	#[DataProvider( 'bundles' )]
	public function test_it_exports_what_its_modules_of_the_kit_export( string $name ): void {
		/** @var array<string, array{ file: string, modules: array<string, string> }> $built */
		$built = require PluginFiles::file( 'build/bundles/manifest.php' );
		foreach ( array_keys( $built[ $name ]['modules'] ) as $module ) {
			$own = str_starts_with( $module, '@frontage/kit/' ) ? PluginFiles::file( 'kit/client/' . basename( $module ) . '.js' ) : '';
			self::assertTrue( '' === $own || '@frontage/kit/browser' === $module || [] !== self::exports( $own ), $module );
			self::assertSame( [], array_diff( '' === $own ? [] : self::exports( $own ), self::exports( PluginFiles::file( "build/bundles/$name.js" ) ) ), $module );
		}
	}

	#[DataProvider( 'bundles' )]
	public function test_each_of_its_modules_gets_its_url_also_those_of_blocks( string $name ): void {
		/** @var array<string, array{ file: string, modules: array<string, string> }> $built */
		$built   = require PluginFiles::file( 'build/bundles/manifest.php' );
		$modules = $built[ $name ]['modules'];
		ScriptModules::register();
		foreach ( array_keys( $modules, '', true ) as $module ) {
			wp_enqueue_script_module( $module, "https://example.test/$name/view.js" );
		}
		self::assertGreaterThan( 1, count( $modules ) );
		foreach ( self::urls( array_keys( $modules ) ) as $url ) {
			self::assertStringContainsString( "/build/bundles/$name.js", $url );
		}
	}

	/** @return list<string> */
	private static function exports( string $file ): array {
		$list = (string) strstr( (string) file_get_contents( $file ), 'export{' );
		preg_match_all( '/(?:[{,]|\bas )(\w+)(?=[,}])/', $list, $names );
		return $names[1];
	}

	/** @param list<string> $names */
	private static function use_behaviors( array $names ): void {
		Behaviors::register( PluginFiles::file( 'build/behaviors/manifest.php' ) );
		Behaviors::register( PluginFiles::file( 'build/behaviors/on-demand.php' ) );
		ScriptModules::register();
		foreach ( $names as $name ) {
			Behaviors::use( "frontage/$name" );
		}
	}

	/**
	 * @param list<string> $names
	 * @return list<string>
	 */
	private static function ids( array $names ): array {
		return array_map( static fn ( string $name ): string => "@frontage/behaviours/$name", $names );
	}

	/**
	 * @param list<string> $modules
	 * @return list<string> As pages print them.
	 */
	private static function urls( array $modules ): array {
		return array_map(
			static fn ( string $module ): string => (string) apply_filters( 'script_module_loader_src', (string) ( wp_script_modules()->get_registered( $module )['src'] ?? '' ), $module ),
			$modules
		);
	}
}
