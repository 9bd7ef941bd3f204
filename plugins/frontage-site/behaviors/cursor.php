<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'group' => 'pointer',
	'title' => __( 'Cursor follower', 'frontage-site' ),
	'words' => __( 'A ring follows the mouse in wide windows and grows over what can be clicked; blocks can give it a word or an icon. The cursor itself stays.', 'frontage-site' ),
];
