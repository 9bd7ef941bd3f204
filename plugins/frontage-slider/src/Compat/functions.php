<?php
/** The function by which themes print a slider of Slider Revolution; it only forwards. */

use Frontage\Slider\Compat\LegacyShortcodes;

defined( 'ABSPATH' ) || exit;

if ( ! function_exists( 'putRevSlider' ) ) {
	/** Prints a slider by its alias; on all pages, on the front page alone (`homepage`), or on pages by their numbers (`2,10`). */
	function putRevSlider( mixed $alias, mixed $where = '' ): void { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName, WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedFunctionFound -- The name that themes call.
		LegacyShortcodes::put( $alias, $where );
	}
}
