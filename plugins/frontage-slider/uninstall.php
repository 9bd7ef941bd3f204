<?php
/**
 * Runs when an owner deletes the plugin. Takes our data away only if the owner ticked it; uses no class of ours,
 * since other code of the suite may be loaded in another version. Sliders that stand in pages are the pages' own.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

( static function (): void {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';

	// The suite's counters go with its last plugin, whatever its folder is called. One that was deleted a moment ago may still be listed.
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
		// Found or made anew at any time: no work of the owner's.
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
		// All at once: a round that goes on until none is left would never end where a site refuses to delete one.
		$ids = get_posts(
			[
				'post_type'   => 'frontage_slider',
				'post_status' => array_values( get_post_stati() ), // `any` leaves out the trash.
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
