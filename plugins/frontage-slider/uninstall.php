<?php
/**
 * Runs when an owner deletes the plugin. Takes our data away only if the owner ticked it; uses no class of ours,
 * since other code of the suite may be loaded in another version. Sliders that stand in pages are the pages' own.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

( static function (): void {
	$remove_from_site = static function (): void {
		if ( ! get_option( 'frontage_slider_remove_data' ) ) {
			return;
		}
		// All at once: a round that goes on until none is left would never end where a site refuses to delete one.
		$ids = get_posts(
			[
				'post_type'        => 'frontage_slider',
				'post_status'      => array_values( get_post_stati() ), // `any` leaves out the trash.
				'numberposts'      => -1,
				'fields'           => 'ids',
				'suppress_filters' => true,
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
