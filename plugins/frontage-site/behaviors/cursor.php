<?php
/** Words of a behavior; Behaviors\Words reads them. */

defined( 'ABSPATH' ) || exit;

return [
	'group' => 'pointer',
	'title' => __( 'Cursor follower', 'frontage-site' ),
	'words' => __( 'A ring follows the mouse in wide windows and grows over what can be clicked; blocks can give it a word or an icon. The cursor itself stays.', 'frontage-site' ),
];
