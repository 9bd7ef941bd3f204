<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox\Admin;

use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\PluginFiles;

defined( 'ABSPATH' ) || exit;

/** The inbox's commands in WordPress's command palette. The palette lists our menu entries by itself. */
final class InboxCommands {

	private const SCRIPT = 'frontage-forms-commands';

	/** On `admin_enqueue_scripts`. */
	public static function enqueue(): void {
		$file = PluginFiles::file( 'build/admin/commands.asset.php' );
		if ( ! InboxCapabilities::may_read() || ! is_file( $file ) ) {
			return;
		}
		/** @var array{dependencies: list<non-empty-string>, version: string} $asset */
		$asset = require $file;
		wp_enqueue_script( self::SCRIPT, PluginFiles::url( 'build/admin/commands.js' ), $asset['dependencies'], $asset['version'], [ 'in_footer' => true ] );
		wp_set_script_translations( self::SCRIPT, 'frontage-forms', PluginFiles::file( 'languages' ) );
	}
}
