<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox\Admin;

use Frontage\Forms\PluginFiles;

defined( 'ABSPATH' ) || exit;

/** WordPress's table, which it does not register itself: one script and one style for the inbox and the list of forms. */
final class DataViewsScript {

	public const HANDLE = 'frontage-forms-dataviews';

	/** Before what depends on them is enqueued. */
	public static function register(): void {
		/** @var array{dependencies: list<non-empty-string>, version: string} $asset */
		$asset = require PluginFiles::file( 'build/admin/dataviews.asset.php' );
		wp_register_script( self::HANDLE, PluginFiles::url( 'build/admin/dataviews.js' ) ?: false, $asset['dependencies'], $asset['version'], [ 'in_footer' => true ] );
		wp_register_style( self::HANDLE, PluginFiles::url( 'build/admin/dataviews.css' ), [ 'wp-components' ], $asset['version'] );
		wp_style_add_data( self::HANDLE, 'rtl', 'replace' );
	}
}
