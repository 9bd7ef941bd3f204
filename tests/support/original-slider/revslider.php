<?php
/**
 * Plugin Name: Slider Revolution
 * Description: Stands for the plugin of that name where moves are tested: its file, its constant, its classes, its shortcodes, its function.
 * Version:     6.7.0
 */

defined( 'ABSPATH' ) || exit;

define( 'RS_REVISION', '6.7.0' );

// In a condition, since PHP hoists unconditional declarations above the line before.
if ( ! class_exists( 'RevSliderFront' ) ) {
	class RevSliderFront {}
}

if ( ! class_exists( 'RevSliderSlider' ) ) {
	class RevSliderSlider {}
}

if ( ! function_exists( 'putRevSlider' ) ) {
	function putRevSlider( mixed $alias, mixed $where = '' ): void {
		echo '<p class="original">The original’s function</p>';
	}
} else {
	throw new Error( 'The names of the original are taken in a request that switches it on.' );
}

add_shortcode( 'rev_slider', static fn (): string => '<p class="original">The original’s shortcode</p>' );
add_shortcode( 'rev_slider_vc', static fn (): string => '<p class="original">The original’s shortcode of a page builder</p>' );
