<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Frontend;

defined( 'ABSPATH' ) || exit;

/** The kit's front-end script modules `@frontage/kit/*`. */
final class ScriptModules {

	/**
	 * Registers the modules. Call it when rendering something that imports one; pages that use none load nothing. Calling it
	 * again is harmless.
	 */
	public static function register(): void {
		$folder = dirname( __DIR__, 2 );
		if ( wp_script_modules()->get_registered( '@frontage/kit/islands' ) || ! is_file( $folder . '/client/assets.php' ) ) {
			return; // Already registered, or not built: then everything works as PHP rendered it.
		}
		/** @var array<string, array{ dependencies: list<string>, version: string }> $assets Written by the build. */
		$assets = require $folder . '/client/assets.php';
		foreach ( $assets as $file => $asset ) {
			$id    = '@frontage/kit/' . basename( $file, '.js' );
			$needs = $asset['dependencies'];
			if ( '@frontage/kit/islands' === $id ) {
				$needs = self::dynamic_imports( array_keys( $assets ) ); // An island, loaded by its URL, may import any part.
			} elseif ( '@frontage/kit/links' === $id ) {
				$needs = self::dynamic_imports( [ 'load.js' ] ); // Loaded at the first interaction.
			} elseif ( '@frontage/kit/openers' === $id ) {
				$needs = self::dynamic_imports( [ 'overlay.js' ] );
			}
			wp_register_script_module(
				$id,
				plugins_url( "client/$file", $folder . '/kit.php' ),
				$needs,
				$asset['version'],
				// The first paint needs no module.
				[
					'fetchpriority' => 'low',
					'in_footer'     => true,
				]
			);
		}
		add_filter( 'script_module_data_@frontage/kit/islands', [ Islands::class, 'add_addresses' ] );
		add_filter( 'script_module_data_@frontage/kit/react', [ CoreReact::class, 'add_scripts' ] );
	}

	/**
	 * Modules that a module may import dynamically: the import map has to list them.
	 *
	 * @param list<string> $files
	 * @return list<array{ id: string, import: 'dynamic' }>
	 */
	private static function dynamic_imports( array $files ): array {
		$needs = [];
		foreach ( array_diff( $files, [ 'islands.js' ] ) as $file ) {
			$needs[] = [
				'id'     => '@frontage/kit/' . basename( $file, '.js' ),
				'import' => 'dynamic',
			];
		}
		return $needs;
	}
}
