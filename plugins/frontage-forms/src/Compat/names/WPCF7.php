<?php

defined( 'ABSPATH' ) || exit;

/** The original's main class: page builders and themes check for it before they offer a form. */
class WPCF7 {

	/**
	 * One entry of the option `wpcf7`, where the original and its services store their settings.
	 *
	 * @return mixed
	 */
	public static function get_option( mixed $name, mixed $default_value = false ) {
		$all = get_option( 'wpcf7' );
		return is_array( $all ) && is_string( $name ) && isset( $all[ $name ] ) ? $all[ $name ] : $default_value;
	}

	/** @return void */
	public static function update_option( mixed $name, mixed $value ) {
		$old = get_option( 'wpcf7' );
		$old = is_array( $old ) ? $old : [];
		if ( is_string( $name ) ) {
			update_option( 'wpcf7', [ $name => $value ] + $old );
			do_action( 'wpcf7_update_option', $name, $value, $old );
		}
	}

	/**
	 * Does nothing: our code is loaded when it is needed.
	 *
	 * @return void
	 */
	public static function load_modules() {}
}
