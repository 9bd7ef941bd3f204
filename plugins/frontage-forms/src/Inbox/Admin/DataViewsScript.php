<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox\Admin;

use Frontage\Forms\PluginFiles;

defined( 'ABSPATH' ) || exit;

/** WordPress's DataViews, which WordPress does not register as a script: one script and one style for the inbox and the list of forms. */
final class DataViewsScript {

	public const HANDLE = 'frontage-forms-dataviews';

	/** Must run before scripts that depend on it are enqueued. */
	public static function register(): void {
		/** @var array{dependencies: list<non-empty-string>, version: string} $asset */
		$asset = require PluginFiles::file( 'build/admin/dataviews.asset.php' );
		wp_register_script( self::HANDLE, PluginFiles::url( 'build/admin/dataviews.js' ) ?: false, $asset['dependencies'], $asset['version'], [ 'in_footer' => true ] );
		wp_register_style( self::HANDLE, PluginFiles::url( 'build/admin/dataviews.css' ), [ 'wp-components' ], $asset['version'] );
		wp_style_add_data( self::HANDLE, 'rtl', 'replace' );
	}
}
