<?php
/**
 * Runs when the plugin is deleted. Deletes its data only if the owner chose so. It uses no class of the suite, since other
 * plugins may have loaded another version.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

( static function (): void {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';

	// The suite's counters are deleted with its last plugin, whatever its folder is called. A plugin deleted just before may
	// still be listed.
	$is_last = true;
	foreach ( array_keys( get_plugins() ) as $file ) {
		$path    = WP_PLUGIN_DIR . "/$file";
		$is_last = $is_last && ! ( str_starts_with( basename( $file ), 'frontage-' ) && is_file( $path ) && realpath( dirname( $path ) ) !== __DIR__ );
	}

	$remove_from_site = static function () use ( $is_last ): void {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no functions for tables of our own, and none that finds options by their beginning.
		if ( $is_last ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . 'frontage_limits' ) );
			delete_option( 'frontage_proxies' );
			delete_metadata( 'user', 0, 'frontage_first_minute', '', true );
		}
		if ( ! get_option( 'frontage_site_remove_data' ) ) {
			return;
		}
		$options = $wpdb->get_col( $wpdb->prepare( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( 'frontage_site_' ) . '%' ) );
		// phpcs:enable
		foreach ( $options as $option ) {
			delete_option( (string) $option );
		}
		wp_unschedule_hook( 'frontage_site_cover_color' );
		wp_unschedule_hook( 'frontage_site_fetch_reviews' ); // Its cached reviews expire within seven days.
		delete_post_meta_by_key( '_frontage_site_behaviours' );
		delete_post_meta_by_key( '_frontage_starter' );
		delete_post_meta_by_key( '_frontage_kit_file' );
		foreach ( [ 'of', 'report', 'forms', 'source', 'before', 'file' ] as $key ) {
			delete_post_meta_by_key( "_frontage_elementor_$key" );
		}
	};

	if ( ! is_multisite() ) {
		$remove_from_site();
		return;
	}
	foreach ( get_sites( [ 'fields' => 'ids', 'number' => 0 ] ) as $site ) {
		switch_to_blog( (int) $site );
		$remove_from_site();
		restore_current_blog();
	}
} )();
