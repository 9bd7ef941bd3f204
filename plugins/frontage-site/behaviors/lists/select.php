<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Styled dropdowns', 'frontage-site' ),
	'words'       => __( 'Matches dropdown arrows to your design, and the list too where the browser allows it. Keyboard, screen readers, and phones work as before.', 'frontage-site' ),
	'recommended' => true,
];
