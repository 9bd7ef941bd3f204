<?php
/**
 * Runs when the plugin is deleted. Deletes its data only if the owner chose so. It uses no class of the suite, since other
 * plugins may have loaded another version.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$frontage_remove = static function (): void {
	wp_unschedule_hook( 'frontage_site_cover_color' );
	wp_unschedule_hook( 'frontage_site_fetch_reviews' ); // Its cached reviews expire within seven days.
	delete_post_meta_by_key( '_frontage_site_behaviours' );
	delete_post_meta_by_key( '_frontage_starter' );
	delete_post_meta_by_key( '_frontage_kit_file' );
	foreach ( [ 'of', 'report', 'forms', 'source', 'before', 'file' ] as $key ) {
		delete_post_meta_by_key( "_frontage_elementor_$key" );
	}
};
( require __DIR__ . '/kit/uninstall.php' )( __DIR__, 'frontage_site_', $frontage_remove );
