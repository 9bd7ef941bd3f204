<?php
/**
 * Plugin Name: Contact Form 7
 * Description: Stands for the plugin of that name where moves are tested: its file, its constant, its class, its shortcode.
 * Version:     6.1.6
 */

defined( 'ABSPATH' ) || exit;

define( 'WPCF7_VERSION', '6.1.6' );
define( 'WPCF7_OF_THE_ORIGINAL', true );

// In a condition, since PHP hoists unconditional declarations above the line before.
if ( ! class_exists( 'WPCF7' ) ) {
	class WPCF7 {}
}

if ( ! class_exists( 'WPCF7_ContactForm' ) ) {
	class WPCF7_ContactForm {
		public static function get_instance( mixed $id ): ?self {
			return null;
		}
	}
}

if ( ! function_exists( 'wpcf7_contact_form' ) ) {
	function wpcf7_contact_form( mixed $id ): ?WPCF7_ContactForm {
		return WPCF7_ContactForm::get_instance( $id );
	}
} else {
	throw new Error( 'The names of the original are taken in a request that switches it on.' );
}

add_action(
	'init',
	static function (): void {
		register_post_type( 'wpcf7_contact_form', [ 'public' => false ] );
		add_shortcode( 'contact-form-7', static fn (): string => '<p class="original">The original prints this form.</p>' );
	}
);

add_filter(
	'map_meta_cap',
	static fn ( array $caps, string $cap ): array => str_starts_with( $cap, 'wpcf7_' ) ? [ 'manage_options' ] : $caps,
	10,
	2
);

add_action(
	'admin_menu',
	static function (): void {
		add_menu_page( 'Contact', 'Contact', 'manage_options', 'wpcf7', '__return_null' );
	},
	9
);
