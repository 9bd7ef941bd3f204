<?php
/**
 * Plugin Name:       Frontage Site
 * Description:       Blocks for business websites: carousels, pricing, team, portfolio, counters, and more.
 * Version:           0.1.0
 * Requires at least: 7.1
 * Requires PHP:      8.2
 * Author:            Frontage contributors
 * Domain Path:       /languages
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       frontage-site
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/kit/kit.php';

add_action(
	'plugins_loaded',
	static function (): void {
		\Frontage\Kit\autoload( 'Frontage\\Site\\', __DIR__ . '/src' );
		\Frontage\Site\Plugin::boot( __FILE__ );
	},
	0
);

// Creates the option, since a missing option costs a query on every page.
register_activation_hook(
	__FILE__,
	static function (): void {
		foreach ( [ 'frontage_site_portfolio', 'frontage_site_business', 'frontage_site_behaviours', 'frontage_site_reviews' ] as $option ) {
			add_option( $option, [], '', true );
		}
		add_option( 'frontage_site_kit', '', '', true );
	}
);

// By name: WordPress may run this while another version of our classes is loaded.
register_deactivation_hook(
	__FILE__,
	static function (): void {
		wp_unschedule_hook( 'frontage_site_fetch_reviews' );
	}
);
