<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

defined( 'ABSPATH' ) || exit;

/** What every plugin of the suite does for editors in the same way; its own `EditorSetup` says on which hook. */
final class EditorSetup {

	/** In the dashboard alone: the script that blocks and screens import as `@frontage/editor`. */
	public static function register_editor_controls(): void {
		$script = dirname( __DIR__, 2 ) . '/editor/editor.js';
		$asset  = dirname( $script ) . '/editor.asset.php';
		if ( ! wp_script_is( 'frontage-editor', 'registered' ) && is_file( $asset ) ) {
			/** @var array{ dependencies: list<non-empty-string>, version: string } $built */
			$built = require $asset;
			wp_register_script( 'frontage-editor', plugins_url( 'editor.js', $script ) ?: false, $built['dependencies'], $built['version'], [ 'in_footer' => true ] );
		}
	}

	/**
	 * On `enqueue_block_assets`: the icons of blocks and their variations, where an editor's canvas shows them to choose from.
	 * The canvas is a frame of its own, which WordPress gives no icon font; a page needs none.
	 */
	public static function bring_icons_to_canvas(): void {
		if ( is_admin() ) {
			wp_enqueue_style( 'dashicons' );
		}
	}

	/**
	 * The suite's own category, once however many of its plugins ask for it.
	 *
	 * @param array<int, array<string, mixed>> $categories
	 * @return array<int, array<string, mixed>>
	 */
	public static function add_block_category( array $categories ): array {
		if ( ! in_array( 'frontage', array_column( $categories, 'slug' ), true ) ) {
			$categories[] = [
				'slug'  => 'frontage',
				'title' => 'Frontage',
				'icon'  => null,
			];
		}
		return $categories;
	}
}
