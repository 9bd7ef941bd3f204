<?php
/**
 * Plugin Name: Frontage Demo: offline
 * Description: The demo and the journeys never ask WordPress.org: their sites block outgoing requests, and each refusal would be a warning in the log.
 */

defined( 'ABSPATH' ) || exit;

remove_action( 'admin_init', '_maybe_update_core' );
remove_action( 'admin_init', '_maybe_update_plugins' );
remove_action( 'admin_init', '_maybe_update_themes' );
// Cron, where a story's page asks for it.
foreach ( [ 'wp_version_check', 'wp_update_plugins', 'wp_update_themes' ] as $check ) {
	remove_action( $check, $check );
}
// The screens of plugins, themes and updates ask anew whenever they are opened.
foreach ( [ 'plugins', 'update', 'update-core' ] as $screen ) {
	remove_action( "load-$screen.php", 'wp_update_plugins' );
}
foreach ( [ 'themes', 'update', 'update-core' ] as $screen ) {
	remove_action( "load-$screen.php", 'wp_update_themes' );
}
// Their screen asks what a plugin is that another one requires.
add_filter( 'plugins_api', static fn ( mixed $known, string $action ): mixed => 'plugin_information' === $action ? new WP_Error( 'offline' ) : $known, 10, 2 );
