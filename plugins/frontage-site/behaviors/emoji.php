<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'group'       => 'pages',
	'title'       => __( 'Emoji as the device draws them', 'frontage-site' ),
	'words'       => __( 'Leaves out the script and the style by which WordPress looks, on every page, for devices that cannot draw emoji. All browsers of the last years can.', 'frontage-site' ),
	'recommended' => true,
];
