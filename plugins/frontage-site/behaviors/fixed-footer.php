<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'group'       => 'scroll',
	'title'       => __( 'Footer under the page', 'frontage-site' ),
	'words'       => __( 'The footer lies still, and the page is drawn up from it like a sheet of paper. One that is higher than the window scrolls as ever.', 'frontage-site' ),
	'needs'       => 'block-theme',
	'recommended' => false,
];
