<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Kit\Frontend\EditorBundle;
use Frontage\Tests\WordPressTestCase;

/** A plugin's one script and style for block editors. */
final class EditorBundleTest extends WordPressTestCase {

	private static string $build = '';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$build = sys_get_temp_dir() . '/' . uniqid( 'bundle-' ) . '/frontage-planted/build';
		mkdir( self::$build . '/editor', 0700, true );
		mkdir( self::$build . '/blocks' );
		file_put_contents( self::$build . '/blocks/blocks-manifest.php', "<?php return [ 'card' => [ 'name' => 'frontage/planted-card', 'editorStyle' => 'frontage-planted-editor' ] ];" );
		file_put_contents( self::$build . '/editor/index.asset.php', "<?php return [ 'dependencies' => [ 'wp-blocks' ], 'version' => 'abc' ];" );
		file_put_contents( self::$build . '/editor/index.js', 'planted();' );
		file_put_contents( self::$build . '/editor/index.css', '.planted{}' );
	}

	protected function tearDown(): void {
		foreach ( [ 'frontage-planted-editor', 'frontage-planted-card-editor-script' ] as $handle ) {
			wp_dequeue_script( $handle );
			wp_deregister_script( $handle );
		}
		foreach ( [ 'frontage-planted-editor', 'frontage-planted-card-editor-style', 'frontage-planted-card-style' ] as $handle ) {
			wp_dequeue_style( $handle );
			wp_deregister_style( $handle );
		}
		if ( \WP_Block_Type_Registry::get_instance()->is_registered( 'frontage/planted-card' ) ) {
			unregister_block_type( 'frontage/planted-card' );
		}
		set_current_screen( 'front' );
		parent::tearDown();
	}

	public function test_handles_of_its_blocks_have_no_file_and_lead_to_it(): void {
		wp_register_style( 'frontage-planted-card-style', 'https://example.org/plugins/frontage-planted/build/blocks/card/style.css', [], '1' );
		register_block_type( 'frontage/planted-card', [ 'style_handles' => [ 'frontage-planted-card-style' ] ] );
		set_current_screen( 'post' );
		EditorBundle::add( self::$build );
		$aliases = [
			wp_scripts()->registered['frontage-planted-card-editor-script'],
			wp_styles()->registered['frontage-planted-card-editor-style'],
			wp_styles()->registered['frontage-planted-card-style'],
		];
		foreach ( $aliases as $alias ) {
			self::assertSame( [ false, [ 'frontage-planted-editor' ] ], [ $alias->src, $alias->deps ] );
		}
		self::assertSame( 1, wp_scripts()->get_data( 'frontage-planted-editor', 'group' ), 'In the footer, so that WordPress’s own scripts stay there.' );
	}

	public function test_a_page_with_an_editor_keeps_the_styles_that_visitors_have(): void {
		wp_register_style( 'frontage-planted-card-style', 'https://example.org/plugins/frontage-planted/build/blocks/card/style.css', [], '1' );
		register_block_type( 'frontage/planted-card', [ 'style_handles' => [ 'frontage-planted-card-style' ] ] );
		EditorBundle::add( self::$build );
		self::assertFalse( wp_script_is( 'frontage-planted-editor', 'registered' ), 'Pages without an editor register nothing.' );
		EditorBundle::register();
		self::assertTrue( wp_script_is( 'frontage-planted-editor', 'registered' ) );
		self::assertIsString( wp_styles()->registered['frontage-planted-card-style']->src );
	}

	public function test_small_files_are_in_the_page(): void {
		set_current_screen( 'post' );
		EditorBundle::add( self::$build );
		$script = (string) EditorBundle::print_script( "<script id=\"before\">data</script>\n<script src=\"https://example.org/index.js\" id=\"a\"></script>\n", 'frontage-planted-editor' ); // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- What WordPress prints.
		self::assertStringContainsString( 'planted();', $script );
		self::assertStringContainsString( 'data', $script );
		self::assertStringNotContainsString( 'src=', $script );
		self::assertStringContainsString( '.planted{}', (string) EditorBundle::print_style( '<link>', 'frontage-planted-editor' ) );
		self::assertSame( '<link>', EditorBundle::print_style( '<link>', 'wp-components' ) );
	}

	public function test_a_script_that_loads_parts_of_itself_keeps_its_address(): void {
		file_put_contents( self::$build . '/editor/index.js', 'document.currentScript' );
		set_current_screen( 'post' );
		EditorBundle::add( self::$build );
		$tag = '<script src="https://example.org/index.js"></script>'; // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- What WordPress prints.
		self::assertSame( $tag, EditorBundle::print_script( $tag, 'frontage-planted-editor' ) );
		file_put_contents( self::$build . '/editor/index.js', 'planted();' );
	}
}
