<?php
/**
 * What the uninstall.php files of the suite have in common. Each requires its own plugin's copy, and neither uses a class,
 * since other plugins may have loaded another version of the suite.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Removes a plugin's data from every site of the network.
 *
 * @param string               $folder The plugin's folder.
 * @param string               $prefix Of its options. "{$prefix}remove_data" is the owner's choice.
 * @param callable():void|null $remove Removes all data but these options, if the owner chose so.
 * @param callable():void|null $always Removes scheduled tasks, and what can be recreated at any time.
 */
return static function ( string $folder, string $prefix, ?callable $remove = null, ?callable $always = null ): void {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';

	// The suite's shared data is deleted with its last plugin, whatever its folder is called. A plugin deleted just before
	// may still be listed.
	$is_last = true;
	foreach ( array_keys( get_plugins() ) as $file ) {
		$path    = WP_PLUGIN_DIR . "/$file";
		$is_last = $is_last && ! ( str_starts_with( basename( $file ), 'frontage-' ) && is_file( $path ) && realpath( dirname( $path ) ) !== $folder );
	}

	$remove_from_site = static function () use ( $prefix, $remove, $always, $is_last ): void {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no functions for tables of our own, and none that finds options by their beginning.
		if ( $is_last ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . 'frontage_limits' ) );
			delete_option( 'frontage_proxies' );
			delete_metadata( 'user', 0, 'frontage_first_minute', '', true );
		}
		if ( $always ) {
			$always();
		}
		if ( ! get_option( "{$prefix}remove_data" ) ) {
			// As on activation, which reaches only one site of a network: after a reinstallation, tables and cron events are
			// checked first.
			$version = get_option( "{$prefix}db_version" );
			if ( is_numeric( $version ) ) {
				update_option( "{$prefix}db_version", -abs( (int) $version ), true );
			}
			return;
		}
		if ( $remove ) {
			$remove();
		}
		$options = $wpdb->get_col( $wpdb->prepare( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( $prefix ) . '%' ) );
		// phpcs:enable
		foreach ( $options as $option ) {
			delete_option( (string) $option );
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
};
