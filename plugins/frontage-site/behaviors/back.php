<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'group' => 'overlays',
	'title' => __( 'Back leaves the page at once', 'frontage-site' ),
	'words' => __( 'On phones, going back first closes what is open over the page: an image, a video, a dialog, a menu. Switched on, it leaves the page instead.', 'frontage-site' ),
];
