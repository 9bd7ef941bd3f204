<?php
/**
 * Runs when an owner deletes the plugin. Deletes our data only if the owner has chosen it. It uses none of our classes,
 * since another plugin of the suite may have loaded them in another version. Sliders in pages belong to those pages.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

( static function (): void {
	$always = static function (): void {
		// Data that can be recreated at any time, not the owner's work.
		delete_option( 'frontage_slider_uses_known' );
		delete_post_meta_by_key( '_frontage_slider_uses' );
		delete_post_meta_by_key( '_frontage_slider_of_posts' );
		delete_post_meta_by_key( '_frontage_slider_compiled' );
		delete_option( 'frontage_slider_db_version' );
		delete_option( 'frontage_slider_upgrade_lock' );
		delete_option( 'frontage_slider_upgrade_deferred' );
	};
	$remove = static function (): void {
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
	};
	( require __DIR__ . '/kit/uninstall.php' )( __DIR__, 'frontage_slider_', $remove, $always, caches: [ 'frontage_slider_compiled' ] );
} )();
