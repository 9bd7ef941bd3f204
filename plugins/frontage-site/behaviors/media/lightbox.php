<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Lightbox', 'frontage-site' ),
	'words'       => __( 'Opens linked images and images set to “Enlarge on click” in a lightbox with gallery arrows, zoom, and captions. Its code loads when the first image is hovered.', 'frontage-site' ),
	'recommended' => true,
	'tells'       => true, // A single link may use it while it is off.
	'texts'       => [
		'label'     => __( 'Image gallery', 'frontage-site' ),
		'close'     => __( 'Close (Esc)', 'frontage-site' ),
		'previous'  => __( 'Previous', 'frontage-site' ),
		'next'      => __( 'Next', 'frontage-site' ),
		'zoom'      => __( 'Zoom', 'frontage-site' ),
		/* translators: %curr%: the number of this picture, %total%: how many there are. Keep both as they are. */
		'counter'   => __( '%curr% of %total%', 'frontage-site' ),
		'loading'   => __( 'Loading…', 'frontage-site' ),
		'noImage'   => __( 'Could not load the image.', 'frontage-site' ),
		'noContent' => __( 'Could not load the content.', 'frontage-site' ),
		'nothing'   => __( 'Content not found', 'frontage-site' ),
	],
];
