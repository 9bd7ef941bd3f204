<?php

namespace Frontage\Slider;

defined( 'ABSPATH' ) || exit;

/** Paths and URLs of the plugin's files. */
final class PluginFiles {

	/** @param string $path Path relative to the plugin's folder, such as `build/engine/engine.js`. */
	public static function file( string $path ): string {
		return dirname( __DIR__ ) . '/' . $path;
	}

	public static function url( string $path ): string {
		return plugins_url( $path, self::file( 'frontage-slider.php' ) );
	}

	/** Enqueues script and style of an admin screen: `list` is the build of `admin/list/`. */
	public static function enqueue_screen( string $name ): void {
		$build = self::file( "build/admin/$name.asset.php" );
		if ( ! is_file( $build ) ) {
			return; // The plugin has not been built.
		}
		/** @var array{dependencies: list<non-empty-string>, version: string} $asset */
		$asset  = require $build;
		$handle = "frontage-slider-$name";
		wp_enqueue_script( $handle, self::url( "build/admin/$name.js" ), $asset['dependencies'], $asset['version'], [ 'in_footer' => true ] );
		wp_set_script_translations( $handle, 'frontage-slider', self::file( 'languages' ) );
		wp_enqueue_style( $handle, self::url( "build/admin/$name.css" ), [], $asset['version'] );
		wp_style_add_data( $handle, 'rtl', 'replace' );
	}
}
