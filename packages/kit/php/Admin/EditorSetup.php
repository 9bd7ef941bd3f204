<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

defined( 'ABSPATH' ) || exit;

/** Editor setup that all plugins of the suite share; each plugin's own `EditorSetup` hooks it. */
final class EditorSetup {

	/** Registers the script that blocks and screens import as `@frontage/editor`. Dashboard only. */
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
	 * Adds the suite's block category, once however many plugins call it.
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
