<?php

declare( strict_types = 1 );

namespace Frontage\Site\Behaviors;

use Frontage\Site\PluginFiles;

defined( 'ABSPATH' ) || exit;

/**
 * Script modules that most pages load together, in one file (`behaviors/<set>/bundles.json`). On a page that uses all of
 * them, each module's URL is that of the file: browsers fetch and run it once.
 *
 * @phpstan-type Bundle array{ file: string, version: string, modules: array<string, string> }
 */
final class ModuleBundles {

	/** @var array<string, Bundle>|null By name; null before a page prints its first module. */
	private static ?array $bundles = null;

	/**
	 * Whether the page uses a bundle, by its name: tags, preloads and the import map must agree, whatever is enqueued in
	 * between. By the object that prints modules, so for each page.
	 *
	 * @var \WeakMap<\WP_Script_Modules, array<string, bool>>|null
	 */
	private static ?\WeakMap $used = null;

	/** On `script_module_loader_src`, which runs for tags, preloads and the import map alike. */
	public static function filter_url( string $own_url, string $module ): string {
		self::$bundles ??= self::read();
		foreach ( self::$bundles as $name => $bundle ) {
			if ( isset( $bundle['modules'][ $module ] ) && self::is_used( $name, $bundle['modules'] ) ) {
				return add_query_arg( 'ver', $bundle['version'], PluginFiles::url( 'build/bundles/' . $bundle['file'] ) );
			}
		}
		return $own_url;
	}

	/** @return array<string, Bundle> */
	private static function read(): array {
		$manifest = PluginFiles::file( 'build/bundles/manifest.php' ); // Made by the build.
		/** @var array<string, Bundle> */
		return is_file( $manifest ) ? require $manifest : [];
	}

	/** @param array<string, string> $modules */
	private static function is_used( string $name, array $modules ): bool {
		/** @var \WeakMap<\WP_Script_Modules, array<string, bool>> $used */
		$used             = self::$used ??= new \WeakMap();
		$page             = wp_script_modules();
		$decided          = $used[ $page ] ?? [];
		$decided[ $name ] ??= self::uses_all( $modules );
		$used[ $page ]    = $decided;
		return $decided[ $name ];
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
