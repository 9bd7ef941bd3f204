<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Video popups', 'frontage-site' ),
	'words'       => __( 'Opens links to YouTube, Vimeo, Google Maps, and video files in a popup. Nothing loads from these services before a click, and YouTube and Vimeo are asked not to track visitors. The Video button block always does this.', 'frontage-site' ),
	'recommended' => true,
	'tells'       => true, // A single link may use it while it is off.
	'texts'       => [
		'label'     => __( 'Video', 'frontage-site' ),
		'close'     => __( 'Close (Esc)', 'frontage-site' ),
		'noContent' => __( 'Could not load the content.', 'frontage-site' ),
	],
];
