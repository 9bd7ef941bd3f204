<?php
/** Labels of a behavior, read by Behaviors\BehaviorLabels. */

defined( 'ABSPATH' ) || exit;

return [
	'title'       => __( 'Page loader', 'frontage-site' ),
	'words'       => __( 'Covers the page with a spinner until it has fully loaded, for up to three seconds. Leave this off if your pages load quickly.', 'frontage-site' ),
	'recommended' => false,
];
