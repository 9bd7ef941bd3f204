<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Kit\Admin\EditorSetup;
use Frontage\Tests\WordPressTestCase;

/** What all plugins of the suite do in the same way. */
final class PluginTest extends WordPressTestCase {

	public function test_the_category_is_there_once_however_many_plugins_ask(): void {
		self::assertSame( 10, has_filter( 'block_categories_all', [ EditorSetup::class, 'add_block_category' ] ) );
		$once = EditorSetup::add_block_category( [ [ 'slug' => 'text' ] ] );
		self::assertSame( [ 'text', 'frontage' ], array_column( $once, 'slug' ) );
		self::assertSame( $once, EditorSetup::add_block_category( $once ) );
	}

	public function test_the_shared_controls_are_one_script_and_only_the_dashboard_knows_it(): void {
		self::assertFalse( wp_script_is( 'frontage-editor', 'registered' ) );
		self::assertSame( 0, has_action( 'admin_enqueue_scripts', [ EditorSetup::class, 'register_editor_controls' ] ) );
		EditorSetup::register_editor_controls();
		EditorSetup::register_editor_controls();
		$script = wp_scripts()->query( 'frontage-editor' );
		wp_deregister_script( 'frontage-editor' );
		self::assertInstanceOf( \_WP_Dependency::class, $script, 'bin/build makes it' );
		self::assertStringEndsWith( '/kit/editor/editor.js', (string) $script->src );
		self::assertContains( 'wp-block-editor', $script->deps );
	}

	public function test_a_plugin_without_anything_built_registers_nothing(): void {
		$before = count( \WP_Block_Type_Registry::get_instance()->get_all_registered() );
		\Frontage\Kit\register_blocks( __DIR__ . '/none/none.php' );
		self::assertCount( $before, \WP_Block_Type_Registry::get_instance()->get_all_registered() );
	}
}
