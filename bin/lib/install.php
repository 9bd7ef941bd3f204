<?php
/** Installs WordPress in a site folder and activates the suite: php bin/lib/install.php SITE. Safe to run again. */

$_SERVER['HTTP_HOST']       = getenv( 'FRONTAGE_HOST' );
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/';
define( 'WP_INSTALLING', true );
require $argv[1] . '/core/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

if ( ! is_blog_installed() ) {
	add_filter( 'pre_wp_mail', '__return_true' );
	wp_install( 'Frontage', 'admin', 'admin@example.com', true, '', 'password' );
	update_option( 'permalink_structure', '/%postname%/' );
	update_option( 'template', 'frontage' );
	update_option( 'stylesheet', 'frontage' );
}
// In dependency order (bin/lib/plugins.mjs); a plugin that was left out must not stay active.
$suite  = array_filter( explode( ' ', (string) getenv( 'FRONTAGE_PLUGINS' ) ) );
$others = array_filter( (array) get_option( 'active_plugins', array() ), static fn ( mixed $file ): bool => is_string( $file ) && ! str_starts_with( $file, 'frontage-' ) && is_file( WP_PLUGIN_DIR . "/$file" ) );
// Required plugins create their tables and pages on activation, not in the first visitor's request.
foreach ( array_filter( $suite, static fn ( string $file ): bool => ! str_starts_with( $file, 'frontage-' ) && ! is_plugin_active( $file ) ) as $needed ) {
	activate_plugin( $needed );
}
update_option( 'active_plugins', array_values( array_unique( array_merge( $suite, $others ) ) ) );
flush_rewrite_rules();
