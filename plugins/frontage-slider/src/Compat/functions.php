<?php
/** The function with which themes print a slider of Slider Revolution; it only delegates. */

use Frontage\Slider\Compat\LegacyShortcodes;

defined( 'ABSPATH' ) || exit;

if ( ! function_exists( 'putRevSlider' ) ) {
	/** Prints a slider by its alias; on all pages, only on the front page (`homepage`), or on pages by their ids (`2,10`). */
	function putRevSlider( mixed $alias, mixed $where = '' ): void { // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedFunctionFound -- The name that themes call.
		LegacyShortcodes::print_slider( $alias, $where );
	}
}
