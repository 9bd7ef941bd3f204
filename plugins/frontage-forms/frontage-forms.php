<?php
/**
 * Plugin Name:       Frontage Forms
 * Description:       Contact forms that keep every message before they mail it. Opens the forms of Contact Form 7 as they are.
 * Version:           0.1.0
 * Requires at least: 7.1
 * Requires PHP:      8.2
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       frontage-forms
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/kit/kit.php';

add_action(
	'plugins_loaded',
	static function (): void {
		\Frontage\Kit\autoload( 'Frontage\\Forms\\', __DIR__ . '/src' );
		\Frontage\Forms\Plugin::boot( __FILE__ );
	},
	0
);
