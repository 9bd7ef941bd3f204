<?php

declare( strict_types = 1 );

namespace Frontage\Site;

defined( 'ABSPATH' ) || exit;

/** Paths and URLs of the plugin's own files, for enqueueing scripts and styles. */
final class PluginFiles {

	/** @param string $path Relative to the plugin's folder, such as `build/admin/business.js`. */
	public static function file( string $path ): string {
		return dirname( __DIR__ ) . '/' . $path;
	}

	public static function url( string $path ): string {
		return plugins_url( $path, self::file( 'frontage-site.php' ) );
	}
}
