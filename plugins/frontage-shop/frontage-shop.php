<?php
/**
 * Plugin Name:       Frontage Shop
 * Description:       A cart drawer, a grid and list switch, and quantity buttons for your WooCommerce shop.
 * Version:           0.1.0
 * Requires at least: 7.1
 * Requires PHP:      8.2
 * Requires Plugins:  woocommerce
 * Author:            Frontage contributors
 * Domain Path:       /languages
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       frontage-shop
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/kit/kit.php';

add_action(
	'plugins_loaded',
	static function (): void {
		\Frontage\Kit\autoload( 'Frontage\\Shop\\', __DIR__ . '/src' );
		\Frontage\Shop\Plugin::boot( __FILE__ );
	},
	0
);
