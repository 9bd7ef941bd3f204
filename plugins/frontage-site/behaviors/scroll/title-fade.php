<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Fading titles', 'frontage-site' ),
	'words'       => __( 'Fades out the page title on scroll.', 'frontage-site' ),
	'needs'       => 'block-theme',
	'recommended' => false,
];
