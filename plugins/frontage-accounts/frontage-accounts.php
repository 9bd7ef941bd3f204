<?php
/**
 * Plugin Name:       Frontage Accounts
 * Description:       Sign-in and registration forms for your pages. The blocks work on cached pages, without JavaScript, and with two-factor plugins.
 * Version:           0.1.0
 * Requires at least: 7.1
 * Requires PHP:      8.2
 * Author:            Frontage contributors
 * Domain Path:       /languages
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       frontage-accounts
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/kit/kit.php';

add_action(
	'plugins_loaded',
	static function (): void {
		\Frontage\Kit\autoload( 'Frontage\\Accounts\\', __DIR__ . '/src' );
		\Frontage\Accounts\Plugin::boot( __FILE__ );
	},
	0
);

// Only sets a flag, since this request may run on another plugin's older kit: DatabaseUpgrade does the work in the next one.
register_activation_hook(
	__FILE__,
	static function (): void {
		$done = get_option( 'frontage_accounts_db_version', 0 );
		update_option( 'frontage_accounts_db_version', is_numeric( $done ) ? -abs( (int) $done ) : 0, true );
	}
);
