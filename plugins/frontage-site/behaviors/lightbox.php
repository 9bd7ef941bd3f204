<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'group'       => 'media',
	'title'       => __( 'Lightbox', 'frontage-site' ),
	'words'       => __( 'Links to pictures, and images that are set to “Enlarge on click”, open over the page: with arrows through a gallery, zoom, and the caption below. What does it is fetched when somebody points at the first picture.', 'frontage-site' ),
	'recommended' => true,
	'tells'       => true, // A single link may use it while it is off.
	'texts'       => [
		'label'     => __( 'Enlarged images', 'frontage-site' ),
		'close'     => __( 'Close (Esc)', 'frontage-site' ),
		'previous'  => __( 'Previous', 'frontage-site' ),
		'next'      => __( 'Next', 'frontage-site' ),
		'zoom'      => __( 'Zoom', 'frontage-site' ),
		/* translators: %curr%: the number of this picture, %total%: how many there are. Keep both as they are. */
		'counter'   => __( '%curr% of %total%', 'frontage-site' ),
		'loading'   => __( 'Loading...', 'frontage-site' ),
		'noImage'   => __( 'The image could not be loaded.', 'frontage-site' ),
		'noContent' => __( 'The content could not be loaded.', 'frontage-site' ),
		'nothing'   => __( 'Content not found', 'frontage-site' ),
	],
];
