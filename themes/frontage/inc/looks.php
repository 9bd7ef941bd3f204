<?php
/** Block styles of the starter looks. Their CSS is in assets/looks/: a page that uses one loads that file. */

namespace Frontage\Theme;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\\register_look_styles' );

function register_look_styles(): void {
	// Consulting.

	// Agency.

	// Software.

	// Shop.

	// Trade.

	// Practice.

	// Restaurant.

	// Club.
}
