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
 * @param list<string>         $tables Tables to remove if the owner chose so, after $remove; without the site's prefix.
 * @param list<string>         $caches Tables whose rows can be recreated at any time.
 * @param callable():void|null $remove_shared Removes what all sites of a network share, such as user metadata, once none has data left.
 */
return static function ( string $folder, string $prefix, ?callable $remove = null, ?callable $always = null, array $tables = [], array $caches = [], ?callable $remove_shared = null ): void {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';

	// The suite's shared data is deleted with its last plugin, whatever its folder is called. A plugin deleted just before
	// may still be listed.
	$is_last = true;
	foreach ( array_keys( get_plugins() ) as $file ) {
		$path    = WP_PLUGIN_DIR . "/$file";
		$is_last = $is_last && ! ( str_starts_with( basename( $file ), 'frontage-' ) && is_file( $path ) && realpath( dirname( $path ) ) !== $folder );
	}

	if ( $is_last ) {
		delete_metadata( 'user', 0, 'frontage_first_minute', '', true );
	}
	/** Returns whether none of the plugin's data is left on this site. */
	$remove_from_site = static function () use ( $prefix, $remove, $always, $tables, $caches, $is_last ): bool {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no functions for tables of our own, and none that finds options by their beginning.
		$drop = static function ( array $names ) use ( $wpdb ): void {
			foreach ( $names as $name ) {
				$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . $name ) );
			}
		};
		$drop( $caches );
		if ( $is_last ) {
			$drop( [ 'frontage_limits' ] );
			delete_option( 'frontage_proxies' );
			delete_option( 'frontage_layout_blocks' );
			wp_clear_scheduled_hook( 'frontage_kit_sweep_files' );
			wp_clear_scheduled_hook( 'frontage_kit_sweep_transients' );
			foreach ( [ 'frontage_server_', 'frontage_file_', 'frontage_transient_' ] as $rows ) {
				$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( $rows ) . '%' ) );
			}
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
			return ! is_numeric( $version ); // Not numeric: the plugin was never active here.
		}
		if ( $remove ) {
			$remove();
		}
		$drop( $tables );
		$options = $wpdb->get_col( $wpdb->prepare( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( $prefix ) . '%' ) );
		// phpcs:enable
		foreach ( $options as $option ) {
			delete_option( (string) $option );
		}
		return true;
	};

	$is_removed = true;
	foreach ( is_multisite() ? get_sites( [ 'fields' => 'ids', 'number' => 0 ] ) : [ get_current_blog_id() ] as $site ) {
		is_multisite() && switch_to_blog( (int) $site );
		$is_removed = $remove_from_site() && $is_removed;
		is_multisite() && restore_current_blog();
	}
	if ( $is_removed && $remove_shared ) {
		$remove_shared();
	}
};
