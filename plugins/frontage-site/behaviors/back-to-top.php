<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'group'       => 'scroll',
	'title'       => __( 'Back to top', 'frontage-site' ),
	'words'       => __( 'A button in the corner that leads back up, on every page, once a visitor has scrolled further than a window.', 'frontage-site' ),
	'recommended' => true,
];
