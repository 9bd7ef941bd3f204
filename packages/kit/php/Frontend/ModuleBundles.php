<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Frontend;

defined( 'ABSPATH' ) || exit;

/**
 * Script modules that most pages load together, in one file (`behaviors/<set>/bundles.json`). On a page that uses all of
 * them, each module's URL is that of the file: browsers fetch and run it once.
 *
 * @phpstan-type Bundle array{ file: string, version: string, modules: array<string, string> }
 */
final class ModuleBundles {

	/** @var array<string, array<string, Bundle>> Bundles by the path of their manifest. */
	private static array $manifests = [];

	/**
	 * For the filter `script_module_loader_src`, which runs for tags, preloads and the import map alike.
	 *
	 * @param string $manifest Path of the file that the build generates; read when a page prints its first module.
	 * @return string The bundle's URL, or the module's own.
	 */
	public static function url( string $own_url, string $module, string $manifest ): string {
		if ( ! isset( self::$manifests[ $manifest ] ) ) {
			/** @var array<string, Bundle> $bundles */
			$bundles                      = is_file( $manifest ) ? require $manifest : [];
			self::$manifests[ $manifest ] = $bundles;
		}
		foreach ( self::$manifests[ $manifest ] as $bundle ) {
			if ( isset( $bundle['modules'][ $module ] ) && self::uses_all( $bundle['modules'] ) ) {
				return add_query_arg( 'ver', $bundle['version'], plugins_url( $bundle['file'], $manifest ) );
			}
		}
		return $own_url;
	}

	/**
	 * Whether the page uses all of them, and the kit that runs has the same modules as the bundle.
	 *
	 * @param array<string, string> $modules Versions by id; empty for those that are not of the kit.
	 */
	private static function uses_all( array $modules ): bool {
		$queue = wp_script_modules()->get_queue();
		foreach ( $modules as $module => $version ) {
			$is_used = '' === $version
				? in_array( $module, $queue, true )
				: ( wp_script_modules()->get_registered( $module )['version'] ?? '' ) === $version;
			if ( ! $is_used ) {
				return false;
			}
		}
		return true;
	}
}
