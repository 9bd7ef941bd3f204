<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'group'       => 'media',
	'title'       => __( 'Video popups', 'frontage-site' ),
	'words'       => __( 'Links to films of YouTube and Vimeo, to Google Maps and to video files open over the page. Nothing is asked of these services before somebody clicks, and YouTube and Vimeo are asked not to follow visitors. The block “Video button” does so in any case.', 'frontage-site' ),
	'recommended' => true,
	'tells'       => true, // A single link may use it while it is off.
	'texts'       => [
		'label'     => __( 'Video', 'frontage-site' ),
		'close'     => __( 'Close (Esc)', 'frontage-site' ),
		'noContent' => __( 'The content could not be loaded.', 'frontage-site' ),
	],
];
