<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Footer reveal', 'frontage-site' ),
	'words'       => __( 'The footer stays fixed while the page slides away above it. Footers taller than the window scroll normally.', 'frontage-site' ),
	'needs'       => 'block-theme',
	'recommended' => false,
];
