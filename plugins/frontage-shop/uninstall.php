<?php
/**
 * Runs when the plugin is deleted. Deletes its data only if the owner chose so. It uses no class of the suite, since other
 * plugins may have loaded another version.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

( require __DIR__ . '/kit/uninstall.php' )( __DIR__, 'frontage_shop_' );
