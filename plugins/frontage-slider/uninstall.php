<?php
/**
 * Runs when an owner deletes the plugin. Deletes our data only if the owner has chosen it. It uses none of our classes,
 * since another plugin of the suite may have loaded them in another version. Sliders in pages belong to those pages.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

( static function (): void {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';

	// The suite's shared data is deleted with its last plugin, whatever its folder is called. A plugin deleted a moment
	// ago may still be listed.
	$is_last = true;
	foreach ( array_keys( get_plugins() ) as $file ) {
		$path    = WP_PLUGIN_DIR . "/$file";
		$is_last = $is_last && ! ( str_starts_with( basename( $file ), 'frontage-' ) && is_file( $path ) && realpath( dirname( $path ) ) !== __DIR__ );
	}

	$remove_from_site = static function () use ( $is_last ): void {
		global $wpdb;
		if ( $is_last ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no functions for tables of our own.
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . 'frontage_limits' ) );
			delete_option( 'frontage_proxies' );
			delete_metadata( 'user', 0, 'frontage_first_minute', '', true );
		}
		// Data that can be recreated at any time, not the owner's work.
		delete_option( 'frontage_slider_uses_known' );
		delete_post_meta_by_key( '_frontage_slider_uses' );
		delete_post_meta_by_key( '_frontage_slider_of_posts' );
		delete_post_meta_by_key( '_frontage_slider_compiled' );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As above.
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . 'frontage_slider_compiled' ) );
		delete_option( 'frontage_slider_db_version' );
		delete_option( 'frontage_slider_upgrade_lock' );
		delete_option( 'frontage_slider_upgrade_deferred' );
		if ( ! get_option( 'frontage_slider_remove_data' ) ) {
			return;
		}
		// A single query, since a loop until none is left would never end if a site prevents a deletion.
		$ids = get_posts(
			[
				'post_type'   => 'frontage_slider',
				'post_status' => array_values( get_post_stati() ), // `any` excludes the trash.
				'numberposts' => -1,
				'fields'      => 'ids',
			]
		);
		foreach ( $ids as $id ) {
			wp_delete_post( $id, true );
		}
		delete_option( 'frontage_slider_remove_data' );
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
