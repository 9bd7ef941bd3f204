<?php
/**
 * Plugin Name: Old theme
 * Description: Stands for a theme that prints a slider by the original’s function, on pages whose address names one.
 * Version:     1.0.0
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_footer',
	static function (): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- Nothing is changed.
		$alias = isset( $_GET['old_theme'] ) && is_string( $_GET['old_theme'] ) ? sanitize_key( $_GET['old_theme'] ) : '';
		if ( '' !== $alias ) {
			putRevSlider( $alias );
		}
	}
);
