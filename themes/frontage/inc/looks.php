<?php
/** Block styles of the starter looks. Their CSS is in assets/looks/: a page that uses one loads that file. */

namespace Frontage\Theme;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\\register_look_styles' );

function register_look_styles(): void {
	// Consulting.

	// Agency.
	register_block_style( 'core/list', [ 'name' => 'agency-marquee', 'label' => __( 'Moving line', 'frontage' ) ] );
	foreach (
		[
			'hero'    => __( 'Acid hero', 'frontage' ),
			'reel'    => __( 'Poster row', 'frontage' ),
			'rows'    => __( 'Large rows', 'frontage' ),
			'numbers' => __( 'Huge numbers', 'frontage' ),
			'margin'  => __( 'Note in the margin', 'frontage' ),
			'cards'   => __( 'Falling cards', 'frontage' ),
		] as $name => $label
	) {
		register_block_style( 'core/group', [ 'name' => "agency-$name", 'label' => $label ] );
	}

	// Software.

	// Shop.

	// Trade.

	// Practice.

	// Restaurant.

	// Club.
}
