<?php
/**
 * Plugin Name:       Frontage Slider
 * Description:       Responsive sliders with animated layers that work before any JavaScript loads. Imports Slider Revolution sliders.
 * Version:           0.1.0
 * Requires at least: 7.1
 * Requires PHP:      8.2
 * Author:            Frontage contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       frontage-slider
 * Domain Path:       /languages
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/kit/kit.php';

add_action(
	'plugins_loaded',
	static function (): void {
		\Frontage\Kit\autoload( 'Frontage\\Slider\\Model\\', __DIR__ . '/build/model' );
		\Frontage\Kit\autoload( 'Frontage\\SliderImport\\', __DIR__ . '/build/import' );
		\Frontage\Kit\autoload( 'Frontage\\Slider\\', __DIR__ . '/src' );
		\Frontage\Slider\Plugin::boot( __FILE__ );
	},
	0
);
