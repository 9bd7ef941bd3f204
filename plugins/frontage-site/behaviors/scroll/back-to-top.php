<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Back to top', 'frontage-site' ),
	'words'       => __( 'A button in the corner of every page that scrolls back to the top. Appears after one screen of scrolling.', 'frontage-site' ),
	'recommended' => true,
];
