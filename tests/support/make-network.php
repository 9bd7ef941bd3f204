<?php
/** Turns the loaded site into the first one of a network; its configuration has to declare that from the next request on. */

require_once ABSPATH . 'wp-admin/includes/upgrade.php';

global $wpdb;
foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) {
	$wpdb->$table = $name;
}
install_network();
$made = populate_network( 1, (string) $_SERVER['HTTP_HOST'], 'admin@example.com', 'Network', '/', false );
if ( is_wp_error( $made ) && 'no_wildcard_dns' !== $made->get_error_code() ) {
	throw new RuntimeException( $made->get_error_message() );
}
update_option( 'active_plugins', [] );
