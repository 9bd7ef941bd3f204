<?php

declare( strict_types = 1 );

namespace Frontage\Kit;

/** What every plugin of the suite does in the same way; its own `Plugin` says on which hook. */
final class Plugin {

	/**
	 * Makes known what the build left in the plugin's folder: blocks, and behaviours where there are some.
	 *
	 * @param string $file The plugin's main file.
	 */
	public static function register_blocks( string $file ): void {
		$build = dirname( $file ) . '/build';
		if ( is_file( $build . '/blocks/blocks-manifest.php' ) ) {
			wp_register_block_types_from_metadata_collection( $build . '/blocks', $build . '/blocks/blocks-manifest.php' );
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
