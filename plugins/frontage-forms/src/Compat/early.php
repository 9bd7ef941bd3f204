<?php
/**
 * Loaded by the plugin's main file on sites where Contact Form 7 is reported as active. An add-on that checks for it while its own file is
 * included thus gets the same result as later. The kit is not loaded yet, and none of its classes is loaded here: the newest copy on the
 * site provides them later (docs/decisions/0002).
 */

namespace Frontage\Forms\Compat;

use Frontage\Forms\Compat\Switchover\OriginalPlugin;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $class ): void {
		$file = str_starts_with( $class, 'Frontage\\Forms\\' ) ? dirname( __DIR__ ) . '/' . strtr( substr( $class, strlen( 'Frontage\\Forms\\' ) ), '\\', '/' ) . '.php' : '';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);
if ( ActivePluginClaim::is_enabled() ) {
	add_filter( 'pre_update_option_active_plugins', [ ActivePluginClaim::class, 'move_first' ], PHP_INT_MAX );
	if ( ! OriginalPlugin::is_loading() && ContactForm7Loader::is_declarable() ) {
		ContactForm7Loader::declare_all();
		ActivePluginClaim::claim();
	}
}
