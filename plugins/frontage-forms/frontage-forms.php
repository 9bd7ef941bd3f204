<?php
/**
 * Plugin Name:       Frontage Forms
 * Description:       Contact forms that store every message before emailing it. Works with your existing Contact Form 7 forms.
 * Version:           0.1.0
 * Requires at least: 7.1
 * Requires PHP:      8.2
 * Author:            Frontage contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       frontage-forms
 * Domain Path:       /languages
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/kit/kit.php';

if ( ! empty( wp_load_alloptions()['frontage_forms_answer_tested'] ) ) {
	require __DIR__ . '/src/Compat/early.php';
}

add_action(
	'plugins_loaded',
	static function (): void {
		\Frontage\Kit\autoload( 'Frontage\\Forms\\', __DIR__ . '/src' );
		\Frontage\Forms\Plugin::boot( __FILE__ );
	},
	0
);

// Only a note, since this request may run on another plugin's older kit: Upgrade does the work on the next one.
register_activation_hook(
	__FILE__,
	static function (): void {
		$done = get_option( 'frontage_forms_db_version', 0 );
		update_option( 'frontage_forms_db_version', is_numeric( $done ) ? -abs( (int) $done ) : 0, true );
	}
);
