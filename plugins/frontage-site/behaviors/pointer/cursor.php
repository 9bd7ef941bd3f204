<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'title' => __( 'Custom cursor', 'frontage-site' ),
	'words' => __( 'A ring follows the mouse on wide screens and grows over links. Blocks can add text or an icon. The system cursor stays visible.', 'frontage-site' ),
];
