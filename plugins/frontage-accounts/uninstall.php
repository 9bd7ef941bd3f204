<?php
/**
 * Runs when the plugin is deleted. Deletes its data only if the owner chose so. It uses no class of the suite, since other
 * plugins may have loaded another version.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

( static function (): void {
	$always = static function (): void {
		wp_clear_scheduled_hook( 'frontage_accounts_sweep' );
		wp_unschedule_hook( 'frontage_accounts_mail_link' );
		wp_unschedule_hook( 'frontage_accounts_mail_lost_password' );
	};
	$remove_shared = static function (): void {
		delete_metadata( 'user', 0, 'frontage_accounts_pending', '', true );
		delete_metadata( 'user', 0, 'frontage_accounts_consent', '', true ); // Accounts stay: they belong to WordPress.
	};
	$tables = [ 'frontage_account_events', 'frontage_passkeys', 'frontage_accounts_once' ];
	( require __DIR__ . '/kit/uninstall.php' )( __DIR__, 'frontage_accounts_', always: $always, tables: $tables, remove_shared: $remove_shared );
} )();
