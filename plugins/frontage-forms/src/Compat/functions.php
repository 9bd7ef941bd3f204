<?php
/**
 * The functions of Contact Form 7. Each only forwards, and none is declared twice: an add-on may bring one for sites without it.
 *
 * One file, whatever its length: visitors' pages read it, also those without a form, since anybody may ask for a function.
 * Parameters take anything, as the original's do; who is forwarded to sorts it out.
 */

defined( 'ABSPATH' ) || exit;

if ( ! function_exists( 'wpcf7' ) ) {
	function wpcf7(): void {}
}
