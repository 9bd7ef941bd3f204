<?php

namespace Frontage\Forms;

defined( 'ABSPATH' ) || exit;

/** Where the plugin's own files are, for whoever brings a script or a style to a page. */
final class PluginFiles {

	/** @param string $path From the plugin's folder, such as `build/admin/inbox.js`. */
	public static function file( string $path ): string {
		return dirname( __DIR__ ) . '/' . $path;
	}

	public static function url( string $path ): string {
		return plugins_url( $path, self::file( 'frontage-forms.php' ) );
	}
}
