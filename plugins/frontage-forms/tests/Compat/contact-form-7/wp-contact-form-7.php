<?php
/**
 * Plugin Name: Contact Form 7
 * Description: Stands in for the plugin of this name where a test switches it on: its file, its constants, its class and some functions, and nothing they do.
 * Version: 6.1.6
 */

define( 'WPCF7_VERSION', '6.1.6' );
define( 'WPCF7_PLUGIN', __FILE__ );
defined( 'WPCF7_AUTOP' ) || define( 'WPCF7_AUTOP', true );

class WPCF7 {}

class WPCF7_ContactForm {}

function wpcf7(): void {}

function wpcf7_add_form_tag(): string {
	return 'of the stub';
}
